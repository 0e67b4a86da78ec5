import { describe, expect, test } from 'vitest';
import { type ArmyUnit, isArmy, LEVELS, parseArmy, SIZE_MARKS, unitsAt } from '#games/blitz/text/army/army-text.ts';
import { type Side, SIDES } from '#games/blitz/types.ts';
import { UNIT_ID } from '#games/blitz/text/unit-text.ts';
import { continentArmy, dataText } from './files.ts';

const army = continentArmy();
const factors = (units: readonly ArmyUnit[]) => units.reduce((sum, unit) => sum + unit.df, 0);
const counters = (side: string) => army.substitutes.filter((s) => s.side === side).reduce((sum, s) => sum + s.count, 0);
const kinds = (units: readonly ArmyUnit[]) => {
  const count: Record<string, number> = {};
  for (const { kind } of units) count[kind] = (count[kind] ?? 0) + 1;
  return count;
};

describe('the order of appearance', () => {
  test.each(SIDES)('%s has 87 units of 374 factors', (side) => {
    const units = unitsAt(army, 'optional', side);
    expect(units).toHaveLength(87);
    expect(factors(units)).toBe(374);
  });

  test('what they are', () => {
    const rest = { MAR: 3, GD: 1, ARM: 14, LT: 3, AA: 2, ABN: 3, RNG: 4, SAC: 4, MDM: 3, TAC: 3, FTR: 4 };
    expect(kinds(unitsAt(army, 'optional', 'blue'))).toEqual({ INF: 36, ART: 7, ...rest });
    expect(kinds(unitsAt(army, 'optional', 'red'))).toEqual({ INF: 37, ART: 6, ...rest });
  });

  test.each(SIDES)('%s: factors by turn', (side) => {
    const units = unitsAt(army, 'optional', side);
    const turns = Array.from({ length: 10 }, (_, i) => factors(units.filter((unit) => unit.due === i + 1)));
    expect(turns).toEqual([230, 14, 16, 20, 24, 16, 14, 12, 10, 18]);
    let sum = 0;
    expect(turns.map((turn) => (sum += turn))).toEqual([230, 244, 260, 280, 304, 320, 334, 346, 356, 374]);
  });

  test.each(SIDES)('%s: totals by level, at the start and in all (B2.8, T3.1, O23.0.1)', (side) => {
    const totals = LEVELS.map((level) => {
      const units = unitsAt(army, level, side);
      return [factors(units.filter((unit) => unit.due === 1)), factors(units)];
    });
    expect(totals).toEqual([
      [192, 314],
      [218, 358],
      [230, 374],
    ]);
  });

  test('the first army is supplied by the 20 home city hexes, the whole one is not (T21.1)', () => {
    for (const side of SIDES) {
      const units = unitsAt(army, 'optional', side);
      expect(factors(units.filter((unit) => unit.due === 1))).toBeLessThanOrEqual(240);
      expect(factors(units)).toBeGreaterThan(240);
    }
  });

  test('the Basic Game has neither rangers nor aircraft, the Tournament Game no fighters', () => {
    expect([...new Set(unitsAt(army, 'basic', 'blue').map((unit) => unit.type))].sort()).toEqual([
      'airAssault',
      'airborne',
      'armor',
      'artillery',
      'infantry',
    ]);
    expect(unitsAt(army, 'tournament', 'red').some((unit) => unit.type === 'FTR')).toBe(false);
    expect(unitsAt(army, 'tournament', 'red').some((unit) => unit.type === 'ranger')).toBe(true);
  });

  test('16 SAC and 12 airborne factors at most, which the order of appearance just reaches (T17.1.6)', () => {
    expect(Object.fromEntries(army.limits)).toEqual({ SAC: 16, airborne: 12 });
    for (const side of SIDES) {
      for (const [type, most] of army.limits) {
        expect(factors(unitsAt(army, 'optional', side).filter((unit) => unit.type === type))).toBe(most);
      }
    }
  });

  test('4 replacement factors from turn 5 on (T17.1.1)', () =>
    expect(army.replacements).toEqual({ factors: 4, from: 5 }));

  test('189 Blue and 187 Red counters with the substitutes', () => {
    expect(counters('blue')).toBe(102);
    expect(counters('red')).toBe(100);
    expect([87 + counters('blue'), 87 + counters('red')]).toEqual([189, 187]);
  });

  test('units the rulebook names are there', () => {
    const has = (id: string) => army.units.find((unit) => unit.id === id);
    for (const id of ['b.inf5', 'b.inf30', 'b.arm16', 'b.gd', 'b.sac1', 'b.rng2', 'r.inf35', 'r.gd', 'r.rng3']) {
      expect(has(id), id).toBeDefined();
    }
    expect(has('b.tac14')).toMatchObject({ type: 'TAC', mf: 8, designation: '14' });
    expect(has('b.aa12')).toMatchObject({ type: 'airAssault', symbol: 'air-assault' });
    expect(has('b.gd')).toMatchObject({ type: 'armor', af: 8, mf: 6, designation: 'GD', label: 'GD' });
    expect(has('b.art1')).toMatchObject({ af: 8, df: 4, mf: 4 });
    expect(has('b.mar1')).toMatchObject({ type: 'infantry', symbol: 'marine', label: 'MAR' });
  });

  test('ids are usable and different, sizes known', () => {
    expect(new Set(army.units.map((unit) => unit.id)).size).toBe(174 + 12 + 22 + 32);
    for (const unit of army.units) {
      expect(unit.id).toMatch(UNIT_ID);
      expect(SIZE_MARKS).toContain(unit.size);
    }
  });
});

