import { withoutUndo } from '#core/record/undo.ts';
import { describe, expect, test } from 'vitest';
import { countersFor, musterOf, type Order, type Row } from '#games/blitz/economy/orders-of-battle/order.ts';
import { MODULES } from '#games/blitz/modules/modules.ts';
import { isArmy, parseArmy } from '#games/blitz/text/army/army-text.ts';
import { english } from '#core/message.ts';
import { sizeOf } from '#games/blitz/types.ts';
import { LIBRARY } from '#test/laws/library.ts';
import { legalTexts } from '../basic.ts';
import { faults, position, type Table } from '../table.ts';
import { at } from './table.ts';

const army = parseArmy(LIBRARY.armies['continent'] ?? '');
const ORDERS = isArmy(army) ? army.orders : [];
const order = (no: number): Order => ORDERS.find((one) => one.no === no) as Order;

const m8 = (lines = '', level = 'basic', modules = 'M8'): Table =>
  position(`game ${level}\nmodules ${modules}\nboard continent\narmy continent\n${lines}\nblue sets up`, LIBRARY);
const size = (table: Table, side: string, type?: string): number =>
  table.state.units
    .filter((unit) => unit.side === side && (type === undefined || unit.type === type))
    .reduce((sum, unit) => sum + sizeOf(unit), 0);

/** Written again and read with the same library. */
function roundTrip(table: Table): Table {
  const again = position(table.text(), LIBRARY);
  expect(again.text()).toBe(table.text());
  expect(withoutUndo(again.state)).toEqual(withoutUndo(table.state));
  return table;
}

