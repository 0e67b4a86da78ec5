import { createInterface } from 'node:readline';
import type { Timing } from '#ai/arena/match.ts';
import { jobKey, type Job, type PairResult, playPair, schedule } from '#ai/arena/pairs.ts';
import { sequentialTest } from '#ai/arena/strength.ts';
import { hashOf } from '#core/hash.ts';
import type { Games } from '#table/game-package.ts';
import type { PairDesk } from '#protocol/work.ts';
import { contenderIn } from './contender.ts';
import { arenaWorkers } from './workers.ts';
import { arenaQueue } from './queue.ts';
import { asData, inWords, reportOf, standing } from './report.ts';
import { keepResult, keptResults } from './results.ts';
import { Complaint, EXIT } from '../complaint.ts';
import { startWorker } from '../worker/worker.ts';
import { type Interrupt, listening } from '../worker/interrupt.ts';
import { asJson, asJsonLine, type Io } from '../io.ts';
import { readLibrary } from '../library.ts';
import { type Box, boxNamed, type Opened } from '../open-game.ts';
import { lastTurnOf, openLimited, withOptions } from '../play.ts';
import { processorClock, processorMs } from './processor.ts';
import { progressOf } from '../progress.ts';

/** Measures how strong players are: pairs of games with seats swapped and dice shared. */

export interface ArenaOptions {
  readonly game: string;
  readonly pairs: number;
  readonly seed: number;
  readonly setup: readonly string[];
  readonly turns?: number;
  readonly option: readonly string[];
  readonly skirmish?: boolean;
  readonly budget?: number;
  /** True: each level's own time. */
  readonly ms?: number | true;
  readonly cores: number;
  readonly out?: string;
  readonly sprt?: readonly [number, number];
  readonly json?: boolean;
  readonly quiet?: boolean;
  readonly worker?: boolean;
  /** Other machines play: those of a shared database, or of the server at an address. */
  readonly queue?: string | true;
  readonly data: readonly string[];
}

/** `duel with o12_stress o20_smoke` */
const WITH = ' with ';

/** The position behind the name of a beginning. */
export function openSetup(box: Box, name: string, turns: number | undefined): Opened {
  const [begins = '', options] = name.split(WITH);
  const setup = box.gamePackage.players.arena.setup(begins, box.library);
  if (typeof setup !== 'string') throw new Complaint(setup.message);
  return openLimited(box, withOptions(box, setup, options?.split(' ') ?? []), turns, name);
}

/** Beginnings that come again are kept open; small ones drawn from seeds do not. */
const opener = (box: Box, { turns, skirmish }: ArenaOptions): ((setup: string) => Opened) => {
  const open = new Map<string, Opened>();
  return (setup) => {
    const game = open.get(setup) ?? openSetup(box, setup, turns);
    if (!skirmish) open.set(setup, game);
    return game;
  };
};

const now = (): number => performance.now();

/** Processor time instead of wall time in the arena: other work on the machine costs a player nothing. */
function timingOf({ gamePackage }: Box, { ms, budget }: Job): Timing {
  if (ms === undefined) return { now, processor: processorMs };
  const plans = budget === undefined ? {} : { evals: budget };
  return {
    now,
    processor: processorMs,
    budget(name) {
      const { level, ms: own } = contenderIn(name);
      return { ...plans, ms: own ?? (ms === 'level' ? gamePackage.players.turnMs(level) : ms), now: processorClock() };
    },
  };
}

function played(box: Box, { game }: Opened, job: Job, { turns }: ArenaOptions): PairResult {
  const { gamePackage, library } = box;
  const plans = job.budget === undefined ? undefined : { evals: job.budget };
  const make = (name: string, seed: number) => gamePackage.players.seat(contenderIn(name).level, seed, library, plans);
  return playPair(game, job, { players: gamePackage.players, make, last: lastTurnOf(box, turns) }, timingOf(box, job));
}

/** Plays the pairs it is handed. */
export async function pairs(options: ArenaOptions, known: Games): Promise<(job: Job) => PairResult> {
  const box = await boxNamed(options.game, known, options.data);
  const open = opener(box, options);
  return (job) => played(box, open(job.setup), job, options);
}

/** The far end of the pipe: a pair on each line of the input, its result on a line of the output. */
async function work(options: ArenaOptions, io: Io): Promise<number> {
  const pair = await pairs(options, io.games);
  // At a terminal Ctrl-C reaches every process: only the one that hands out the pairs decides what ends.
  process.on('SIGINT', () => undefined);
  try {
    for await (const line of createInterface({ input: process.stdin })) {
      io.out(asJsonLine(pair(JSON.parse(line) as Job)));
    }
  } finally {
    // An open stdin pipe would keep this process alive, and the arena would wait for its answer.
    process.stdin.destroy();
  }
  return EXIT.ok;
}

/** The fingerprint of what the library has that the product has not. */
function printOf({ kit, library }: Box): string {
  const product = readLibrary(kit, []);
  return hashOf(
    Object.values(kit.kinds).map((kind) =>
      Object.fromEntries(Object.entries(library[kind] ?? {}).filter(([name, text]) => product[kind]?.[name] !== text)),
    ),
  );
}

