import { distanceBetween, lerp, type Point } from './geometry.ts';

/** One round of corner cutting on a closed ring. */
export function cutRing(ring: readonly Point[]): Point[] {
  const out: Point[] = [];
  ring.forEach((a, i) => {
    const b = ring[(i + 1) % ring.length] as Point;
    out.push(lerp(a, b, 0.25), lerp(a, b, 0.75));
  });
  return out;
}

/** One round of corner cutting on an open line; the ends stay. */
export function cutLine(line: readonly Point[]): Point[] {
  if (line.length < 3) return [...line];
  const out: Point[] = [line[0] as Point];
  for (let i = 0; i + 1 < line.length; i++) {
    const [a, b] = [line[i] as Point, line[i + 1] as Point];
    if (i > 0) out.push(lerp(a, b, 0.25));
    if (i + 2 < line.length) out.push(lerp(a, b, 0.75));
  }
  out.push(line[line.length - 1] as Point);
  return out;
}

/** Points at even steps along a line (the last step may be short). */
export function resample(line: readonly Point[], step: number, closed = false): Point[] {
  const source = closed ? [...line, line[0] as Point] : line;
  const out: Point[] = [source[0] as Point];
  let rest = step;
  for (let i = 0; i + 1 < source.length; i++) {
    let a = source[i] as Point;
    const b = source[i + 1] as Point;
    let length = distanceBetween(a, b);
    while (length >= rest) {
      a = lerp(a, b, rest / length);
      out.push(a);
      length -= rest;
      rest = step;
    }
    rest -= length;
  }
  const last = source[source.length - 1] as Point;
  const end = out[out.length - 1] as Point;
  if (closed) {
    if (distanceBetween(end, out[0] as Point) < step * 0.5) out.pop();
  } else if (distanceBetween(end, last) > 1e-6) {
    if (distanceBetween(end, last) < step * 0.3 && out.length > 1) out.pop();
    out.push(last);
  }
  return out;
}

/** A smooth line through hex centres: straight at the middles of the steps, bent at the centres. */
export function bend(line: readonly Point[], parts = 6): Point[] {
  if (line.length < 3) return [...line];
  const out: Point[] = [line[0] as Point];
  for (let i = 1; i + 1 < line.length; i++) {
    const [before, at, after] = [line[i - 1] as Point, line[i] as Point, line[i + 1] as Point];
    const a = lerp(before, at, 0.5);
    const b = lerp(at, after, 0.5);
    for (let k = 0; k <= parts; k++) {
      const t = k / parts;
      out.push(lerp(lerp(a, at, t), lerp(at, b, t), t));
    }
  }
  out.push(line[line.length - 1] as Point);
  return out;
}

/** Unit normal (to the right of travel on screen) at point i of a line. */
export function normalAt(line: readonly Point[], i: number): Point {
  const a = line[Math.max(0, i - 1)] as Point;
  const b = line[Math.min(line.length - 1, i + 1)] as Point;
  const d = distanceBetween(a, b) || 1;
  return { x: -(b.y - a.y) / d, y: (b.x - a.x) / d };
}

export function lengthOf(line: readonly Point[]): number {
  let sum = 0;
  for (let i = 0; i + 1 < line.length; i++) sum += distanceBetween(line[i] as Point, line[i + 1] as Point);
  return sum;
}

/** The place and heading after a length along a line. */
export function along(line: readonly Point[], length: number): { readonly at: Point; readonly angle: number } {
  let rest = length;
  for (let i = 0; i + 1 < line.length; i++) {
    const [a, b] = [line[i] as Point, line[i + 1] as Point];
    const d = distanceBetween(a, b);
    if (rest <= d || i + 2 === line.length) {
      return { at: lerp(a, b, d === 0 ? 0 : rest / d), angle: Math.atan2(b.y - a.y, b.x - a.x) };
    }
    rest -= d;
  }
  return { at: line[0] ?? { x: 0, y: 0 }, angle: 0 };
}

/** Intersection of two segments, or undefined. */
export function crossing(a: Point, b: Point, c: Point, d: Point): Point | undefined {
  const det = (b.x - a.x) * (d.y - c.y) - (b.y - a.y) * (d.x - c.x);
  if (Math.abs(det) < 1e-9) return undefined;
  const t = ((c.x - a.x) * (d.y - c.y) - (c.y - a.y) * (d.x - c.x)) / det;
  const u = ((c.x - a.x) * (b.y - a.y) - (c.y - a.y) * (b.x - a.x)) / det;
  return t >= 0 && t <= 1 && u >= 0 && u <= 1 ? lerp(a, b, t) : undefined;
}
