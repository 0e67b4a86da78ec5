import { describe, expect, test } from 'vitest';
import { hexNamed } from '#hex/grid.ts';
import { LIBRARY } from '#test/laws/library.ts';
import { ends } from '../basic.ts';
import { roundTrip } from '../optional.ts';
import { faults, position, small, type Table } from '../table.ts';
import { modular } from './table.ts';

/** Nord Walkure in the west, Calaedia in the east; between them a corner of Great Blue. */
const BOARD = `belongs n -4,0 -3,0 -2,0 -1,0 -1,1 -2,1 -3,1
belongs c 1,0 2,0 3,0 1,1 2,1 2,-1 3,-1
belongs b 0,0 0,1 0,-1
belongs r 0,-4 1,-4
city Na : -4,0
city Nb : -2,0
city Nc : -3,1
city Ca : 1,0
city Cb : 3,0
city Cc : 2,-1
city Bb : 0,0
city Rr : 0,-4`;
const e = (lines: string, modules = 'M17 M18', options = ''): Table =>
  modular(modules, `options scenario=E ${options}\n${lines}`, BOARD);
const passed = (table: Table): Table => table.play(['endMovement', 'endDeclaration']);
const verdict = ({ state }: Table) => [state.outcome?.winner, state.outcome?.rule];
const BOTH = 'blue inf 4-4 @ -4,0 of n as n1\nred inf 4-4 @ 3,0 of c as c1';

