import type { Point } from './geometry.ts';

/** Deterministic noise: the same board looks the same on every machine and at every visit. */
const hash = (x: number, y: number, seed: number): number => {
  let h = Math.imul(x, 0x27d4eb2d) ^ Math.imul(y, 0x165667b1) ^ Math.imul(seed, 0x9e3779b1);
  h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d);
  h = Math.imul(h ^ (h >>> 12), 0x297a2d39);
  return ((h ^ (h >>> 15)) >>> 0) / 4294967296;
};

/** A number from 0 to 1 that depends on a place in the plan only. */
export const chance = hash;

const fade = (t: number): number => t * t * t * (t * (t * 6 - 15) + 10);

/** Smooth value noise from -1 to 1. */
export function noise(x: number, y: number, seed: number): number {
  const ix = Math.floor(x);
  const iy = Math.floor(y);
  const u = fade(x - ix);
  const v = fade(y - iy);
  const top = hash(ix, iy, seed) * (1 - u) + hash(ix + 1, iy, seed) * u;
  const bottom = hash(ix, iy + 1, seed) * (1 - u) + hash(ix + 1, iy + 1, seed) * u;
  return (top * (1 - v) + bottom * v) * 2 - 1;
}

/** Moves a point by a smooth field, so that curves through neighbouring points wander together and never cross. */
export function wander(point: Point, amplitude: number, wavelength: number, seed: number): Point {
  const x = point.x / wavelength;
  const y = point.y / wavelength;
  return {
    x: point.x + amplitude * noise(x, y, seed),
    y: point.y + amplitude * noise(x, y, seed + 101),
  };
}
