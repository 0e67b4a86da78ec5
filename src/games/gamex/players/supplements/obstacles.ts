import type { Hex } from '#hex/hex.ts';
import { boardWith, groundNow } from '#games/gamex/engineers/bridges.ts';
import { allowanceOf } from '#games/gamex/move/price.ts';
import type { Side, State, TempBridge, Unit } from '#games/gamex/types.ts';
import { kindOf } from '#games/gamex/units.ts';
import type { World } from '#games/gamex/world.ts';
import { type Aims, asTurns, flood } from '../aims.ts';

/** Delays on ways: obstacles in them, and bridges present or missing. */

/** Obstacles by kind. */
interface Lying {
  readonly mines: readonly Hex[];
  readonly blocks: readonly Hex[];
}

const lyingIn = (state: State): Lying => ({ mines: state.mines.map(({ at }) => at), blocks: state.blocks });

/** In turns of the unit: a mine may well shake it, a Block takes a whole Move, and closes a road through woods (X5.3d). */
const MINE = 1;
const BLOCK = 0.8;

const ways = new WeakMap<World, Map<string, Float32Array>>();
const MOST_WAYS = 400;

/** Half points to the nearest of the hexes for a unit of this kind, obstacles included. */
function wayOf(world: World, unit: Unit, hexes: readonly Hex[], lying: Lying): Float32Array {
  const kind = kindOf(world, unit);
  let known = ways.get(world);
  if (!known || known.size > MOST_WAYS) {
    known = new Map();
    ways.set(world, known);
  }
  const immune = kind.flail || kind.engineer;
  const mines = immune ? [] : lying.mines;
  const key = `${kind.moveClass} ${kind.vehicle} ${kind.gun} ${kind.mp} ${hexes.join(' ')} ${mines.join(' ')} ${lying.blocks.join(' ')}`;
  let way = known.get(key);
  if (!way) {
    const turn = allowanceOf(kind);
    const extra = new Map<Hex, number>();
    for (const hex of mines) extra.set(hex, Math.ceil(MINE * turn));
    for (const hex of lying.blocks) extra.set(hex, Math.ceil(BLOCK * turn) + (extra.get(hex) ?? 0));
    way = flood(world, unit, hexes, extra);
    known.set(key, way);
  }
  return way;
}

/** Turns that a side's units are away from what it is after, summed over those that fight. */
function distanceOf(world: World, units: readonly Unit[], aims: Aims, lying: Lying): number {
  let sum = 0;
  for (const unit of units) {
    const kind = kindOf(world, unit);
    if (kind.mp === 0 || kind.as === 0 || unit.at < 0) continue;
    const way = wayOf(world, unit, aims.hexes, lying);
    sum += asTurns(world, unit, way[unit.at] as number);
  }
  return sum;
}

const movers = (state: State, side: Side): Unit[] =>
  state.units.filter((unit) => unit.side === side && unit.place === 'map' && unit.sea !== true);

/** Turns that a side's units lose, all together, by what lies in one hex. */
export function delayBy(world: World, state: State, side: Side, aims: Aims, hex: Hex): number {
  const lying = lyingIn(state);
  const without = { mines: lying.mines.filter((at) => at !== hex), blocks: lying.blocks.filter((at) => at !== hex) };
  const units = movers(state, side);
  return distanceOf(world, units, aims, lying) - distanceOf(world, units, aims, without);
}

/** Turns that a side's units would lose by a Block in a hex. */
export function delayByBlock(world: World, state: State, side: Side, aims: Aims, hex: Hex): number {
  const lying = lyingIn(state);
  const units = movers(state, side);
  const blocked = { ...lying, blocks: [...lying.blocks, hex] };
  return distanceOf(world, units, aims, blocked) - distanceOf(world, units, aims, lying);
}

const grounds = new WeakMap<World, Map<string, World>>();

/** The ground with one bridge less, or with one more. */
function groundWith(world: World, state: State, hex: Hex, bridge: boolean): World {
  let known = grounds.get(world);
  if (!known) {
    known = new Map();
    grounds.set(world, known);
  }
  const key = `${hex} ${bridge}`;
  let ground = known.get(key);
  if (!ground) {
    const now = groundNow(world, state);
    const laid: readonly TempBridge[] = bridge ? [{ at: hex, ds: 0 }] : [];
    ground = { ...now, board: boardWith(now.board, bridge ? [] : [hex], laid) };
    known.set(key, ground);
  }
  return ground;
}

/** Turns that a side's units would lose without a bridge, or with one more would gain (less than 0). */
export function delayByBridge(world: World, state: State, side: Side, aims: Aims, hex: Hex, bridge: boolean): number {
  const lying = lyingIn(state);
  const units = movers(state, side);
  const then = groundWith(world, state, hex, bridge);
  return distanceOf(then, units, aims, lying) - distanceOf(world, units, aims, lying);
}
