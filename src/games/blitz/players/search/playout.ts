import { withoutUndo } from '#core/record/undo.ts';
import type { Blitz } from '#games/blitz/open.ts';
import type { GroundPlan } from '#games/blitz/combat/rules/declaration.ts';
import { strengthsOf, tableOf } from '#games/blitz/combat/rules/odds.ts';
import type { Command, CommandOf, Side, State } from '#games/blitz/types.ts';
import { type Choose, type Dice, seededChoice } from '#core/dice/dice.ts';
import type { Hex } from '#hex/hex.ts';
import { nobodyObjects } from '#core/rulebook.ts';
import { standingOf } from '../plan/battles.ts';
import { tidied } from '../plan/destinations.ts';
import { anything, arrivalOf, carryOut, decideInBattle, endOfMovement } from '../decisions.ts';
import type { Theatre } from '../plan/operation.ts';
import type { Attack } from '../plan/attack.ts';
import type { Fronts } from '../plan/fronts.ts';
import type { Learned, Pending } from './judgement.ts';
import { swingsOf } from './outlook.ts';
import { type LandPlan, planTurn, standing } from '../plan/plan.ts';
import type { Style } from './style.ts';
import { citiesRound } from '../plan/survey.ts';
import { countByFront, scalesFor } from './value.ts';
import { inHead } from '#core/game.ts';
import { inSecondImpulse, lastOfTurn, stepIn } from '#games/blitz/turns.ts';

/** Policy of a side in playouts. */
export interface Policy {
  readonly style: Style;
  readonly theatre?: Theatre | undefined;
}

export type Policies = Readonly<Record<Side, Policy>>;

const steady = (): number => 0;

/** A game in the head does not go round in circles. */
const MOST_COMMANDS = 2_000;

/**
 * State after the movement phase by a plan. Marches over land need no commands: all units are put at their
 * destinations.
 */
function moveAtOnce(game: Blitz, state: State, plan: LandPlan, dice: Dice): State | undefined {
  const { mover } = state;
  const { rules } = game.world;
  let now = state;
  // M10.14: where supply lines depend on all moves, some units stay.
  const lines = rules.mayEnd !== nobodyObjects;
  if (plan.operations.length > 0 || lines || rules.ground.takeInPassing !== undefined) {
    for (const order of lines ? tidied(game, state, mover, plan.orders, carryOut) : plan.orders) {
      const command = carryOut(game, now, mover, order);
      if (command) now = inHead(game, now, command, dice);
    }
  } else {
    now = standing(state, plan.at);
  }
  now = withoutUndo(now);
  const end = endOfMovement(game, now);
  return end && inHead(game, now, end, dice);
}

/** A movement phase as the hand plays it: the state after it, and the attacks that were planned. */
function move(
  game: Blitz,
  begun: State,
  { style, theatre }: Policy,
  dice: Dice,
  choose: Choose,
  brief: boolean,
): Moved {
  let state = begun;
  const side = state.mover;
  for (let arrival = arrivalOf(game, state, side, style, theatre); arrival; ) {
    state = inHead(game, state, arrival, dice);
    arrival = arrivalOf(game, state, side, style, theatre);
  }
  for (const bold of [true, false]) {
    const plan = planTurn({ game, state, side, style, noise: steady, bold, theatre, brief });
    const moved = moveAtOnce(game, state, plan, dice);
    if (moved) return { state: moved, attacks: plan.attacks };
  }
  return { state: inHead(game, state, anything(game, state, side, choose), dice), attacks: [] };
}

/** M6.1: a step before or after the march, in which only what must be done is done. */
function stepOn(game: Blitz, state: State, { style, theatre }: Policy, dice: Dice, choose: Choose): State {
  const side = state.mover;
  const arrival = stepIn(state) === 'arrivals' ? arrivalOf(game, state, side, style, theatre) : undefined;
  const wished: Command = arrival && !game.check(state, side, arrival) ? arrival : { do: 'endStep' };
  const command = game.check(state, side, wished) ? anything(game, state, side, choose) : wished;
  return inHead(game, state, command, dice);
}

