import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OrdersCard } from '#protocol/tables.ts';
import { type Guest, guest, guestAt, Robot, seatedTable } from './robot.ts';
import { SETUPS } from './setups.ts';
import { serveOnline, STORE_NAMES, STORES, type TestServer } from './test-server.ts';

const BATTLE = `game basic
board inline
  grid rows A..H columns 1..10
end board
turns 4
blue arm 6-6 @ D5 as b.arm1
blue arm 6-6 @ D5 as b.arm2
red inf 4-4 @ D7 as r.inf1
red inf 4-4 @ A10 as r.inf2
blue moves
`;

/** Twenty-four battles at 1-1, apart from each other: red retreats after every second one on the average. */
const MANY_BATTLES = `game basic
board inline
  grid rows A..H columns 1..40
end board
turns 4
${['B', 'E', 'H']
  .flatMap((row) => [2, 7, 12, 17, 22, 27, 32, 37].map((column) => [row, column] as const))
  .map(([row, column], i) => `blue inf 4-4 @ ${row}${column} as b${i}\nred inf 4-4 @ ${row}${column + 1} as r${i}`)
  .join('\n')}
blue moves
`;

describe.each(STORE_NAMES)('%s', (store) => {
  let server: TestServer;
  let ann: Guest;
  let bob: Guest;

  beforeAll(async () => {
    server = await serveOnline(await STORES[store]());
    ann = await guest(server.base, 'Ann');
    bob = await guest(server.base, 'Bob');
  });
  afterAll(() => server.stop());

  async function table(setup = BATTLE) {
    const { id } = await seatedTable(ann, bob, { game: 'blitz', setup, side: 'blue' });
    const robots = [
      new Robot(server.base, ann, id, 1),
      new Robot(server.base, bob, id, 2),
      new Robot(server.base, { cookie: '' }, id, 3),
    ] as const;
    for (const robot of robots) await robot.connect();
    await robots[0].until(() => Object.keys(robots[0].shares).length === 2);
    return { id, ann: robots[0], bob: robots[1], watcher: robots[2], robots };
  }
  const put = (who: Guest, id: string, orders: Readonly<Record<string, string>>): Promise<OrdersCard> =>
    guestAt(server.base, who).call('PUT', `/api/tables/${id}/orders`, { orders });
  const ALL = ['losses', 'retreat', 'exchange', 'advance'];
  const everything = Object.fromEntries(ALL.map((at) => [at, 'computer']));

  test('the game says which decisions can be left to an order; unknown ones and ways are not stored', async () => {
    const { id, robots } = await table();
    const { kinds, orders } = await ann.call<OrdersCard>('GET', `/api/tables/${id}/orders`);
    expect(orders).toEqual({});
    expect(kinds.map(({ at }) => at)).toEqual(expect.arrayContaining(ALL));
    expect(kinds.find(({ at }) => at === 'advance')).toMatchObject({ declines: true });
    const stored = await put(ann, id, {
      retreat: 'decline',
      advance: 'decline',
      movement: 'computer',
      losses: 'computer',
    });
    expect(stored.orders).toEqual({ advance: 'decline', losses: 'computer' });
    await expect(put(ann, id, { losses: 'always' })).rejects.toThrow('400');
    for (const robot of robots) robot.close();
  });

  test('orders belong to their seat: nobody else reads or writes them, and nothing is sent of them', async () => {
    const { id, ann: mover, bob: waiter, watcher, robots } = await table();
    const eve = await guest(server.base, 'Eve');
    await expect(put(eve, id, everything)).rejects.toThrow('403');
    await expect(eve.call('GET', `/api/tables/${id}/orders`)).rejects.toThrow('403');
    const frames: string[] = [];
    for (const robot of [mover, watcher]) robot.onFrame = (text) => frames.push(text);
    await put(bob, id, everything);
    await mover.next(300);
    expect(frames.filter((text) => !text.startsWith('{"is":"here"'))).toEqual([]);
    expect((await ann.call<OrdersCard>('GET', `/api/tables/${id}/orders`)).orders).toEqual({});
    // Neither a page that comes now nor a list says anything.
    const late = new Robot(server.base, ann, id, 9);
    const seen: string[] = [];
    late.onFrame = (text) => seen.push(text);
    await late.connect();
    await late.until(() => late.whole !== undefined);
    const told = [
      ...seen,
      JSON.stringify(await ann.call('GET', '/api/tables')),
      JSON.stringify(await ann.call('GET', `/api/tables/${id}`)),
    ];
    for (const text of told) expect(text).not.toContain('orders');
    waiter.close();
    for (const robot of [...robots, late]) robot.close();
  });

  test('an order decides for the waiting side at once, and only its owner is told', async () => {
    const { id, ann: attacker, bob: waiter, watcher, robots } = await table(MANY_BATTLES);
    await put(bob, id, everything);
    const byOrder = ({ lines }: Robot) => lines.filter((line) => line.is === 'command' && line.by === 'order');
    /** Fights all battles, one after the other. */
    const attacks = ['declareBattle', 'resolve', 'endMovement', 'endDeclaration', 'endAdvance'];
    while (byOrder(waiter).length < 2) {
      await attacker.until(() => attacker.decides() || byOrder(waiter).length > 1);
      if (!attacker.decides()) continue;
      const legal = [...((attacker.game?.legal(attacker.view) ?? []) as Iterable<{ readonly do: string }>)];
      const command = attacks.flatMap((name) => legal.find((one) => one.do === name) ?? [])[0];
      const pick = attacker.pick();
      const answer = await attacker.give(command ? { ...pick, commands: [command] } : pick);
      expect(answer).toMatchObject({ ok: true });
      const { seq } = answer as { seq: number };
      await attacker.until(() => attacker.seq >= seq);
      await waiter.until(() => waiter.seq >= seq);
    }
    const ordered = byOrder(waiter);
    expect(ordered.every((line) => line.is === 'command' && line.seen.side === 'red')).toBe(true);
    await watcher.until(() => watcher.seq >= waiter.seq);
    expect(byOrder(watcher)).toEqual([]);
    expect(byOrder(attacker)).toEqual([]);
    expect(robots.flatMap(({ faults }) => faults)).toEqual([]);
    for (const robot of robots) robot.close();
  });

  test('orders are for the other side’s turn: an own turn is asked, as are decisions of a whole phase', async () => {
    const { id, ann: mover, robots } = await table(SETUPS.basic.setup);
    await put(ann, id, { ...everything, setup: 'computer', movement: 'computer' });
    await put(bob, id, { ...everything, setup: 'computer', movement: 'computer' });
    await mover.next(500);
    expect(mover.stand?.played).toBe(0);
    for (const robot of robots) robot.close();
  });
});