/** Every pair of a skirmish bench has a board of its own, drawn from the pair's seed. */
function jobsOf(players: readonly string[], options: ArenaOptions, box: Box): Job[] {
  const { arena: ring } = box.gamePackage.players;
  const { turns, budget, pairs, seed } = options;
  // A player with a time of its own plays by the clock, and so do all it meets.
  const ms = options.ms ?? (players.some((name) => contenderIn(name).ms !== undefined) ? true : undefined);
  const terms = {
    ...(turns === undefined ? {} : { turns }),
    ...(budget === undefined ? {} : { budget }),
    ...(ms === undefined ? {} : { ms: ms === true ? ('level' as const) : ms }),
    ...(options.data.length === 0 ? {} : { data: printOf(box) }),
  };
  if (!options.skirmish) {
    const setups = ring.setups(options.setup, box.library);
    if ('message' in setups) throw new Complaint(setups.message);
    const { option } = options;
    const begins = option.length > 0 ? setups.map((name) => `${name}${WITH}${option.join(' ')}`) : setups;
    return schedule(players, begins, pairs, seed, terms);
  }
  if (options.setup.length + options.option.length > 0)
    throw new Complaint('skirmishes have boards and rules of their own: leave --setup and --option out', EXIT.usage);
  const { skirmish } = ring;
  if (!skirmish) throw new Complaint(`${options.game} has no skirmishes`, EXIT.usage);
  return schedule(players, [''], pairs, seed, { ...terms, by: 'margin' }).map((job) => ({
    ...job,
    setup: skirmish(job.seed),
  }));
}

/** Wrong usage is said before anything is read or played. */
function checkUsage(players: readonly string[], { sprt, queue, data }: ArenaOptions): void {
  if (queue !== undefined && data.length > 0)
    throw new Complaint('other machines do not have your boards and armies: leave --data out', EXIT.usage);
  if (players.length < 2) throw new Complaint('the arena needs two players or more', EXIT.usage);
  const twice = players.find((player, i) => players.indexOf(player) !== i);
  if (players.length > 2 && twice !== undefined)
    throw new Complaint(`among three players or more each is named once, ${twice} is named twice`, EXIT.usage);
  if (players.length > 2 && sprt) throw new Complaint('--sprt is a question about two players', EXIT.usage);
}

/** Opens the queue that other machines take pairs from. */
export type OpenDesk = (queue: string | true) => Promise<PairDesk>;

export async function arena(
  players: readonly string[],
  options: ArenaOptions,
  io: Io,
  openDesk: OpenDesk,
): Promise<number> {
  if (options.worker) return work(options, io);
  checkUsage(players, options);
  const box = await boxNamed(options.game, io.games, options.data);
  const desk = options.queue === undefined ? undefined : await openDesk(options.queue);
  try {
    return await listening((interrupt) => meet(players, options, io, box, interrupt, desk));
  } finally {
    await desk?.close();
  }
}

async function meet(
  players: readonly string[],
  options: ArenaOptions,
  io: Io,
  box: Box,
  interrupt: Interrupt,
  desk: PairDesk | undefined,
): Promise<number> {
  const jobs = jobsOf(players, options, box);
  const open = opener(box, options);
  // A board that cannot be opened is one complaint here, not one of every process.
  for (const { setup } of jobs) if (!options.skirmish) open(setup);
  const { out } = options;
  const kept = out === undefined ? [] : await keptResults(out, box.gamePackage);
  const before = new Map(kept.map((result) => [jobKey(result), result]));
  const wanted = new Set(jobs.map(jobKey));
  const results = jobs.flatMap((job) => before.get(jobKey(job)) ?? []);
  const left = jobs.filter((job) => !before.has(jobKey(job)));
  const test = options.sprt && sequentialTest(...options.sprt);
  if (test) for (const [key, result] of before) if (wanted.has(key)) test(result);
  const progress = progressOf(io, jobs.length, 'pairs', (options.quiet ?? false) || (options.json ?? false));
  const take = async (result: PairResult): Promise<void> => {
    results.push(result);
    test?.(result);
    if (out !== undefined) await keepResult(out, result);
    progress.step(results.length, standing(result.a, result.b, results));
  };
  try {
    const enough = () => interrupt.heard() || (test !== undefined && test().verdict !== 'go on');
    if (desk) await arenaQueue(desk, left, box.gamePackage, take, { enough, onHeard: interrupt.onHeard });
    else if (options.cores > 1 && left.length > 1) {
      await arenaWorkers(left, options, box.gamePackage, take, { enough, onHeard: interrupt.onHeard }, (text) =>
        io.err(`${text}\n`),
      );
    } else {
      const worker = await startWorker('pairs', pairs, options, io, interrupt);
      try {
        for (const job of left) {
          const pair = enough() ? undefined : await worker.do(job);
          if (!pair) break;
          await take(pair.done);
        }
      } finally {
        worker.leave();
      }
    }
  } finally {
    progress.end();
  }
  const stopped = interrupt.heard();
  const report = reportOf(players, results, test?.(), box.gamePackage);
  io.out(options.json ? asJson(asData(report, !stopped)) : inWords(report, stopped));
  return stopped ? EXIT.interrupted : EXIT.ok;
}
