import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { MyAccount } from '#protocol/accounts.ts';
import { type Browser, browserAt } from './browser.ts';
import { mailbox, type Received } from './mailbox.ts';
import { serveOnline, type TestServer } from './test-server.ts';

/** Links by mail, through a real SMTP server. */

const URL = 'https://play.example.org';
let box: Awaited<ReturnType<typeof mailbox>>;
let server: TestServer;
let passed = 0;

beforeAll(async () => {
  box = await mailbox();
  server = await serveOnline({
    now: () => Date.now() + passed,
    url: URL,
    mail: box.mail,
  });
});
afterAll(async () => {
  await server.stop();
  await box.close();
});
beforeEach(() => {
  box.received.length = 0;
  passed += 24 * 3600_000;
});

const mailsTo = (address: string): readonly Received[] => box.to(address);
const linkIn = (mail: Received | undefined): string => /https:\S+/.exec(mail?.text ?? '')?.[0] ?? '';
const tokenIn = (mail: Received | undefined): string => linkIn(mail).split('/').at(-1) ?? '';
async function withMail(name: string, mail: string): Promise<Browser> {
  const browser = browserAt(server.base);
  await browser.post('/api/me', { name });
  await browser.post('/api/account/password', { password: 'seven lonely hexes' });
  expect((await browser.post('/api/account/mail', { mail })).status).toBe(200);
  const address = mail.toLowerCase();
  await expect.poll(() => mailsTo(address).length).toBe(1);
  expect((await browser.post('/api/account/mail/confirm', { token: tokenIn(mailsTo(address)[0]) })).status).toBe(200);
  box.received.length = 0;
  return browser;
}

test('a confirmed address receives a link that logs in once', async () => {
  const browser = await withMail('Vera', 'Vera@Example.org');
  expect((await browser.get<MyAccount>('/api/account')).body.mail).toBe('vera@example.org');
  const other = browserAt(server.base);
  expect((await other.get('/api/login')).body).toEqual({ passkeys: true, mail: true });
  expect(await other.post('/api/login/mail', { mail: 'vera@example.org' })).toMatchObject({ body: { ok: true } });
  await expect.poll(() => mailsTo('vera@example.org').length).toBe(1);
  expect(box.received[0]?.to).toEqual(['vera@example.org']);
  const token = tokenIn(box.received[0]);
  expect((await other.post('/api/login/link', { token })).body).toMatchObject({ name: 'Vera' });
  expect((await browserAt(server.base).post('/api/login/link', { token })).body).toMatchObject({ error: 'used-up' });
});

test('a link goes to the address the operator has named, whatever the request says, and ages', async () => {
  await withMail('Wilma', 'wilma@example.org');
  const asks = browserAt(server.base);
  await asks.post('/api/login/mail', { mail: 'wilma@example.org' }, { 'x-forwarded-host': 'evil.example' });
  await expect.poll(() => mailsTo('wilma@example.org').length).toBe(1);
  expect(linkIn(box.received[0])).toMatch(/^https:\/\/play\.example\.org\/#\/you\/link\/[\w-]{43}$/);
  passed += 31 * 60_000;
  expect((await asks.post('/api/login/link', { token: tokenIn(box.received[0]) })).body).toMatchObject({
    error: 'used-up',
  });
});

test('an unknown address is answered the same and gets no mail; one address is not flooded', async () => {
  await withMail('Xenia', 'xenia@example.org');
  const asks = browserAt(server.base);
  const unknown = await asks.post('/api/login/mail', { mail: 'nobody@example.org' });
  const known = await asks.post('/api/login/mail', { mail: 'xenia@example.org' });
  expect(unknown).toEqual(known);
  await expect.poll(() => mailsTo('xenia@example.org').length).toBe(1);
  for (let n = 0; n < 6; n++) await asks.post('/api/login/mail', { mail: 'xenia@example.org' });
  expect((await asks.post('/api/login/mail', { mail: 'xenia@example.org' })).status).toBe(429);
  expect(mailsTo('nobody@example.org')).toEqual([]);
  expect(mailsTo('xenia@example.org').length).toBeLessThanOrEqual(5);
  expect((await asks.post('/api/login/mail', { mail: 'a@example.org\r\nBcc: b@example.org' })).status).toBe(400);
});

test('an address is confirmed by a link for that and not by one to log in', async () => {
  await withMail('Yara', 'yara@example.org');
  const asks = browserAt(server.base);
  await asks.post('/api/login/mail', { mail: 'yara@example.org' });
  await expect.poll(() => mailsTo('yara@example.org').length).toBe(1);
  const token = tokenIn(box.received[0]);
  expect((await asks.post('/api/account/mail/confirm', { token })).body).toMatchObject({ error: 'used-up' });
});
