import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Claim } from '#protocol/messages.ts';
import type { Lobby, TableCard } from '#protocol/tables.ts';
import type { Terms, Zero } from '#protocol/terms.ts';
import { serveOnline, STORE_NAMES, STORES, type TestServer } from './test-server.ts';
import { type Guest, guest, newKey, Robot, RouteError, seatedTable } from './robot.ts';
import { SETUPS } from './setups.ts';

describe.each(STORE_NAMES)('%s', (store) => {
  let server: TestServer;
  let ann: Guest;
  let bob: Guest;
  /** Time that has passed on the server's clock besides the real one. */
  let passed = 0;

  beforeAll(async () => {
    server = await serveOnline({ ...(await STORES[store]()), now: () => Date.now() + passed });
    [ann, bob] = [await guest(server.base, 'Ann'), await guest(server.base, 'Bob')];
  });
  afterAll(() => server.stop());

  const LIVE = { undo: 'free', spectators: true, clock: { kind: 'live', bank: 600, bonus: 10 } } as const;

  async function seated(offer: Parameters<typeof seatedTable>[2]): Promise<readonly [Robot, Robot]> {
    const { id } = await seatedTable(ann, bob, offer);
    const robots = [new Robot(server.base, ann, id, 1), new Robot(server.base, bob, id, 2)] as const;
    for (const robot of robots) await robot.connect();
    for (const robot of robots) await robot.until(() => robot.whole !== undefined);
    return robots;
  }
  const decider = async (robots: readonly Robot[]): Promise<Robot> => {
    await robots[0]?.until(() => robots.some((one) => one.decides()));
    return robots.find((one) => one.decides()) as Robot;
  };
  /** Plays until both sides have given a command. */
  async function begun(robots: readonly [Robot, Robot]): Promise<Robot> {
    const sides = new Set<string>();
    while (sides.size < 2) {
      const mover = await decider(robots);
      expect(await mover.give()).toMatchObject({ ok: true });
      sides.add(mover.side);
    }
    return decider(robots);
  }
  const both = (robots: readonly Robot[], holds: (robot: Robot) => boolean): Promise<unknown> =>
    Promise.all(robots.map((robot) => robot.until(() => holds(robot))));

  test('a live clock runs for who decides, gives the bonus with the turn, and ends the game at zero', async () => {
    const robots = await seated({ ...SETUPS.duel, terms: LIVE });
    expect(robots[0].whole?.stand.clock).toMatchObject({ left: { axis: 600_000, allied: 600_000 } });
    const mover = await begun(robots);
    const other = robots.find((one) => one !== mover) as Robot;
    expect(mover.stand?.clock?.runs).toBe(mover.side);
    const before = mover.stand?.clock?.left[mover.side] ?? 0;
    const since = mover.stand?.clock?.at ?? 0;
    passed += 60_000;
    expect(await mover.give()).toMatchObject({ ok: true });
    const left = mover.stand?.clock?.left[mover.side] ?? 0;
    expect(before - left).toBeGreaterThan(49_000);
    expect(before - left).toBeLessThanOrEqual((mover.stand?.clock?.at ?? 0) - since);
    const late = await decider(robots);
    passed += 3_600_000;
    expect(await late.give()).toEqual({ ok: false, why: 'over' });
    await both(robots, ({ over }) => over);
    const winner = late === mover ? other.side : mover.side;
    expect(robots[0].lines.findLast(({ is }) => is === 'over')).toMatchObject({ outcome: { winner, by: 'time' } });
    expect((await ann.call<TableCard>('GET', `/api/tables/${mover.table}`)).outcome).toEqual({ winner, by: 'time' });
    for (const robot of robots) robot.close();
  });

  test('time runs out by itself', async () => {
    const robots = await seated({ ...SETUPS.duel, terms: { ...LIVE, clock: { kind: 'live', bank: 10, bonus: 0 } } });
    const mover = await begun(robots);
    const other = robots.find((one) => one !== mover) as Robot;
    const { table } = mover;
    // Nearly all of it has gone by when the clock is started again after a pause.
    passed += 9000;
    await mover.ask({ is: 'offer', table, key: newKey(), what: 'pause' });
    await other.until(() => other.lines.at(-1)?.is === 'offer');
    await other.ask({ is: 'answer', table, key: newKey(), offer: other.seq, yes: true });
    await other.ask({ is: 'resume', table, key: newKey() });
    // Without a further command the server's own timer ends the game.
    await both(robots, ({ over }) => over);
    expect(robots[0].lines.findLast(({ is }) => is === 'over')).toMatchObject({ outcome: { by: 'time' } });
    for (const robot of robots) robot.close();
  });

  const DAY = 86_400;
  const daysOf = (zero: Zero): Terms => ({
    undo: 'free',
    spectators: true,
    clock: { kind: 'days', bank: 2 * DAY, bonus: DAY, cap: 3 * DAY, zero },
  });
  /** A game by the day whose deciding side has no time left. */
  async function atZero(zero: Zero): Promise<{ readonly late: Robot; readonly other: Robot }> {
    const robots = await seated({ ...SETUPS.basic, terms: daysOf(zero) });
    await robots[0].until(() => Object.keys(robots[0].shares).length === 2);
    const late = await begun(robots);
    passed += 40 * DAY * 1000;
    return { late, other: robots.find((one) => one !== late) as Robot };
  }
  /** Jobs of the shared database run by its own clock: a request makes the server look at the table now. */
  const look = (robot: Robot) =>
    store === 'file' ? undefined : robot.ask({ is: 'resume', table: robot.table, key: newKey() });
  const claim = (robot: Robot, what: Claim) => robot.ask({ is: 'claim', table: robot.table, key: newKey(), what });

  test('the bonus of a clock by the day adds up to its cap', async () => {
    const robots = await seated({ ...SETUPS.basic, terms: daysOf('claim') });
    const mover = await begun(robots);
    for (let turns = 0; turns < 3; turns++) {
      const { turn } = (await ann.call<TableCard>('GET', `/api/tables/${mover.table}`)) ?? { turn: 0 };
      while ((await ann.call<TableCard>('GET', `/api/tables/${mover.table}`)).turn === turn) {
        const one = await decider(robots);
        const { seq } = (await one.give()) as { seq: number };
        await both(robots, (robot) => robot.seq >= seq || robot.over);
        if (one.over) break;
      }
    }
    const { left = {} } = robots[0].stand?.clock ?? {};
    expect(Math.max(...Object.values(left))).toBeLessThanOrEqual(3 * DAY * 1000);
    expect(Math.max(...Object.values(left))).toBeGreaterThan(2 * DAY * 1000);
    for (const robot of robots) robot.close();
  });

  test('at zero the other side decides: nothing else happens for 14 days, and the late side may play on', async () => {
    const { late, other } = await atZero('claim');
    await look(other);
    await other.until(() => other.stand?.clock?.flag?.side === late.side);
    expect(other.lines.at(-1)).toMatchObject({ is: 'flag', side: late.side });
    expect(await claim(late, 'time')).toEqual({ ok: false, why: 'not-yours' });
    expect(await late.give()).toMatchObject({ ok: true });
    passed += 13 * DAY * 1000;
    expect(await claim(other, 'time')).toMatchObject({ ok: true });
    await late.until(() => late.seq >= other.seq);
    expect(late.stand?.clock).not.toHaveProperty('flag');
    if (late.decides()) expect(late.stand?.clock?.left[late.side]).toBe(3 * DAY * 1000);
    expect(await claim(other, 'win')).toEqual({ ok: false, why: 'late' });
    passed += 4 * DAY * 1000;
    await look(other);
    await other.until(() => other.stand?.clock?.flag !== undefined || other.over);
    passed += 15 * DAY * 1000;
    await look(other);
    await both([late, other], ({ over }) => over);
    for (const robot of [late, other]) robot.close();
  });

  test.each([
    ['win', 'other'],
    ['draw', 'draw'],
  ] as const)('at zero the other side may take it as a %s', async (what, winner) => {
    const { late, other } = await atZero('claim');
    await look(other);
    await other.until(() => other.stand?.clock?.flag !== undefined);
    expect(await claim(other, what)).toMatchObject({ ok: true });
    await both([late, other], ({ over }) => over);
    expect(other.lines.findLast(({ is }) => is === 'over')).toMatchObject({
      outcome: { winner: winner === 'draw' ? 'draw' : other.side, by: 'time' },
    });
    for (const robot of [late, other]) robot.close();
  });

  test('a computer plays on for who has no time left, by choice or by the terms, until its player is back', async () => {
    const asked = await atZero('claim');
    await look(asked.other);
    await asked.other.until(() => asked.other.stand?.clock?.flag !== undefined);
    expect(await claim(asked.other, 'computer')).toMatchObject({ ok: true });
    const agreed = await atZero('computer');
    await look(agreed.other);
    for (const { late, other } of [asked, agreed]) {
      await other.until(() => other.lines.some((line) => line.is === 'computer' && line.side === late.side));
      const from = other.stand?.played ?? 0;
      await other.until(() => (other.stand?.played ?? 0) > from + 1 || other.decides());
      expect(await late.ask({ is: 'playOn', table: late.table, key: newKey() })).toMatchObject({ ok: true });
      await late.until(() => late.lines.at(-1)?.is === 'person');
      expect(late.stand?.clock?.left[late.side]).toBeGreaterThanOrEqual(DAY * 1000);
      expect([late.over, other.over]).toEqual([false, false]);
      for (const robot of [late, other]) robot.close();
    }
  });

  test('a pause both agree on stops the clock; either ends it', async () => {
    const robots = await seated({ ...SETUPS.duel, terms: LIVE });
    const mover = await begun(robots);
    const other = robots.find((one) => one !== mover) as Robot;
    const table = mover.table;
    expect(await mover.ask({ is: 'offer', table, key: newKey(), what: 'pause' })).toMatchObject({ ok: true });
    expect(await mover.ask({ is: 'offer', table, key: newKey(), what: 'undo', to: 0 })).toEqual({
      ok: false,
      why: 'late',
    });
    await other.until(() => other.lines.at(-1)?.is === 'offer');
    expect(await other.ask({ is: 'answer', table, key: newKey(), offer: other.seq, yes: true })).toMatchObject({
      ok: true,
    });
    await both(robots, ({ lines }) => lines.at(-1)?.is === 'paused');
    expect(mover.stand?.clock).not.toHaveProperty('runs');
    passed += 7_200_000;
    expect(await mover.give()).toEqual({ ok: false, why: 'paused' });
    expect(await other.ask({ is: 'resume', table, key: newKey() })).toMatchObject({ ok: true });
    await mover.until(() => mover.lines.at(-1)?.is === 'resumed');
    expect(await mover.give()).toMatchObject({ ok: true });
    for (const robot of robots) robot.close();
  });

  test('an offer lapses with the next command; after three refusals no more are passed on in that turn', async () => {
    const robots = await seated(SETUPS.basic);
    const [one, two] = robots;
    const mover = await decider(robots);
    const other = mover === one ? two : one;
    const { table } = mover;
    await mover.give();
    await mover.ask({ is: 'offer', table, key: newKey(), what: 'undo', to: 0 });
    await mover.give();
    expect(mover.lines.map(({ is }) => is)).toContain('lapsed');
    for (let n = 0; n < 3; n++) {
      expect(await mover.ask({ is: 'offer', table, key: newKey(), what: 'undo', to: 0 })).toMatchObject({ ok: true });
      await other.until(() => other.seq === mover.seq);
      await other.ask({ is: 'answer', table, key: newKey(), offer: other.seq, yes: false });
      await mover.until(() => mover.seq === other.seq);
    }
    expect(await mover.ask({ is: 'offer', table, key: newKey(), what: 'undo', to: 0 })).toEqual({
      ok: false,
      why: 'too-many',
    });
    for (const robot of robots) robot.close();
  });

  test('a game that ended before it began takes no share of the dice any more', async () => {
    const { id } = await seatedTable(ann, bob, SETUPS.basic);
    await server.online.lobby.withdraw(ann.account, id);
    const late = [new Robot(server.base, ann, id, 1), new Robot(server.base, bob, id, 2)];
    for (const robot of late) {
      await robot.connect();
      await robot.until(() => robot.whole !== undefined);
      // Answers come in order: its commitment has arrived by then.
      const given = await robot.give({ key: newKey(), decision: 0, commands: [{ do: 'endMovement' }] });
      expect(given).toEqual({ ok: false, why: 'over' });
    }
    expect(late.map(({ lines }) => lines)).toEqual([[], []]);
    for (const robot of late) robot.close();
  });

  test('chat reaches its room, also those who were away; notes are private', async () => {
    const robots = await seated(SETUPS.basic);
    const [one, two] = robots;
    const watcher = new Robot(server.base, { cookie: '' }, one.table, 3);
    await watcher.connect();
    await watcher.until(() => watcher.whole !== undefined);
    const heard = (robot: Robot): readonly string[] =>
      robot.heard.flatMap((message) => (message.is === 'said' ? [message.said.text] : []));
    one.send({ is: 'say', table: one.table, room: 'players', text: 'between us' });
    one.send({ is: 'say', table: one.table, room: 'all', text: '<b>hello</b>' });
    await two.until(() => heard(two).length === 2);
    await watcher.until(() => heard(watcher).length === 1);
    expect(heard(watcher)).toEqual(['<b>hello</b>']);
    watcher.send({ is: 'say', table: one.table, room: 'all', text: 'without an account' });
    two.cut();
    await two.until(() => !two.isOpen);
    one.send({ is: 'say', table: one.table, room: 'players', text: 'you were away' });
    await one.until(() => heard(one).length === 3);
    await two.connect();
    await two.until(() => heard(two).includes('you were away'));
    expect(heard(one)).not.toContain('without an account');
    const notes = `/api/tables/${one.table}/notes`;
    await ann.call('PUT', notes, { place: 'hex 3', text: 'attack here' });
    expect(await ann.call('GET', notes)).toEqual([{ place: 'hex 3', text: 'attack here' }]);
    expect(await bob.call('GET', notes)).toEqual([]);
    await ann.call('PUT', notes, { place: 'hex 3', text: '' });
    expect(await ann.call('GET', notes)).toEqual([]);
    for (const robot of [...robots, watcher]) robot.close();
  });

  test('a rematch is one table with sides swapped, whoever asks; a table nobody came to ends', async () => {
    const robots = await seated(SETUPS.basic);
    const [one] = robots;
    const rematch = (who: Guest): Promise<TableCard> => who.call('POST', `/api/tables/${one.table}/rematch`);
    await expect(rematch(ann)).rejects.toThrow(RouteError);
    const mover = await decider(robots);
    await mover.give({ key: newKey(), decision: mover.stand?.decision ?? 0, commands: [{ do: 'resign' }] });
    await both(robots, ({ over }) => over);
    const [first, second] = await Promise.all([rematch(ann), rematch(bob)]);
    expect(first.id).toBe(second.id);
    const side = (card: TableCard, { account }: Guest): string | undefined =>
      card.seats.find((seat) => seat.account?.id === account.id)?.side;
    const before = await ann.call<TableCard>('GET', `/api/tables/${one.table}`);
    expect([side(first, ann), side(first, bob)]).toEqual([side(before, bob), side(before, ann)]);
    expect(first.phase).toBe('running');

    const offer = { ...SETUPS.basic, title: 'Alone', terms: LIVE, visible: 'public' };
    const { table } = await ann.call<{ readonly table: TableCard }>('POST', '/api/tables', offer);
    const open = async (): Promise<readonly string[]> =>
      (await bob.call<Lobby>('GET', '/api/tables')).open.map(({ id }) => id);
    expect(await open()).toContain(table.id);
    passed += 15 * 24 * 3_600_000;
    // The shared database has a clock of its own, which nobody can turn on.
    if (store === 'postgres') await server.online.lobby.expire(table.id);
    await expect.poll(open, { timeout: 60_000 }).not.toContain(table.id);
    await expect(bob.call('POST', `/api/tables/${table.id}/sit`, {})).rejects.toThrow(/started/);
    for (const robot of robots) robot.close();
  });
});
