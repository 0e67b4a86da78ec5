import { code, english, type Said, saidOf, say } from './say.ts';

/** What every written thing shares: boards, armies, positions, scripts. Line by line, `#` begins a comment. */

/** Something wrong with a text, with its place. */
export interface Fault {
  readonly line?: number;
  readonly hex?: string;
  /** In English. */
  readonly message: string;
  /** As a sentence, where it may come before players: what is wrong with records and commands. */
  readonly said?: Said;
}

export const faultOf = (said: Said, place: Pick<Fault, 'line' | 'hex'> = {}): Fault => ({
  ...place,
  message: english(said),
  said,
});

/** A fault with its place, as a sentence. */
export function faultSaid({ line, hex, message, said = saidOf(message) }: Fault): Said {
  if (line === undefined) return hex === undefined ? said : say`${code(hex)}: ${said}`;
  return hex === undefined ? say`line ${line}: ${said}` : say`line ${line}, ${code(hex)}: ${said}`;
}

export interface Line {
  readonly number: number;
  readonly text: string;
}

/** The lines that say something: comments and blank ones left out, trimmed, with their numbers. */
export function statements(text: string, firstLine = 1): Line[] {
  return text
    .split(/\r?\n/)
    .map((line, i) => ({ number: firstLine + i, text: line.replace(/(^|\s)#.*$/, '').trim() }))
    .filter((line) => line.text !== '');
}

export const wordsOf = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');

/** A whole number in a range, or undefined: text from outside is never trusted to be one. */
export function wholeNumber(text: string | undefined, least: number, most: number): number | undefined {
  if (text === undefined || !/^-?\d{1,9}$/.test(text)) return undefined;
  const value = Number(text);
  return value >= least && value <= most ? value : undefined;
}

export const describeFault = (fault: Fault): string => english(faultSaid(fault));
