// `npm run kills -- --kills N`: robots play at real servers that are killed again and again; nothing answered may be lost or done twice.
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { type KillOptions, kills, quantile } from '../test/server/online/kill/kills.ts';
import { nodeKills } from '../test/server/online/kill/node-kills.ts';

const HELP = `Usage: npm run kills -- [options]

  --kills N     how often the server is killed (default 200)
  --tables N    how many tables are played (default 40)
  --seed S      of the moments and the robots (default 1)
  --database D  file: one server (default); postgres: two servers and a worker on a PostgreSQL of their own
  --help        show this

A server is killed with SIGKILL at random moments, while it starts, before, inside and after its commits, before hints, before the
first and between two deliveries, and before and after jobs. A quarter of the tables has a computer, another one a clock that soon
runs out. After each kill the journals are read and compared with what was answered and shown.`;

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '200' },
    tables: { type: 'string', default: '40' },
    seed: { type: 'string', default: '1' },
    database: { type: 'string', default: 'file' },
    help: { type: 'boolean', default: false },
  },
});
if (values.help) {
  console.log(HELP);
  process.exit(0);
}
if (values.database !== 'file' && values.database !== 'postgres') {
  console.error('--database is file or postgres');
  process.exit(2);
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
const options: KillOptions = { kills: wanted, tables, seed, play: 1000, think: 100, tell: console.log };
const spread = (all: readonly number[]): string =>
  [0.5, 0.9, 0.99, 1]
    .map((part) => `${part === 1 ? 'most' : `p${part * 100}`} ${quantile(all, part).toFixed(0)}`)
    .join(', ');

/** Prints what both ways have in common, then the times, each with its name. Gives what is wrong. */
function tellOf(
  report: Omit<Awaited<ReturnType<typeof nodeKills>>, 'first' | 'each'>,
  times: Readonly<Record<string, readonly number[]>>,
): void {
  const { kills: made, lines, views, dice, answered, repeated, faults } = report;
  console.log(
    Object.entries(made)
      .map(([what, count]) => `${count} ${what}`)
      .join(', '),
  );
  console.log(`${lines} lines, ${answered} answers, ${repeated} gives repeated, ${views} views, ${dice} dice checked`);
  console.log(`load of the machine: ${before} at the beginning, ${load()} at the end`);
  for (const [what, all] of Object.entries(times)) console.log(`${what}, ms: ${spread(all)}`);
  for (const fault of faults) console.error(fault);
}

let faults: readonly string[];
/** Milliseconds until play went on, after each kill. */
let back: readonly number[];
if (values.database === 'postgres') {
  const report = await nodeKills(options);
  ({ faults, first: back } = report);
  tellOf(report, {
    'first command answered at the other server after the kill': report.first,
    'each player who had a command to give, after the kill': report.each,
  });
} else {
  const report = await kills(options);
  ({ faults, back } = report);
  tellOf(report, {
    'start of the server': report.starts,
    'first command answered after it listened': report.first,
    'first command answered, from the start of the process': report.back,
    'first command of each table, from the start of the process': report.each,
    'processor time of the server until it listened': report.work.start,
    'processor time of the server until the first answer': report.work.back,
  });
}
const slow = quantile(back, 1) > GOAL_MS;
if (slow) console.error(`play went on later than ${GOAL_MS} ms`);
process.exit(faults.length > 0 || slow ? 1 : 0);
