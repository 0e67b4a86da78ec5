import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import WebSocket from 'ws';
import { seededChoice } from '#core/dice/dice.ts';
import type { FromServer } from '#protocol/messages.ts';
import type { Lobby, Offer, Offered, TableCard } from '#protocol/tables.ts';
import { Refused } from '#server/accounts/refusal.ts';
import { databaseFile } from '#server/online.ts';
import type { LiveTable } from '#server/tables/live-table.ts';
import { spoiled } from '#test/laws/mutation.ts';
import { playAlone } from './alone.ts';
import { serveOnline, type TestServer } from './test-server.ts';
import { type Guest, insider, newKey, Robot, RULES } from './robot.ts';
import { SETUPS } from './setups.ts';

/** Clients that mean no good: each is refused, limited or dropped, and nobody else notices. */

let server: TestServer;
let ann: Guest;
let bob: Guest;
let eve: Guest;
const reports: unknown[] = [];
const unhandled = (error: unknown): void => void reports.push(error);

beforeAll(async () => {
  process.on('unhandledRejection', unhandled);
  server = await serveOnline({ report: (error) => reports.push(error) });
  [ann, bob, eve] = [await insider(server, 'Ann'), await insider(server, 'Bob'), await insider(server, 'Eve')];
});
afterAll(async () => {
  await server.stop();
  process.off('unhandledRejection', unhandled);
  expect(reports).toEqual([]);
});

const socketUrl = (base = server.base): string => `${base.replace('http', 'ws')}/api/socket`;

interface Raw {
  readonly socket: WebSocket;
  readonly heard: FromServer[];
  send(message: unknown): void;
  /** Waits for a message; undefined where the socket was closed first. */
  find(is: (message: FromServer) => boolean): Promise<FromServer | undefined>;
  readonly closed: Promise<number>;
}

