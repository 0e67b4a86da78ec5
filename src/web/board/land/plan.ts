import type { Box, Point } from '../geometry.ts';
import type { MapModel } from '../model.ts';
import { type Frontier, traceFrontiers } from './borders.ts';
import { type Town, traceTowns } from './cities.ts';
import { type Coast, shoreOf, traceCoast } from './coast.ts';
import { type Desert, traceDeserts } from './desert.ts';
import { type Ground, layGround, outline } from './ground.ts';
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
  /** Outlines of neutral ground. */
  readonly neutral: readonly (readonly Point[])[];
  /** The printed sheet: neat line, frame and the margin below. */
  readonly sheet: Box;
}

export const FRAME = 120;
export const MARGIN = 330;

/** Neat line, frame, and below them the margin with title and legend. */
export const sheetOf = ({ neat }: Ground): Box => ({
  x0: neat.x0 - FRAME,
  y0: neat.y0 - FRAME,
  x1: neat.x1 + FRAME,
  y1: neat.y1 + FRAME + MARGIN,
});

export function planMap(model: MapModel): Plan {
  const ground = layGround(model);
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
    neutral: outline(ground, (cell) => cell.hex.surface === 'neutral').map((ring) => shoreOf(ring).points),
    sheet: sheetOf(ground),
  };
}
