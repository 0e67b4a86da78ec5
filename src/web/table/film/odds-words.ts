import { oddsName } from '../contact-words.ts';
import type { Clash } from '#table/desk.ts';
import { w } from '#web/text/words.ts';

/** Column of a battle's roll: its odds, or the column of a table by factors. */
export const oddsWords = ({ odds, column }: Clash): string => (column ? w.oddsColumn(odds) : oddsName(odds));
