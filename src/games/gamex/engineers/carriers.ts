import type { Objection } from '#core/objection.ts';
import type { CommandOf, Side, State } from '#games/gamex/types.ts';
import { kindOf, unitNamed } from '#games/gamex/units.ts';
import { refuse, msg, theSide, theUnit } from '#games/gamex/words.ts';
import type { World } from '#games/gamex/world.ts';
import { canCarry } from '../move/transport.ts';
import { isReservable, ownerOf } from './carrier-reservations.ts';

/** Assigning carriers to engineers before play (X9.2a). */

export function assignFault(
  world: World,
  state: State,
  side: Side,
  { unit: id, carrier: word }: CommandOf<'assign'>,
): Objection | undefined {
  const unit = unitNamed(world, state, id);
  const carrier = unitNamed(world, state, word);
  const stranger = [unit, carrier].some((one) => one?.side !== side || one.place === 'lost' || one.place === 'gone');
  if (!unit || !carrier || stranger) return refuse('X0.7', msg`${theSide(side)} {has|have} no such units`);
  if (!kindOf(world, unit).engineer) return refuse('X9.2a', msg`${unit} is no engineer`);
  const vehicle = kindOf(world, carrier);
  if (vehicle.carries === 'nothing' || !canCarry(vehicle, kindOf(world, unit)))
    return refuse('X5.2a', msg`${carrier} cannot carry ${unit}`);
  if (unit.assigned === word) return refuse('X9.2a', msg`${carrier} is assigned to ${unit} already`);
  const owner = ownerOf(state, word);
  if (owner) return refuse('X9.2a', msg`${carrier} is assigned to ${owner}`);
  if (!isReservable(vehicle)) return undefined;
  const rider = state.units.find((one) => one.carrier === word);
  return rider && rider.id !== id ? refuse('X9.2a', msg`${theUnit(word)} carries ${rider}`) : undefined;
}

/** Carriers that can be assigned in the set-up: to engineers that have none. */
export function* assignments(world: World, state: State, side: Side): Generator<CommandOf<'assign'>> {
  for (const unit of state.units) {
    if (unit.side !== side || unit.assigned !== undefined || !kindOf(world, unit).engineer) continue;
    for (const { id } of state.units) {
      const command: CommandOf<'assign'> = { do: 'assign', unit: unit.id, carrier: id };
      if (!assignFault(world, state, side, command)) yield command;
    }
  }
}
