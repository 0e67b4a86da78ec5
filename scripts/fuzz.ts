// `npm run fuzz -- --games N --seed S --minutes M`: whole random games under every law, and spoiled files.
import { parseArgs } from 'node:util';
import cliProgress from 'cli-progress';
import { KINDS, type Run } from './fuzz/kinds.ts';

const HELP = `Usage: npm run fuzz -- [options]

  --games N      how many games (default 200)
  --seed S       the seed of the first game (default: the clock)
  --minutes M    stop after so many minutes
  --kind K       only this kind: ${Object.keys(KINDS).join(', ')}
                 (default: of ten games four skirmishes, two wars, three on the continent, one tournament;
                 mines, GameX and spoiled files besides)
  --thorough T   0 to 4: how often the dear laws are looked at (default 0)
  --keep-going   do not stop at the first broken law

A game that breaks a law is written to test/fixtures as a script; its test stays red until the law holds again.`;

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '200' },
    seed: { type: 'string' },
    minutes: { type: 'string' },
    kind: { type: 'string' },
    thorough: { type: 'string', default: '0' },
    'keep-going': { type: 'boolean', default: false },
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
if (values.kind !== undefined && !Object.hasOwn(KINDS, values.kind)) {
  console.error(`There is no kind '${values.kind}': ${Object.keys(KINDS).join(', ')}`);
  process.exit(2);
}

const games = wholeNumber('games', values.games);
const first = values.seed === undefined ? Date.now() % 1_000_000_000 : wholeNumber('seed', values.seed);
const thorough = Math.min(wholeNumber('thorough', values.thorough), 4);
const until =
  values.minutes === undefined ? Number.POSITIVE_INFINITY : performance.now() + Number(values.minutes) * 60_000;

const MIX = [
  'continent',
  'skirmish',
  'war',
  'skirmish',
  'continent',
  'skirmish',
  'tournament',
  'war',
  'continent',
  'skirmish',
];

/** Which kinds are run with a seed; only games of Blitzkrieg count as games. */
const kindsFor = (seed: number): readonly string[] => {
  if (values.kind !== undefined) return [values.kind];
  const game = MIX[seed % MIX.length] as string;
  return seed % 10 === 0 ? [game, 'mines', 'gamex', 'situation', 'sight', 'spoiled'] : [game];
};

const tally = new Map<string, number>();
const played = new Map<string, { runs: number; commands: number; milliseconds: number }>();
const broken: { kind: string; seed: number; run: Run }[] = [];

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
for (; done < games && performance.now() < until; done++) {
  const seed = first + done;
  for (const kind of kindsFor(seed)) {
    const since = performance.now();
    const run = (KINDS[kind] as (typeof KINDS)[string])(seed, thorough);
    const sum = played.get(kind) ?? { runs: 0, commands: 0, milliseconds: 0 };
    played.set(kind, {
      runs: sum.runs + 1,
      commands: sum.commands + run.commands,
      milliseconds: sum.milliseconds + performance.now() - since,
    });
    tally.set(`${kind}: ${run.ending}`, (tally.get(`${kind}: ${run.ending}`) ?? 0) + 1);
    commands += run.commands;
    if (run.breach) broken.push({ kind, seed, run });
  }
  if (live) bar.update(done + 1, fields());
  else if (performance.now() - told > 15_000) {
    told = performance.now();
    console.log(
      `  ${done + 1} of ${games} games, ${commands} commands, ${broken.length} broken, ${Math.round((told - started) / 1000)} s`,
    );
  }
  if (broken.length > 0 && !values['keep-going']) {
    done++;
    break;
  }
}
if (live) bar.stop();

for (const [ending, count] of [...tally].sort(([a], [b]) => (a < b ? -1 : 1)))
  console.log(`  ${String(count).padStart(6)}  ${ending}`);
for (const [kind, { runs, commands: taken, milliseconds }] of played) {
  console.log(`  ${kind}: ${runs} runs, ${taken} commands, ${(milliseconds / 1000).toFixed(1)} s`);
}
for (const { kind, seed, run } of broken) {
  console.log(`\nBROKEN ${kind} ${seed}: ${run.breach?.law ?? ''}\n${(run.breach?.message ?? '').slice(0, 2000)}`);
  console.log(`again:  npm run fuzz -- --kind ${kind} --seed ${seed} --games 1`);
  if (run.fixture !== undefined) console.log(`as a test:  npx vitest run test/laws/fixtures   (${run.fixture})`);
}
console.log(
  `${done} games, ${commands} commands in ${((performance.now() - started) / 1000).toFixed(1)} s: ${broken.length} broken`,
);
process.exitCode = broken.length > 0 ? 1 : 0;
