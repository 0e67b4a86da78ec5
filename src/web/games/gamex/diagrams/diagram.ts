import type { Highlight } from '../../../../table/drawing.ts';
import type { Claim } from '../../../../table/lesson.ts';

/** What is pointed at in a drawing; hexes and units by their names in the position. */
export type Mark =
  /** A line of sight that is clear. */
  | { readonly sees: string; readonly to: string }
  /** One that is blocked, and by which hex. */
  | { readonly blind: string; readonly to: string; readonly by?: string }
  | { readonly way: readonly string[]; readonly cost?: string; readonly tone?: Highlight }
  | { readonly fire: string; readonly on: string }
  | { readonly spot: readonly string[]; readonly tone: Highlight }
  | { readonly note: string; readonly text: string };

/** A drawing for a rule: a position the engine reads, and what its caption claims. */
export interface Diagram {
  readonly rule: string;
  readonly position: string;
  readonly marks: readonly Mark[];
  /** In the order of a script: `ok:` lines are played. */
  readonly claims: readonly Claim[];
  readonly dice?: readonly number[];
}

/** A strip of hexes with further statements about the board, and what stands on it. */
export const strip = (
  columns: number,
  rows: string,
  statements: readonly string[],
  ...lines: readonly string[]
): string =>
  [
    'game gamex',
    'board inline',
    `  grid rows ${rows} columns 1..${columns}`,
    ...statements.map((one) => `  ${one}`),
    'end board',
    ...lines,
    '',
  ].join('\n');
