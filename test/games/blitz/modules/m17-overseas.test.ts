import { describe, expect, test } from 'vitest';
import { citiesAbroad } from '#games/blitz/countries/wars/liberation.ts';
import { LIBRARY } from '#test/laws/library.ts';
import { legalTexts } from '../basic.ts';
import { roundTrip } from '../optional.ts';
import { position, type Table } from '../table.ts';
import { at, found } from './table.ts';

/** Sea in the west: A, then C, then D; Great Blue has a port in A and a city inland, and nothing else is his. */
const sea = (from: number, to: number, zone: string): string =>
  Array.from({ length: to - from + 1 }, (_, i) => `sea -1,${from + i} -2,${from + i} zone ${zone}`).join('\n');
const BOARD = `board inline
grid q -2..9 r -2..14
${sea(-2, 3, 'A')}
${sea(4, 8, 'C')}
${sea(9, 14, 'D')}
city North : 0,0
city Inland : 3,0
city West : 0,6
city South : 0,11 0,12
city East : 7,6
belongs blue 0,0 1,0 2,0 3,0 3,1
belongs red 7,6 7,7 0,11 0,12
road 0,6 1,6 2,6 3,6 4,6
end board`;
const REBELS = 'red gue 1-4 @ 7,0 as g1';
const ARMY = 'blue inf 4-4 @ 0,6 as b1';
const overseas = (lines: string, modules = 'M3 M8 M9 M15 M17', options = 'liberationOverseas=on'): Table =>
  position(`game basic\nmodules ${modules}\noptions scenario=G ${options}\n${BOARD}\n${REBELS}\n${lines}`);
const ENDS = ['endStep', 'endCombat', 'endDeclaration'];
const building = (lines: string, modules?: string, options?: string): Table => {
  const table = overseas(`turn 2\n${lines}\nblue moves`, modules, options);
  table.play('endMovement');
  for (let i = 0; i < 9 && table.state.turn === 2 && at(table) !== 'production'; i++)
    table.play(table.legal().find(({ do: verb }) => ENDS.includes(verb))?.do ?? 'delay');
  return table;
};
const free = ({ game: { world }, state }: Table): number | undefined =>
  world.rules.course.aims(world).last?.score?.(world, state, 'red');

