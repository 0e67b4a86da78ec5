import { abandoning, type Lines } from '#games/blitz/text/commands/line.ts';
import type { UnitNo } from '#games/blitz/types.ts';

/** M6.1; `abandon` names flak that is too much in a hex (M5.6). */
export type ClassSequencingCommand = { readonly do: 'endStep'; readonly abandon?: readonly UnitNo[] | undefined };

export const classSequencingLines: Lines<ClassSequencingCommand['do']> = { endStep: abandoning };