/** M1.2: the second impulse, without battles after it. */
function moveAgain(
  game: Blitz,
  state: State,
  { style, theatre }: Policy,
  dice: Dice,
  choose: Choose,
  brief: boolean,
): State {
  const side = state.mover;
  const plan = planTurn({ game, state, side, style, noise: steady, bold: false, theatre, brief });
  const moved = moveAtOnce(game, state, plan, dice);
  if (moved) return moved;
  return inHead(game, state, endOfMovement(game, state) ?? anything(game, state, side, choose), dice);
}

interface Moved {
  readonly state: State;
  readonly attacks: readonly Attack[];
}

/** Expected gain of an attack: factors, and city hexes given up. */
function expected({ world }: Blitz, { outlook, soakOffs, target }: Attack): Pending {
  let factors = outlook.kill - outlook.cost;
  for (const soak of soakOffs) factors += soak.outlook.kill - soak.outlook.cost;
  return { factors, cities: GIVEN_UP * outlook.vacates * citiesRound(world, target).length };
}

const GIVEN_UP = 0.7;

/** Result of a playout. */
export interface Course {
  readonly value: number;
  /** Result front by front, if fronts are given. */
  readonly byFront?: Float64Array;
}

/** Settings of a playout. */
export interface Looking {
  /** Player turns to search, the present one included. */
  readonly playerTurns: number;
  /** Subtracts the luck of the dice from the result. */
  readonly fair?: boolean;
  readonly fronts?: Fronts | undefined;
  /** Learned judgement for games with a last turn; without it positions are counted plainly. */
  readonly learned?: Learned | undefined;
  /** The last of them is played to its end, battles and second impulse too. */
  readonly whole?: boolean;
  /** Rates positions by the lead in what is counted at the end, where no number wins. */
  readonly lead?: boolean;
}

/** Entry away from the map's units: the expectation of a battle, or luck to subtract. */
interface Due extends Pending {
  readonly hex: Hex;
}

/** M3.11: what is declared may be rolled for at once. */
type Rolling = CommandOf<'resolve' | 'declareBattle'>;

const rolls = (command: Command): command is Rolling => command.do === 'resolve' || command.do === 'declareBattle';

function rolledFor(state: State, command: Rolling): GroundPlan | undefined {
  if (command.do === 'declareBattle') return command;
  const battle = state.battles.find(({ no }) => no === command.battle);
  return battle?.kind === 'ground' ? battle : undefined;
}

/** A battle about to be rolled for: how much better than was to be expected each face is for the attacker. */
function luckIn({ world }: Blitz, state: State, command: Rolling): { hex: Hex; faces: readonly number[] } | undefined {
  const battle = rolledFor(state, command);
  const [hex] = battle?.hexes ?? [];
  if (!battle || hex === undefined) return undefined;
  const { attackTotal, defenceTotal } = strengthsOf(world, state, battle.attackers, battle.hexes);
  const { size, sealed } = standingOf(world, state, battle.hexes);
  const table = tableOf(world, battle);
  const swings = swingsOf({ attack: attackTotal, defence: defenceTotal, size, sealed, table });
  const mean = swings.reduce((sum, one) => sum + one, 0) / Math.max(swings.length, 1);
  return { hex, faces: swings.map((one) => one - mean) };
}

/** Plays a command that rolls for a battle: the state after it, and the luck it had. */
function rollFairly(game: Blitz, state: State, command: Rolling, dice: Dice) {
  const luck = luckIn(game, state, command);
  let face = 0;
  const seen: Dice = {
    roll(sides, what) {
      const rolled = dice.roll(sides, what);
      if (face === 0) face = rolled;
      return rolled;
    },
  };
  const then = inHead(game, state, command, seen);
  const factors = luck?.faces[face - 1] ?? 0;
  return { then, luck: luck && factors !== 0 ? { hex: luck.hex, factors, cities: 0 } : undefined };
}

