// `npm run fuzz -- --games N --seed S --minutes M`: whole random games under every law, and spoiled files.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import cliProgress from 'cli-progress';
import type { Kind, Kinds, Run } from '../test/laws/kind.ts';

/** Every game has a room among the tests, and lists there what can be run of it. */
const ROOMS = join(import.meta.dirname, '../test/games');
const lists = await Promise.all(
  readdirSync(ROOMS)
    .filter((room) => existsSync(join(ROOMS, room, 'kinds.ts')))
    .map((room) => import(pathToFileURL(join(ROOMS, room, 'kinds.ts')).href) as Promise<{ readonly kinds: Kinds }>),
);
const KINDS = new Map<string, Kind>(lists.flatMap(({ kinds }) => Object.entries(kinds)));
const NAMES = [...KINDS.keys()].join(', ');

const HELP = `Usage: npm run fuzz -- [options]

  --games N      how many games (default 200)
  --seed S       the seed of the first game (default: the clock)
  --minutes M    stop after so many minutes
  --kind K       only this kind: ${NAMES}
                 (default: of ten seeds ${[...KINDS].map(([name, { on }]) => `${on.length} ${name}`).join(', ')})
  --thorough T   0 to 4: how often the dear laws are looked at (default 0); of 'whole' games, how often any but the steady ones
  --thin N       of games of Blitzkrieg: all laws but the steady ones (dead ends, sound states, the end) are looked at
                 in 3 of every N commands: with 40 five times as many games in the same time
  --keep-going   do not stop at the first broken law
  --from A,B,…   of kind modules: draw among these modules only
  --part P/Q     play the P-th of Q parts of the games, for as many processes
  --plan         the games modules have to stand: every module alone, every legal pair and some 500 legal sets that are
                 drawn, at both levels: --kind modules --seed 0 --games 2000 --keep-going

A game that breaks a law is written to test/fixtures as a script; its test stays red until the law holds again.`;

