import type { Blitz } from '../games/blitz/open.ts';
import type { Command, State } from '../games/blitz/types.ts';
import { seededChoice } from '../core/dice.ts';
import { anything } from '../games/blitz/players/decisions.ts';
import type { Budget } from './budget.ts';
import type { BlitzPlayer, Decision, Incumbent } from './player.ts';
import { english } from '../core/say.ts';

/** One decision of a player within a budget; whatever happens to the player, a legal one, and a word about it. */
export function decide(
  player: BlitzPlayer,
  game: Blitz,
  state: State,
  budget: Budget = {},
  onIncumbent: (incumbent: Incumbent) => void = () => undefined,
): Decision {
  const steps = stepsOf(player, game, state, budget);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    onIncumbent(step.value);
  }
}

/** A player's command, within a budget or within its level's own; what it is worth is for the caller to see. */
export function commandOf(player: BlitzPlayer, game: Blitz, state: State, budget?: Budget): Command {
  if (!budget || !player.think) return player.command(game, state);
  const steps = player.think(game, state, budget);
  for (let step = steps.next(); ; step = steps.next()) if (step.done) return step.value.command;
}

function* stepsOf(
  player: BlitzPlayer,
  game: Blitz,
  state: State,
  budget: Budget,
): Generator<Incumbent, Decision, undefined> {
  const explain = () => player.explain?.() ?? [];
  try {
    const decision: Decision = player.think
      ? yield* player.think(game, state, budget)
      : { command: player.command(game, state), evals: 0, how: 'planned', explain };
    const side = game.decides(state) ?? state.mover;
    const objection = game.check(state, side, decision.command);
    return objection ? instead(game, state, `${player.name} erred (${english(objection.because)})`) : decision;
  } catch (error) {
    return instead(game, state, `${player.name} failed (${error instanceof Error ? error.message : String(error)})`);
  }
}

/** Something legal in place of a player that could not decide. */
export function instead(game: Blitz, state: State, what: string): Decision {
  const side = game.decides(state) ?? state.mover;
  const command = anything(game, state, side, seededChoice(state.turn));
  return { command, evals: 0, how: 'fallback', note: `${what}: something legal was done`, explain: () => [] };
}
