// `npm run situations -- --tally FILE`: every situation of Tactical GameX, Regular against itself, and the table of how it went.
import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { standstill } from '../src/ai/standstill.ts';
import { readLibrary } from '../src/cli/library.ts';
import { seededDice } from '../src/core/dice.ts';
import { describeFault } from '../src/core/notation.ts';
import { family } from '../src/games/gamex/family.ts';
import { players } from '../src/games/gamex/players/roster.ts';
import type { OpenGamex } from '../src/games/gamex/position.ts';
import { SIDES } from '../src/games/gamex/types.ts';

const PAGE = join(import.meta.dirname, '../docs/situations.md');
const [BEGINS, ENDS] = ['<!-- results -->', '<!-- end of results -->'];

const HELP = `Usage: npm run situations -- --tally FILE [options]

  --tally FILE   where every game that was played is written down; a run goes on where the last one stopped
  --games N      how many games of each situation (default 20)
  --minutes M    begin no further game after so many minutes
  --only A,B     only these situations
  --table        play nothing, write the table into docs/situations.md

Of the situations that still want games the one that has taken the least time so far is played next, the smallest first.
A situation whose text or panels have changed begins anew.`;

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
if (values.help || values.tally === undefined) {
  console.log(HELP);
  process.exit(values.help ? 0 : 2);
}
const { tally } = values;

interface Played {
  readonly situation: string;
  /** Of the situation's text and its panels. */
  readonly print: string;
  readonly seed: number;
  /** `axis decisive`, `draw` … */
  readonly ended: string;
  readonly milliseconds: number;
}

const library = readLibrary(family, []);
const texts = library['situations'] ?? {};

/** What a game depends on besides the rules: whoever changes the rules deletes the tally. */
function printOf(name: string): string {
  const text = texts[name] ?? '';
  const panels = (/^board (.*)$/m.exec(text)?.[1] ?? '').split(/[\s/~]+/).map((id) => library['panels']?.[id] ?? '');
  const fought = text.replaceAll(/^(title|date|about|brief)\b.*\n/gm, '');
  return createHash('sha256')
    .update([fought, ...panels].join('\n'))
    .digest('hex')
    .slice(0, 12);
}

const wanted = values.only?.split(',') ?? Object.keys(texts).sort();
const unknown = wanted.filter((name) => !Object.hasOwn(texts, name));
if (unknown.length > 0) {
  console.error(`there is no situation ${unknown.join(', ')}`);
  process.exit(2);
}
const games = Number(values.games);
const prints = new Map(wanted.map((name) => [name, printOf(name)]));
const played: Played[] = (existsSync(tally) ? readFileSync(tally, 'utf8') : '')
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => JSON.parse(line) as Played)
  .filter(({ situation, print }) => prints.get(situation) === print);

function opened(name: string): OpenGamex {
  const game = family.open(`game gamex\nsituation ${name}\n`, library);
  if (!('start' in game)) throw new Error(game.map(describeFault).join('\n'));
  return game;
}

/** How the game of a seed ends. */
function playOut(game: OpenGamex, seed: number): string {
  const dice = seededDice(seed);
  const seats = {
    axis: players.seat('regular', seed * 2, library),
    allied: players.seat('regular', seed * 2 + 1, library),
  };
  const endless = standstill(game);
  let { start: state } = game;
  for (let side = game.decides(state); side; side = game.decides(state)) {
    const trouble = endless(state);
    if (trouble !== undefined) return trouble;
    const command = seats[side].command(game, game.view(state, side));
    state = game.play(state, side, command, dice).state;
  }
  const { outcome } = state;
  return outcome === undefined ? 'not finished' : [outcome.winner, outcome.level].filter(Boolean).join(' ');
}

const of = (name: string): Played[] => played.filter(({ situation }) => situation === name);
const timeOf = (name: string): number => of(name).reduce((sum, { milliseconds }) => sum + milliseconds, 0);

/** Lines of its text stand for its size. */
const sizeOf = (name: string): number => (texts[name] ?? '').split('\n').length;

function playAll(until: number): void {
  const open = new Map<string, OpenGamex>();
  while (performance.now() < until) {
    const [name] = wanted
      .filter((one) => of(one).length < games)
      .sort((a, b) => timeOf(a) - timeOf(b) || sizeOf(a) - sizeOf(b));
    if (name === undefined) return;
    const game = open.get(name) ?? opened(name);
    open.set(name, game);
    const seed = of(name).length + 1;
    const since = performance.now();
    const ended = playOut(game, seed);
    const milliseconds = Math.round(performance.now() - since);
    const one = { situation: name, print: prints.get(name) ?? '', seed, ended, milliseconds };
    played.push(one);
    appendFileSync(tally, `${JSON.stringify(one)}\n`);
    console.log(`${name} ${seed}: ${ended}, ${(milliseconds / 1000).toFixed(1)} s`);
  }
}

const LEVELS = ['decisive', 'tactical', 'marginal'];
const ENDINGS = [
  ...LEVELS.map((level) => `axis ${level}`),
  'draw',
  ...LEVELS.toReversed().map((level) => `allied ${level}`),
];

function table(): string {
  const rows = wanted.map((name) => {
    const all = of(name);
    const count = (ending: string) => all.filter(({ ended }) => ended === ending).length;
    const share = SIDES.map((side) => all.filter(({ ended }) => ended.startsWith(side)).length);
    const points =
      all.length === 0 ? '' : `${Math.round((((share[0] ?? 0) + count('draw') / 2) / all.length) * 100)} %`;
    return `| \`${name}\` | ${all.length} | ${ENDINGS.map((ending) => count(ending) || '').join(' | ')} | ${points} |`;
  });
  return [
    '| situation | games | Axis decisive | tactical | marginal | draw | Allies marginal | tactical | decisive | Axis |',
    '|---|---|---|---|---|---|---|---|---|---|',
    ...rows,
  ].join('\n');
}

if (!values.table) {
  const minutes = values.minutes === undefined ? Number.POSITIVE_INFINITY : Number(values.minutes);
  playAll(performance.now() + minutes * 60_000);
}
const page = readFileSync(PAGE, 'utf8');
const [from, to] = [page.indexOf(BEGINS), page.indexOf(ENDS)];
if (from < 0 || to < from) throw new Error(`docs/situations.md has no place between ${BEGINS} and ${ENDS}`);
writeFileSync(PAGE, `${page.slice(0, from)}${BEGINS}\n\n${table()}\n\n${page.slice(to)}`);