describe('M8 initial orders of battle', () => {
  test('M8.ob the seven of the source: totals of ground and air factors, and centres', () => {
    const sum = (rows: readonly Row[], no: number) => rows.reduce((all, row) => all + order(no).factors[row], 0);
    const numbers = ORDERS.map(({ no }) => no);
    expect(numbers).toEqual([1, 2, 3, 4, 5, 6, 7]);
    const land: Row[] = ['INF2', 'INF4', 'ARM', 'ART', 'MAR', 'RNG', 'ABN'];
    expect(numbers.map((no) => sum(land, no))).toEqual([164, 86, 68, 68, 102, 110, 120]);
    expect(numbers.map((no) => sum(['SAC', 'MDM', 'TAC', 'FTR'], no))).toEqual([32, 44, 30, 36, 20, 4, 0]);
    expect(numbers.map((no) => order(no).centres.join())).toEqual([
      '12,12',
      '10,10,10',
      '10,10,10',
      '10,10,10',
      '5,5,5,5,5,5',
      '4,4,4,4,4',
      '2,2,2,2,2',
    ]);
    expect(order(5).starred).toEqual(['SAC', 'TF', 'MST', 'LST', 'SUP']);
    expect(numbers.map((no) => order(no).starred.length)).toEqual([1, 1, 1, 1, 5, 7, 14]);
  });

  test('M8.7 the largest counters that fit, then smaller ones', () => {
    expect(countersFor('ARM', 22)).toEqual([6, 6, 6, 4]);
    expect(countersFor('FTR', 2)).toEqual([2]);
    expect(countersFor('FLAK', 14)).toEqual([4, 4, 4, 2]);
    const types = ['armor', 'infantry', 'artillery', 'airborne'] as const;
    const units = musterOf(order(1), 'blue', types);
    expect(units.map(({ af, df }) => [af, df])).toContainEqual([8, 4]);
    expect(units.reduce((sum, unit) => sum + unit.df, 0)).toBe(164);
  });

  test('M8.0, M8.1 agree: one proposes a pair, the other agrees or names another; the 1965 forces are not there', () => {
    expect(MODULES.M8.rule).toBe('M8.0');
    const table = m8();
    expect([at(table), table.phase, table.side, table.state.units.length]).toEqual(['obChoice', 'M80.1', 'blue', 0]);
    expect(table.refusal('agreeOb 2 8')).toBe('M8.ob');
    expect(table.refusal('rollOb')).toBe('M80.1');
    roundTrip(table).play('agreeOb 2 4');
    expect(table.side).toBe('red');
    roundTrip(table).play('agreeOb 5 5');
    expect(table.side).toBe('blue');
    table.play('agreeOb 5 5');
    expect([size(table, 'blue', 'lightInfantry'), size(table, 'red', 'armor')]).toEqual([80, 22]);
    expect(table.state.obs).toEqual({ blue: 5, red: 5 });
    roundTrip(table);
    const { verbs } = table.game.world;
    expect(verbs.setup).not.toContain('holdBack');
    expect(verbs.movement).not.toContain('placeReinforcement');
  });

  test('M8.2 method 1: the winner of the roll names two, the other takes one of them', () => {
    const table = m8('options obChoice=method1');
    table.play('rollOb', 3, 3, 2, 5);
    expect(table.side).toBe('red');
    expect(table.refusal('nameTwo 4 4')).toBe('M8.2');
    roundTrip(table).play('nameTwo 1 6');
    expect([table.side, table.refusal('pickOb 2')]).toEqual(['blue', 'M8.2']);
    expect(legalTexts(table, 'pickOb')).toEqual(['pickOb 1', 'pickOb 6']);
    roundTrip(table).play('pickOb 1');
    expect(table.state.obs).toEqual({ blue: 1, red: 6 });
  });

  test('M8.3 example: Red 6 and Blue 6 roll again; Red 6, Blue 4: Blue has #4 and Red may take #5, #6 or #7', () => {
    const table = m8('options obChoice=method2');
    table.play('rollOb', 6, 6, 4, 6);
    expect([table.side, table.refusal('chooseHigher 4')]).toEqual(['red', 'M8.3']);
    expect(legalTexts(table, 'chooseHigher')).toEqual(['chooseHigher 5', 'chooseHigher 6', 'chooseHigher 7']);
    roundTrip(table).play('chooseHigher 7');
    expect(table.state.obs).toEqual({ blue: 4, red: 7 });
  });

  test('M8.4, M8.5, M0.5, M80.3, M80.4 the higher number sets up first, the lower moves first; of equal ones Blue', () => {
    const high = m8('muster blue 6\nmuster red 4'.replace(/^/, 'orders continent\n'));
    expect([high.state.first, high.phase]).toEqual(['red', 'M80.3']);
    const chosen = (pair: string, options = '') => m8(options).play([`agreeOb ${pair}`, `agreeOb ${pair}`]);
    const lower = chosen('6 4');
    expect([lower.side, lower.phase, lower.state.first]).toEqual(['blue', 'M80.3', 'red']);
    const equal = chosen('7 7');
    expect([equal.side, equal.phase, equal.state.first]).toEqual(['red', 'M80.3', 'blue']);
    const byScenario = chosen('6 4', 'options firstMover=scenario');
    expect([byScenario.side, byScenario.state.first]).toEqual(['red', 'blue']);
  });

  test('M8.4 whoever is first has the first player turn of every turn', () => {
    const lines = 'orders continent\nob blue 6\nob red 4\nfirst red\nblue inf 4-4 @ U11 as b1\nred inf 4-4 @ U54 as r1';
    const table = position(`game basic\nmodules M8\nboard continent\n${lines}\nred moves`, LIBRARY);
    table.play(['endMovement', 'endDeclaration']);
    expect([table.state.turn, table.state.mover]).toEqual([1, 'blue']);
    table.play(['endMovement', 'endDeclaration']);
    expect([table.state.turn, table.state.mover]).toEqual([2, 'red']);
    roundTrip(table);
  });

  test('M8.6 that the larger navy should be Blue’s is said, not enforced', () => {
    const table = m8();
    expect(english(table.game.prompt(table.state)?.asks ?? '')).toContain('M8.6');
  });

  test('M8.8 set-up on land hexes of the home country, everything at once', () => {
    const table = m8().play(['agreeOb 7 7', 'agreeOb 7 7']);
    expect([table.side, table.refusal('ready')]).toEqual(['red', 'M80.3']);
    expect(table.refusal('placeUnit r.inf21 U11')).toBe('M8.8');
    table.play('placeUnit r.inf21 U54');
    expect(table.where('r.inf21')).toBe('U54');
    for (let n = 2; n <= 6; n++) table.play(`placeUnit r.inf2${n} U54`);
    expect(table.refusal('placeUnit r.inf27 U54')).toBe('M8.8');
  });

  test('M8.8, M0.23 who finds no hex when all others are placed is left out', () => {
    const board = 'board inline\n grid radius 2\n forest 0,-1\n belongs b 0,0 0,-1\n belongs r 2,0\nend board';
    const units =
      'blue arm 8-6 waits 1 as b1\nblue arm 6-6 waits 1 as b2\nblue inf 4-4 waits 1 as b3\nred inf 4-4 waits 1 as r1';
    const table = position(`game basic\nmodules M8\n${board}\n${units}\nblue sets up`).play('placeUnit b1 0,0');
    expect(table.refusal('ready')).toBe('M80.3');
    table.play('placeUnit b3 0,-1');
    expect(legalTexts(table, 'ready')).toEqual(['ready']);
    table.play('ready');
    expect([at(table), table.unit('b2').place]).toEqual(['movement', 'waiting']);
  });

  test('M8.8, M11.14 with naval forces ships begin in home docks or home sea zones, and nobody else at sea', () => {
    const table = m8('', 'tournament', 'M8 M11').play(['agreeOb 2 2', 'agreeOb 2 2']);
    const { side } = table;
    const stem = side === 'blue' ? 'b' : 'r';
    const ship = table.state.units.find((unit) => unit.side === side && unit.type === 'taskForce')?.id ?? '';
    const foot = table.state.units.find((unit) => unit.side === side && unit.type === 'infantry')?.id ?? '';
    expect([ship, foot].every((id) => id.startsWith(stem))).toBe(true);
    expect(table.refusal(`placeAtSea ${ship} C`)).toBe('M8.8');
    expect(table.refusal(`placeAtSea ${foot} ${side === 'blue' ? 'A' : 'D'}`)).toBe('M11.0');
    table.play(`placeAtSea ${ship} ${side === 'blue' ? 'A' : 'D'}`);
    expect(table.where(ship)).toBe('sea');
    expect(m8('', 'tournament').play(['agreeOb 2 2', 'agreeOb 2 2']).refusal(`placeAtSea ${foot} D`)).toBe('M80.3');
  });

  test('M70.fallback M8 at the Basic level: no aircraft; Rangers fight as infantry; in the Tournament Game aircraft of T23', () => {
    const basic = m8().play(['agreeOb 2 2', 'agreeOb 2 2']);
    expect([size(basic, 'blue', 'SAC'), size(basic, 'blue', 'ranger'), size(basic, 'blue', 'navalInfantry')]).toEqual([
      0, 4, 18,
    ]);
    const tournament = m8('', 'tournament').play(['agreeOb 2 2', 'agreeOb 2 2']);
    expect([size(tournament, 'blue', 'SAC'), size(tournament, 'blue', 'FTR')]).toEqual([16, 0]);
  });

  test('M8.ob, M9.counters an order of battle that does not fit the counters is refused with the place and the rule', () => {
    const text = LIBRARY.armies['continent'] ?? '';
    const wrong = (from: string, to: string): string => {
      const read = parseArmy(text.replace(from, to));
      return isArmy(read) ? '' : read.map(({ line, message }) => `${line} ${message}`).join('; ');
    };
    expect(wrong('INF2 120', 'INF2 190')).toMatch(/^\d+ INF2 190: the counters of a side make 185 \(M9\.counters\)$/);
    expect(wrong('RR 8', 'RR 16')).toContain('M9.counters');
    expect(wrong('PC 2x12', 'PC 3x12')).toContain('M9.counters');
    expect(wrong('PC 2x12', 'PC 1x7')).toContain('M9.counters');
    expect(wrong('Airbase 5', 'Airbase 1')).toContain('M12.2');
    expect(wrong('ob 2 ', 'ob 1 ')).toContain('stands twice');
    expect(wrong('INF4 80', 'INF5 80')).toContain('M8.ob');
    expect(wrong('ob 2 ', 'ob 8 New : INF4 10; PC 1x2\nob 2 ')).toBe('');
    expect(faults('game basic\nmodules M8\nboard continent\nblue sets up', LIBRARY).join()).toContain('M8');
    expect(
      faults('game basic\nmodules M8\nboard continent\norders continent\nmuster blue 9\nblue sets up', LIBRARY).join(),
    ).toContain('M8.ob');
  });
});
