import type { Emit } from '#core/play.ts';
import type { Module } from '#core/rulebook.ts';
import type { QUESTIONS } from '#games/gamex/questions.ts';
import type { GamexEvent, Side, State } from '#games/gamex/types.ts';

/** Events that last (X24.6.t): who feels which. */

export const chaos: Module<typeof QUESTIONS> = {
  id: 'chaos',
  layer: 'option',
  answers: { pauses: () => ['cards'] },
};

export const isInForce = ({ chaos: now }: State, event: string, side: Side): boolean =>
  now?.force.some((one) => one.event === event && one.side === side) ?? false;

/** E07: counts for both sides, whoever drew it. */
export const isHazy = ({ chaos: now }: State): boolean => now?.force.some(({ event }) => event === 'E07') ?? false;

/** E02, E03, E19, by what they change the next pool. */
export const POOLS: Readonly<Record<string, number>> = { E02: 2, E03: -2, E19: -1 };

/** The pool a die gives: what adds comes first, what takes away leaves a point. */
export function nextPool(state: State, side: Side, die: number, emit: Emit<GamexEvent>): number {
  let more = 0;
  let less = 0;
  for (const { event, side: whose } of state.chaos?.force ?? []) {
    const by = whose === side ? (POOLS[event] ?? 0) : 0;
    if (by > 0) more += by;
    else less -= by;
    if (by !== 0) emit({ is: 'forceSpent', event, side });
  }
  return less > 0 ? Math.max(1, die + more - less) : die + more;
}
