import type { HexIndex, TacticalHex, TacticalMap } from '#table/board-model.ts';
import { type Box, boxOf, EDGE_STEPS, grown, type Lie, lieOf, type Point } from '../geometry.ts';

/** The hexes of a tactical map with their neighbours. */
export interface Field {
  readonly hexes: readonly TacticalHex[];
  readonly at: readonly Point[];
  readonly corner: Lie['corner'];
  /** The hex across an edge; undefined beyond the map. */
  across(hex: HexIndex, edge: number): HexIndex | undefined;
  hexUnder(point: Point): HexIndex | undefined;
}

/** A map with its measures. */
export interface Plan {
  readonly map: TacticalMap;
  /** The hexes that are played on. */
  readonly field: Field;
  /** Field with rims of borrowed hexes: hills, woods and the sea continue to the frame. */
  readonly land: Field;
  readonly neat: Box;
  readonly sheet: Box;
}

export const FRAME = 90;
const RIMS = 3;

const key = (q: number, r: number): number => (q + 2048) * 4096 + (r + 2048);
const stepOf = (edge: number) => EDGE_STEPS[edge % 6] as { readonly q: number; readonly r: number };

function fieldOf(hexes: readonly TacticalHex[], lie: Lie): Field {
  const byKey = new Map(hexes.map((hex, i) => [key(hex.q, hex.r), i]));
  return {
    hexes,
    at: hexes.map(lie.centreOf),
    corner: lie.corner,
    across(hex, edge) {
      const { q, r } = hexes[hex] as TacticalHex;
      const step = stepOf(edge);
      return byKey.get(key(q + step.q, r + step.r));
    },
    hexUnder(point) {
      const { q, r } = lie.axialAt(point);
      return byKey.get(key(q, r));
    },
  };
}

/** Covers that may go on beyond the edge; houses do not. */
const GOES_ON: ReadonlySet<string> = new Set(['clear', 'woods', 'swamp', 'water', 'beach']);

function withRims(hexes: readonly TacticalHex[]): TacticalHex[] {
  const all = [...hexes];
  const known = new Set(all.map(({ q, r }) => key(q, r)));
  let rim: readonly TacticalHex[] = hexes;
  for (let n = 0; n < RIMS; n++) {
    const next: TacticalHex[] = [];
    for (const { q, r, cover, level } of rim)
      for (const step of EDGE_STEPS) {
        const [x, y] = [q + step.q, r + step.r];
        if (known.has(key(x, y))) continue;
        known.add(key(x, y));
        next.push({ q: x, r: y, name: '', level, cover: GOES_ON.has(cover) ? cover : 'clear' });
      }
    all.push(...next);
    rim = next;
  }
  return all;
}

export function planOf(map: TacticalMap): Plan {
  const lie = lieOf(map);
  const field = fieldOf(map.hexes, lie);
  const body = boxOf(field.at);
  const neat = {
    x0: body.x0 - lie.half.x,
    x1: body.x1 + lie.half.x,
    y0: body.y0 - lie.half.y,
    y1: body.y1 + lie.half.y,
  };
  let land: Field | undefined;
  return {
    map,
    field,
    get land() {
      land ??= fieldOf(withRims(map.hexes), lie);
      return land;
    },
    neat,
    sheet: { ...grown(neat, FRAME), y0: neat.y0 - FRAME * 1.6 },
  };
}

/** Groups of neighbouring hexes that are `in`. */
export function groupsOf(field: Field, isIn: (hex: HexIndex) => boolean): HexIndex[][] {
  const seen = new Set<HexIndex>();
  const groups: HexIndex[][] = [];
  field.hexes.forEach((_, start) => {
    if (seen.has(start) || !isIn(start)) return;
    const group = [start];
    seen.add(start);
    for (let i = 0; i < group.length; i++)
      for (let edge = 0; edge < 6; edge++) {
        const next = field.across(group[i] as HexIndex, edge);
        if (next === undefined || seen.has(next) || !isIn(next)) continue;
        seen.add(next);
        group.push(next);
      }
    groups.push(group);
  });
  return groups;
}
