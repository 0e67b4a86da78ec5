import { isOverseas } from '#games/blitz/countries/rules/cities.ts';
import { planOf } from '#games/blitz/economy/production/plans.ts';
import type { Tell } from './phase.ts';
import { lastOfTurn } from '#games/blitz/turns.ts';
import type { Side, State } from '#games/blitz/types.ts';
import type { World } from '#games/blitz/world.ts';

/** M9.2: the end of a turn in which a side's centres build. */
export function builds(who: (mover: Side) => Side) {
  return (world: World, state: State): boolean =>
    world.rules.production.cycle > 0 &&
    lastOfTurn(world.terms, state) &&
    state.turn % world.rules.production.cycle === 0 &&
    (isOverseas(world, who(state.mover)) ||
      (state.centres ?? []).some((one) => one.side === who(state.mover) && !one.unowned));
}

export function himself(mover: Side): Side {
  return mover;
}

/** M9.20: has a side centres to plan for? */
export function plansAhead(who: (mover: Side) => Side) {
  return (world: World, state: State): boolean =>
    world.rules.production.orders === 'ahead' &&
    (isOverseas(world, who(state.mover)) || (state.centres ?? []).some((one) => one.side === who(state.mover)));
}

export function plansOn(who: (mover: Side) => Side) {
  const [cycle, plans] = [builds(who), plansAhead(who)];
  return (world: World, state: State): boolean => plans(world, state) && cycle(world, state);
}

/** M9.20: what was written two cycles before is told. */
export function opensPlan(who: (mover: Side) => Side) {
  return (_world: World, state: State, emit: Tell): void => {
    const plan = planOf(state, who(state.mover), state.turn);
    if (plan?.builds) emit({ is: 'planOpened', plan: { ...plan, open: true } });
  };
}