describe('bad armies', () => {
  const text = dataText('continent.army');
  const faults = (broken: string) => {
    const read = parseArmy(broken);
    return isArmy(read) ? [] : read.map((f) => `${f.line ?? '-'}: ${f.message}`);
  };
  const lineOf = (start: string) => text.split('\n').findIndex((line) => line.startsWith(start)) + 1;
  const first = lineOf('turn 1');

  test.each([
    ['an unknown kind', 'INF 1-24;', 'IMF 1-24;', `${first}: unknown kind 'IMF'`],
    ['a unit twice', 'INF 25-26;', 'INF 24-25;', `${first + 1}: blue has two units INF 24`],
    ['a range upside down', 'INF 25-26;', 'INF 26-25;', `${first + 1}: '26-25' is no number and no range of numbers`],
    ['a turn twice', 'turn 3  : INF 27', 'turn 2  : INF 27', `${first + 2}: turn 2 of blue stands twice`],
    ['an unknown type', 'kind ABN airborne', 'kind ABN airbone', `${lineOf('kind ABN')}: unknown unit type 'airbone'`],
    [
      'a substitute that is no part',
      'II 1-4 x18',
      'II 5-4 x18',
      `${lineOf('substitutes INF')}: 5-4 is no part of INF (T2.3.1, T2.3.3)`,
    ],
    ['an unknown statement', 'replacements 4', 'reserves 4', `${lineOf('replacements')}: unknown statement 'reserves'`],
    ['a type that plays nowhere', 'level optional : FTR', 'level optional :', '-: FTR: FTR plays at no level'],
  ])('%s', (_, from, to, expected) => {
    expect(text).toContain(from);
    expect(faults(text.replace(from, to))).toContain(expected);
  });

  test('M0.kit what a side gets with a module plays only with it, at every level', () => {
    const kit = text
      .replace('side blue\n', 'side blue\n')
      .replace('side red\n', 'side red\nkit M9 : RR 7\n')
      .replace('level optional : FTR', 'level optional :')
      .replaceAll(/; FTR [\d -]+$/gm, '')
      .replaceAll(/^ob .*$/gm, '')
      .replace(/^kind FTR.*$/m, '')
      .replaceAll(/^substitutes FTR.*$/gm, '');
    const read = parseArmy(kit);
    if (!isArmy(read)) throw new Error(JSON.stringify(read));
    const names = (modules: string[], side: Side = 'red') =>
      unitsAt(read, 'basic', side, modules).flatMap(({ id, due }) => (id.includes('.rr') ? `${id}@${due}` : []));
    expect(names([])).toEqual([]);
    expect(names(['M7'], 'blue')).toEqual([1, 2, 3, 4, 5, 6].map((number) => `b.rr${number}@1`));
    expect(names(['M7', 'M9'])).toHaveLength(7);
    for (const [line, message] of [
      ['kit M19 : INF 90', "'M19' is none of these: M1"],
      ['kit M7 : INF 1', 'blue has two units INF 1'],
    ] as const)
      expect(faults(text.replace('turn 2  :', `${line}\nturn 2  :`)).join()).toContain(message);
    expect(faults(text.replace('side blue', 'kit M7 : INF 90\nside blue')).join()).toContain(
      'before the side statement',
    );
  });

  test('every fault is listed, and nothing is loaded', () => {
    const broken = text.replace('ARM 9', 'ARN 9').replace('MAR 3', 'MAT 3').replace('from turn 5', 'from turn five');
    expect(faults(broken)).toHaveLength(3);
    expect(parseArmy('')).toEqual([
      { message: 'the army has no army statement with its id' },
      { message: 'blue has no units on turn 1' },
      { message: 'red has no units on turn 1' },
    ]);
  });
});
