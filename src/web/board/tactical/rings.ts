import { EDGE_STEPS, type Point } from '../geometry.ts';
import type { Field } from './field.ts';

/** Name of a corner of the grid, wherever it is reached from. */
export const cornerKey = ({ x, y }: Point): string => `${Math.round(x)},${Math.round(y)}`;

/** Corner to corner round every group of hexes that are `in`, clockwise; islands and holes are rings of their own. */
export function ringsOf(field: Field, isIn: (hex: number) => boolean, hexes?: readonly number[]): Point[][] {
  const next = new Map<string, { readonly from: Point; readonly to: Point }[]>();
  const add = (hex: number) => {
    if (!isIn(hex)) return;
    const at = field.at[hex] as Point;
    EDGE_STEPS.forEach((_, edge) => {
      const beyond = field.across(hex, edge);
      if (beyond !== undefined && isIn(beyond)) return;
      const from = field.corner(at, edge);
      const side = { from, to: field.corner(at, edge + 1) };
      const list = next.get(cornerKey(from));
      if (list) list.push(side);
      else next.set(cornerKey(from), [side]);
    });
  };
  if (hexes) hexes.forEach(add);
  else field.at.forEach((_, hex) => add(hex));
  const rings: Point[][] = [];
  for (const sides of next.values()) {
    while (sides.length > 0) {
      const ring: Point[] = [];
      let side = sides.pop();
      while (side) {
        ring.push(side.from);
        side = next.get(cornerKey(side.to))?.pop();
      }
      rings.push(ring);
    }
  }
  return rings;
}
