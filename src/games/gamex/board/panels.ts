import { memoizeLast } from '#core/memo.ts';
import { type Fault, fewFaults, textFault } from '#core/notation/notation.ts';
import { type Board, boardOf } from './board.ts';
import { panelFaults, settleFords, sheetFaults } from './faults.ts';
import { join, type Layout } from './join.ts';
import { readSheet } from './read.ts';
import type { Sheet } from './sheet.ts';

/** A board or the list of what is wrong with it. */
export const isFaults = (value: object): value is readonly Fault[] => Array.isArray(value);

/** A small board written inside a position: roads and streams may hang in the air. */
export function readInlineBoard(text: string, firstLine = 1): Board | readonly Fault[] {
  const sheet = checked(text, firstLine, false);
  return isFaults(sheet) ? sheet : boardOf(sheet);
}

/** More than a map is made of, and than there are in the box. */
const PANELS_KEPT = 64;

/** A panel of the library, read once. */
export const readPanel = memoizeLast((text: string): Sheet | readonly Fault[] => checked(text, 1, true), PANELS_KEPT);

function checked(text: string, firstLine: number, panel: boolean): Sheet | readonly Fault[] {
  const large = textFault(text);
  if (large) return [large];
  const read = readSheet(text, firstLine);
  if (!read.sheet || read.faults.length > 0) return fewFaults(read.faults);
  settleFords(read.sheet);
  const faults = [...sheetFaults(read), ...(panel ? panelFaults(read) : [])];
  return faults.length > 0 ? fewFaults(faults) : read.sheet;
}

/** The map of joined panels, each given as its text. */
export function readMap(layout: Layout, textOf: (id: string) => string | undefined): Board | readonly Fault[] {
  const faults: Fault[] = [];
  const sheets = new Map<string, Sheet>();
  for (const { panel } of layout.rows.flat()) {
    const text = textOf(panel);
    if (text === undefined) continue;
    const sheet = readPanel(text);
    if (isFaults(sheet))
      faults.push(...sheet.map((fault) => ({ ...fault, message: `panel ${panel}: ${fault.message}` })));
    else sheets.set(panel, sheet);
  }
  if (faults.length > 0) return faults;
  const joined = join(layout, (id) => sheets.get(id));
  return isFaults(joined) ? joined : boardOf(joined);
}
