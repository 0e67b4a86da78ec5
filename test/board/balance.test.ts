import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { withBalance } from '#scripts/continent/balance.ts';
import { ARMS, capitalOf, homeLand, nearestBeach, roleOf, turnsFrom, turnsToCover } from '#scripts/continent/travel.ts';
import { SIDES, type Side } from '#games/blitz/types.ts';
import { at, continent } from './files.ts';

const board = continent();
const { cities } = board.source;
const minor = cities.filter((city) => roleOf(board, city) === 'minor');
const [infantry, armor] = ARMS;

test('the tables of the design note are those of the board', () => {
  const note = readFileSync(new URL('../../docs/continent.md', import.meta.url), 'utf8');
  expect(withBalance(note, board)).toBe(note);
});

describe('marching', () => {
  test('twelve road hexes, or four across country, are a turn for infantry (B11.1)', () => {
    const turns = turnsFrom(board, [at(board, 'U11')], infantry);
    expect(turns[at(board, 'W21')]).toBe(1);
    expect(turns[at(board, 'W22')]).toBe(2);
    const wild = turnsFrom(board, [at(board, 'DD4')], infantry);
    expect(wild[at(board, 'DD8')]).toBe(1);
    expect(wild[at(board, 'DD9')]).toBe(2);
  });

  test('every land hex can be walked to, every city by armor too', () => {
    for (const side of SIDES) {
      const onFoot = turnsFrom(board, capitalOf(board, side).hexes, infantry);
      expect([...board.land.keys()].filter((hex) => board.land[hex] === 1 && onFoot[hex] === -1)).toEqual([]);
      const driving = turnsFrom(board, capitalOf(board, side).hexes, armor);
      for (const city of cities)
        for (const hex of city.hexes) expect(driving[hex], city.name).toBeGreaterThanOrEqual(0);
    }
  });
});

describe('balance', () => {
  const reach = (side: Side, arm: (typeof ARMS)[number]) => {
    const turns = turnsFrom(board, homeLand(board, side), arm);
    return minor.filter((city) => turnsToCover(board, turns, city) <= 1).length;
  };

  test('the capitals are equally far from each other and from the nearest beach', () => {
    for (const arm of ARMS) {
      const [there, back] = SIDES.map((side) => {
        const enemy = capitalOf(board, side === 'blue' ? 'red' : 'blue');
        return turnsToCover(board, turnsFrom(board, capitalOf(board, side).hexes, arm), enemy);
      });
      expect(there).toBe(back);
    }
    expect(nearestBeach(board, capitalOf(board, 'blue'))).toBe(nearestBeach(board, capitalOf(board, 'red')));
  });

  test('Red reaches more minor cities in a turn than Blue', () => {
    for (const arm of ARMS) expect(reach('red', arm)).toBeGreaterThan(reach('blue', arm));
  });
});
