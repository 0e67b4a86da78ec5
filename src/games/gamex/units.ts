import { type Hex, NOWHERE } from '../../hex/hex.ts';
import type { Kind } from './kinds.ts';
import type { Fort, Mine, Side, State, Unit, UnitId } from './types.ts';
import type { World } from './world.ts';

/** Questions about units and what lies in hexes that every chapter asks. */

export function kindOf(world: Pick<World, 'kinds'>, unit: Unit): Kind {
  const kind = world.kinds[unit.kind];
  if (!kind) throw new Error(`${unit.id} is of no known kind`);
  return kind;
}

export function unitNamed(world: World, state: State, id: UnitId): Unit | undefined {
  const index = world.index.get(id);
  return index === undefined ? undefined : state.units[index];
}

export function unitOf(world: World, state: State, id: UnitId): Unit {
  const unit = unitNamed(world, state, id);
  if (!unit) throw new Error(`there is no unit ${id}`);
  return unit;
}

interface Stacks {
  readonly byHex: ReadonlyMap<Hex, readonly Unit[]>;
  readonly riders: ReadonlyMap<UnitId, Unit>;
}

const stacks = new WeakMap<readonly Unit[], Stacks>();
const NOBODY: readonly Unit[] = [];

/** Who stands where follows from the list of units; it is kept as long as the list. */
function stacksOf({ units }: State): Stacks {
  let known = stacks.get(units);
  if (!known) {
    const byHex = new Map<Hex, Unit[]>();
    const riders = new Map<UnitId, Unit>();
    for (const unit of units) {
      if (unit.place === 'map') {
        const there = byHex.get(unit.at);
        if (there) there.push(unit);
        else byHex.set(unit.at, [unit]);
      } else if (unit.carrier !== undefined) riders.set(unit.carrier, unit);
    }
    known = { byHex, riders };
    stacks.set(units, known);
  }
  return known;
}

/** Units on the map in a hex, inside or outside a Fortification, without passengers. */
export const unitsAt = (state: State, hex: Hex): readonly Unit[] => stacksOf(state).byHex.get(hex) ?? NOBODY;
export const passengerOf = (state: State, unit: Unit): Unit | undefined => stacksOf(state).riders.get(unit.id);
/** Every hex with units on the map. */
export const occupiedHexes = (state: State): readonly Hex[] => [...stacksOf(state).byHex.keys()];

export const goodOrder = (unit: Unit): boolean => unit.disrupted !== true;
export const inactive = (unit: Unit): boolean => unit.marker === undefined;
export const enemiesAt = (state: State, side: Side, hex: Hex): Unit[] =>
  unitsAt(state, hex).filter((one) => one.side !== side);

export const fortAt = (state: State, hex: Hex): Fort | undefined => state.forts.find((fort) => fort.at === hex);
export const blockAt = (state: State, hex: Hex): boolean => state.blocks.includes(hex);
export const positionAt = (state: State, hex: Hex): boolean => state.positions.includes(hex);
export const openMineAt = (state: State, hex: Hex): Mine | undefined => state.mines.find((mine) => mine.at === hex);
export const wrecksAt = (state: State, hex: Hex): number => state.wrecks[hex] ?? 0;

/** A hidden mine of either side; a view knows the watcher's own only. */
export function hiddenMineAt(state: State, hex: Hex): { readonly mine: Mine; readonly side: Side } | undefined {
  if (hex === NOWHERE) return undefined;
  for (const side of ['axis', 'allied'] as const) {
    const mine = state.hidden[side].find((one) => one.at === hex);
    if (mine) return { mine, side };
  }
  return undefined;
}

export const insideOf = (state: State, hex: Hex): Unit[] => unitsAt(state, hex).filter((unit) => unit.inside === true);
export const outsideOf = (state: State, hex: Hex): Unit[] => unitsAt(state, hex).filter((unit) => unit.inside !== true);

/** X3.2.5b: carrier and passenger are one, a Fortification with all inside is one, a Block is one. */
export function stackableIn(state: State, hex: Hex, but?: Unit): number {
  let count = 0;
  for (const unit of unitsAt(state, hex)) if (unit.inside !== true && unit.id !== but?.id) count++;
  return count + (fortAt(state, hex) ? 1 : 0) + (blockAt(state, hex) ? 1 : 0);
}

/** X3.2.5a: two where any Soviet unit is, else four. `coming` is about to be there. */
export function stackingLimit(state: State, hex: Hex, coming?: Unit): number {
  if (coming && isSoviet(state, coming)) return 2;
  for (const unit of unitsAt(state, hex)) if (isSoviet(state, unit)) return 2;
  return 4;
}

const isSoviet = (state: State, unit: Unit): boolean =>
  unit.nation === 'soviet' || passengerOf(state, unit)?.nation === 'soviet';

/** X8.4g */
export const fortCapacity = (fort: Fort): number => Math.floor(fort.ds / 10);

/** X6.3.8c: counts as Moved while it moves. */
export const underWay = (state: State, unit: Unit): boolean =>
  state.frames.some(
    (frame) =>
      (frame.at === 'walk' && frame.walk.unit === unit.id && frame.walk.stepped) ||
      (frame.at === 'assault' && frame.placed.includes(unit.id)),
  );
