import { parseArgs } from 'node:util';
import { benchGames } from './games.ts';
import type { Effort } from './measure.ts';
import { benchReach } from './reach.ts';
import { benchReplay } from './replay.ts';
import { asJson, asTable, type Result } from './result.ts';
import { benchState } from './state.ts';

/** What main.ts bundles and runs. */
const SUITES: Readonly<Record<string, (effort: Effort) => Result[]>> = {
  reach: benchReach,
  games: benchGames,
  state: benchState,
  replay: benchReplay,
};

const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    only: { type: 'string' },
    rounds: { type: 'string', default: '9' },
    wall: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

if (values.help) {
  console.log(`Usage: npm run bench -- [--only ${Object.keys(SUITES).join(',')}] [--rounds 9] [--wall] [--json]

Times are processor time; --wall takes time by the clock.`);
  process.exit(0);
}
const names = values.only?.split(',') ?? Object.keys(SUITES);
const unknown = names.filter((name) => !Object.hasOwn(SUITES, name));
if (unknown.length > 0) {
  console.error(`There is no benchmark ${unknown.join(', ')}: ${Object.keys(SUITES).join(', ')}`);
  process.exit(2);
}
const rounds = Math.max(1, Number(values.rounds) || 9);
const results: Result[] = [];
for (const name of names) {
  if (!values.json) process.stderr.write(`${name} …\n`);
  results.push(
    ...(SUITES[name] as (typeof SUITES)[string])({
      rounds,
      milliseconds: 100,
      clock: values.wall ? 'wall' : 'processor',
    }),
  );
}
console.log(values.json ? asJson(results) : asTable(results));
