import type { Hex } from '#hex/hex.ts';
import { hasMovedForGood, rollsInMovement } from '#games/blitz/course/rules/take-back.ts';
import { fieldOf, inZoc } from '#games/blitz/ground/rules/field.ts';
import { withdrawFault } from '#games/blitz/sea/rules/invasion.ts';
import { hexesReached, reachOf, routeTo } from '#games/blitz/ground/rules/movement.ts';
import { seaRoomFault } from '#games/blitz/sea/rules/sea.ts';
import { roomFor } from '#games/blitz/ground/rules/stack-limits.ts';
import { other, type State, type Unit } from '#games/blitz/types.ts';
import type { World } from '#games/blitz/world.ts';
import { mayRaid } from '#games/blitz/kinds.ts';

/** M0.23, M80.47: dice have fallen since, so that its move is not taken back any more. */
const isBeyondRecall = (world: World, state: State, unit: Unit): boolean =>
  rollsInMovement(world) && hasMovedForGood(state, unit);

/**
 * B7.a11: in an enemy zone of control since the player turn began, not moved, and without a move that ends outside
 * every enemy zone of control in a hex with room. The enemy does not move, so where it stands now is where it began.
 * Flights and ports are no way out: the city hex it stands in is contested (B90.5). Rangers may go back to sea (T20.6).
 * `barred`: moves that another rule refuses (T7.3.8).
 */
export function isTrapped(world: World, state: State, unit: Unit, barred?: (path: readonly Hex[]) => boolean): boolean {
  const field = fieldOf(world, state);
  const enemy = other(unit.side);
  if ((unit.moved && !isBeyondRecall(world, state, unit)) || !inZoc(field, enemy, unit.at)) return false;
  if (mayRaid(unit) && !withdrawFault(world, state, unit) && !seaRoomFault(world, state, unit)) return false;
  const range = reachOf(world, state, unit);
  const isWay = (hex: Hex): boolean =>
    !inZoc(field, enemy, hex) &&
    roomFor(world, field, unit, hex) &&
    // M10.14: where it may not end its move it does not get away.
    !world.rules.mayEnd({ world, state, unit, hex });
  if (!barred) return !hexesReached(range).some(isWay);
  // The paths first: what `barred` tries overwrites the reach.
  const ways = hexesReached(range).filter(isWay);
  return ways.map((hex) => routeTo(range, hex)?.path ?? []).every(barred);
}
