import { describe, expect, test } from 'vitest';
import { seededChoice } from '#core/dice/dice.ts';
import type { Library } from '#core/game-kit.ts';
import { english } from '#core/message.ts';
import { blitz } from '#games/blitz/game-package.ts';
import { gamex } from '#games/gamex/game-package.ts';
import { LATE } from '#table/host.ts';
import { openRemoteGame } from '#table/remote/remote-game.ts';
import { type AnyGamePackage, eraseTypes } from '#table/game-package.ts';
import { LIBRARY } from '#test/games/gamex/library.ts';
import { SKIRMISH } from '#test/games/gamex/practice.ts';
import { type FakeServer, fakeServer, nextKey, type Page, playOn } from './fake-server.ts';

const HIDDEN = eraseTypes(gamex);
const BASIC = `game basic
board inline
grid q -4..4 r -3..3
city Eins : -3,0
city Rot : 3,0
belongs blue -3,0
belongs red 3,0
end board
blue arm 4-8 @ -1,0 as b1
blue inf 4-4 @ -1,1 as b2
red arm 4-8 @ 1,0 as r1
red inf 4-4 @ 1,-1 as r2
blue moves
`;
const CARDS = `game gamex
board inline
  grid rows A..E columns 1..9
end board
turns 3
options o24_chaos
hand axis 49 50
german A 11/8/7/8 tank @ C-2 as pz1
american A 11/8/9/8 tank @ E-9 as sh1
american I 4/2/10/1 @ A-9 as inf1
allied has 6
`;

interface Seated {
  readonly server: FakeServer;
  readonly pages: Readonly<Record<string, Page>>;
  readonly onlooker: Page;
}

function seated(gamePackage: AnyGamePackage, setup: string, library: Library = {}): Seated {
  const server = fakeServer(gamePackage, library, setup);
  const pages = Object.fromEntries(server.game.sides.map((side) => [side, server.page(side)]));
  const onlooker = server.page('spectator');
  for (const page of [...Object.values(pages), onlooker]) page.plug();
  return { server, pages, onlooker };
}

const mover = ({ server, pages }: Seated): Page => {
  const page = pages[server.decides() ?? ''];
  if (!page) throw new Error('nobody decides');
  return page;
};
const other = (table: Seated): Page => {
  const page = Object.entries(table.pages).find(([side]) => side !== table.server.decides())?.[1];
  if (!page) throw new Error('nobody waits');
  return page;
};

/** Compares the page with the output a seat gets from the server's own state. */
async function expectSame({ server }: Seated, page: Page): Promise<void> {
  const view = server.view(page.state().watcher ?? '');
  const { scene, own, played } = page.last();
  expect(played).toBe(server.entries.length);
  expect(JSON.stringify(scene)).toBe(JSON.stringify(server.desk.scene(view)));
  expect(JSON.stringify(own)).toBe(JSON.stringify(server.desk.own(view)));
  expect(page.state().wrong).toBe(0);
}

const GAMES: readonly (readonly [name: string, shelf: AnyGamePackage, setup: string, library: Library])[] = [
  ['Blitzkrieg', eraseTypes(blitz), BASIC, {}],
  ['GameX with hidden mines', eraseTypes(gamex), SKIRMISH, LIBRARY],
  ['GameX with cards', eraseTypes(gamex), CARDS, LIBRARY],
];

describe.each(GAMES)('%s', (_name, gamePackage, setup, library) => {
  test('every page follows its own view', async () => {
    const table = seated(gamePackage, setup, library);
    for (let i = 0; i < 30; i++) {
      await playOn(table.server, table.pages, 1, i);
      for (const page of [...Object.values(table.pages), table.onlooker]) await expectSame(table, page);
    }
    expect(table.server.entries.length).toBeGreaterThan(4);
  });

  test('a page that comes late shows the turn at hand at once, and the past when it has been fetched', async () => {
    const table = seated(gamePackage, setup, library);
    await playOn(table.server, table.pages, 6);
    if (table.server.decides() === undefined) return;
    table.server.rebase();
    await playOn(table.server, table.pages, 2, 9);
    const late = table.server.page('spectator');
    late.plug();
    expect(late.state().past).toBe(table.server.decides() === undefined);
    await expectSame(table, late);
    const [told] = late.update;
    expect(told?.log.every(({ n }) => n > 6)).toBe(true);
    const rolls = await late.remote.end.ask('rolls');
    expect(rolls).toEqual(await table.onlooker.remote.end.ask('rolls'));
    expect(late.state().past).toBe(true);
    expect(late.last().log).toEqual(table.onlooker.remote.end.update().log);
    expect(await late.remote.end.stops()).toHaveLength(table.server.entries.length + 1);
    expect(await late.remote.end.save()).toBe(await table.onlooker.remote.end.save());
  });

  test('a page that was away catches up from its own number', async () => {
    const table = seated(gamePackage, setup, library);
    table.onlooker.cut();
    await playOn(table.server, table.pages, 8);
    table.onlooker.plug();
    await expectSame(table, table.onlooker);
    const sits = table.onlooker.sent.filter(({ is }) => is === 'sit');
    expect(sits.map((one) => 'after' in one)).toEqual([false, true]);
  });
});

