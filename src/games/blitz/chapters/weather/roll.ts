import { say, theSide } from '../../../../core/say.ts';
import { goOn } from '../../sequence.ts';
import { WEATHER_TABLE } from '../combat/tables.ts';
import { type Weather, WEATHERS, type Side } from '../../types.ts';
import type { World } from '../../world.ts';
import { type BlitzStep, unexpected } from '../../step.ts';

/** O24.2: the columns repeat after turn 20. */
export function weatherColumn(turn: number): string {
  return WEATHER_TABLE.columns[Math.floor((turn - 1) / 5) % WEATHER_TABLE.columns.length] ?? '1-5';
}

export const weatherOf = (turn: number, die: number): Weather =>
  WEATHERS.find((one) => one === WEATHER_TABLE.at(die, weatherColumn(turn))) ?? 'clear';

/** O24.1: Blue rolls, even if Red moves first (M90.65). */
const ROLLS: Side = 'blue';

/** O80.1: the weather of the turn. */
export const weatherStep = (world: World): BlitzStep<'weather'> => ({
  rule: 'O80.1',
  commands: ['rollWeather'],
  side: () => ROLLS,
  asks: (state) => say`${theSide(ROLLS)} rolls for the weather of turn ${state.turn}`,
  *legal() {
    yield { do: 'rollWeather' };
  },
  sample: () => ({ do: 'rollWeather' }),
  check: (_state, _frame, command) => (command.do === 'rollWeather' ? undefined : unexpected(command)),
  play(state, _frame, command, emit, dice) {
    if (command.do !== 'rollWeather') return unexpected(command);
    const die = dice.roll(6, `turn ${state.turn} weather`);
    emit({ is: 'weather', die, weather: weatherOf(state.turn, die) });
    goOn(world, state, emit);
  },
});
