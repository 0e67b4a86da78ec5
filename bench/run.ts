import { spawnSync } from 'node:child_process';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { gamesSuite } from './games.ts';
import { gamexSuite } from './gamex.ts';
import { fullSystemSuite, landWarSuite } from './ready-sets.ts';
import { type Clock, timesOf, timingOf, type Timing, type Way } from './measure.ts';
import { reachSuite } from './reach.ts';
import { replaySuite } from './replay.ts';
import { asJson, asTable, comparison, type Compared, type Result, type Suite } from './result.ts';
import { stateSuite } from './state.ts';

/** Suites bundled and run by main.ts. */
const SUITES: Readonly<Record<string, () => Suite>> = {
  reach: reachSuite,
  games: gamesSuite,
  state: stateSuite,
  replay: replaySuite,
  gamex: gamexSuite,
  landWar: landWarSuite,
  fullSystem: fullSystemSuite,
};

const PASSES = 4;

const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    only: { type: 'string' },
    rounds: { type: 'string', default: '10' },
    wall: { type: 'boolean', default: false },
    /** For our own use, see main.ts: the bundle of another commit, timed in turn with this one. */
    before: { type: 'string' },
    /** For our own use: time one way of a suite in this process. */
    way: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});
const clock: Clock = values.wall ? 'wall' : 'processor';
const rounds = Math.max(1, Math.round(Number(values.rounds)) || 10);

if (values.help) {
  const names = Object.keys(SUITES).join(',');
  console.log(`Usage: npm run bench -- [--only ${names}] [--rounds 10] [--wall] [--json] [--against COMMIT]`);
  console.log('       npm run bench -- --only online [--tables 1000] [--rate 200] [--seconds 30]');
  console.log('\nTimes are processor time; --wall takes time by the clock.');
} else if (values.way === undefined) {
  bench(values.only?.split(',') ?? Object.keys(SUITES));
} else {
  const [suite = '', way = ''] = values.way.split('.');
  const { ways, calls } = (SUITES[suite] as (typeof SUITES)[string])();
  const one = calls?.[way];
  console.log(JSON.stringify(one ? one() : timesOf(ways[way] as Way, rounds, clock)));
}

/** One way of a suite, timed in a process of its own: neither warms, spoils or clears up for another. */
function timesIn(bundle: string, way: string): number[] | undefined {
  const args = ['--way', way, '--rounds', String(Math.ceil(rounds / PASSES)), ...(values.wall ? ['--wall'] : [])];
  const { stdout, status, stderr } = spawnSync(process.execPath, [bundle, ...args], {
    encoding: 'utf8',
    cwd: dirname(dirname(dirname(bundle))),
  });
  if (status === 0) return JSON.parse(stdout) as number[];
  if (bundle === __filename) throw new Error(`${way}: ${stderr}`);
  return undefined;
}

/** Contenders in turn, several times. */
function timings(suite: string, ways: readonly string[], compared: Compared[]): Record<string, Timing> {
  const times = new Map<string, number[]>(ways.map((way) => [way, []]));
  const earlier = new Map<string, number[]>();
  for (let pass = 0; pass < PASSES; pass++) {
    for (const way of ways) {
      times.get(way)?.push(...(timesIn(__filename, `${suite}.${way}`) ?? []));
      if (values.before === undefined) continue;
      const then = timesIn(values.before, `${suite}.${way}`);
      if (then) earlier.set(way, [...(earlier.get(way) ?? []), ...then]);
    }
  }
  const now = Object.fromEntries(ways.map((way) => [way, timingOf(times.get(way) ?? [])]));
  for (const [way, then] of earlier)
    compared.push({ what: `${suite}.${way}`, now: now[way] as Timing, before: timingOf(then) });
  return now;
}

function bench(names: readonly string[]): void {
  const unknown = names.filter((name) => !Object.hasOwn(SUITES, name));
  if (unknown.length > 0) {
    console.error(`There is no benchmark ${unknown.join(', ')}: ${Object.keys(SUITES).join(', ')}`);
    process.exitCode = 2;
    return;
  }
  const results: Result[] = [];
  const compared: Compared[] = [];
  for (const name of names) {
    if (!values.json) process.stderr.write(`${name} …\n`);
    const suite = (SUITES[name] as (typeof SUITES)[string])();
    const calls = Object.keys(suite.calls ?? {}).map(
      (way) => [way, timesIn(__filename, `${name}.${way}`) ?? []] as const,
    );
    results.push(...suite.results(timings(name, Object.keys(suite.ways), compared), Object.fromEntries(calls)));
  }
  console.log(values.json ? asJson(results) : asTable(results));
  if (compared.length > 0) console.log(`\n${comparison(compared)}`);
}
