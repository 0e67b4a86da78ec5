import type { Contact } from '#table/desk.ts';
import { said, w } from '../text/words.ts';

/** Odds in words where there is no second number. */
export const oddsName = (odds: string): string => (odds === 'any-0' ? w.oddsAny : odds);

/** Odds against an enemy beside, as short as fits a hex: `2-1 city, no way back`. */
export const contactPlate = ({ odds, terms, trapped }: Contact): string =>
  [`${oddsName(odds)} ${terms.map(said).join(', ')}`.trimEnd(), ...(trapped ? [w.plateTrapped] : [])].join(', ');

/** Contact in a sentence. */
export const contactLine = ({ odds, attack, defence, terms, retreats, trapped }: Contact): string =>
  w.contactLine({
    odds: oddsName(odds),
    attack: String(attack),
    defence: String(defence),
    terms: terms.map(said).join(', '),
    back: trapped ? w.backNone : w.backOpen(retreats),
  });
