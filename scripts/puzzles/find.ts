/**
 * Looks for puzzles: random small positions, solved by enumeration, kept where quick answers go wrong.
 *   npx tsx scripts/puzzles/find.ts KIND --seed 1 --tries 200 --to DIRECTORY
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { playerNamed } from '#games/blitz/players/players.ts';
import { choices } from '#games/blitz/players/puzzles/choices.ts';
import { isPuzzle, parsePuzzle, type Puzzle } from '#games/blitz/players/puzzles/puzzle.ts';
import { outcomesOf, search } from '#games/blitz/players/puzzles/search.ts';
import { declarations } from '#games/blitz/players/puzzles/declarations.ts';
import { writeCommand } from '#games/blitz/text/commands/command-text.ts';
import { EMPTY_LIBRARY } from '#games/blitz/position.ts';
import type { Command, State } from '#games/blitz/types.ts';
import { seededChoice } from '#core/dice/dice.ts';
import { attack, declare, inBattle } from './kinds.ts';
import type { Sketch } from './sketch.ts';
import { air, drop, fighters, minor, stand, wave } from './war-kinds.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: '1' },
    tries: { type: 'string', default: '100' },
    to: { type: 'string' },
    least: { type: 'string', default: '0.5' },
    most: { type: 'string', default: '40000' },
    game: { type: 'string', default: 'basic' },
    /** Wanted are positions in which the quick answer is wrong, also of single decisions. */
    tempting: { type: 'boolean', default: false },
  },
});
const [kind = 'attack'] = positionals;
const game = values.game;
const choose = seededChoice(Number(values.seed));
const CITY = ['factors 1', 'cities 4'];
const SKETCHES: Readonly<Record<string, () => Sketch | undefined>> = {
  attack: () => attack(choose, game, ['factors 1']),
  city: () => attack(choose, game, CITY, 3),
  declare: () => declare(choose, game),
  order: () => inBattle(choose, game, 'order', 'blue', undefined),
  advance: () => inBattle(choose, game, 'advance', 'blue', 1 + choose(6)),
  retreat: () => inBattle(choose, game, 'retreat', choose(2) === 0 ? 'blue' : 'red', 1 + choose(6)),
  exchange: () => inBattle(choose, game, 'exchange', 'blue', 2),
  air: () => air(choose, game),
  drop: () => drop(choose, game),
  minor: () => minor(choose, game),
  fighters: () => fighters(choose, game),
  wave: () => wave(choose),
  stand: () => stand(choose),
  losses: () => inBattle(choose, game, 'losses', choose(2) === 0 ? 'blue' : 'red', 1 + choose(6)),
};

/** A random declaration with missions in place of the mark, command by command. */
function flown(text: string): string | undefined {
  const [head = ''] = text.split('\n---\n@missions');
  const puzzle = parsePuzzle(head.replace('solves red', 'solves blue'), EMPTY_LIBRARY);
  if (!isPuzzle(puzzle)) return undefined;
  const all = [...declarations(puzzle, puzzle.start)].filter(({ commands }) => commands.length > 2);
  const line = all[choose(Math.max(all.length, 1))];
  return (
    line &&
    text.replace(
      '@missions',
      words(puzzle, line.commands)
        .replaceAll('; ', '\n')
        .replaceAll(/\n(?=\S+ on)/g, '; '),
    )
  );
}

/** A random legal declaration in place of the mark. */
function declared(text: string): string | undefined {
  if (text.includes('@missions')) return flown(text);
  if (!text.includes('@declare')) return text;
  const [head = ''] = text.split('\n---\n@declare');
  const puzzle = parsePuzzle(head, EMPTY_LIBRARY);
  if (!isPuzzle(puzzle)) return undefined;
  const all = [...declarations(puzzle, puzzle.start)].filter(
    ({ state }) => state.battles.length > 1 && state.battles.length < 4,
  );
  const line = all[choose(Math.max(all.length, 1))];
  const [end] = line?.commands ?? [];
  return end && text.replace('@declare', writeCommand(puzzle.game.world, puzzle.start, end));
}

