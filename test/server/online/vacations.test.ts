import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { MyNotifications } from '#protocol/notifications.ts';
import type { TableCard } from '#protocol/tables.ts';
import { insider, newKey, Robot, seatedTable } from './robot.ts';
import { serveOnline, STORE_NAMES, STORES, type TestServer } from './test-server.ts';

/** Clocks by the day stand while their player is on vacation, or while both have agreed on a pause. */

const BATTLE = `game basic
board inline
  grid rows A..H columns 1..10
end board
turns 9
blue arm 6-6 @ A1 as b.arm1
red inf 4-4 @ H10 as r.inf1
blue moves
`;
const DAY = 24 * 3600_000;
const days = (vacation: boolean) => ({
  clock: { kind: 'days', bank: 7 * 24 * 3600, bonus: 0, cap: 14 * 24 * 3600, zero: 'claim', vacation } as const,
  undo: 'free' as const,
  spectators: true,
});

describe.each(STORE_NAMES)('%s', (store) => {
  let server: TestServer;
  beforeAll(async () => void (server = await serveOnline(await STORES[store]())));
  afterAll(() => server.stop());

  /** A table at which Bob has to decide, and his clock runs. */
  async function table(vacation: boolean) {
    const [ann, bob] = [await insider(server, 'Ann'), await insider(server, 'Bob')];
    const { id } = await seatedTable(ann, bob, { game: 'blitz', setup: BATTLE, side: 'blue', terms: days(vacation) });
    const pages = [new Robot(server.base, ann, id, 1), new Robot(server.base, bob, id, 2)] as const;
    for (const page of pages) await page.connect();
    await pages[0].until(() => Object.keys(pages[0].shares).length === 2);
    const end = async (page: Robot): Promise<void> => {
      await page.until(() => page.decides());
      while (page.decides()) {
        const legal = [...((page.game?.legal(page.view) ?? []) as Iterable<{ readonly do: string }>)];
        const done = legal.find((one) => /^end/.test(one.do));
        const pick = page.pick();
        const given = await page.give(done ? { ...pick, commands: [done] } : pick);
        if (given?.ok) await page.until(() => page.seq >= (given as { seq: number }).seq);
      }
    };
    await end(pages[0]);
    await end(pages[1]);
    await end(pages[0]);
    await pages[1].until(() => pages[1].stand?.clock?.runs === 'red');
    const card = () => ann.call<TableCard>('GET', `/api/tables/${id}`);
    return { id, ann, bob, pages, card };
  }

  test('a vacation stops the clock at once, the other player sees until when, and it is over on return', async () => {
    const { bob, pages, card } = await table(true);
    const before = Date.now();
    const begun = await bob.call<MyNotifications>('POST', '/api/account/vacation', { days: 20 });
    expect(begun.vacation).toMatchObject({ left: 10, until: expect.any(Number) as number });
    await expect.poll(async () => (await card()).away?.['red'], { timeout: 60_000 }).toBeTypeOf('number');
    // No more than 14 days in one game; the clock runs from then on.
    const until = (await card()).away?.['red'] ?? 0;
    expect(until - before).toBeGreaterThan(13.9 * DAY);
    expect(until - before).toBeLessThan(14.1 * DAY);
    await pages[0].until(() => pages[0].stand?.clock?.at === until);
    expect(pages[0].stand?.clock).toMatchObject({ runs: 'red' });
    await expect(bob.call('POST', '/api/account/vacation', { days: 1 })).rejects.toThrow('400');
    const back = await bob.call<MyNotifications>('POST', '/api/account/vacation/end', {});
    expect(back.vacation).toEqual({ left: 29 });
    await pages[0].until(() => (pages[0].stand?.clock?.at ?? until) < before + DAY);
    expect(pages[0].stand?.clock).toMatchObject({ runs: 'red' });
    await expect(bob.call('POST', '/api/account/vacation', { days: 30 })).rejects.toThrow('400');
    for (const page of pages) page.close();
  });

  test('where the terms do not allow it the clock runs on', async () => {
    const { bob, pages, card } = await table(false);
    await bob.call('POST', '/api/account/vacation', { days: 3 });
    const { jobs } = server.online;
    const left = async () => (await jobs.census()).find(({ kind }) => kind === 'vacation')?.waiting ?? 0;
    await expect.poll(left, { timeout: 60_000 }).toBe(0);
    expect((await card()).away).toBeUndefined();
    expect(pages[1].stand?.clock?.at).toBeLessThan(Date.now());
    for (const page of pages) page.close();
  });

  test('a pause both agree on stops a clock by the day, and either ends it', async () => {
    const { id, pages } = await table(true);
    const [ann, bob] = pages;
    const offered = (await bob.ask({ is: 'offer', table: id, key: newKey(), what: 'pause' })) as { seq: number };
    await ann.until(() => ann.seq >= offered.seq);
    await ann.ask({ is: 'answer', table: id, key: newKey(), offer: offered.seq, yes: true });
    await bob.until(() => bob.lines.some(({ is }) => is === 'paused'));
    expect(bob.stand?.clock?.runs).toBeUndefined();
    await ann.ask({ is: 'resume', table: id, key: newKey() });
    await bob.until(() => bob.stand?.clock?.runs === 'red');
    for (const page of pages) page.close();
  });
});
