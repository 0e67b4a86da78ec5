import type { Highlight } from '#table/board-model.ts';
import type { CommonMark, Diagram as DiagramOf } from '#web/table/rules/diagram.ts';

export type OwnMark =
  /** A line of sight that is clear. */
  | { readonly sees: string; readonly to: string }
  /** Blocked line, and the hex that blocks it. */
  | { readonly blind: string; readonly to: string; readonly by?: string }
  | { readonly way: readonly string[]; readonly cost?: string; readonly tone?: Highlight }
  | { readonly fire: string; readonly on: string };

export type Mark = OwnMark | CommonMark;
export type Diagram = DiagramOf<Mark>;

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
