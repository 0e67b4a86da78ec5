import { type Objection, objection } from '#core/objection.ts';
import { msg } from '#core/message.ts';
import type { Hex } from '#hex/hex.ts';
import type { Board } from '#games/blitz/board.ts';
import { isIrregular } from '#games/blitz/kinds.ts';
import type { State, Unit } from '#games/blitz/types.ts';
import { theCountry } from '#games/blitz/words.ts';
import { isLiberated, isSanctuary } from './revolt.ts';

/** M15.13: outside its own country, and that is not liberated. */
export const isAbroad = (board: Board, state: State, { homeland }: Unit, hex: Hex): boolean =>
  homeland !== undefined && board.country[hex] !== homeland && !isLiberated(board, state, homeland);

/** M15.13, M15.16: what a guerilla does not do where it stands. */
export function idleFault(board: Board, state: State, unit: Unit): Objection | undefined {
  if (!isIrregular(unit)) return undefined;
  if (isSanctuary(board, state, unit.at))
    return objection('M15.16', msg`${unit} is in sanctuary: it neither attacks nor cuts rails`);
  return isAbroad(board, state, unit, unit.at)
    ? objection(
        'M15.13',
        msg`${unit} is outside ${theCountry(board, unit.homeland ?? -1)}, which is not liberated: it neither attacks nor cuts rails`,
      )
    : undefined;
}
