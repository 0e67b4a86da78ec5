import { CATALOGUE, RESULTS } from '#core/notation/catalogue-file.ts';
import type { FileKind } from '#core/notation/document.ts';
import { ARMY, PLACEMENT } from './text/army/army-file.ts';
import { BOARD } from './text/board/board-file.ts';
import { SCENARIO } from './text/position/scenario-file.ts';

/** Kinds of files, by how their names end. */
export const FILES = {
  board: BOARD,
  army: ARMY,
  placement: PLACEMENT,
  scenario: SCENARIO,
  catalogue: CATALOGUE,
  results: RESULTS,
} satisfies Readonly<Record<string, FileKind>>;