const words = (puzzle: Puzzle, line: readonly Command[]): string => {
  let state = puzzle.start;
  return line
    .map((command) => {
      const text = writeCommand(puzzle.game.world, state, command);
      state = outcomesOf(puzzle, state, command)[0]?.state ?? state;
      return text;
    })
    .join('; ');
};

/** Kinds that are about one command: without it the best must be worse. */
const ABOUT: Readonly<Record<string, Command['do']>> = {
  air: 'assignMission',
  drop: 'flyAirborne',
  minor: 'declareCityAssault',
  wave: 'declareAV',
};

/** Gain by the command the kind is about. */
function brings(puzzle: Puzzle, best: number): number {
  const about = ABOUT[kind];
  if (!about) return 0;
  const poorer = { ...puzzle, without: new Set([...puzzle.without, about]) };
  return best - search(poorer, undefined, Number(values.most)).value(puzzle.start);
}

const WANTED: Readonly<Record<string, string>> = {
  advance: 'advance',
  retreat: 'retreat',
  exchange: 'exchange',
  losses: 'losses',
  order: 'combat',
  fighters: 'interception',
};

/** Loss by the worst answer; zero where most of the answers are the best. */
function spread(puzzle: Puzzle, best: number, value: (state: State) => number): number {
  const all = [...choices(puzzle, puzzle.start)].map((command) =>
    outcomesOf(puzzle, puzzle.start, command).reduce((sum, one) => sum + one.chance * value(one.state), 0),
  );
  const sign = puzzle.game.prompt(puzzle.start)?.side === puzzle.solves ? 1 : -1;
  if (all.filter((one) => Math.abs(one - best) < 0.01).length * 2 > all.length) return 0;
  return Math.max(...all.map((one) => sign * (best - one)));
}

let kept = 0;
for (let i = 0; i < Number(values.tries); i++) {
  const sketch = SKETCHES[kind]?.();
  const text = sketch && declared(sketch.text);
  if (!text) continue;
  const puzzle = parsePuzzle(text, EMPTY_LIBRARY);
  if (!isPuzzle(puzzle)) continue;
  const wanted = WANTED[kind];
  if (wanted && puzzle.start.frames.at(-1)?.at !== wanted) continue;
  if (puzzle.game.prompt(puzzle.start)?.side !== puzzle.solves) continue;
  try {
    const solved = search(puzzle, undefined, Number(values.most));
    const { value, line } = solved.found(puzzle.start);
    const regret = (name: 'greedy' | 'novice' | 'regular'): number => {
      const player = playerNamed(name, 1);
      return (
        value - search(puzzle, (state) => player.command(puzzle.game, state), Number(values.most)).value(puzzle.start)
      );
    };
    const greedy = regret('greedy');
    const novice = regret('novice');
    // Every answer to a single decision is known: it must matter, and the best must not be what most answers are.
    const matters =
      wanted && !values.tempting
        ? spread(puzzle, value, solved.value)
        : ABOUT[kind]
          ? brings(puzzle, value)
          : Math.max(greedy, novice);
    if (matters < Number(values.least)) continue;
    const regular = regret('regular');
    const found = words(puzzle, line);
    kept++;
    const note = `# best ${value.toFixed(3)}: ${found}\n# regret greedy ${greedy.toFixed(2)} novice ${novice.toFixed(2)} regular ${regular.toFixed(2)}; ${solved.positions()} positions\n`;
    console.log(`${kind} ${i} ${note.replaceAll('\n', ' ')}`);
    if (values.to) {
      mkdirSync(values.to, { recursive: true });
      writeFileSync(
        join(values.to, `${kind}-${game}-${values.seed}-${i}.puzzle`),
        note + text.replace('best 0', `best ${value}`),
      );
    }
  } catch (error) {
    console.log(`${kind} ${i}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
console.log(`${kept} kept`);
