import type { Emit } from '#core/play.ts';
import type { Module } from '#core/rulebook.ts';
import { type Decision, sideOfFrame } from '#games/gamex/decision.ts';
import type { QUESTIONS } from '#games/gamex/questions.ts';
import type { GamexEvent, State } from '#games/gamex/types.ts';
import { underWay, unitNamed, unitOf } from '#games/gamex/units.ts';
import { msg, theUnit } from '#games/gamex/words.ts';
import type { World } from '#games/gamex/world.ts';
import { placeFault } from '../move/price.ts';
import { openlyCarried } from './mounted-fire.ts';

/** Bail-out (X14): infantry jumps off an open carrier that has just been disrupted. */

export const bailOut: Module<typeof QUESTIONS> = {
  id: 'bailOut',
  layer: 'option',
  answers: {
    pauses: () => ['bailOut'],
    jumps({ world, state, unit: id }) {
      const unit = unitNamed(world, state, id);
      // X10.3a, ruling: no jumping into the sea.
      return unit?.place === 'map' && unit.sea !== true && openlyCarried(world, state, unit) ? [id] : [];
    },
  },
};

/** The owner is asked before anything else happens, if stacking lets the passenger off. */
export function askToJump(world: World, state: State, emit: Emit<GamexEvent>): boolean {
  const [carrier] = state.bailing ?? [];
  if (carrier === undefined) return false;
  emit({ is: 'bailAsked', carrier });
  const unit = unitOf(world, state, carrier);
  const rider = unit.place === 'map' ? openlyCarried(world, state, unit) : undefined;
  if (rider && !placeFault(world, state, rider, unit.at, unit.inside === true, false))
    emit({ is: 'push', frame: { at: 'bailOut', side: unit.side, carrier, unit: rider.id } });
  return true;
}

export const bailOutDecision = (world: World): Decision<'bailOut'> => ({
  rule: 'X14.1',
  commands: ['bailOut', 'decline'],
  side: sideOfFrame,
  asks: (_state, { carrier, unit }) =>
    msg`${theUnit(carrier)} is disrupted: bailOut lets ${theUnit(unit)} jump off, disrupted too, or decline`,
  *legal() {
    yield { do: 'bailOut' };
    yield { do: 'decline' };
  },
  sample: (_state, _frame, choose) => (choose(2) === 0 ? { do: 'bailOut' } : { do: 'decline' }),
  check: () => undefined,
  play(state, { carrier, unit }, command, emit) {
    emit({ is: 'pop' });
    if (command.do === 'bailOut')
      emit({ is: 'bailed', unit, carrier, moved: underWay(state, unitOf(world, state, carrier)) });
  },
});
