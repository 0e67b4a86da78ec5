import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { gamesSuite } from './games.ts';
import { type Clock, timesOf, timingOf, type Timing, type Way } from './measure.ts';
import { reachSuite } from './reach.ts';
import { replaySuite } from './replay.ts';
import { asJson, asTable, type Result, type Suite } from './result.ts';
import { stateSuite } from './state.ts';

/** What main.ts bundles and runs. */
const SUITES: Readonly<Record<string, () => Suite>> = {
  reach: reachSuite,
  games: gamesSuite,
  state: stateSuite,
  replay: replaySuite,
};

const PASSES = 2;

const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    only: { type: 'string' },
    rounds: { type: 'string', default: '10' },
    wall: { type: 'boolean', default: false },
    /** For our own use: time one way of a suite in this process. */
    way: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});
const clock: Clock = values.wall ? 'wall' : 'processor';
const rounds = Math.max(1, Math.round(Number(values.rounds)) || 10);

if (values.help) {
  const names = Object.keys(SUITES).join(',');
  console.log(`Usage: npm run bench -- [--only ${names}] [--rounds 10] [--wall] [--json]`);
  console.log('\nTimes are processor time; --wall takes time by the clock.');
} else if (values.way === undefined) {
  bench(values.only?.split(',') ?? Object.keys(SUITES));
} else {
  const [suite = '', way = ''] = values.way.split('.');
  const work = SUITES[suite]?.().ways[way] as Way;
  console.log(JSON.stringify(timesOf(work, rounds, clock)));
}

/** Contenders in turn, several times, each in a process of its own: neither warms, spoils or clears up for another. */
function timings(suite: string, ways: readonly string[]): Record<string, Timing> {
  const times = new Map<string, number[]>(ways.map((way) => [way, []]));
  for (let pass = 0; pass < PASSES; pass++) {
    for (const way of ways) {
      const args = ['--way', `${suite}.${way}`, '--rounds', String(Math.ceil(rounds / PASSES))];
      const { stdout, status, stderr } = spawnSync(
        process.execPath,
        [__filename, ...args, ...(values.wall ? ['--wall'] : [])],
        {
          encoding: 'utf8',
        },
      );
      if (status !== 0) throw new Error(`${suite} ${way}: ${stderr}`);
      times.get(way)?.push(...(JSON.parse(stdout) as number[]));
    }
  }
  return Object.fromEntries(ways.map((way) => [way, timingOf(times.get(way) ?? [])]));
}

function bench(names: readonly string[]): void {
  const unknown = names.filter((name) => !Object.hasOwn(SUITES, name));
  if (unknown.length > 0) {
    console.error(`There is no benchmark ${unknown.join(', ')}: ${Object.keys(SUITES).join(', ')}`);
    process.exitCode = 2;
    return;
  }
  const results: Result[] = [];
  for (const name of names) {
    if (!values.json) process.stderr.write(`${name} …\n`);
    const suite = (SUITES[name] as (typeof SUITES)[string])();
    results.push(...suite.results(timings(name, Object.keys(suite.ways))));
  }
  console.log(values.json ? asJson(results) : asTable(results));
}
