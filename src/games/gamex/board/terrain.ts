/** Terrain of a hex (X3.2a, X27.t). Streams, bridges, fords, roads and levels lie over it. */
export const TERRAINS = ['clear', 'woods', 'farm', 'town', 'city', 'fort', 'swamp', 'water', 'beach'] as const;
export type Terrain = (typeof TERRAINS)[number];

/** The marks of the rows of a panel file. */
export const TERRAIN_MARKS: Readonly<Record<string, Terrain>> = {
  '.': 'clear',
  w: 'woods',
  f: 'farm',
  t: 'town',
  c: 'city',
  F: 'fort',
  s: 'swamp',
  '~': 'water',
  b: 'beach',
};

/** Colours of a hexside (X3.2b), each a bit: a side may carry a green or gray and a level colour together. */
export const SIDES = { green: 1, gray: 2, brown: 4, orange: 8, yellow: 16, purple: 32, cliff: 64 } as const;
export type SideColour = keyof typeof SIDES;
export const SIDE_COLOURS = Object.keys(SIDES) as readonly SideColour[];
export const isColour = (word: string): word is SideColour => Object.hasOwn(SIDES, word);

/** Green and gray: trees and houses, half a level high (X6.3.7f). */
export const HEDGE = SIDES.green | SIDES.gray;
/** The colours that say how high a side is; a side has one at most. */
export const LEVEL_COLOURS = SIDES.brown | SIDES.orange | SIDES.yellow | SIDES.purple | SIDES.cliff;
/** Brown and yellow: the foot of a slope, dear to cross (X27.h). */
export const RIDGE = SIDES.brown | SIDES.yellow;

export const coloursOf = (bits: number): SideColour[] => SIDE_COLOURS.filter((colour) => (bits & SIDES[colour]) !== 0);

/** X3.2c: what a printed colour says of the crest. */
export function printedCrest(bits: number): number {
  if (bits & SIDES.purple) return 4;
  if (bits & SIDES.yellow) return 3;
  if (bits & (SIDES.orange | SIDES.cliff)) return 2;
  return bits & SIDES.brown ? 1 : 0;
}

/** X6.3.7a */
export const HIGHEST_LEVEL = 4;

/** Words for levels (X6.3.7a). */
export const LEVEL_WORDS: Readonly<Record<string, number>> = {
  ground: 0,
  slope: 1,
  hilltop: 2,
  'high-slope': 3,
  'high-hilltop': 4,
};
export const isSlope = (level: number): boolean => level === 1 || level === 3;
export const isHilltop = (level: number): boolean => level === 2 || level === 4;

/** Trees and walls: they stand half a level above their hex (X6.3.7e) and conceal its units (X6.3.8b). */
export const OBSTACLES: ReadonlySet<Terrain> = new Set<Terrain>(['woods', 'town', 'city', 'farm', 'fort']);
/** Town, City and printed Fort: all units inside count as Armored and are attacked together (X6.3.2b, X6.3.6b). */
export const BUILT: ReadonlySet<Terrain> = new Set<Terrain>(['town', 'city', 'fort']);
