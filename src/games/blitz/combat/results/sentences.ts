import { code, msg, theSide } from '#core/message.ts';
import { type Says, logEntry, noEntry } from '#games/blitz/text/log/log-context.ts';
import { other } from '#games/blitz/types.ts';
import { points } from '#games/blitz/economy/production/construction.ts';
import { accountOf, debtOf } from './account.ts';
import type { CombatResultsEvent } from './reducer.ts';

const cents = (halves: number) => code(`${points(halves)}¢`);

export const combatResultsSays: Says<CombatResultsEvent['is']> = {
  broken: noEntry,
  hexCleared: noEntry,
  charged: ({ state }, { side, halves }) =>
    logEntry(
      msg`the losses of ${theSide(side)} cost ${cents(halves)} more: ${cents(accountOf(state)[side] + halves)} in all`,
      'M4.40',
    ),
  settled(_telling, { blue, red, burn }) {
    const { debtor, halves } = debtOf({ blue, red });
    if (burn) return logEntry(msg`the losses, ${cents(blue)} and ${cents(red)}, are to nobody's gain`, 'M4.43');
    return logEntry(
      debtor
        ? msg`${theSide(debtor)} owes ${theSide(other(debtor))} ${cents(halves)} for the losses`
        : msg`the losses of both sides cost the same: nobody owes anything`,
      'M4.43',
    );
  },
};
