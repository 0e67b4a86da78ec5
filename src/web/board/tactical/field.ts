import type { HexIndex, TacticalMap } from '../../../table/drawing.ts';
import { type Box, boxOf, EDGE_STEPS, type Lie, lieOf, type Point } from '../geometry.ts';

/** The hexes of a tactical map with their neighbours. */
export interface Field {
  readonly map: TacticalMap;
  readonly at: readonly Point[];
  readonly corner: Lie['corner'];
  /** The hex across an edge; undefined beyond the map. */
  across(hex: HexIndex, edge: number): HexIndex | undefined;
  hexUnder(point: Point): HexIndex | undefined;
  readonly neat: Box;
  readonly sheet: Box;
}

export const FRAME = 90;

const key = (q: number, r: number): number => (q + 2048) * 4096 + (r + 2048);

export function fieldOf(map: TacticalMap): Field {
  const byKey = new Map(map.hexes.map((hex, i) => [key(hex.q, hex.r), i]));
  const { centreOf, corner, axialAt, half } = lieOf(map);
  const at = map.hexes.map(centreOf);
  const body = boxOf(at);
  const neat = {
    x0: body.x0 - half.x,
    x1: body.x1 + half.x,
    y0: body.y0 - half.y,
    y1: body.y1 + half.y,
  };
  return {
    map,
    at,
    corner,
    neat,
    sheet: { x0: neat.x0 - FRAME, y0: neat.y0 - FRAME * 1.6, x1: neat.x1 + FRAME, y1: neat.y1 + FRAME },
    across(hex, edge) {
      const { q, r } = map.hexes[hex] as TacticalMap['hexes'][number];
      const step = EDGE_STEPS[edge % 6] as { readonly q: number; readonly r: number };
      return byKey.get(key(q + step.q, r + step.r));
    },
    hexUnder(point) {
      const { q, r } = axialAt(point);
      return byKey.get(key(q, r));
    },
  };
}
