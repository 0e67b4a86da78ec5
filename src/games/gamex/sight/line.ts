import { memoizeNumber } from '#core/memo.ts';
import { axialDistance, DIRECTIONS } from '#hex/hex.ts';

/**
 * The straight line between two hex centres (X6.3.7b, c), for every displacement once: geometry alone, no board.
 * Axial coordinates are scaled by 3, so that centres and corners are whole numbers and every test is exact.
 */

export interface Touched {
  /** Each hex as q, r and its distances from the two ends. */
  readonly hexes: Int16Array;
  /**
   * Each side as q, r and one of the kernel's first three directions, so that every side is named once; then twice its
   * distance from each end: the mean over its two hexes (X6.3.7i).
   */
  readonly sides: Int16Array;
}
export const HEX_ENTRIES = 4;
export const SIDE_ENTRIES = 5;

/** The six corners of a hex about its centre; the side in direction d lies between corners d and d + 1 (mod 6). */
const CORNERS = [
  { x: 1, y: 1 },
  { x: 2, y: -1 },
  { x: 1, y: -2 },
  { x: -1, y: -1 },
  { x: -2, y: 1 },
  { x: -1, y: 2 },
] as const;

/** The three pairs of parallel edges: a hex about c is the set of p with |f(p - c)| at most 3 for each of these f. */
const EDGES: readonly ((x: number, y: number) => number)[] = [
  (x, y) => 2 * x + y,
  (x, y) => x + 2 * y,
  (x, y) => x - y,
];

/**
 * Does the segment from 0,0 to `to` meet the closed hexagon about `centre`? Where each pair of edges lets the line in and out
 * is a fraction of the way; they are compared by cross multiplication.
 */
function meetsHex(to: { x: number; y: number }, centre: { x: number; y: number }): boolean {
  let [inN, inD, outN, outD] = [0, 1, 1, 1];
  for (const edge of EDGES) {
    const middle = edge(centre.x, centre.y);
    let along = edge(to.x, to.y);
    if (along === 0) {
      if (Math.abs(middle) > 3) return false;
      continue;
    }
    let [enter, leave] = [middle - 3, middle + 3];
    if (along < 0) [enter, leave, along] = [-leave, -enter, -along];
    if (enter * inD > inN * along) [inN, inD] = [enter, along];
    if (leave * outD < outN * along) [outN, outD] = [leave, along];
  }
  return inN * outD <= outN * inD;
}

interface Point {
  readonly x: number;
  readonly y: number;
}
const cross = (a: Point, b: Point, c: Point): number =>
  Math.sign((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x));
const between = (a: Point, b: Point, c: Point): boolean =>
  Math.min(a.x, b.x) <= c.x && c.x <= Math.max(a.x, b.x) && Math.min(a.y, b.y) <= c.y && c.y <= Math.max(a.y, b.y);

/** Closed segments: crossing, running along and grazing an end all count. */
function meets(a: Point, b: Point, c: Point, d: Point): boolean {
  const [one, two, three, four] = [cross(a, b, c), cross(a, b, d), cross(c, d, a), cross(c, d, b)];
  if (one !== two && three !== four) return true;
  return (
    (one === 0 && between(a, b, c)) ||
    (two === 0 && between(a, b, d)) ||
    (three === 0 && between(c, d, a)) ||
    (four === 0 && between(c, d, b))
  );
}

/** The columns of a row that a line can come near: where it runs from the row before to the row after. */
function columnsNear(dq: number, dr: number, r: number): readonly [number, number] {
  if (dr === 0) return [Math.min(0, dq) - 1, Math.max(0, dq) + 1];
  const [one, two] = [(dq * (r - 1)) / dr, (dq * (r + 1)) / dr];
  return [Math.floor(Math.min(one, two)) - 1, Math.ceil(Math.max(one, two)) + 1];
}

const SPAN = 4096;
/** Every displacement is worked out once: it is the same on all boards. */
const lineOf = memoizeNumber((key) => touched(Math.floor(key / SPAN) - SPAN / 2, (key % SPAN) - SPAN / 2));
export const touchedBetween = (dq: number, dr: number): Touched => lineOf((dq + SPAN / 2) * SPAN + dr + SPAN / 2);

function touched(dq: number, dr: number): Touched {
  const origin = { x: 0, y: 0 };
  const to = { x: 3 * dq, y: 3 * dr };
  const a = { q: 0, r: 0 };
  const b = { q: dq, r: dr };
  const hexes: number[][] = [];
  const sides: number[][] = [];
  const reach = axialDistance(a, b) + 1;
  for (let r = Math.min(0, dr) - 1; r <= Math.max(0, dr) + 1; r++) {
    const [least, most] = columnsNear(dq, dr, r);
    for (let q = least; q <= most; q++) {
      const hex = { q, r };
      const fromA = axialDistance(a, hex);
      const fromB = axialDistance(b, hex);
      const centre = { x: 3 * q, y: 3 * r };
      if (fromA + fromB > reach || !meetsHex(to, centre)) continue;
      hexes.push([q, r, fromA, fromB]);
      for (let direction = 0; direction < 3; direction++) {
        const one = CORNERS[direction] as Point;
        const two = CORNERS[direction + 1] as Point;
        const from = { x: centre.x + one.x, y: centre.y + one.y };
        const till = { x: centre.x + two.x, y: centre.y + two.y };
        if (!meets(origin, to, from, till)) continue;
        const step = DIRECTIONS[direction] as { q: number; r: number };
        const beyond = { q: q + step.q, r: r + step.r };
        const twiceFromA = fromA + axialDistance(a, beyond);
        const twiceFromB = fromB + axialDistance(b, beyond);
        sides.push([q, r, direction, twiceFromA, twiceFromB]);
      }
    }
  }
  hexes.sort((one, two) => (one[2] as number) - (two[2] as number));
  sides.sort((one, two) => (one[3] as number) - (two[3] as number));
  return { hexes: Int16Array.from(hexes.flat()), sides: Int16Array.from(sides.flat()) };
}
