import type { Budget } from '#ai/budget.ts';
import type { Decision, Incumbent, Player } from '#ai/player.ts';
import { type Choose, seededChoice } from '#core/dice.ts';
import { gameNow, type OpenGamex } from '../position.ts';
import type { Command, FrameOf, Side, State } from '../types.ts';
import { unitNamed } from '../units.ts';
import { say } from '../words.ts';
import { ideasOf, REGULAR, type Style, sure } from './hand.ts';
import type { Idea, Why } from './idea.ts';
import { outcomeOf, standstill } from './foresight/lookahead.ts';
import { bestMove } from './marches.ts';
import { always, type More, outlookOn } from './outlook.ts';
import { contest, type Entry, type Rules } from './foresight/contest.ts';
import { foresee, prospectOn, WEIGHTS } from './foresight/prospect.ts';
import { replies } from './foresight/reply.ts';
import { impulsePurse } from './purse.ts';
import { restationed } from './foresight/stations.ts';

/** Player that plays its ideas out with every face of the dice, and takes the one that leaves it best. */

export interface Depth {
  /** Ideas that are tried. */
  readonly ideas: number;
  /** Times that one is carried out, for a decision without a clock. */
  readonly games: number;
  /** Places that are tried for each unit when it is set up. */
  readonly tries: number;
  /** Depth of the look at the enemy's next impulse. */
  readonly reply?: Rules;
}

/** Thinks of more ways to go, and of some that do not look good at once. */
const CHOOSY: Style = { ...REGULAR, least: -0.5, choice: { ways: 3, floor: -0.5 } };

/** Weight of an idea's own estimate beside its played-out result. */
const PROMISE = 0.3;

/** Candidate of a decision; most have a reason. */
type Option = Pick<Idea, 'command' | 'ap' | 'value' | 'then' | 'unseen'> & {
  readonly why?: Idea['why'];
  /** Finding of the look at the enemy's impulse. */
  readonly after?: Why;
};

const plain = (command: Command, value = 0): Option => ({ command, ap: 1, value });

const promiseOf = ({ unseen, value }: Option): number => (unseen ? 1 : PROMISE) * value;

/** Option to end the impulse. */
const stopIdea = (frame: FrameOf<'spend'>): Option => ({
  command: { do: frame.spent > 0 ? 'endImpulse' : 'pass' },
  ap: 1,
  value: 0,
  why: () => ({ said: say`nothing more is worth a point now`, value: 0 }),
});

