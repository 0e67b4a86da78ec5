import { describe, expect, test } from 'vitest';
import { afterCommand } from '#core/game.ts';
import { isGarrisoned } from '#games/blitz/countries/rules/cities.ts';
import { carryOut } from '#games/blitz/players/decisions.ts';
import { tidied } from '#games/blitz/players/plan/destinations.ts';
import { playerNamed } from '#games/blitz/players/players.ts';
import { groundOf } from '#games/blitz/players/plan/battles.ts';
import { occupiersOf } from '#games/blitz/players/plan/occupation.ts';
import { enemyHexes, survey } from '#games/blitz/players/plan/survey.ts';
import { REGULAR } from '#games/blitz/players/search/style.ts';
import { hexNamed } from '#hex/grid.ts';
import { writeCommand } from '#games/blitz/text/commands/command-text.ts';
import { LIBRARY } from '#test/laws/library.ts';
import { modular } from '../modules/table.ts';
import { position as openText, type Table } from '../table.ts';

/** Great Blue in the west, minors in the middle, Red in the east. */
const BOARD = `belongs b -4,0 -4,1 -4,2 -3,0 -3,-1
belongs r 4,-1 3,0 3,-1
belongs n -1,0 0,0 1,0 0,1
city Bb : -4,0
city C1 : 4,-1
city C2 : 0,0
city C3 : 2,-2
city C4 : 0,3`;

/** The regular player until his phase is over. */
function sets(table: Table, most: number): void {
  const player = playerNamed('regular', 1, LIBRARY);
  const { side } = table;
  for (let i = 0; i < most && table.side === side; i++)
    table.play(writeCommand(table.game.world, table.state, player.command(table.game, table.state)));
}