async function raw(cookie = '', headers: Readonly<Record<string, string>> = {}, base = server.base): Promise<Raw> {
  const socket = new WebSocket(socketUrl(base), { headers: { cookie, ...headers } });
  const heard: FromServer[] = [];
  socket.on('message', (data: Buffer) => void heard.push(JSON.parse(data.toString('utf8')) as FromServer));
  const closed = new Promise<number>((resolve) => socket.on('close', resolve));
  socket.on('error', () => undefined);
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  return {
    socket,
    heard,
    send: (message) => socket.send(typeof message === 'string' ? message : JSON.stringify(message)),
    async find(is) {
      for (let i = 0; i < 2000; i++) {
        const found = heard.find(is);
        if (found || socket.readyState === WebSocket.CLOSED) return found;
        await wait(10);
      }
      throw new Error('nothing came');
    },
    closed,
  };
}
const sitting = async (cookie: string, table: string): Promise<Raw> => {
  const one = await raw(cookie);
  one.send({ is: 'sit', v: 1, table, rules: await RULES });
  await one.find(({ is }) => is === 'whole' || is === 'none');
  return one;
};
/** An allowance that is used up is waited for: what is tested is what comes after it. */
async function patiently(path: string, init?: RequestInit): Promise<Response> {
  for (;;) {
    const response = await fetch(`${server.base}${path}`, init);
    if (response.status !== 429) return response;
    await wait(500);
  }
}
const post = (path: string, cookie: string, body: unknown, headers: Readonly<Record<string, string>> = {}) =>
  patiently(path, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
const OFFER: Offer = {
  ...SETUPS.basic,
  title: 'A game',
  terms: { undo: 'free', spectators: true },
  visible: 'link',
};
/** A table made past the limits of an address. */
const tableOf = async (one: Guest, two: Guest, offer: Partial<Offer> = {}): Promise<TableCard> => {
  const { table, invite } = await server.online.lobby.offer(one.account, { ...OFFER, ...offer });
  return server.online.lobby.sit(two.account, table.id, invite);
};
async function expectServed(): Promise<void> {
  const one = await raw(ann.cookie);
  one.send({ is: 'ping', at: 5 });
  expect(await one.find(({ is }) => is === 'pong')).toMatchObject({ at: 5 });
  one.socket.close();
}

test('who has no seat, or another one, plays nothing', async () => {
  const { id } = await tableOf(ann, bob);
  const seats = [ann, bob].map((who, i) => new Robot(server.base, who, id, i + 1));
  for (const seat of seats) await seat.connect();
  await seats[0]?.until(() => seats.some((one) => one.decides()));
  const mover = seats.find((one) => one.decides()) as Robot;
  const waiting = seats.find((one) => one !== mover) as Robot;
  const give = mover.pick();
  for (const cookie of ['', eve.cookie, 'hexfront=forged', `hexfront=${'x'.repeat(300)}`, 'hexfront=%00']) {
    const stranger = await sitting(cookie, id);
    stranger.send({ is: 'give', table: id, ...give, key: newKey() });
    const done = await stranger.find(({ is }) => is === 'done');
    expect(done).toMatchObject({ answer: { ok: false, why: 'not-yours' } });
    expect(stranger.heard.find(({ is }) => is === 'whole')).toMatchObject({
      whole: { watcher: 'spectator', plays: [] },
    });
    stranger.socket.close();
  }
  expect(await waiting.give({ ...give, key: newKey() })).toMatchObject({ ok: false });
  expect(await mover.give({ ...give, key: newKey(), decision: 77 })).toEqual({ ok: false, why: 'late' });
  const first = await mover.give(give);
  expect(first).toMatchObject({ ok: true });
  // The key of another player's command does nothing for who repeats it.
  await waiting.ask({ is: 'takeBack', table: id, key: give.key, to: 0 });
  expect(mover.stand?.played).toBe(1);
  // The undo point is told only to the side that decides.
  const decider = seats.find((one) => one.decides());
  for (const one of seats) if (one !== decider) expect(one.stand?.undoPoint).toBe(one.stand?.played);
  for (const one of seats) one.close();
});

test('forged fields, another’s view and unknown kinds are faults, and three of them end the socket', async () => {
  const { id } = await tableOf(ann, bob);
  const rules = await RULES;
  const sit = { is: 'sit', v: 1, table: id, rules };
  const give = { is: 'give', table: id, key: newKey(), decision: 0, commands: [{}] };
  const forged: readonly unknown[] = [
    { ...sit, watcher: 'red' },
    { ...sit, side: 'red' },
    { ...give, account: ann.account.id },
    { ...give, dice: [6, 6] },
    { ...give, side: 'red' },
    { is: 'view', table: id, watcher: 'red' },
    { is: 'whole' },
    { ...give, key: 'short' },
    { ...give, decision: -1 },
    { ...give, commands: [] },
    { ...give, commands: Array.from({ length: 201 }, () => ({})) },
    { is: 'say', table: id, room: 'players', text: 'x'.repeat(501) },
    { is: 'say', table: id, room: 'owner', text: 'x' },
    { is: 'share', table: id, share: 'A'.repeat(64) },
  ];
  for (let i = 0; i < forged.length; i += 3) {
    const one = await raw(eve.cookie);
    for (let k = 0; k < 3; k++) one.send(forged[(i + k) % forged.length]);
    expect(await one.find(({ is }) => is === 'bye')).toMatchObject({ why: 'faults', after: 60_000 });
    expect(one.heard.map(({ is }) => is)).toEqual(['hello', 'bye']);
    await one.closed;
  }
});

test('broken, binary, deep and huge messages end the socket and nothing else', async () => {
  const bad: readonly (readonly (string | Buffer)[])[] = [
    ['', '{', 'null'],
    [Buffer.from([0, 1, 2]), Buffer.from('{"is":"ping","at":1}'), Buffer.alloc(0)],
    ['['.repeat(100_000), `{"is":"give","commands":${'['.repeat(40)}${']'.repeat(40)}}`, `${'{"a":'.repeat(9000)}1`],
    ['{"is":"ping","at":1e999}', '{"is":"ping","__proto__":{}}', '"\\ud800"'],
  ];
  for (const messages of bad) {
    const one = await raw(eve.cookie);
    for (const message of messages) one.socket.send(message);
    expect(await one.find(({ is }) => is === 'bye')).toMatchObject({ why: 'faults' });
    await one.closed;
  }
  const huge = await raw(eve.cookie);
  huge.socket.send('x'.repeat(10_000_000));
  expect(await huge.closed).toBeGreaterThanOrEqual(1006);
  const response = await post('/api/tables', ann.cookie, `{"setup":"${'x'.repeat(10_000_000)}"}`).catch(
    () => undefined,
  );
  expect(response?.status ?? 413).toBe(413);
  await expectServed();
});

test('a thousand messages in a second are not answered, and end the socket', async () => {
  const one = await raw(eve.cookie);
  for (let i = 0; i < 1000; i++) one.send({ is: 'ping', at: i });
  expect(await one.find(({ is }) => is === 'bye')).toMatchObject({ why: 'faults' });
  expect(one.heard.filter(({ is }) => is === 'pong').length).toBeLessThan(400);
  await expectServed();
});

test('names and chat are text: too long or with control characters they are refused or cleaned', async () => {
  for (const name of [
    'x'.repeat(5000),
    'a\u0000b',
    '<b>x</b>',
    '\u202ereversed',
    '',
    '   ',
    'a\nb',
    '\ud800',
    17,
    null,
  ]) {
    const response = await post('/api/me', '', { name });
    expect(response.status, String(name)).toBe(400);
    expect(await response.json()).toHaveProperty('error', 'bad-request');
  }
  const { id } = await tableOf(ann, bob);
  const [one, two] = [await sitting(ann.cookie, id), await sitting(bob.cookie, id)];
  one.send({ is: 'say', table: id, room: 'all', text: '<script>alert(1)</script>\u0007\u202e\ud800' });
  const said = await two.find(({ is }) => is === 'said');
  expect(said).toMatchObject({ said: { from: { name: 'Ann' } } });
  const text = (said as Extract<FromServer, { readonly is: 'said' }>).said.text;
  expect(text.startsWith('<script>alert(1)</script>')).toBe(true);
  expect(/[\p{Cc}\u202e]/u.test(text)).toBe(false);
  for (let i = 0; i < 20; i++) one.send({ is: 'say', table: id, room: 'all', text: `line ${i}` });
  one.send({ is: 'ping', at: 9 });
  await one.find(({ is }) => is === 'pong');
  await wait(100);
  expect(two.heard.filter(({ is }) => is === 'said').length).toBeLessThanOrEqual(6);
  one.socket.close();
  two.socket.close();
});

test('what comes from another site is refused: requests that change something, and sockets', async () => {
  const elsewhere = [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ];
  for (const headers of elsewhere) {
    for (const path of [
      '/api/me',
      '/api/tables',
      '/api/tables/x/sit',
      '/api/tables/x/withdraw',
      '/api/tables/x/rematch',
    ]) {
      // `fetch` sets some of these headers itself; plain HTTP sends what it is told.
      const status = await new Promise((resolve, reject) => {
        const sent = request(`${server.base}${path}`, {
          method: 'POST',
          headers: { ...headers, cookie: ann.cookie, 'content-type': 'application/json' },
        });
        sent.once('response', (answer) => resolve(answer.resume().statusCode)).once('error', reject);
        sent.end('{}');
      });
      expect([403, 429]).toContain(status);
    }
    await expect(raw(ann.cookie, headers)).rejects.toThrow('403');
  }
  // A form of another site can send text, never JSON.
  const form = await post('/api/me', '', 'name=x', { 'content-type': 'text/plain' });
  expect([400, 415]).toContain(form.status);
});

test('ids are names of tables and nothing else', async () => {
  const ids = [
    '..%2f..%2fetc%2fpasswd',
    '%00',
    "'%20or%201=1--",
    'x'.repeat(3000),
    '%ff',
    '__proto__',
    '%F0%9F%94%A5',
    '.',
  ];
  for (const id of ids)
    for (const end of [
      '',
      '/entries',
      '/record',
      '/notes',
      '/entries?from=-1',
      '/entries?from=1&to=1e9',
      '/entries?from=1&from=2',
    ]) {
      const { status } = await patiently(`/api/tables/${id}${end}`, { headers: { cookie: ann.cookie } });
      expect(status, `${id}${end}`).toBeLessThan(500);
      if (!end.startsWith('/notes') && id !== '.') expect(status, `${id}${end}`).toBeGreaterThanOrEqual(400);
    }
  const one = await raw(ann.cookie);
  for (const table of ['../x', "' or 1=1", '__proto__', '\u0000'])
    one.send({ is: 'sit', v: 1, table, rules: await RULES });
  await one.find(() => one.heard.filter(({ is }) => is === 'none').length === 4);
  one.socket.close();
});

test('a login has twenty sockets', async () => {
  const all: Raw[] = [];
  for (let i = 0; i < 20; i++) all.push(await raw(eve.cookie));
  const over = await raw(eve.cookie);
  expect(await over.find(({ is }) => is === 'bye')).toMatchObject({ why: 'too-many' });
  all[0]?.socket.close();
  await all[0]?.closed;
  await vi.waitFor(async () => {
    const again = await raw(eve.cookie);
    const [first] = [await again.find(() => true)];
    again.socket.close();
    expect(first).toMatchObject({ is: 'hello' });
  });
  for (const one of all) one.socket.close();
  await Promise.all(all.map(({ closed }) => closed));
});

test('a table without spectators shows its game to its players only', async () => {
  const { id } = await tableOf(ann, bob, { terms: { undo: 'free', spectators: false }, visible: 'public' });
  for (const cookie of ['', eve.cookie]) {
    const one = await sitting(cookie, id);
    expect(one.heard.find(({ is }) => is === 'none')).toMatchObject({ why: 'no-seat' });
    one.socket.close();
    for (const path of ['entries', 'record'])
      expect((await patiently(`/api/tables/${id}/${path}`, { headers: { cookie } })).status).toBe(403);
  }
  const lobby = await eve.call<Lobby>('GET', '/api/tables');
  expect(lobby.running.map((one) => one.id)).not.toContain(id);
  expect(await bob.call('GET', `/api/tables/${id}/entries`)).toMatchObject({ entries: [] });
});

test('a stolen database holds no secret that could be used: logins, invitations, dice', async () => {
  const { table, invite } = await server.online.lobby.offer(ann.account, OFFER);
  await server.online.lobby.sit(bob.account, table.id, invite);
  const tail = await server.online.tails.tail(table.id);
  const bytes = ['', '-wal'].map((end) => readFileSync(`${databaseFile(server.data)}${end}`));
  const holds = (text: string | Buffer): boolean => bytes.some((file) => file.includes(text));
  // The id of the table is found: the file is the right one.
  expect(holds(table.id)).toBe(true);
  for (const { cookie } of [ann, bob]) expect(holds(cookie.split('=')[1] ?? '')).toBe(false);
  expect(invite?.length).toBeGreaterThan(20);
  expect(holds(invite ?? '')).toBe(false);
  expect(tail).toHaveLength(64);
  for (const form of [tail, Buffer.from(tail, 'hex'), Buffer.from(tail, 'hex').toString('base64').slice(0, 40)])
    expect(holds(form)).toBe(false);
});

test('a table by link takes who has the secret, once', async () => {
  const [owner, friend] = [await insider(server, 'Owner'), await insider(server, 'Friend')];
  const { table, invite } = await owner.call<Offered>('POST', '/api/tables', OFFER);
  expect((await eve.call<Lobby>('GET', '/api/tables')).open.map(({ id }) => id)).not.toContain(table.id);
  const other = await server.online.lobby.offer(owner.account, OFFER);
  for (const wrong of [undefined, '', 'wrong', other.invite, `${invite}x`])
    expect((await post(`/api/tables/${table.id}/sit`, eve.cookie, { invite: wrong })).status, wrong ?? 'none').toBe(
      403,
    );
  expect((await post(`/api/tables/${table.id}/sit`, '', { invite })).status).toBe(401);
  expect((await post(`/api/tables/${table.id}/sit`, friend.cookie, { invite })).status).toBe(200);
  expect((await post(`/api/tables/${table.id}/sit`, eve.cookie, { invite })).status).toBe(409);
});

test('one account offers five tables', async () => {
  const owner = await insider(server, 'Greedy');
  for (let i = 0; i < 5; i++) await server.online.lobby.offer(owner.account, OFFER);
  const over = await post('/api/tables', owner.cookie, OFFER);
  expect([over.status, await over.json()]).toMatchObject([409, { error: 'too-many' }]);
});

test('spoiled set-ups are refused in words, in time', async () => {
  const choose = seededChoice(11);
  const grid = 'game gamex\nboard inline\n  grid rows A..ZZ columns 1..40000\nend board\nturns 3\n';
  const texts: { readonly game: string; readonly setup: string }[] = [
    { game: 'gamex', setup: grid },
    { game: 'gamex', setup: 'game gamex\nboard inline\n  grid radius 600\nend board\nturns 3\n' },
    { game: 'blitz', setup: readFileSync('src/games/gamex/data/duel.situation', 'utf8') },
    { game: 'gamex', setup: '\u0000' },
    { game: 'blitz', setup: 'game basic\n'.repeat(5000) },
    { game: 'gamex', setup: `game gamex\nboard 2 R 3\n${'los R-Q-1\n'.repeat(5000)}` },
  ];
  for (const one of Object.values(SETUPS))
    for (let i = 0; i < 24; i++) texts.push({ game: one.game, setup: spoiled(one.setup, choose).slice(0, 64 * 1024) });
  let refused = 0;
  for (const { game, setup } of texts) {
    const { account } = await server.online.accounts.begin('Spoiler');
    const since = performance.now();
    try {
      const { table } = await server.online.lobby.offer(account, { ...OFFER, game, setup: setup === '' ? ' ' : setup });
      await server.online.lobby.withdraw(account, table.id);
    } catch (error) {
      if (!(error instanceof Refused)) throw new Error(`not refused in words: ${setup}`, { cause: error });
      expect(error.trouble.message.length).toBeGreaterThan(5);
      refused++;
    }
    expect(performance.now() - since, setup.slice(0, 200)).toBeLessThan(20_000);
  }
  expect(refused).toBeGreaterThan(40);
  const response = await post('/api/tables', ann.cookie, { ...OFFER, game: 'constructor' });
  expect(await response.json()).toHaveProperty('error', 'unknown-game');
});

/** Milliseconds from a give to what its opponent is sent of it. */
async function latencies(robots: readonly Robot[], count: number): Promise<readonly number[]> {
  const found: number[] = [];
  for (let i = 0; i < count && !robots.some(({ over }) => over); i++) {
    await robots[0]?.until(() => robots.some((one) => one.decides() || one.over));
    const mover = robots.find((one) => one.decides()) as Robot;
    const other = robots.find((one) => one !== mover) as Robot;
    const since = performance.now();
    const before = other.seq;
    expect(await mover.give()).toMatchObject({ ok: true });
    await other.until(() => other.seq > before);
    found.push(performance.now() - since);
    await robots[0]?.until(() => robots.every(({ seq }) => seq === mover.seq));
  }
  return found.sort((a, b) => a - b);
}

test('who does not read is left behind and sent the whole table later; others notice nothing', async () => {
  const { id } = await tableOf(ann, bob, SETUPS.tournament);
  const beside = await tableOf(bob, eve);
  const pair = [bob, eve].map((who, i) => new Robot(server.base, who, beside.id, i + 1));
  for (const one of pair) await one.connect();
  await pair[0]?.until(() => pair[0]?.lines.filter(({ is }) => is === 'share').length === 2);
  const alone = await latencies(pair, 20);
  const rules = await RULES;
  const readers = await Promise.all(Array.from({ length: 490 }, () => raw()));
  const deaf = await Promise.all(Array.from({ length: 10 }, () => raw()));
  for (const one of readers) one.send({ is: 'sit', v: 1, table: id, rules });
  for (const one of deaf) {
    one.send({ is: 'sit', v: 1, table: id, rules });
    await one.find(({ is }) => is === 'whole');
    one.socket.pause();
    for (let i = 0; i < 38; i++) one.send({ is: 'sit', v: 1, table: id, rules });
  }
  const players = [ann, bob].map((who, i) => new Robot(server.base, who, id, i + 5));
  for (const one of players) await one.connect();
  const [crowded] = await Promise.all([latencies(pair, 20), latencies(players, 12)]);
  const buffered = [...server.server.websocketServer.clients].map(({ bufferedAmount }) => bufferedAmount);
  expect(Math.max(...buffered)).toBeLessThan(4 * 1024 * 1024);
  // A median of one busy machine: far from the seconds of a table that waits for somebody who does not read.
  expect(crowded[10]).toBeLessThan(50 * (alone[10] ?? 1) + 500);
  const live = await server.online.tables.open(id);
  for (const one of deaf) one.socket.resume();
  for (const one of deaf)
    await one.find(
      (message) =>
        (message.is === 'whole' ? message.whole.seq : message.is === 'lines' ? (message.lines.at(-1)?.seq ?? 0) : 0) ===
        live?.row.head,
    );
  for (const one of [...players, ...pair]) expect(one.faults).toEqual([]);
  for (const one of [...readers, ...deaf]) one.socket.terminate();
  for (const one of [...players, ...pair]) one.close();
});

test('the past of a long game costs its share of the requests of an address', async () => {
  const here = await serveOnline({ now: () => 1e12, report: (error) => reports.push(error) });
  const [one, two] = [await insider(here, 'Ann'), await insider(here, 'Bob')];
  const { table, invite } = await here.online.lobby.offer(one.account, OFFER);
  await here.online.lobby.sit(two.account, table.id, invite);
  const live = (await here.online.tables.open(table.id)) as LiveTable;
  await playAlone(live, ({ played }) => played < 100);
  expect(live.card().played).toBe(100);
  const asked = async (path: string, times: number): Promise<number> => {
    let answered = 0;
    for (let i = 0; i < times; i++) if ((await fetch(`${here.base}/api/tables/${table.id}${path}`)).ok) answered++;
    return answered;
  };
  // 120 at once: the first ten commands cost little, all of them as much as another request.
  expect(await asked('/entries?from=1&to=10', 10)).toBe(10);
  expect(await asked('/record', 60)).toBe(54);
  expect(await asked('', 1)).toBe(0);
  await here.stop();
});

test('who reads too slowly is told to be behind after half a minute, and who reads nothing at all is cut off', async () => {
  let time = Date.now();
  const here = await serveOnline({ now: () => time, report: (error) => reports.push(error) });
  const [one, two] = [await insider(here, 'Ann'), await insider(here, 'Bob')];
  const { table, invite } = await here.online.lobby.offer(one.account, OFFER);
  await here.online.lobby.sit(two.account, table.id, invite);
  // Chat to fill the buffers of the system, which take some megabytes.
  const live = (await here.online.tables.open(table.id)) as LiveTable;
  for (let id = 1; id <= 200; id++) live.said({ id, room: 'all', from: one.account, text: '六'.repeat(500), at: time });
  const sit = { is: 'sit', v: 1, table: table.id, rules: await RULES };
  const clients = here.server.websocketServer.clients;
  const readers = await Promise.all([raw('', {}, here.base), raw('', {}, here.base)]);
  for (const reader of readers) {
    reader.send(sit);
    await reader.find(({ is }) => is === 'whole');
    reader.socket.pause();
    for (let i = 0; i < 60; i++) reader.send(sit);
  }
  const behind = () => [...clients].filter(({ bufferedAmount }) => bufferedAmount > 256 * 1024);
  await expect.poll(() => behind().length, { timeout: 60_000 }).toBe(2);
  const held = behind().map(({ bufferedAmount }) => bufferedAmount);
  expect(Math.max(...held)).toBeLessThan(1024 * 1024);
  time += 31_000;
  await expect.poll(() => [...clients].filter(({ readyState }) => readyState === WebSocket.CLOSING).length).toBe(2);
  const [slow, deaf] = readers as [Raw, Raw];
  slow.socket.resume();
  expect(await slow.find(({ is }) => is === 'bye')).toEqual({ is: 'bye', why: 'behind', after: 0 });
  expect(await slow.closed).toBe(1000);
  await expect.poll(() => clients.size).toBe(1);
  time += 6000;
  await expect.poll(() => clients.size).toBe(0);
  deaf.socket.terminate();
  await here.stop();
});

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom('', '__proto__', 'red', 'blue', '\ud800'),
);
const number = fc.oneof(fc.integer(), fc.double(), fc.constantFrom(0, 1, -1, 1e9));
const junk = fc.oneof(
  text,
  number,
  fc.constant(null),
  fc.boolean(),
  fc.jsonValue({ maxDepth: 3 }) as fc.Arbitrary<unknown>,
);

