import type { Objection } from '#core/objection.ts';
import type { Hex } from '#hex/hex.ts';
import type { CommandOf, Side, State, Unit } from '#games/gamex/types.ts';
import { kindOf, passengersOf, unitNamed } from '#games/gamex/units.ts';
import { refuse, msg, theHex, theSide, theUnit } from '#games/gamex/words.ts';
import type { World } from '#games/gamex/world.ts';
import { canCarry, seatsOf } from '../move/transport.ts';

/** Targets and loads, written in secret before the enemy sets up (X11.1, X28.3). */

/** Aircraft and gliders of a side that still have their load. */
export const lifters = (world: World, state: State, side: Side): Unit[] =>
  state.units.filter((unit) => unit.side === side && unit.place === 'off' && kindOf(world, unit).lifts > 0);

export function dropFault(
  world: World,
  state: State,
  side: Side,
  { unit: id, hex, direction }: CommandOf<'writeDropHex'>,
): Objection | undefined {
  const unit = unitNamed(world, state, id);
  if (!unit || !lifters(world, state, side).includes(unit))
    return refuse('X11.1', msg`${theUnit(id)} is no transport aircraft or glider of ${theSide(side)}`);
  if (direction < 0 || direction > 5) return refuse('X6.4.7b', msg`an aircraft flies in one of six directions`);
  const zone = world.zones[unit.group ?? ''];
  return zone && !zone.includes(hex)
    ? refuse('X11.1', msg`${theHex(world.board, hex)} is outside the drop zone of ${theUnit(id)}`)
    : undefined;
}

export function liftFault(
  world: World,
  state: State,
  side: Side,
  { unit: id, aircraft }: CommandOf<'lift'>,
): Objection | undefined {
  const unit = unitNamed(world, state, id);
  const plane = unitNamed(world, state, aircraft);
  const own = lifters(world, state, side);
  if (!unit || !own.some((one) => one.id === unit.carrier))
    return refuse('X11.1', msg`${theUnit(id)} does not come by air`);
  if (!plane || !own.includes(plane))
    return refuse('X11.1', msg`${theUnit(aircraft)} is no transport aircraft or glider of ${theSide(side)}`);
  if (unit.carrier === aircraft) return refuse('X11.1', msg`${theUnit(id)} is aboard ${theUnit(aircraft)} already`);
  if (!canCarry(kindOf(world, plane), kindOf(world, unit))) return refuse('X11.6', msg`${plane} cannot carry ${unit}`);
  return passengersOf(state, plane).length >= seatsOf(kindOf(world, plane))
    ? refuse('X11.6', msg`${plane} is full`)
    : undefined;
}

/** X11.1: one that has a load and no target yet. */
export const targetless = (world: World, state: State, side: Side): Unit | undefined =>
  lifters(world, state, side).find((unit) => unit.drop === undefined && passengersOf(state, unit).length > 0);

/** Hexes a drop may be sent to: its zone, or the whole map. */
export const dropHexes = (world: World, unit: Unit): readonly Hex[] =>
  world.zones[unit.group ?? ''] ?? Array.from({ length: world.board.grid.size }, (_, hex) => hex);

export function* liftings(world: World, state: State, side: Side): Generator<CommandOf<'lift'>> {
  const own = lifters(world, state, side);
  for (const from of own)
    for (const { id } of passengersOf(state, from))
      for (const to of own) {
        const command: CommandOf<'lift'> = { do: 'lift', unit: id, aircraft: to.id };
        if (!liftFault(world, state, side, command)) yield command;
      }
}

export function* dropOrders(world: World, state: State, side: Side): Generator<CommandOf<'writeDropHex'>> {
  for (const unit of lifters(world, state, side)) {
    if (unit.drop !== undefined) continue;
    for (const hex of dropHexes(world, unit))
      for (let direction = 0; direction < 6; direction++) yield { do: 'writeDropHex', unit: unit.id, hex, direction };
  }
}
