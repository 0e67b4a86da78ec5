import { type Budget, newPurse, type Purse } from '#ai/budget.ts';
import type { State } from '../types.ts';

/** Part of the time after which nothing new is evaluated, so that the last evaluation can finish. */
const NEARLY = 0.9;

/** The time of one impulse: a purse for all its decisions, and for those while the enemy's next one lasts. */
export function impulsePurse(): (state: State, budget: Budget) => Purse {
  let purse = newPurse(NEARLY);
  let turn = 0;
  return (state, budget) => {
    if (state.frames.at(-1)?.at === 'impulse' || state.turn !== turn) {
      purse = newPurse(NEARLY);
      turn = state.turn;
    }
    purse.open(budget);
    return purse;
  };
}
