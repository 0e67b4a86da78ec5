import { type Objection, objection } from '#core/objection.ts';
import { msg, theHex } from '#core/message.ts';
import { adjacent, neighboursOf } from '#hex/grid.ts';
import type { Hex } from '#hex/hex.ts';
import { bears, closedTo } from '#games/blitz/ground/rules/closures.ts';
import { bars, fieldOf, inZoc, stackAt } from '#games/blitz/ground/rules/field.ts';
import { roomFor, tooLarge } from '#games/blitz/ground/rules/stack-limits.ts';
import { isSmallGuerilla } from '#games/blitz/kinds.ts';
import { type Battle, other, type State, type Unit, type UnitNo } from '#games/blitz/types.ts';
import type { World } from '#games/blitz/world.ts';

/** M0.14: every way out is closed by the enemy or by the map. */
const isHemmedIn = (world: World, state: State, unit: Unit): boolean =>
  neighboursOf(world.board.grid, unit.at).every((hex) => {
    const field = fieldOf(world, state);
    return !bears(world, unit, hex) || bars(field, other(unit.side), hex) || inZoc(field, other(unit.side), hex);
  });

export function wayFault(world: World, state: State, unit: Unit, hex: Hex): Objection | undefined {
  const { grid } = world.board;
  const where = theHex(grid, hex);
  if (!adjacent(grid, unit.at, hex)) return objection('M15.8', msg`${where} is not next to ${unit}`);
  if (!bears(world, unit, hex)) return objection('M15.8', msg`${where} is no land hex`);
  if (isHemmedIn(world, state, unit))
    return objection('M15.9', msg`${unit} is surrounded by enemy zones of control and cannot slip away`);
  const field = fieldOf(world, state);
  if (bars(field, other(unit.side), hex)) return objection('M15.8', msg`${where} holds an enemy unit`);
  if (inZoc(field, other(unit.side), hex)) return objection('M15.8', msg`${where} is in an enemy zone of control`);
  return closedTo(world, state, unit, 'retreat').get(hex) ?? tooLarge(world, state, unit, hex, 'M15.8');
}

/** The hexes a guerilla could slip to. */
export const waysOf = (world: World, state: State, unit: Unit): Hex[] =>
  neighboursOf(world.board.grid, unit.at).filter(
    (hex) => roomFor(world, fieldOf(world, state), unit, hex) && !wayFault(world, state, unit, hex),
  );

/** M15.8: those who may refuse a battle. */
export function refusersOf(world: World, state: State, { hexes, kind }: Battle): UnitNo[] {
  if (kind !== 'ground') return [];
  const field = fieldOf(world, state);
  return hexes
    .flatMap((hex) => stackAt(field, other(state.mover), hex))
    .filter((no) => {
      const unit = state.units[no] as Unit;
      return isSmallGuerilla(unit) && waysOf(world, state, unit).length > 0;
    });
}
