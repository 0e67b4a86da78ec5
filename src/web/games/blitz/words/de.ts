import type { Side } from '../../../../games/blitz/types.ts';
import { words } from './de/words.ts';
import { report } from './de/report.ts';
import { computer } from './de/computer.ts';
import { options } from './de/options.ts';
import { book } from './de/book.ts';
import { seeing } from './de/seeing.ts';
import { table } from './de/table.ts';
import type { BlitzWords } from './en.ts';

export { DE_NAMES } from './de-names.ts';
export { DE_BLITZ } from './de-sentences.ts';

/** Was die Tafeln von Blitzkrieg auf Deutsch sagen. */
export const de: BlitzWords = {
  ...words,
  ...report,
  ...computer,
  ...options,
  ...book,
  ...seeing,
  ...table,
};

/** Die Seiten, wie die Regeln sie nennen. */
export const SIDES_DE: Readonly<Record<Side, string>> = { blue: 'Blau', red: 'Rot' };
