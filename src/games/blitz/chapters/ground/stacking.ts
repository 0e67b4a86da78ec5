import { type Objection, objection, type RuleId } from '../../../../core/objection.ts';
import { say, theHex } from '../../../../core/say.ts';
import type { Hex } from '../../../../hex/hex.ts';
import { type Field, fieldOf, hexesOf, stackSize } from './field.ts';
import { type Side, type State, sizeOf, type Unit } from '../../types.ts';
import type { World } from '../../world.ts';

/** B8.1: size of ground units of one side in a hex. */
export const STACK_LIMIT = 12;

export const roomFor = (field: Field, unit: Unit, hex: Hex): boolean =>
  stackSize(field, unit.side, hex) + sizeOf(unit) <= STACK_LIMIT;

/** Refuses a unit that comes to rest or is placed where the stack would be too large. */
export function tooLarge(world: World, state: State, unit: Unit, hex: Hex, rule: RuleId): Objection | undefined {
  const field = fieldOf(world.board, state);
  if (roomFor(field, unit, hex)) return undefined;
  const there = stackSize(field, unit.side, hex);
  const where = theHex(world.board.grid, hex);
  return objection(
    rule,
    say`${where} already holds ${there} size; with ${unit} (${sizeOf(unit)}) it would exceed ${STACK_LIMIT}`,
  );
}

/** B8.2: the first hex over the limit at the end of movement. */
export function overfull(world: World, state: State, side: Side): { hex: Hex; size: number } | undefined {
  const field = fieldOf(world.board, state);
  for (const hex of hexesOf(field, side)) {
    const size = stackSize(field, side, hex);
    if (size > STACK_LIMIT) return { hex, size };
  }
  return undefined;
}

/** B8.2: at the end of movement no hex holds too much. */
export function overfullFault(world: World, state: State): Objection | undefined {
  const full = overfull(world, state, state.mover);
  return (
    full &&
    objection(
      'B8.2',
      say`${theHex(world.board.grid, full.hex)} holds ${full.size} size; ${STACK_LIMIT} are allowed: move some away or take back`,
    )
  );
}