test('fuzz: messages by their schemas and mangled ones neither break the server nor are they answered as good', async () => {
  const { id } = await tableOf(ann, bob, SETUPS.mines);
  const rules = await RULES;
  const hex = (length: number) =>
    fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: length, maxLength: length });
  const table = fc.constantFrom(id, id, id, 'nowhere');
  const key = hex(24);
  const small = fc.integer({ min: 0, max: 20 });
  const valid = fc.oneof(
    fc.record({
      is: fc.constant('sit'),
      v: fc.constantFrom(1, 1, 1, 2),
      table,
      rules: fc.constant(rules),
      after: small,
    }),
    fc.record({ is: fc.constant('rise'), table }),
    fc.record({
      is: fc.constant('give'),
      table,
      key,
      decision: small,
      commands: fc.array(junk, { minLength: 1, maxLength: 3 }),
    }),
    fc.record({ is: fc.constant('takeBack'), table, key, to: small }),
    fc.record({ is: fc.constant('offer'), table, key, what: fc.constantFrom('undo', 'pause'), to: small }),
    fc.record({ is: fc.constant('answer'), table, key, offer: small, yes: fc.boolean() }),
    fc.record({ is: fc.constant('resume'), table, key }),
    fc.record({ is: fc.constant('commit'), table, hash: hex(64) }),
    fc.record({ is: fc.constant('share'), table, share: hex(64) }),
    fc.record({
      is: fc.constant('say'),
      table,
      room: fc.constantFrom('players', 'all'),
      text: fc.string({ minLength: 1, maxLength: 30, unit: 'binary' }),
    }),
    fc.record({ is: fc.constant('ping'), at: fc.integer() }),
  ) as fc.Arbitrary<object>;
  const mangled = fc.tuple(valid, text, junk).map(([message, name, value]) => ({ ...message, [name]: value }));
  const cut = fc.tuple(valid, fc.nat(200)).map(([message, at]) => JSON.stringify(message).slice(0, at));
  const message = fc.oneof(
    { weight: 8, arbitrary: valid },
    { weight: 1, arbitrary: mangled },
    { weight: 1, arbitrary: cut },
  );
  const before = process.memoryUsage().heapUsed;
  await fc.assert(
    fc.asyncProperty(
      fc.array(message, { minLength: 1, maxLength: 30 }),
      fc.constantFrom(ann, bob, eve),
      async (all, who) => {
        const one = await sitting(who.cookie, id);
        for (const each of all) if (one.socket.readyState === WebSocket.OPEN) one.send(each);
        one.send({ is: 'ping', at: -77 });
        await one.find((heard) => heard.is === 'bye' || (heard.is === 'pong' && heard.at === -77));
        one.socket.close();
        await one.closed;
      },
    ),
    { numRuns: 40, seed: 5 },
  );
  const commands = await fetch(`${server.base}/api/tables/${id}/entries`, { headers: { cookie: ann.cookie } });
  expect(commands.status).toBeLessThan(500);
  expect(process.memoryUsage().heapUsed - before).toBeLessThan(400 * 1024 * 1024);
  expect(reports).toEqual([]);
  await expectServed();
});

test('fuzz: bodies of requests are taken or refused, and never a fault of the server', async () => {
  const routes = [
    '/api/me',
    '/api/tables',
    '/api/tables/nowhere/sit',
    '/api/tables/nowhere/withdraw',
    '/api/tables/nowhere/rematch',
  ];
  const body = fc.oneof(
    fc.record({ name: junk }),
    fc.record({
      game: fc.constantFrom('blitz', 'gamex', 'x'),
      setup: text,
      title: text,
      terms: junk,
      visible: fc.constantFrom('link', 'public', 'x'),
    }),
    fc.record({
      game: fc.constant('blitz'),
      setup: text,
      title: text,
      terms: fc.constant({ undo: 'free', spectators: true }),
      visible: fc.constant('link'),
    }),
    fc.record({ invite: junk }),
    junk,
  );
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...routes), body, fc.boolean(), async (route, value, broken) => {
      const sent = JSON.stringify(value) ?? '';
      const response = await post(route, eve.cookie, broken ? sent.slice(0, -1) : sent);
      expect(response.status, `${route} ${sent}`).toBeLessThan(500);
      await response.text();
    }),
    { numRuns: 100, seed: 6 },
  );
  expect(reports).toEqual([]);
});
