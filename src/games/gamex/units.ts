import { memoize } from '#core/memo.ts';
import { type Objection, objection } from '#core/objection.ts';
import { type Hex, NOWHERE } from '#hex/hex.ts';
import type { Kind } from './kinds.ts';
import type { Fort, Mine, Side, State, Unit, UnitId } from './types.ts';
import { refuse, msg } from './words.ts';
import type { World } from './world.ts';

/** Questions about units and what lies in hexes that every chapter asks. */

export function kindOf(world: Pick<World, 'kinds'>, unit: Unit): Kind {
  const kind = world.kinds[unit.kind];
  if (!kind) throw new Error(`${unit.id} is of no known kind`);
  return kind;
}

export function unitNamed(world: Pick<World, 'index'>, state: State, id: UnitId): Unit | undefined {
  const index = world.index.get(id);
  return index === undefined ? undefined : state.units[index];
}

export function unitOf(world: World, state: State, id: UnitId): Unit {
  const unit = unitNamed(world, state, id);
  if (!unit) throw new Error(`there is no unit ${id}`);
  return unit;
}

interface Change {
  readonly hex: Hex;
  readonly there: readonly Unit[];
  readonly earlier: Change | undefined;
  readonly count: number;
}

interface Stacks {
  readonly byHex: ReadonlyMap<Hex, readonly Unit[]>;
  /** Hexes where others stand than in `byHex`, the last change first: few have changed since that was drawn up. */
  readonly since: Change | undefined;
  readonly riders: ReadonlyMap<UnitId, readonly Unit[]>;
  /** Made when they are asked for. */
  hexes: readonly Hex[] | undefined;
  readonly foes: { [S in Side]?: readonly Hex[] };
  readonly idle: { [S in Side]?: readonly Unit[] };
}

const NOBODY: readonly Unit[] = [];

/** Stacks by hex, for as long as the list of units stays the same. */
const stacks = memoize((units: readonly Unit[]): Stacks => {
  const byHex = new Map<Hex, Unit[]>();
  const riders = new Map<UnitId, Unit[]>();
  for (const unit of units) {
    if (unit.place === 'map') {
      const there = byHex.get(unit.at);
      if (there) there.push(unit);
      else byHex.set(unit.at, [unit]);
    } else if (unit.carrier !== undefined) {
      const others = riders.get(unit.carrier);
      if (others) others.push(unit);
      else riders.set(unit.carrier, [unit]);
    }
  }
  return { byHex, since: undefined, riders, hexes: undefined, foes: {}, idle: {} };
});
const stacksOf = ({ units }: State): Stacks => stacks(units);

const MOST_SINCE = 16;

function stackIn(byHex: Stacks['byHex'], since: Change | undefined, hex: Hex): readonly Unit[] {
  for (let change = since; change; change = change.earlier) if (change.hex === hex) return change.there;
  return byHex.get(hex) ?? NOBODY;
}

/** Stacks after some units were replaced in a list: taken over from the list before, but for a hex or two. */
export function replaced(
  order: ReadonlyMap<UnitId, number>,
  before: readonly Unit[],
  after: readonly Unit[],
  indexes: readonly number[],
): void {
  const known = stacks.peek(before);
  if (!known) return;
  let { since } = known;
  for (const index of indexes) {
    const [was, is] = [before[index], after[index]];
    if (!was || !is || was.carrier !== undefined || is.carrier !== undefined) return;
    if (since && since.count > MOST_SINCE) return;
    if (was.place === 'map' && (is.place !== 'map' || is.at !== was.at))
      since = changedTo(since, was.at, others(known.byHex, since, was));
    if (is.place !== 'map') continue;
    const there = others(known.byHex, since, is);
    const later = there.findIndex((unit) => (order.get(unit.id) ?? NOWHERE) > index);
    if (later < 0) there.push(is);
    else there.splice(later, 0, is);
    since = changedTo(since, is.at, there);
  }
  stacks.keep(after, { byHex: known.byHex, since, riders: known.riders, hexes: undefined, foes: {}, idle: {} });
}

const changedTo = (earlier: Change | undefined, hex: Hex, there: readonly Unit[]): Change => ({
  hex,
  there,
  earlier,
  count: (earlier?.count ?? 0) + 1,
});

/** Other units in its hex. */
function others(byHex: Stacks['byHex'], since: Change | undefined, { id, at }: Unit): Unit[] {
  const list: Unit[] = [];
  for (const unit of stackIn(byHex, since, at)) if (unit.id !== id) list.push(unit);
  return list;
}

