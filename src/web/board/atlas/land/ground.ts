import {
  axialAt,
  type Box,
  boxOf,
  centreOf,
  corner,
  EDGE_STEPS,
  HEX_WIDTH,
  HEX_SIDE,
  type Point,
} from '#web/board/geometry.ts';
import type { HexIndex, MapHex, AtlasMap } from '#table/board-model.ts';

/** A hex of the drawing: the board's own, or one beyond its edge that continues the land under the frame. */
export interface Cell {
  readonly q: number;
  readonly r: number;
  readonly at: Point;
  /** Index of the real hex, -1 beyond the edge. */
  readonly index: HexIndex;
  readonly hex: MapHex;
}

export interface Ground {
  readonly model: AtlasMap;
  readonly cells: readonly Cell[];
  /** The rectangle inside the neat line. */
  readonly neat: Box;
  cellAt(q: number, r: number): Cell | undefined;
  /** The board's own hexes by index. */
  cell(index: HexIndex): Cell;
  /** Neighbour across edge n (see EDGE_STEPS). */
  across(cell: Cell, n: number): Cell | undefined;
}

const key = (q: number, r: number): number => (q + 2048) * 4096 + (r + 2048);

/** Rings of hexes added round the board. */
const BEYOND = 2;

/** A map never changes, so its ground is laid once for everybody who shows it. */
const laid = new WeakMap<AtlasMap, Ground>();

export function layGround(model: AtlasMap): Ground {
  const known = laid.get(model) ?? lay(model);
  laid.set(model, known);
  return known;
}

function lay(model: AtlasMap): Ground {
  const byKey = new Map<number, Cell>();
  const own: Cell[] = model.hexes.map((hex, index) => {
    const cell = { q: hex.q, r: hex.r, at: centreOf(hex), index, hex };
    byKey.set(key(hex.q, hex.r), cell);
    return cell;
  });
  const cells = [...own];
  let edge: Cell[] = own;
  for (let ring = 0; ring < BEYOND; ring++) {
    const added: Cell[] = [];
    for (const cell of edge) {
      for (const step of EDGE_STEPS) {
        const [q, r] = [cell.q + step.q, cell.r + step.r];
        if (byKey.has(key(q, r))) continue;
        const { forest: _f, mountain: _m, desert: _d, beach: _b, ...plain } = cell.hex;
        const hex: MapHex = { ...plain, q, r, name: '', ...(cell.hex.mountain ? { mountain: true } : {}) };
        const ghost = { q, r, at: centreOf({ q, r }), index: -1, hex };
        byKey.set(key(q, r), ghost);
        added.push(ghost);
      }
    }
    cells.push(...added);
    edge = added;
  }
  const body = boxOf(own.map((cell) => cell.at));
  return {
    model,
    cells,
    neat: { x0: body.x0 - HEX_WIDTH / 2, x1: body.x1 + HEX_WIDTH / 2, y0: body.y0 - HEX_SIDE, y1: body.y1 + HEX_SIDE },
    cellAt: (q, r) => byKey.get(key(q, r)),
    cell: (index) => own[index] as Cell,
    across: (cell, n) => {
      const step = EDGE_STEPS[n % 6] as { q: number; r: number };
      return byKey.get(key(cell.q + step.q, cell.r + step.r));
    },
  };
}

export const isLand = (cell: Cell): boolean => cell.hex.surface === 'land' || cell.hex.surface === 'neutral';

/** The board's hex under a point, or undefined beyond the edge. */
export function hexUnder(ground: Ground, point: Point): HexIndex | undefined {
  const { q, r } = axialAt(point);
  const cell = ground.cellAt(q, r);
  return cell && cell.index >= 0 ? cell.index : undefined;
}

/** One side of a region's outline: from a to b with the region on the right. */
export interface Side {
  readonly a: Point;
  readonly b: Point;
  readonly inside: Cell;
  readonly outside: Cell | undefined;
}

export interface Ring {
  readonly sides: readonly Side[];
}

const pointKey = (p: Point): number => Math.round(p.x * 8) * 2 ** 24 + Math.round(p.y * 8);

/** The closed outlines of a set of hexes, holes included (they run the other way round); `among` holds them all. */
export function outline(
  ground: Ground,
  member: (cell: Cell) => boolean,
  among: readonly Cell[] = ground.cells,
): Ring[] {
  const from = new Map<number, Side>();
  for (const cell of among) {
    if (!member(cell)) continue;
    for (let n = 0; n < 6; n++) {
      const other = ground.across(cell, n);
      if (other && member(other)) continue;
      const a = corner(cell.at, n);
      from.set(pointKey(a), { a, b: corner(cell.at, n + 1), inside: cell, outside: other });
    }
  }
  const rings: Ring[] = [];
  for (const first of [...from.values()]) {
    if (!from.has(pointKey(first.a))) continue;
    const sides: Side[] = [];
    let side: Side | undefined = first;
    while (side) {
      from.delete(pointKey(side.a));
      sides.push(side);
      side = from.get(pointKey(side.b));
    }
    rings.push({ sides });
  }
  return rings;
}

/** Connected groups of the hexes that pass. */
export function groups(ground: Ground, member: (cell: Cell) => boolean): Cell[][] {
  const seen = new Set<Cell>();
  const found: Cell[][] = [];
  for (const start of ground.cells) {
    if (seen.has(start) || !member(start)) continue;
    const group = [start];
    seen.add(start);
    for (let i = 0; i < group.length; i++) {
      for (let n = 0; n < 6; n++) {
        const next = ground.across(group[i] as Cell, n);
        if (!next || seen.has(next) || !member(next)) continue;
        seen.add(next);
        group.push(next);
      }
    }
    found.push(group);
  }
  return found;
}
