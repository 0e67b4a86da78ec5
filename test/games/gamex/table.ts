import { expect } from 'vitest';
import { judge as judgeAny, type Scene } from '#cli/script/expect.ts';
import { isScript, readScript } from '#cli/script/text.ts';
import { DiceExhausted, scriptedDice } from '#core/dice/dice.ts';
import type { Library } from '#core/game-kit.ts';
import { describeFault } from '#core/notation/notation.ts';
import { withRules } from '#core/record/log-entry.ts';
import { rulesOf } from '#core/objection.ts';
import { kit } from '#games/gamex/kit.ts';
import type { OpenGamex } from '#games/gamex/position.ts';
import type { Command, GamexEvent, Side, State } from '#games/gamex/types.ts';
import { gamex } from '#games/gamex/game-package.ts';
import { withJunk } from '#test/laws/junk.ts';
import { eraseTypes } from '#table/game-package.ts';
import { open } from './practice.ts';

const FAMILY = eraseTypes(gamex).kit;

/** A case of the ledger: a small board, units, then commands and expectations as `hexfront script` has them. */

const BOARD = `game gamex
board inline
  grid radius 8
  woods 7,-8 8,-7 7,-7 -7,8 -8,7 -7,7
`;
/** Hidden in the corners, so that neither side runs out of units and nobody sees them. */
const SPARE = `
german I 1/1/6/1 @ 8,-8 as spareX
american I 1/1/6/1 @ -8,8 as spareA
`;

export interface Finished {
  readonly game: OpenGamex;
  readonly state: State;
  readonly told: readonly string[];
  readonly events: readonly GamexEvent[];
}

const COMMON: Readonly<
  Record<string, (game: OpenGamex, state: State, words: readonly string[], told: readonly string[]) => boolean>
> = {
  phase: (game, state, [wanted]) => (game.prompt(state)?.phase ?? 'over') === wanted,
  decides: (game, state, [wanted]) => (game.prompt(state)?.side ?? 'nobody') === wanted,
  at: (game, state, [wanted]) => (game.prompt(state)?.at ?? 'over') === wanted,
  turn: (_game, state, [wanted]) => String(state.turn) === wanted,
  winner: (_game, state, [wanted]) => (state.outcome?.winner ?? 'nobody') === wanted,
  said: (_game, _state, words, told) => told.some((line) => line.includes(words.join(' '))),
};

/** Runs a whole script; every demand must be met and every die used. */
export function script(text: string, library: Library = {}): Finished {
  const read = readScript(text, kit.largestDie);
  if (!isScript(read)) throw new Error(read.map(describeFault).join('\n'));
  const game = open(read.position, library);
  const dice = scriptedDice(read.dice);
  let state = game.start;
  let told: readonly string[] = [];
  let events: readonly GamexEvent[] = [];
  const judge = (words: readonly string[]): { readonly met: boolean; readonly found: string } => {
    const [word = '', ...rest] = words;
    if (word === 'not') {
      const { met, found } = judge(rest);
      return { met: !met, found };
    }
    const common = COMMON[word];
    if (common)
      return {
        met: common(game, state, rest, told),
        found: `${game.prompt(state)?.at ?? 'over'} ${game.prompt(state)?.side ?? ''}: ${told.join('; ')}`,
      };
    const own = kit.expectations[word];
    if (!own) throw new Error(`there is no expectation ${word}`);
    return own({ game, state, events, past: events, told }, rest);
  };
  for (const step of read.steps) {
    if (step.kind === 'expect') {
      const { met, found } = judge(step.words);
      expect(met, `${step.text}: found ${found}\n${told.join('\n')}`).toBe(true);
      if (!/^(not|said)$/.test(step.words[0] ?? ''))
        for (const { line } of withJunk(step.words.join(' '))) {
          const seen = { game, state, events, past: events, told } as unknown as Scene;
          expect(judgeAny(FAMILY, seen, line.split(' ')).met, line).toBe(false);
        }
      continue;
    }
    const spoken = kit.readCommand(game, state, step.command);
    if ('message' in spoken) throw new Error(`${step.text}: ${describeFault(spoken)}`);
    const decides = game.prompt(state)?.side;
    const side = (spoken.side ?? decides) as Side;
    const refused = game.check(state, side, spoken.command);
    if (step.demand?.is === 'refused') {
      expect(rulesOf(refused), `${step.text}: ${JSON.stringify(refused?.because)}`).toContain(step.demand.rule);
      continue;
    }
    expect(refused && `${refused.rule}: ${JSON.stringify(refused.because)}`, step.text).toBeUndefined();
    if (step.demand?.is === 'legal') continue;
    ({ state, events, told } = played(game, state, side, spoken.command, dice, step.text));
  }
  expect(dice.unused(), 'dice left over').toEqual([]);
  return { game, state, told, events };
}

function played(
  game: OpenGamex,
  state: State,
  side: Side,
  command: Command,
  dice: ReturnType<typeof scriptedDice>,
  text: string,
) {
  try {
    const after = game.play(state, side, command, dice);
    return { state: after.state, events: after.events, told: kit.describe(game, state, after.events).map(withRules) };
  } catch (error) {
    if (error instanceof DiceExhausted) throw new Error(`${text}: ${error.message}`, { cause: error });
    throw error;
  }
}

/** Script on the usual board with two spare units: terrain, units, steps. */
export const play = (board: string, units: string, steps: string): Finished =>
  script(`${BOARD}${board}\nend board\n${SPARE}${units}\n---\n${steps}`);
