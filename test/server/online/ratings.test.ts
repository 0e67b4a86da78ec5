import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Balance, Leaders, OpenProfile as Open, Result } from '#protocol/players.ts';
import type { Offer, Offered, TableCard } from '#protocol/tables.ts';
import type { Terms } from '#protocol/terms.ts';
import { statement } from '#server/store/store.ts';
import { playAlone } from './alone.ts';
import { person } from './person.ts';
import { type Guest, insider, newKey, Robot, RouteError } from './robot.ts';
import { SETUPS } from './setups.ts';
import { serveOnline, STORE_NAMES, STORES, type TestServer } from './test-server.ts';

const LIVE = { kind: 'live', bank: 600, bonus: 10, zero: 'loses' } as const;
const RATED: Terms = { undo: 'free', spectators: true, clock: LIVE, rated: true };
const DUEL = { ...SETUPS.duel, title: 'Duel', scenario: 'duel', terms: RATED, visible: 'link' } as const;

describe.each(STORE_NAMES)('%s', (name) => {
  let server: TestServer;
  let passed = 0;
  let no = 0;

  beforeAll(async () => {
    server = await serveOnline({ ...(await STORES[name]()), now: () => Date.now() + passed });
  });
  afterAll(() => server.stop());

  const pair = async (): Promise<readonly [Guest, Guest]> => {
    const both = `${name} ${++no}`;
    return [await person(server, `Ann ${both}`), await person(server, `Bob ${both}`)];
  };
  const offer = (guest: Guest, more: Partial<Offer> = {}): Promise<Offered> =>
    guest.call('POST', '/api/tables', { ...DUEL, ...more });
  const sit = (guest: Guest, { table, invite }: Offered): Promise<TableCard> =>
    guest.call('POST', `/api/tables/${table.id}/sit`, { invite });
  const why = (done: Promise<unknown>): Promise<unknown> =>
    done.then(
      () => 'done',
      (error: unknown) =>
        error instanceof RouteError ? (error.body as { readonly error: string }).error : String(error),
    );
  async function seated(one: Guest, two: Guest, more: Partial<Offer> = {}): Promise<readonly [Robot, Robot]> {
    const { id } = await sit(two, await offer(one, { side: 'axis', ...more }));
    const robots = [new Robot(server.base, one, id, 1), new Robot(server.base, two, id, 2)] as const;
    for (const robot of robots) await robot.connect();
    for (const robot of robots) await robot.until(() => robot.whole !== undefined);
    return robots;
  }
  /** Plays until both have given so many commands; then the first robot resigns when it can. */
  async function playAndResign(robots: readonly [Robot, Robot], commands: number): Promise<void> {
    const given = new Map<Robot, number>();
    const decider = async (): Promise<Robot> => {
      await robots[0].until(() => robots.some((one) => one.decides()));
      return robots.find((one) => one.decides()) as Robot;
    };
    while (robots.some((one) => (given.get(one) ?? 0) < commands)) {
      const mover = await decider();
      const pick = mover.pick();
      const { do: does } = pick.commands[0] as { readonly do: string };
      if (does === 'resign' || does === 'offerDraw') continue;
      const { ok, ...rest } = (await mover.give(pick)) ?? { ok: false };
      if (!ok) expect(rest).toMatchObject({ why: expect.stringMatching(/waits|refused/) as string });
      if (ok) given.set(mover, (given.get(mover) ?? 0) + 1);
    }
    const loser = robots[0];
    const key = newKey();
    const resign = {
      is: 'give',
      table: loser.table,
      key,
      decision: loser.stand?.decision ?? 0,
      commands: [{ do: 'resign' }],
    } as const;
    while (!loser.decides()) {
      const mover = await decider();
      if (mover !== loser) await mover.give();
    }
    const answer = await loser.ask({ ...resign, decision: loser.stand?.decision ?? 0, commands: [...resign.commands] });
    expect(answer).toMatchObject({ ok: true });
    await robots[1].until(() => robots[1].over);
  }
  const result = async (table: string): Promise<Result> => {
    const get = () => server.online.results.of(table);
    await expect.poll(async () => (await get()).sides.length, { timeout: 60_000 }).toBe(2);
    return get();
  };
  const profile = (guest: Guest, of = guest): Promise<Open> =>
    guest.call<Open>('GET', `/api/players/${encodeURIComponent(of.account.name)}`);
  const close = (robots: readonly Robot[]): void => robots.forEach((one) => one.close());

  test('a rated game changes both ratings by as much as it should, once, and the bias of its scenario', async () => {
    const [ann, bob] = await pair();
    const before = await ann.call<Balance>('GET', '/api/balance/gamex/duel');
    expect(before).toMatchObject({ first: 'axis', games: no - 1, computers: 20 });
    const robots = await seated(ann, bob);
    await playAndResign(robots, 3);
    const { table } = robots[0];
    const { rated, why: reason, sides } = await result(table);
    expect([rated, reason]).toEqual([true, undefined]);
    const [lost, won] = ['axis', 'allied'].map((side) => sides.find((one) => one.side === side));
    expect([lost?.before, won?.before]).toEqual([1500, 1500]);
    // Less than in an even battle: the scenario favours the Allies.
    expect(lost?.after).toBeLessThan(1425);
    // The losses of one are the gains of the other: the bias stands in both expectations with opposite sign.
    expect((won?.after ?? 0) - 1500).toBeCloseTo(1500 - (lost?.after ?? 0), 0);
    // A second attempt of the job finds its work done.
    await server.online.results.write(table);
    const page = await profile(ann);
    expect(page.ratings).toMatchObject([
      { family: 'gamex', games: 1, provisional: true, points: Math.round(lost?.after ?? 0) },
    ]);
    expect(page.played).toMatchObject([
      { game: table, score: 0, rated: true, how: 'resignation', opponent: { name: bob.account.name, person: true } },
    ]);
    expect(page.counts).toEqual({ games: 1, won: 0, drawn: 0, lost: 1, left: 0, timedOut: 0 });
    const after = await ann.call<Balance>('GET', '/api/balance/gamex/duel');
    expect(after.games).toBe(before.games + 1);
    expect(after.chance).toBeLessThan(before.chance);
    const leaders = await ann.call<Leaders>('GET', '/api/leaders/gamex');
    expect(leaders.sure).toEqual([]);
    expect(leaders.provisional.map(({ account }) => account.name)).toContain(bob.account.name);
    close(robots);
  });

  test('two results at once change a rating one after the other', async () => {
    const [ann, bob] = await pair();
    const tables: string[] = [];
    for (let i = 0; i < 3; i++) {
      const robots = await seated(ann, bob);
      await playAndResign(robots, 3);
      close(robots);
      tables.push(robots[0].table);
    }
    for (const table of tables) await result(table);
    const { store } = server.online;
    const own = (await profile(ann)).ratings[0];
    expect(own?.games).toBe(3);
    expect(own?.series).toHaveLength(3);
    // Written anew all at once, they end in the same place.
    await store.write([
      statement(store.db.deleteFrom('result').where('game', 'in', tables)),
      statement(store.db.deleteFrom('rating').where('account', 'in', [ann.account.id, bob.account.id])),
    ]);
    await Promise.all([...tables, ...tables].map((table) => server.online.results.write(table)));
    const again = (await profile(ann)).ratings[0];
    expect(again?.games).toBe(3);
    expect(Math.abs((again?.points ?? 0) - (own?.points ?? 0))).toBeLessThan(15);
  });

  test('who leaves before three commands is not rated, and it is counted', async () => {
    const [ann, bob] = await pair();
    const robots = await seated(ann, bob);
    await playAndResign(robots, 1);
    const { why: reason, sides } = await result(robots[0].table);
    expect(reason).toBe('early');
    expect(sides.every(({ after }) => after === undefined)).toBe(true);
    expect((await profile(ann)).counts).toMatchObject({ games: 1, lost: 1, left: 1 });
    expect((await profile(bob)).counts).toMatchObject({ games: 1, won: 1, left: 0 });
    expect((await profile(ann)).ratings).toEqual([]);
    close(robots);
  });

  test('a table left before both have begun is void: its leaver alone is counted', async () => {
    const [ann, bob] = await pair();
    const robots = await seated(ann, bob);
    await bob.call('POST', `/api/tables/${robots[0].table}/withdraw`);
    await result(robots[0].table);
    expect((await profile(bob)).counts).toMatchObject({ games: 1, left: 1, lost: 0 });
    expect((await profile(ann)).counts).toMatchObject({ games: 0, left: 0 });
    expect((await ann.call<Open>('GET', `/api/players/${encodeURIComponent(bob.account.name)}`)).played).toEqual([]);
    close(robots);
  });

  test('a table nobody begins within the bank is void; one that was begun is not', async () => {
    const [ann, bob] = await pair();
    const waits = await seated(ann, bob);
    const begun = await seated(ann, bob);
    const live = await server.online.tables.open(begun[0].table);
    if (live) await playAlone(live, ({ played }) => live.standing.progress.begun.length < 2 && played < 200);
    await server.online.lobby.expire(waits[0].table);
    expect((await ann.call<TableCard>('GET', `/api/tables/${waits[0].table}`)).phase).toBe('running');
    passed += 601_000;
    for (const { table } of [waits[0], begun[0]]) await server.online.lobby.expire(table);
    expect((await ann.call<TableCard>('GET', `/api/tables/${waits[0].table}`)).phase).toBe('void');
    expect((await ann.call<TableCard>('GET', `/api/tables/${begun[0].table}`)).phase).not.toBe('void');
    await result(waits[0].table);
    expect([(await profile(ann)).counts.left, (await profile(bob)).counts.left].sort((a, b) => a - b)).toEqual([0, 1]);
    close([...waits, ...begun]);
  });

  test('a rated game lost by time counts', async () => {
    const [ann, bob] = await pair();
    const robots = await seated(ann, bob);
    const live = await server.online.tables.open(robots[0].table);
    const enough = (): boolean => ['axis', 'allied'].every((side) => live?.standing.progress.given?.[side] === 3);
    if (live) await playAlone(live, ({ phase }) => phase === 'running' && !enough());
    await robots[0].until(() => robots.some((one) => one.decides()));
    const late = robots.find((one) => one.decides()) as Robot;
    passed += 3_600_000;
    expect(await late.give()).toEqual({ ok: false, why: 'over' });
    expect((await result(late.table)).why).toBeUndefined();
    const loser = late === robots[0] ? ann : bob;
    expect((await profile(loser)).counts).toMatchObject({ lost: 1, timedOut: 1, left: 0 });
    expect((await profile(loser)).ratings[0]?.points).toBeLessThan(1450);
    close(robots);
  });

  test('rated games are for persons, with a clock, in scenarios as they stand', async () => {
    const [ann, bob] = await pair();
    const guest = await insider(server, 'Gast');
    expect(await why(offer(guest))).toBe('needs-person');
    expect(await why(sit(guest, await offer(ann)))).toBe('needs-person');
    const { clock: _clock, ...timeless } = RATED;
    expect(await why(offer(ann, { terms: timeless }))).toBe('bad-request');
    expect(await why(offer(ann, { terms: { ...RATED, clock: { ...LIVE, zero: 'computer' } } }))).toBe('bad-request');
    expect(await why(offer(ann, { computer: 'regular' }))).toBe('bad-request');
    // The name of a scenario is only a word of the page: the position itself is compared.
    expect(await why(offer(ann, { setup: SETUPS.mines.setup }))).toBe('not-standard');
    expect(await why(offer(ann, { setup: `${SETUPS.duel.setup}\nturns 1\n` }))).toMatch(/not-standard|bad-setup/);
    expect(await why(offer(ann, { scenario: 'no-such-one' }))).toBe('not-standard');
    expect(await why(offer(ann, { scenario: 'constructor' }))).toBe('not-standard');
    expect(await why(offer(bob, { ...SETUPS.basic, scenario: 'breakthrough' }))).toBe('done');
  });

  test('nothing is taken back by agreement, nobody plays for a player, and a live game is not paused', async () => {
    const [ann, bob] = await pair();
    const robots = await seated(ann, bob);
    const [one] = robots;
    await one.until(() => robots.some((robot) => robot.decides()));
    const ask = (what: 'undo' | 'pause' | 'computer') =>
      one.ask({ is: 'offer', table: one.table, key: newKey(), what, to: 0, level: 'regular' });
    for (const what of ['undo', 'pause', 'computer'] as const)
      expect(await ask(what)).toEqual({ ok: false, why: 'rated' });
    const days = { kind: 'days', bank: 86_400, bonus: 3600, cap: 86_400, zero: 'claim' } as const;
    const slow = await seated(ann, bob, { terms: { ...RATED, clock: days } });
    expect(await slow[0].ask({ is: 'offer', table: slow[0].table, key: newKey(), what: 'pause' })).toMatchObject({
      ok: true,
    });
    close([...robots, ...slow]);
  });

  test('two accounts of one browser play no rated game against each other', async () => {
    const base = server.base;
    const enter = async (given: string, cookie = '') => {
      const response = await fetch(`${base}/api/me`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie },
        body: JSON.stringify({ name: given }),
      });
      const set = response.headers.getSetCookie().map((one) => one.split(';')[0] ?? '');
      return {
        account: (await response.json()) as { id: string },
        browser: set.find((one) => one.startsWith('hexfront-browser=')) ?? '',
      };
    };
    const first = await enter('Erna');
    expect(first.browser).toMatch(/^hexfront-browser=[\w-]{43}$/);
    const second = await enter('Berta', first.browser);
    expect(second.account.id).not.toBe(first.account.id);
    expect(second.browser).toBe(first.browser);
    const [ann, bob] = await pair();
    const { db, write } = server.online.store;
    const move = (from: string, to: string) =>
      statement(db.updateTable('browser').set({ account: to }).where('account', '=', from), 1);
    await write([move(first.account.id, ann.account.id), move(second.account.id, bob.account.id)]);
    const offered = await offer(ann);
    expect(await why(sit(bob, offered))).toBe('same-browser');
    // A casual game is theirs to play.
    const { rated: _rated, ...casual } = RATED;
    expect(await why(sit(bob, await offer(ann, { terms: casual })))).toBe('done');
  });

  test('found out later it does not count either', async () => {
    const [ann, bob] = await pair();
    const robots = await seated(ann, bob);
    const { db, write } = server.online.store;
    await write(
      [ann, bob].map(({ account }) =>
        statement(db.insertInto('browser').values({ print: `p${no}`, account: account.id, seen: Date.now() })),
      ),
    );
    await playAndResign(robots, 3);
    expect((await result(robots[0].table)).why).toBe('same-browser');
    expect((await profile(ann)).ratings).toEqual([]);
    close(robots);
  });

  test('a guest plays twenty games at a time, a person a hundred', async () => {
    const { store } = server.online;
    const [ann] = await pair();
    const guest = await insider(server, 'Viel');
    const fill = async (who: Guest, count: number): Promise<void> => {
      const { table } = await offer(who, { terms: { undo: 'free', spectators: true } });
      const row = await store.db.selectFrom('game').where('id', '=', table.id).selectAll().executeTakeFirstOrThrow();
      for (let i = 0; i < count; i++) {
        const id = `${name.slice(0, 2)}x${no}x${i}x${who.account.name.length}`;
        await store.write([
          statement(store.db.insertInto('game').values({ ...row, id, phase: 'running' })),
          statement(store.db.insertInto('seat').values({ game: id, account: who.account.id, side: 'axis', joined: 1 })),
        ]);
      }
    };
    await fill(guest, 20);
    expect(await why(offer(guest, { terms: { undo: 'free', spectators: true } }))).toBe('too-many');
    await fill(ann, 20);
    expect(await why(offer(ann))).toBe('done');
    // Sitting down is playing, too.
    const other = await offer(ann, { terms: { undo: 'free', spectators: true } });
    expect(await why(sit(guest, other))).toBe('too-many');
  });
});
