import { fieldOf, inZoc } from './field.ts';
import { hexesReached, reachOf } from './movement.ts';
import { roomFor } from './stacking.ts';
import { other, type State, type Unit } from './types.ts';
import type { World } from './world.ts';

/**
 * B7.a11: in an enemy zone of control since the player turn began, not moved, and without a move that ends outside
 * every enemy zone of control in a hex with room. The enemy does not move, so where it stands now is where it began.
 * Flights are no way out: the city hex it stands in is contested (B90.5).
 */
export function isTrapped(world: World, state: State, unit: Unit): boolean {
  const field = fieldOf(world.board, state);
  const enemy = other(unit.side);
  if (unit.moved || !inZoc(field, enemy, unit.at)) return false;
  return !hexesReached(reachOf(world, state, unit)).some(
    (hex) => !inZoc(field, enemy, hex) && roomFor(field, unit, hex),
  );
}
