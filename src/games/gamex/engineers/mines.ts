import type { Dice } from '#core/dice/dice.ts';
import type { Emit } from '#core/play.ts';
import type { Hex } from '#hex/hex.ts';
import type { GamexEvent, State, Unit } from '#games/gamex/types.ts';
import { hiddenMineAt, kindOf, openMineAt } from '#games/gamex/units.ts';
import type { World } from '#games/gamex/world.ts';
import { mineAttack } from '../fire/resolve.ts';

/** Mines under a unit that comes or goes (X8.2). */

/** X8.2e */
const immune = (world: World, unit: Unit): boolean => kindOf(world, unit).engineer || kindOf(world, unit).flail;

/** A hidden mine shows itself; true when there was one. */
export function revealMine(state: State, hex: Hex, emit: Emit<GamexEvent>): boolean {
  const hidden = hiddenMineAt(state, hex);
  if (!hidden) return false;
  emit({ is: 'mineFound', side: hidden.side, hex, column: hidden.mine.column });
  return true;
}

/** X8.2d, f: attacks the unit; true when it must stop or stay. */
function strikes(world: World, state: State, unit: Unit, hex: Hex, emit: Emit<GamexEvent>, dice: Dice): boolean {
  const mine = openMineAt(state, hex);
  if (!mine || immune(world, unit)) return false;
  return mineAttack(world, state, unit.id, hex, mine.column, emit, dice) !== '-';
}

/** Before a unit leaves: a hidden mine is revealed only where it attacks (X8.2b). */
export function minesOnLeaving(world: World, state: State, unit: Unit, emit: Emit<GamexEvent>, dice: Dice): boolean {
  if (immune(world, unit)) return false;
  revealMine(state, unit.at, emit);
  return strikes(world, state, unit, unit.at, emit, dice);
}

/** After a unit has entered. */
export function minesOnEntering(
  world: World,
  state: State,
  unit: Unit,
  hex: Hex,
  emit: Emit<GamexEvent>,
  dice: Dice,
): { readonly found: boolean; readonly stops: boolean } {
  const found = revealMine(state, hex, emit);
  return { found, stops: strikes(world, state, unit, hex, emit, dice) };
}
