import { type Hex, NOWHERE, opposite } from '#hex/hex.ts';
import { type Board, isObstacle } from '../board/board.ts';
import { HEDGE } from '../board/terrain.ts';
import { HEX_ENTRIES, SIDE_ENTRIES, type Touched, touchedBetween } from './line.ts';

/**
 * Line of sight (X6.3.7) between hexes of one board. States of units (Down in a stream, X6.3.11h) come on top of it.
 * The board is laid out with a margin, so that a line is a list of offsets and needs no look at the map's edge;
 * what has been found is kept: a board never changes.
 */
export interface Sight {
  readonly board: Board;
  readonly width: number;
  /** Place of each hex in the layout, and the hex of each place. */
  readonly place: Int32Array;
  readonly hexAt: Int32Array;
  /** Twice the level of each place; the height of trees and houses in it, 0 where there are none. */
  readonly ground: Uint8Array;
  readonly cover: Uint8Array;
  /** Three sides a place, in the kernel's first three directions: twice the crest, and twice the height of a hedge (0: none). */
  readonly crest: Uint8Array;
  readonly hedge: Uint8Array;
  /** Lines by displacement: each hex as offset, fromA, fromB; each side as offset * 3 + direction, twiceFromA, twiceFromB, ends. */
  readonly lines: Map<number, { readonly hexes: Int32Array; readonly sides: Int32Array }>;
  /** 0 not asked yet, 1 clear, 2 blocked. */
  readonly known: Uint8Array;
}

/** Wide enough that no line leaves the layout. */
const MARGIN = 2;
const SPAN = 4096;

/** A side belongs to the hex the line comes from, to the one it goes to, or to neither. */
const OF_A = 1;
const OF_B = 2;

export function sightOf(board: Board): Sight {
  const { grid } = board;
  const [q0, r0] = [Math.min(...grid.q), Math.min(...grid.r)];
  const width = Math.max(...grid.q) - q0 + 1 + 2 * MARGIN;
  const height = Math.max(...grid.r) - r0 + 1 + 2 * MARGIN;
  const place = Int32Array.from(grid.q, (q, hex) => ((grid.r[hex] as number) - r0 + MARGIN) * width + q - q0 + MARGIN);
  const hexAt = new Int32Array(width * height).fill(NOWHERE);
  place.forEach((at, hex) => {
    hexAt[at] = hex;
  });
  const sight: Sight = {
    board,
    width,
    place,
    hexAt,
    ground: new Uint8Array(width * height),
    cover: new Uint8Array(width * height),
    crest: new Uint8Array(width * height * 3),
    hedge: new Uint8Array(width * height * 3),
    lines: new Map(),
    known: new Uint8Array(grid.size * grid.size),
  };
  place.forEach((at, hex) => {
    const level = board.level[hex] as number;
    sight.ground[at] = 2 * level;
    if (isObstacle(board, hex)) sight.cover[at] = 2 * level + 1;
    for (let direction = 0; direction < 6; direction++) raise(sight, at, hex, direction);
  });
  return sight;
}

/** Puts a side into the tables; off the map is level 0 Clear (X6.3.7c). */
function raise({ board, width, crest, hedge }: Sight, at: number, hex: Hex, direction: number): void {
  const beyond = board.grid.neighbours[hex * 6 + direction] ?? NOWHERE;
  const own = direction < 3;
  if (!own && beyond !== NOWHERE) return;
  const slot = own ? at * 3 + direction : (at + offsetOf(direction, width)) * 3 + opposite(direction);
  const top = board.crest[hex * 6 + direction] as number;
  crest[slot] = 2 * top;
  const foot = Math.min(board.level[hex] as number, beyond === NOWHERE ? 0 : (board.level[beyond] as number));
  if ((board.sides[hex * 6 + direction] as number) & HEDGE) hedge[slot] = 2 * Math.max(top, foot) + 1;
}

const offsetOf = (direction: number, width: number): number =>
  [1, 1 - width, -width, -1, width - 1, width][direction] as number;

function lineOf(sight: Sight, dq: number, dr: number) {
  const key = (dq + SPAN / 2) * SPAN + dr + SPAN / 2;
  let line = sight.lines.get(key);
  if (!line) {
    line = laidOut(touchedBetween(dq, dr), sight.width);
    sight.lines.set(key, line);
  }
  return line;
}

/** A line as offsets in this layout, without its end hexes. */
function laidOut(touched: Touched, width: number) {
  const hexes: number[] = [];
  for (let i = 0; i < touched.hexes.length; i += HEX_ENTRIES) {
    const at = (touched.hexes[i + 1] as number) * width + (touched.hexes[i] as number);
    const [fromA, fromB] = [touched.hexes[i + 2] as number, touched.hexes[i + 3] as number];
    if (fromA > 0 && fromB > 0) hexes.push(at, fromA, fromB);
  }
  const sides: number[] = [];
  for (let i = 0; i < touched.sides.length; i += SIDE_ENTRIES) {
    const at = (touched.sides[i + 1] as number) * width + (touched.sides[i] as number);
    const [fromA, fromB] = [touched.sides[i + 3] as number, touched.sides[i + 4] as number];
    // Half a hex from an end: one of its own sides.
    sides.push(
      at * 3 + (touched.sides[i + 2] as number),
      fromA,
      fromB,
      (fromA === 1 ? OF_A : 0) | (fromB === 1 ? OF_B : 0),
    );
  }
  return { hexes: Int32Array.from(hexes), sides: Int32Array.from(sides) };
}

