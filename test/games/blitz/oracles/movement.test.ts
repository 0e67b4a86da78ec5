import { describe, expect, test } from 'vitest';
import { hexesReached, reachOf, routeTo } from '#games/blitz/ground/rules/movement.ts';
import type { Unit } from '#games/blitz/types.ts';
import { nameOf } from '#hex/grid.ts';
import { objectionTo } from '../basic.ts';
import { position, type Table } from '../table.ts';
import { type Chance, chance, one, randomLand, shuffled } from './chance.ts';
import { around, isGround, type Land, type Name, type Piece, positionWords } from './model.ts';
import { kindOf, legalWay, mayEnter, reachable, thirds } from './paths.ts';
import { amount } from '#test/sample.ts';

interface Scene {
  readonly words: string;
  readonly land: Land;
  readonly pieces: readonly Piece[];
  readonly piece: Piece;
}

/** One Blue piece to move among roads, cities, rough ground and a few others. */
function scene(roll: Chance): Scene {
  const radius = 1 + roll(2);
  const land = randomLand(roll, {
    radius,
    rough: one(roll, [0, 15, 40]),
    wet: one(roll, [0, 0, 12]),
    rivers: 1,
    roads: roll(4),
    cities: roll(3),
  });
  const spots = shuffled(
    roll,
    land.hexes.filter((name) => isGround(land, name)),
  );
  const [at = '0,0', ...others] = spots;
  const [type, factor] = one(roll, [
    ['inf', 4],
    ['arm', 6],
    ['art', 8],
  ] as const);
  const piece: Piece = {
    id: 'b1',
    team: 'blue',
    type,
    af: factor,
    df: type === 'art' ? 4 : factor,
    mf: 1 + roll(3),
    at,
  };
  const pieces = [piece];
  for (let i = roll(3); i > 0 && others.length > 0; i--) {
    const team = one(roll, ['blue', 'red', 'red'] as const);
    const name = others.pop() as Name;
    pieces.push({ id: `${team[0]}${9 - i}`, team, type: 'inf', af: 4, df: 4, mf: 4, at: name });
  }
  return { land, pieces, piece, words: positionWords(land, `grid radius ${radius}`, pieces, 'blue moves') };
}

const PATIENCE = 6000;

/** Hex to thirds spent in all when the unit has come there. */
function engineReach(table: Table): Map<Name, number> {
  const { world } = table.game;
  const unit: Unit = table.unit('b1');
  const found = reachOf(world, table.state, unit);
  const costs = hexesReached(found).map((hex) => {
    const route = routeTo(found, hex);
    return [nameOf(world.board.grid, hex), (route?.cost ?? Number.NaN) + unit.spent] as const;
  });
  return new Map(costs);
}

const sorted = (map: ReadonlyMap<Name, number>) => [...map].sort(([a], [b]) => (a < b ? -1 : 1));

/** A way that mostly keeps the rules but need not; every third one lingers in cities and on roads. */
function wander(roll: Chance, { land, pieces, piece }: Scene): Name[] {
  const way = [piece.at];
  const lingers = roll(3) === 0;
  for (let i = 1 + roll(9); i > 0; i--) {
    const from = way.at(-1) as Name;
    const all = around(land, from);
    const open = roll(8) === 0 ? all : all.filter((to) => mayEnter(land, pieces, piece, from, to));
    const cheap = open.filter((to) => kindOf(land, from, to) !== 'cross');
    way.push(one(roll, lingers && cheap.length > 0 ? cheap : open.length > 0 ? open : all));
  }
  return way;
}

describe('movement against every sequence of steps', () => {
  test('B11.1 B11.4 B7.z3 B7.z5 B13 B16: hexes in reach and their thirds, from the start and in the middle of a move', () => {
    let compared = 0;
    let resumed = 0;
    let inner = 0;
    for (let seed = 0; seed < amount(900, 120); seed++) {
      const roll = chance(seed);
      const it = scene(roll);
      const expected = reachable(it.land, it.pieces, it.piece, [it.piece.at], PATIENCE);
      if (!expected) continue;
      const table = position(it.words);
      expect(sorted(engineReach(table)), `seed ${seed}\n${it.words}`).toEqual(sorted(expected));
      compared++;
      if (new Set(it.land.city.values()).size < it.land.city.size) inner++;
      const way = wander(roll, it);
      if (!legalWay(it.land, it.pieces, it.piece, way)) continue;
      const rest = reachable(it.land, it.pieces, it.piece, way, PATIENCE);
      if (!rest) continue;
      table.play(`moveUnit b1 ${way.slice(1).join(' ')}`);
      expect(sorted(engineReach(table)), `seed ${seed} after ${way.join(' ')}\n${it.words}`).toEqual(sorted(rest));
      resumed++;
    }
    expect(compared).toBeGreaterThan(amount(700, 60));
    expect(inner).toBeGreaterThan(amount(250, 20));
    expect(resumed).toBeGreaterThan(amount(200, 15));
  });

  test('B6.8 B11.4: a way is legal as one command, and in two commands, just when every rule allows the whole of it', () => {
    const verdicts = { legal: 0, illegal: 0 };
    for (let seed = 0; seed < amount(400, 55); seed++) {
      const roll = chance(10_000 + seed);
      const it = scene(roll);
      for (let i = 0; i < 12; i++) {
        const way = wander(roll, it);
        const legal = legalWay(it.land, it.pieces, it.piece, way);
        const about = `seed ${seed} ${way.join(' ')}\n${it.words}`;
        const table = position(it.words);
        const says = (words: readonly Name[]) => objectionTo(table, `moveUnit b1 ${words.join(' ')}`);
        expect(says(way.slice(1)) === undefined, about).toBe(legal);
        verdicts[legal ? 'legal' : 'illegal']++;
        const cut = 1 + roll(way.length - 1);
        const [first, second] = [way.slice(1, cut + 1), way.slice(cut + 1)];
        if (second.length === 0 || !legalWay(it.land, it.pieces, it.piece, way.slice(0, cut + 1))) continue;
        table.play(`moveUnit b1 ${first.join(' ')}`);
        expect(table.unit('b1').spent, about).toBe(thirds(it.land, way.slice(0, cut + 1)));
        expect(says(second) === undefined, about).toBe(legal);
        if (!legal) continue;
        table.play(`moveUnit b1 ${second.join(' ')}`);
        expect(table.unit('b1').spent, about).toBe(thirds(it.land, way));
      }
    }
    expect(verdicts.legal).toBeGreaterThan(amount(1000, 80));
    expect(verdicts.illegal).toBeGreaterThan(amount(1000, 80));
  });
});