describe('M17.e Brush Fire War', () => {
  test('M17.e.1 only the minor armies play; the Walkures with Blue, who moves first, the other three with Red', () => {
    const table = position('scenario brush-fire', LIBRARY);
    const { countries } = table.game.world.board.source;
    expect(table.state.units.every(({ nation }) => nation !== undefined)).toBe(true);
    const letters = (side: string) =>
      [...new Set(table.state.units.flatMap((unit) => (unit.side === side ? unit.id.slice(0, 1) : [])))].sort();
    expect([letters('blue'), letters('red')]).toEqual([
      ['n', 's'],
      ['c', 'e', 't'],
    ]);
    const stands = (table.state.nations ?? []).map(({ country, operator, blue, red }) => [
      countries[country]?.letter,
      operator,
      blue,
      red,
    ]);
    expect(stands).toEqual([
      ['n', 'blue', 'activeAlly', 'atWar'],
      ['s', 'blue', 'activeAlly', 'atWar'],
      ['c', 'red', 'atWar', 'activeAlly'],
      ['e', 'red', 'atWar', 'activeAlly'],
      ['t', 'red', 'atWar', 'activeAlly'],
    ]);
    // M18.ob: 56 factors against 56.
    const factors = (side: string) =>
      table.state.units.reduce((sum, unit) => sum + (unit.side === side ? unit.df : 0), 0);
    expect([factors('blue'), factors('red')]).toEqual([56, 56]);
    // Inside an alliance everybody goes anywhere: a unit of Nord Walkure into Calaedia and back.
    const away = e(`${BOTH}\nblue inf 4-4 @ -1,1 of n as n2\nblue moves`);
    expect(ends(away, 'moveUnit', 'n2')).toContain('1,1');
  });

  test('M17.e.2, M80.48 the second mover’s alliance sets up first, each army in its country, then the Walkurians; nothing else is set up', () => {
    const lines =
      'blue inf 4-4 waits 1 of n as n1\nred inf 4-4 waits 1 of c as c1\nred inf 2-4 waits 1 of c as c2\nblue sets up';
    const table = e(lines);
    expect([table.phase, table.side]).toEqual(['M80.2', 'red']);
    expect(table.refusal('placeUnit n1 -3,0')).toBe('M80.2');
    expect(table.refusal('placeUnit c1 -3,0')).toBe('M18.5');
    expect(table.refusal('placeUnit c1 0,0')).toBe('M18.5');
    table.play('placeUnit c1 2,0');
    expect(table.refusal('ready')).toBe('M80.2');
    roundTrip(table).play(['placeUnit c2 3,0', 'ready']);
    expect([table.phase, table.side]).toEqual(['M80.2', 'blue']);
    expect(table.refusal('placeUnit c2 2,0')).toBe('M80.2');
    roundTrip(table).play(['placeUnit n1 -3,0', 'ready']);
    expect([table.phase, table.side, table.state.turn]).toEqual(['M80.21', 'blue', 1]);
    // Owners exist only for cities of the minors.
    roundTrip(table);
    expect(table.text()).toContain('control blue -4,0 -2,0 -3,1');
    expect(table.text()).toContain('control red 2,-1 1,0 3,0');
    expect(table.text()).toContain('control nobody 0,-4 0,0');
    expect(
      faults(`game basic\nmodules M17 M18\noptions scenario=E\n${small(BOARD)}\n${BOTH}\nblue sets up`).join(),
    ).toContain('M80.48');
  });

  test('M17.e.3, M90.63 nobody enters Great Blue or Big Red, retreats there, or takes a city of theirs', () => {
    const table = e(`${BOTH}\nblue arm 3-6 @ -1,1 of n as n2\nblue inf 4-4 @ -1,0 of n as n3\nblue moves`);
    expect(table.refusal('moveUnit n2 0,0')).toBe('M17.e.3');
    expect(table.refusal('moveUnit n2 0,1')).toBe('M17.e.3');
    expect(ends(table, 'moveUnit', 'n2').filter((hex) => ['0,0', '0,1', '0,-1'].includes(hex))).toEqual([]);
    // n3 stands beside the city Bb: it covers it, and has nothing of it.
    passed(table);
    expect(table.text()).toContain('control nobody 0,-4 0,0');
    const world = table.game.world;
    const hex = hexNamed(world.board.grid, '0,0') ?? -1;
    expect(world.rules.airspace({ state: table.state, hex })?.rule).toBe('M17.e.3');
    const driven = e(
      `${BOTH}\nred inf 4-4 @ 1,0 of c as c2\nblue inf 4-4 @ 2,0 of n as n2\nblue fights\nretreat red 2 units c2 battle 1 of n2 on 1,0 from 2,0 against c2`,
    );
    expect(driven.refusal('chooseRetreat c2 0,0 0,-1')).toBe('M17.e.3');
  });

  test('M17.e.3 supply lines do not run through Great Blue or Big Red, nor end in their cities', () => {
    const table = e(`${BOTH}\nblue moves`, 'M10 M17 M18');
    const { world } = table.game;
    const lines = world.rules.supply.lines({ world, state: table.state, side: 'blue' });
    const at = (name: string) => lines?.(hexNamed(world.board.grid, name) ?? -1).hexes ?? [];
    const closed = ['0,0', '0,1', '0,-1'].map((name) => hexNamed(world.board.grid, name) ?? -1);
    for (const name of ['-4,0', '-1,0', '-1,1', '1,1', '2,0'])
      expect(at(name).some((hex) => closed.includes(hex))).toBe(false);
  });

  const END = 'turn 3\nred moves';
  test('M17.e.4, M80.31 at the end of each turn a country gets back two factors it has lost, in a city of its own', () => {
    const table = passed(
      e(`${BOTH}\nblue inf 4-4 lost of n as n2\nblue arm 3-6 lost of n as n3\nred inf 2-4 lost of c as c2\n${END}`),
    );
    expect([table.phase, table.side]).toEqual(['M80.31', 'blue']);
    expect(table.refusal('placeReplacement inf 3-4 -4,0')).toBe('M17.e.4');
    // Not in a city of another country, not in the open, nothing it has not lost.
    expect(table.refusal('placeReplacement inf 2-4 1,0')).toBe('M17.e.4');
    expect(table.refusal('placeReplacement inf 2-4 -3,0')).toBe('M17.e.4');
    expect(table.refusal('placeReplacement abn 2-4 -4,0')).toBe('M17.e.4');
    roundTrip(table).play('placeReplacement inf 1-4 -4,0');
    expect(table.refusal('placeReplacement arm 2-6 -2,0')).toBe('M17.e.4');
    roundTrip(table).play('placeReplacement arm 1-6 -2,0');
    const made = table.state.units.filter(({ id }) => id.includes('.r'));
    expect(made.map(({ id, side, df, mf, place }) => [id, side, df, mf, place])).toEqual([
      ['n.inf.r1', 'blue', 1, 4, 'map'],
      ['n.arm.r1', 'blue', 1, 6, 'map'],
    ]);
    expect([table.unit('n2').df, table.unit('n3').df]).toEqual([3, 2]);
    // No replacements are left for Nord Walkure; Red is asked.
    expect([table.phase, table.side]).toEqual(['M80.31', 'red']);
    table.play('endReplacements');
    expect([table.side, table.state.turn, table.state.replacements]).toEqual(['blue', 4, { blue: 0, red: 0 }]);
    // Replacements are not saved up.
    expect(passed(passed(table)).refusal('placeReplacement inf 3-4 -2,0')).toBe('M17.e.4');
    table.play('endReplacements');
    expect(table.side).toBe('red');
    expect(table.refusal('placeReplacement inf 3-4 3,0')).toBe('M17.e.4');
    table.play('placeReplacement inf 2-4 3,0');
    expect([table.unit('c2').place, table.state.turn]).toEqual(['gone', 5]);
  });

  test('M17.e.4 a country that has lost half of its cities gets nothing; its ally does, for its own losses only', () => {
    const lost = 'blue inf 4-4 lost of n as n2\nred inf 4-4 lost of c as c2';
    // Red holds two cities of three of Nord Walkure.
    const fallen = passed(e(`${BOTH}\n${lost}\ncontrol red -2,0 -3,1\n${END}`));
    expect([fallen.phase, fallen.side]).toEqual(['M80.31', 'red']);
    const held = passed(e(`${BOTH}\n${lost}\ncontrol red -2,0\n${END}`));
    expect([held.phase, held.side]).toEqual(['M80.31', 'blue']);
    expect(held.refusal('placeReplacement inf 2-4 -2,0')).toBe('M17.e.4');
    // Cities taken by the other alliance give nothing to it either.
    expect(held.play('endReplacements').side).toBe('red');
    expect(held.refusal('placeReplacement inf 2-4 -2,0')).toBe('M17.e.4');
  });

  test('M17.e.4 not where the hex is surrounded, covered by the enemy or full; and whoever can get nothing is not asked', () => {
    const lost = 'blue inf 4-4 lost of n as n2';
    const full = passed(
      e(`${BOTH}\n${lost}\n${[1, 2].map((n) => `blue inf 4-4 @ -4,0 of n as m${n}`).join('\n')}\n${END}`),
    );
    expect(full.refusal('placeReplacement inf 1-4 -4,0')).toBe('M17.e.4');
    full.play('placeReplacement inf 2-4 -2,0');
    // An enemy beside Na contests it; the other cities are taken.
    const beside = (at: string) =>
      e(
        `blue inf 4-4 @ -4,4 of n as n1\nred inf 4-4 @ 3,0 of c as c1\n${lost}\nred inf 4-4 @ ${at} of c as c2\ncontrol blue -4,0 -2,0\ncontrol red -3,1\n${END}`,
        'M3 M17 M18',
      ).play('endMovement');
    expect(beside('-3,0').state.turn).toBe(4);
    expect(beside('1,0').phase).toBe('M80.31');
  });

  test('M17.e.5, M80.46 turns 1 to 9 are the nine turns of summer; then most cities of the five minors win', () => {
    const { state } = position('scenario brush-fire\nmodules M14', LIBRARY);
    expect([state.turn, state.year]).toEqual([1, 9]);
    // Blue has two cities of Calaedia besides its own three.
    const last = (lines: string, options = '') =>
      passed(e(`turns 9\nturn 9\n${BOTH}\n${lines}\nred moves`, undefined, options));
    expect(verdict(last('control blue 1,0'))).toEqual(['blue', 'M17.e.5']);
    expect(verdict(last(''))).toEqual(['draw', 'M17.e.5']);
    // Cities of the majors count for nobody, whoever is said to hold them.
    expect(verdict(last('control blue 0,0 0,-4'))).toEqual(['draw', 'M17.e.5']);
    expect(verdict(last('control red -4,0 -2,0', 'cityCount=hex'))).toEqual(['red', 'M17.e.5']);
    // M80.31 comes before the count.
    const before = last('control blue 1,0\ncontrol red -2,0\nred inf 2-4 lost of c as c2');
    expect([before.phase, before.state.outcome]).toEqual(['M80.31', undefined]);
    // Beside 1,0, which Blue holds no longer.
    expect(verdict(before.play('placeReplacement inf 2-4 2,-1'))).toEqual(['red', 'M17.e.5']);
    expect(verdict(last('control blue 1,0\ncontrol red -2,0'))).toEqual(['draw', 'M17.e.5']);
    // M17.5: and it saves nobody who has no unit left.
    const gone = passed(e('turn 3\nblue inf 4-4 @ -4,0 of n\nred inf 4-4 lost of c\nblue moves'));
    expect(verdict(gone)).toEqual(['blue', 'M17.5']);
  });

  test('M17.table, M70.1 E needs M18 and excludes M8, M9 and M15; `nuclear` has no SAC to carry it', () => {
    const said = (game: string, modules: string) =>
      faults(
        `game ${game}\nmodules ${modules}\noptions scenario=E\n${small(BOARD)}\n${BOTH.replaceAll(/ of ./g, '')}\nblue moves`,
      ).join();
    expect(said('basic', 'M17')).toContain('M70.1');
    for (const more of ['M8', 'M9']) expect(said('basic', `M17 M18 ${more}`)).toContain('M70.1');
    expect(said('tournament nuclear', 'M17 M18')).toContain('M70.1');
  });

  test('M17.e.1, M17.e.2 at the Tournament level nobody is put At Sea and nobody buys replacements', () => {
    const table = modular('M17 M18', `options scenario=E\nturn 5\n${BOTH}\nred moves`, BOARD, 'tournament');
    table.play(['endMovement', 'endDeclaration']);
    expect([table.side, table.state.turn, table.state.replacements]).toEqual(['blue', 6, { blue: 0, red: 0 }]);
    const up = position('scenario brush-fire\ngame tournament', LIBRARY);
    expect([up.phase, up.side]).toEqual(['M80.2', 'red']);
  });
});
