import { MOST_CHARACTERS, MOST_FAULTS, MOST_IN_A_LINE, MOST_LINES } from '../limits.ts';
import { controlIn } from './control-characters.ts';
import { code, english, type Message, asMessage, msg } from '../message.ts';

/**
 * Notation shared by all written things: boards, armies, positions, scripts. One entry a line; `#` begins a comment.
 */

/** Fault in a text, with its place. */
export interface Fault {
  readonly line?: number;
  readonly hex?: string;
  /** In English. */
  readonly message: string;
  /** Translatable form for players: faults of records and commands. */
  readonly said?: Message;
}

export const faultOf = (said: Message, place: Pick<Fault, 'line' | 'hex'> = {}): Fault => ({
  ...place,
  message: english(said),
  said,
});

/** A fault with its place, as a sentence. */
export function faultMessage({ line, hex, message, said = asMessage(message) }: Fault): Message {
  if (line === undefined) return hex === undefined ? said : msg`${code(hex)}: ${said}`;
  return hex === undefined ? msg`line ${line}: ${said}` : msg`line ${line}, ${code(hex)}: ${said}`;
}

export interface Line {
  readonly number: number;
  readonly text: string;
}

/** Refuses a text that is larger than a written thing may be, or no text. */
export function textFault(text: string): Fault | undefined {
  if (text.length > MOST_CHARACTERS) return { message: `the text has more than ${MOST_CHARACTERS} characters` };
  let line = 1;
  for (let start = 0; ; line++) {
    if (line > MOST_LINES) return { line, message: `the text has more than ${MOST_LINES} lines` };
    const end = text.indexOf('\n', start);
    if ((end < 0 ? text.length : end) - start > MOST_IN_A_LINE)
      return { line, message: `the line has more than ${MOST_IN_A_LINE} characters` };
    if (end < 0) break;
    start = end + 1;
  }
  const control = controlIn(text);
  return control && { line: control.line, message: `the line has a control character (${control.name})` };
}

/** A line without its comment, blanks collapsed. */
export const bareLine = (line: string): string =>
  line
    .replace(/(^|\s)#.*$/, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** The lines that say something: comments and blank ones left out, with their numbers. */
export function statements(text: string, firstLine = 1): Line[] {
  return text
    .split(/\r?\n/)
    .map((line, i) => ({ number: firstLine + i, text: bareLine(line) }))
    .filter((line) => line.text !== '');
}

/** `name : list` in two; undefined without a colon. */
export function atColon(text: string): readonly [before: string, after: string] | undefined {
  const colon = text.indexOf(':');
  return colon < 0 ? undefined : [text.slice(0, colon).trim(), text.slice(colon + 1).trim()];
}

export const wordsOf = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');

/** A whole number in a range, or undefined: text from outside is never trusted to be one. */
export function wholeNumber(text: string | undefined, least: number, most: number): number | undefined {
  if (text === undefined || !/^-?\d{1,9}$/.test(text)) return undefined;
  const value = Number(text);
  return value >= least && value <= most ? value : undefined;
}

/** Shortens a long list of faults to the first few and a count of the rest. */
export const fewFaults = (faults: readonly Fault[]): readonly Fault[] =>
  faults.length <= MOST_FAULTS
    ? faults
    : [...faults.slice(0, MOST_FAULTS), { message: `and ${faults.length - MOST_FAULTS} faults more` }];

export const describeFault = (fault: Fault): string => english(faultMessage(fault));
