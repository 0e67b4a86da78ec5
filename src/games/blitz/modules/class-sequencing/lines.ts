import { bare, type Lines } from '../../text/commands/line.ts';

/** M6.1 */
export type ClassSequencingCommand = { readonly do: 'endStep' };

export const classSequencingLines: Lines<ClassSequencingCommand['do']> = { endStep: bare('endStep') };
