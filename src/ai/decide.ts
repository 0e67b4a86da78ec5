import { seededChoice } from '../core/dice/dice.ts';
import type { Game } from '../core/game.ts';
import { code, type Message, msg } from '../core/message.ts';
import type { Budget } from './budget.ts';
import type { Decision, Incumbent, Player } from './player.ts';

/** Legal command for a player that fails. */
type Otherwise<S, C, G> = (game: G, view: S, choose: (below: number) => number) => C;

/**
 * Thinks about one decision, step by step; whatever happens to the player, what comes out is a legal decision, and a word
 * about it. Without anything else to do the game's sampler stands in.
 */
export function* deciding<S, C, E, Side extends string, G extends Game<S, C, E, Side>, Why>(
  player: Player<S, C, G, Why>,
  game: G,
  view: S,
  budget: Budget = {},
  otherwise: Otherwise<S, C, G> = (one, state, choose) => one.sample(state, choose),
): Generator<Incumbent<C, Why>, Decision<C, Why>, undefined> {
  const explain = () => player.explain?.() ?? [];
  const instead = (what: Message): Decision<C, Why> => ({
    command: otherwise(game, view, seededChoice(1)),
    evals: 0,
    how: 'fallback',
    note: msg`${what}: something legal was done`,
    explain: () => [],
  });
  try {
    const decision: Decision<C, Why> = player.think
      ? yield* player.think(game, view, budget)
      : { command: player.command(game, view), evals: 0, how: 'planned', explain };
    const side = game.decides(view);
    const objection = side && game.check(view, side, decision.command);
    return objection ? instead(msg`${code(player.name)} erred (${objection.because})`) : decision;
  } catch (error) {
    return instead(msg`${code(player.name)} failed (${code(error instanceof Error ? error.message : String(error))})`);
  }
}

/** Thinks to the end without a break. */
export function inOneGo<Step, End>(steps: Generator<Step, End, undefined>, look?: (step: Step) => void): End {
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) return step.value;
    look?.(step.value);
  }
}

/** A player's command, within a budget or within its level's own; what it is worth is for the caller to see. */
export const commandOf = <S, C, G, Why>(player: Player<S, C, G, Why>, game: G, view: S, budget?: Budget): C =>
  budget && player.think ? inOneGo(player.think(game, view, budget)).command : player.command(game, view);
