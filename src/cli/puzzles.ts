import { readdirSync, readFileSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { type Answer, answer, levelOf } from '../games/blitz/players/puzzles/answer.ts';
import { valueOfLine, writeLine } from '../games/blitz/players/puzzles/line-text.ts';
import { isPuzzle, parsePuzzle, type Puzzle, THEMES } from '../games/blitz/players/puzzles/puzzle.ts';
import { type Search, search } from '../games/blitz/players/puzzles/search.ts';
import { type ContenderName, contenderNamed } from '../games/blitz/players/contenders.ts';
import { EMPTY_LIBRARY } from '../games/blitz/position.ts';
import { Complaint, EXIT } from './complaint.ts';
import { asJson, type Io } from './io.ts';
import { projectFile } from './library.ts';
import { Unreadable } from './open-game.ts';
import { progressOf } from './progress.ts';
import { columns, counted } from './table-text.ts';

/** The puzzles: a list of them, their proofs, or how well a player answers them. */

export interface PuzzlesOptions {
  readonly player: ContenderName;
  readonly budget?: number;
  readonly seed: number;
  readonly only: readonly string[];
  readonly list?: boolean;
  readonly prove?: boolean;
  readonly json?: boolean;
  readonly quiet?: boolean;
}

const DIRECTORY = ['src', 'games', 'blitz', 'players', 'puzzles', 'data'] as const;

/** Is it the puzzle or one of the theme of that name? Puzzles are named after their theme. */
const isMeant = (id: string, word: string): boolean =>
  id === word || ((THEMES as readonly string[]).includes(word) && id.startsWith(`${word}-`));

/** The puzzles of the product, or those named, by theme and then by name. */
export function readPuzzles(only: readonly string[] = []): Puzzle[] {
  const ids = readdirSync(projectFile(...DIRECTORY)).flatMap((name) => /^(.*)\.puzzle$/.exec(name)?.[1] ?? []);
  const stranger = only.find((word) => !ids.some((id) => isMeant(id, word)));
  if (stranger !== undefined)
    throw new Complaint(`there is no puzzle or theme ${stranger} (hexfront puzzles --list shows them)`);
  const puzzles = ids
    .filter((id) => only.length === 0 || only.some((word) => isMeant(id, word)))
    .map((id) => {
      const name = `${id}.puzzle`;
      const read = parsePuzzle(readFileSync(projectFile(...DIRECTORY, name), 'utf8'), EMPTY_LIBRARY);
      if (!isPuzzle(read)) throw new Unreadable(name, read);
      if (read.id !== id || !id.startsWith(`${read.theme}-`))
        throw new Complaint(`${name} calls itself ${read.id}, of the theme ${read.theme}`);
      return read;
    });
  return puzzles.sort((a, b) => THEMES.indexOf(a.theme) - THEMES.indexOf(b.theme) || (a.id < b.id ? -1 : 1));
}

export async function puzzles(options: PuzzlesOptions, io: Io): Promise<number> {
  const set = readPuzzles(options.only);
  if (options.list) return list(set, options, io);
  return options.prove ? prove(set, options, io) : solve(set, options, io);
}

function list(set: readonly Puzzle[], { json }: PuzzlesOptions, io: Io): number {
  const rows = set.map((puzzle) => {
    const { id, theme, solves, until, best, title, tempting } = puzzle;
    return { id, theme, level: levelOf(puzzle), solves, until, best, title, ...(tempting ? { tempting } : {}) };
  });
  const asRow = (row: (typeof rows)[number]): (string | number)[] => [
    row.id,
    row.theme,
    row.level,
    row.solves,
    row.until,
    row.best.toFixed(3),
    row.title,
  ];
  io.out(
    json
      ? asJson({ puzzles: rows })
      : columns([['puzzle', 'theme', 'level', 'solves', 'until', 'best', 'title'], ...rows.map(asRow)]),
  );
  return EXIT.ok;
}

/** A value is written with a few digits; the proof must agree with them. */
const WRITTEN = 0.0006;

/** The tempting line must bring what the puzzle says, and that must be less than the best. */
function temptsAsSaid(puzzle: Puzzle, solving: Search): boolean {
  const { tempting, best } = puzzle;
  if (!tempting) return true;
  const brings = valueOfLine(puzzle, tempting.line, solving);
  return typeof brings === 'number' && Math.abs(brings - tempting.brings) < WRITTEN && brings < best;
}

async function prove(set: readonly Puzzle[], { json, quiet }: PuzzlesOptions, io: Io): Promise<number> {
  const progress = progressOf(io, set.length, 'puzzles', (quiet ?? false) || (json ?? false));
  const proofs = [];
  let wrong = 0;
  for (const [i, puzzle] of set.entries()) {
    const solving = search(puzzle);
    const { value, line } = solving.found(puzzle.start);
    const agrees = Math.abs(value - puzzle.best) < WRITTEN && temptsAsSaid(puzzle, solving);
    if (!agrees) wrong++;
    proofs.push({
      id: puzzle.id,
      best: puzzle.best,
      value,
      agrees,
      positions: solving.positions(),
      line: writeLine(puzzle, line),
    });
    progress.step(i + 1, puzzle.id);
    await setImmediate();
  }
  progress.end();
  if (json) io.out(asJson({ proofs, wrong }));
  else {
    const rows = proofs.map((one) => [
      one.id,
      one.value.toFixed(3),
      one.agrees ? 'proven' : `WRONG: ${one.best}`,
      one.positions,
      one.line,
    ]);
    io.out(columns([['puzzle', 'best', '', 'positions', 'the best line begins'], ...rows]));
    io.out(`${counted(proofs.length - wrong, 'puzzle')} of ${proofs.length} proven\n`);
  }
  return wrong > 0 ? EXIT.fault : EXIT.ok;
}

interface Row {
  readonly name: string;
  readonly puzzles: number;
  readonly solved: number;
  readonly regret: number;
}

function rowOf(name: string, answers: readonly Answer[]): Row {
  const regret = answers.reduce((sum, one) => sum + one.regret, 0) / Math.max(answers.length, 1);
  return { name, puzzles: answers.length, solved: answers.filter((one) => one.solved).length, regret };
}

async function solve(set: readonly Puzzle[], options: PuzzlesOptions, io: Io): Promise<number> {
  const { player: name, json, quiet, seed, budget } = options;
  const progress = progressOf(io, set.length, 'puzzles', (quiet ?? false) || (json ?? false));
  const answers: Answer[] = [];
  let stopped = false;
  const onInterrupt = () => {
    stopped = true;
  };
  process.once('SIGINT', onInterrupt);
  for (const puzzle of set) {
    if (stopped) break;
    const one = answer(
      puzzle,
      contenderNamed(name, seed, undefined, budget === undefined ? undefined : { evals: budget }),
    );
    answers.push(one);
    progress.step(answers.length, `${one.id} ${one.solved ? 'solved' : `regret ${one.regret.toFixed(2)}`}`);
    await setImmediate();
  }
  progress.end();
  process.off('SIGINT', onInterrupt);
  const of = (key: 'theme' | 'level'): Row[] =>
    [...new Set(answers.map((one) => one[key]))].map((word) =>
      rowOf(
        word,
        answers.filter((one) => one[key] === word),
      ),
    );
  const report = {
    player: name,
    complete: !stopped,
    all: rowOf('all', answers),
    levels: of('level'),
    themes: of('theme'),
    answers,
  };
  io.out(json ? asJson(report) : table(report));
  return stopped ? EXIT.interrupted : EXIT.ok;
}

const percent = (part: number, whole: number): string => `${((100 * part) / Math.max(whole, 1)).toFixed(0)}%`;

function table(report: {
  player: string;
  all: Row;
  levels: readonly Row[];
  themes: readonly Row[];
  answers: readonly Answer[];
  complete: boolean;
}): string {
  const row = (one: Row): (string | number)[] => [
    one.name,
    one.puzzles,
    one.solved,
    percent(one.solved, one.puzzles),
    one.regret.toFixed(2),
  ];
  const answers = report.answers.map((one) => [
    one.id,
    one.level,
    one.best.toFixed(3),
    one.value.toFixed(3),
    one.solved ? 'solved' : `regret ${one.regret.toFixed(2)}`,
    one.faults[0] ?? '',
  ]);
  const head = ['', 'puzzles', 'solved', '', 'mean regret'];
  return [
    report.complete ? '' : 'stopped early\n',
    columns([['puzzle', 'level', 'best', report.player, '', ''], ...answers]),
    '\n',
    columns([head, ...report.themes.map(row), ...report.levels.map(row), row({ ...report.all, name: report.player })]),
  ].join('');
}
