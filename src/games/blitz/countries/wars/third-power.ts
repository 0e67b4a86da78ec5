import { objection } from '#core/objection.ts';
import { msg, theHex, theSide } from '#core/message.ts';
import { countryRole } from '#games/blitz/board.ts';
import { isPassive } from '#games/blitz/countries/rules/nations.ts';
import type { ClosedHex } from '#games/blitz/questions.ts';
import { advancePhase } from '#games/blitz/sequence.ts';
import { type BlitzStep, unexpected } from '#games/blitz/step.ts';
import type { Side } from '#games/blitz/types.ts';
import type { World } from '#games/blitz/world.ts';
import type { ModuleCard, Source } from '#games/blitz/modules/card.ts';

/** M17.f: the minors under the player of a power that keeps out of the war until a die, or the enemy, brings it in. */

const NOTHING: readonly ClosedHex[] = [];

export function thirdPower({ board }: Source, third: Side): ReturnType<ModuleCard['answers']> {
  const abroad: readonly ClosedHex[] = [...board.country.keys()]
    .filter((hex) => board.land[hex] === 1 && countryRole(board, hex) !== third)
    .map((hex) => ({
      hex,
      why: objection('M17.f.4', msg`${theHex(board.grid, hex)} is abroad: ${theSide(third)} is not in the war yet`),
    }));
  return {
    // M15.16: guerillas are of their own country.
    closes: ({ state, side, nation, irregular }) =>
      side === third && nation === undefined && !irregular && isPassive(state, board, third) ? abroad : NOTHING,
    attack: ({ unit }) => (unit.passive ? objection('M17.f.4', msg`${unit} is not in the war yet`) : undefined),
    // Inside the country they move and wait for whoever comes into it (M17.f.5).
    grounded: ({ unit, to, standsBy }) =>
      unit.passive && !standsBy && (to === undefined || countryRole(board, to) !== third)
        ? objection('M17.f.4', msg`${unit} is not in the war yet`)
        : undefined,
    boards: ({ unit }) => (unit.passive ? objection('M17.f.4', msg`${unit} is not in the war yet`) : undefined),
  };
}

const CALLED = 6;

/** M80.10, M17.f.5: a die at the beginning of each turn. */
export const activationStep = (world: World): BlitzStep<'activation'> => ({
  rule: 'M80.10',
  commands: ['rollActivation'],
  side: () => world.opening.third ?? 'red',
  asks: (state) =>
    msg`${theSide(world.opening.third ?? 'red')} rolls in turn ${state.turn}: a 6 brings his own army into the war`,
  *legal() {
    yield { do: 'rollActivation' };
  },
  sample: () => ({ do: 'rollActivation' }),
  check: (_state, _frame, command) => (command.do === 'rollActivation' ? undefined : unexpected(command)),
  play(state, _frame, command, emit, dice) {
    if (command.do !== 'rollActivation') return unexpected(command);
    const die = dice.roll(6, `turn ${state.turn} activation`);
    emit({ is: 'activation', die, ...(die === CALLED ? { from: state.turn + 1 } : {}) });
    advancePhase(world, state, emit);
  },
});
