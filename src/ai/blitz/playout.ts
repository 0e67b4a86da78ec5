import type { Blitz } from '../../blitz/open.ts';
import type { Command, Side, State } from '../../blitz/types.ts';
import { type Choose, type Dice, seededChoice } from '../../core/dice.ts';
import { anything, arrivalOf, carryOut, decideInBattle, endOfMovement } from './decisions.ts';
import type { Theatre } from './operation.ts';
import { type LandPlan, planTurn, standing } from './plan.ts';
import type { Style } from './style.ts';

/** How a side plays on in the head of a player who looks ahead. */
export interface Hand {
  readonly style: Style;
  readonly theatre?: Theatre | undefined;
}

export type Hands = Readonly<Record<Side, Hand>>;

const steady = (): number => 0;

/** A game in the head does not go round in circles. */
const MOST_COMMANDS = 2_000;

/** The state after the movement phase by a plan. Marches over land need no commands: everybody stands where he is to go. */
function moveAtOnce(game: Blitz, state: State, plan: LandPlan, dice: Dice): State | undefined {
  const { mover } = state;
  let now = state;
  if (plan.operations.length > 0) {
    for (const order of plan.orders) {
      const command = carryOut(game, now, mover, order);
      if (command) now = game.play(now, command, dice).state;
    }
  } else {
    now = standing(state, plan.at);
  }
  now = { ...now, trail: [] };
  const end = endOfMovement(game, now);
  return end && game.play(now, end, dice).state;
}

function move(game: Blitz, begun: State, { style, theatre }: Hand, dice: Dice, choose: Choose): State {
  let state = begun;
  const side = state.mover;
  for (let arrival = arrivalOf(game, state, side, style, theatre); arrival; ) {
    state = game.play(state, arrival, dice).state;
    arrival = arrivalOf(game, state, side, style, theatre);
  }
  for (const bold of [true, false]) {
    const plan = planTurn({ game, state, side, style, noise: steady, bold, theatre });
    const moved = moveAtOnce(game, state, plan, dice);
    if (moved) return moved;
  }
  return game.play(state, anything(game, state, side, choose), dice).state;
}

/**
 * The game played on from a movement phase: the mover by his plan, then both by what their hands do, until so many
 * player turns have ended. Whoever looks ahead brings dice of his own: those of the game are nobody's to know.
 */
export function playOn(
  game: Blitz,
  state: State,
  plan: LandPlan,
  hands: Hands,
  dice: Dice,
  playerTurns: number,
): State | undefined {
  let now = moveAtOnce(game, state, plan, dice);
  if (!now) return undefined;
  const choose = seededChoice(1);
  let left = playerTurns;
  for (let commands = 0; commands < MOST_COMMANDS; commands++) {
    const frame = now.frames.at(-1);
    const prompt = game.prompt(now);
    if (!prompt) return now;
    const { side } = prompt;
    const hand = hands[side];
    if (frame?.at === 'movement') {
      if (--left <= 0) return now;
      now = move(game, now, hand, dice, choose);
      continue;
    }
    const own: Command | undefined = decideInBattle(game, now, side, hand.style, hand.theatre);
    const command: Command = own && !refused(game, now, side, own) ? own : anything(game, now, side, choose);
    now = game.play(now, command, dice).state;
  }
  return now;
}

/** Retreats, losses and advances were drawn from what is legal; declarations were put together. */
const refused = (game: Blitz, state: State, side: Side, command: Command): boolean =>
  command.do === 'endDeclaration' && game.check(state, side, command) !== undefined;