/**
 * Plays a plan out for the mover from its movement phase: the mover by the plan, then both sides by their policies, for
 * a number of player turns. Battles of the last one are not rolled but counted as the table promises, unless the game
 * ends there. The dice are the search's own: those of the game are secret. Undefined where the plan cannot be carried
 * out.
 */
export function playOn(
  game: Blitz,
  state: State,
  plan: LandPlan,
  policies: Policies,
  dice: Dice,
  looking: Looking,
): Course | undefined {
  const moved = moveAtOnce(game, state, plan, dice);
  return moved && playFrom(game, state, moved, state.mover, policies, dice, looking);
}

/**
 * Plays on from a state inside a player turn, for a side, to the end of so many player turns, this one included.
 * `before`: state in whose hexes factors are counted, front by front.
 */
export function playFrom(
  game: Blitz,
  before: State,
  begun: State,
  side: Side,
  policies: Policies,
  dice: Dice,
  { playerTurns, fair = false, fronts, learned, whole = false, lead = false }: Looking,
): Course {
  const { world } = game;
  const choose = seededChoice(1);
  const dues: Due[] = [];
  const due = (hex: Hex, by: Side, { factors, cities }: Pending): void => {
    const sign = by === side ? 1 : -1;
    dues.push({ hex, factors: sign * factors, cities: sign * cities });
  };
  let now = begun;
  let left = playerTurns;
  const turnOf = ({ turn, mover }: State): string => `${turn} ${mover}`;
  let playerTurn = turnOf(before);
  for (let commands = 0; commands < MOST_COMMANDS; commands++) {
    const prompt = game.prompt(now);
    if (!prompt) break;
    const { mover } = now;
    const policy = policies[prompt.side];
    if (now.frames.at(-1)?.at === 'movement') {
      // M1.2, M6.1: a player turn may have several phases of movement.
      if (turnOf(now) !== playerTurn) {
        playerTurn = turnOf(now);
        if (--left <= 0) break;
      }
      const step = stepIn(now);
      if (step && step !== 'land') {
        now = stepOn(game, now, policy, dice, choose);
        continue;
      }
      if (inSecondImpulse(now)) {
        now = moveAgain(game, now, policy, dice, choose, !whole || left === 1);
        continue;
      }
      const ends = lastOfTurn(world.terms, now) && now.turn === world.terms.lastTurn;
      const moved = move(game, now, policy, dice, choose, left === 1 && !whole);
      now = moved.state;
      if (left > 1 || ends || whole) continue;
      for (const attack of moved.attacks) due(attack.target, mover, expected(game, attack));
      break;
    }
    const own: Command | undefined = decideInBattle(game, now, prompt.side, policy.style, policy.theatre);
    const command = own && !refused(game, now, prompt.side, own) ? own : anything(game, now, prompt.side, choose);
    if (!fair || !rolls(command)) {
      now = inHead(game, now, command, dice);
      continue;
    }
    const { then, luck } = rollFairly(game, now, command, dice);
    now = then;
    if (luck) due(luck.hex, mover, { factors: -luck.factors, cities: 0 });
  }
  const scales = scalesFor(world, before, side, learned, lead);
  const pending = { factors: 0, cities: 0 };
  for (const { factors, cities } of dues) {
    pending.factors += factors;
    pending.cities += cities;
  }
  const value = scales.value(now, pending);
  if (!fronts) return { value };
  const city = scales.city(before);
  const byFront = countByFront(world, before, now, side, fronts, city);
  for (const { hex, factors, cities } of dues) {
    const front = fronts.of[hex] as number;
    byFront[front] = (byFront[front] as number) + factors + city * cities;
  }
  return { value, byFront };
}

/** Retreats, losses and advances were drawn from what is legal; declarations were put together. */
const refused = (game: Blitz, state: State, side: Side, command: Command): boolean =>
  command.do === 'endDeclaration' && game.check(state, side, command) !== undefined;
