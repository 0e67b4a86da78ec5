// `npx tsx test/playthroughs/make-presets.ts`: the games of presets.ts played and written to games/presets, those that
// are there already left alone. Computers that have learned something since play other games on the continent.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isFault, parseCommand } from '../../src/games/blitz/text/commands/command-text.ts';
import { writePosition } from '../../src/games/blitz/text/position/position-write.ts';
import type { BlitzEvent, Side, State } from '../../src/games/blitz/types.ts';
import { openLimited, playGame } from '../../src/cli/play.ts';
import type { Entry } from '../../src/core/record.ts';
import { boxOf, openPosition } from '../games/blitz/opening.ts';
import { describeFault } from '../../src/core/notation.ts';
import { arenaOf, openText } from '../laws/arena.ts';
import { playByTheLaws } from '../laws/course.ts';
import { LIBRARY } from '../laws/library.ts';
import { CONTINENT_GAMES, type ContinentGame, PRESET_GAMES, type PresetGame, presetText } from './presets.ts';
import { fresh } from './transcript.ts';

const HOME = join(import.meta.dirname, 'games/presets');

function small(preset: PresetGame): string {
  const arena = arenaOf(openText(presetText(preset)));
  const { seed } = preset;
  const course = playByTheLaws(arena, { seed, most: 600, every: 20 });
  if (course.breach) throw new Error(`${preset.name}: ${course.breach.law}: ${course.breach.message}`);
  return fresh(`Random game ${seed} of: ${preset.set ?? preset.game}`, arena.game, course.steps);
}

function large({ scenario, turns, seed, from, count }: ContinentGame): string {
  const opened = openLimited(boxOf(), `scenario ${scenario}`, turns, scenario);
  const course = playGame(opened, {}, { blue: 'regular', red: 'regular' }, seed);
  const game = openPosition(course.setup, LIBRARY, scenario);
  const entries = course.entries as unknown as readonly Entry<BlitzEvent, Side>[];
  let state: State = game.fold(
    game.start,
    entries.slice(0, from).flatMap(({ events }) => events),
  );
  const part = openText(writePosition(game.position, state));
  const steps = entries.slice(from, from + count).map(({ side, command, dice, events }) => {
    const read = parseCommand(game.world, state, command);
    if (isFault(read)) throw new Error(`${command}: ${describeFault(read)}`);
    state = game.fold(state, events);
    return { side, command: read.command, rolled: dice ?? [] };
  });
  const commands = `commands ${from + 1} to ${from + steps.length}`;
  return fresh(`${scenario} to turn ${turns}, regular v regular, seed ${seed}, ${commands}`, part, steps);
}

mkdirSync(HOME, { recursive: true });
for (const game of [...PRESET_GAMES, ...CONTINENT_GAMES]) {
  const file = join(HOME, `${game.name}.script`);
  if (existsSync(file)) continue;
  writeFileSync(file, 'scenario' in game ? large(game) : small(game));
}
