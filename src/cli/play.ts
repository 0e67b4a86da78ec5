import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { type PlayerName, playerNamed } from '../games/blitz/players/players.ts';
import type { Blitz } from '../games/blitz/open.ts';
import type { Library } from '../games/blitz/position.ts';
import { writePosition } from '../games/blitz/text/position-write.ts';
import type { BlitzEvent, Side, State } from '../games/blitz/types.ts';
import { seededDice } from '../core/dice.ts';
import { hashOf } from '../core/hash.ts';
import { closingOf, type Entry, type GameRecord, headerOf, playEntry, writeRecord } from '../core/record.ts';
import { Complaint, EXIT } from './complaint.ts';
import { asJson, fileTrouble, inputName, type Io, readInput } from './io.ts';
import { readLibrary } from './library.ts';
import { commandText, openPosition } from './open-game.ts';
import { progressOf } from './progress.ts';
import { columns, counted } from './table-text.ts';
import { english } from '../core/say.ts';

export interface PlayOptions {
  readonly blue: PlayerName;
  readonly red: PlayerName;
  readonly games: number;
  readonly seed: number;
  readonly scenario: string;
  readonly turns?: number;
  readonly save?: string;
  readonly json?: boolean;
  readonly quiet?: boolean;
  readonly data: readonly string[];
}

export interface PlayedGame {
  readonly seed: number;
  readonly winner: string;
  readonly rule: string;
  readonly because: string;
  readonly turns: number;
  readonly commands: number;
  readonly milliseconds: number;
  readonly bytes: number;
}

type BlitzRecord = GameRecord<BlitzEvent, Side>;

/** Each stream of chance of a game gets a seed of its own, so that dice do not depend on how players choose. */
const STREAMS = { blue: 0x5bd1e995, red: 0x2545f491 } as const;

/** The fingerprint of the board's text: a record can only be replayed on the board it was played on. */
export function boardPrint({ position }: Blitz, { boards }: Library): string {
  const { boardText } = position;
  return hashOf('name' in boardText ? (boards[boardText.name] ?? '') : boardText.inline);
}

/** T5.4: a game without a limit of turns is adjudicated after so many, or two computers would play for ever. */
const USUAL_END = 15;

export function openScenario(
  scenario: string,
  written: string | undefined,
  turns: number | undefined,
  library: Library,
): Blitz {
  const text = written ?? `scenario ${scenario}`;
  const game = openPosition(text, library, scenario);
  const { preset, terms } = game.position;
  if (preset === 'basic')
    return turns === undefined ? game : openPosition(`${text}\nturns ${turns}\n`, library, scenario);
  if (turns === undefined && terms.adjudicate > 0) return game;
  return openPosition(`${text}\nadjudicate ${turns ?? USUAL_END}\n`, library, scenario);
}

/** A whole game; `stop` is asked between commands and ends it early. */
export async function playGame(
  game: Blitz,
  about: Readonly<Record<string, unknown>>,
  players: Readonly<Record<Side, PlayerName>>,
  seed: number,
  stop: () => boolean = () => false,
  library?: Library,
): Promise<{ readonly record: BlitzRecord; readonly state: State }> {
  const dice = seededDice(seed);
  const sides = {
    blue: playerNamed(players.blue, seed ^ STREAMS.blue, library),
    red: playerNamed(players.red, seed ^ STREAMS.red, library),
  };
  const text = commandText(game);
  const setup = writePosition(game.position);
  const header = headerOf(game, { game: 'blitz', setup, about: { ...about, players }, dice: { kind: 'seed', seed } });
  const entries: Entry<BlitzEvent, Side>[] = [];
  let state = game.start;
  for (;;) {
    const prompt = game.prompt(state);
    if (!prompt || stop()) break;
    const command = sides[prompt.side].command(game, state);
    const objection = game.check(state, prompt.side, command);
    if (objection)
      throw new Error(
        `${players[prompt.side]} gave an illegal command: ${objection.rule} ${english(objection.because)}`,
      );
    const played = playEntry(game, text, { n: entries.length + 1, state, side: prompt.side }, command, dice);
    entries.push(played.entry);
    state = played.state;
    // Now and then the event loop gets its turn, so that Ctrl-C is heard.
    if (entries.length % 256 === 0) await setImmediate();
  }
  return { record: { header, entries, closing: closingOf(entries.length, game.outcome(state) !== undefined) }, state };
}

