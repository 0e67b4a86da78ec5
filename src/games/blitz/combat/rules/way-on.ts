import type { Hex } from '#hex/hex.ts';
import { isFlak } from '#games/blitz/kinds.ts';
import { other, type State, type Unit, type UnitNo } from '#games/blitz/types.ts';
import type { World } from '#games/blitz/world.ts';
import { fieldOf, inZoc } from '#games/blitz/ground/rules/field.ts';
import { hexesReached, reachOf } from '#games/blitz/ground/rules/movement.ts';
import { roomFor } from '#games/blitz/ground/rules/stack-limits.ts';
import { sacrifices } from './assignment.ts';
import { isParticipant, spoilt } from './av.ts';

const nobodyTrapped = (): boolean => false;

/**
 * M0.23: could movement end with a unit in this hex? There is room, and neither M10.14, M15.13, B7.a10 nor an automatic victory
 * that would be spoilt (T7.3.8) keeps it from staying.
 */
export function mayStay(world: World, state: State, no: UnitNo, hex: Hex): boolean {
  const unit = state.units[no] as Unit;
  const field = fieldOf(world, state);
  if (!roomFor(world, field, unit, hex) || world.rules.mayEnd({ world, state, unit, hex })) return false;
  const inContact = world.rules.ground.mustAttack(state) && inZoc(field, other(unit.side), hex);
  if (!inContact && state.avs.length === 0) return true;
  const units = state.units.map((one, i) => (i === no ? { ...one, at: hex, moved: true } : one));
  const then = { ...state, units };
  if (spoilt(world, then)) return false;
  return !inContact || sacrifices(world, then, nobodyTrapped)?.length === 0;
}

/** M0.23: can a unit march on to a hex where movement could end? T7.3.7: not if an automatic victory binds it. */
export function mayMarchOn(world: World, state: State, no: UnitNo): boolean {
  const unit = state.units[no];
  // M6.4: flak moves once.
  if (!unit || (isFlak(unit) && unit.moved) || isParticipant(state, no)) return false;
  return hexesReached(reachOf(world, state, unit)).some((hex) => hex !== unit.at && mayStay(world, state, no, hex));
}
