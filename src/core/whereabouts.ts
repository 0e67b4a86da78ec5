import { distance, type Grid } from '../hex/grid.ts';
import type { Hex } from '../hex/hex.ts';
import { type Arg, type Said, say, theHex } from './say.ts';

/** Location in words: named places and compass directions. */

export interface NamedPlace {
  readonly name: string;
  readonly hexes: readonly Hex[];
}

/** Clockwise from the east, as the boards are printed: north is up. */
const WINDS = ['east', 'southEast', 'south', 'southWest', 'west', 'northWest', 'north', 'northEast'] as const;
export type Wind = (typeof WINDS)[number];

const THE_WIND: Readonly<Record<Wind, Said>> = {
  east: say`the east`,
  southEast: say`the south-east`,
  south: say`the south`,
  southWest: say`the south-west`,
  west: say`the west`,
  northWest: say`the north-west`,
  north: say`the north`,
  northEast: say`the north-east`,
};

const OFF: Readonly<Record<Wind, (place: Arg) => Said>> = {
  east: (place) => say`east of ${place}`,
  southEast: (place) => say`south-east of ${place}`,
  south: (place) => say`south of ${place}`,
  southWest: (place) => say`south-west of ${place}`,
  west: (place) => say`west of ${place}`,
  northWest: (place) => say`north-west of ${place}`,
  north: (place) => say`north of ${place}`,
  northEast: (place) => say`north-east of ${place}`,
};

const TALL = Math.sqrt(3) / 2;
const pointOf = (grid: Grid, hex: Hex): { readonly x: number; readonly y: number } => {
  const [q, r] = [grid.q[hex] ?? 0, grid.r[hex] ?? 0];
  return { x: q + r / 2, y: TALL * r };
};

/** Compass direction of the hexes' centre as seen from another; undefined where they lie all round it. */
export function windTo(grid: Grid, from: Hex, hexes: readonly Hex[]): Wind | undefined {
  const here = pointOf(grid, from);
  let [x, y] = [0, 0];
  for (const hex of hexes) {
    const there = pointOf(grid, hex);
    x += there.x - here.x;
    y += there.y - here.y;
  }
  if (Math.hypot(x, y) < 0.5) return undefined;
  return WINDS[(Math.round((Math.atan2(y, x) * 4) / Math.PI) + 8) % 8];
}

/** `the south`, of what comes from there. */
export const theWind = (wind: Wind): Said => THE_WIND[wind];

/** Beyond this distance from the nearest named place a hex goes by its own name. */
const FAR = 9;

/** `at Dunmorrach`, `south of Dunmorrach`; `at U11` where no place that has a name lies near. */
export function whereIs(grid: Grid, places: readonly NamedPlace[], hex: Hex): Said {
  let nearest: { readonly place: NamedPlace; readonly by: Hex; readonly far: number } | undefined;
  for (const place of places) {
    for (const by of place.hexes) {
      const far = distance(grid, by, hex);
      if (far < (nearest?.far ?? FAR)) nearest = { place, by, far };
    }
  }
  if (!nearest) return say`at ${theHex(grid, hex)}`;
  const { place, by, far } = nearest;
  const wind = far === 0 ? undefined : windTo(grid, by, [hex]);
  return wind ? OFF[wind]({ name: place.name }) : say`at ${{ name: place.name }}`;
}
