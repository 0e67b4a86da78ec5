import { writeCommand } from '../games/blitz/text/command-text.ts';
import type { Blitz } from '../games/blitz/open.ts';
import type { Command, State } from '../games/blitz/types.ts';
import { outcomes } from '../core/dice.ts';
import { describeFault } from '../core/notation.ts';
import { EXIT } from './complaint.ts';
import { asJson, inputName, type Io, readInput } from './io.ts';
import { readLibrary } from './library.ts';
import { openScript } from './open-game.ts';
import { runScript } from './script-run.ts';
import { columns } from './table-text.ts';
import { afterCommand } from '../core/game.ts';

export interface PerftOptions {
  readonly depth: number;
  readonly split?: boolean;
  readonly json?: boolean;
  readonly data: readonly string[];
}

/** Taking back leads to where one was; counting it counts nothing new. */
const counts = (command: Command): boolean => command.do !== 'takeBack';

/** Every state a command can lead to: one, or one for each fall of its dice. */
const falls = (game: Blitz, state: State, command: Command) =>
  outcomes((dice) => afterCommand(game, state, command, dice));

/** Sequences of `depth` commands from the listed legal ones, each fall of the dice by itself; shorter where the game ends. */
export function perftCount(game: Blitz, state: State, depth: number): number {
  if (depth === 0) return 1;
  let sum = 0;
  let any = false;
  for (const command of game.legal(state)) {
    if (!counts(command)) continue;
    any = true;
    for (const { result: after } of falls(game, state, command)) sum += perftCount(game, after, depth - 1);
  }
  return any ? sum : 1;
}

export async function perft(file: string, options: PerftOptions, io: Io): Promise<number> {
  const name = inputName(file);
  const { game, script } = openScript(await readInput(file, io), readLibrary(...options.data), name);
  const { state, errors } = runScript({ game, script });
  for (const fault of errors) io.err(`${name}: ${describeFault(fault)}\n`);
  if (errors.length > 0) return EXIT.fault;
  const since = performance.now();
  const split: { command: string; count: number }[] = [];
  for (const command of game.legal(state)) {
    if (!counts(command)) continue;
    let count = 0;
    for (const { result: after } of falls(game, state, command)) count += perftCount(game, after, options.depth - 1);
    split.push({ command: writeCommand(game.world, state, command), count });
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
