import type { Budget } from '#ai/budget.ts';
import type { Decision, Incumbent, Player } from '#ai/player.ts';
import { type Rules, search } from '#ai/search.ts';
import { type Choose, seededChoice } from '#core/dice/dice.ts';
import { gameNow, type OpenGamex } from '../position.ts';
import type { Command, Side, State } from '../types.ts';
import { msg } from '../words.ts';
import { brainOf } from './brain.ts';
import { prospectOn, type Weights } from './foresight/prospect.ts';
import { restationed } from './foresight/stations.ts';
import { type Style, sure } from './policy.ts';
import type { Why } from './idea.ts';
import { type Option, optionsOf, plain, stopIdea } from './options.ts';
import type { More } from './outlook.ts';
import { decisionShare, turnPurse } from './purse.ts';

/** Player that searches: it plays its ideas out with every face of the dice, and the best of them on through the answers. */

export interface Depth {
  readonly style: Style;
  readonly weights: Weights;
  /** Ideas that are tried at first. */
  readonly ideas: number;
  /** Games in the head for a decision without a clock. */
  readonly games: number;
  /** Places that are tried for each unit when it is set up. */
  readonly tries: number;
  readonly rules: Rules;
}

const stoodBest = (value: number, compared: number): Why => ({
  said: msg`of ${compared} ideas it stood best after the enemy’s next impulse`,
  value,
});

export function searcher(
  name: string,
  seed: number,
  depth: Depth,
  own?: Budget,
): Player<State, Command, OpenGamex, Why> {
  const { style, weights } = depth;
  const drive = style.without !== 'drive';
  const choose = seededChoice(seed);
  const purseOf = turnPurse();
  const stationsOf = stationing(choose, depth);
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
    const share = decisionShare(state, side);
    const inTime = purse.time(FIRST * share);
    const frame = state.frames.at(-1);
    // X4.2b: a side that has rolled may still pass.
    if (frame?.at === 'impulse') return { command: { do: 'rollPool' }, evals: 0, how: 'obligatory', explain: told({}) };
    const options = optionsOf(game, state, side, style, { most: depth.ideas, wide: 1 }, inTime);
    if (options.length < (frame?.at === 'spend' ? 1 : 2)) {
      const command = stationsOf(game, state, side, inTime) ?? sure(game, state, style, choose, inTime);
      purse.close();
      return { command, evals: 0, how: 'planned', explain: told({}) };
    }
    // A battery that answered the call is used.
    const stop = frame?.at === 'spend' && frame.ready.length === 0 ? stopIdea(frame) : undefined;
    const [first] = options as readonly [Option, ...Option[]];
    let best: Option =
      frame?.at !== 'spend'
        ? plain(sure(game, state, style, choose, inTime))
        : stop && first.value < style.least
          ? stop
          : first;
    yield { command: best.command, evals: 0, value: best.value, explain: told(best) };
    const watch = purse.watch(share, depth.games);
    drawn += 7;
    /** More ideas in later rounds; known ones stay as they are. */
    const known = new Map(options.map((option) => [JSON.stringify(option.command), option]));
    const wider = (round: number): readonly Option[] => {
      if (round === 0 || frame?.at !== 'spend') return options;
      const more = optionsOf(
        game,
        state,
        side,
        style,
        { most: depth.ideas * (1 + round), wide: 1 + round },
        watch.more,
      );
      for (const option of more) {
        const key = JSON.stringify(option.command);
        if (!known.has(key)) known.set(key, option);
      }
      return [...known.values()];
    };
    const prospect = prospectOn(game.world, state, side, weights, drive);
    const brain = brainOf(game, state, side, prospect, drawn, stop, wider);
    const rules = frame?.at === 'spend' ? depth.rules : { ...depth.rules, rungs: [], rounds: 1, kept: 0 };
    const steps = search(brain, rules, watch);
    let step = steps.next();
    for (; !step.done; step = steps.next()) {
      best = step.value.move;
      yield { command: best.command, evals: watch.evals(), value: step.value.value, explain: told(best) };
    }
    const found = step.value;
    if (found)
      best = found.compared > 1 ? { ...found.move, after: stoodBest(found.value, found.compared) } : found.move;
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
  { tries, weights, style }: Depth,
): (game: OpenGamex, state: State, side: Side, more: More) => Command | undefined {
  let next = 0;
  return (game, state, side, more) => {
    if (state.frames.at(-1)?.at !== 'setup' || !game.check(state, side, { do: 'placeRest' })) return undefined;
    const found = restationed(
      game,
      state,
      side,
      weights,
      { from: next, tries, drive: style.without !== 'drive' },
      choose,
      more,
    );
    next = found?.next ?? Number.POSITIVE_INFINITY;
    return found && !game.check(state, side, found.command) ? found.command : undefined;
  };
}

/** Share of a decision's time for finding ideas alone. */
const FIRST = 0.4;
