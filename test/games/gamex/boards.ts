import { type Choose, seededChoice } from '#core/dice/dice.ts';
import { describeFault } from '#core/notation/notation.ts';
import { type Board, hexNamed } from '#games/gamex/board/board.ts';
import { readLayout } from '#games/gamex/board/join.ts';
import { isFaults, readInlineBoard, readMap } from '#games/gamex/board/panels.ts';
import { blockerOf, los, type Sight } from '#games/gamex/sight/sight.ts';
import { rowLetters } from '#hex/hex.ts';

export const inline = (...lines: string[]): Board => {
  const board = readInlineBoard(lines.join('\n'));
  if (isFaults(board)) throw new Error(board.map(describeFault).join('\n'));
  return board;
};

export const at = (board: Board, name: string): number => {
  const hex = hexNamed(board, name);
  if (hex === undefined) throw new Error(`no hex ${name}`);
  return hex;
};

/** A panel of any terrain, heights and sides thrown about: harsher than any printed one. */
export function wildPanel(id: string, choose: Choose): string {
  const rows = (mark: () => string) =>
    Array.from(
      { length: 33 },
      (_, row) => `${rowLetters(row)} ${Array.from({ length: 10 + (row & 1) }, mark).join('')}`,
    );
  // The edges stay plain, so that seams fit.
  const plainEnds = (lines: string[], plain: string) =>
    lines.map((line, row) => {
      const [label, marks = ''] = line.split(' ');
      const inner = row === 0 || row === 32 ? plain.repeat(marks.length) : plain + marks.slice(1, -1) + plain;
      return `${label ?? ''} ${inner}`;
    });
  const terrain = plainEnds(
    rows(() => '......wwtfsFc'[choose(13)] ?? '.'),
    '.',
  );
  const levels = plainEnds(
    rows(() => '00000112234'[choose(11)] ?? '0'),
    '0',
  );
  const colour = () => ['green', 'gray', 'brown', 'green'][choose(4)] ?? 'green';
  const sides = Array.from({ length: 60 }, () => {
    const row = 1 + choose(31);
    return `${colour()} ${rowLetters(row)}-${2 + choose(8)}:${1 + choose(6)}`;
  });
  // Swamps lie low.
  const low = terrain
    .map((line, row) => [line, levels[row] ?? ''] as const)
    .map(([line, level]) => [...level].map((digit, i) => (line[i] === 's' ? '0' : digit)).join(''));
  return [`panel ${id}`, 'terrain', ...terrain, 'end', 'levels', ...low, 'end', ...sides].join('\n');
}

export function wildMap(layout: string, seed: number): Board {
  const choose = seededChoice(seed);
  const read = readLayout(layout.split(' '));
  if (typeof read === 'string') throw new Error(read);
  const texts = new Map(read.rows.flat().map(({ panel }) => [panel, wildPanel(panel, choose)]));
  const board = readMap(read, (id) => texts.get(id));
  if (isFaults(board)) throw new Error(board.map(describeFault).join('\n'));
  return board;
}

export const crestAt = (board: Board, hex: number, direction: number): number => board.crest[hex * 6 + direction] ?? 0;

/** The whole table of a board: a byte for every pair, 1 clear, 2 blocked. */
export function sightTable(sight: Sight): Uint8Array {
  const { size } = sight.board.grid;
  for (let a = 0; a < size; a++) for (let b = a; b < size; b++) los(sight, a, b);
  return sight.known;
}

/** Pairs of which one sees the other and is not seen (X6.3.7). */
export function oneSided(sight: Sight): string[] {
  const { grid } = sight.board;
  const found: string[] = [];
  for (let a = 0; a < grid.size; a++) {
    for (let b = a + 1; b < grid.size; b++) {
      if ((blockerOf(sight, a, b) === undefined) !== (blockerOf(sight, b, a) === undefined)) {
        found.push(`${grid.names[a] ?? ''} ${grid.names[b] ?? ''}`);
      }
    }
  }
  return found;
}
