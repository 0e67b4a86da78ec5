import { contacts } from '../../blitz/declaration.ts';
import type { Blitz } from '../../blitz/open.ts';
import { isGround, sizeOf, type State } from '../../blitz/types.ts';
import { distance } from '../../hex/grid.ts';
import type { Hex } from '../../hex/hex.ts';

/** The most that battles can bring the mover, to leave out what cannot be the best. */

/** How far somebody who fights may come in the course of it, and how far his zone of control reaches from there. */
const FIGHTING = 5;
const STANDING = 1;
/** What a city hex can bring beyond what it is counted for on purpose: see valueOf. */
const BESIDES = 4;
/** More than a game can be worth. */
const GAME = 400;

/** Nothing but battles takes anybody off the map: no minor countries, no supply, nobody in the air or at sea. */
export const isPlain = ({ world }: Blitz, { units, short }: State): boolean =>
  world.minors.length === 0 &&
  !short &&
  units.every((unit) => isGround(unit) && unit.place !== 'sea' && unit.aim === undefined && unit.isolated !== true);

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
    else if (unit.place !== 'lost') safe = true;
  }
  if (!safe && gain > 0) gain += GAME;
  const fighters = [...fighting.map(({ unit }) => unit.at), ...struck];
  const others = state.units.flatMap((unit) => (unit.side === state.mover && unit.place === 'map' ? [unit.at] : []));
  const isNear = (hex: Hex, from: readonly Hex[], most: number): boolean =>
    from.some((one) => distance(grid, one, hex) <= most);
  for (const hex of cityHexes)
    if (isNear(hex, others, STANDING) || isNear(hex, fighters, FIGHTING)) gain += 2 * city + BESIDES;
  return gain;
}
