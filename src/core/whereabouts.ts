import { distance, type Grid } from '../hex/grid.ts';
import type { Hex } from '../hex/hex.ts';
import { type Arg, type Message, msg, theHex } from './message.ts';

/** Location in words: named places and compass directions. */

export interface NamedPlace {
  readonly name: string;
  readonly hexes: readonly Hex[];
}

/** Clockwise from the east, as the boards are printed: north is up. */
const WINDS = ['east', 'southEast', 'south', 'southWest', 'west', 'northWest', 'north', 'northEast'] as const;
export type Wind = (typeof WINDS)[number];

const THE_WIND: Readonly<Record<Wind, Message>> = {
  east: msg`the east`,
  southEast: msg`the south-east`,
  south: msg`the south`,
  southWest: msg`the south-west`,
  west: msg`the west`,
  northWest: msg`the north-west`,
  north: msg`the north`,
  northEast: msg`the north-east`,
};

const OFF: Readonly<Record<Wind, (place: Arg) => Message>> = {
  east: (place) => msg`east of ${place}`,
  southEast: (place) => msg`south-east of ${place}`,
  south: (place) => msg`south of ${place}`,
  southWest: (place) => msg`south-west of ${place}`,
  west: (place) => msg`west of ${place}`,
  northWest: (place) => msg`north-west of ${place}`,
  north: (place) => msg`north of ${place}`,
  northEast: (place) => msg`north-east of ${place}`,
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
export const theWind = (wind: Wind): Message => THE_WIND[wind];

/** Beyond this distance from the nearest named place a hex goes by its own name. */
const FAR = 9;

/** `at Dunmorrach`, `south of Dunmorrach`; `at U11` where no place that has a name lies near. */
export function whereIs(grid: Grid, places: readonly NamedPlace[], hex: Hex): Message {
  let nearest: { readonly place: NamedPlace; readonly by: Hex; readonly far: number } | undefined;
  for (const place of places) {
    for (const by of place.hexes) {
      const far = distance(grid, by, hex);
      if (far < (nearest?.far ?? FAR)) nearest = { place, by, far };
    }
  }
  if (!nearest) return msg`at ${theHex(grid, hex)}`;
  const { place, by, far } = nearest;
  const wind = far === 0 ? undefined : windTo(grid, by, [hex]);
  return wind ? OFF[wind]({ name: place.name }) : msg`at ${{ name: place.name }}`;
}
