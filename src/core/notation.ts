/** What every written thing shares: boards, armies, positions, scripts. Line by line, `#` begins a comment. */

/** Something wrong with a text, with its place. */
export interface Fault {
  readonly line?: number;
  readonly hex?: string;
  readonly message: string;
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

export function describeFault({ line, hex, message }: Fault): string {
  const place = [line === undefined ? '' : `line ${line}`, hex ?? ''].filter((part) => part !== '').join(', ');
  return place === '' ? message : `${place}: ${message}`;
}
