import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { standstill } from '../ai/standstill.ts';
import { columns, counted } from '../core/notation/columns.ts';
import { beginHistory, type GameHistory } from '../core/record/game-history.ts';
import { seededDice } from '../core/dice/dice.ts';
import { isObjection } from '../core/objection.ts';
import { english, asMessage } from '../core/message.ts';
import type { AnyCommand, AnyEvent, AnyState, Games } from '../table/game-package.ts';
import { Complaint, EXIT } from './complaint.ts';
import { startWorker } from './worker/worker.ts';
import { type Interrupt, listening } from './worker/interrupt.ts';
import { asJson, inputName, type Io, readInput } from './io.ts';
import { type Box, boxNamed, type Opened, openPosition } from './open-game.ts';
import { progressOf } from './progress.ts';
import { folderAt, type Target, targetAt } from './output-file.ts';

/** One option per side, by the side's name, selects its player. */
export type PlayOptions = Readonly<Record<string, unknown>> & {
  readonly game: string;
  readonly games: number;
  readonly seed: number;
  /** Without one the usual beginning of the game. */
  readonly scenario?: string;
  readonly turns?: number;
  readonly option: readonly string[];
  readonly save?: string;
  readonly force?: boolean;
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

const UNFINISHED = { winner: 'nobody', rule: '', because: asMessage('not finished') };

/** Each stream of chance of a game gets a seed of its own, so that dice do not depend on how players choose. */
const STREAMS = [0x5bd1e995, 0x2545f491] as const;

/** Opens a beginning by its text, with a last turn. */
export function openLimited(box: Box, setup: string, turns: number | undefined, name: string): Opened {
  // Opening the text as written first reports faults by its own lines.
  openPosition(box, setup, name);
  return openPosition(box, box.kit.limited?.(setup, turns, box.library) ?? setup, name);
}

/** A beginning with options in play. */
export function withOptions({ kit }: Box, setup: string, options: readonly string[]): string {
  if (options.length === 0) return setup;
  if (!kit.optioned)
    throw new Complaint(
      `${kit.id} has no options that could be switched on: its scenarios say their rules`,
      EXIT.usage,
    );
  return kit.optioned(setup, options);
}

/** Last turn for games that have none: games with `limited` end on their own. */
export const lastTurnOf = ({ kit }: Box, turns: number | undefined): number =>
  kit.limited || !turns ? Number.POSITIVE_INFINITY : turns;

type AnyCourse = GameHistory<AnyState, AnyCommand, AnyEvent, string>;

/** A game before its first command. */
const begun = (
  { kit, game, text }: Opened,
  about: Readonly<Record<string, unknown>>,
  players: Readonly<Record<string, string>>,
  seed: number,
): AnyCourse =>
  beginHistory(game, text, {
    game: kit.id,
    rules: kit.rules,
    setup: kit.position(game),
    about: { ...about, players },
    dice: { kind: 'seed', seed },
  });

/** A whole game; `stop` is asked between commands and ends it early. */
export function playGame(
  opened: Opened,
  about: Readonly<Record<string, unknown>>,
  players: Readonly<Record<string, string>>,
  seed: number,
  stop: (state: AnyState) => boolean = () => false,
  most?: number,
): AnyCourse {
  const { gamePackage, library, game } = opened;
  const dice = seededDice(seed);
  const seated = new Map(
    game.sides.map((side, i) => [
      side,
      gamePackage.players.seat(players[side] ?? '', seed ^ (STREAMS[i] ?? i), library),
    ]),
  );
  const history = begun(opened, about, players, seed);
  const endless = standstill(game, most);
  for (;;) {
    const side = game.decides(history.at());
    const player = seated.get(side ?? '');
    if (side === undefined || !player || stop(history.at())) return history;
    const trouble = endless(history.at());
    if (trouble !== undefined) throw new Complaint(`the game of seed ${seed}: ${trouble}`);
    const given = history.give(side, player.command(game, game.view(history.at(), side)), dice);
    if (isObjection(given))
      throw new Error(`${player.name} gave an illegal command: ${given.rule} ${english(given.because)}`);
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

/** Records already there stay unless they are of the same game; said before the first is played. */
async function placesIn(
  directory: string,
  names: readonly string[],
  force: boolean,
  beginsWith: (index: number) => string,
): Promise<(index: number) => Promise<Target>> {
  await folderAt(directory);
  const there = new Set(await readdir(directory));
  const place = (i: number) => targetAt(join(directory, names[i] ?? ''), force, beginsWith(i));
  for (const [i, name] of names.entries()) if (there.has(name)) await place(i);
  return place;
}

/** Games of one beginning between the same players. */
interface Series {
  readonly game: string;
  readonly data: readonly string[];
  /** The name and the text of the beginning. */
  readonly scenario: string;
  readonly setup: string;
  readonly turns: number | undefined;
  readonly players: Readonly<Record<string, string>>;
}

interface Whole {
  readonly played: PlayedGame;
  /** Record of the game. */
  readonly written: string;
}

const aboutOf = ({ game, kit, library }: Opened, scenario: string): Readonly<Record<string, unknown>> => {
  const board = kit.fingerprint?.(game, library);
  return { scenario: inputName(scenario), ...(board === undefined ? {} : { board }) };
};

/** Plays the game of a seed. */
export async function games(series: Series, known: Games): Promise<(seed: number) => Whole> {
  const { scenario, turns, players } = series;
  const box = await boxNamed(series.game, known, series.data);
  const opened = openLimited(box, series.setup, turns, scenario);
  const about = aboutOf(opened, scenario);
  const last = lastTurnOf(box, turns);
  const { game } = opened;
  return (seed) => {
    const began = performance.now();
    const history = playGame(opened, about, players, seed, (state) => game.moment(state).turn > last);
    const written = history.write();
    const { winner, rule, because } = game.outcome(history.at()) ?? UNFINISHED;
    const played = {
      seed,
      winner,
      rule,
      because: english(because),
      turns: Math.min(game.moment(history.at()).turn, last),
      commands: history.played,
      milliseconds: Math.round(performance.now() - began),
      bytes: Buffer.byteLength(written),
    };
    return { played, written };
  };
}

export const play = (options: PlayOptions, io: Io): Promise<number> =>
  listening((interrupt) => playAll(options, io, interrupt));

async function playAll(options: PlayOptions, io: Io, interrupt: Interrupt): Promise<number> {
  const { turns } = options;
  const box = await boxNamed(options.game, io.games, options.data);
  const offered = box.kit.offers(box.library);
  const scenario = options.scenario ?? offered[0]?.name ?? '';
  const found = offered.find(({ name }) => name === scenario)?.setup ?? (await scenarioFile(scenario, offered, io));
  const setup = withOptions(box, found, options.option);
  const opened = openLimited(box, setup, turns, scenario);
  const players = Object.fromEntries(opened.game.sides.map((side) => [side, String(options[side])]));
  const seedOf = (i: number) => (options.seed + i) >>> 0;
  const places =
    options.save === undefined
      ? undefined
      : await placesIn(
          options.save,
          Array.from({ length: options.games }, (_, i) => `game-${seedOf(i)}.jsonl`),
          options.force ?? false,
          (i) => begun(opened, aboutOf(opened, scenario), players, seedOf(i)).write().split('\n', 1)[0] ?? '',
        );
  const all: PlayedGame[] = [];
  const quiet = (options.quiet ?? false) || (options.json ?? false);
  const progress = progressOf(io, options.games, 'games', quiet);
  const since = performance.now();
  const series = { game: options.game, data: options.data, scenario, setup, turns, players };
  const worker = await startWorker('play', games, series, io, interrupt);
  try {
    for (let i = 0; i < options.games; i++) {
      const whole = await worker.do(seedOf(i));
      if (!whole) break;
      const { played, written } = whole.done;
      await (await places?.(i))?.write(written);
      all.push(played);
      progress.step(i + 1, `seed ${played.seed}: ${played.winner}`);
    }
  } finally {
    worker.leave();
    progress.end();
  }
  const stopped = interrupt.heard();
  const milliseconds = Math.round(performance.now() - since);
  if (options.json) io.out(asJson({ complete: !stopped, milliseconds, games: all }));
  else io.out(`${stopped ? `stopped after ${counted(all.length, 'game')}\n` : ''}${summary(all, milliseconds)}`);
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
