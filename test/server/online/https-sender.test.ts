import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createOutgoing, readAddress, Undelivered } from '#server/notifications/https-sender.ts';
import { isPublic } from '#server/notifications/public-address.ts';
import { type Receiver, receiver } from './receiver.ts';

/** Messages to addresses players name: to the public net only, briefly, and to the address that was checked. */

let there: Receiver;
beforeAll(async () => void (there = await receiver()));
afterAll(() => there.close());
beforeEach(() => {
  there.arrived.length = 0;
  Object.assign(there.answer, { status: 200, body: 'ok', headers: {} });
});
const MESSAGE = { headers: { 'content-type': 'text/plain' }, body: 'hello' };
const fault = async (sent: Promise<void>) => {
  const error = await sent.then(
    () => undefined,
    (why: unknown) => why,
  );
  return error instanceof Undelivered ? error.fault : error;
};

const INSIDE = [
  '127.0.0.1',
  '127.255.255.254',
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '192.0.0.8',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:10.0.0.1',
  '::ffff:8.8.8.8',
  '::127.0.0.1',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  '2001:0:7f00:1::',
  '2001:db8::1',
  'fc00::1',
  'fd12:3456::1',
  'fe80::1',
  'fe80::1%eth0',
  'fec0::1',
  'ff02::1',
  'localhost',
  '',
];
test.each(INSIDE)('%s is no address of the public net', (address) => expect(isPublic(address)).toBe(false));
test.each(['8.8.8.8', '172.32.0.1', '100.128.0.1', '2606:4700:4700::1111', '2a00:1450:4001::1'])(
  '%s is an address of the public net',
  (address) => expect(isPublic(address)).toBe(true),
);

test('addresses are https, without a user, at no port of another service', () => {
  for (const text of [
    'http://hooks.example.org/',
    'https://user:secret@hooks.example.org/',
    'https://hooks.example.org:25/',
    'ftp://hooks.example.org/',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'hooks.example.org',
    '',
  ])
    expect(() => readAddress(text), text).toThrow(Undelivered);
  for (const text of ['https://hooks.example.org/a?b', 'https://hooks.example.org:8443/', 'https://[2606:4700::1]/'])
    expect(readAddress(text).protocol).toBe('https:');
});

describe('without any test setting', () => {
  const real = createOutgoing();
  test.each([
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://0x7f000001/',
    'https://2130706433/',
    'https://127.1/',
    'https://localhost:8443/',
    'https://169.254.169.254/latest/meta-data',
  ])('%s is refused', async (address) => expect(await fault(real(address, MESSAGE))).toBe('inside'));
});

test('a name with an inside address among its addresses is refused', async () => {
  const outgoing = createOutgoing({ resolve: async () => ['93.184.216.34', '10.0.0.1'] });
  expect(await fault(outgoing('https://both.example.org/', MESSAGE))).toBe('inside');
  const nowhere = createOutgoing({ resolve: () => Promise.reject(new Error('ENOTFOUND')) });
  expect(await fault(nowhere('https://nowhere.example.org/', MESSAGE))).toBe('unknown-host');
});

test('the address that was checked is the one connected to: a name is asked for once', async () => {
  let asked = 0;
  const outgoing = createOutgoing({
    ...there.outgoing,
    resolve: async () => (++asked === 1 ? ['127.0.0.1'] : ['10.0.0.1']),
  });
  await outgoing(there.url('/checked'), MESSAGE);
  expect(asked).toBe(1);
  expect(there.arrived).toMatchObject([{ path: '/checked', headers: { host: `hooks.test:${there.port}` } }]);
  expect(there.arrived[0]?.body.toString()).toBe('hello');
});

test('the certificate must be that of the name', async () => {
  const outgoing = createOutgoing(there.outgoing);
  expect(await fault(outgoing(`https://stranger.test:${there.port}/`, MESSAGE))).toBe('silent');
  const { ca: _, ...untrusted } = there.outgoing;
  expect(await fault(createOutgoing(untrusted)(there.url('/'), MESSAGE))).toBe('silent');
  expect(there.arrived).toEqual([]);
});

test('redirects are not followed', async () => {
  Object.assign(there.answer, { status: 302, headers: { location: there.url('/further') } });
  expect(await fault(createOutgoing(there.outgoing)(there.url('/first'), MESSAGE))).toBe('refused');
  expect(there.arrived.map(({ path }) => path)).toEqual(['/first']);
});

test('an endless answer is cut off after a kilobyte, a silent one after a while', async () => {
  there.answer.endless = true;
  expect(await fault(createOutgoing(there.outgoing)(there.url('/long'), MESSAGE))).toBeUndefined();
  await expect.poll(() => there.cutOff).toBe(1);
  Object.assign(there.answer, { endless: false, status: undefined });
  expect(await fault(createOutgoing({ ...there.outgoing, patience: 300 })(there.url('/'), MESSAGE))).toBe('silent');
  expect(there.arrived.map(({ path }) => path)).toEqual(['/long', '/']);
});
