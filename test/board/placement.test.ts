import { describe, expect, test } from 'vitest';
import { LEVELS, unitsAt } from '#games/blitz/text/army/army-text.ts';
import { countryRole, isCity } from '#games/blitz/board.ts';
import { isPlacement, parsePlacement, type Placement, stationsAt } from '#games/blitz/text/army/placement-text.ts';
import { SIDES } from '#games/blitz/types.ts';
import { isGround } from '#games/blitz/kinds.ts';
import { continent, continentArmy, dataFiles, dataText } from './files.ts';

const board = continent();
const army = continentArmy();
const files = dataFiles('.placement');
const read = (file: string): Placement => {
  const placement = parsePlacement(dataText(file), board, army);
  if (!isPlacement(placement)) throw new Error(`${file}: ${JSON.stringify(placement)}`);
  return placement;
};

test.each(SIDES)('%s has at least three, with names of their own', (side) => {
  const own = files.map(read).filter((placement) => placement.side === side);
  expect(own.length).toBeGreaterThanOrEqual(3);
  expect(new Set(own.map((placement) => placement.title)).size).toBe(own.length);
});

describe.each(files)('%s', (file) => {
  const placement = read(file);

  test('is called like its file', () => expect(`${placement.id}.placement`).toBe(file));

  test.each(LEVELS)('places every turn-1 unit of the %s game once, at home (B3.2, B3.3)', (level) => {
    const stations = stationsAt(placement, army, level);
    const due = unitsAt(army, level, placement.side).filter((unit) => unit.due === 1);
    expect(stations.map(({ unit }) => unit.id).sort()).toEqual(due.map((unit) => unit.id).sort());
    for (const { hex, sea } of stations) {
      expect(countryRole(board, hex)).toBe(placement.side);
      expect(board.land[hex]).toBe(1);
      if (level === 'basic') expect(sea).toBeUndefined();
    }
  });

  test.each(LEVELS)('keeps to 12 factors a hex, aircraft apart and on cities, at %s (B8.1, T3.5)', (level) => {
    const load = new Map<string, number>();
    for (const { unit, hex, sea } of stationsAt(placement, army, level)) {
      if (sea) continue;
      const key = `${hex} ${isGround(unit) ? 'ground' : 'air'}`;
      load.set(key, (load.get(key) ?? 0) + unit.df);
      if (!isGround(unit)) expect(isCity(board, hex)).toBe(true);
    }
    expect(Math.max(...load.values())).toBeLessThanOrEqual(12);
  });

  test('no armor or artillery stands in a forest off the road (B3.4)', () => {
    for (const { unit, hex } of placement.stations) {
      if (unit.type !== 'armor' && unit.type !== 'artillery') continue;
      expect(board.forest[hex] === 1 && board.roads[hex] === 0 && !isCity(board, hex)).toBe(false);
    }
  });

  test('at most 40 factors At Sea (T6.1.1)', () => {
    const afloat = placement.stations.filter(({ sea }) => sea).reduce((sum, { unit }) => sum + unit.df, 0);
    expect(afloat).toBeLessThanOrEqual(40);
  });
});

test('a side may begin At Sea in the Tournament Game (T3.2, T3.3)', () => {
  const afloat = files.map(read).filter((p) => stationsAt(p, army, 'tournament').some(({ sea }) => sea));
  expect(afloat.map((placement) => placement.side).sort()).toEqual(['blue', 'red']);
});

describe('bad placements', () => {
  const text = dataText('blue-march.placement');
  const faults = (from: string, to: string) => {
    expect(text).toContain(from);
    const placement = parsePlacement(text.replace(from, to), board, army);
    return isPlacement(placement) ? [] : placement.map(({ hex, message }) => `${hex ?? '-'}: ${message}`);
  };

  test.each([
    ['abroad', 'G18 :', 'K26 :', 'K26: INF 1 stands outside its home country (B3.2, B3.3)'],
    ['at sea without a box', 'G18 :', 'A1 :', 'A1: INF 1 stands on a sea hex (B3.4)'],
    ['in the neutral country', 'G18 :', 'E58 :', 'E58: INF 1 stands on a neutral hex (B3.4)'],
    ['over the limit', 'G18 : INF 1-3', 'I17 : INF 1-3', 'I17: 24 factors of ground units, more than 12 (B8.1)'],
    ['armor in a wood', 'O17 : ARM 3-4', 'P17 : ARM 3-4', 'P17: ARM 3 stands in a forest without a road (B3.4)'],
    ['aircraft in the open', 'U10 : SAC 2', 'U12 : SAC 2', 'U12: SAC 2 is not on a city hex (T3.5)'],
    ['aircraft at sea', 'U10 : SAC 2', 'sea A else U10 : SAC 2', 'U10: SAC 2 is an aircraft and never At Sea (T3.5)'],
    ['too many aircraft', 'U10 : SAC 2', 'V20 : SAC 2', 'V20: 16 factors of aircraft, more than 12 (T23.0.3)'],
    ['twice', 'E25 : INF 23', 'E25 : INF 22', 'E25: INF 22 is placed twice'],
    ['not at all', 'E25 : INF 23', '', '-: INF 23 of turn 1 is not placed (B3.2)'],
    ['before its time', 'E25 : INF 23', 'E25 : INF 23 30', 'E25: INF 30 comes on turn 5 and cannot be set up (B17.1)'],
    ['unknown', 'E25 : INF 23', 'E25 : INF 23 99', 'E25: blue has no unit INF 99'],
    ['off the board', 'E25 : INF 23', 'E99 : INF 23', 'E99: the board has no hex E99'],
  ])('%s', (_, from, to, expected) => expect(faults(from, to)).toContain(expected));
});
