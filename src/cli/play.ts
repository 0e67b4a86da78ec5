import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { standstill } from '../ai/standstill.ts';
import { columns, counted } from '../core/columns.ts';
import { beginCourse, type Course } from '../core/course.ts';
import { seededDice } from '../core/dice.ts';
import { isObjection } from '../core/objection.ts';
import { english } from '../core/say.ts';
import type { AnyCommand, AnyEvent, AnyState } from '../table/shelf.ts';
import { Complaint, EXIT } from './complaint.ts';
import { asJson, fileTrouble, inputName, type Io, readInput } from './io.ts';
import { type Box, boxNamed, type Opened, openPosition } from './open-game.ts';
import { progressOf } from './progress.ts';

/** Who plays a side is an option of the side's name. */
export type PlayOptions = Readonly<Record<string, unknown>> & {
  readonly game: string;
  readonly games: number;
  readonly seed: number;
  readonly scenario: string;
  readonly turns?: number;
  readonly save?: string;
  readonly json?: boolean;
  readonly quiet?: boolean;
  readonly data: readonly string[];
};

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

/** Each stream of chance of a game gets a seed of its own, so that dice do not depend on how players choose. */
const STREAMS = [0x5bd1e995, 0x2545f491] as const;

/** Opens a beginning by its text, with a last turn. */
export function openLimited(box: Box, setup: string, turns: number | undefined, name: string): Opened {
  // What is wrong with it is said of the text as it was written.
  openPosition(box, setup, name);
  return openPosition(box, box.family.limited?.(setup, turns, box.library) ?? setup, name);
}

/** A whole game; `stop` is asked between commands and ends it early. */
export async function playGame(
  { shelf, family, library, game, text }: Opened,
  about: Readonly<Record<string, unknown>>,
  players: Readonly<Record<string, string>>,
  seed: number,
  stop: () => boolean = () => false,
  most?: number,
): Promise<Course<AnyState, AnyCommand, AnyEvent, string>> {
  const dice = seededDice(seed);
  const seated = new Map(
    game.sides.map((side, i) => [side, shelf.players.seat(players[side] ?? '', seed ^ (STREAMS[i] ?? i), library)]),
  );
  const course = beginCourse(game, text, {
    game: family.id,
    rules: family.rules,
    setup: family.position(game),
    about: { ...about, players },
    dice: { kind: 'seed', seed },
  });
  const endless = standstill(game, most);
  for (;;) {
    const side = game.decides(course.at());
    const player = seated.get(side ?? '');
    if (side === undefined || !player || stop()) return course;
    const trouble = endless(course.at());
    if (trouble !== undefined) throw new Complaint(`the game of seed ${seed}: ${trouble}`);
    const given = course.give(side, player.command(game, game.view(course.at(), side)), dice);
    if (isObjection(given))
      throw new Error(`${player.name} gave an illegal command: ${given.rule} ${english(given.because)}`);
    // Now and then the event loop gets its turn, so that Ctrl-C is heard.
    if (course.played % 256 === 0) await setImmediate();
  }
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
  const { scenario, turns } = options;
  const box = await boxNamed(options.game, io.games, options.data);
  const offered = box.family.offers(box.library);
  const setup = offered.find(({ name }) => name === scenario)?.setup ?? (await scenarioFile(scenario, offered, io));
  const opened = openLimited(box, setup, turns, scenario);
  const { game, family, library } = opened;
  const board = family.fingerprint?.(game, library);
  const about = { scenario: inputName(scenario), ...(board === undefined ? {} : { board }) };
  const players = Object.fromEntries(game.sides.map((side) => [side, String(options[side])]));
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
      const course = await playGame(opened, about, players, seed, () => stopped);
      const outcome = game.outcome(course.at());
      if (stopped && !outcome) break;
      const written = course.write();
      if (options.save !== undefined) await save(options.save, `game-${seed}.jsonl`, written);
      const { winner, rule, because } = outcome ?? { winner: 'nobody', rule: '', because: 'not finished' };
      games.push({
        seed,
        winner,
        rule,
        because: english(because),
        turns: game.moment(course.at()).turn,
        commands: course.played,
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
async function scenarioFile(scenario: string, offered: readonly { readonly name: string }[], io: Io): Promise<string> {
  try {
    return await readInput(scenario, io);
  } catch (error) {
    if (!(error instanceof Complaint)) throw error;
    const names = offered.map(({ name }) => name).sort();
    const known = names.join(', ') || 'none';
    throw new Complaint(`${scenario} is neither a scenario (known: ${known}) nor a file: ${error.message}`);
  }
}
