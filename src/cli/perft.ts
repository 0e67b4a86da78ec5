import { outcomes } from '../core/dice/dice.ts';
import { describeFault } from '../core/notation/notation.ts';
import { EXIT } from './complaint.ts';
import { asJson, inputName, type Io, readInput } from './io.ts';
import { boxFor, type Opened, openScript } from './open-game.ts';
import { runScript } from './script/run.ts';
import { columns } from '../core/notation/columns.ts';
import { afterCommand } from '../core/game.ts';
import type { AnyCommand, AnyGame, AnyState } from '../table/game-package.ts';

export interface PerftOptions {
  readonly depth: number;
  readonly split?: boolean;
  readonly json?: boolean;
  readonly data: readonly string[];
}

/** Every state a command can lead to: one, or one for each fall of its dice. */
const falls = (game: AnyGame, state: AnyState, command: AnyCommand) =>
  outcomes((dice) => afterCommand(game, state, command, dice));

/** Taking back leads to where one was; counting it counts nothing new. */
const countable = ({ game, kit }: Opened, state: AnyState): AnyCommand[] =>
  [...game.legal(state)].filter((command) => kit.takesBack?.includes(command.do) !== true);

/**
 * Sequences of `depth` commands from the listed legal ones, each fall of the dice separate; shorter where the game
 * ends.
 */
export function perftCount(opened: Opened, state: AnyState, depth: number): number {
  if (depth === 0) return 1;
  const commands = countable(opened, state);
  let sum = 0;
  for (const command of commands) {
    for (const { result: after } of falls(opened.game, state, command)) sum += perftCount(opened, after, depth - 1);
  }
  return commands.length > 0 ? sum : 1;
}

export async function perft(file: string, options: PerftOptions, io: Io): Promise<number> {
  const name = inputName(file);
  const text = await readInput(file, io);
  const opened = openScript(await boxFor(text, io.games, options.data), text, name);
  const { game, kit } = opened;
  const { state, errors } = runScript(opened);
  for (const fault of errors) io.err(`${name}: ${describeFault(fault)}\n`);
  if (errors.length > 0) return EXIT.fault;
  const since = performance.now();
  const split: { command: string; count: number }[] = [];
  for (const command of countable(opened, state)) {
    let count = 0;
    for (const { result: after } of falls(game, state, command)) count += perftCount(opened, after, options.depth - 1);
    split.push({ command: kit.writeCommand(game, state, command), count });
  }
  const total = split.reduce((sum, { count }) => sum + count, 0);
  const milliseconds = Math.round(performance.now() - since);
  if (options.json) {
    io.out(asJson({ depth: options.depth, total, milliseconds, split }));
    return EXIT.ok;
  }
  if (options.split) io.out(columns(split.map(({ command, count }) => [count, command])));
  io.out(`depth ${options.depth}: ${total} sequences, ${milliseconds} ms\n`);
  return EXIT.ok;
}
