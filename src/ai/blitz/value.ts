import { controllerOf, friendlyCount } from '../../blitz/cities.ts';
import { other, type Side, sizeOf, type State } from '../../blitz/types.ts';
import type { World } from '../../blitz/world.ts';

/** What a position is worth to a side, in factors, with nobody's next move looked at. */

/** A game won outweighs everything on the map. */
const WON = 150;
/** What a city hex counts for early on; more and more towards the end, when only cities count (B5.3). */
const CITY = 1.5;
const LATE_CITY = 4;

function factorsOf(state: State, side: Side): number {
  let sum = 0;
  for (const unit of state.units) {
    if (unit.side === side && (unit.place === 'map' || unit.place === 'sea')) sum += sizeOf(unit);
  }
  return sum;
}

export function valueOf(world: World, state: State, side: Side): number {
  const enemy = other(side);
  const { winner } = state.outcome ?? {};
  const won = winner === side ? WON : winner === enemy ? -WON : 0;
  let cities = 0;
  for (const hex of world.board.cityHexes) {
    const holder = controllerOf(world.board, state.control, hex);
    if (holder === side) cities++;
    else if (holder === enemy) cities--;
  }
  const contested = friendlyCount(world, state, side) - friendlyCount(world, state, enemy);
  const last = world.terms.lastTurn;
  const late = last === 0 ? 0 : Math.max(0, 1 - (last - state.turn) / 5);
  const city = CITY + (LATE_CITY - CITY) * late;
  return won + factorsOf(state, side) - factorsOf(state, enemy) + (city * (cities + contested)) / 2;
}
