import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Quick, QuickCard, Seeking } from '#protocol/players.ts';
import type { Offered, TableCard } from '#protocol/tables.ts';
import { statement } from '#server/store/store.ts';
import { person } from './person.ts';
import { type Guest, guestAt, insider, type RouteError } from './robot.ts';
import { SETUPS } from './setups.ts';
import { serveOnline, STORE_NAMES, STORES, type TestServer } from './test-server.ts';

const LIVE: Quick = { game: 'gamex', pace: 'live', rated: false };
const RATED: Quick = { ...LIVE, rated: true };
const DAYS: Quick = { ...LIVE, pace: 'days' };

describe.each(STORE_NAMES)('%s', (name) => {
  let servers: TestServer[] = [];
  let passed = 0;
  let no = 0;

  beforeAll(async () => {
    const stored = await STORES[name]();
    const now = (): number => Date.now() + passed;
    servers = [await serveOnline({ ...stored, now })];
    // A second server of the shared database finds the same players.
    if (name === 'postgres') servers.push(await serveOnline({ ...stored, now }, servers[0]?.data));
  });
  afterAll(async () => {
    await servers[1]?.stop(true);
    await servers[0]?.stop();
  });
  afterEach(async () => {
    const { db, write } = first().online.store;
    await write([statement(db.deleteFrom('seek')), statement(db.updateTable('game').set({ phase: 'void' }))]);
  });

  const first = (): TestServer => servers[0] as TestServer;
  const last = (): TestServer => servers.at(-1) as TestServer;
  const guest = (): Promise<Guest> => insider(first(), `Seeker ${++no}`);
  const seek = (who: Guest, wanted = LIVE): Promise<Seeking> => who.call('POST', '/api/quick', wanted);
  const look = async (who: Guest): Promise<Seeking> => (await who.call<QuickCard>('GET', '/api/quick')).seeking;
  const tableOf = (who: Guest, seeking: Seeking): Promise<TableCard> => {
    expect(seeking.is).toBe('found');
    return who.call('GET', `/api/tables/${seeking.is === 'found' ? seeking.table : ''}`);
  };
  const rate = async (who: Guest, points: number): Promise<void> => {
    const { db, write } = first().online.store;
    const row = {
      account: who.account.id,
      family: 'gamex',
      points,
      rd: 60,
      volatility: 0.06,
      games: 20,
      at: Date.now() + passed,
    };
    await write([statement(db.insertInto('rating').values(row))]);
  };

  test('the second who looks finds the first: both sit at a new table, and its game has begun', async () => {
    const [ann, bob] = [await guest(), await guest()];
    expect(await seek(ann)).toMatchObject({ is: 'waiting', window: 150, ...LIVE });
    expect(await look(ann)).toMatchObject({ is: 'waiting' });
    const card = await guestAt(last().base, bob).call<QuickCard>('GET', '/api/quick');
    expect(card).toMatchObject({ seeking: { is: 'none' }, waiting: { 'gamex live': 1 } });
    const found = await seek(guestAt(last().base, bob));
    const table = await tableOf(bob, found);
    expect(table).toMatchObject({
      phase: 'running',
      visible: 'public',
      terms: { clock: { kind: 'live', bank: 1800 } },
    });
    expect(table.players.map(({ id }) => id).sort()).toEqual([ann, bob].map(({ account }) => account.id).sort());
    expect(table.scenario).toBeDefined();
    // The player who waited hears of the same table, as often as they look.
    expect(await seek(ann)).toEqual(found);
    expect(await look(ann)).toEqual(found);
    passed += 180_000;
    expect(await look(ann)).toEqual({ is: 'none' });
  });

  test('many who look at once are paired in twos, and nobody twice', async () => {
    const all = await Promise.all(Array.from({ length: 12 }, guest));
    const at = (who: Guest, i: number): Guest => guestAt((servers[i % servers.length] as TestServer).base, who);
    for (let round = 0; round < 3; round++) await Promise.all(all.map((who, i) => seek(at(who, i))));
    const tables = new Map<string, number>();
    for (const who of all) {
      const seeking = await look(who);
      expect(seeking.is).toBe('found');
      if (seeking.is === 'found') tables.set(seeking.table, (tables.get(seeking.table) ?? 0) + 1);
    }
    expect([...tables.values()]).toEqual([2, 2, 2, 2, 2, 2]);
    const rows = await first()
      .online.store.db.selectFrom('seat')
      .where(
        'account',
        'in',
        all.map(({ account }) => account.id),
      )
      .selectAll()
      .execute();
    expect(rows).toHaveLength(12);
  });

  test('a search is cancelled, and one nobody looks at any more finds nobody', async () => {
    const [ann, bob, cora] = [await guest(), await guest(), await guest()];
    await seek(ann);
    await ann.call('POST', '/api/quick/cancel');
    expect(await look(ann)).toEqual({ is: 'none' });
    expect((await seek(bob)).is).toBe('waiting');
    passed += 40_000;
    expect((await seek(cora)).is).toBe('waiting');
    expect(await look(bob)).toEqual({ is: 'none' });
  });

  test('the window of ratings widens until everybody fits', async () => {
    const [strong, weak] = [await person(first(), `Strong ${++no}`), await person(first(), `Weak ${no}`)];
    await rate(strong, 2100);
    await rate(weak, 1500);
    await seek(strong, RATED);
    expect(await seek(weak, RATED)).toMatchObject({ is: 'waiting', window: 150 });
    const stay = async (ms: number): Promise<void> => {
      for (let gone = 0; gone < ms; gone += 10_000) {
        passed += 10_000;
        await seek(strong, RATED);
      }
    };
    await stay(40_000);
    const half = await seek(strong, RATED);
    expect(half).toMatchObject({ is: 'waiting', window: 350 });
    // The search of the other has ended meanwhile; a new one has a narrow window of its own.
    await stay(60_000);
    expect((await seek(weak, RATED)).is).toBe('waiting');
    for (let i = 0; i < 10; i++) {
      passed += 10_000;
      await seek(strong, RATED);
      await seek(weak, RATED);
    }
    expect((await look(weak)).is).toBe('found');
    expect((await tableOf(weak, await look(weak))).terms.rated).toBe(true);
  });

  test('rated and casual searches, other games and paces do not meet', async () => {
    const [ann, bob, cora, dora] = [await person(first(), `P ${++no}`), await guest(), await guest(), await guest()];
    expect((await seek(ann, RATED)).is).toBe('waiting');
    expect((await seek(bob)).is).toBe('waiting');
    expect((await seek(cora, DAYS)).is).toBe('waiting');
    expect((await seek(dora, { ...LIVE, game: 'blitz' })).is).toBe('waiting');
    const why = await seek(bob, RATED).catch((error: unknown) => (error as RouteError).body);
    expect(why).toMatchObject({ error: 'needs-person' });
    const odd = await seek(bob, { ...LIVE, game: 'constructor' }).catch((error: unknown) => (error as RouteError).body);
    expect(odd).toMatchObject({ error: 'unknown-game' });
  });

  test('players who have blocked each other are not paired', async () => {
    const [ann, bob, cora] = [await guest(), await guest(), await guest()];
    await bob.call('POST', '/api/account/blocks', { account: ann.account.id, blocked: true });
    await seek(ann);
    expect((await seek(bob)).is).toBe('waiting');
    const table = await tableOf(cora, await seek(cora));
    expect(table.players.map(({ id }) => id)).toContain(ann.account.id);
  });

  test('the oldest open table that fits is taken before somebody waits', async () => {
    const [ann, bob, cora, dora] = [await guest(), await guest(), await guest(), await guest()];
    const clock = { kind: 'live', bank: 900, bonus: 20, zero: 'loses' } as const;
    const offer = (who: Guest): Promise<Offered> =>
      who.call('POST', '/api/tables', {
        ...SETUPS.duel,
        title: 'Duel',
        scenario: 'duel',
        terms: { undo: 'free', spectators: true, clock },
        visible: 'public',
      });
    const older = await offer(ann);
    await new Promise((resolve) => setTimeout(resolve, 5));
    const newer = await offer(bob);
    expect(await seek(cora)).toEqual({ is: 'found', table: older.table.id });
    expect(await seek(dora)).toEqual({ is: 'found', table: newer.table.id });
    expect((await seek(await guest())).is).toBe('waiting');
  });

  test('by the day a search goes on while its player is away', async () => {
    const [ann, bob] = [await guest(), await guest()];
    await seek(ann, DAYS);
    passed += 6 * 3600_000;
    await first().online.quick.lookAgain(ann.account.id);
    expect(await look(ann)).toMatchObject({ is: 'waiting', window: 500 });
    expect((await seek(bob, DAYS)).is).toBe('found');
    const { mine } = await ann.call<{ readonly mine: readonly TableCard[] }>('GET', '/api/tables');
    expect(mine).toMatchObject([{ phase: 'running', terms: { clock: { kind: 'days' } } }]);
  });
});
