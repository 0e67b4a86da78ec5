import { words } from './de/words.ts';
import { report } from './de/report.ts';
import { computer } from './de/computer.ts';
import { options } from './de/options.ts';
import { seeing } from './de/view.ts';
import { table } from './de/table.ts';
import { air } from './de/air.ts';
import { modules } from './de/modules.ts';
import type { PanelWords } from './en.ts';

export { DE_BLITZ } from './de-sentences.ts';
export { DE_MODULE_RULES } from './de-module-sentences.ts';

/** Was die Tafeln von Blitzkrieg auf Deutsch sagen. */
export const de: PanelWords = {
  ...words,
  ...report,
  ...computer,
  ...options,
  ...seeing,
  ...table,
  ...modules,
  ...air,
};
