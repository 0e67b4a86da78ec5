import { friendlyCount } from './cities.ts';
import { fieldOf } from './field.ts';
import { other, type Outcome, type Side, SIDES, type State } from './types.ts';
import type { World } from './world.ts';

/**
 * B5.1: nothing on the map and nothing due but held back. A reinforcement is due once a player turn of its owner
 * has begun in which it could have entered; units of later turns save nobody.
 */
export function isWipedOut(state: State, side: Side): boolean {
  const begun = side === 'blue' || state.mover === 'red' ? state.turn : state.turn - 1;
  return !state.units.some(
    (unit) => unit.side === side && (unit.place === 'map' || (unit.place === 'waiting' && unit.due <= begun)),
  );
}

/** B5.2: does a side hold every city hex of the enemy's home country? Without such a hex there is nothing to hold. */
export function holdsEnemyHome(world: World, state: State, side: Side): boolean {
  const hexes = world.board.homeCityHexes[other(side)];
  const field = fieldOf(world.board, state.units);
  return hexes.length > 0 && hexes.every((hex) => world.rules.holdsForVictory({ state, field, side, hex }));
}

/** B5.2: the chains of player-turn ends after this one. */
export function streaksAfter(world: World, state: State): { blue: number; red: number } {
  const next = (side: Side) => (holdsEnemyHome(world, state, side) ? state.streak[side] + 1 : 0);
  return { blue: next('blue'), red: next('red') };
}

const CHAIN = 3;

function decided(winners: readonly Side[], rule: string, because: (winner: Side) => string): Outcome | undefined {
  const [winner, both] = winners;
  if (!winner) return undefined;
  return both
    ? { winner: 'draw', rule, because: `both sides: ${because(winner)}` }
    : { winner, rule, because: because(winner) };
}

/** B5.4: the checks at the end of a player turn, in their order. */
export function outcomeAtEnd(world: World, state: State): Outcome | undefined {
  const wiped = decided(
    SIDES.filter((side) => isWipedOut(state, other(side))),
    'B5.1',
    (winner) => `${other(winner)} has no unit on the map and none held back`,
  );
  if (wiped) return wiped;
  const chain = decided(
    SIDES.filter((side) => state.streak[side] >= CHAIN),
    'B5.2',
    (winner) => `${winner} has held every home city hex of ${other(winner)} for a complete turn`,
  );
  if (chain) return chain;
  if (world.terms.lastTurn === 0 || state.turn < world.terms.lastTurn || state.mover !== 'red') return undefined;
  const counts = { blue: friendlyCount(world, state, 'blue'), red: friendlyCount(world, state, 'red') };
  const winners = SIDES.filter((side) => counts[side] > world.terms.cities);
  const tally = `${counts.blue} city hexes for blue, ${counts.red} for red, more than ${world.terms.cities} win`;
  if (winners.length === 1) return { winner: winners[0] as Side, rule: 'B5.3', because: tally };
  return { winner: 'draw', rule: 'B5.3', because: tally };
}
