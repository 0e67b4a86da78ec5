import { type Budget, newPurse, type Purse } from '#ai/budget.ts';
import type { State } from '../types.ts';

/** What is looked at when the time is up is still looked at to its end. */
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