function summary(games: readonly PlayedGame[], milliseconds: number): string {
  const wins = new Map<string, number>();
  for (const { winner, rule } of games) wins.set(`${winner} ${rule}`, (wins.get(`${winner} ${rule}`) ?? 0) + 1);
  const sum = (of: (game: PlayedGame) => number) => games.reduce((total, game) => total + of(game), 0);
  const commands = sum((game) => game.commands);
  const mean = (total: number) => (games.length === 0 ? 0 : total / games.length);
  const perSecond = milliseconds > 0 ? Math.round((commands / milliseconds) * 1000) : 0;
  const rows: (string | number)[][] = [...wins]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([how, count]) => [how, count, `${((count / games.length) * 100).toFixed(1)}%`]);
  return [
    columns(rows),
    `${counted(games.length, 'game')}, ${mean(sum((game) => game.turns)).toFixed(1)} turns and ${mean(commands).toFixed(0)} commands a game, `,
    `largest record ${(Math.max(0, ...games.map((game) => game.bytes)) / 1024).toFixed(0)} kB\n`,
    `${(milliseconds / 1000).toFixed(1)} s, ${perSecond} commands/s\n`,
  ].join('');
}

async function save(directory: string, name: string, text: string): Promise<void> {
  try {
    await mkdir(directory, { recursive: true });
    await writeFile(join(directory, name), text);
  } catch (error) {
    throw new Complaint(`cannot write to ${directory}: ${fileTrouble(error)}`);
  }
}

export async function play(options: PlayOptions, io: Io): Promise<number> {
  const library = readLibrary(...options.data);
  const { scenario, turns } = options;
  const text = Object.hasOwn(library.scenarios, scenario) ? undefined : await scenarioFile(scenario, library, io);
  const game = openScenario(scenario, text, turns, library);
  const about = { scenario: inputName(scenario), board: boardPrint(game, library) };
  const players = { blue: options.blue, red: options.red };
  const games: PlayedGame[] = [];
  let stopped = false;
  const onInterrupt = () => {
    stopped = true;
  };
  process.once('SIGINT', onInterrupt);
  const quiet = (options.quiet ?? false) || (options.json ?? false);
  const progress = progressOf(io, options.games, 'games', quiet);
  const since = performance.now();
  try {
    for (let i = 0; i < options.games && !stopped; i++) {
      const seed = (options.seed + i) >>> 0;
      const began = performance.now();
      const { record, state } = await playGame(game, about, players, seed, () => stopped, library);
      if (stopped && !game.outcome(state)) break;
      const written = writeRecord(record);
      if (options.save !== undefined) await save(options.save, `game-${seed}.jsonl`, written);
      const { winner, rule, because } = game.outcome(state) ?? { winner: 'nobody', rule: '', because: 'not finished' };
      games.push({
        seed,
        winner,
        rule,
        because: english(because),
        turns: state.turn,
        commands: record.entries.length,
        milliseconds: Math.round(performance.now() - began),
        bytes: Buffer.byteLength(written),
      });
      progress.step(i + 1, `seed ${seed}: ${winner}`);
    }
  } finally {
    progress.end();
    process.off('SIGINT', onInterrupt);
  }
  const milliseconds = Math.round(performance.now() - since);
  if (options.json) io.out(asJson({ complete: !stopped, milliseconds, games }));
  else io.out(`${stopped ? `stopped after ${counted(games.length, 'game')}\n` : ''}${summary(games, milliseconds)}`);
  return stopped ? EXIT.interrupted : EXIT.ok;
}

/** A scenario that is not in the library is a file with a position. */
async function scenarioFile(scenario: string, { scenarios }: Library, io: Io): Promise<string> {
  try {
    return await readInput(scenario, io);
  } catch (error) {
    if (!(error instanceof Complaint)) throw error;
    const known = Object.keys(scenarios).sort().join(', ') || 'none';
    throw new Complaint(`${scenario} is neither a scenario (known: ${known}) nor a file: ${error.message}`);
  }
}
