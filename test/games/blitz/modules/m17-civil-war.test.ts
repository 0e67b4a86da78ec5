import { describe, expect, test } from 'vitest';
import { seededDice } from '#core/dice/dice.ts';
import { isSupplied, supplyOf } from '#games/blitz/supply/lines/ways.ts';
import { commandsForClick } from '#games/blitz/desk/intent.ts';
import { roomInSetUp } from '#games/blitz/desk/placement.ts';
import { hexNamed, nameOf } from '#hex/grid.ts';
import { LIBRARY } from '#test/laws/library.ts';
import { legalTexts } from '../basic.ts';
import { roundTrip } from '../optional.ts';
import { faults, position, small, type Table } from '../table.ts';
import { modular } from './table.ts';

const BOARD = `belongs b -4,0 -3,0 -2,0
belongs r 4,-4 3,-4 2,-2
belongs c 0,0 1,0 2,0
city Aa : -4,0 -3,0
city Bb : 4,-4 3,-4
city Cc : 0,0
city Dd : 2,0
city Ee : -2,0
city Ff : 2,-2
road : -4,0 -3,0 -2,0 -1,0 0,0 1,0 2,0`;
const ARMY = 'orders continent\nob blue 1\nob red 1';
const h = (lines: string, modules = 'M8 M17', options = '', level = 'basic'): Table =>
  position(
    `game ${level}\nmodules ${modules}\noptions scenario=H ${options}\n${small(BOARD)}\n${ARMY}\n${lines}`,
    LIBRARY,
  );
const back = (table: Table): Table => roundTrip(table, LIBRARY);
const passed = (table: Table): Table => table.play(['endMovement', 'endDeclaration']);
const verdict = ({ state }: Table) => [state.outcome?.winner, state.outcome?.rule];
const pool = (...units: string[]) =>
  `${units.map((unit, no) => `blue ${unit} waits 1 as u${no + 1}`).join('\n')}\nblue places by turns`;

