import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Games } from '../table/game-package.ts';
import type { Answer, Proof, Puzzle } from '../table/study.ts';
import { Complaint, EXIT } from './complaint.ts';
import { type Task, type TaskWorker, startWorker, type TaskName } from './worker/worker.ts';
import { listening } from './worker/interrupt.ts';
import { asJson, type Io } from './io.ts';
import { projectFile } from './library.ts';
import { type Box, boxNamed, Unreadable } from './open-game.ts';
import { progressOf } from './progress.ts';
import { columns, counted } from '../core/notation/columns.ts';

/** The puzzles: a list of them, their proofs, or how well a player answers them. */

export interface PuzzlesOptions {
  readonly game: string;
  readonly player: string;
  readonly budget?: number;
  readonly seed: number;
  readonly only: readonly string[];
  readonly list?: boolean;
  readonly prove?: boolean;
  readonly json?: boolean;
  readonly quiet?: boolean;
}

type Set = ReturnType<typeof setOf>;

/** The puzzles of a game, or those named, by theme and then by name. */
function setOf({ gamePackage, kit }: Box, only: readonly string[]) {
  const { puzzles: kept } = gamePackage.study;
  if (!kept) throw new Complaint(`${kit.id} has no puzzles`);
  const { themes } = kept;
  const directory = projectFile('src', 'games', kit.id, 'players', 'puzzles', 'data');
  const ids = readdirSync(directory).flatMap((name) => /^(.*)\.puzzle$/.exec(name)?.[1] ?? []);
  // Puzzles are named after their theme.
  const isMeant = (id: string, word: string) => id === word || (themes.includes(word) && id.startsWith(`${word}-`));
  const stranger = only.find((word) => !ids.some((id) => isMeant(id, word)));
  if (stranger !== undefined)
    throw new Complaint(`there is no puzzle or theme ${stranger} (hexfront puzzles --list shows them)`);
  const list = ids
    .filter((id) => only.length === 0 || only.some((word) => isMeant(id, word)))
    .map((id) => {
      const name = `${id}.puzzle`;
      const read = kept.read(readFileSync(join(directory, name), 'utf8'));
      if (!('theme' in read)) throw new Unreadable(name, read);
      if (read.id !== id || !id.startsWith(`${read.theme}-`))
        throw new Complaint(`${name} calls itself ${read.id}, of the theme ${read.theme}`);
      return read;
    })
    .sort((a, b) => themes.indexOf(a.theme) - themes.indexOf(b.theme) || (a.id < b.id ? -1 : 1));
  return { ...kept, list };
}

export async function puzzles(options: PuzzlesOptions, io: Io): Promise<number> {
  const box = await boxNamed(options.game, io.games, []);
  const set = setOf(box, options.only);
  if (options.list) return list(set.list, options, io);
  return options.prove
    ? withWorker('prove', proofs, options, io, (worker) => prove(set.list, options, io, worker))
    : withWorker('solve', answers, options, io, (worker) => solve(set.list, options, io, worker));
}

const withWorker = <Done>(
  task: TaskName,
  begin: Task<PuzzlesOptions, string, Done>,
  options: PuzzlesOptions,
  io: Io,
  use: (worker: TaskWorker<string, Done>) => Promise<number>,
): Promise<number> =>
  listening(async (interrupt) => {
    const worker = await startWorker(task, begin, options, io, interrupt);
    try {
      return await use(worker);
    } finally {
      worker.leave();
    }
  });

const called = (set: Set, id: string): Set['list'][number] => {
  const puzzle = set.list.find((one) => one.id === id);
  if (!puzzle) throw new Complaint(`there is no puzzle ${id}`);
  return puzzle;
};

/** Proves the puzzle of a name. */
export async function proofs({ game, only }: PuzzlesOptions, known: Games): Promise<(id: string) => Proof> {
  const set = setOf(await boxNamed(game, known, []), only);
  return (id) => set.prove(called(set, id));
}

/** Has a player answer the puzzle of a name. */
export async function answers(options: PuzzlesOptions, known: Games): Promise<(id: string) => Answer> {
  const { game, only, player, seed, budget } = options;
  const box = await boxNamed(game, known, []);
  const set = setOf(box, only);
  const plans = budget === undefined ? undefined : { evals: budget };
  return (id) => set.answer(called(set, id), box.gamePackage.players.seat(player, seed, {}, plans));
}

function list(set: readonly Puzzle[], { json }: PuzzlesOptions, io: Io): number {
  const rows = set.map((puzzle) => {
    const { id, theme, level, solves, until, best, title, tempting } = puzzle;
    return { id, theme, level, solves, until, best, title, ...(tempting ? { tempting } : {}) };
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

async function prove(
  list: readonly Puzzle[],
  { json, quiet }: PuzzlesOptions,
  io: Io,
  worker: TaskWorker<string, Proof>,
): Promise<number> {
  const progress = progressOf(io, list.length, 'puzzles', (quiet ?? false) || (json ?? false));
  const found = [];
  let wrong = 0;
  for (const [i, puzzle] of list.entries()) {
    const proven = await worker.do(puzzle.id);
    if (!proven) break;
    const proof = proven.done;
    if (!proof.agrees) wrong++;
    found.push({ id: puzzle.id, best: puzzle.best, ...proof });
    progress.step(i + 1, puzzle.id);
  }
  progress.end();
  const stopped = found.length < list.length;
  if (json) io.out(asJson({ complete: !stopped, proofs: found, wrong }));
  else {
    const rows = found.map((one) => [
      one.id,
      one.value.toFixed(3),
      one.agrees ? 'proven' : `WRONG: ${one.best}`,
      one.positions,
      one.line,
    ]);
    io.out(columns([['puzzle', 'best', '', 'positions', 'the best line begins'], ...rows]));
    io.out(`${stopped ? 'stopped early: ' : ''}${counted(found.length - wrong, 'puzzle')} of ${found.length} proven\n`);
  }
  if (stopped) return EXIT.interrupted;
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

async function solve(
  list: readonly Puzzle[],
  { player: name, json, quiet }: PuzzlesOptions,
  io: Io,
  worker: TaskWorker<string, Answer>,
): Promise<number> {
  const progress = progressOf(io, list.length, 'puzzles', (quiet ?? false) || (json ?? false));
  const found: Answer[] = [];
  for (const { id } of list) {
    const answered = await worker.do(id);
    if (!answered) break;
    const one = answered.done;
    found.push(one);
    progress.step(found.length, `${one.id} ${one.solved ? 'solved' : `regret ${one.regret.toFixed(2)}`}`);
  }
  progress.end();
  const stopped = found.length < list.length;
  const of = (key: 'theme' | 'level'): Row[] =>
    [...new Set(found.map((one) => one[key]))].map((word) =>
      rowOf(
        word,
        found.filter((one) => one[key] === word),
      ),
    );
  const report = {
    player: name,
    complete: !stopped,
    all: rowOf('all', found),
    levels: of('level'),
    themes: of('theme'),
    answers: found,
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
