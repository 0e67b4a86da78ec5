import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { readResults } from '#core/notation/catalogue.ts';

/** Games of Regular against itself, written down one by one; how they went, as data the page reads and as a table of the documentation. */

const [BEGINS, ENDS] = ['<!-- results -->', '<!-- end of results -->'];

export interface Played {
  readonly name: string;
  /** Hash of all a game depends on besides the rules and the players: changes to those require deleting the tally. */
  readonly print: string;
  readonly seed: number;
  readonly ended: string;
  readonly milliseconds: number;
}

/** Series of games to tally. */
export interface Contest {
  /** Name of one entry, such as `situation`, the file of the results, and the page with their table. */
  readonly thing: string;
  readonly results: string;
  readonly page: string;
  readonly names: readonly string[];
  /** All a game depends on, as text. */
  depends(name: string): string;
  /** The smaller ones come first. */
  size(name: string): number;
  /** Result of the game of a seed. */
  play(name: string, seed: number): string;
  /** The results of games, as `readResults` reads them. */
  counts(played: readonly Played[], name: string): readonly (number | string)[];
  table(results: ReturnType<typeof readResults>): readonly string[];
}

const help = ({ thing, page, results }: Contest): string => `Usage: npm run ${thing}s -- --tally FILE [options]

  --tally FILE   where every game that was played is written down; a run goes on where the last one stopped
  --games N      how many games of each ${thing} (default 20)
  --minutes M    begin no further game after so many minutes
  --only A,B     only these ${thing}s
  --table        play nothing, write the table into docs/${basename(page)}

Results are written into ${basename(results)}: those of a ${thing} without a game in the tally stay as they are.

Of the ${thing}s that still want games the one that has taken the least time so far is played next, the smallest first.
One whose text or maps have changed begins anew.`;

export function runTally(contest: Contest): void {
  const { thing, page } = contest;
  const { values } = parseArgs({
    options: {
      tally: { type: 'string' },
      games: { type: 'string', default: '20' },
      minutes: { type: 'string' },
      only: { type: 'string' },
      table: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  const { tally } = values;
  if (values.help || tally === undefined) {
    console.log(help(contest));
    process.exit(values.help ? 0 : 2);
  }
  const wanted = values.only?.split(',') ?? contest.names;
  const unknown = wanted.filter((name) => !contest.names.includes(name));
  if (unknown.length > 0) {
    console.error(`there is no ${thing} ${unknown.join(', ')}`);
    process.exit(2);
  }
  const games = Number(values.games);
  const printOf = (name: string): string =>
    createHash('sha256').update(contest.depends(name)).digest('hex').slice(0, 12);
  const prints = new Map(contest.names.map((name) => [name, printOf(name)]));
  const played: Played[] = (existsSync(tally) ? readFileSync(tally, 'utf8') : '')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Played)
    .filter(({ name, print }) => prints.get(name) === print);
  const of = (name: string): Played[] => played.filter((one) => one.name === name);
  const timeOf = (name: string): number => of(name).reduce((sum, { milliseconds }) => sum + milliseconds, 0);

  const until =
    performance.now() + (values.minutes === undefined ? Number.POSITIVE_INFINITY : Number(values.minutes) * 60_000);
  while (!values.table && performance.now() < until) {
    const [name] = wanted
      .filter((one) => of(one).length < games)
      .sort((a, b) => timeOf(a) - timeOf(b) || contest.size(a) - contest.size(b));
    if (name === undefined) break;
    const seed = of(name).length + 1;
    const since = performance.now();
    const ended = contest.play(name, seed);
    const milliseconds = Math.round(performance.now() - since);
    const one = { name, print: prints.get(name) ?? '', seed, ended, milliseconds };
    played.push(one);
    appendFileSync(tally, `${JSON.stringify(one)}\n`);
    console.log(`${name} ${seed}: ${ended}, ${(milliseconds / 1000).toFixed(1)} s`);
  }

  const kept = readFileSync(contest.results, 'utf8');
  const lines = new Map(
    [...readResults(kept)].map(([name, numbers]) => [name, numbers.map((number) => number ?? '-').join(' ')]),
  );
  for (const name of contest.names) if (of(name).length > 0) lines.set(name, contest.counts(of(name), name).join(' '));
  const remarks = kept.split('\n').filter((line) => line.startsWith('#'));
  const sorted = [...lines].filter(([name]) => contest.names.includes(name));
  sorted.sort(([a], [b]) => contest.names.indexOf(a) - contest.names.indexOf(b));
  const results = [...remarks, ...sorted.map(([name, numbers]) => `${name} : ${numbers}`), ''].join('\n');
  writeFileSync(contest.results, results);
  writeTable(page, contest.table(readResults(results)));
}

/** The table between its marks in a page. */
export function withTable(text: string, rows: readonly string[]): string {
  const [from, to] = [text.indexOf(BEGINS), text.indexOf(ENDS)];
  if (from < 0 || to < from) throw new Error(`there is no place between ${BEGINS} and ${ENDS}`);
  return `${text.slice(0, from)}${BEGINS}\n\n${rows.join('\n')}\n\n${text.slice(to)}`;
}

function writeTable(page: string, rows: readonly string[]): void {
  writeFileSync(page, withTable(readFileSync(page, 'utf8'), rows));
}
