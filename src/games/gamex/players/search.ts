import { newPurse, type Budget, type Purse } from '../../../ai/budget.ts';
import type { Decision, Incumbent, Player } from '../../../ai/player.ts';
import { type Choose, seededChoice, seededDice } from '../../../core/dice.ts';
import type { OpenGamex } from '../position.ts';
import type { Command, Side, State } from '../types.ts';
import { say } from '../words.ts';
import { ideasOf, REGULAR, type Style, sure } from './hand.ts';
import type { Idea, Why } from './idea.ts';
import { judge } from './judgement.ts';
import { outlookOn } from './outlook.ts';

/** A player who tries his ideas out in the head, through the rest of the impulse and the enemy's answer. */

export interface Depth {
  /** Ideas that are tried. */
  readonly ideas: number;
  /** Games in the head for all of them, without a clock. */
  readonly games: number;
}

/** In the head everybody plays a little faster. */
const HASTY: Style = { ...REGULAR, taste: { ...REGULAR.taste, look: 10 } };
const MOST_STEPS = 120;

/** Plays on until the enemy's next impulse is over, and judges what is left. */
export function tried(game: OpenGamex, start: State, side: Side, first: Command, seed: number): number {
  const dice = seededDice(seed);
  const choose: Choose = seededChoice(seed);
  let state = game.play(start, side, first, dice).state;
  let foes = false;
  for (let step = 0; step < MOST_STEPS && state.turn <= start.turn; step++) {
    const decides = game.decides(state);
    if (decides === undefined) break;
    const top = state.frames.at(-1);
    if (top?.at === 'impulse') {
      if (top.side !== side) foes = true;
      else if (foes) break;
    }
    state = game.play(state, decides, sure(game, state, HASTY, choose), dice).state;
  }
  return judge(game.world, state, side);
}

interface Tried {
  readonly idea: Idea;
  sum: number;
  games: number;
}
const mean = ({ sum, games, idea }: Tried): number => (games === 0 ? idea.value : sum / games);

/** Nothing more in this impulse. */
const stopIdea = (state: State): Idea | undefined => {
  const frame = state.frames.at(-1);
  // A battery that answered the call is used.
  if (frame?.at !== 'spend' || frame.ready.length > 0) return undefined;
  return {
    command: { do: frame.spent > 0 ? 'endImpulse' : 'pass' },
    ap: 0,
    value: 0,
    why: () => ({ said: say`nothing more is worth a point now`, value: 0 }),
  };
};

/** Legal ideas for the points at hand, the most promising first. */
export function legalIdeas(game: OpenGamex, state: State, side: Side, style: Style, most: number): Idea[] {
  const frame = state.frames.at(-1);
  if (frame?.at !== 'spend') return [];
  const all = ideasOf(outlookOn(game.world, state, side), style, frame.pool);
  const found: Idea[] = [];
  for (const idea of all) {
    if (found.length >= most) break;
    if (!game.check(state, side, idea.command)) found.push(idea);
  }
  return found;
}

export function searcher(
  name: string,
  seed: number,
  depth: Depth,
  own?: Budget,
): Player<State, Command, OpenGamex, Why> {
  const choose = seededChoice(seed);
  let purse: Purse = newPurse();
  let at = '';
  let reasons: readonly Why[] = [];
  let drawn = seed;

  function* think(
    game: OpenGamex,
    state: State,
    budget: Budget,
  ): Generator<Incumbent<Command, Why>, Decision<Command, Why>, undefined> {
    const side = game.decides(state) ?? 'axis';
    const frame = state.frames.at(-1);
    const now = `${state.turn} ${side} ${frame?.at === 'impulse'}`;
    if (frame?.at === 'impulse' || now !== at) {
      purse = newPurse();
      at = now;
    }
    purse.open(budget);
    const ideas = legalIdeas(game, state, side, REGULAR, depth.ideas);
    const [best] = ideas;
    const told = (why: readonly Why[]) => {
      reasons = why;
      return () => why;
    };
    if (!best) {
      const command = sure(game, state, REGULAR, choose);
      purse.close();
      return { command, evals: 0, how: 'planned', explain: told([]) };
    }
    yield { command: best.command, evals: 0, value: best.value, explain: () => [best.why()] };
    const stop = stopIdea(state);
    let field: Tried[] = [...ideas, ...(stop ? [stop] : [])].map((idea) => ({ idea, sum: 0, games: 0 }));
    const watch = purse.watch(SHARE, depth.games);
    drawn += 1000;
    for (let round = 0; field.length > 1 && watch.more(); round++) {
      // The same dice for everybody, round by round; then the worse half drops out.
      for (let turn = 0; turn < 2 ** round && watch.more(); turn++) {
        const dice = drawn + 97 * round + turn;
        for (const one of field) {
          one.sum += tried(game, state, side, one.idea.command, dice);
          one.games++;
          watch.count();
        }
        const [lead] = [...field].sort((a, b) => mean(b) - mean(a));
        if (lead)
          yield {
            command: lead.idea.command,
            evals: watch.evals(),
            value: lead.idea.value,
            explain: () => [lead.idea.why()],
          };
      }
      field = field.sort((a, b) => mean(b) - mean(a)).slice(0, Math.max(1, Math.ceil(field.length / 2)));
    }
    const [lead] = field.sort((a, b) => mean(b) - mean(a));
    purse.close();
    const idea = lead?.idea ?? best;
    return {
      command: idea.command,
      evals: watch.evals(),
      value: idea.value,
      how: watch.hurried() ? 'stopped' : 'planned',
      explain: told([idea.why()]),
    };
  }

  return {
    name,
    think,
    command(game, view) {
      const steps = think(game, view, own ?? {});
      for (let step = steps.next(); ; step = steps.next()) if (step.done) return step.value.command;
    },
    explain: () => reasons,
  };
}
/** The part of what is left of an impulse's time that one decision may take. */
const SHARE = 0.5;
