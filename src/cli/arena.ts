import { appendFile, readFile, writeFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { setImmediate } from 'node:timers/promises';
import type { Timing } from '../ai/arena/match.ts';
import { jobKey, type Job, type PairResult, playPair, schedule, shareOfA } from '../ai/arena/pairs.ts';
import { duel, type Duel, type Interval, ratings, seatBias, type Sprt, sprt } from '../ai/arena/strength.ts';
import { skirmish } from '../ai/arena/skirmish.ts';
import { type ContenderName, contenderNamed } from '../ai/contenders.ts';
import { turnMs } from '../ai/turn-ms.ts';
import type { Blitz } from '../blitz/open.ts';
import type { Library } from '../blitz/position.ts';
import type { Side } from '../blitz/types.ts';
import { arenaHands } from './arena-hands.ts';
import { speedsOf, speedTable } from './arena-speed.ts';
import { Complaint, EXIT } from './complaint.ts';
import { asJson, fileTrouble, type Io } from './io.ts';
import { readLibrary } from './library.ts';
import { openScenario } from './play.ts';
import { processorClock, processorMs } from './processor.ts';
import { progressOf } from './progress.ts';
import { columns, counted } from './table-text.ts';

/** Measures how strong players are: pairs of games with seats swapped and dice shared. */

export interface ArenaOptions {
  readonly pairs: number;
  readonly seed: number;
  readonly setup: readonly string[];
  readonly turns?: number;
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
  readonly data: readonly string[];
}

/** Scenarios with armies to be set up are played from every two placements of the library. */
function namedSetups(given: readonly string[], { placements, scenarios }: Library): string[] {
  const of = (side: Side) =>
    Object.keys(placements)
      .filter((name) => name.startsWith(`${side}-`))
      .sort();
  return (given.length > 0 ? given : ['basic']).flatMap((name) => {
    const [scenario = ''] = name.split(':');
    if (!Object.hasOwn(scenarios, scenario)) {
      throw new Complaint(`there is no scenario ${scenario} (known: ${Object.keys(scenarios).sort().join(', ')})`);
    }
    if (name.includes(':') || !/^\s*blue sets up|^\s*red sets up/m.test(scenarios[scenario] ?? '')) return [name];
    const red = of('red');
    // Every placement meets every other before one meets another again.
    return red.flatMap((_, shift) =>
      of('blue').map((blue, i) => `${scenario}:${blue}/${red[(i + shift) % red.length] ?? ''}`),
    );
  });
}

/** `basic:blue-shield/red-march`, a scenario that begins with everything in its place, or `skirmish 17`. */
export function openSetup(setup: string, turns: number | undefined, library: Library): Blitz {
  const drawn = /^skirmish (\d+)$/.exec(setup);
  if (drawn) return openScenario(setup, skirmish(Number(drawn[1])), turns, library);
  const [scenario = '', armies] = setup.split(':');
  const [blue, red] = armies?.split('/') ?? [];
  const placed = blue && red ? `\nplacement ${blue}\nplacement ${red}\nblue moves\n` : '\n';
  return openScenario(setup, `scenario ${scenario}${placed}`, turns, library);
}

const gamesOf = (library: Library, turns: number | undefined): ((setup: string) => Blitz) => {
  const open = new Map<string, Blitz>();
  return (setup) => {
    const game = open.get(setup) ?? openSetup(setup, turns, library);
    // Skirmishes do not come again: only boards that do are kept open.
    if (!setup.startsWith('skirmish')) open.set(setup, game);
    return game;
  };
};

const now = (): number => performance.now();

/** Whoever plays by the clock in the arena plays by the processor's: other work on the machine costs him nothing. */
function timingOf({ ms, budget }: Job): Timing {
  if (ms === undefined) return { now, processor: processorMs };
  const plans = budget === undefined ? {} : { evals: budget };
  return {
    now,
    processor: processorMs,
    budget: (name) => ({ ...plans, ms: ms === 'level' ? turnMs(name) : ms, now: processorClock() }),
  };
}

/** The far end of the pipe: a pair on each line of the input, its result on a line of the output. */
async function work(options: ArenaOptions, library: Library, io: Io): Promise<number> {
  const open = gamesOf(library, options.turns);
  for await (const line of createInterface({ input: process.stdin })) {
    const job = JSON.parse(line) as Job;
    io.out(`${JSON.stringify(playPair(open(job.setup), job, maker(library, job), timingOf(job)))}\n`);
  }
  return EXIT.ok;
}

const maker =
  (library: Library, { budget }: Job) =>
  (name: string, seed: number) =>
    contenderNamed(name as ContenderName, seed, library, budget === undefined ? undefined : { evals: budget });

async function known(file: string | undefined): Promise<PairResult[]> {
  if (file === undefined) return [];
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw new Complaint(`cannot read ${file}: ${fileTrouble(error)}`);
  }
  const lines = text.split('\n');
  // A run that was cut off may have left half a line behind, which goes; anywhere else the file is no file of ours.
  const half = lines.pop() ?? '';
  const results = lines.map((line, i) => {
    try {
      return JSON.parse(line) as PairResult;
    } catch {
      throw new Complaint(`${file}: line ${i + 1} is no result of the arena`);
    }
  });
  if (half !== '') await writeFile(file, lines.map((line) => `${line}\n`).join(''));
  return results;
}