describe('M17.g.10 the oppressor overseas', () => {
  test('M17.g.10, M17.g.3 nothing on the board is his home: guerillas go everywhere, and every city counts', () => {
    const at0 = `${ARMY}\nred gue 1-4 @ 2,1 as g2\nred moves`;
    const table = overseas(at0);
    expect(citiesAbroad(table.game.world.board, 'blue')).toHaveLength(5);
    expect(free(table)).toBe(4);
    table.play('moveUnit g2 2,0');
    const home = overseas(at0, undefined, 'liberationOverseas=off');
    expect(home.refusal('moveUnit g2 2,0')).toBe('M17.g.3');
    expect(free(home)).toBe(2);
    roundTrip(table);
  });

  test('M17.g.10, M17.g.4 a city that was his gives a guerilla too when he garrisons it', () => {
    const table = overseas(`${ARMY}\nblue inf 4-4 @ 3,0 as b2\nturn 2\nblue moves`, 'M3 M8 M15 M17');
    table.play('endMovement');
    expect([at(table), table.side]).toEqual(['guerillas', 'red']);
    table.play('placeGuerilla 1,0 of 3,0');
    expect(table.where('r.g1')).toBe('1,0');
  });

  test('M17.g.10, M17.g.1 guerillas are set up in what was his home; he sets up no centre', () => {
    const table = overseas('blue inf 4-4 waits 1 as b9\nred gue 1-4 waits 1 as r.g1\nblue inf 4-4 @ 0,6\nblue sets up');
    expect(legalTexts(table, 'placePc')).toEqual([]);
    expect(table.refusal('placePc 10 0,6')).toBe('M17.g.10');
    table.play(['placeUnit b9 3,6', 'ready', 'placeUnit r.g1 2,0']);
    expect(table.where('r.g1')).toBe('2,0');
  });

  test('M17.g.10, M9.5 what is built enters at ports of C and D that he holds, for the points of all centres', () => {
    const table = building(`${ARMY}\nblue inf 4-4 @ 0,12 as b2\nblue inf 4-4 @ 0,0 as b3\nblue inf 4-4 @ 3,0 as b4`);
    expect([at(table), table.side]).toEqual(['production', 'blue']);
    // M0.kit: three centres of 10.
    expect(found(table, 'points 0,6 30')).toBeUndefined();
    expect(table.refusal('produce 0,0 INF4 4')).toBe('M17.g.10');
    expect(table.refusal('produce 3,0 INF4 4')).toBe('M17.g.10');
    table.play('produce 0,6 INF4 4');
    expect(table.where('b.n1')).toBe('0,6');
    expect(found(table, 'points 0,12 26')).toBeUndefined();
    roundTrip(table);
    expect(table.refusal('produce 0,6 INF4 4 at 0,12')).toBe('M9.5');
    table.play('produce 0,12 INF4 4');
    expect(table.where('b.n2')).toBe('0,12');
    const sites = new Set(legalTexts(table, 'produce').map((text) => text.split(' ')[1]));
    expect([...sites].every((hex) => ['0,6', '0,11', '0,12'].includes(hex ?? ''))).toBe(true);
  });

  test('M17.g.10, M17.g.5 a port without a garrison is lost; with none he builds nothing', () => {
    const one = building(`${ARMY}\nblue inf 4-4 @ 1,9 as b2\ncontrol blue 0,11 0,12`);
    expect(one.refusal('produce 0,12 INF4 4')).toBe('M17.g.10');
    const none = building('blue inf 4-4 @ 1,9 as b2\ncontrol blue 0,6 0,11 0,12');
    expect([none.state.turn, none.state.units.some(({ id }) => id.startsWith('b.n'))]).toEqual([3, false]);
  });

  test('M17.g.10, M9.6, M9.7 ships lie on the dock of the port, aircraft on the nearest airbase anywhere', () => {
    const table = building(
      `${ARMY}\nblue airbase 1-0 @ 3,6 as ab1\nblue airbase 1-0 @ 3,2 as ab2`,
      'M3 M4 M5 M6 M8 M9 M11 M12 M13 M15 M17',
    );
    expect(at(table)).toBe('production');
    table.play('produce 0,6 TF 1');
    expect(table.unit('b.n1')).toMatchObject({ type: 'taskForce', place: 'dock' });
    table.play('produce 0,6 FTR 1');
    expect(table.where('b.n2')).toBe('3,6');
    roundTrip(table);
  });

  test('M17.g.10, M10.5 these ports feed him like home cities while he holds them; other cities do not', () => {
    const judged = (city: string, more = ''): boolean => {
      const lines = `blue inf 4-4 @ ${city} as b0\nblue inf 4-4 @ 4,6 as b1\n${more}\nblue begins`;
      return overseas(lines, 'M3 M8 M10 M15 M17').unit('b1').isolated === undefined;
    };
    expect(judged('0,6')).toBe(true);
    expect(judged('3,0')).toBe(false);
    // Held no more when the garrison has gone.
    expect(judged('9,0', 'control blue 0,6')).toBe(false);
  });

  test('M17.g.10, M11.ports the ports of C and D are those of the chart, with ships or without', () => {
    const table = position('scenario national-liberation\noptions liberationOverseas=on', LIBRARY);
    const { board } = table.game.world;
    expect(new Set(board.homeCityHexes.blue.map((hex) => board.grid.names[hex]))).toEqual(
      new Set('EE23 EE24 EE38 EE39 FF59 GG44 GG50 HH50 U54 W27 W61'.split(' ')),
    );
    expect(table.text()).toContain('liberationOverseas=on');
    expect(position(table.text(), LIBRARY).text()).toBe(table.text());
    table.play('chooseHigher 4');
    expect([at(table), table.side]).toEqual(['setup', 'blue']);
  });

  test('M17.g.10 a centre on the board is refused in a position', () => {
    expect(() => overseas(`${ARMY}\ncentre blue 10 0,6\nblue moves`)).toThrow('M17.g.10');
  });
});
