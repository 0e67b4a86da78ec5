import { computer } from '#games/blitz/players/computer.ts';
import type { Explanation } from '#games/blitz/players/reasons/explanation.ts';
import { theatre } from '#games/blitz/players/ops/theatre.ts';
import { REGULAR } from '#games/blitz/players/search/style.ts';
import { writeCommand } from '#games/blitz/text/commands/command-text.ts';
import type { Side, State } from '#games/blitz/types.ts';
import { type Dice, scriptedDice } from '#core/dice/dice.ts';
import { inWords } from '../game.ts';
import type { Table } from '../table.ts';
import { afterCommand } from '#core/game.ts';
import { english } from '#core/message.ts';

/** Commands of Regular in a position, as text. */
export interface Course {
  readonly commands: readonly string[];
  readonly state: State;
  readonly why: readonly Explanation[];
  readonly words: readonly string[];
}

/** Plays for one side until the test says so; every command must pass. */
export function playFor(
  { game, state: begun }: Table,
  side: Side,
  until: (state: State) => boolean,
  dice: Dice = scriptedDice([]),
): Course {
  const player = computer(REGULAR, 1, undefined, { theatre });
  const commands: string[] = [];
  let state = begun;
  let why: readonly Explanation[] = [];
  while (!until(state) && commands.length < 200) {
    const prompt = game.prompt(state);
    if (prompt?.side !== side) break;
    const command = player.command(game, state);
    const objection = game.check(state, side, command);
    if (objection) throw new Error(`${command.do}: ${objection.rule} ${english(objection.because)}`);
    commands.push(writeCommand(game.world, state, command));
    state = afterCommand(game, state, command, dice);
    why = player.explain?.() ?? why;
  }
  return { commands, state, why, words: why.map((one) => inWords(game, begun, one)) };
}

export const frameIs =
  (...names: readonly string[]) =>
  (state: State): boolean =>
    names.includes(state.frames.at(-1)?.at ?? 'over');

/** Homes in the west and the east, open country between them. */
export const HOMES = `
city Westend : -6,0 -6,1
city Weststore : -6,6 -7,7 -8,8
city Eastend : 6,0 6,-1
city Eaststore : 6,-6 7,-7 8,-8
belongs blue -6,0 -6,1 -6,6 -7,7 -8,8
belongs red 6,0 6,-1 6,-6 7,-7 8,-8`;