test('a command whose answer is lost is given again with its key and applied once', async () => {
  const table = seated(HIDDEN, SKIRMISH, LIBRARY);
  const page = mover(table);
  page.lose.done = true;
  const key = nextKey();
  const answer = page.remote.end.give([table.server.sample(seededChoice(1))], page.last().decision, key);
  expect(table.server.entries).toHaveLength(1);
  expect(page.state().giving).toBe(true);
  page.cut();
  expect(page.state().connection).toMatchObject({ is: 'lost' });
  page.lose.done = false;
  page.plug();
  expect(await answer).toBeUndefined();
  expect(table.server.entries).toHaveLength(1);
  expect(page.sent.filter((one) => one.is === 'give').map((one) => 'key' in one && one.key)).toEqual([key, key]);
  expect(page.state().giving).toBe(false);
});

test('a command that never left is given when the connection is back', async () => {
  const table = seated(HIDDEN, SKIRMISH, LIBRARY);
  const page = mover(table);
  page.cut();
  const answer = page.remote.end.give([table.server.sample(seededChoice(1))], page.last().decision, nextKey());
  expect(table.server.entries).toHaveLength(0);
  page.plug();
  expect(await answer).toBeUndefined();
  expect(table.server.entries).toHaveLength(1);
  await expectSame(table, page);
});

test('a server that went back to an earlier state: pages that are ahead lay the game as it stands, and say so', async () => {
  const table = seated(eraseTypes(blitz), BASIC);
  const page = mover(table);
  await playOn(table.server, table.pages, 3);
  table.server.restore(2);
  for (const one of [...Object.values(table.pages), table.onlooker]) {
    one.cut();
    one.plug();
    await expectSame(table, one);
    expect(one.state().restored).toEqual({ known: 3, played: 1 });
    expect(one.state().seal.faults).toEqual([]);
  }
  await playOn(table.server, table.pages, 30, 4);
  await expectSame(table, page);
  expect(page.state().seal.faults).toEqual([]);
});

test('refused and late commands are answers', async () => {
  const table = seated(HIDDEN, SKIRMISH, LIBRARY);
  const page = mover(table);
  const { decision } = page.last();
  const refused = await page.remote.end.give([{ do: 'nonsense' }], decision, nextKey());
  expect(refused).toHaveProperty('rule');
  expect(await page.remote.end.give([{ do: 'nonsense' }], decision + 7, nextKey())).toBe(LATE);
});

test('a gap in the numbers is asked for again from the own one', async () => {
  const table = seated(HIDDEN, SKIRMISH, LIBRARY);
  await playOn(table.server, table.pages, 1);
  table.server.spoil.lose = 3;
  await playOn(table.server, table.pages, 2, 3);
  for (const page of [...Object.values(table.pages), table.onlooker]) await expectSame(table, page);
  const sits = [...Object.values(table.pages), table.onlooker].flatMap(({ sent }) =>
    sent.filter(({ is }) => is === 'sit'),
  );
  expect(sits.some((one) => 'after' in one)).toBe(true);
});

test('a view that does not fit its hash is counted and mended by the whole', async () => {
  const table = seated(HIDDEN, SKIRMISH, LIBRARY);
  table.server.spoil.hash = true;
  await playOn(table.server, table.pages, 1);
  table.server.spoil.hash = false;
  expect(table.onlooker.state().wrong).toBe(1);
  expect(table.onlooker.last().played).toBe(1);
  await playOn(table.server, table.pages, 1, 2);
  expect(table.onlooker.state().wrong).toBe(1);
  expect(table.onlooker.last().played).toBe(table.server.entries.length);
});

test('own commands are taken back as far as the server says', async () => {
  const table = seated(eraseTypes(blitz), BASIC);
  const page = mover(table);
  const side = page.state().watcher;
  const choose = seededChoice(2);
  while (page.last().undoPoint === page.last().played && table.server.decides() === side)
    await page.remote.end.give([table.server.sample(choose)], page.last().decision, nextKey());
  const { played, undoPoint } = page.last();
  expect(played).toBeGreaterThan(undoPoint);
  expect(await page.remote.end.takeBack(undoPoint, nextKey())).toBeUndefined();
  for (const one of [page, other(table), table.onlooker]) {
    await expectSame(table, one);
    expect(one.last()).toMatchObject({ played: undoPoint, since: played, log: [], whole: false });
  }
});

