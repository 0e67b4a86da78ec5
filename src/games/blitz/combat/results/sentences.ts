import { code, say, theSide } from '#core/say.ts';
import { type Says, told, untold } from '#games/blitz/text/log/log-context.ts';
import { other } from '#games/blitz/types.ts';
import { points } from '#games/blitz/economy/production/construction.ts';
import { accountOf, debtOf } from './account.ts';
import type { CombatResultsEvent } from './reducer.ts';

const cents = (halves: number) => code(`${points(halves)}¢`);

export const combatResultsSays: Says<CombatResultsEvent['is']> = {
  broken: untold,
  hexCleared: untold,
  charged: ({ state }, { side, halves }) =>
    told(
      say`the losses of ${theSide(side)} cost ${cents(halves)} more: ${cents(accountOf(state)[side] + halves)} in all`,
      'M4.40',
    ),
  settled(_telling, { blue, red, burn }) {
    const { debtor, halves } = debtOf({ blue, red });
    if (burn) return told(say`the losses, ${cents(blue)} and ${cents(red)}, are to nobody's gain`, 'M4.43');
    return told(
      debtor
        ? say`${theSide(debtor)} owes ${theSide(other(debtor))} ${cents(halves)} for the losses`
        : say`the losses of both sides cost the same: nobody owes anything`,
      'M4.43',
    );
  },
};
