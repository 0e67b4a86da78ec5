import type Crypto from 'node:crypto';
import { createHash } from 'node:crypto';
import { afterEach, expect, test, vi } from 'vitest';
import WebSocket from 'ws';
import { type Choose, seededChoice } from '#core/dice/dice.ts';
import type { Game } from '#core/game.ts';
import { hashOf } from '#core/hash.ts';
import { commitmentOf } from '#core/dice/sealed-dice.ts';
import { seenEntry } from '#core/seat.ts';
import { EMPTY_LIBRARY } from '#games/blitz/position.ts';
import type { Blitz } from '#games/blitz/open.ts';
import { blitz } from '#games/blitz/game-package.ts';
import type { Answer, FromServer, ToServer } from '#protocol/messages.ts';
import { stateOf } from '#server/tables/window.ts';
import { AIRBORNE, SKIRMISH } from '#test/games/gamex/practice.ts';
import { blitzPractice } from '#test/laws/blitz-practice.ts';
import { CARDS, gamexTwins, MINED, opened, PLANS, type Twins } from '#test/table/twins.ts';
import { serveOnline, type TestServer } from './test-server.ts';
import { type Guest, guest, seatedTable } from './robot.ts';

/**
 * Two games that differ only in what a seat may not know, at two real servers whose chance and clock are the same: every byte
 * that leaves for that seat and for a spectator is the same, until the game itself shows the difference.
 */

const chance = vi.hoisted(() => ({ drawn: 0 }));
vi.mock('node:crypto', async (original) => {
  const crypto = await original<typeof Crypto>();
  const randomBytes = (size: number): Buffer => {
    const parts: Buffer[] = [];
    for (let have = 0; have < size; have += 32)
      parts.push(
        crypto
          .createHash('sha256')
          .update(`drawn ${chance.drawn++}`)
          .digest(),
      );
    return Buffer.concat(parts).subarray(0, size);
  };
  const randomInt = (below: number): number => randomBytes(4).readUInt32BE() % below;
  return { ...crypto, randomBytes, randomInt };
});

const servers: TestServer[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.stop();
});

const NOW = 1_700_000_000_000;
const RULES = { blitz: 0, gamex: 0 };

/** A client that notes every byte. */
async function listener(base: string, cookie: string) {
  const socket = new WebSocket(`${base.replace('http', 'ws')}/api/socket`, { headers: { cookie } });
  const frames: string[] = [];
  const waiting: (() => void)[] = [];
  socket.on('message', (data: Buffer) => {
    const text = data.toString('utf8');
    // Presence messages are sent by a timer and carry nothing of the game.
    if (!text.startsWith('{"is":"here"')) frames.push(text);
    for (const wake of waiting.splice(0)) wake();
  });
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  const send = (message: ToServer): void => socket.send(JSON.stringify(message));
  const until = async <T>(find: () => T | undefined): Promise<T> => {
    for (;;) {
      const found = find();
      if (found !== undefined) return found;
      if (socket.readyState !== socket.OPEN) throw new Error(`closed: ${frames.at(-1)}`);
      await new Promise<void>((resolve) => waiting.push(resolve));
    }
  };
  let pings = 0;
  return {
    send,
    /** Frames received since the last call. */
    async taken(): Promise<readonly string[]> {
      const at = ++pings;
      send({ is: 'ping', at });
      await until(() => frames.find((text) => text.startsWith(`{"is":"pong","at":${at},`)));
      return frames.splice(0);
    },
    async asked(message: Extract<ToServer, { readonly key: string }>): Promise<Answer> {
      send(message);
      const done = await until(() => frames.find((text) => text.includes(`"is":"done","key":"${message.key}"`)));
      return (JSON.parse(done) as Extract<FromServer, { readonly is: 'done' }>).answer;
    },
    close: () => socket.close(),
  };
}
type Listener = Awaited<ReturnType<typeof listener>>;

const key = (n: number): string => n.toString(16).padStart(24, '0');

