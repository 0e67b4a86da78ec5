import type { Silhouette } from '#table/board-model.ts';
import {
  addEllipse,
  addRect,
  addRoundRect,
  close,
  lineTo,
  moveTo,
  newPath,
  type Path,
  type Pen,
  quadTo,
} from '../pen.ts';

/** Vehicles, guns and squads from the side, in a box of 64 by 36, its middle at 0,0. */

type Point = readonly [number, number];

function shape(path: Path, ...points: readonly Point[]): Path {
  points.forEach(([x, y], i) => (i === 0 ? moveTo(path, x, y) : lineTo(path, x, y)));
  close(path);
  return path;
}

/** A barrel as a thin slanted bar: from its root to its mouth. */
function barrel(path: Path, from: Point, to: Point, thick: number): Path {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const long = Math.hypot(dx, dy);
  const [nx, ny] = [(-dy / long) * (thick / 2), (dx / long) * (thick / 2)];
  return shape(
    path,
    [from[0] + nx, from[1] + ny],
    [to[0] + nx, to[1] + ny],
    [to[0] - nx, to[1] - ny],
    [from[0] - nx, from[1] - ny],
  );
}

interface Drawn {
  /** Filled with ink. */
  readonly body: Path;
  /** Left open in the colour of the ground: wheels, hatches. */
  readonly open?: Path;
  /** Drawn as lines. */
  readonly lines?: Path;
}

const track = (path: Path, x0: number, x1: number, y = 5): Path => addRoundRect(path, x0, y, x1 - x0, 11, 5.5);

function roadWheels(x0: number, x1: number, count: number, y = 10.5): Path {
  const path = newPath();
  for (let i = 0; i < count; i++) addEllipse(path, x0 + ((x1 - x0) * i) / (count - 1), y, 2.6, 2.6);
  return path;
}

function wheel(path: Path, x: number, y: number, r: number): Path {
  return addEllipse(path, x, y, r, r);
}

function tank(): Drawn {
  const body = track(newPath(), -27, 23);
  shape(body, [-25, 5], [-22, -2], [17, -2], [23, 5]);
  shape(body, [-10, -2], [-8, -12], [6, -12], [11, -6], [11, -2]);
  barrel(body, [9, -7], [32, -8], 3);
  return { body, open: roadWheels(-20, 16, 5) };
}

function assaultGun(): Drawn {
  const body = track(newPath(), -26, 24);
  shape(body, [-25, 5], [-22, -6], [-4, -9], [9, -8], [15, -2], [24, 5]);
  barrel(body, [10, -4], [32, -4], 3.4);
  return { body, open: roadWheels(-19, 17, 5) };
}

function selfPropelled(): Drawn {
  const body = track(newPath(), -26, 22);
  shape(body, [-26, 5], [-25, -11], [-4, -11], [0, -1], [18, -1], [22, 5]);
  barrel(body, [-10, -8], [20, -16], 4);
  return { body, open: roadWheels(-19, 15, 4) };
}

function armouredCar(): Drawn {
  const body = shape(newPath(), [-26, 4], [-22, -4], [-10, -6], [14, -6], [25, 1], [24, 6], [-24, 6]);
  shape(body, [-7, -6], [-5, -13], [6, -13], [9, -6]);
  barrel(body, [7, -10], [22, -11], 2.4);
  wheel(wheel(body, -15, 9, 7), 14, 9, 7);
  return { body, open: wheel(wheel(newPath(), -15, 9, 2.6), 14, 9, 2.6) };
}

function halftrack(): Drawn {
  const body = track(newPath(), -26, 4);
  shape(body, [-26, 5], [-25, -9], [2, -9], [6, -5], [22, -2], [24, 6], [4, 7]);
  wheel(body, 17, 9.5, 6.5);
  const open = roadWheels(-20, -2, 3);
  wheel(open, 17, 9.5, 2.4);
  return { body, open };
}

