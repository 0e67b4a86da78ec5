import { type Budget, newPurse, type Purse } from '#ai/budget.ts';
import type { Side, State } from '../types.ts';
import { inactive } from '../units.ts';

/** Part of the time after which nothing new is evaluated, so that the last evaluation can finish. */
const NEARLY = 0.9;

/** The time of one turn: a purse for all decisions of a side in it, also while the enemy acts; set-up has one of its own. */
export function turnPurse(): (state: State, budget: Budget) => Purse {
  let purse = newPurse(NEARLY);
  let turn = '';
  return (state, budget) => {
    const now = `${state.turn} ${state.frames.at(-1)?.at === 'setup'}`;
    if (now !== turn) {
      purse = newPurse(NEARLY);
      turn = now;
    }
    purse.open(budget);
    return purse;
  };
}

const MOST = 0.4;
const EARLY = 1.5;
/** Share for decisions beside the activations. */
const ASIDE = 0.04;

/** Part of what is left of a turn's time that one decision may take: the hexes that can still act will ask for the rest. */
export function decisionShare(state: State, side: Side): number {
  const at = state.frames.at(-1)?.at;
  if (at !== 'spend') return at === 'setup' ? MOST : ASIDE;
  const hexes = new Set<number>();
  for (const unit of state.units)
    if (unit.side === side && (unit.place === 'map' || unit.place === 'waits') && inactive(unit)) hexes.add(unit.at);
  return Math.min(MOST, EARLY / (hexes.size + 1));
}
