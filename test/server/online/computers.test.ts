import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Account, Offer, Offered, TableCard } from '#protocol/tables.ts';
import type { LiveTable } from '#server/tables/live-table.ts';
import { playComputer } from '#server/thinking/computer-turns.ts';
import { type Guest, guest, guestAt, newKey, Robot, RouteError, seatedTable } from './robot.ts';
import { SETUPS } from './setups.ts';
import { serveOnline, STORE_NAMES, STORES, type TestServer } from './test-server.ts';

const TERMS = { undo: 'free', spectators: true } as const;

describe.each(STORE_NAMES)('%s', (store) => {
  let server: TestServer;
  let ann: Guest;
  let bob: Guest;
  const robots: Robot[] = [];

  beforeAll(async () => {
    // A server with a file of its own thinks with none named, too.
    server = await serveOnline({ ...(await STORES[store]()), thinkers: store === 'file' ? 0 : 1 });
    ann = await guest(server.base, 'Ann');
    bob = await guest(server.base, 'Bob');
  });
  afterAll(async () => {
    for (const robot of robots) robot.close();
    await server.stop();
  });

  async function against(
    level: string,
    side?: string,
    setup: Pick<Offer, 'game' | 'setup'> = SETUPS.basic,
    who = ann,
  ): Promise<TableCard> {
    const { table } = await who.call<Offered>('POST', '/api/tables', {
      title: 'Against a computer',
      terms: TERMS,
      visible: 'link',
      computer: level,
      ...(side === undefined ? {} : { side }),
      ...setup,
    });
    return table;
  }
  /** `share`: of the same player before; it answers as soon as it is connected. */
  async function at(table: string, who: Guest = ann, seed = 1, share?: string): Promise<Robot> {
    const robot = new Robot(server.base, who, table, seed);
    if (share !== undefined) Object.assign(robot, { share });
    robots.push(robot);
    await robot.connect();
    await robot.until(() => robot.whole !== undefined);
    return robot;
  }
  /** Plays one's own decisions at random until a number of the computer's commands has come. */
  async function playUntil(robot: Robot, done: () => boolean): Promise<void> {
    while (!done() && !robot.over) {
      await robot.until(() => robot.decides() || robot.over || done(), 60_000);
      if (!robot.decides() || done()) continue;
      const answer = await robot.give();
      expect(answer).toMatchObject({ ok: true });
      const { seq } = (answer ?? { seq: 0 }) as { seq: number };
      await robot.until(() => robot.seq >= seq);
    }
  }
  const byOther = (robot: Robot): number =>
    robot.lines.filter((line) => line.is === 'command' && line.seen.side !== robot.side).length;
  const live = async (id: string): Promise<LiveTable> => (await server.online.tables.open(id)) as LiveTable;

  test('a table with a computer begins at once, and the computer plays its side by its view', async () => {
    const table = await against('greedy');
    expect(table.phase).toBe('running');
    expect(table.seats.map((seat) => [seat.account?.name, seat.computer])).toEqual(
      expect.arrayContaining([
        ['Ann', undefined],
        [undefined, 'greedy'],
      ]),
    );
    const robot = await at(table.id);
    await playUntil(robot, () => byOther(robot) > 12);
    expect(byOther(robot)).toBeGreaterThan(12);
    expect(robot.faults).toEqual([]);
    // The lists of tables name the computer, too.
    const { mine } = await ann.call<{ mine: readonly TableCard[] }>('GET', '/api/tables');
    expect(mine.find(({ id }) => id === table.id)?.seats.some(({ computer }) => computer === 'greedy')).toBe(true);
  });

  test('a job that is stored and taken before the write that caused it is known here finds the computer’s turn', async () => {
    const own = await guest(server.base, 'Dora');
    const table = await against('greedy', undefined, SETUPS.duel, own);
    const robot = await at(table.id, own);
    await robot.until(() => robot.decides());
    const one = await live(table.id);
    let release = (): void => undefined;
    // A write under way: the table's turn is taken, and its memory is as before.
    void one.queued(() => new Promise<void>((resolve) => (release = resolve)));
    const given = robot.give();
    let asked = 0;
    const think = (): never => {
      asked++;
      throw new Error('asked');
    };
    const doors = { tables: server.online.tables, now: Date.now, report: () => undefined };
    await robot.next(100);
    const job = playComputer(table.id, { ...doors, thinkers: { think, isClosed: () => true } }).catch(() => undefined);
    await robot.next(100);
    release();
    await given;
    await job;
    // The task is looked at after the command, whichever side that left to decide.
    expect(asked).toBe(robot.decides() ? 0 : 1);
  });

  test('levels that do not exist, and too many games against computers, are refused', async () => {
    await expect(against('champion')).rejects.toThrow(RouteError);
    await expect(against('greedy', 'green')).rejects.toThrow(RouteError);
    const eve = await guest(server.base, 'Eve');
    const offer = { title: 'x', terms: TERMS, visible: 'link', computer: 'greedy', ...SETUPS.basic };
    for (let i = 0; i < 5; i++) await eve.call('POST', '/api/tables', offer);
    await expect(eve.call('POST', '/api/tables', offer)).rejects.toThrow('too-many');
  });

  test('nobody sits down at the side of a computer, and nobody plays for it', async () => {
    const table = await against('greedy');
    await expect(bob.call('POST', `/api/tables/${table.id}/sit`, {})).rejects.toThrow('started');
    const robot = await at(table.id, bob);
    expect(await robot.give({ key: newKey(), decision: 0, commands: [{ do: 'endPhase' }] })).toEqual({
      ok: false,
      why: 'not-yours',
    });
    // A message cannot say that a computer gives it.
    const own = await at(table.id);
    own.raw(
      JSON.stringify({
        is: 'give',
        table: table.id,
        key: newKey(),
        decision: 0,
        commands: [{ do: 'endPhase' }],
        computer: 'greedy',
      }),
    );
    await own.next(300);
    expect(own.heard.some((one) => one.is === 'done')).toBe(false);
  });

  test('in mid-game a computer takes a seat when the other player agrees, and its player comes back at will', async () => {
    const { id } = await seatedTable(ann, bob, SETUPS.basic);
    const [one, two] = [await at(id, ann, 3), await at(id, bob, 4)];
    await one.until(() => Object.keys(one.shares).length === 2);
    const ask = { is: 'offer', table: id, what: 'computer' } as const;
    expect(await one.ask({ ...ask, key: newKey(), level: 'champion' })).toEqual({ ok: false, why: 'not-yours' });
    const offered = await one.ask({ ...ask, key: newKey(), level: 'greedy' });
    expect(offered).toMatchObject({ ok: true });
    const { seq: offer } = offered as { seq: number };
    expect((await live(id)).computersTask()).toBeUndefined();
    expect(await two.ask({ is: 'answer', table: id, key: newKey(), offer, yes: true })).toMatchObject({ ok: true });
    await playUntil(two, () => byOther(two) > 5);
    expect(byOther(two)).toBeGreaterThan(5);
    // Two computers would play without anybody.
    expect(await two.ask({ ...ask, key: newKey(), level: 'greedy' })).toEqual({ ok: false, why: 'computer' });
    // A player who is played for gives no commands, and may come back.
    await one.until(() => one.seq >= two.seq);
    expect(await one.give({ ...one.pick(), decision: one.stand?.decision ?? 0 })).toEqual({
      ok: false,
      why: 'computer',
    });
    expect(await one.ask({ is: 'playOn', table: id, key: newKey() })).toMatchObject({ ok: true });
    expect((await ann.call<TableCard>('GET', `/api/tables/${id}`)).seats.some(({ computer }) => computer)).toBe(false);
    await playUntil(two, () => one.decides());
    await one.until(() => one.seq >= two.seq);
    if (one.decides()) expect(await one.give()).toMatchObject({ ok: true });
    expect([...one.faults, ...two.faults]).toEqual([]);
  });

  test('a computer agrees to take back and to pause, and rests while the game is paused', async () => {
    const table = await against('greedy');
    const robot = await at(table.id, ann, 7);
    await playUntil(robot, () => byOther(robot) > 3 && robot.decides());
    const { played = 0 } = robot.stand ?? {};
    expect(
      await robot.ask({ is: 'offer', table: table.id, key: newKey(), what: 'undo', to: played - 3 }),
    ).toMatchObject({ ok: true });
    await robot.until(() => robot.lines.some(({ is }) => is === 'back'));
    expect(await robot.ask({ is: 'offer', table: table.id, key: newKey(), what: 'pause' })).toMatchObject({ ok: true });
    await robot.until(() => robot.lines.some(({ is }) => is === 'paused'));
    const at3 = robot.stand?.played;
    await robot.next(400);
    expect(robot.stand?.played).toBe(at3);
    expect(await robot.ask({ is: 'resume', table: table.id, key: newKey() })).toMatchObject({ ok: true });
    const before = byOther(robot);
    await playUntil(robot, () => byOther(robot) > before + 1);
    expect(robot.faults).toEqual([]);
  });

  test('no clock runs while a computer decides', async () => {
    const { table } = await ann.call<Offered>('POST', '/api/tables', {
      title: 'Clocked',
      terms: { ...TERMS, clock: { kind: 'live', bank: 600, bonus: 0 } },
      visible: 'link',
      computer: 'greedy',
      ...SETUPS.basic,
    });
    const robot = await at(table.id, ann, 9);
    const clocked = (): boolean => robot.lines.some(({ stand }) => stand.clock?.runs === robot.side);
    await playUntil(robot, () => byOther(robot) > 4 && clocked());
    const computer = table.seats.find((seat) => seat.computer)?.side ?? '';
    expect(robot.stand?.clock?.left[computer]).toBe(600_000);
    expect(clocked()).toBe(true);
  });

  test('after a restart the computer goes on, and a rematch is against it with sides swapped', async () => {
    const cid = await guest(server.base, 'Cid');
    const table = await against('greedy', undefined, SETUPS.basic, cid);
    const robot = await at(table.id, cid, 11);
    await playUntil(robot, () => byOther(robot) > 2);
    server = await server.restart();
    const again = await at(table.id, cid, 12, robot.share);
    await playUntil(again, () => byOther(again) > 2);
    while (!again.over) {
      await again.until(() => again.decides() || again.over, 60_000);
      if (again.over) break;
      await again.give({ key: newKey(), decision: again.stand?.decision ?? 0, commands: [{ do: 'resign' }] });
      await again.next(200);
    }
    const rematch = await guestAt(server.base, cid).call<TableCard>('POST', `/api/tables/${table.id}/rematch`);
    const sideOf = (card: TableCard, who: Account): string | undefined =>
      card.seats.find(({ account }) => account?.id === who.id)?.side;
    expect(rematch.phase).toBe('running');
    expect(sideOf(rematch, cid.account)).not.toBe(sideOf(table, cid.account));
    expect(rematch.seats.find(({ computer }) => computer)?.side).toBe(sideOf(table, cid.account));
  });
});
