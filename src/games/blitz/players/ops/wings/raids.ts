import { distance } from '../../../../../hex/grid.ts';
import type { Hex } from '../../../../../hex/hex.ts';
import { flights } from '../../../chapters/air/air.ts';
import { controllerOf } from '../../../chapters/countries/cities.ts';
import { costlySky, minorAt } from '../../../chapters/countries/minors.ts';
import { neutralTo } from '../../../chapters/countries/nations.ts';
import { covers, fieldOf, marksOf } from '../../../chapters/ground/field.ts';
import { isLifter, mayFly } from '../../../kinds.ts';
import { baseAt, baseHexes } from '../../../modules/air-forces/bases.ts';
import { other, type Side, type State, type Unit, type UnitNo } from '../../../types.ts';
import type { World } from '../../../world.ts';

/** M12.44: what paratroops behind the enemy's lines can take: they jump ten hexes and march on in the same player turn. */

/** What a city hex is worth that falls to them. */
export const CITY = 5;
/** M12.44: how far transports fly. */
export const FLIGHT = 10;
/** Hexes they march in an impulse and in both, less what roads and rivers cost; and what a city so far off counts. */
const MARCHES = [
  { far: 3, part: 0.7 },
  { far: 6, part: 0.4 },
] as const;

/** City hexes that fall to whoever comes: not ours, and nobody covers them. */
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

/** What whoever comes down in a hex takes, and where he can march from there. */
export function raidWorth({ board }: World, open: readonly Hex[], hex: Hex): number {
  let taken = 0;
  let worth = 0;
  const away: number[] = [];
  for (const city of open) {
    const far = distance(board.grid, city, hex);
    if (far <= 1) taken++;
    else if (far <= MARCHES[1].far) away.push(far);
  }
  away.sort((a, b) => a - b);
  MARCHES.forEach(({ far, part }, i) => {
    if ((away[i] ?? Number.POSITIVE_INFINITY) <= far) worth += part;
  });
  return CITY * (taken + worth);
}

interface Raid {
  readonly hex: Hex;
  readonly worth: number;
}

/** Hexes paratroops of a base can come down in, as far as the map and the enemy tell; the best first. */
export function raidsFrom(world: World, state: State, side: Side, open: readonly Hex[], base: Hex): Raid[] {
  const { board } = world;
  const far = FLIGHT + MARCHES[1].far;
  const near = open.filter((city) => distance(board.grid, city, base) <= far);
  if (near.length === 0) return [];
  const marks = marksOf(fieldOf(world, state), other(side));
  const ways = flights(world, state, [base], FLIGHT, costlySky(world, state, side));
  const found: Raid[] = [];
  for (const hex of ways.keys()) {
    if (board.land[hex] !== 1 || marks[hex] !== 0) continue;
    const worth = raidWorth(world, near, hex);
    if (worth > 0) found.push({ hex, worth });
  }
  return found.sort((a, b) => b.worth - a.worth || a.hex - b.hex);
}

/** What paratroops of a base could take. */
export const prospectsOf = (world: World, state: State, side: Side, open: readonly Hex[], base: Hex): number =>
  raidsFrom(world, state, side, open, base)[0]?.worth ?? 0;

/** Paratroops that are not behind the enemy's lines already. */
export const jumpersOf = (state: State, side: Side): UnitNo[] =>
  state.units.flatMap((unit, no) =>
    unit.side === side && unit.place === 'map' && mayFly(unit) && unit.isolated !== true && !unit.flown ? [no] : [],
  );

/** Hexes they march in a player turn, and the turns it may take them to where they take off. */
const MARCH = 7;
const TURNS = 2;
/** What there must be to take. */
const WORTH_GATHERING = 3;

/** The base paratroops and their transports meet at: much to take from there, and not far. */
export function meetingBase(world: World, state: State, side: Side): Hex | undefined {
  const lifters = state.units.some((unit) => unit.side === side && unit.place === 'map' && isLifter(unit));
  const jumpers = lifters ? jumpersOf(state, side) : [];
  if (jumpers.length === 0) return undefined;
  const open = openCities(world, state, side);
  let best: Hex | undefined;
  let most = 0;
  for (const hex of baseHexes(state, side)) {
    const turns = jumpers.map((no) => Math.ceil(distance(world.board.grid, (state.units[no] as Unit).at, hex) / MARCH));
    const part = turns.reduce((sum, one) => sum + (one > TURNS ? 0 : 1 - 0.3 * one), 0);
    if (part === 0 || state.units[baseAt(state, side, hex) ?? -1]?.isolated === true) continue;
    const prospects = prospectsOf(world, state, side, open, hex);
    const worth = prospects < WORTH_GATHERING ? 0 : prospects * part;
    if (worth > most) [best, most] = [hex, worth];
  }
  return best;
}