describe('computers know what a war is about', () => {
  test('M17.g.5 an oppressor sets a garrison into every city abroad, and breaks large units down for it', () => {
    const table = modular(
      'M3 M8 M15 M17',
      'options scenario=G\nblue inf 8-4 waits 1 as b1\nblue inf 4-4 waits 1 as b2\nred gue 1-4 waits 1 as r.g1\nblue sets up',
      BOARD,
    );
    sets(table, 20);
    const { world } = table.game;
    const abroad = ['4,-1', '0,0', '2,-2', '0,3'].map((name) => hexNamed(world.board.grid, name) ?? -1);
    expect(abroad.filter((hex) => !isGarrisoned(world, table.state, 'blue', hex))).toEqual([]);
  });

  test('M17.g.5 the garrison stays, who stands beside it goes', () => {
    const lines = ['blue inf 2-4 @ 0,0 as b1', 'blue inf 4-4 @ 0,0 as b2', 'blue arm 6-6 @ 1,0 as b3'];
    const { game, state } = modular(
      'M3 M8 M15 M17',
      `options scenario=G\n${lines.join('\n')}\nred gue 1-4 @ 0,2 as r.g1\nblue moves`,
      BOARD,
    );
    expect([...occupiersOf(game.world, state, 'blue')].map((no) => state.units[no]?.id)).toEqual(['b1']);
    expect([...occupiersOf(game.world, state, 'red')]).toEqual([]);
    const { ways } = survey(game.world, state, 'blue');
    const ends = (id: string) => ways.get(state.units.findIndex((unit) => unit.id === id))?.length ?? 0;
    expect([ends('b1'), ends('b2') > 1, ends('b3') > 1]).toEqual([1, true, true]);
  });

  test('M15.5 no more guerillas are sent to a hex than it may hold, so that their move can end', () => {
    const lines = Array.from({ length: 5 }, (_, i) => `red gue 1-4 @ ${i < 2 ? '0,1' : '1,1'} as r.g${i + 1}`);
    const { game, state } = modular(
      'M3 M5 M8 M15 M17',
      `options scenario=G\nblue inf 4-4 @ -4,0 as b1\n${lines.join('\n')}\nred moves`,
      BOARD,
    );
    const to = hexNamed(game.world.board.grid, '1,0') ?? -1;
    const orders = state.units.flatMap(({ side }, unit) => (side === 'red' ? [{ unit, to }] : []));
    const kept = tidied(game, state, 'red', orders, carryOut);
    expect(kept).toHaveLength(3);
    const after = kept.reduce((now, order) => {
      const command = carryOut(game, now, 'red', order);
      return command ? afterCommand(game, now, command) : now;
    }, state);
    expect(game.check(after, 'red', { do: 'endMovement' })).toBeUndefined();
  });

  test('M17.g.5 an oppressor goes back into a city without a garrison, and leaves one of two factors there', () => {
    const table = modular(
      'M8 M15 M17',
      [
        'options scenario=G',
        'blue inf 2-4 @ 4,-1 as b1',
        'blue inf 2-4 @ 0,3 as b2',
        'blue arm 6-6 @ 0,0 as b3',
        'red gue 1-4 @ -2,3 as r.g1',
        'blue moves',
      ].join('\n'),
      BOARD,
    );
    sets(table, 40);
    const { world } = table.game;
    const abroad = ['4,-1', '0,0', '2,-2', '0,3'].map((name) => hexNamed(world.board.grid, name) ?? -1);
    expect(abroad.filter((hex) => !isGarrisoned(world, table.state, 'blue', hex))).toEqual([]);
    expect(
      table.state.units.filter(({ side, type }) => side === 'blue' && type === 'armor').map(({ df }) => df),
    ).toEqual([4, 2]);
  });

  test('M17.g.1 who stands by for the garrisons is broken down, so that there are enough to close rings', () => {
    const table = modular(
      'M8 M15 M17',
      'options scenario=G\nblue inf 8-4 waits 1 as b1\nblue arm 6-6 waits 1 as b2\nred gue 1-4 waits 1 as r.g1\nblue sets up',
      BOARD,
    );
    sets(table, 20);
    const sizes = table.state.units.filter(({ type }) => type === 'armor').map(({ df }) => df);
    expect(sizes).toEqual([3, 3]);
  });

  test('M17.g.1 an oppressor takes the strongest order of battle', () => {
    const table = openText('scenario national-liberation\n', LIBRARY);
    sets(table, 1);
    expect(table.state.units.filter(({ type }) => type === 'armor').reduce((sum, { df }) => sum + df, 0)).toBe(60);
  });

  test('M15.8, M15.9 an attack on small guerillas is worth what it kills only where a ring holds them', () => {
    const position = (more: string) =>
      modular(
        'M8 M15 M17',
        `options scenario=G\nblue arm 6-6 @ 2,2 as b1${more}\nred gue 1-4 @ 1,2 as r.g1\nblue moves`,
        BOARD,
      );
    const worth = ({ game, state }: Pick<Table, 'game' | 'state'>): number | undefined => {
      const hex = hexNamed(game.world.board.grid, '1,2') ?? -1;
      return groundOf(game.world, state, { ...REGULAR, city: 0 }).worth([hex], 6, 1);
    };
    expect(worth(position(''))).toBe(0);
    expect(worth(position('\nblue arm 6-6 @ 0,2 as b2'))).toBe(1);
  });

  test('M17.f.4 an army that is not in the war yet is neither feared nor attacked', () => {
    const { game, state } = modular(
      'M8 M9 M15 M17 M18',
      'options scenario=F\nblue inf 4-4 @ 2,0 as b1\nred inf 4-4 @ 3,0 as r1\nred inf 2-4 @ 0,0 of n as n1\nturns 9\nblue moves',
      BOARD,
      'tournament',
    );
    expect(state.units.map(({ passive }) => passive)).toEqual([undefined, true, undefined]);
    const known = survey(game.world, state, 'blue');
    expect(enemyHexes(known).map((hex) => game.world.board.grid.names[hex])).toEqual(['0,0']);
    expect(known.threat[state.units[0]?.at ?? -1]).toBe(2);
  });

  test('M17.e.5, M17.b.1 where cities of minors are counted, those of the majors draw less', () => {
    const worths = (options: string): number[] => {
      const { game, state } = modular(
        'M8 M17 M18',
        `options ${options}\nblue inf 4-4 @ -4,0 as b1\nred inf 4-4 @ 3,0 as r1\nturns 9\nblue moves`,
        BOARD,
        'tournament',
      );
      const { goals } = survey(game.world, state, 'blue', true, new Set([2]));
      const at = (name: string) => goals.find(({ hex }) => hex === hexNamed(game.world.board.grid, name))?.worth ?? 0;
      return [at('4,-1'), at('0,0')];
    };
    const [major = 0, minor = 0] = worths('scenario=A');
    const [aside = 0, sought = 0] = worths('scenario=B');
    expect(Math.min(major, minor)).toBeGreaterThan(0);
    expect(aside).toBeLessThan(major / 2);
    expect(sought).toBe(minor);
  });
});
