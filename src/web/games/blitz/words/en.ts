import type { Side } from '../../../../games/blitz/types.ts';
import type { Like } from '../../../text/said.ts';
import { words } from './en/words.ts';
import { report } from './en/report.ts';
import { computer } from './en/computer.ts';
import { options } from './en/options.ts';
import { book } from './en/book.ts';
import { seeing } from './en/seeing.ts';
import { table } from './en/table.ts';

/** What Blitzkrieg's own panels say, in English. Other languages have the same keys; the compiler and a test hold them to it. */
export const en = {
  ...words,
  ...report,
  ...computer,
  ...options,
  ...book,
  ...seeing,
  ...table,
};

/** The sides as the rules call them. */
export const SIDES_EN: Readonly<Record<Side, string>> = { blue: 'Blue', red: 'Red' };

export type BlitzWords = Like<typeof en>;