function carrier(): Drawn {
  const body = track(newPath(), -21, 21);
  shape(body, [-20, 5], [-19, -5], [8, -5], [13, -1], [21, 5]);
  barrel(body, [10, -4], [20, -6], 2.2);
  return { body, open: roadWheels(-14, 14, 3) };
}

function truck(): Drawn {
  const body = newPath();
  moveTo(body, -27, 6);
  lineTo(body, -27, -8);
  quadTo(body, -14, -17, 0, -8);
  lineTo(body, 0, 6);
  close(body);
  shape(body, [2, 6], [2, -8], [11, -8], [14, -1], [25, 1], [26, 6]);
  wheel(wheel(body, -16, 9, 6.5), 17, 9, 6.5);
  const open = wheel(wheel(newPath(), -16, 9, 2.6), 17, 9, 2.6);
  shape(open, [4.5, -1], [4.5, -5.5], [9, -5.5], [11, -1]);
  return { body, open };
}

function wagon(): Drawn {
  const body = shape(newPath(), [-22, 3], [-24, -6], [14, -6], [12, 3]);
  const lines = wheel(wheel(newPath(), -14, 7, 8), 6, 8, 6.5);
  for (const [x, y, r] of [
    [-14, 7, 8],
    [6, 8, 6.5],
  ] as const) {
    moveTo(lines, x - r, y);
    lineTo(lines, x + r, y);
    moveTo(lines, x, y - r);
    lineTo(lines, x, y + r);
  }
  moveTo(lines, 12, 1);
  lineTo(lines, 30, 6);
  return { body, lines };
}

function tractor(): Drawn {
  const body = track(newPath(), -20, 20);
  shape(body, [-18, 5], [-18, -12], [0, -12], [2, -3], [18, -2], [20, 5]);
  const open = roadWheels(-13, 13, 4);
  shape(open, [-14, -4], [-14, -9], [-4, -9], [-3, -4]);
  return { body, open };
}

function gun(): Drawn {
  const body = wheel(newPath(), -2, 6, 8.5);
  barrel(body, [-8, -3], [31, -6], 3);
  barrel(body, [-4, 4], [-27, 12], 3);
  shape(body, [4, 6], [2, -12], [6, -12], [8, 6]);
  return { body, open: wheel(newPath(), -2, 6, 3.2) };
}

function howitzer(): Drawn {
  const body = wheel(newPath(), 0, 6, 8.5);
  barrel(body, [-8, 0], [18, -15], 5);
  barrel(body, [-2, 4], [-26, 12], 3.4);
  return { body, open: wheel(newPath(), 0, 6, 3.2) };
}

function mortar(): Drawn {
  const body = barrel(newPath(), [-9, 10], [11, -15], 5.5);
  shape(body, [-20, 14], [-18, 10], [0, 10], [2, 14]);
  const lines = newPath();
  moveTo(lines, 3, -5);
  lineTo(lines, 14, 13);
  moveTo(lines, 3, -5);
  lineTo(lines, 6, 13);
  return { body, lines };
}

function aircraft(wide: number, long: number): Drawn {
  const body = newPath();
  moveTo(body, 0, -16);
  quadTo(body, 4, -12, 3.4, -6);
  lineTo(body, wide, -1);
  lineTo(body, wide, 4);
  lineTo(body, 3, 3);
  lineTo(body, 2, long - 5);
  lineTo(body, 10, long - 1);
  lineTo(body, 10, long + 2);
  lineTo(body, -10, long + 2);
  lineTo(body, -10, long - 1);
  lineTo(body, -2, long - 5);
  lineTo(body, -3, 3);
  lineTo(body, -wide, 4);
  lineTo(body, -wide, -1);
  lineTo(body, -3.4, -6);
  quadTo(body, -4, -12, 0, -16);
  close(body);
  return { body };
}

/** Long wings, no engine. */
function glider(): Drawn {
  const body = aircraft(32, 13).body;
  return { body, open: addEllipse(newPath(), 0, -9, 1.8, 3.4) };
}

