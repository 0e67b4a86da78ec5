import type { Clash } from '#table/desk.ts';
import { w } from '#web/text/words.ts';

/** By what a battle was rolled: its odds, or the column of a table that goes by factors alone. */
export const oddsWords = ({ odds, column }: Clash): string => (column ? w.oddsColumn(odds) : odds);
