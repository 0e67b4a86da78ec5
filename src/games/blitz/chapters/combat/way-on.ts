import type { Hex } from '../../../../hex/hex.ts';
import { isFlak } from '../../kinds.ts';
import { other, type State, type UnitNo } from '../../types.ts';
import type { World } from '../../world.ts';
import { fieldOf, inZoc } from '../ground/field.ts';
import { hexesReached, reachOf } from '../ground/movement.ts';
import { roomFor } from '../ground/stacking.ts';
import { sacrifices } from './assignment.ts';
import { isParticipant, spoilt } from './av.ts';

const nobodyTrapped = (): boolean => false;

/**
 * M0.23: can a unit march on to a hex where movement could end: with room, and where neither M10.14, M15.13, B7.a10 nor an
 * automatic victory (T7.3.7, T7.3.8) keeps it from staying?
 */
export function mayMarchOn(world: World, state: State, no: UnitNo): boolean {
  const unit = state.units[no];
  // M6.4: flak moves once.
  if (!unit || (isFlak(unit) && unit.moved) || isParticipant(state, no)) return false;
  const field = fieldOf(world, state);
  const isOpen = (hex: Hex): boolean =>
    hex !== unit.at && roomFor(world, field, unit, hex) && !world.rules.mayEnd({ world, state, unit, hex });
  const hexes = hexesReached(reachOf(world, state, unit)).filter(isOpen);
  const inContact = (hex: Hex): boolean => world.rules.mustAttack(state) && inZoc(field, other(unit.side), hex);
  const after = (hex: Hex): State => ({
    ...state,
    units: state.units.map((one, i) => (i === no ? { ...one, at: hex, moved: true } : one)),
  });
  const spoils = (hex: Hex): boolean => state.avs.length > 0 && spoilt(world, after(hex)) !== undefined;
  return (
    hexes.some((hex) => !inContact(hex) && !spoils(hex)) ||
    hexes.some((hex) => inContact(hex) && !spoils(hex) && sacrifices(world, after(hex), nobodyTrapped)?.length === 0)
  );
}
