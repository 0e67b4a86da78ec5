import type { Blitz } from '../../blitz/open.ts';
import type { Command, Side, State } from '../../blitz/types.ts';
import { type Choose, type Dice, seededChoice } from '../../core/dice.ts';
import { anything, arrivalOf, carryOut, decideInBattle, endOfMovement } from './decisions.ts';
import type { Theatre } from './operation.ts';
import type { Attack } from './attack.ts';
import { type LandPlan, planTurn, standing } from './plan.ts';
import type { Style } from './style.ts';
import { citiesRound } from './survey.ts';
import { CITY, valueOf } from './value.ts';

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

/** A movement phase as the hand plays it: the state after it, and the attacks that were planned. */
function move(game: Blitz, begun: State, { style, theatre }: Hand, dice: Dice, choose: Choose, brief: boolean): Moved {
  let state = begun;
  const side = state.mover;
  for (let arrival = arrivalOf(game, state, side, style, theatre); arrival; ) {
    state = game.play(state, arrival, dice).state;
    arrival = arrivalOf(game, state, side, style, theatre);
  }
  for (const bold of [true, false]) {
    const plan = planTurn({ game, state, side, style, noise: steady, bold, theatre, brief });
    const moved = moveAtOnce(game, state, plan, dice);
    if (moved) return { state: moved, attacks: plan.attacks };
  }
  return { state: game.play(state, anything(game, state, side, choose), dice).state, attacks: [] };
}

interface Moved {
  readonly state: State;
  readonly attacks: readonly Attack[];
}

/** What the attacks planned may be expected to bring the attacker, cities that are given up counted in. */
function expected({ world }: Blitz, attacks: readonly Attack[]): number {
  let sum = 0;
  for (const { outlook, soakOffs, target } of attacks) {
    sum += outlook.kill - outlook.cost + GIVEN_UP * CITY * outlook.vacates * citiesRound(world, target).length;
    for (const soak of soakOffs) sum += soak.outlook.kill - soak.outlook.cost;
  }
  return sum;
}

const GIVEN_UP = 0.7;

/**
 * What a plan comes to for the mover when the game is played on from his movement phase: he by his plan, then both by
 * what their hands do, until so many player turns have ended. The battles of the last of them are not rolled but
 * counted as the table promises, unless the game ends there. Whoever looks ahead brings dice of his own: those of the
 * game are nobody's to know. Undefined where the plan cannot be carried out.
 */
export function playOn(
  game: Blitz,
  state: State,
  plan: LandPlan,
  hands: Hands,
  dice: Dice,
  playerTurns: number,
): number | undefined {
  const { mover } = state;
  const { world } = game;
  let now = moveAtOnce(game, state, plan, dice);
  if (!now) return undefined;
  const choose = seededChoice(1);
  let left = playerTurns;
  for (let commands = 0; commands < MOST_COMMANDS; commands++) {
    const frame = now.frames.at(-1);
    const prompt = game.prompt(now);
    if (!prompt) break;
    const { side } = prompt;
    const hand = hands[side];
    if (frame?.at === 'movement') {
      if (--left <= 0) break;
      const { lastTurn } = world.terms;
      const ends = side === 'red' && now.turn === lastTurn;
      const moved = move(game, now, hand, dice, choose, left === 1);
      now = moved.state;
      if (left > 1 || ends) continue;
      const sign = side === mover ? 1 : -1;
      return valueOf(world, now, mover) + sign * expected(game, moved.attacks);
    }
    const own: Command | undefined = decideInBattle(game, now, side, hand.style, hand.theatre);
    const command: Command = own && !refused(game, now, side, own) ? own : anything(game, now, side, choose);
    now = game.play(now, command, dice).state;
  }
  return valueOf(world, now, mover);
}

/** Retreats, losses and advances were drawn from what is legal; declarations were put together. */
const refused = (game: Blitz, state: State, side: Side, command: Command): boolean =>
  command.do === 'endDeclaration' && game.check(state, side, command) !== undefined;
