// `npx tsx test/playthroughs/make-presets.ts`: the games of presets.ts played and written to games/presets, those that
// are there already left alone but for those that are named: `m71.1`, or the beginning of names, `m71 war`. Of a game the
// first that tells of all it must is taken, whether rules or computers have changed since or not. Records of the small ones are
// on the shelf: `npx tsx test/archive/make.ts 2026-11 m71`.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { isFault } from '#games/blitz/text/commands/command-text.ts';
import { readCommand } from '#games/blitz/text/commands/lenient.ts';
import { writePosition } from '#games/blitz/text/position/position-write.ts';
import { describeEvents } from '#games/blitz/text/log/event-text.ts';
import type { Blitz } from '#games/blitz/open.ts';
import type { BlitzEvent, Side, State } from '#games/blitz/types.ts';
import { openLimited, playGame } from '#cli/play.ts';
import { withRules } from '#core/record/log-entry.ts';
import type { Entry } from '#core/record/record.ts';
import { boxOf, openPosition } from '../games/blitz/game.ts';
import { describeFault } from '#core/notation/notation.ts';
import { isPosition, parsePosition } from '#games/blitz/text/position/position-text.ts';
import { arenaOf, openText } from '../laws/arena.ts';
import { ENDS, playByTheLaws } from '../laws/course.ts';
import { LIBRARY } from '../laws/library.ts';
import { CONTINENT_GAMES, type ContinentGame, PRESET_GAMES, type PresetGame, presetText } from './presets.ts';
import { fresh } from './transcript.ts';

const HOME = join(import.meta.dirname, 'games/presets');
const { positionals: named } = parseArgs({ allowPositionals: true });

/** Seeds looked at before a game is given up. */
const SEEDS = 400;

function small(preset: PresetGame): string {
  const { tells, most = 600, name } = preset;
  let best: readonly string[] = tells;
  for (let { seed } = preset; seed < preset.seed + SEEDS; seed++) {
    const text = presetText({ ...preset, seed });
    // Not every war can be fought on every small map.
    if (!isPosition(parsePosition(text, LIBRARY))) continue;
    const arena = arenaOf(openText(text));
    // A first look without the laws, which take their time.
    const { steps } = playByTheLaws({ ...arena, laws: [] }, { seed, most, every: most });
    const missing = untold(arena.game, steps, tells);
    if (missing.length < best.length) best = missing;
    if (missing.length > 0) continue;
    const course = playByTheLaws(arena, { seed, most, every: 20 });
    // Games that do not end within so many commands are not taken.
    if (course.breach?.law === ENDS) continue;
    if (course.breach) throw new Error(`${name}: ${course.breach.law}: ${course.breach.message}`);
    return fresh(`Random game ${seed} of: ${preset.set ?? preset.game}`, arena.game, course.steps);
  }
  throw new Error(`${name}: no game of ${SEEDS} tells of all; the best is silent about ${best.join(', ')}`);
}

type Steps = Parameters<typeof fresh>[2];

/** Required words missing from the log. */
function untold(game: Blitz, steps: Steps, tells: readonly string[]): string[] {
  const told: string[] = [];
  let state = game.start;
  for (const { side, command, rolled } of steps) {
    const left = [...rolled];
    const played = game.play(state, side, command, { roll: () => left.shift() ?? 1 });
    told.push(command.do, ...describeEvents(game, state, played.events).map(withRules));
    state = played.state;
  }
  const story = told.join('\n');
  return tells.filter((words) => !story.includes(words));
}

function large({ name, scenario, options = [], turns, seed, from = 0, count, tells }: ContinentGame): string {
  const box = boxOf();
  const setup =
    options.length > 0 ? (box.kit.optioned?.(`scenario ${scenario}`, options) ?? '') : `scenario ${scenario}`;
  const opened = openLimited(box, setup, turns, scenario);
  const history = playGame(opened, {}, { blue: 'regular', red: 'regular' }, seed);
  const game = openPosition(history.setup, LIBRARY, scenario);
  const entries = history.entries as unknown as readonly Entry<BlitzEvent, Side>[];
  const states: State[] = [game.start];
  const said = entries.map(({ events, command }, i) => {
    const state = states[i] as State;
    states.push(game.fold(state, events));
    return [command, ...describeEvents(game, state, events).map(withRules)].join('\n');
  });
  const first = windowOf(said, from, count, tells);
  if (first === undefined)
    throw new Error(`${name}: no ${count} commands in a row tell of all: ${rarest(said, tells)}`);
  const part = openText(writePosition(game.position, states[first]));
  const steps = entries.slice(first, first + count).map(({ side, command, dice }, i) => {
    const read = readCommand(game.world, states[first + i] as State, command);
    if (isFault(read)) throw new Error(`${command}: ${describeFault(read)}`);
    return { side, command: read.command, rolled: dice ?? [] };
  });
  const commands = `commands ${first + 1} to ${first + steps.length}`;
  return fresh(`${scenario} to turn ${turns}, regular v regular, seed ${seed}, ${commands}`, part, steps);
}

/** The first commands of so many in a row that tell of all. */
function windowOf(said: readonly string[], from: number, count: number, tells: readonly string[]): number | undefined {
  for (let first = from; first === from || first + count <= said.length; first++) {
    const story = said.slice(first, first + count).join('\n');
    if (tells.every((words) => story.includes(words))) return first;
  }
  return undefined;
}

/** Place of each required word in the log. */
const rarest = (said: readonly string[], tells: readonly string[]): string =>
  tells
    .map(
      (words) =>
        `${words} at ${said
          .flatMap((one, i) => (one.includes(words) ? [i] : []))
          .slice(0, 12)
          .join(' ')}`,
    )
    .join('; ');

mkdirSync(HOME, { recursive: true });
for (const game of [...PRESET_GAMES, ...CONTINENT_GAMES]) {
  const file = join(HOME, `${game.name}.script`);
  if (existsSync(file) && !named.some((beginning) => game.name.startsWith(beginning))) continue;
  if (named.length > 0 && !named.some((beginning) => game.name.startsWith(beginning))) continue;
  const since = performance.now();
  writeFileSync(file, 'scenario' in game ? large(game) : small(game));
  console.log(`${game.name}: ${Math.round(performance.now() - since)} ms`);
}