const stoodBest = (option: Option, looked: number): Option => ({
  ...option,
  after: { said: say`of ${looked} ideas it stood best after the enemy’s next impulse`, value: option.value },
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
    if (going && !game.check(state, side, going.command)) options.push(plain(going.command, going.value));
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

/** Options of the decision; empty where a simple policy decides. */
function optionsOf(game: OpenGamex, state: State, side: Side, depth: Depth, more: More): readonly Option[] {
  const frame = state.frames.at(-1);
  switch (frame?.at) {
    case 'spend':
      return legalIdeas(game, state, side, CHOOSY, depth.ideas, more);
    case 'activity':
      return frame.activity === 'move' || frame.activity === 'enter' ? mates(game, state, side, more) : [];
    case 'opFire':
      return answers(game, state);
    default:
      return [];
  }
}

export function searcher(
  name: string,
  seed: number,
  depth: Depth,
  own?: Budget,
): Player<State, Command, OpenGamex, Why> {
  const choose = seededChoice(seed);
  const purseOf = impulsePurse();
  const stationsOf = stationing(choose, depth.tries);
  let reasons: readonly Why[] = [];
  let drawn = seed;

  function* think(
    opened: OpenGamex,
    state: State,
    budget: Budget,
  ): Generator<Incumbent<Command, Why>, Decision<Command, Why>, undefined> {
    const game = gameNow(opened, state);
    const side = game.decides(state) ?? 'axis';
    const told = ({ why, after }: Pick<Option, 'why' | 'after'>) => {
      reasons = [...(why ? [why()] : []), ...(after ? [after] : [])];
      const said = reasons;
      return () => said;
    };
    const purse = purseOf(state, budget);
    const inTime = purse.time(FIRST);
    const frame = state.frames.at(-1);
    // X4.2b: a side that has rolled may still pass.
    if (frame?.at === 'impulse') return { command: { do: 'rollPool' }, evals: 0, how: 'obligatory', explain: told({}) };
    const options = optionsOf(game, state, side, depth, inTime);
    if (options.length < (frame?.at === 'spend' ? 1 : 2)) {
      const command = stationsOf(game, state, side, inTime) ?? sure(game, state, REGULAR, choose, inTime);
      purse.close();
      return { command, evals: 0, how: 'planned', explain: told({}) };
    }
    // A battery that answered the call is used.
    const stop = frame?.at === 'spend' && frame.ready.length === 0 ? stopIdea(frame) : undefined;
    const [first] = options as readonly [Option, ...Option[]];
    let best: Option =
      frame?.at !== 'spend'
        ? plain(sure(game, state, REGULAR, choose, inTime))
        : stop && first.value < REGULAR.least
          ? stop
          : first;
    yield { command: best.command, evals: 0, value: best.value, explain: told(best) };
    const watch = purse.watch(SHARE, depth.games);
    const prospect = prospectOn(game.world, state, side, WEIGHTS);
    const now = foresee(prospect, state);
    drawn += 7;
    let most = Number.NEGATIVE_INFINITY;
    const weighed: Entry<Option>[] = [];
    const kept = depth.reply && frame?.at === 'spend' ? FOR_REPLIES : 0;
    for (const option of options) {
      if (watch.left() < kept && weighed.length > 1) break;
      const came = outcomeOf(game, prospect, state, option, drawn, watch);
      if (came === undefined) break;
      const gain = (came - now + promiseOf(option)) / Math.max(LEAST_AP, option.ap);
      weighed.push({ what: option, gain });
      if (gain <= most) continue;
      most = gain;
      best = option;
      yield { command: best.command, evals: watch.evals(), value: gain, explain: told(best) };
    }
    if (stop && watch.evals() > 0) {
      const gain = standstill(prospect, state) - now;
      weighed.push({ what: stop, gain });
      if (gain > most) best = stop;
    }
    if (depth.reply && frame?.at === 'spend') {
      const ranked = weighed.filter(({ gain }) => gain > 0).sort((a, b) => b.gain - a.gain);
      const came = replies(
        game,
        prospect,
        state,
        ranked.map(({ what }) => what),
        stop,
        drawn,
      );
      const running = contest(weighed, depth.reply, (option, n) => promiseOf(option) + came(option, n), watch);
      let step = running.next();
      for (; !step.done; step = running.next())
        yield { command: step.value.command, evals: watch.evals(), value: step.value.value, explain: told(step.value) };
      if (step.value) best = stoodBest(step.value.best, step.value.looked);
    }
    purse.close();
    return {
      command: best.command,
      evals: watch.evals(),
      value: best.value,
      how: watch.hurried() ? 'stopped' : 'planned',
      explain: told(best),
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

/** Set-up: all units are placed automatically first, then those that stand badly are moved, each once. */
function stationing(
  choose: Choose,
  tries: number,
): (game: OpenGamex, state: State, side: Side, more: More) => Command | undefined {
  let next = 0;
  return (game, state, side, more) => {
    if (state.frames.at(-1)?.at !== 'setup' || !game.check(state, side, { do: 'placeRest' })) return undefined;
    const found = restationed(game, state, side, WEIGHTS, { from: next, tries }, choose, more);
    next = found?.next ?? Number.POSITIVE_INFINITY;
    return found && !game.check(state, side, found.command) ? found.command : undefined;
  };
}

/** The part of what is left of an impulse's time that one decision may take. */
const SHARE = 0.4;
/** Share of the time for finding ideas alone. */
const FIRST = 0.3;
/** Share of the time reserved for the enemy's answers. */
const FOR_REPLIES = 0.3;
/** Divisor for free ideas, so that a small gain does not beat everything. */
const LEAST_AP = 0.8;