describe('M17.h Civil War', () => {
  test('M17.h.1, M17.h.7 the whole board is home to both; no city has a controller before everybody has taken a side', () => {
    const table = position('scenario civil-war', LIBRARY);
    expect(new Set(table.state.control)).toEqual(new Set(['nobody']));
    expect([table.phase, table.state.nations, table.state.minors]).toEqual(['M80.1', undefined, []]);
    const tournament = h('blue inf 4-4 @ 0,0\nred inf 4-4 @ 4,-4\nblue moves', 'M8 M17', '', 'tournament');
    expect([tournament.state.minors, tournament.game.world.minors]).toEqual([[], []]);
    // A city of what was a minor country changes hands like any other, without a violation.
    expect(tournament.text()).toContain('control blue 0,0');
    expect(tournament.text()).toContain('control nobody 2,-2 -4,0 -3,0');
  });

  test('M17.h.2 one order of battle for both: by agreement, or by a die', () => {
    const table = position('scenario civil-war', LIBRARY);
    expect(table.refusal('agreeOb 2 4')).toBe('M17.h.2');
    back(table.play('agreeOb 3 3')).play('agreeOb 3 3');
    expect([table.phase, table.side, table.state.obs]).toEqual(['M80.48', 'blue', { blue: 3, red: 3 }]);
    back(table);
    // #3 without sea, air, trains and flak: 8 INF4, 3 ARM, 2 ART, 1 MAR, 1 ABN.
    expect(table.state.units.map(({ id, df }) => `${id} ${df}`)).toEqual([
      ...Array.from({ length: 8 }, (_, i) => `u.inf4${i + 1} 4`),
      ...['u.arm1 6', 'u.arm2 6', 'u.arm3 6', 'u.art1 4', 'u.art2 4', 'u.mar1 6', 'u.abn1 4'],
    ]);
    const rolled = position('scenario civil-war\noptions obChoice=method1', LIBRARY).play('rollOb', 6);
    expect(rolled.state.obs).toEqual({ blue: 6, red: 6 });
  });

  test('M17.h.2, M17.h.3, M17.h.4 ships on docks, aircraft on airbases one to each, and nobody shares a hex with an enemy', () => {
    const coast = `${BOARD}\nsea -4,1 -4,2 zone A`;
    const table = position(
      `game basic\nmodules M8 M11 M12 M17\noptions scenario=H\n${small(coast)}\n${ARMY}\n${pool('tf 1-1', 'airbase 1-0', 'airbase 1-0', 'FTR 4-12', 'TAC 4-8', 'inf 4-4')}`,
      LIBRARY,
    );
    expect(table.refusal('placeUnit u1 0,0')).toBe('M17.h.2');
    expect(table.refusal('placeUnit u4 0,0')).toBe('M12.1');
    const [dock] = legalTexts(table, 'placeUnit').filter((text) => text.startsWith('placeUnit u1 '));
    // The table shows a ship its docks, and takes a city for its port.
    const grid = table.game.world.board.grid;
    const lit = roomInSetUp(table.game, table.state, [0]).map((hex) => `placeUnit u1 ${nameOf(grid, hex)}`);
    expect(lit).toEqual(legalTexts(table, 'placeUnit').filter((text) => text.startsWith('placeUnit u1 ')));
    const meant = commandsForClick(table.game, table.state, { units: ['u1'], hex: hexNamed(grid, '-4,0') ?? -1 });
    expect(meant.map((one) => table.game.check(table.state, 'blue', one))).toEqual([undefined]);
    back(table.play(`${dock}`));
    table.play(['placeUnit u2 -4,0', 'placeUnit u3 0,0', 'placeUnit u4 0,0']);
    expect(table.refusal('placeUnit u5 0,0')).toBe('M17.h.3');
    back(table.play('placeUnit u5 -4,0'));
    // A die for the ship, both bases and the ground unit: what stands with that, or lies in its port, goes with it.
    table.play('placeUnit u6 -4,0', 1, 6, 2, 5);
    expect(['u1', 'u2', 'u5', 'u6'].map((id) => table.unit(id).side)).toEqual(['red', 'red', 'red', 'red']);
    expect([table.unit('u3').side, table.unit('u4').side, table.unit('u1').place]).toEqual(['blue', 'blue', 'dock']);
    back(table);
  });

  test('M17.h.2, M80.48 counters are placed singly, Blue first, on city hexes, one of a class in a hex; trains on rails', () => {
    const table = h(pool('inf 4-4', 'arm 6-6', 'train 1-60', 'inf 4-4', 'train 1-60'), 'M7 M8 M17');
    expect([table.phase, table.side]).toEqual(['M80.48', 'blue']);
    expect(table.refusal('placeUnit u1 1,0')).toBe('M17.h.2');
    expect(table.refusal('placeUnit u3 4,-4')).toBe('M17.h.2');
    table.play('placeUnit u1 0,0');
    expect([table.side, table.unit('u1').place]).toEqual(['red', 'neutral']);
    expect(table.refusal('placeUnit u1 2,0')).toBe('M17.h.2');
    // Units of another class may stand there, of the same class not.
    expect(table.refusal('placeUnit u2 0,0')).toBe('M17.h.2');
    back(table).play('placeUnit u3 0,0');
    expect(table.side).toBe('blue');
    expect(table.refusal('placeUnit u5 0,0')).toBe('M17.h.2');
    back(table).play(['placeUnit u2 4,-4', 'placeUnit u4 -4,0']);
    expect([table.side, table.legal().length]).toEqual(['blue', 4]);
  });

  test('M17.h.4, M17.h.5 a die for each counter, 1 to 3 Blue, 4 to 6 Red; fewer ground counters move first, of as many Blue', () => {
    const table = h(pool('inf 4-4', 'inf 4-4', 'arm 6-6')).play(['placeUnit u1 0,0', 'placeUnit u2 2,0']);
    table.play('placeUnit u3 4,-4', 3, 1, 6);
    expect(['u1', 'u2', 'u3'].map((id) => table.unit(id).side)).toEqual(['blue', 'blue', 'red']);
    // B80.10: nothing is taken back past these dice.
    expect(table.events.filter((event) => table.game.reveals(event)).map(({ is }) => is)).toEqual(['loyalty']);
    expect([table.phase, table.side, table.state.turn, table.state.first]).toEqual(['M80.21', 'red', 1, 'red']);
    expect(table.text()).toContain('control blue 0,0 2,0');
    expect(table.text()).toContain('control red 3,-4 4,-4');
    back(table);
    const even = h(pool('inf 4-4', 'arm 6-6')).play('placeUnit u1 0,0').play('placeUnit u2 4,-4', 4, 3);
    expect([even.unit('u1').side, even.unit('u2').side, even.side]).toEqual(['red', 'blue', 'blue']);
  });

  test('M17.h.4 a train with a ground unit of the other side goes over to it: enemies share no hex', () => {
    const table = h(pool('inf 4-4', 'train 1-60', 'inf 4-4', 'train 1-60'), 'M7 M8 M17');
    table.play(['placeUnit u1 0,0', 'placeUnit u2 0,0', 'placeUnit u3 4,-4']).play('placeUnit u4 2,0', 1, 6, 5, 6);
    expect(['u1', 'u2', 'u3', 'u4'].map((id) => table.unit(id).side)).toEqual(['blue', 'blue', 'red', 'red']);
  });

  test('M17.h.3, M17.h.4 aircraft one to each base, then a second; they follow whoever stands there', () => {
    const tacs = Array.from({ length: 9 }, () => 'TAC 4-8');
    const table = h(pool('inf 4-4', ...tacs), 'M8 M17', '', 'tournament');
    table.play(['placeUnit u1 0,0', 'placeUnit u2 0,0']);
    expect(table.refusal('placeUnit u3 0,0')).toBe('M17.h.3');
    ['2,0', '-4,0', '-3,0', '4,-4', '3,-4', '-2,0', '2,-2'].forEach((hex, i) =>
      table.play(`placeUnit u${i + 3} ${hex}`),
    );
    // Every city hex has one now; the last one is a second. u1 rolls, then every base without a ground unit.
    table.play('placeUnit u10 0,0', 5, 1, 4, 1, 4, 1, 4, 1);
    expect(['u1', 'u2', 'u10'].map((id) => table.unit(id).side)).toEqual(['red', 'red', 'red']);
    expect(table.unit('u3').side).toBe('blue');
  });

  test('M17.h.2 `civilWarSetup=random`: the dice place everybody', () => {
    const table = position('scenario civil-war\noptions civilWarSetup=random', LIBRARY).play('agreeOb 1 1');
    const { game } = table;
    const { state } = game.play(table.state, 'red', { do: 'agreeOb', blue: 1, red: 1 }, seededDice(7));
    const ground = state.units.map(({ at }) => at);
    expect([ground.length, new Set(ground).size]).toEqual([36, 36]);
    expect(ground.every((hex) => game.world.board.cityHexes.includes(hex))).toBe(true);
    expect(new Set(state.units.map(({ place }) => place))).toEqual(new Set(['map']));
    expect(new Set(state.units.map(({ side }) => side))).toEqual(new Set(['blue', 'red']));
    const said = faults(
      `game basic\nmodules M8 M17\noptions scenario=H civilWarSetup=random\n${small(BOARD)}\n${ARMY}\n${pool('inf 4-4')}`,
      LIBRARY,
    );
    expect(said.join()).toContain('M17.h.2');
  });

  test('M17.h.6, M90.21 a centre is whose unit stands on it, else nobody’s; it is taken by entering, blocks nobody, and builds for its owner', () => {
    const table = h(
      `${pool('inf 4-4', 'inf 4-4')}`.replace('blue places', 'centre nobody 12 -2,0\nblue places'),
      'M8 M9 M17',
    );
    // #1 has two centres of 12; one stands.
    expect(table.refusal('placePc 12 -2,0')).toBe('M17.h.2');
    expect(table.refusal('placePc 10 0,0')).toBe('M8.ob');
    expect(table.refusal('placePc 12 1,0')).toBe('M17.h.2');
    back(table.play('placePc 12 0,0')).play('placeUnit u1 0,0').play('placeUnit u2 4,-4', 1, 6);
    const centres = () => table.state.centres?.map(({ side, unowned }) => [side, unowned]);
    expect(centres()).toEqual([
      ['blue', true],
      ['blue', undefined],
    ]);
    back(table);
    // The one on -2,0 falls to whoever drives through; no ten factors are needed.
    table.play('moveUnit u1 -1,0 -2,0 -1,0');
    expect(centres()?.[0]).toEqual(['blue', undefined]);
    const enemy = h(
      'turn 2\ncentre blue 12 0,0\nblue inf 4-4 @ -4,0 as b1\nred inf 1-4 @ 1,0 as r1\nred moves',
      'M8 M9 M17',
    );
    expect(enemy.refusal('seizeCentre r1 0,0')).toBe('M80.21');
    back(passed(enemy.play('moveUnit r1 0,0')));
    expect(enemy.state.centres?.map(({ side }) => side)).toEqual(['red']);
    expect([enemy.phase, enemy.side]).toEqual(['M80.29', 'red']);
    enemy.play('produce 0,0 INF4 4');
    // M17.h.7: starred types bind both sides (#1 stars nothing but SUP; #7 stars trains).
    expect(enemy.refusal('produce 0,0 SUP 1')).toBe('M9.4');
  });

  test('M17.h.7, M90.64 every city held is a home city for supply; rails are open to both; a city the enemy holds is hostile while he holds it', () => {
    const lines = 'control blue 0,0 2,0\nblue inf 4-4 @ 0,0 as b1\nblue train 1-60 @ 0,0 as t1\nred inf 4-4 @ 4,-4\n';
    const table = h(`${lines}blue moves`, 'M7 M8 M10 M17');
    const { world } = table.game;
    const hex = (name: string) => hexNamed(world.board.grid, name) ?? -1;
    expect(isSupplied(supplyOf(world, table.state, 'blue'), hex('2,0'))).toBe(true);
    const free = h(`${lines}blue moves`, 'M7 M8 M17');
    free.play('moveTrain t1 -4,0');
    const held = h(`${lines}control red -2,0\nblue moves`, 'M7 M8 M17');
    expect(held.refusal('moveTrain t1 -1,0 -2,0 -3,0')).toBe('M7.8');
    // Without a garrison the hex is friendly again.
    h(`${lines}control blue -2,0\nblue moves`, 'M7 M8 M17').play('moveTrain t1 -1,0 -2,0 -3,0');
  });

  test('M17.h.8 twelve turns from summer 1; most cities win', () => {
    const { state } = position('scenario civil-war\nmodules M14', LIBRARY);
    expect([state.turn, state.year]).toEqual([1, 9]);
    const end = (lines: string) =>
      verdict(passed(h(`turns 12\nturn 12\nblue inf 4-4 @ 0,0\nred inf 4-4 @ 4,-4\n${lines}\nred moves`)));
    expect(end('')).toEqual(['draw', 'M17.h.8']);
    expect(end('control blue 2,0')).toEqual(['blue', 'M17.h.8']);
    expect(end('control red 2,0 -2,0\ncontrol blue -4,0 -3,0')).toEqual(['red', 'M17.h.8']);
    expect(
      passed(h('turns 12\nturn 11\nblue inf 4-4 @ 0,0\nred inf 4-4 @ 4,-4\nred moves')).state.outcome,
    ).toBeUndefined();
  });

  test('M17.table, M70.1 H needs M8 and excludes M15 and M18; minors and armies of majors are not to be set up', () => {
    const said = (modules: string, lines: string) =>
      faults(`game basic\nmodules ${modules}\noptions scenario=H\n${small(BOARD)}\n${lines}`, LIBRARY).join();
    const lines = 'blue inf 4-4 @ 0,0\nred inf 4-4 @ 4,-4\nblue moves';
    expect(said('M17', lines)).toContain('M70.1');
    expect(said('M8 M17 M18', lines)).toContain('M70.1');
    expect(said('M8 M17', `${ARMY}\nblue inf 4-4 lost\nblue places by turns`)).toContain('M17.h.4');
    expect(h('blue inf 4-4 waits 1\nblue inf 4-4 waits 1\nblue sets up').phase).toBe('M80.48');
    expect(
      modular('M17 M18', 'blue inf 4-4 @ 0,0\nred inf 4-4 @ 4,-4\nblue moves', BOARD).refusal('placePc 12 0,0'),
    ).toBe('M80.21');
  });
});
