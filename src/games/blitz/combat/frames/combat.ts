import { objection } from '#core/objection.ts';
import { msg, these, theSide } from '#core/message.ts';
import { fight } from '../rules/fight.ts';
import { advancePhase } from '#games/blitz/sequence.ts';
import type { Battle } from '#games/blitz/types.ts';
import type { World } from '#games/blitz/world.ts';
import { type BlitzStep, unexpected } from '#games/blitz/step.ts';

/** B80.6, T80.7: the mover chooses what is resolved next (B7.a6). */
export const combatStep = (world: World): BlitzStep<'combat'> => ({
  rule: world.phases.combat,
  commands: ['resolve'],
  side: (state) => state.mover,
  asks: (state) =>
    msg`${theSide(state.mover)} resolves one of the battles ${these(
      state.battles.map((battle) => battle.no),
      ', ',
    )}`,
  *legal(state) {
    for (const battle of state.battles) yield { do: 'resolve', battle: battle.no };
  },
  sample: (state, _frame, choose) => ({ do: 'resolve', battle: state.battles[choose(state.battles.length)]?.no ?? 0 }),
  check(state, _frame, command) {
    if (command.do !== 'resolve') return unexpected(command);
    return state.battles.some((battle) => battle.no === command.battle)
      ? undefined
      : objection(world.phases.combat, msg`there is no battle ${command.battle} to resolve`);
  },
  play(state, _frame, command, emit, dice) {
    if (command.do !== 'resolve') return unexpected(command);
    const battle = state.battles.find((one) => one.no === command.battle) as Battle;
    fight(world, state, battle, emit, dice);
  },
  settle(state, _frame, emit) {
    if (state.battles.length > 0) return false;
    advancePhase(world, state, emit);
    return true;
  },
});
