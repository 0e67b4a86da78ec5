import { friendly, friendlyCount } from '#games/blitz/countries/rules/cities.ts';
import { other, type Side, sizeOf, type State, type Unit } from '#games/blitz/types.ts';
import type { Puzzle } from './puzzle.ts';

/** Value of a position to the solving side: see Count. */

const inPlay = ({ place }: Unit): boolean => place === 'map' || place === 'sea' || place === 'air';

export function factorsOf(state: State, side: Side): number {
  let sum = 0;
  for (const unit of state.units) if (unit.side === side && inPlay(unit)) sum += sizeOf(unit);
  return sum;
}

/** Loss of a side that resigned: all it has. */
function resigned(state: State, side: Side): number {
  const { outcome } = state;
  return outcome?.rule === 'B80.11' && outcome.winner === other(side) ? -factorsOf(state, side) : 0;
}

export function measure({ game, counts, solves, start }: Puzzle, state: State): number {
  const { world } = game;
  const enemy = other(solves);
  let value = resigned(state, solves);
  for (const count of counts) {
    switch (count.of) {
      case 'factors': {
        const own = factorsOf(state, solves) - factorsOf(start, solves);
        const theirs = factorsOf(state, enemy) - factorsOf(start, enemy);
        value += count.weight * (own - theirs);
        break;
      }
      case 'cities':
        value += count.weight * (friendlyCount(world, state, solves) - friendlyCount(world, state, enemy));
        value -= count.weight * (friendlyCount(world, start, solves) - friendlyCount(world, start, enemy));
        break;
      case 'city':
        if (friendly(world, state, solves, count.hex)) value += count.weight;
        break;
      case 'unit':
        // Counted once it is gone: a gain where it is the enemy's, a loss where it is one's own.
        if (!inPlay(state.units[count.unit] as Unit))
          value += state.units[count.unit]?.side === solves ? -count.weight : count.weight;
        break;
    }
  }
  return value;
}

/** Is the question over? */
export function isOver({ start, until }: Puzzle, state: State): boolean {
  if (state.outcome || state.frames.length === 0) return true;
  if (state.mover === start.mover && state.turn === start.turn) return false;
  return until === 'turn' || state.mover === start.mover;
}

/** True if only factors count, so that places after the last battle do not matter. */
export const factorsOnly = ({ counts }: Puzzle): boolean => counts.every((count) => count.of === 'factors');
