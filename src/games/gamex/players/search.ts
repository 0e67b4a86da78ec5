import type { Budget } from '../../../ai/budget.ts';
import type { Decision, Incumbent, Player } from '../../../ai/player.ts';
import { keyedDice } from '../../../ai/arena/keyed-dice.ts';
import { type Choose, seededChoice } from '../../../core/dice.ts';
import { gameNow, type OpenGamex } from '../position.ts';
import type { Command, Side, State } from '../types.ts';
import { say } from '../words.ts';
import { ideasOf, REGULAR, type Style, sure } from './hand.ts';
import type { Idea, Why } from './idea.ts';
import { judge } from './judgement.ts';
import { always, type More, outlookOn } from './outlook.ts';
import { impulsePurse } from './purse.ts';

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

/** Plays on until the enemy's next impulse is over, and judges what is left; a game that is broken off tells nothing. */
export function tried(
  game: OpenGamex,
  start: State,
  side: Side,
  first: Command,
  seed: number,
  more: More = always,
): number | undefined {
  const dice = keyedDice(seed);
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
    if (!more()) return undefined;
    state = game.play(state, decides, sure(game, state, HASTY, choose, more), dice).state;
  }
  return judge(game.world, state, side);
}

/** An idea and what came of it, one entry for each throw of dice; all ideas are tried with the same ones. */
interface Tried {
  readonly idea: Idea;
  readonly came: number[];
}

/** How sure it must be that another idea is better than the one that looks best at once: in standard errors. */
const SURE = 0.6;

/** How much more came of one than of the other with the same dice: the mean, less its uncertainty. */
function lead(one: Tried, other: Tried): number {
  const many = Math.min(one.came.length, other.came.length);
  if (many < 2) return Number.NEGATIVE_INFINITY;
  let sum = 0;
  let squares = 0;
  for (let i = 0; i < many; i++) {
    const more = (one.came[i] as number) - (other.came[i] as number);
    sum += more;
    squares += more * more;
  }
  const mean = sum / many;
  const variance = Math.max(0, squares / many - mean * mean);
  return mean - SURE * Math.sqrt(variance / (many - 1));
}

/** What looks best at once, unless something else has proved better. */
function bestOf(first: Tried, field: readonly Tried[]): Tried {
  let best = first;
  let most = 0;
  for (const one of field) {
    const ahead = one === first ? 0 : lead(one, first);
    if (ahead > most) {
      most = ahead;
      best = one;
    }
  }
  return best;
}

const mean = ({ came }: Tried): number =>
  came.length === 0 ? Number.NEGATIVE_INFINITY : came.reduce((sum, one) => sum + one, 0) / came.length;

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

export function searcher(
  name: string,
  seed: number,
  depth: Depth,
  own?: Budget,
): Player<State, Command, OpenGamex, Why> {
  const choose = seededChoice(seed);
  const purseOf = impulsePurse();
  let reasons: readonly Why[] = [];
  let drawn = seed;

  function* think(
    game: OpenGamex,
    state: State,
    budget: Budget,
  ): Generator<Incumbent<Command, Why>, Decision<Command, Why>, undefined> {
    const side = game.decides(state) ?? 'axis';
    const purse = purseOf(state, budget);
    const more = purse.time(FIRST);
    const ideas = legalIdeas(game, state, side, REGULAR, depth.ideas, more);
    const [best] = ideas;
    const told = (why: readonly Why[]) => {
      reasons = why;
      return () => why;
    };
    if (!best) {
      const command = sure(game, state, REGULAR, choose, more);
      purse.close();
      return { command, evals: 0, how: 'planned', explain: told([]) };
    }
    yield { command: best.command, evals: 0, value: best.value, explain: () => [best.why()] };
    const stop = stopIdea(state);
    const first: Tried = { idea: best, came: [] };
    let field: Tried[] = [first, ...[...ideas.slice(1), ...(stop ? [stop] : [])].map((idea) => ({ idea, came: [] }))];
    const watch = purse.watch(SHARE, depth.games);
    drawn += 1000;
    let thrown = 0;
    for (let round = 1; field.length > 1 && watch.more(); round++) {
      // The same dice for everybody, round by round; then the worse half drops out.
      for (let turn = 0; turn < THROWS * round && watch.more(); turn++) {
        thrown++;
        const came = field.map(({ idea }) => {
          watch.count();
          return tried(game, state, side, idea.command, drawn + thrown, watch.more);
        });
        // A throw that was not tried with everybody tells nothing.
        if (came.some((one) => one === undefined)) break;
        for (const [i, one] of field.entries()) one.came.push(came[i] as number);
        const ahead = bestOf(first, field).idea;
        yield { command: ahead.command, evals: watch.evals(), value: ahead.value, explain: () => [ahead.why()] };
      }
      const rest = field.filter((one) => one !== first).sort((a, b) => mean(b) - mean(a));
      field = [first, ...rest.slice(0, rest.length > 1 ? Math.ceil(rest.length / 2) : 1)];
      if (rest.length === 1 && round > LAST) break;
    }
    purse.close();
    const { idea } = bestOf(first, field);
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
const SHARE = 0.4;
/** And finding the ideas alone. */
const FIRST = 0.3;
/** Throws of dice in the first round; every further round has as many more. */
const THROWS = 3;
const LAST = 5;
