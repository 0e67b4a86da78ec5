import type { Like } from '#web/text/word-types.ts';
import { words } from './en/words.ts';
import { report } from './en/report.ts';
import { computer } from './en/computer.ts';
import { options } from './en/options.ts';
import { seeing } from './en/view.ts';
import { table } from './en/table.ts';
import { air } from './en/air.ts';
import { modules } from './en/modules.ts';

/**
 * Texts of Blitzkrieg's own panels, in English. Other languages have the same keys; the compiler and a test check that.
 */
export const en = {
  ...words,
  ...report,
  ...computer,
  ...options,
  ...seeing,
  ...table,
  ...modules,
  ...air,
};

export type PanelWords = Like<typeof en>;