test('what both agree on is taken back, also beyond what this page has', async () => {
  const table = seated(eraseTypes(blitz), BASIC);
  await playOn(table.server, table.pages, 6);
  table.server.rebase();
  const late = table.server.page('spectator');
  late.plug();
  const [asks, answers] = [mover(table), other(table)];
  expect(await asks.remote.acts.offer('undo', nextKey(), { to: 2 })).toMatchObject({ ok: true });
  const { offer } = answers.state();
  expect(offer).toMatchObject({ what: 'undo', to: 2, side: asks.state().watcher });
  expect(await answers.remote.acts.answer(offer?.seq ?? 0, true, nextKey())).toMatchObject({ ok: true });
  for (const page of [asks, answers, table.onlooker, late]) {
    expect(page.state()).toMatchObject({ answered: { yes: true }, wrong: 0 });
    expect(page.state().offer).toBeUndefined();
  }
  for (const page of [asks, answers, table.onlooker]) await expectSame(table, page);
  expect(late.last().played).toBe(2);
});

test('a game that is lost by time shows its outcome, asks nothing, and opens to everybody', async () => {
  const table = seated(HIDDEN, SKIRMISH, LIBRARY);
  await playOn(table.server, table.pages, 1);
  table.server.finish({ winner: 'allied', by: 'time' });
  for (const page of [...Object.values(table.pages), table.onlooker]) {
    const { scene, seat } = page.last();
    expect(scene.outcome).toMatchObject({ winner: 'allied', by: 'time' });
    expect(scene.outcome && english(scene.outcome.because)).toMatch(/ ran out of time$/);
    expect(scene.prompt).toBeUndefined();
    expect(scene.done).toBeUndefined();
    expect(seat.open).toBe(true);
    expect(page.state()).toMatchObject({ open: true, card: { phase: 'over' } });
    expect(await page.remote.end.save()).toContain('hexfront-record');
  }
});

test('while something is hidden only the seat’s own record can be saved', async () => {
  const table = seated(HIDDEN, SKIRMISH, LIBRARY);
  await playOn(table.server, table.pages, 12);
  expect(await table.onlooker.remote.end.save()).toContain('hexfront-seat-record');
});

test('the past can be watched while the game goes on', async () => {
  const table = seated(HIDDEN, SKIRMISH, LIBRARY);
  await playOn(table.server, table.pages, 3);
  const { onlooker } = table;
  await onlooker.remote.end.seek(1);
  expect(onlooker.last()).toMatchObject({ played: 1, known: 3, leap: true });
  await playOn(table.server, table.pages, 1, 8);
  expect(onlooker.last()).toMatchObject({ played: 1, known: 4, leap: false, log: [] });
  await onlooker.remote.end.seek(Number.MAX_SAFE_INTEGER);
  expect(onlooker.last()).toMatchObject({ played: 4, known: 4 });
  await expectSame(table, onlooker);
});

test('spectators see, have no side, and no advice is to be had at the table', async () => {
  const { onlooker, pages } = seated(HIDDEN, SKIRMISH, LIBRARY);
  expect(onlooker.state()).toMatchObject({ plays: [], rooms: ['all'] });
  expect(onlooker.sent.map(({ is }) => is)).toEqual(['sit']);
  for (const page of [onlooker, ...Object.values(pages)])
    await expect(page.remote.end.ask('task')).rejects.toThrow('advice');
});

test('what is said stands in its order, once', () => {
  const { onlooker } = seated(HIDDEN, SKIRMISH, LIBRARY);
  expect(onlooker.remote.acts.say('all', 'hello')).toBe(true);
  expect(onlooker.state().said.map(({ text }) => text)).toEqual(['hello']);
  onlooker.cut();
  expect(onlooker.remote.acts.say('all', 'still there?')).toBe(false);
});

describe('sealed dice', () => {
  test('both commit, then both show their shares, and every die of a turn that is over is checked', async () => {
    const table = seated(eraseTypes(blitz), BASIC);
    for (const page of Object.values(table.pages)) {
      expect(page.sent.map(({ is }) => is)).toContain('share');
      expect(page.state().seal).toMatchObject({ waits: [], faults: [], elsewhere: false });
      expect(Object.keys(page.memory()?.commitments ?? {})).toHaveLength(2);
    }
    const first = (page: Page, what: string) => page.sent.findIndex(({ is }) => is === what);
    expect(first(mover(table), 'commit')).toBeLessThan(first(mover(table), 'share'));
    await playOn(table.server, table.pages, 60, 3);
    const { seal } = table.onlooker.state();
    expect(seal.checked).toBeGreaterThan(0);
    expect(seal.faults).toEqual([]);
  });

  test('a die that is not the one of the chain is seen', async () => {
    const table = seated(eraseTypes(blitz), BASIC);
    table.server.spoil.dice = true;
    await playOn(table.server, table.pages, 60, 3);
    expect(table.onlooker.state().seal.faults).toContain('die');
  });

  test('a share that was drawn in another browser is said to be elsewhere', () => {
    const table = seated(HIDDEN, SKIRMISH, LIBRARY);
    const again = table.server.page('axis');
    again.plug();
    expect(again.state().seal.elsewhere).toBe(false);
    expect(again.sent.map(({ is }) => is)).not.toContain('share');
  });
});

test('a table whose text does not open says so', () => {
  expect(() => openRemoteGame(HIDDEN, {}, { setup: 'game gamex\nnonsense\n' } as never)).toThrow();
});
