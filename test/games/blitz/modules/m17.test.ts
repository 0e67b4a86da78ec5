import { describe, expect, test } from 'vitest';
import { MODULES } from '#games/blitz/modules/modules.ts';
import { LIBRARY } from '#test/laws/library.ts';
import { roundTrip } from '../optional.ts';
import { faults, position, small, type Table } from '../table.ts';
import { modular } from './table.ts';

const LAND = 'belongs c 1,0 2,0 3,0 1,1 2,1 -1,1\nbelongs b -4,0 -3,0\nbelongs r 4,-4 3,-4';
const CITIES = 'city Aa : -4,0\ncity Bb : 4,-4 3,-4\ncity Cc : 2,0\ncity Dd : 3,0\ncity Ee : 1,1';
const m17 = (lines: string, options = '', modules = 'M17', level = 'basic'): Table =>
  modular(modules, `${options && `options ${options}\n`}${lines}`, `${LAND}\n${CITIES}`, level);
/** To the end of the player turn, without a fight. */
const passed = (table: Table): Table => table.play(['endMovement', 'endDeclaration']);
const verdict = ({ state }: Table) => [state.outcome?.winner, state.outcome?.rule];

describe('M17 variable war scenarios', () => {
  test('M17.0, M17.1 one scenario is chosen; A where nothing is said', () => {
    expect(MODULES.M17.rule).toBe('M17.0');
    const lines = 'blue inf 4-4 @ -4,0\nred inf 4-4 @ 4,-4\nblue moves';
    expect(m17(lines, 'scenario=B', 'M17 M18').text()).toContain('options scenario=B');
    roundTrip(m17(lines, 'scenario=B cityCount=hex', 'M17 M18'));
    const said = (options: string) => faults(`game basic\nmodules M17\noptions ${options}\n${small(LAND)}\n${lines}`);
    expect(said('scenario=Z').join()).toContain('M17.1');
    // M17.table, M70.1: B needs minor countries that can be held, D their armies.
    expect(said('scenario=B').join()).toContain('M70.1');
    expect(said('scenario=D').join()).toContain('M70.1');
  });

  test('M17.2, M17.a.1, M17.a.2, M0.16 at the end of the last turn more cities win, each counted once', () => {
    const lines = (red: string) =>
      `turns 12\nturn 12\nblue inf 4-4 @ -4,0\nred inf 4-4 @ ${red}\ncontrol blue 2,0\nred moves`;
    // Blue holds Aa and Cc; Red Bb alone, which has two hexes.
    expect(verdict(passed(m17(lines('4,-4'))))).toEqual(['blue', 'M17.a.2']);
    expect(verdict(passed(m17(lines('4,-4'), 'cityCount=hex')))).toEqual(['draw', 'M17.a.2']);
    const early = passed(m17(lines('4,-4').replace('turn 12', 'turn 11')));
    expect(early.state.outcome).toBeUndefined();
  });

  test('M17.3 an open game has no last turn', () => {
    const table = m17('turns 0\nturn 40\nblue inf 4-4 @ -4,0\nred inf 4-4 @ 4,-4\nred moves');
    expect(passed(table).state.outcome).toBeUndefined();
  });

  test('M17.5 a player without units loses at once; M90.61 home cities alone win nothing', () => {
    const gone = m17('turn 2\nblue inf 4-4 @ -4,0\nred inf 4-4 lost\nblue moves');
    expect(verdict(passed(gone))).toEqual(['blue', 'M17.5']);
    const home = m17(
      'turn 5\nstreak blue 2\ncontrol blue 4,-4 3,-4\nblue inf 4-4 @ 4,-4\nred inf 4-4 @ -1,0\nblue moves',
    );
    expect(passed(home).state.outcome).toBeUndefined();
  });

  test('M17.4, M17.b.1 the side that controls more minor countries at the end of turn 12 wins', () => {
    const war = 'nation c blue atWar red passiveAlly operator red';
    const end = (lines: string) =>
      verdict(
        passed(m17(`turns 12\nturn 12\n${war}\n${lines}\nred inf 4-4 @ 4,-4\nred moves`, 'scenario=B', 'M17 M18')),
      );
    // Two of three cities, and nobody against it.
    expect(end('control blue 2,0 3,0\nblue inf 1-4 @ 2,1')).toEqual(['blue', 'M17.b.1']);
    expect(end('control blue 2,0 3,0\nblue inf 1-4 @ -1,0')).toEqual(['draw', 'M17.b.1']);
    expect(end('control blue 2,0\nblue inf 1-4 @ -1,0')).toEqual(['draw', 'M17.b.1']);
    const against = (size: number) => `control blue 2,0 3,0 1,1\nblue inf ${size}-4 @ 3,0\nred inf 2-4 @ -1,1 of c`;
    expect(end(against(4))).toEqual(['blue', 'M17.b.1']);
    expect(end(against(3))).toEqual(['draw', 'M17.b.1']);
  });

  test('M17.d.1, M80.48 two minors with Blue, three with Red, active from the start; majors may set up in allied countries', () => {
    const table = position('scenario grand-alliance', LIBRARY);
    const { countries } = table.game.world.board.source;
    const { nations = [] } = table.state;
    const stands = nations.map(({ country, operator, blue, red }): readonly [string, unknown] => [
      countries[country]?.name ?? '',
      [operator, blue, red],
    ]);
    expect(Object.fromEntries<unknown>(stands)).toEqual({
      'Nord Walkure': ['blue', 'activeAlly', 'atWar'],
      'Sud Walkure': ['blue', 'activeAlly', 'atWar'],
      Calaedia: ['red', 'atWar', 'activeAlly'],
      'New Endor': ['red', 'atWar', 'activeAlly'],
      'San Estados': ['red', 'atWar', 'activeAlly'],
    });
    expect([table.phase, table.side]).toEqual(['M80.2', 'blue']);
    expect(
      new Set(
        table.state.units.flatMap(({ id, nation, side }) => (nation !== undefined && side === 'blue' ? [id[0]] : [])),
      ),
    ).toEqual(new Set(['n', 's']));
    const { board } = table.game.world;
    const city = board.cityHexes.find((hex) => countries[board.country[hex] ?? -1]?.name === 'Nord Walkure') ?? 0;
    expect(table.state.control[board.cityHexNo[city] ?? -1]).toBe('blue');
    const ally = modular(
      'M17 M18',
      'options scenario=D\nblue inf 4-4 waits 1 as b1\nred inf 4-4 waits 1 as r1\nblue sets up',
      'belongs n 1,0\nbelongs b -4,0\nbelongs r 4,-4\nbelongs c 2,0',
    );
    expect(ally.refusal('placeUnit b1 2,0')).toBe('B3.2');
    ally.play('placeUnit b1 1,0');
  });

  test('M17.table, M71 the scenarios of the library open, with what they count', () => {
    for (const [name, rule] of [
      ['total-war', 'M17.a.2'],
      ['national-expansion', 'M17.b.1'],
      ['grand-alliance', 'M17.d.1'],
    ] as const) {
      const { world } = position(`scenario ${name}`, LIBRARY).game;
      expect(world.rules.course.aims(world).last?.rule, name).toBe(rule);
    }
  });
});
