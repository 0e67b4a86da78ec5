import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Blitz, openBlitz } from '#games/blitz/open.ts';
import type { Library } from '#games/blitz/position.ts';
import { isPosition, parsePosition } from '#games/blitz/text/position/position-text.ts';
import type { Command, State } from '#games/blitz/types.ts';
import { type Dice, seededChoice, seededDice } from '#core/dice/dice.ts';
import { describeFault } from '#core/notation/notation.ts';
import { english } from '#core/message.ts';

const DATA = join(process.cwd(), 'src/games/blitz/data');

const named = (ending: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(DATA)
      .filter((file) => file.endsWith(ending))
      .map((file) => [file.slice(0, -ending.length), readFileSync(join(DATA, file), 'utf8')]),
  );

/** A game of Blitzkrieg with everything that is in the box. */
export function opened(text: string): Blitz {
  const library: Library = {
    boards: named('.board'),
    armies: named('.army'),
    placements: named('.placement'),
    scenarios: named('.scenario'),
  };
  const read = parsePosition(text, library);
  if (!isPosition(read)) throw new Error(read.map(describeFault).join('\n'));
  return openBlitz(read);
}

/** The whole Basic Game on the continent, the games most benchmarks are about. */
export const openContinent = (turns: number): Blitz => opened(`scenario basic\nturns ${turns}\n`);

export interface PlayedCommand {
  readonly command: Command;
  readonly dice: readonly number[];
}

export interface RandomGame {
  readonly state: State;
  readonly commands: number;
}

/** A whole random game through check and play; `most` ends it early. */
export function playRandomly(
  game: Blitz,
  seed: number,
  most = Number.POSITIVE_INFINITY,
  dice: Dice = seededDice(seed ^ 0x2545f491),
  tell?: (command: Command) => void,
): RandomGame {
  const choose = seededChoice(seed);
  let state = game.start;
  let commands = 0;
  for (; commands < most; commands++) {
    const side = game.decides(state);
    if (side === undefined) break;
    const command = game.sample(state, choose);
    const objection = game.check(state, side, command);
    if (objection) throw new Error(`${command.do} is refused: ${objection.rule} ${english(objection.because)}`);
    state = game.play(state, side, command, dice).state;
    tell?.(command);
  }
  return { state, commands };
}

/** A whole random game in the head: how many commands it took. */
export function playInHead(game: Blitz, seed: number): number {
  const [choose, dice] = [seededChoice(seed), seededDice(seed ^ 0x2545f491)];
  let state = game.start;
  let commands = 0;
  for (let side = game.decides(state); side; side = game.decides(state)) {
    state = game.after(state, side, game.sample(state, choose), dice);
    commands++;
  }
  return commands;
}

/** Random game with every command and its dice. */
export function recordRandomly(game: Blitz, seed: number): { readonly state: State; readonly played: PlayedCommand[] } {
  const chance = seededDice(seed ^ 0x2545f491);
  let rolled: number[] = [];
  const dice: Dice = {
    roll(sides, what) {
      const face = chance.roll(sides, what);
      rolled.push(face);
      return face;
    },
  };
  const played: PlayedCommand[] = [];
  const { state } = playRandomly(game, seed, Number.POSITIVE_INFINITY, dice, (command) => {
    played.push({ command, dice: rolled });
    rolled = [];
  });
  return { state, played };
}
