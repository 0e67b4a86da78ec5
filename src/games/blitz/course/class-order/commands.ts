import { abandoning } from '#games/blitz/fields.ts';

/** M6.1; `abandon` names flak that is too much in a hex (M5.6). */
export const classSequencingCommands = { endStep: abandoning };
