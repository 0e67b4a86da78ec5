import { gameNow, type OpenGamex } from '../position.ts';
import type { Command, FrameOf, Side, State } from '../types.ts';
import { unitNamed } from '../units.ts';
import { msg } from '../words.ts';
import { ideasOf, REGULAR, type Style } from './policy.ts';
import type { Idea, Why } from './idea.ts';
import { bestMove, whyGo } from './marches.ts';
import { always, type More, outlookOn } from './outlook.ts';

/** Options of a decision that a search compares. */

/** Option of a decision; most have a reason. */
export type Option = Pick<Idea, 'command' | 'ap' | 'value' | 'then' | 'unseen'> & {
  readonly why?: Idea['why'];
  /** Finding of the look at the enemy's impulse. */
  readonly after?: Why;
};

export const plain = (command: Command, value = 0): Option => ({ command, ap: 1, value });

/** Option to end the impulse. */
export const stopIdea = (frame: FrameOf<'spend'>): Option => ({
  command: { do: frame.spent > 0 ? 'endImpulse' : 'pass' },
  ap: 1,
  value: 0,
  why: () => ({ said: msg`nothing more is worth a point now`, value: 0 }),
});

/** Legal ideas for the points at hand, the most promising first. */
export function legalIdeas(
  game: OpenGamex,
  state: State,
  side: Side,
  style: Style,
  most: number,
  more: More = always,
): Idea[] {
  const frame = state.frames.at(-1);
  if (frame?.at !== 'spend') return [];
  const all = ideasOf(outlookOn(gameNow(game, state).world, state, side, more), style, frame.pool);
  const found: Idea[] = [];
  for (const idea of all) {
    if (found.length >= most) break;
    if (!game.check(state, side, idea.command)) found.push(idea);
  }
  return found;
}

/** More units of the active hex that may move for the same point, or none of them. */
function mates(game: OpenGamex, state: State, side: Side, more: More): Option[] {
  const outlook = outlookOn(game.world, state, side, more);
  const options: Option[] = [plain({ do: 'finish' })];
  const seen = new Set<string>();
  for (const command of game.legal(state)) {
    if (!more()) break;
    if (command.do !== 'move' || seen.has(command.unit)) continue;
    seen.add(command.unit);
    const unit = unitNamed(game.world, state, command.unit);
    const going = unit && bestMove(outlook, unit, REGULAR.taste, 0);
    if (going && !game.check(state, side, going.command))
      options.push({ ...plain(going.command, going.value), why: () => whyGo(outlook, going, going.value) });
  }
  return options;
}

const MOST_ANSWERS = 8;

/** Options of opportunity fire at a moving unit, declining included. */
function answers(game: OpenGamex, state: State): Option[] {
  const options: Option[] = [plain({ do: 'decline' })];
  for (const command of game.legal(state)) {
    if (options.length > MOST_ANSWERS) break;
    if (command.do === 'opFire') options.push(plain(command));
  }
  return options;
}

/** Thinks of more ways to go, and of some that do not look good at once; the wider, the more. */
const choosy = (style: Style, wide: number): Style => ({
  ...style,
  least: -0.5 * wide,
  choice: { ways: 2 + wide, floor: -0.5 * wide },
});

/** Options of the decision; empty where a simple policy decides. */
export function optionsOf(
  game: OpenGamex,
  state: State,
  side: Side,
  style: Style,
  { most, wide }: { readonly most: number; readonly wide: number },
  more: More,
): readonly Option[] {
  const frame = state.frames.at(-1);
  switch (frame?.at) {
    case 'spend':
      return legalIdeas(game, state, side, choosy(style, wide), most, more);
    case 'activity':
      return frame.activity === 'move' || frame.activity === 'enter' ? mates(game, state, side, more) : [];
    case 'opFire':
      return answers(game, state);
    default:
      return [];
  }
}
