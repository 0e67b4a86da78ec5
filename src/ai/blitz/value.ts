import { controllerOf, friendlyCount } from '../../blitz/cities.ts';
import { other, type Side, sizeOf, type State } from '../../blitz/types.ts';
import type { World } from '../../blitz/world.ts';

/** What a position is worth to a side, in factors, with nobody's next move looked at. */

/** A game won outweighs everything on the map. */
const WON = 150;
/** What a city hex counts for by itself. */
export const CITY = 1.5;
/** What it counts for to be above the number of cities that wins (B5.3), or to keep the enemy from it. */
const ENOUGH = 60;

function factorsOf(state: State, side: Side): number {
  let sum = 0;
  for (const unit of state.units) {
    if (unit.side === side && (unit.place === 'map' || unit.place === 'sea')) sum += sizeOf(unit);
  }
  return sum;
}

/** The chance to end above the number that wins, as far as it can be told so many turns before. */
const chance = (cities: number, wins: number, turns: number): number =>
  1 / (1 + Math.exp(-(cities - wins - 0.5) / (0.7 + 0.7 * turns)));

export function valueOf(world: World, state: State, side: Side): number {
  const enemy = other(side);
  const { winner } = state.outcome ?? {};
  const won = winner === side ? WON : winner === enemy ? -WON : 0;
  let held = 0;
  for (const hex of world.board.cityHexes) {
    const holder = controllerOf(world.board, state.control, hex);
    if (holder === side) held++;
    else if (holder === enemy) held--;
  }
  const own = friendlyCount(world, state, side);
  const his = friendlyCount(world, state, enemy);
  const { lastTurn, cities } = world.terms;
  const left = lastTurn - state.turn;
  const enough = lastTurn === 0 || winner ? 0 : ENOUGH * (chance(own, cities, left) - chance(his, cities, left));
  return won + enough + factorsOf(state, side) - factorsOf(state, enemy) + (CITY * (held + own - his)) / 2;
}
