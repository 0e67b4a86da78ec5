import { msg, theSide } from '#core/message.ts';
import { advancePhase } from '#games/blitz/sequence.ts';
import type { Side } from '#games/blitz/types.ts';
import type { World } from '#games/blitz/world.ts';
import { type BlitzStep, unexpected } from '#games/blitz/step.ts';

/** O24.1: Blue rolls, even if Red moves first (M90.65). */
const ROLLS: Side = 'blue';

/** O80.1: the weather of the turn. */
export const weatherStep = (world: World): BlitzStep<'weather'> => ({
  rule: world.rules.weather.phase ?? 'O80.1',
  commands: ['rollWeather'],
  side: () => ROLLS,
  asks: (state) => msg`${theSide(ROLLS)} rolls for the weather of turn ${state.turn}`,
  *legal() {
    yield { do: 'rollWeather' };
  },
  sample: () => ({ do: 'rollWeather' }),
  check: (_state, _frame, command) => (command.do === 'rollWeather' ? undefined : unexpected(command)),
  play(state, _frame, command, emit, dice) {
    if (command.do !== 'rollWeather') return unexpected(command);
    const die = dice.roll(6, `turn ${state.turn} weather`);
    emit(world.rules.weather.roll({ state, die }));
    advancePhase(world, state, emit);
  },
});
