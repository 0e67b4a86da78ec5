import type { Module } from '#core/rulebook.ts';
import { add, ratio, type Term, times } from '#core/terms.ts';
import type { QUESTIONS } from '#games/gamex/questions.ts';
import { ZERO } from '#games/gamex/ratio.ts';
import type { State, Unit } from '#games/gamex/types.ts';
import { kindOf, passengerOf } from '#games/gamex/units.ts';
import { msg } from '#games/gamex/words.ts';
import type { World } from '#games/gamex/world.ts';
import { reachOf } from '../fire/direct.ts';
import { FIRE_MODES, firingTerms, rangeTo } from '../fire/strength.ts';

/** Infantry that rides on an open carrier, if any (X13.1, X14.1). */
export function openlyCarried(world: World, state: State, carrier: Unit): Unit | undefined {
  if (kindOf(world, carrier).code !== 'C(I)') return undefined;
  const rider = passengerOf(state, carrier);
  return rider && kindOf(world, rider).weapon === 'I' && kindOf(world, rider).load === 'infantry' ? rider : undefined;
}

/** Mounted infantry fire (X13): half of what the passenger has, with its own row of the chart. */
export const mountedFire: Module<typeof QUESTIONS> = {
  id: 'mountedFire',
  layer: 'option',
  answers: {
    joins({ world, state, unit, plan, treated }) {
      const rider = openlyCarried(world, state, unit);
      if (!rider) return [];
      const kind = kindOf(world, rider);
      // X2.1c, ruling: beyond its own range it adds nothing.
      const short = FIRE_MODES.has(plan.mode) && rangeTo(world, unit.at, plan.at) > reachOf(world, rider);
      const terms: Term[] = short
        ? [times('X2.1c', msg`out of range`, ZERO)]
        : firingTerms(world, { ...rider, at: unit.at }, plan, treated);
      return [{ rule: 'X13.1', what: { unit: rider.id }, base: ratio(kind.as, 2), terms }];
    },
    defence({ world, state, unit }) {
      const rider = openlyCarried(world, state, unit);
      return rider ? [add('X13.1', msg`mounted infantry`, ratio(kindOf(world, rider).ds, 2))] : [];
    },
  },
};