const { values } = parseArgs({
  options: {
    games: { type: 'string' },
    seed: { type: 'string' },
    minutes: { type: 'string' },
    kind: { type: 'string' },
    thorough: { type: 'string', default: '0' },
    thin: { type: 'string' },
    'keep-going': { type: 'boolean', default: false },
    from: { type: 'string' },
    part: { type: 'string' },
    plan: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

function wholeNumber(name: string, text: string): number {
  const value = Number(text);
  if (Number.isInteger(value) && value >= 0) return value;
  console.error(`--${name} takes a whole number, not '${text}'`);
  process.exit(2);
}

if (values.help) {
  console.log(HELP);
  process.exit(0);
}
if (values.plan) {
  values.kind ??= 'modules';
  values.seed ??= '0';
  values.games ??= '2000';
  values['keep-going'] = true;
}
if (values.kind !== undefined && !KINDS.has(values.kind)) {
  console.error(`There is no kind '${values.kind}': ${NAMES}`);
  process.exit(2);
}

const among = values.from?.split(',');
const drawable = KINDS.get(values.kind ?? '')?.parts ?? [];
const stranger = among?.find((part) => !drawable.includes(part));
if (stranger !== undefined) {
  console.error(`--from: '${stranger}' is none of ${drawable.join(', ') || 'what a kind named by --kind draws among'}`);
  process.exit(2);
}
const [part = 1, parts = 1] = (values.part ?? '1/1').split('/').map((word) => wholeNumber('part', word));
if (part < 1 || part > parts) {
  console.error(`--part takes one of so many parts, such as 1/2, not '${values.part ?? ''}'`);
  process.exit(2);
}
/** Two seeds in a row stay together: of modules they are the two levels of one set. */
const isOurs = (seed: number): boolean => (seed >> 1) % parts === part - 1;

const games = wholeNumber('games', values.games ?? '200');
const first = values.seed === undefined ? Date.now() % 1_000_000_000 : wholeNumber('seed', values.seed);
const thorough = Math.min(wholeNumber('thorough', values.thorough), 4);
const thin = values.thin === undefined ? undefined : Math.max(wholeNumber('thin', values.thin), 3);
const until =
  values.minutes === undefined ? Number.POSITIVE_INFINITY : performance.now() + Number(values.minutes) * 60_000;

/** Kinds run with a seed. */
const kindsFor = (seed: number): [name: string, kind: Kind][] =>
  [...KINDS].filter(([name, { on }]) => (values.kind === undefined ? on.includes(seed % 10) : name === values.kind));

/** A run that throws is broken like any other: whoever fuzzes overnight finds it in the morning. */
function guarded(run: () => Run): Run {
  try {
    return run();
  } catch (error) {
    const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { commands: 0, ending: 'broken', breach: { law: 'nothing throws', message } };
  }
}

const tally = new Map<string, number>();
const played = new Map<string, { runs: number; commands: number; milliseconds: number }>();
const broken: { kind: string; seed: number; run: Run }[] = [];

/** Games played with drawn sets, by level and by size of the set. */
interface Share {
  readonly sets: Set<string>;
  games: number;
  commands: number;
  broken: number;
}
const shares = new Map<string, Share>();
const SIZES = ['none', 'one', 'two'];

function noteSet({ level, parts: some }: NonNullable<Run['set']>, { commands: taken, breach }: Run): void {
  const name = `${level}, ${SIZES[some.length] ?? 'three and more'}`;
  const share = shares.get(name) ?? { sets: new Set(), games: 0, commands: 0, broken: 0 };
  shares.set(name, share);
  share.sets.add(some.join(' '));
  share.games++;
  share.commands += taken;
  if (breach) share.broken++;
}

const live = process.stdout.isTTY === true;
const bar = new cliProgress.SingleBar(
  {
    format: '{bar} {value}/{total} games, {commands} commands, {broken} broken, {duration_formatted}',
    hideCursor: true,
  },
  cliProgress.Presets.shades_classic,
);
const started = performance.now();
let told = started;
let commands = 0;
const fields = () => ({ commands, broken: broken.length });

console.log(`${games} games from seed ${first}`);
if (live) bar.start(games, 0, fields());

let done = 0;
let gone = 0;
for (; gone < games && performance.now() < until; gone++) {
  const seed = first + gone;
  if (!isOurs(seed)) continue;
  done++;
  for (const [kind, { run: runOne }] of kindsFor(seed)) {
    const since = performance.now();
    const run = guarded(() => runOne(seed, thorough, among, thin));
    const sum = played.get(kind) ?? { runs: 0, commands: 0, milliseconds: 0 };
    played.set(kind, {
      runs: sum.runs + 1,
      commands: sum.commands + run.commands,
      milliseconds: sum.milliseconds + performance.now() - since,
    });
    tally.set(`${kind}: ${run.ending}`, (tally.get(`${kind}: ${run.ending}`) ?? 0) + 1);
    commands += run.commands;
    if (run.set) noteSet(run.set, run);
    if (run.breach) broken.push({ kind, seed, run });
  }
  if (live) bar.update(gone + 1, fields());
  else if (performance.now() - told > 15_000) {
    told = performance.now();
    console.log(
      `  ${gone + 1} of ${games} games, ${commands} commands, ${broken.length} broken, ${Math.round((told - started) / 1000)} s`,
    );
  }
  if (broken.length > 0 && !values['keep-going']) break;
}
if (live) bar.stop();

for (const [ending, count] of [...tally].sort(([a], [b]) => (a < b ? -1 : 1)))
  console.log(`  ${String(count).padStart(6)}  ${ending}`);
for (const [kind, { runs, commands: taken, milliseconds }] of played) {
  console.log(`  ${kind}: ${runs} runs, ${taken} commands, ${(milliseconds / 1000).toFixed(1)} s`);
}
if (shares.size > 0) console.log(`\n  ${'modules'.padEnd(28)}    sets   games  commands  broken`);
for (const [name, { sets, games: played, commands: taken, broken: bad }] of shares) {
  const cells = [sets.size, played, taken, bad].map((count, i) => String(count).padStart([8, 8, 10, 8][i] ?? 0));
  console.log(`  ${name.padEnd(28)}${cells.join('')}`);
}
for (const { kind, seed, run } of broken) {
  console.log(`\nBROKEN ${kind} ${seed}: ${run.breach?.law ?? ''}\n${(run.breach?.message ?? '').slice(0, 2000)}`);
  const drawn = `${among ? ` --from ${among.join(',')}` : ''}${thin === undefined ? '' : ` --thin ${thin}`}`;
  console.log(`again:  npm run fuzz -- --kind ${kind} --seed ${seed} --games 1${drawn}`);
  if (run.fixture !== undefined) console.log(`as a test:  npx vitest run test/laws/fixtures   (${run.fixture})`);
}
console.log(
  `${done} games, ${commands} commands in ${((performance.now() - started) / 1000).toFixed(1)} s: ${broken.length} broken`,
);
process.exitCode = broken.length > 0 ? 1 : 0;
