import type { Dice } from '#core/dice/dice.ts';
import type { Emit } from '#core/play.ts';
import { moraleDice } from '#games/gamex/chance.ts';
import { isBuilt } from '#games/gamex/board/board.ts';
import { type GamexEvent, other, type State, type Unit } from '#games/gamex/types.ts';
import { positionAt } from '#games/gamex/units.ts';
import { DEFAULT_MORALE, type World } from '#games/gamex/world.ts';
import { isSpotted } from '../sight/observation.ts';

export const moraleLevel = (world: World, nation: string): number => world.morale[nation] ?? DEFAULT_MORALE;

/** X7.1.t */
export function moraleModifier(world: World, state: State, unit: Unit, rally = false): number {
  // X7.2a, ruling: a gun off the board checks without modifiers (X6.4.4a).
  if (unit.place === 'off') return 0;
  const unseen = isSpotted(world, state, other(unit.side), unit.at) ? 0 : -1;
  const sheltered = isBuilt(world.board, unit.at) || unit.inside === true || positionAt(state, unit.at) ? -1 : 0;
  const more = world.rules.morale({ world, state, unit, rally });
  return more.reduce((sum, one) => sum + one, unseen + sheltered);
}

/** X7.1a */
export function passesMorale(
  world: World,
  state: State,
  unit: Unit,
  emit: Emit<GamexEvent>,
  dice: Dice,
  more = 0,
  rally = false,
): boolean {
  const level = moraleLevel(world, unit.nation);
  const modifier = moraleModifier(world, state, unit, rally) + more;
  const rolled = unit.firm ? undefined : moraleDice(dice, unit.side, unit.id);
  // E14, R1
  if (!rolled) {
    emit({ is: 'stoodFirm', unit: unit.id });
    return true;
  }
  emit({ is: 'morale', unit: unit.id, dice: rolled, modifier, level });
  return rolled[0] + rolled[1] + modifier <= level;
}
