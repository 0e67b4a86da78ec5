/**
 * Works out what a puzzle file promises and writes it there: the best value, and a tempting wrong answer with what it
 * brings (of the quick players' answers the first that is wrong, else the worst of a single decision).
 *   npx tsx scripts/puzzles/fill.ts FILE…
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { contenderNamed } from '#games/blitz/players/contenders.ts';
import { choices } from '#games/blitz/players/puzzles/choices.ts';
import { declarations } from '#games/blitz/players/puzzles/declarations.ts';
import { valueOfLine, writeLine } from '#games/blitz/players/puzzles/line-text.ts';
import { isPuzzle, parsePuzzle, type Puzzle } from '#games/blitz/players/puzzles/puzzle.ts';
import { outcomesOf, search, type Search } from '#games/blitz/players/puzzles/search.ts';
import { EMPTY_LIBRARY } from '#games/blitz/position.ts';
import type { Command } from '#games/blitz/types.ts';

/** Commands of a player up to the first die, or to the enemy's decision. */
function lineOf(puzzle: Puzzle, name: 'greedy' | 'novice' | 'candidate'): Command[] {
  const player = contenderNamed(name, 1);
  const line: Command[] = [];
  let state = puzzle.start;
  for (let i = 0; i < 40; i++) {
    if (puzzle.game.prompt(state)?.side !== puzzle.solves || state.mover !== puzzle.start.mover) break;
    const command = player.command(puzzle.game, state);
    line.push(command);
    const after = outcomesOf(puzzle, state, command);
    if (after.length !== 1 || !after[0]) break;
    state = after[0].state;
    const at = state.frames.at(-1)?.at;
    if (at !== 'movement' && at !== 'declaration') break;
  }
  return line;
}

function tempting(puzzle: Puzzle, best: number, solving: Search): { line: string; brings: number } | undefined {
  const lines = (['greedy', 'candidate', 'novice'] as const).map((name) => writeLine(puzzle, lineOf(puzzle, name)));
  const at = puzzle.start.frames.at(-1)?.at;
  const single =
    at === 'movement'
      ? []
      : at === 'declaration'
        ? [...declarations(puzzle, puzzle.start)].map(({ commands }) => commands)
        : [...choices(puzzle, puzzle.start)].map((command) => [command]);
  const values = [...lines, ...single.map((line) => writeLine(puzzle, line))].map((line) => ({
    line,
    brings: valueOfLine(puzzle, line, solving),
  }));
  const wrong = values.filter(
    (one): one is { line: string; brings: number } => typeof one.brings === 'number' && one.brings < best - 0.05,
  );
  return wrong.find(({ line }) => lines.includes(line)) ?? wrong.sort((a, b) => a.brings - b.brings)[0];
}

for (const file of process.argv.slice(2)) {
  const text = readFileSync(file, 'utf8')
    .replace(/^(best|tempting|brings) .*\n/gm, '')
    .replace(/^---$/m, 'best 0\n---');
  const puzzle = parsePuzzle(text, EMPTY_LIBRARY);
  if (!isPuzzle(puzzle)) {
    console.log(file, puzzle);
    continue;
  }
  const began = process.cpuUsage().user;
  const solving = search(puzzle);
  const { value } = solving.found(puzzle.start);
  const wrong = tempting(puzzle, value, solving);
  const told = wrong ? `tempting ${wrong.line}\nbrings ${wrong.brings.toFixed(3)}\n` : '';
  writeFileSync(file, text.replace('best 0\n', `best ${value.toFixed(3)}\n${told}`));
  const ms = ((process.cpuUsage().user - began) / 1000).toFixed(0);
  console.log(
    puzzle.id,
    value.toFixed(3),
    wrong?.brings.toFixed(3) ?? 'NO WRONG ANSWER',
    solving.positions(),
    `${ms} ms`,
  );
}
