import type { Point } from './geometry.ts';

/** A path as flat numbers, so that one description serves canvas, SVG and PDF. */
export const MOVE = 0;
export const LINE = 1;
export const QUAD = 2;
export const CUBIC = 3;
export const CLOSE = 4;

export interface Path {
  readonly steps: number[];
  readonly coords: number[];
}

export const newPath = (): Path => ({ steps: [], coords: [] });

export function moveTo(path: Path, x: number, y: number): void {
  path.steps.push(MOVE);
  path.coords.push(x, y);
}
export function lineTo(path: Path, x: number, y: number): void {
  path.steps.push(LINE);
  path.coords.push(x, y);
}
export function quadTo(path: Path, cx: number, cy: number, x: number, y: number): void {
  path.steps.push(QUAD);
  path.coords.push(cx, cy, x, y);
}
export function cubicTo(path: Path, ax: number, ay: number, bx: number, by: number, x: number, y: number): void {
  path.steps.push(CUBIC);
  path.coords.push(ax, ay, bx, by, x, y);
}
export function close(path: Path): void {
  path.steps.push(CLOSE);
}

export function addLine(path: Path, points: readonly Point[], closed = false): Path {
  points.forEach((p, i) => (i === 0 ? moveTo(path, p.x, p.y) : lineTo(path, p.x, p.y)));
  if (closed) close(path);
  return path;
}

/** Smooth ring through the middles of the given points' steps. */
export function addSmoothRing(path: Path, points: readonly Point[]): Path {
  const n = points.length;
  if (n < 3) return addLine(path, points, true);
  const at = (i: number) => points[((i % n) + n) % n] as Point;
  moveTo(path, (at(-1).x + at(0).x) / 2, (at(-1).y + at(0).y) / 2);
  for (let i = 0; i < n; i++) {
    quadTo(path, at(i).x, at(i).y, (at(i).x + at(i + 1).x) / 2, (at(i).y + at(i + 1).y) / 2);
  }
  close(path);
  return path;
}

/** Smooth open line through the middles of the given points' steps, from the first point to the last. */
export function addSmoothLine(path: Path, points: readonly Point[]): Path {
  const n = points.length;
  if (n < 3) return addLine(path, points);
  const at = (i: number) => points[i] as Point;
  moveTo(path, at(0).x, at(0).y);
  for (let i = 1; i + 1 < n; i++) {
    const end = i + 2 === n ? at(n - 1) : { x: (at(i).x + at(i + 1).x) / 2, y: (at(i).y + at(i + 1).y) / 2 };
    quadTo(path, at(i).x, at(i).y, end.x, end.y);
  }
  return path;
}

export function addRect(path: Path, x: number, y: number, w: number, h: number): Path {
  moveTo(path, x, y);
  lineTo(path, x + w, y);
  lineTo(path, x + w, y + h);
  lineTo(path, x, y + h);
  close(path);
  return path;
}

export function addRoundRect(path: Path, x: number, y: number, w: number, h: number, r: number): Path {
  const k = r * 0.45;
  moveTo(path, x + r, y);
  lineTo(path, x + w - r, y);
  cubicTo(path, x + w - k, y, x + w, y + k, x + w, y + r);
  lineTo(path, x + w, y + h - r);
  cubicTo(path, x + w, y + h - k, x + w - k, y + h, x + w - r, y + h);
  lineTo(path, x + r, y + h);
  cubicTo(path, x + k, y + h, x, y + h - k, x, y + h - r);
  lineTo(path, x, y + r);
  cubicTo(path, x, y + k, x + k, y, x + r, y);
  close(path);
  return path;
}

export function addEllipse(path: Path, x: number, y: number, rx: number, ry = rx): Path {
  const kx = rx * 0.5523;
  const ky = ry * 0.5523;
  moveTo(path, x + rx, y);
  cubicTo(path, x + rx, y + ky, x + kx, y + ry, x, y + ry);
  cubicTo(path, x - kx, y + ry, x - rx, y + ky, x - rx, y);
  cubicTo(path, x - rx, y - ky, x - kx, y - ry, x, y - ry);
  cubicTo(path, x + kx, y - ry, x + rx, y - ky, x + rx, y);
  close(path);
  return path;
}

/** The shipped typefaces by their use. */
export type Face = 'caps' | 'caps-bold' | 'italic' | 'sans' | 'sans-bold';

export interface StrokeStyle {
  readonly colour: string;
  readonly width: number;
  readonly alpha?: number;
  readonly dash?: readonly number[];
  readonly cap?: 'butt' | 'round' | 'square';
  readonly join?: 'miter' | 'round' | 'bevel';
}

export interface TextStyle {
  readonly face: Face;
  readonly size: number;
  readonly colour: string;
  readonly alpha?: number;
  readonly align?: 'left' | 'centre' | 'right';
  /** Radians, clockwise on screen, about the text's own place. */
  readonly turn?: number;
  readonly halo?: { readonly colour: string; readonly width: number; readonly alpha?: number };
}

/** Drawing interface; canvas, SVG and PDF each implement it. y of a text is its base line. */
export interface Pen {
  save(): void;
  restore(): void;
  move(dx: number, dy: number): void;
  scale(factor: number): void;
  turn(radians: number): void;
  clip(path: Path): void;
  fill(path: Path, colour: string, alpha?: number): void;
  stroke(path: Path, style: StrokeStyle): void;
  text(text: string, x: number, y: number, style: TextStyle): void;
}
