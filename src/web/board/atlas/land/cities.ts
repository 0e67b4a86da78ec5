import { type Box, boxOf, distanceBetween, EDGE_STEPS, type Point } from '#web/board/geometry.ts';
import type { HexIndex, MapCity } from '#table/board-model.ts';
import { chance, noise } from '#web/board/noise.ts';
import { once } from '#web/board/once.ts';
import type { Ground } from './ground.ts';
import type { RiverLine } from './rivers.ts';
import type { RoadLine } from './roads.ts';

export interface Block {
  readonly at: Point;
  readonly w: number;
  readonly h: number;
  readonly turn: number;
}

export interface Town {
  readonly city: MapCity;
  readonly box: Box;
  readonly centre: Point;
  readonly hexes: readonly Point[];
  readonly blocks: () => readonly Block[];
  /** Harbours: place on the shore and the heading out to sea. */
  readonly harbours: readonly { readonly at: Point; readonly angle: number; readonly inland: boolean }[];
}

function segmentDistance(p: Point, a: Point, b: Point): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const t = Math.max(0, Math.min(1, ((p.x - a.x) * dx + (p.y - a.y) * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(a.x + dx * t - p.x, a.y + dy * t - p.y);
}

function lineDistance(p: Point, line: readonly Point[]): number {
  let best = Infinity;
  for (let i = 0; i + 1 < line.length; i++) {
    const a = line[i] as Point;
    if (Math.abs(a.x - p.x) > 40 || Math.abs(a.y - p.y) > 40) continue;
    best = Math.min(best, segmentDistance(p, a, line[i + 1] as Point));
  }
  return best;
}

/** The stretches of a line that run near a box. */
function partsIn(line: readonly Point[], box: Box): Point[][] {
  const parts: Point[][] = [];
  let part: Point[] = [];
  for (const p of line) {
    if (p.x > box.x0 - 25 && p.x < box.x1 + 25 && p.y > box.y0 - 25 && p.y < box.y1 + 25) part.push(p);
    else if (part.length > 0) {
      parts.push(part);
      part = [];
    }
  }
  return part.length > 0 ? [...parts, part] : parts;
}

function harbourOf(ground: Ground, hex: HexIndex): Town['harbours'][number] {
  const cell = ground.cell(hex);
  let [x, y, n] = [0, 0, 0];
  EDGE_STEPS.forEach((_, edge) => {
    const next = ground.across(cell, edge);
    if (next?.hex.surface !== 'sea') return;
    x += next.at.x - cell.at.x;
    y += next.at.y - cell.at.y;
    n++;
  });
  if (n === 0) return { at: cell.at, angle: 0, inland: true };
  const angle = Math.hypot(x, y) < 10 ? 0 : Math.atan2(y, x);
  return { at: { x: cell.at.x + Math.cos(angle) * 44, y: cell.at.y + Math.sin(angle) * 44 }, angle, inland: false };
}

/** Blocks on a turned grid, cut by the main roads and the river, fraying out at the edge. */
function plotBlocks(
  index: number,
  hexes: readonly Point[],
  centre: Point,
  box: Box,
  reach: number,
  roads: readonly RoadLine[],
  rivers: readonly RiverLine[],
): Block[] {
  const streets = roads.flatMap((road) => partsIn(road.points, box));
  const waters = rivers.flatMap((river) => partsIn(river.points, box));
  const turn = (chance(index, 3, 81) - 0.5) * 0.9;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const [stepX, stepY] = [11.5, 9.5];
  const blocks: Block[] = [];
  const span = 14;
  for (let j = -span; j <= span; j++) {
    for (let i = -span; i <= span; i++) {
      const [u, v] = [i * stepX, j * stepY];
      const at = { x: centre.x + u * cos - v * sin, y: centre.y + u * sin + v * cos };
      let d = Infinity;
      hexes.forEach((a, k) => {
        d = Math.min(d, distanceBetween(at, a));
        for (let m = 0; m < k; m++) {
          const b = hexes[m] as Point;
          if (distanceBetween(a, b) < 110) d = Math.min(d, segmentDistance(at, a, b) + 6);
        }
      });
      const ragged = reach + 6 * noise(at.x / 14, at.y / 14, 82);
      if (d > ragged || (d > reach * 0.66 && chance(i, j, 83 + index) < 0.3)) continue;
      if (streets.some((street) => lineDistance(at, street) < 6.4)) continue;
      if (waters.some((water) => lineDistance(at, water) < 10.5)) continue;
      const wide = chance(i, j, 84 + index);
      blocks.push({
        at,
        w: stepX - 2.4 - (wide < 0.25 ? 3 : 0),
        h: stepY - 2.2 - (wide > 0.8 ? 2.4 : 0),
        turn,
      });
    }
  }
  return blocks;
}

/** Towns with their street plans and harbours. */
export function traceTowns(ground: Ground, roads: readonly RoadLine[], rivers: readonly RiverLine[]): Town[] {
  return ground.model.cities.map((city, index) => {
    const hexes = city.hexes.map((hex) => ground.cell(hex).at);
    const centre = {
      x: hexes.reduce((sum, p) => sum + p.x, 0) / hexes.length,
      y: hexes.reduce((sum, p) => sum + p.y, 0) / hexes.length,
    };
    const reach = city.capital ? 37 : 32;
    const box = boxOf(hexes, reach + 6);
    const blocks = once(() => plotBlocks(index, hexes, centre, box, reach, roads, rivers));
    return { city, box, centre, hexes, blocks, harbours: (city.ports ?? []).map((hex) => harbourOf(ground, hex)) };
  });
}