const displaced = ({ board: { grid } }: Sight, a: Hex, b: Hex) =>
  [(grid.q[b] as number) - (grid.q[a] as number), (grid.r[b] as number) - (grid.r[a] as number)] as const;

/** Obstacle of a line of sight: a hex, or a side by its two hexes (one may be off the map). */
export interface Blocker {
  readonly hex?: Hex;
  readonly side?: readonly [Hex, Hex];
}

const CLEAR = -1;

/** The first obstacle that blocks, as a number: places as they are, sides from `places` on. */
function firstBlocker(sight: Sight, a: Hex, b: Hex): number {
  const { place, ground, cover, crest, hedge } = sight;
  const [dq, dr] = displaced(sight, a, b);
  if (Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr)) <= 1) return CLEAR;
  const from = place[a] as number;
  const [levelA, levelB] = [ground[from] as number, ground[place[b] as number] as number];
  const level = levelA === levelB;
  const aIsLower = levelA < levelB;
  const lo = aIsLower ? levelA : levelB;
  const hi = aIsLower ? levelB : levelA;
  const { hexes, sides } = lineOf(sight, dq, dr);
  for (let i = 0; i < hexes.length; i += 3) {
    const at = from + (hexes[i] as number);
    const high = ground[at] as number;
    if (high >= 4 && high > hi) return at;
    const height = cover[at] as number;
    if (height <= lo) continue;
    if (level || height >= hi) return at;
    const lower = hexes[i + (aIsLower ? 1 : 2)] as number;
    const upper = hexes[i + (aIsLower ? 2 : 1)] as number;
    // X6.3.7j: next to the lower hex it always blocks; X6.3.7h otherwise.
    if (lower === 1 || upper >= lower || lower < Math.ceil((height - lo) / 2)) return at;
  }
  for (let i = 0; i < sides.length; i += 4) {
    const slot = from * 3 + (sides[i] as number);
    const trees = hedge[slot] as number;
    const ends = sides[i + 3] as number;
    const top = trees || (ends === 0 ? (crest[slot] as number) : 0);
    if (top === 0) continue;
    if (level) {
      if (top > lo || (trees === 0 && top === lo && (top & 3) === 2)) return hexOffset(sight, slot);
      continue;
    }
    if (trees !== 0 && (ends & (aIsLower ? OF_A : OF_B)) !== 0) return hexOffset(sight, slot);
    if (top <= lo) continue;
    if (top >= hi) return hexOffset(sight, slot);
    const lower = sides[i + (aIsLower ? 1 : 2)] as number;
    const upper = sides[i + (aIsLower ? 2 : 1)] as number;
    if (upper >= lower || lower < 2 * Math.ceil((top - lo) / 2)) return hexOffset(sight, slot);
  }
  return CLEAR;
}

const hexOffset = (sight: Sight, slot: number): number => sight.hexAt.length + slot;

/** X6.3.7: do the two hexes see each other? Asked often, so the answer is kept for both directions. */
export function los(sight: Sight, a: Hex, b: Hex): boolean {
  const { known, board } = sight;
  const { size } = board.grid;
  const was = known[a * size + b] as number;
  if (was !== 0) return was === 1;
  const found = firstBlocker(sight, a, b) === CLEAR ? 1 : 2;
  known[a * size + b] = found;
  known[b * size + a] = found;
  return found === 1;
}

/** Hex or side that stops the line, the nearest to `a` first; undefined when it is clear. */
export function blockerOf(sight: Sight, a: Hex, b: Hex): Blocker | undefined {
  const found = firstBlocker(sight, a, b);
  if (found === CLEAR) return undefined;
  if (found < sight.hexAt.length) return { hex: sight.hexAt[found] as Hex };
  const slot = found - sight.hexAt.length;
  const at = (slot - (slot % 3)) / 3;
  const beyond = sight.hexAt[at + offsetOf(slot % 3, sight.width)] ?? NOWHERE;
  return { side: [sight.hexAt[at] as Hex, beyond] };
}

/** Does the line between two hexes touch one of these, its ends apart (X6.3.7k)? */
export function touchesAny(sight: Sight, a: Hex, b: Hex, hexes: readonly Hex[]): boolean {
  const [dq, dr] = displaced(sight, a, b);
  if (Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr)) <= 1) return false;
  const from = sight.place[a] as number;
  const line = lineOf(sight, dq, dr).hexes;
  const places = hexes.filter((hex) => hex !== a && hex !== b).map((hex) => (sight.place[hex] as number) - from);
  for (let i = 0; i < line.length; i += 3) if (places.includes(line[i] as number)) return true;
  return false;
}

/** X6.3.9a: the line touches a side of the defender's hex whose crest is higher than the attacker's hex. */
export function reverseSlope(sight: Sight, attacker: Hex, defender: Hex): boolean {
  if (attacker === defender) return false;
  const from = sight.place[attacker] as number;
  const level = sight.ground[from] as number;
  const [dq, dr] = displaced(sight, attacker, defender);
  const { sides } = lineOf(sight, dq, dr);
  for (let i = 0; i < sides.length; i += 4) {
    if (((sides[i + 3] as number) & OF_B) === 0) continue;
    if ((sight.crest[from * 3 + (sides[i] as number)] as number) > level) return true;
  }
  return false;
}
