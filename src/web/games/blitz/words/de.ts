import { words } from './de/words.ts';
import { report } from './de/report.ts';
import { computer } from './de/computer.ts';
import { options } from './de/options.ts';
import { book } from './de/book.ts';
import { seeing } from './de/seeing.ts';
import { table } from './de/table.ts';
import type { BlitzWords } from './en.ts';

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