/** Units on the map in a hex, inside or outside a Fortification, without passengers. */
export function unitsAt(state: State, hex: Hex): readonly Unit[] {
  const { byHex, since } = stacksOf(state);
  return stackIn(byHex, since, hex);
}
/** The passenger, of two on a landing craft the first. */
export const passengerOf = (state: State, unit: Unit): Unit | undefined => stacksOf(state).riders.get(unit.id)?.[0];
export const passengersOf = (state: State, { id }: Pick<Unit, 'id'>): readonly Unit[] =>
  stacksOf(state).riders.get(id) ?? NOBODY;
function placesOf(units: readonly Unit[]): Set<Hex> {
  const hexes = new Set<Hex>();
  for (const { place, at } of units) if (place === 'map') hexes.add(at);
  return hexes;
}
/** Every hex with units on the map. */
export function occupiedHexes(state: State): readonly Hex[] {
  const known = stacksOf(state);
  known.hexes ??= [...placesOf(state.units)];
  return known.hexes;
}
/** Every hex with enemies of a side. */
export function enemyHexes(state: State, side: Side): readonly Hex[] {
  const known = stacksOf(state);
  known.foes[side] ??= occupiedHexes(state).filter((hex) => hasEnemy(state, side, hex));
  return known.foes[side];
}
/** Units of a side that have not been activated, on the map or still to come. */
export function idleUnits(state: State, side: Side): readonly Unit[] {
  const known = stacksOf(state);
  known.idle[side] ??= state.units.filter(
    (unit) => unit.side === side && inactive(unit) && (unit.place === 'map' || unit.place === 'waits'),
  );
  return known.idle[side];
}

/** X9.3d: it has its bridge still aboard. */
export const hasBridge = (world: Pick<World, 'kinds'>, unit: Unit): boolean =>
  unit.laid !== true && kindOf(world, unit).bridgeLayer;

export const goodOrder = (unit: Unit): boolean => unit.disrupted !== true;
/** X6.4.2a, X18.3: marked to answer a move of the enemy. */
export const onWatch = (unit: Unit): boolean => unit.marker === 'opFire' || unit.marker === 'mobileFire';
/** X4.2e: not yet activated, and not at sea. */
export const inactive = (unit: Unit): boolean => unit.marker === undefined && unit.sea !== true;

/** X4.2e: why a unit of the map cannot be chosen for an activity. */
export function busyFault(unit: Unit): Objection | undefined {
  if (unit.place === 'rides') return refuse('X4.2e', msg`${unit} is a passenger`);
  if (unit.place !== 'map') return refuse('X0.8', msg`${unit} is not on the map`);
  if (unit.sea) return objection('X10.3a', msg`${unit} is at sea`, 'X4.2e');
  return inactive(unit) ? undefined : refuse('X4.2e', msg`${unit} has been activated this turn`);
}

export const hasEnemy = (state: State, side: Side, hex: Hex): boolean =>
  unitsAt(state, hex).some((one) => one.side !== side);
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

/** True if the unit or its passenger is Soviet. */
export const isSoviet = (state: State, unit: Unit): boolean =>
  unit.nation === 'soviet' || passengerOf(state, unit)?.nation === 'soviet';

/** Are enemies inside the Fortification of the hex, or outside it? */
export const enemyInside = (state: State, side: Side, hex: Hex): boolean =>
  unitsAt(state, hex).some((unit) => unit.inside === true && unit.side !== side);
export const enemyOutside = (state: State, side: Side, hex: Hex): boolean =>
  unitsAt(state, hex).some((unit) => unit.inside !== true && unit.side !== side);

/** X4.4b: combat units of a side stand in the hex, outside of any Fortification. */
export const isHeld = (world: Pick<World, 'kinds'>, state: State, side: Side, hex: Hex): boolean =>
  unitsAt(state, hex).some((unit) => unit.inside !== true && unit.side === side && !kindOf(world, unit).truckClass);

/** X8.4g */
export const fortCapacity = (fort: Fort): number => Math.floor(fort.ds / 10);

/** X6.3.8c: counts as Moved while it moves. */
export const underWay = (state: State, unit: Unit): boolean =>
  state.frames.some(
    (frame) =>
      (frame.at === 'walk' && frame.walk.unit === unit.id && frame.walk.stepped) ||
      (frame.at === 'assault' && frame.placed.includes(unit.id)),
  );