/** Answers of all HTTP routes of a table; waits for the allowance when it is used up. */
async function fetched(base: string, cookie: string, table: string): Promise<readonly string[]> {
  const paths = ['', '/entries?from=1&to=512', '/entries?from=2&to=3', '/record', '/notes'];
  const found: string[] = [];
  for (const path of [...paths.map((end) => `/api/tables/${table}${end}`), '/api/tables'])
    for (;;) {
      const response = await fetch(`${base}${path}`, { headers: { cookie } });
      const text = await response.text();
      if (response.status === 429) await new Promise((resolve) => setTimeout(resolve, 200));
      else {
        found.push(`${path} ${response.status} ${response.headers.get('content-length')} ${text}`);
        break;
      }
    }
  return found;
}

async function tableOf<S, C, E, Side extends string, G extends Game<S, C, E, Side>>(
  { gamePackage, game }: Twins<S, C, E, Side, G>,
  setup: string,
  watched: Side,
) {
  chance.drawn = 0;
  const server = await serveOnline({ now: () => NOW });
  servers.push(server);
  const { base } = server;
  const sides = game.sides as readonly string[];
  const people: Guest[] = [await guest(base, 'Ann'), await guest(base, 'Bob')];
  const [ann, bob] = people as [Guest, Guest];
  const side = sides[0] as string;
  const { id } = await seatedTable(ann, bob, { game: gamePackage.kit.id, setup, side, visible: 'public' });
  const live = await server.online.tables.open(id);
  if (!live) throw new Error('no table');
  const rules = Object.fromEntries(Object.keys(RULES).map((name) => [name, gamePackage.kit.rules]));
  const seats = new Map<string, Listener>();
  for (const [i, one] of sides.entries()) seats.set(one, await listener(base, (people[i] as Guest).cookie));
  const spectator = await listener(base, '');
  for (const one of [...seats.values(), spectator]) {
    one.send({ is: 'sit', v: 1, table: id, rules });
    await one.taken();
  }
  const share = (one: string): string => createHash('sha256').update(one).digest('hex');
  for (const [one, seat] of seats) {
    seat.send({ is: 'commit', table: id, hash: commitmentOf(id, one, share(one)) });
    await seat.taken();
  }
  await vi.waitFor(() => expect(Object.keys(live.standing.progress.seal.commitments)).toHaveLength(sides.length));
  for (const [one, seat] of seats) seat.send({ is: 'share', table: id, share: share(one) });
  await vi.waitFor(() => expect(Object.keys(live.standing.progress.seal.shares)).toHaveLength(sides.length));
  const watcher = seats.get(watched) as Listener;
  const cookie = (people[sides.indexOf(watched)] as Guest).cookie;
  let keys = 0;
  return {
    live,
    state: (): S => stateOf(live.standing.stretch) as S,
    give: (by: Side, command: C): Promise<Answer> =>
      (seats.get(by) as Listener).asked({
        is: 'give',
        table: id,
        key: key(++keys),
        decision: live.standing.progress.decision,
        commands: [command],
      }),
    takeBack: (by: Side, to: number): Promise<Answer> =>
      (seats.get(by) as Listener).asked({ is: 'takeBack', table: id, key: key(++keys), to }),
    /** Output for the seat and for a spectator, and all they can ask for now. */
    async sent(thorough: boolean): Promise<readonly string[]> {
      // A computer at the watched seat would be given this.
      const given = JSON.stringify(live.knownTo(watched));
      const all = [...(await watcher.taken()), '—', ...(await spectator.taken()), given];
      if (!thorough) return all;
      const probe = await listener(base, cookie);
      probe.send({ is: 'sit', v: 1, table: id, rules });
      all.push(...(await probe.taken()));
      const { decision } = live.standing.progress;
      const give = { is: 'give', table: id } as const;
      const asks: Extract<ToServer, { readonly key: string }>[] = [
        { ...give, key: key(1e6 + ++keys), decision, commands: [{ do: 'nonsense' }] },
        { ...give, key: key(1e6 + ++keys), decision, commands: [{}] },
        { ...give, key: key(1e6 + ++keys), decision, commands: ['end'] },
        { ...give, key: key(1e6 + ++keys), decision: decision + 1, commands: [{ do: 'nonsense' }] },
        { ...give, key: key(1), decision, commands: [{}] },
        { is: 'takeBack', table: id, key: key(1e6 + ++keys), to: 0 },
        { is: 'answer', table: id, key: key(1e6 + ++keys), offer: 3, yes: true },
        { is: 'resume', table: id, key: key(1e6 + ++keys) },
      ];
      for (const one of asks) all.push(JSON.stringify(await probe.asked(one)));
      all.push(...(await probe.taken()));
      probe.close();
      const onlooker = await listener(base, '');
      onlooker.send({ is: 'sit', v: 1, table: id, rules });
      all.push(...(await onlooker.taken()));
      onlooker.close();
      return [...all, ...(await fetched(base, cookie, id)), '—', ...(await fetched(base, '', id))];
    },
  };
}

