/** World measure: a hex is 100 wide (pointy top), whatever the screen. */
export const HEX_WIDTH = 100;
export const HEX_SIDE = HEX_WIDTH / Math.sqrt(3);
export const ROW_STEP = HEX_SIDE * 1.5;

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Box {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

export const centreOf = (hex: { readonly q: number; readonly r: number }): Point => ({
  x: HEX_WIDTH * (hex.q + hex.r / 2),
  y: ROW_STEP * hex.r,
});

/** The axial hex a point lies in. */
export function axialAt(point: Point): { readonly q: number; readonly r: number } {
  const r = point.y / ROW_STEP;
  const q = point.x / HEX_WIDTH - r / 2;
  let rq = Math.round(q);
  let rr = Math.round(r);
  const rs = Math.round(-q - r);
  const [dq, dr, ds] = [Math.abs(rq - q), Math.abs(rr - r), Math.abs(rs + q + r)];
  if (dq > dr && dq > ds) rq = -rr - rs;
  else if (dr > ds) rr = -rq - rs;
  return { q: rq, r: rr };
}

/** Corner n of a hex, clockwise from the upper right (0 = upper right, 1 = lower right, 2 = bottom …, 5 = top). */
export function corner(centre: Point, n: number, size = HEX_SIDE): Point {
  const angle = ((n % 6) * Math.PI) / 3 - Math.PI / 6;
  return { x: centre.x + size * Math.cos(angle), y: centre.y + size * Math.sin(angle) };
}

/** Axial steps across the edge from corner n to corner n + 1: east, south-east, south-west, west, north-west, north-east. */
export const EDGE_STEPS: readonly { readonly q: number; readonly r: number }[] = [
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
  { q: 0, r: -1 },
  { q: 1, r: -1 },
];

/** Orientation of a map's hexes on the screen: points up, or the map turned a quarter to the left. */
export interface Lie {
  centreOf(hex: { readonly q: number; readonly r: number }): Point;
  corner(centre: Point, n: number, size?: number): Point;
  axialAt(point: Point): { readonly q: number; readonly r: number };
  /** Half the width and half the height of a hex. */
  readonly half: Point;
}

const UPRIGHT: Lie = { centreOf, corner, axialAt, half: { x: HEX_WIDTH / 2, y: HEX_SIDE } };
const leftwards = ({ x, y }: Point): Point => ({ x: y, y: -x });
const rightwards = ({ x, y }: Point): Point => ({ x: -y, y: x });
const TURNED: Lie = {
  centreOf: (hex) => leftwards(centreOf(hex)),
  corner: (centre, n, size) => leftwards(corner(rightwards(centre), n, size)),
  axialAt: (point) => axialAt(rightwards(point)),
  half: { x: HEX_SIDE, y: HEX_WIDTH / 2 },
};

/** Only some styles know maps that lie on their side. */
export const isTurned = (map: object): boolean => 'turned' in map && map.turned === true;
export const lieOf = (map: object): Lie => (isTurned(map) ? TURNED : UPRIGHT);

export const lerp = (a: Point, b: Point, t: number): Point => ({ x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t });

export const distanceBetween = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

export function boxOf(points: readonly Point[], grow = 0): Box {
  let x0 = Infinity;
  let y0 = Infinity;
  let x1 = -Infinity;
  let y1 = -Infinity;
  for (const { x, y } of points) {
    if (x < x0) x0 = x;
    if (x > x1) x1 = x;
    if (y < y0) y0 = y;
    if (y > y1) y1 = y;
  }
  return { x0: x0 - grow, y0: y0 - grow, x1: x1 + grow, y1: y1 + grow };
}

export const grown = (box: Box, by: number): Box => ({
  x0: box.x0 - by,
  y0: box.y0 - by,
  x1: box.x1 + by,
  y1: box.y1 + by,
});

export const overlaps = (a: Box, b: Box): boolean => a.x0 < b.x1 && b.x0 < a.x1 && a.y0 < b.y1 && b.y0 < a.y1;

export const joined = (a: Box, b: Box): Box => ({
  x0: Math.min(a.x0, b.x0),
  y0: Math.min(a.y0, b.y0),
  x1: Math.max(a.x1, b.x1),
  y1: Math.max(a.y1, b.y1),
});
