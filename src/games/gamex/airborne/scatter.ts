/** Scatter of parachutes and gliders (X11.3.t, X11.4.t): steps from the target, relative to the direction of flight. */

/** Clockwise turns from the direction of flight: F, FR, BR, B, BL, FL. */
const TURNS = { F: 0, FR: 1, BR: 2, B: 3, BL: 4, FL: 5 } as const;
type Way = keyof typeof TURNS;

/** The first roll of each line; it holds to the next. */
const PARACHUTES: readonly (readonly [number, readonly Way[]])[] = [
  [11, []],
  [21, ['F']],
  [25, ['B']],
  [33, ['FR']],
  [35, ['FL']],
  [41, ['BR']],
  [43, ['BL']],
  [45, ['F', 'F']],
  [52, ['B', 'B']],
  [55, ['F', 'FR']],
  [56, ['F', 'FL']],
  [61, ['B', 'BR']],
  [62, ['B', 'BL']],
  [63, ['FR', 'FR']],
  [64, ['FL', 'FL']],
  [65, ['BR', 'BR']],
  [66, ['BL', 'BL']],
];
const GLIDERS: readonly (readonly [number, readonly Way[]])[] = [
  [11, []],
  [31, ['F']],
  [41, ['B']],
  [45, ['F', 'F']],
  [53, ['B', 'B']],
  [55, ['FR']],
  [61, ['FL']],
  [63, ['BR']],
  [65, ['BL']],
];

/** The steps of a roll read as tens and units, as directions of the kernel, which turns against the clock. */
export function scatterOf(glider: boolean, roll: number, direction: number): readonly number[] {
  const ways = (glider ? GLIDERS : PARACHUTES).findLast(([from]) => from <= roll)?.[1] ?? [];
  return ways.map((way) => (direction - TURNS[way] + 6) % 6);
}
