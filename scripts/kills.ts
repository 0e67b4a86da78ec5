// `npm run kills -- --kills N`: robots play at a real server that is killed again and again; nothing answered may be lost or done twice.
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { kills, quantile } from '../test/server/online/kill/kills.ts';

const HELP = `Usage: npm run kills -- [options]

  --kills N     how often the server is killed (default 200)
  --tables N    how many tables are played (default 40)
  --seed S      of the moments and the robots (default 1)
  --help        show this

The server is killed with SIGKILL at random moments, while it starts, before, inside and after its commits, before the first
and between two deliveries. After each kill its journals are read and compared with what was answered and shown.`;

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '200' },
    tables: { type: 'string', default: '40' },
    seed: { type: 'string', default: '1' },
    help: { type: 'boolean', default: false },
  },
});
if (values.help) {
  console.log(HELP);
  process.exit(0);
}
const [wanted, tables, seed] = [values.kills, values.tables, values.seed].map(Number) as [number, number, number];
if (!(wanted > 0 && tables > 0 && Number.isInteger(seed))) {
  console.error('--kills, --tables and --seed take whole numbers');
  process.exit(2);
}

/** Milliseconds within which play must go on when the server is started again. */
const GOAL_MS = 2000;

const load = (): string => (loadavg()[0] ?? 0).toFixed(1);
const before = load();
const report = await kills({ kills: wanted, tables, seed, play: 1000, think: 100, tell: console.log });
const spread = (values: readonly number[]): string =>
  [0.5, 0.9, 0.99, 1]
    .map((part) => `${part === 1 ? 'most' : `p${part * 100}`} ${quantile(values, part).toFixed(0)}`)
    .join(', ');
const { kills: made, lines, views, dice, answered, repeated, starts, first, each, back, work, faults } = report;
console.log(
  Object.entries(made)
    .map(([what, count]) => `${count} ${what}`)
    .join(', '),
);
console.log(`${lines} lines, ${answered} answers, ${repeated} gives repeated, ${views} views, ${dice} dice checked`);
console.log(`load of the machine: ${before} at the beginning, ${load()} at the end`);
console.log(`start of the server, ms: ${spread(starts)}`);
console.log(`first command answered after it listened, ms: ${spread(first)}`);
console.log(`first command answered, from the start of the process, ms: ${spread(back)}`);
console.log(`first command of each table, from the start of the process, ms: ${spread(each)}`);
console.log(`processor time of the server until it listened, ms: ${spread(work.start)}`);
console.log(`processor time of the server until the first answer, ms: ${spread(work.back)}`);
for (const fault of faults) console.error(fault);
const slow = quantile(back, 1) > GOAL_MS;
if (slow) console.error(`play went on later than ${GOAL_MS} ms`);
process.exitCode = faults.length > 0 || slow ? 1 : 0;
