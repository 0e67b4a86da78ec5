import { afterEach, expect, test, vi } from 'vitest';
import { TROUBLES } from '#protocol/tables.ts';
import { api, mayPass } from '#web/pages/online/api.ts';
import { de } from '#web/pages/online/words/de.ts';
import { en } from '#web/pages/online/words/en.ts';
import { ONLINE } from '#web/pages/online/words/words.ts';

/** The page asks, a server answers, and whatever goes wrong is an answer with words. */

// Refusals are identified by their words.
await Promise.all([ONLINE.learn('en'), ONLINE.learn('de')]);

afterEach(() => void vi.unstubAllGlobals());

const asked: { url: string; init: RequestInit }[] = [];
const answering = (answer: () => Response | Promise<Response>): void => {
  asked.length = 0;
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    asked.push({ url, init });
    return Promise.resolve(answer());
  });
};
const json = (value: unknown, status = 200): Response =>
  new Response(JSON.stringify(value), { status, headers: { 'content-type': 'application/json; charset=utf-8' } });

test('deeds are sent as JSON to this origin, secrets in the body only', async () => {
  answering(() => json({ id: 'x' }));
  expect(await api.sit('a b', 'secret')).toEqual({ ok: true, value: { id: 'x' } });
  expect(asked[0]?.url).toBe('api/tables/a%20b/sit');
  expect(asked[0]?.init).toMatchObject({
    method: 'POST',
    body: '{"invite":"secret"}',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json' },
  });
  await api.sit('t', undefined);
  expect(asked[1]?.init.body).toBe('{}');
  await api.table('t');
  expect(asked[2]?.init.method).toBeUndefined();
});

test('nobody has an account before the first deed', async () => {
  answering(() => new Response(null, { status: 204 }));
  expect(await api.me()).toEqual({ ok: true, value: undefined });
});

test('refusals come with their reason, and with the faults of a position', async () => {
  answering(() => json({ error: 'bad-setup', message: 'no', faults: ['line 2: what?'] }, 400));
  expect(await api.lobby()).toEqual({ ok: false, why: 'bad-setup', faults: ['line 2: what?'] });
  answering(() => json({ statusCode: 500, message: 'broken' }, 500));
  expect(await api.lobby()).toEqual({ ok: false, why: 'internal', faults: [] });
  answering(() => json({ error: 'Payload Too Large', message: 'x' }, 413));
  expect(await api.lobby()).toMatchObject({ ok: false, why: 'too-large' });
  answering(() => json({ error: 'something newer', message: 'x' }, 409));
  expect(await api.lobby()).toMatchObject({ ok: false, why: 'odd' });
  answering(() => json(null, 409));
  expect(await api.lobby()).toMatchObject({ ok: false, why: 'odd' });
});

test('a server of files has no tables, a server that is down is away', async () => {
  const page = (status: number) => new Response('<html>', { status, headers: { 'content-type': 'text/html' } });
  answering(() => page(404));
  expect(await api.lobby()).toMatchObject({ ok: false, why: 'none' });
  answering(() => page(200));
  expect(await api.lobby()).toMatchObject({ ok: false, why: 'none' });
  answering(() => page(502));
  expect(await api.lobby()).toMatchObject({ ok: false, why: 'away' });
  answering(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(await api.lobby()).toMatchObject({ ok: false, why: 'away' });
  answering(() => new Response('{"open":', { headers: { 'content-type': 'application/json' } }));
  expect(await api.lobby()).toMatchObject({ ok: false, why: 'away' });
});

test('pages opened from a disk ask nobody', async () => {
  answering(() => json({}));
  vi.stubGlobal('location', { protocol: 'file:' });
  expect(await api.lobby()).toMatchObject({ ok: false, why: 'none' });
  expect(asked).toEqual([]);
});

test('every reason has words of its own in both languages', () => {
  for (const words of [en, de]) {
    const told = [...TROUBLES, 'none', 'away', 'odd'].map((why) => words.trouble[why as keyof typeof words.trouble]);
    expect(told.every((text) => text.length > 10)).toBe(true);
    expect(new Set(told).size).toBe(told.length);
  }
});

test('only what passes is asked again', () => {
  expect((['away', 'busy', 'internal', 'too-fast'] as const).every(mayPass)).toBe(true);
  expect((['none', 'no-table', 'odd', 'taken'] as const).some(mayPass)).toBe(false);
});