/** Every pair of a skirmish bench has a board of its own, drawn from the pair's seed. */
function jobsOf(players: readonly string[], options: ArenaOptions, library: Library): Job[] {
  const { turns, budget, ms, pairs, seed } = options;
  const terms = {
    ...(turns === undefined ? {} : { turns }),
    ...(budget === undefined ? {} : { budget }),
    ...(ms === undefined ? {} : { ms: ms === true ? ('level' as const) : ms }),
  };
  if (!options.skirmish) return schedule(players, namedSetups(options.setup, library), pairs, seed, terms);
  if (options.setup.length > 0)
    throw new Complaint('skirmishes have boards of their own: leave --setup out', EXIT.usage);
  return schedule(players, [''], pairs, seed, { ...terms, by: 'margin' }).map((job) => ({
    ...job,
    setup: `skirmish ${job.seed}`,
  }));
}

export async function arena(players: readonly ContenderName[], options: ArenaOptions, io: Io): Promise<number> {
  const library = readLibrary(...options.data);
  if (options.worker) return work(options, library, io);
  if (players.length < 2) throw new Complaint('the arena needs two players or more');
  const jobs = jobsOf(players, options, library);
  const before = new Map((await known(options.out)).map((result) => [jobKey(result), result]));
  const results = jobs.flatMap((job) => before.get(jobKey(job)) ?? []);
  const left = jobs.filter((job) => !before.has(jobKey(job)));
  let stopped = false;
  const onInterrupt = () => {
    stopped = true;
  };
  process.once('SIGINT', onInterrupt);
  const progress = progressOf(io, jobs.length, 'pairs', (options.quiet ?? false) || (options.json ?? false));
  const decided = () => options.sprt && players.length === 2 && verdictOf(results, options.sprt).verdict !== 'go on';
  const take = async (result: PairResult): Promise<void> => {
    results.push(result);
    if (options.out !== undefined) await appendFile(options.out, `${JSON.stringify(result)}\n`);
    progress.step(results.length, `${result.a} ${(100 * shareOfA(result)).toFixed(0)}% ${result.b}`);
  };
  try {
    const enough = () => stopped || decided() === true;
    if (options.cores > 1 && left.length > 1) {
      await arenaHands(left, options, take, enough, (text) => io.err(`${text}\n`));
    } else {
      const open = gamesOf(library, options.turns);
      for (const job of left) {
        if (enough()) break;
        await take(playPair(open(job.setup), job, maker(library, job), timingOf(job)));
        await setImmediate();
      }
    }
  } finally {
    progress.end();
    process.off('SIGINT', onInterrupt);
  }
  const report = reportOf([...new Set(players)], players, results, options.sprt);
  io.out(options.json ? asJson({ complete: !stopped, ...report }) : inWords(report, stopped));
  return stopped ? EXIT.interrupted : EXIT.ok;
}

const verdictOf = (results: readonly PairResult[], [elo0, elo1]: readonly [number, number]): Sprt =>
  sprt(results.map(shareOfA), elo0, elo1);

function reportOf(
  names: readonly string[],
  players: readonly string[],
  results: readonly PairResult[],
  bounds: readonly [number, number] | undefined,
) {
  const duels: Duel[] = [];
  players.forEach((a, i) => {
    for (const b of players.slice(i + 1)) {
      const between = results.filter((result) => result.a === a && result.b === b);
      if (between.length > 0) duels.push(duel(a, b, between));
    }
  });
  return {
    duels,
    ratings: names.length > 2 ? ratings(names, results) : [],
    blue: seatBias(results),
    speeds: speedsOf(names, results),
    sprt: bounds && players.length === 2 ? verdictOf(results, bounds) : undefined,
    faults: results.flatMap(({ games }) => games.flatMap((game) => game.faults)),
  };
}

const percent = (share: number): string => `${(100 * share).toFixed(1)}%`;
const elo = (value: number): string => (Number.isFinite(value) ? value.toFixed(0) : value > 0 ? '+∞' : '-∞');
const range = ({ low, high }: Interval, write: (value: number) => string): string => `[${write(low)}, ${write(high)}]`;

function inWords(report: ReturnType<typeof reportOf>, stopped: boolean): string {
  const { duels, blue, speeds, faults } = report;
  const rows: (string | number)[][] = [
    ['players', 'pairs', 'W-D-L', 'points', '95 %', 'Elo', '95 %', 'cities', 'factors', 'margin', '95 %'],
    ...duels.map((one) => [
      `${one.a} : ${one.b}`,
      one.pairs,
      `${one.wins}-${one.draws}-${one.losses}`,
      percent(one.share),
      range(one.within, percent),
      elo(one.elo),
      range(one.eloWithin, elo),
      one.cities.toFixed(1),
      one.factors.toFixed(1),
      one.margin.toFixed(1),
      range(one.marginWithin, (value) => value.toFixed(1)),
    ]),
  ];
  const parts = [stopped ? 'stopped early\n' : '', columns(rows)];
  if (report.ratings.length > 0) {
    parts.push('\n', columns(report.ratings.map((one) => [one.player, elo(one.elo), range(one.within, elo)])));
  }
  parts.push(`\nBlue's share of the points: ${percent(blue)}\n`);
  if (report.sprt) {
    const { llr, lower, upper, verdict } = report.sprt;
    parts.push(`SPRT: ${verdict} (LLR ${llr.toFixed(2)} between ${lower.toFixed(2)} and ${upper.toFixed(2)})\n`);
  }
  parts.push(speedTable(speeds));
  if (faults.length > 0)
    parts.push(`${counted(faults.length, 'illegal command')}:\n${faults.slice(0, 5).join('\n')}\n`);
  return parts.join('');
}
