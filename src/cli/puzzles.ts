import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { Answer, Puzzle } from '../table/study.ts';
import { Complaint, EXIT } from './complaint.ts';
import { type Interrupt, listening } from './interrupt.ts';
import { asJson, type Io } from './io.ts';
import { projectFile } from './library.ts';
import { type Box, boxNamed, Unreadable } from './open-game.ts';
import { progressOf } from './progress.ts';
import { columns, counted } from '../core/columns.ts';

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
function setOf({ shelf, family }: Box, only: readonly string[]) {
  const { puzzles: kept } = shelf.study;
  if (!kept) throw new Complaint(`${family.id} has no puzzles`);
  const { themes } = kept;
  const directory = projectFile('src', 'games', family.id, 'players', 'puzzles', 'data');
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
  return listening((interrupt) =>
    options.prove ? prove(set, options, io, interrupt) : solve(set, box, options, io, interrupt),
  );
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

async function prove(set: Set, { json, quiet }: PuzzlesOptions, io: Io, interrupt: Interrupt): Promise<number> {
  const progress = progressOf(io, set.list.length, 'puzzles', (quiet ?? false) || (json ?? false));
  const proofs = [];
  let wrong = 0;
  for (const [i, puzzle] of set.list.entries()) {
    const proven = interrupt.during(() => set.prove(puzzle));
    if (!proven) break;
    const proof = proven.done;
    if (!proof.agrees) wrong++;
    proofs.push({ id: puzzle.id, best: puzzle.best, ...proof });
    progress.step(i + 1, puzzle.id);
    await setImmediate();
  }
  progress.end();
  const stopped = interrupt.heard();
  if (json) io.out(asJson({ complete: !stopped, proofs, wrong }));
  else {
    const rows = proofs.map((one) => [
      one.id,
      one.value.toFixed(3),
      one.agrees ? 'proven' : `WRONG: ${one.best}`,
      one.positions,
      one.line,
    ]);
    io.out(columns([['puzzle', 'best', '', 'positions', 'the best line begins'], ...rows]));
    io.out(
      `${stopped ? 'stopped early: ' : ''}${counted(proofs.length - wrong, 'puzzle')} of ${proofs.length} proven\n`,
    );
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

async function solve(set: Set, box: Box, options: PuzzlesOptions, io: Io, interrupt: Interrupt): Promise<number> {
  const { player: name, json, quiet, seed, budget } = options;
  const progress = progressOf(io, set.list.length, 'puzzles', (quiet ?? false) || (json ?? false));
  const answers: Answer[] = [];
  for (const puzzle of set.list) {
    const plans = budget === undefined ? undefined : { evals: budget };
    const answered = interrupt.during(() => set.answer(puzzle, box.shelf.players.seat(name, seed, {}, plans)));
    if (!answered) break;
    const one = answered.done;
    answers.push(one);
    progress.step(answers.length, `${one.id} ${one.solved ? 'solved' : `regret ${one.regret.toFixed(2)}`}`);
    await setImmediate();
  }
  progress.end();
  const stopped = interrupt.heard();
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
