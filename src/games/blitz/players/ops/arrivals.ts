import { usable } from '#games/blitz/countries/rules/cities.ts';
import { grain } from '#games/blitz/combat/rules/losses.ts';
import type { Blitz } from '#games/blitz/open.ts';
import { deadPile } from '#games/blitz/economy/rules/replacements.ts';
import { shortage } from '#games/blitz/supply/rules/supply.ts';
import { type Command, type Side, type State, sizeOf, type Unit } from '#games/blitz/types.ts';
import { isGround, type UnitType, isBomber } from '#games/blitz/kinds.ts';
import type { World } from '#games/blitz/world.ts';
import { distance } from '#hex/grid.ts';
import type { Hex } from '#hex/hex.ts';
import { bestOf } from '../choices.ts';
import { wayFrom } from '../plan/survey.ts';

/** B17, T17.1: arrivals and their hexes, and units that should wait for supply. */

/** Supply that may be lacking when the turn begins: what is short then must be made good before it ends (T21.3a, T21.3b). */
const MAY_LACK = 12;

const room = (world: World, state: State, side: Side): number =>
  world.rules.supply.routes ? -shortage(world, state, side) + MAY_LACK : Number.POSITIVE_INFINITY;

/** Closeness to the nearest enemy; roads count for ground units only. */
function nearFront(world: World, state: State, side: Side, ground: boolean): (hex: Hex) => number {
  const enemies = state.units.filter((unit) => unit.side !== side && unit.place === 'map' && isGround(unit));
  return (hex) => {
    const far = wayFrom(world, hex);
    const way = (to: Hex): number => (ground ? (far[to] ?? 255) : distance(world.board.grid, hex, to));
    return -Math.min(255, ...enemies.map((enemy) => way(enemy.at)));
  };
}

export function reinforce(game: Blitz, state: State, side: Side): Command | undefined {
  const { world } = game;
  const left = room(world, state, side);
  const waiting = state.units
    .flatMap((unit, no) => (unit.side === side && unit.place === 'waiting' && unit.due <= state.turn ? [no] : []))
    .filter((no) => sizeOf(state.units[no] as Unit) <= left)
    .sort((a, b) => rank(state.units[b] as Unit) - rank(state.units[a] as Unit) || a - b);
  for (const unit of waiting) {
    const hexes = world.board.homeCityHexes[side].filter(
      (hex) => usable(world, state, side, hex) && !game.check(state, side, { do: 'placeReinforcement', unit, hex }),
    );
    const hex = bestOf(hexes, nearFront(world, state, side, isGround(state.units[unit] as Unit)));
    if (hex !== undefined) return { do: 'placeReinforcement', unit, hex };
  }
  return undefined;
}

const RANK: Readonly<Record<UnitType, number>> = {
  armor: 9,
  artillery: 8,
  SAC: 7,
  MDM: 6,
  airborne: 5,
  airAssault: 5,
  infantry: 4,
  navalInfantry: 4,
  lightInfantry: 3,
  TAC: 3,
  ranger: 3,
  FTR: 2,
  depot: 3,
  guerilla: 1,
  train: 1,
  taskForce: 1,
  transport: 1,
  landingShip: 1,
  MAC: 14,
  airbase: 15,
  flak: 16,
};
const rank = ({ type }: Unit): number => RANK[type];

/** T17.1: the dearest types first, in the largest counters. */
export function replace(game: Blitz, state: State, side: Side): Command | undefined {
  const { world } = game;
  if (!world.verbs.movement.includes('placeReplacement')) return undefined;
  const points = Math.min(state.replacements[side], room(world, state, side));
  if (points < 1) return undefined;
  const piles = deadPile(state, side).sort((a, b) => RANK[b.type] - RANK[a.type] || b.mf - a.mf);
  for (const { type, mf, ratio, size } of piles) {
    const largest = world.largest[`${side} ${type} ${mf} ${ratio}`] ?? size;
    const sample = state.units.find((unit) => unit.side === side && unit.type === type && unit.mf === mf);
    const step = sample ? grain(sample).size : 1;
    const wanted = Math.floor(Math.min(points, size, largest) / step) * step;
    // Small change buys weak counters: better to wait for a whole one, unless the pile holds no more.
    if (wanted < Math.min(size, largest, 4)) continue;
    const hexes = world.board.homeCityHexes[side].filter(
      (hex) =>
        usable(world, state, side, hex) &&
        !game.check(state, side, { do: 'placeReplacement', type, mf, ratio, size: wanted, hex }),
    );
    const hex = bestOf(hexes, nearFront(world, state, side, !isBomber({ type })));
    if (hex !== undefined) return { do: 'placeReplacement', type, mf, ratio, size: wanted, hex };
  }
  return undefined;
}
