import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hashOf } from '#core/hash.ts';
import type { LiveTable } from '#server/tables/live-table.ts';
import { playedIn, stateOf, stretchTo } from '#server/tables/window.ts';
import { playAlone } from './alone.ts';
import { serveOnline, STORE_NAMES, STORES, type TestServer } from './test-server.ts';
import { type Guest, guest, newKey, Robot, seatedTable } from './robot.ts';
import { SETUPS } from './setups.ts';

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

  const SEEDS = { one: 1, two: 2 };

  async function robotsAt(table: string, seed = 0): Promise<readonly [Robot, Robot, Robot]> {
    const robots = [
      new Robot(server.base, ann, table, SEEDS.one + seed),
      new Robot(server.base, bob, table, SEEDS.two + seed),
      new Robot(server.base, { cookie: '' }, table, 3),
    ] as const;
    for (const robot of robots) await robot.connect();
    for (const robot of robots) await robot.until(() => robot.whole !== undefined);
    await robots[0].until(
      () => robots[0].lines.some(({ is }) => is === 'share') || robots[0].whole?.plays.length === 0,
    );
    return robots;
  }

  /** Plays both sides at random until so many commands were played or the game is over. */
  async function play(robots: readonly Robot[], commands: number): Promise<number> {
    let played = 0;
    while (played < commands && !robots.some(({ over }) => over)) {
      await robots[0]?.until(() => robots.some((one) => one.decides() || one.over));
      const mover = robots.find((one) => one.decides());
      if (!mover) break;
      const answer = await mover.give();
      expect(answer).toMatchObject({ ok: true });
      played++;
      const { seq } = mover;
      for (const one of robots) await one.until(() => one.seq >= seq || one.over);
    }
    return played;
  }

  /** The rules are the same wherever a table is stored: with the shared database two games are enough. */
  const setups = Object.entries(SETUPS).filter(([name]) => store === 'file' || ['basic', 'mines'].includes(name));

  test.each(setups)('%s: two players and a spectator follow one game from what they are sent', async (_name, setup) => {
    const { id } = await seatedTable(ann, bob, setup);
    const robots = await robotsAt(id);
    expect(await play(robots, 60)).toBeGreaterThan(5);
    for (const robot of robots) expect(robot.faults).toEqual([]);
    for (const robot of robots) robot.close();
  });

  test('a repeated key is answered by the first answer, and nothing is played twice', async () => {
    const { id } = await seatedTable(ann, bob, SETUPS.basic);
    const robots = await robotsAt(id);
    const mover = robots.find((one) => one.decides()) as Robot;
    const one = mover.pick();
    const first = await mover.give(one);
    const again = await mover.give(one);
    expect(first).toMatchObject({ ok: true });
    expect(again).toEqual(first);
    expect(mover.stand?.played).toBe(1);
    // The number of a decision that is over, and a command of the other side.
    expect(await mover.give({ ...mover.pick(), decision: 9999 })).toEqual({ ok: false, why: 'late' });
    const other = robots.find((robot) => robot !== mover && robot.plays.length > 0) as Robot;
    const stolen = await other.give({ ...mover.pick() });
    expect(stolen).toMatchObject({ ok: false, why: 'refused' });
    const spectator = robots[2];
    expect(await spectator.give(mover.pick())).toEqual({ ok: false, why: 'not-yours' });
    for (const robot of robots) robot.close();
  });

  test('own commands are taken back at once, older ones when the other side agrees', async () => {
    const { id } = await seatedTable(ann, bob, SETUPS.basic);
    const robots = await robotsAt(id, 5);
    await play(robots, 12);
    const [one, two] = robots;
    const played = one.stand?.played ?? 0;
    const ask = await one.ask({ is: 'offer', table: id, key: newKey(), what: 'undo', to: 2 });
    expect(ask).toMatchObject({ ok: true });
    await two.until(() => two.lines.some((line) => line.is === 'offer'));
    const offer = two.lines.findLast((line) => line.is === 'offer');
    expect(await one.ask({ is: 'answer', table: id, key: newKey(), offer: offer?.seq ?? 0, yes: true })).toEqual({
      ok: false,
      why: 'not-yours',
    });
    expect(await two.ask({ is: 'answer', table: id, key: newKey(), offer: offer?.seq ?? 0, yes: true })).toMatchObject({
      ok: true,
    });
    expect(played).toBe(12);
    for (const robot of robots) await robot.until(() => robot.stand?.played === 2);
    await play(robots, 8);
    for (const robot of robots) expect(robot.faults).toEqual([]);
    for (const robot of robots) robot.close();
  });

  // The shared database keeps snapshots at a moment of its own.
  test.runIf(store === 'file')(
    'a table opens from its newest snapshot, from an older one where that was taken back, and as it stood',
    async () => {
      const { id } = await seatedTable(ann, bob, SETUPS.basic);
      const { journal, tables, store } = server.online;
      const live = (await tables.open(id)) as LiveTable;
      const { game } = live.opened;
      const playTo = (turn: number): Promise<void> => playAlone(live, (card) => card.turn < turn, 6);
      /** The table from the disk is the one in memory. Gives the number of commands it was folded from. */
      const reopened = async (): Promise<number> => {
        await store.write([]);
        const stretch = await stretchTo(journal, live.opened, live.row);
        expect(playedIn(stretch)).toBe(live.card().played);
        expect(hashOf(stateOf(stretch))).toBe(hashOf(stateOf(live.standing.stretch)));
        return stretch.from;
      };
      await playTo(3);
      const newest = await reopened();
      expect((await journal.snapshots(id))[0]).toMatchObject({ played: newest });
      // Both agree to take back what lies before the newest snapshot.
      const [one = '', two = ''] = game.sides;
      const { seq } = (await live.act(one, { is: 'offer', key: newKey(), what: 'undo', to: newest - 1 }, 0)) as {
        seq: number;
      };
      expect(await live.act(two, { is: 'answer', key: newKey(), offer: seq, yes: true }, 0)).toMatchObject({
        ok: true,
      });
      expect(live.card().played).toBe(newest - 1);
      expect(await reopened()).toBeLessThan(newest);
      await playTo(4);
      expect(await reopened()).toBeGreaterThan(newest - 1);
      expect(playedIn(await stretchTo(journal, live.opened, live.row, 2))).toBe(2);
    },
  );

  test('after a restart the table stands as it stood, and those who were cut off go on from their line', async () => {
    const { id } = await seatedTable(ann, bob, SETUPS.mines);
    const robots = await robotsAt(id, 7);
    await play(robots, 15);
    const seqs = robots.map(({ seq }) => seq);
    server = await server.restart();
    const back = robots.map((robot, i) => {
      const again = new Robot(server.base, [ann, bob, { cookie: '' }][i] as Guest, id, 20 + i);
      Object.assign(again, { share: robot.share });
      return again;
    });
    for (const robot of back) await robot.connect();
    for (const robot of back) await robot.until(() => robot.whole !== undefined);
    expect(back.map(({ seq }) => seq)).toEqual(seqs);
    await play(back, 15);
    for (const robot of back) expect(robot.faults).toEqual([]);
    for (const robot of back) robot.close();
  });
});
