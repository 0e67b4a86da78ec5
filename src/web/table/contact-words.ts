import type { Contact } from '#table/desk.ts';
import { said, w } from '../text/words.ts';

/** Odds against an enemy beside, as short as fits a hex: `2-1 city, no way back`. */
export const contactPlate = ({ odds, terms, trapped }: Contact): string =>
  [[odds, ...terms.map(said)].join(' '), ...(trapped ? [w.plateTrapped] : [])].join(', ');

/** Contact in a sentence. */
export const contactLine = ({ odds, attack, defence, terms, retreats, trapped }: Contact): string =>
  w.contactLine({
    odds,
    attack: String(attack),
    defence: String(defence),
    terms: terms.map(said).join(', '),
    back: trapped ? w.backNone : w.backOpen(retreats),
  });
