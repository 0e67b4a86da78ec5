import type { Box, Point } from '#web/board/geometry.ts';
import type { AtlasMap } from '#table/board-model.ts';
import { claims, countryRings, type Frontier, traceFrontiers, traceZones } from './borders.ts';
import { type Town, traceTowns } from './cities.ts';
import { type Coast, shoreOf, traceCoast } from './coast.ts';
import { type Desert, traceDeserts } from './desert.ts';
import { type Cell, type Ground, layGround, outline } from './ground.ts';
import { type Range, traceRanges } from './relief.ts';
import { type Crossing, crossings, type RiverLine, traceRivers } from './rivers.ts';
import { type RoadLine, traceRoads } from './roads.ts';
import { traceWoods, type Wood } from './woods.ts';

/** The lie of the land as curves, worked out once for a map and drawn in any theme at any scale. */
export interface Plan {
  readonly ground: Ground;
  readonly coast: Coast;
  readonly ranges: readonly Range[];
  readonly woods: readonly Wood[];
  readonly deserts: readonly Desert[];
  readonly rivers: readonly RiverLine[];
  readonly roads: readonly RoadLine[];
  readonly bridges: readonly Crossing[];
  readonly towns: readonly Town[];
  readonly frontiers: readonly Frontier[];
  /** Outlines of each country's own ground, by its index. */
  readonly countries: readonly (readonly (readonly Point[])[])[];
  /** Lines between sea zones. */
  readonly zoneLines: readonly Frontier[];
  readonly zones: readonly ZoneMark[];
  /** Outlines of neutral ground. */
  readonly neutral: readonly (readonly Point[])[];
  /** The printed sheet: neat line, frame and the margin below. */
  readonly sheet: Box;
}

export const FRAME = 120;

/** Boards wide enough carry title, legend and boxes in a margin below the map. */
export const marginOf = ({ neat }: Ground): number => (neat.x1 - neat.x0 >= 4200 ? 330 : 0);

/** Place of a sea zone's letter: its hex of open water farthest from everything else. */
export interface ZoneMark {
  readonly letter: string;
  readonly at: Point;
}

function zoneMarks(ground: Ground): ZoneMark[] {
  const letters = new Map<string, Cell[]>();
  for (const cell of ground.cells) {
    if (cell.index < 0 || cell.hex.surface !== 'sea' || !cell.hex.zone) continue;
    const list = letters.get(cell.hex.zone);
    if (list) list.push(cell);
    else letters.set(cell.hex.zone, [cell]);
  }
  return [...letters].map(([letter, cells]) => {
    const own = new Set(cells);
    const depth = new Map<Cell, number>();
    let ring = cells.filter((cell) => [0, 1, 2, 3, 4, 5].some((n) => !own.has(ground.across(cell, n) as Cell)));
    for (const cell of ring) depth.set(cell, 0);
    let best = cells[0] as Cell;
    for (let d = 1; ring.length > 0; d++) {
      best = ring[Math.floor(ring.length / 2)] as Cell;
      const next: Cell[] = [];
      for (const cell of ring) {
        for (let n = 0; n < 6; n++) {
          const other = ground.across(cell, n);
          if (!other || !own.has(other) || depth.has(other)) continue;
          depth.set(other, d);
          next.push(other);
        }
      }
      ring = next;
    }
    return { letter, at: best.at };
  });
}

/** Neat line, frame, and below them the margin with title and legend. */
export const sheetOf = (ground: Ground): Box => ({
  x0: ground.neat.x0 - FRAME,
  y0: ground.neat.y0 - FRAME,
  x1: ground.neat.x1 + FRAME,
  y1: ground.neat.y1 + FRAME + marginOf(ground),
});

export function planMap(model: AtlasMap): Plan {
  const ground = layGround(model);
  const claim = claims(ground);
  const rivers = traceRivers(ground);
  const roads = traceRoads(ground);
  return {
    ground,
    coast: traceCoast(ground),
    ranges: traceRanges(ground),
    woods: traceWoods(ground),
    deserts: traceDeserts(ground),
    rivers,
    roads,
    bridges: roads.flatMap((road) => rivers.flatMap((river) => crossings(road.points, river))),
    towns: traceTowns(ground, roads, rivers),
    frontiers: traceFrontiers(ground),
    countries: model.countries.map((_, index) => countryRings(ground, claim, index)),
    zoneLines: traceZones(ground),
    zones: zoneMarks(ground),
    neutral: outline(ground, (cell) => cell.hex.surface === 'neutral').map((ring) => shoreOf(ring).points),
    sheet: sheetOf(ground),
  };
}