function difference(one: readonly string[], two: readonly string[]): string | undefined {
  const at = one.findIndex((text, i) => text !== two[i]);
  if (at < 0) return one.length === two.length ? undefined : `more was sent: ${two.slice(one.length).join()}`;
  const [left = '', right = ''] = [one[at] ?? '', two[at] ?? ''];
  const from = Math.max(0, [...left].findIndex((letter, i) => letter !== right[i]) - 80);
  return `${left.slice(from, from + 240)}\nor\n${right.slice(from, from + 240)}`;
}

const MOST = 30;
const THOROUGH = 6;

/** Plays both games alike but for secrets; gives how many commands were compared and how many of them differed in secret. */
async function compared<S, C, E, Side extends string, G extends Game<S, C, E, Side>>(
  twins: Twins<S, C, E, Side, G>,
  watched: Side,
  seed: number,
): Promise<{ readonly commands: number; readonly secrets: number }> {
  const choose: Choose = seededChoice(seed);
  const { game, practice } = twins;
  const one = await tableOf(twins, twins.setups[0], watched);
  const two = await tableOf(twins, twins.setups[1], watched);
  const watchers = [watched, 'spectator'] as const;
  let secrets = twins.setups[0] === twins.setups[1] ? 0 : 1;
  for (let commands = 0; commands < MOST; commands++) {
    const thorough = commands % THOROUGH === 0 || commands === MOST - 1;
    expect(
      difference(await one.sent(thorough), await two.sent(thorough)),
      `after ${commands} commands`,
    ).toBeUndefined();
    const side = game.decides(one.state());
    if (side === undefined) return { commands, secrets };
    const command = game.sample(game.view(one.state(), side), choose);
    const instead = side === watched ? undefined : practice.secretly?.(two.state(), command, choose);
    if (game.check(two.state(), side, instead ?? command)) return { commands, secrets };
    if (instead !== undefined && hashOf(instead) !== hashOf(command)) secrets++;
    const first = await one.give(side, command);
    expect(first).toMatchObject({ ok: true });
    if (!(await two.give(side, instead ?? command)).ok) return { commands, secrets };
    const seen = ({ live, state }: typeof one): string => {
      const { entry } = live.standing.stretch.entries.at(-1) ?? {};
      return hashOf(
        watchers.map((watcher) => [
          game.view(state(), watcher),
          entry && seenEntry(game, entry as never, state(), watcher).events,
        ]),
      );
    };
    // The game has shown the difference, or is over: then everybody is shown everything.
    const over = [one, two].some(({ live }) => live.standing.phase === 'over');
    if (over || seen(one) !== seen(two)) return { commands: commands + 1, secrets };
    const { progress, stretch } = one.live.standing;
    const played = stretch.from + stretch.entries.length;
    // Taking back is itself something the others see.
    if (commands % 4 === 3 && game.decides(one.state()) === side && progress.undoPoint < played) {
      const back = [await one.takeBack(side, played - 1), await two.takeBack(side, played - 1)];
      if (hashOf(back[0]) !== hashOf(back[1])) return { commands: commands + 1, secrets };
    }
  }
  return { commands: MOST, secrets };
}

async function manyCompared<S, C, E, Side extends string, G extends Game<S, C, E, Side>>(
  twins: Twins<S, C, E, Side, G>,
  watched: Side,
  seeds: readonly number[] = [1, 2, 3],
): Promise<void> {
  let [commands, secrets] = [0, 0];
  for (const seed of seeds) {
    const played = await compared(twins, watched, seed);
    commands += played.commands;
    secrets += played.secrets;
    for (const server of servers.splice(0)) await server.stop();
  }
  expect(commands).toBeGreaterThan(15);
  expect(secrets).toBeGreaterThan(0);
}

