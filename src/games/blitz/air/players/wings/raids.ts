import { distance } from '#hex/grid.ts';
import type { Hex } from '#hex/hex.ts';
import { flights } from '#games/blitz/air/rules/air.ts';
import { controllerOf } from '#games/blitz/countries/rules/cities.ts';
import { costlySky, minorAt } from '#games/blitz/countries/rules/minors.ts';
import { neutralTo } from '#games/blitz/countries/rules/nations.ts';
import { covers, fieldOf, marksOf } from '#games/blitz/ground/rules/field.ts';
import { isDryLand } from '#games/blitz/ground/rules/water.ts';
import { other, type Side, type State } from '#games/blitz/types.ts';
import type { World } from '#games/blitz/world.ts';
import { turnsLeft } from '#games/blitz/players/ops/campaign.ts';

/** M12.44: what paratroops behind the enemy's lines can take: they jump ten hexes and march on in the same player turn. */

/** Worth of a city hex that falls to paratroops. */
export const CITY = 5;
/** M12.44: how far transports fly. */
export const FLIGHT = 10;
/** Hexes they march in an impulse and in both, less what roads and rivers cost; and what a city so far off counts. */
const MARCHES = [
  { far: 3, part: 0.7 },
  { far: 6, part: 0.4 },
] as const;
const MARCH_ON = MARCHES[1].far;
/** M12.chart 15, M0.10: a transport carries four factors, and before the count each of them can take a city. */
const PIECES = 4;

/** City hexes open to capture: not ours, and uncovered. */
export function openCities(world: World, state: State, side: Side): Hex[] {
  const { board } = world;
  const field = fieldOf(world, state);
  const neutral = neutralTo(state, side);
  return board.cityHexes.filter(
    (city) =>
      controllerOf(board, state.control, city) !== side &&
      !covers(field, other(side), city) &&
      !covers(field, side, city) &&
      !neutral.includes(board.country[city] ?? -1) &&
      minorAt(world, state, city)?.state !== 'intact',
  );
}

/**
 * Value of a landing in a hex: cities taken at once and by marching from there, one in each impulse, or, broken down
 * (M0.10), one per piece.
 */
export function raidWorth({ board }: World, open: readonly Hex[], hex: Hex, pieces = 1): number {
  let taken = 0;
  const away: number[] = [];
  for (const city of open) {
    const far = distance(board.grid, city, hex);
    if (far <= 1) taken++;
    else if (far <= MARCH_ON) away.push(far);
  }
  away.sort((a, b) => a - b);
  let worth = taken;
  if (pieces > 1)
    for (const far of away.slice(0, pieces)) worth += (MARCHES.find((march) => far <= march.far) ?? MARCHES[1]).part;
  else
    MARCHES.forEach(({ far, part }, i) => {
      if ((away[i] ?? Number.POSITIVE_INFINITY) <= far) worth += part;
    });
  return CITY * worth;
}

interface Raid {
  readonly hex: Hex;
  readonly worth: number;
}

/** Hexes paratroops of a base can come down in, as far as the map and the enemy tell; the best first. */
export function raidsFrom(world: World, state: State, side: Side, open: readonly Hex[], base: Hex, pieces = 1): Raid[] {
  const { board } = world;
  const far = FLIGHT + MARCH_ON;
  const near = open.filter((city) => distance(board.grid, city, base) <= far);
  if (near.length === 0) return [];
  const marks = marksOf(fieldOf(world, state), other(side));
  const ways = flights(world, state, [base], FLIGHT, costlySky(world, state, side));
  const found: Raid[] = [];
  for (const hex of ways.keys()) {
    if (!isDryLand(world, state, hex) || marks[hex] !== 0) continue;
    const worth = raidWorth(world, near, hex, pieces);
    if (worth > 0) found.push({ hex, worth });
  }
  return found.sort((a, b) => b.worth - a.worth || a.hex - b.hex);
}

/** M17.2: in the last turns all that counts is the cities held at the end, and paratroops are kept for the last drop. */
export const isNearEnd = (world: World, state: State): boolean => turnsLeft(world, state) <= GATHER;
export const piecesNow = (world: World, state: State): number => (isNearEnd(world, state) ? PIECES : 1);
const GATHER = 4;

/** Best raid of paratroops from a base. */
export const prospectsOf = (world: World, state: State, side: Side, open: readonly Hex[], base: Hex): number =>
  raidsFrom(world, state, side, open, base, piecesNow(world, state))[0]?.worth ?? 0;