/** A flat hull with its ramp down, men behind the side. */
function landingCraft(): Drawn {
  const body = shape(newPath(), [-30, -2], [14, -2], [29, 9], [24, 9], [17, 5], [15, 11], [-25, 11]);
  shape(body, [-28, -4], [-28, -13], [-15, -13], [-15, -4]);
  for (const x of [-9, -2, 5]) addEllipse(body, x, -5.4, 2.7, 2.9);
  const lines = newPath();
  moveTo(lines, -31, 15.5);
  for (let x = -31; x < 28; x += 12) {
    quadTo(lines, x + 3, 12.5, x + 6, 15.5);
    quadTo(lines, x + 9, 18.5, x + 12, 15.5);
  }
  return { body, open: addRect(newPath(), -25, -10.5, 7, 3.4), lines };
}

function warship(): Drawn {
  const body = shape(newPath(), [-31, 2], [32, 2], [24, 12], [-27, 12]);
  shape(body, [-10, 2], [-8, -6], [8, -6], [10, 2]);
  shape(body, [-3, -6], [-2, -14], [4, -14], [5, -6]);
  shape(body, [12, 2], [13, -2.6], [20, -2.6], [21, 2]);
  barrel(body, [18, -1.4], [30, -5], 2.2);
  shape(body, [-21, 2], [-20, -2.6], [-13, -2.6], [-12, 2]);
  barrel(body, [-18, -1.4], [-30, -5], 2.2);
  const lines = newPath();
  moveTo(lines, 1, -14);
  lineTo(lines, 1, -19);
  return { body, lines };
}

/** Foot: the box of the trade with its sign in it. */
function boxed(sign: (path: Path) => void, filled?: (path: Path) => void): Drawn {
  const lines = addRect(newPath(), -24, -15, 48, 30);
  sign(lines);
  const body = newPath();
  filled?.(body);
  return { body, lines };
}
const cross = (path: Path): void => {
  moveTo(path, -24, -15);
  lineTo(path, 24, 15);
  moveTo(path, -24, 15);
  lineTo(path, 24, -15);
};
const stroke = (path: Path): void => {
  moveTo(path, -24, 15);
  lineTo(path, 24, -15);
};
const bridge = (path: Path): void => {
  moveTo(path, -13, 7);
  lineTo(path, -13, -5);
  lineTo(path, 13, -5);
  lineTo(path, 13, 7);
  moveTo(path, 0, -5);
  lineTo(path, 0, 7);
};
const burst = (path: Path): void => {
  cross(path);
  moveTo(path, 0, -15);
  lineTo(path, 0, 15);
};
const staff = (path: Path): void => {
  moveTo(path, -24, -5);
  lineTo(path, 24, -5);
};

const DRAWN: Readonly<Record<Silhouette, () => Drawn>> = {
  foot: () => boxed(cross),
  sapper: () => boxed(bridge),
  scout: () => boxed(stroke),
  'machine-gun': () => boxed(burst, (path) => wheel(path, 0, 0, 4.5)),
  horse: () => boxed(stroke, (path) => shape(path, [-24, 15], [-24, -15], [24, -15])),
  post: () => boxed(staff, (path) => addRect(path, -24, -15, 48, 10)),
  gun,
  howitzer,
  mortar,
  tank,
  'assault-gun': assaultGun,
  'armoured-car': armouredCar,
  'self-propelled': selfPropelled,
  halftrack,
  carrier,
  truck,
  wagon,
  tractor,
  aircraft: () => aircraft(30, 14),
  spotter: () => aircraft(26, 11),
  glider,
  craft: landingCraft,
  ship: warship,
};

export const isSilhouette = (symbol: string): symbol is Silhouette => Object.hasOwn(DRAWN, symbol);

export function drawSilhouette(pen: Pen, symbol: Silhouette, ink: string, ground: string): void {
  const { body, open, lines } = DRAWN[symbol]();
  pen.fill(body, ink);
  if (open) pen.fill(open, ground);
  if (lines) pen.stroke(lines, { colour: ink, width: 2.6, cap: 'round', join: 'round' });
}
