import type { Side } from '#games/blitz/types.ts';
import type { Highlight } from '#table/board-model.ts';
import type { CommonMark, Diagram as DiagramOf } from '#web/table/rules/diagram.ts';

export type OwnMark =
  /** The zones of control of a side, as the engine has them. */
  | { readonly zoc: Side }
  /** A move the rules allow, from hex to hex. */
  | { readonly way: readonly string[]; readonly unit: string; readonly cost?: string }
  /** A move they refuse, and by which rule. */
  | { readonly barred: readonly string[]; readonly unit: string; readonly rule: string }
  | { readonly attack: string; readonly on: string }
  | { readonly line: readonly string[]; readonly tone: Highlight };

export type Mark = OwnMark | CommonMark;
export type Diagram = DiagramOf<Mark>;

/** Open ground round 0,0 with further statements about the board. */
export const ground = (radius: number, ...statements: readonly string[]): string =>
  ['board inline', `grid radius ${radius}`, ...statements, 'end board'].join('\n');

/** A strip of hexes, wider than high. */
export const strip = (columns: number, rows: string, ...statements: readonly string[]): string =>
  ['board inline', `grid rows ${rows} columns 1..${columns}`, ...statements, 'end board'].join('\n');

export const basic = (board: string, ...lines: readonly string[]): string =>
  ['game basic', board, ...lines, ''].join('\n');
export const modular = (modules: string, board: string, ...lines: readonly string[]): string =>
  ['game basic', `modules ${modules}`, board, ...lines, ''].join('\n');
export const tournament = (board: string, ...lines: readonly string[]): string =>
  ['game tournament', board, ...lines, ''].join('\n');
