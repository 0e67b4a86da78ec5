import { createInterface } from 'node:readline';
import { setImmediate } from 'node:timers/promises';
import type { Timing } from '../ai/arena/match.ts';
import { jobKey, type Job, type PairResult, playPair, schedule } from '../ai/arena/pairs.ts';
import { sequentialTest } from '../ai/arena/strength.ts';
import { skirmish } from '../games/blitz/players/skirmish.ts';
import { type ContenderName, contenderNamed } from '../games/blitz/players/contenders.ts';
import { turnMs } from '../games/blitz/players/turn-ms.ts';
import type { Blitz } from '../games/blitz/open.ts';
import type { Library } from '../games/blitz/position.ts';
import type { Side } from '../games/blitz/types.ts';
import { hashOf } from '../core/hash.ts';
import { arenaHands } from './arena-hands.ts';
import { inWords, reportOf, standing } from './arena-report.ts';
import { keepResult, keptResults } from './arena-results.ts';
import { Complaint, EXIT } from './complaint.ts';
import { asJson, type Io } from './io.ts';
import { readLibrary } from './library.ts';
import { openScenario } from './play.ts';
import { processorClock, processorMs } from './processor.ts';
import { progressOf } from './progress.ts';

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
  const [scenario = ''] = setup.split(':');
  if (scenario === setup) return openScenario(setup, `scenario ${scenario}\n`, turns, library);
  const [, blue, red] = /^[^:]*:([^:/]+)\/([^:/]+)$/.exec(setup) ?? [];
  if (!blue || !red)
    throw new Complaint(`${setup}: two placements are needed, such as ${scenario}:blue-shield/red-march`);
  const placed = `placement ${blue}\nplacement ${red}\nblue moves\n`;
  return openScenario(setup, `scenario ${scenario}\n${placed}`, turns, library);
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
  try {
    for await (const line of createInterface({ input: process.stdin })) {
      const job = JSON.parse(line) as Job;
      io.out(`${JSON.stringify(playPair(open(job.setup), job, maker(library, job), timingOf(job)))}\n`);
    }
  } finally {
    // As long as the pipe is open this process would not end, and the arena would wait for its answer.
    process.stdin.destroy();
  }
  return EXIT.ok;
}

const maker =
  (library: Library, { budget }: Job) =>
  (name: string, seed: number) =>
    contenderNamed(name as ContenderName, seed, library, budget === undefined ? undefined : { evals: budget });

/** The fingerprint of what the library has that the product has not. */
function printOf(library: Library): string {
  const product = readLibrary();
  const own = (kind: keyof Library) =>
    Object.fromEntries(Object.entries(library[kind]).filter(([name, text]) => product[kind][name] !== text));
  return hashOf([own('boards'), own('armies'), own('placements'), own('scenarios')]);
}

/** Every pair of a skirmish bench has a board of its own, drawn from the pair's seed. */
function jobsOf(players: readonly string[], options: ArenaOptions, library: Library): Job[] {
  const { turns, budget, ms, pairs, seed } = options;
  const terms = {
    ...(turns === undefined ? {} : { turns }),
    ...(budget === undefined ? {} : { budget }),
    ...(ms === undefined ? {} : { ms: ms === true ? ('level' as const) : ms }),
    ...(options.data.length === 0 ? {} : { data: printOf(library) }),
  };
  if (!options.skirmish) return schedule(players, namedSetups(options.setup, library), pairs, seed, terms);
  if (options.setup.length > 0)
    throw new Complaint('skirmishes have boards of their own: leave --setup out', EXIT.usage);
  return schedule(players, [''], pairs, seed, { ...terms, by: 'margin' }).map((job) => ({
    ...job,
    setup: `skirmish ${job.seed}`,
  }));
}

/** Wrong usage is said before anything is read or played. */
function checkUsage(players: readonly string[], { sprt }: ArenaOptions): void {
  if (players.length < 2) throw new Complaint('the arena needs two players or more', EXIT.usage);
  const twice = players.find((player, i) => players.indexOf(player) !== i);
  if (players.length > 2 && twice !== undefined)
    throw new Complaint(`among three players or more each is named once, ${twice} is named twice`, EXIT.usage);
  if (players.length > 2 && sprt) throw new Complaint('--sprt is a question about two players', EXIT.usage);
}

export async function arena(players: readonly ContenderName[], options: ArenaOptions, io: Io): Promise<number> {
  if (!options.worker) checkUsage(players, options);
  const library = readLibrary(...options.data);
  if (options.worker) return work(options, library, io);
  const jobs = jobsOf(players, options, library);
  const open = gamesOf(library, options.turns);
  // A board that cannot be opened is one complaint here, not one of every process.
  for (const { setup } of jobs) if (!options.skirmish) open(setup);
  const { out } = options;
  const kept = out === undefined ? [] : await keptResults(out);
  const before = new Map(kept.map((result) => [jobKey(result), result]));
  const wanted = new Set(jobs.map(jobKey));
  const results = jobs.flatMap((job) => before.get(jobKey(job)) ?? []);
  const left = jobs.filter((job) => !before.has(jobKey(job)));
  const test = options.sprt && sequentialTest(...options.sprt);
  if (test) for (const [key, result] of before) if (wanted.has(key)) test(result);
  let stopped = false;
  const onInterrupt = () => {
    stopped = true;
  };
  process.once('SIGINT', onInterrupt);
  const progress = progressOf(io, jobs.length, 'pairs', (options.quiet ?? false) || (options.json ?? false));
  const take = async (result: PairResult): Promise<void> => {
    results.push(result);
    test?.(result);
    if (out !== undefined) await keepResult(out, result);
    progress.step(results.length, standing(result.a, result.b, results));
  };
  try {
    const enough = () => stopped || (test !== undefined && test().verdict !== 'go on');
    if (options.cores > 1 && left.length > 1) {
      await arenaHands(left, options, take, enough, (text) => io.err(`${text}\n`));
    } else {
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
  const report = reportOf(players, results, test?.());
  io.out(options.json ? asJson({ complete: !stopped, ...report }) : inWords(report, stopped));
  return stopped ? EXIT.interrupted : EXIT.ok;
}
