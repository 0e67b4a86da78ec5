import { cutRing } from '../curve.ts';
import { EDGE_STEPS, type Point } from '../geometry.ts';
import { wander } from '../noise.ts';
import type { Field } from './field.ts';

/** Outlines of groups of hexes, as rounded rings. */

const key = ({ x, y }: Point): string => `${Math.round(x * 8)},${Math.round(y * 8)}`;

/** Corner to corner round every group of hexes that are `in`; islands and holes are rings of their own. */
export function ringsOf(field: Field, isIn: (hex: number) => boolean): Point[][] {
  const next = new Map<string, { readonly from: Point; readonly to: Point }[]>();
  field.at.forEach((at, hex) => {
    if (!isIn(hex)) return;
    EDGE_STEPS.forEach((_, edge) => {
      const beyond = field.across(hex, edge);
      if (beyond !== undefined && isIn(beyond)) return;
      const from = field.corner(at, edge);
      const side = { from, to: field.corner(at, edge + 1) };
      const list = next.get(key(from));
      if (list) list.push(side);
      else next.set(key(from), [side]);
    });
  });
  const rings: Point[][] = [];
  for (const sides of next.values()) {
    while (sides.length > 0) {
      const ring: Point[] = [];
      let side = sides.pop();
      while (side) {
        ring.push(side.from);
        side = next.get(key(side.to))?.pop();
      }
      rings.push(ring);
    }
  }
  return rings;
}

/** The same rounded off, and a little uneven as ground is. */
export const softened = (ring: readonly Point[], seed: number, amplitude = 5): Point[] =>
  cutRing(cutRing(ring)).map((point) => wander(point, amplitude, 60, seed));