test('X28.2 hidden mines elsewhere: the same bytes leave for the other side and for a spectator', async () => {
  await manyCompared(gamexTwins(MINED('C-4 2-1', 'C-5 1-1'), MINED('B-3 1-1', 'D-5 3-1'), {}), 'allied');
});

test('X28.2 mines hidden at the table', async () => {
  await manyCompared(gamexTwins(SKIRMISH), 'axis', [1, 2]);
});

test('X28.3 flights bound for elsewhere', async () => {
  await manyCompared(gamexTwins(AIRBORNE), 'axis', [1, 2]);
});

test('X28.4 other cards in the hand', async () => {
  await manyCompared(gamexTwins(CARDS('49 50'), CARDS('51 53')), 'allied', [1, 2]);
});

test('M9.20 other plans of production', async () => {
  const setups = [PLANS('-6,0 ARM 4 + -6,0 INF4 2'), PLANS('-2,0 INF4 1')] as const;
  const game: Blitz = opened(blitz, setups[0], EMPTY_LIBRARY);
  const twins = { gamePackage: blitz, library: {}, game, practice: blitzPractice(game, EMPTY_LIBRARY), setups };
  await manyCompared(twins, 'red', [1, 2]);
});

test('the players’ room and other people’s notes never leave for anybody else', async () => {
  const server = await serveOnline();
  servers.push(server);
  const [ann, bob, eve] = [
    await guest(server.base, 'Ann'),
    await guest(server.base, 'Bob'),
    await guest(server.base, 'Eve'),
  ];
  const { id } = await seatedTable(ann, bob, { game: 'gamex', setup: MINED('C-4 2-1', 'C-5 1-1') });
  const live = await server.online.tables.open(id);
  const rules = { gamex: live?.opened.gamePackage.kit.rules ?? 0 };
  const ears = await Promise.all([ann, bob, eve, { cookie: '' }].map(({ cookie }) => listener(server.base, cookie)));
  for (const ear of ears) {
    ear.send({ is: 'sit', v: 1, table: id, rules });
    await ear.taken();
  }
  const [one, two, three, four] = ears as [Listener, Listener, Listener, Listener];
  one.send({ is: 'say', table: id, room: 'players', text: 'SECRET-WORD' });
  three.send({ is: 'say', table: id, room: 'players', text: 'SECRET-OF-EVE' });
  one.send({ is: 'say', table: id, room: 'all', text: 'for all' });
  await ann.call('PUT', `/api/tables/${id}/notes`, { place: 'hex 3', text: 'SECRET-NOTE' });
  await vi.waitFor(() => expect(live?.lastSaid()).toBe(2));
  const [heardTwo, heardThree, heardFour] = [await two.taken(), await three.taken(), await four.taken()].map((all) =>
    all.join(),
  );
  expect(heardTwo).toContain('SECRET-WORD');
  expect(heardTwo).not.toContain('SECRET-OF-EVE');
  for (const heard of [heardThree, heardFour]) {
    expect(heard).toContain('for all');
    expect(heard).not.toContain('SECRET');
  }
  // The secret is not available over HTTP or to late spectators either.
  const late = await listener(server.base, eve.cookie);
  late.send({ is: 'sit', v: 1, table: id, rules });
  const later = [...(await late.taken()), ...(await fetched(server.base, eve.cookie, id))].join();
  expect(later).not.toContain('SECRET');
  const his = [...(await two.taken()), ...(await fetched(server.base, bob.cookie, id))].join();
  expect(his).not.toContain('SECRET-NOTE');
  expect(await ann.call('GET', `/api/tables/${id}/notes`)).toEqual([{ place: 'hex 3', text: 'SECRET-NOTE' }]);
  await expect(eve.call('PUT', `/api/tables/${id}/notes`, { place: 'hex 3', text: 'x' })).rejects.toThrow('403');
  for (const ear of [...ears, late]) ear.close();
});
