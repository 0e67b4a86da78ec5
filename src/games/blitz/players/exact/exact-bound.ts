import { friendlyCount } from '#games/blitz/countries/rules/cities.ts';
import { contacts } from '#games/blitz/combat/rules/declaration.ts';
import type { Blitz } from '#games/blitz/open.ts';
import { other, sizeOf, type State, type Unit } from '#games/blitz/types.ts';
import { isGround } from '#games/blitz/kinds.ts';
import { distance } from '#hex/grid.ts';
import type { Hex } from '#hex/hex.ts';
import { enoughFor } from '../search/value.ts';

/** The most that battles can bring the mover, to leave out what cannot be the best. */

/** Distances a unit in combat may still advance or retreat, and that a zone of control reaches beyond it. */
const FIGHTING = 5;
const STANDING = 1;
/** Most a city hex can bring beyond its plain value: see valueOf. */
const BESIDES = 4;
/** More than a game can be worth. */
const GAME = 400;

/** True if only battles remove units from the map: no minor countries, no supply, no units in the air or at sea. */
export const isPlain = ({ world }: Blitz, { units, short }: State): boolean =>
  world.minors.length === 0 &&
  !short &&
  units.every((unit) => isGround(unit) && unit.place !== 'sea' && unit.aim === undefined && unit.isolated !== true);

/** B5.1: units of later turns save a side from defeat no more than units that have left the game. */
const isSafe = ({ place, due }: Unit, { turn }: State): boolean =>
  place === 'waiting' ? due <= turn : place !== 'lost' && place !== 'gone';

/**
 * Upper bound of the gain from more cities: their own worth, the winning number (B5.3), and the game itself where it
 * ends here.
 */
function citiesBring({ world }: Blitz, state: State, city: number, cities: number): number {
  const { mover, turn } = state;
  const { lastTurn, cities: wins } = world.terms;
  const plain = cities * (2 * city + BESIDES);
  if (lastTurn === 0 || cities === 0) return plain;
  const left = Math.max(lastTurn - turn, 0);
  const own = friendlyCount(world, state, mover);
  const his = friendlyCount(world, state, other(mover));
  const shift = (from: number): number => enoughFor(from + cities, wins, left) - enoughFor(from, wins, left);
  return plain + shift(own) + shift(his - cities) + (left === 0 ? GAME : 0);
}

/** From a position in which the battles are to be declared. */
export function mostGain(game: Blitz, state: State, city: number): number {
  if (!isPlain(game, state) || state.avs.length > 0) return Number.POSITIVE_INFINITY;
  const { world } = game;
  const { grid, cityHexes } = world.board;
  const fighting = contacts(world, state);
  const struck = new Set(fighting.flatMap(({ touches }) => touches));
  let gain = 0;
  let safe = false;
  for (const unit of state.units) {
    if (unit.side === state.mover) continue;
    if (unit.place === 'map' && struck.has(unit.at)) gain += sizeOf(unit);
    else if (isSafe(unit, state)) safe = true;
  }
  if (!safe && gain > 0) gain += GAME;
  const fighters = [...fighting.map(({ unit }) => unit.at), ...struck];
  const others = state.units.flatMap((unit) => (unit.side === state.mover && unit.place === 'map' ? [unit.at] : []));
  const isNear = (hex: Hex, from: readonly Hex[], most: number): boolean =>
    from.some((one) => distance(grid, one, hex) <= most);
  const near = cityHexes.filter((hex) => isNear(hex, others, STANDING) || isNear(hex, fighters, FIGHTING));
  return gain + citiesBring(game, state, city, near.length);
}
