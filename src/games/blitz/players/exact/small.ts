import { clusters } from '#games/blitz/combat/rules/assignment.ts';
import { chancesOf } from '#games/blitz/combat/desk/chances.ts';
import { controllerOf } from '#games/blitz/countries/rules/cities.ts';
import { contacts } from '#games/blitz/combat/rules/declaration.ts';
import { covers, fieldOf, inZoc } from '#games/blitz/ground/rules/field.ts';
import { strengthsOf } from '#games/blitz/combat/rules/odds.ts';
import { type Command, other, type Plan, sizeOf, type State, type Unit, type UnitNo } from '#games/blitz/types.ts';
import { isGround } from '#games/blitz/kinds.ts';
import type { Hex } from '#hex/hex.ts';
import type { Watch } from '#ai/budget.ts';
import { allocate } from '../plan/allocate.ts';
import { declareBattles, groundOf, outlookFor } from '../plan/battles.ts';
import { carryOut, endOfMovement } from '../decisions.ts';
import { mostGain } from './exact-bound.ts';
import { allowance, ANSWER, canAnswer, exactly, isFew, isSmall, worthOf } from './exact.ts';
import { foreseeExactly } from './exact-foresee.ts';
import { newKeys } from './exact-key.ts';
import { endsOf, movesOf } from './exact-moves.ts';
import type { Explanation, Role, Sentence } from '../reasons/explanation.ts';
import type { Operation, Order } from '../plan/operation.ts';
import type { LandPlan, Planning } from '../plan/plan.ts';
import { replyLoss, type Survey } from '../plan/survey.ts';
import { inHead } from '#core/game.ts';

/**
 * Complete search of positions with few units: every way for the units to end their moves, flights and landings among
 * them, each with all its battles, all faces of the dice, and the enemy's answer if the enemy has few ways to move,
 * too.
 */
export interface Weighed {
  readonly plan: LandPlan;
  readonly value: number;
}

/** Weight of the enemy's answer in quick estimates. */
const REPLY = 0.3;
/** Positions looked at for what the budget calls one plan. */
const POSITIONS_A_PLAN = 384;
/** Positions this far behind the best at the end of the player turn are not searched through the answer. */
const CLOSE = 6;
/** Number of ways to move between two looks at the clock. */
const LOOK = 32;
/** Number of best plans reported. */
const TOLD = 3;

/** At a glance, to look at the likeliest first: factors to be had at once, and cities. */
function glance({ game, state, side, style }: Planning, known: Survey, then: State): number {
  const { world } = game;
  const ground = groundOf(world, then, style);
  let worth = 0;
  for (const cluster of clusters(contacts(world, then))) {
    const found = allocate(
      cluster.map(({ no, unit, touches }) => ({ no, af: ground.attack(unit, touches), at: unit.at, touches })),
      ground,
    );
    worth += found?.worth ?? 0;
  }
  const field = fieldOf(world, then);
  for (const city of world.board.cityHexes) {
    if (!covers(field, side, city) || covers(field, other(side), city)) continue;
    if (controllerOf(world.board, state.control, city) !== side) worth += 2 * style.city;
  }
  const load = new Map<Hex, number>();
  for (const unit of then.units) {
    if (unit.side !== side || unit.place !== 'map' || !isGround(unit) || inZoc(field, other(side), unit.at)) continue;
    load.set(unit.at, (load.get(unit.at) ?? 0) + sizeOf(unit));
  }
  for (const [hex, size] of load) worth -= REPLY * replyLoss(known, hex, size);
  return worth;
}

interface Ending {
  readonly orders: readonly Order[];
  /** The battles are to be declared. */
  readonly state: State;
}

/** The plan that would be played anyhow, carried out. */
function usualEnding({ game, state, side }: Planning, { orders }: LandPlan): Ending | undefined {
  let now = state;
  for (const order of orders) {
    const command = carryOut(game, now, side, order);
    if (command) now = inHead(game, now, command);
  }
  const end = endOfMovement(game, now);
  return end && { orders, state: inHead(game, now, end) };
}

interface Looked {
  readonly ending: Ending;
  readonly glance: number;
  value: number;
}

const byValue = (a: Looked, b: Looked): number => b.value - a.value;

/** Every way to end the movement phase, the likeliest first; none where there are more than `limit`. */
function glanced(
  planning: Planning,
  known: Survey,
  limit: number,
  usual: Ending | undefined,
  more: () => boolean,
): Looked[] {
  const { game, state } = planning;
  const keyOf = newKeys();
  const seen = new Set<string>();
  const found: Looked[] = [];
  const look = (ending: Ending): void => {
    const key = keyOf(ending.state);
    if (seen.has(key)) return;
    seen.add(key);
    found.push({ ending, glance: glance(planning, known, ending.state), value: Number.NEGATIVE_INFINITY });
  };
  let moves = 0;
  for (const { orders, state: moved } of movesOf(game, state, limit, false, more)) {
    if (++moves % LOOK === 0 && !more()) break;
    for (const then of endsOf(game, moved)) look({ orders, state: then });
  }
  if (usual && found.length > 0) look(usual);
  return found.sort((a, b) => b.glance - a.glance);
}

/** Plans of a position with few units whose enemy has too many answers: the likeliest, for others to judge. */
export function likelyPlans(
  planning: Planning,
  known: Survey,
  usual: LandPlan,
  limit: number,
  most: number,
): LandPlan[] {
  if (!isFew(planning.state)) return [];
  return glanced(planning, known, limit, undefined, () => true)
    .slice(0, most)
    .map(({ ending }) => planFor(planning, usual, ending));
}

/**
 * The best plans of a small position, better and better; returns false where it was too large to be looked at. First to
 * the end of the player turn, then the best of them through the enemy's answer.
 */
export function* smallPlans(
  planning: Planning,
  known: Survey,
  usual: LandPlan,
  limit: number,
  watch: Watch,
): Generator<readonly Weighed[], boolean, undefined> {
  const { game, state, side, style } = planning;
  const first = usualEnding(planning, usual);
  const open = glanced(planning, known, limit, first, watch.more);
  if (open.length === 0) return false;
  const told = (list: readonly Looked[]): Weighed[] =>
    list.slice(0, TOLD).map(({ ending, value }) => ({ plan: planFor(planning, usual, ending), value }));

  watch.count();
  let looks = 0;
  const spending = allowance(Number.POSITIVE_INFINITY, (positions) => {
    looks += positions;
    for (; looks >= POSITIONS_A_PLAN; looks -= POSITIONS_A_PLAN) watch.count();
    return watch.more();
  });
  const question = { game, side, turn: state.turn, mover: side, city: style.city, spending, memory: planning.memory };

  const turn = exactly({ ...question, answer: 0 });
  let looked: Looked[] = [];
  let most = Number.NEGATIVE_INFINITY;
  for (const one of open) {
    const { state: then } = one.ending;
    const gain = mostGain(game, then, style.city);
    if (worthOf(game, then, side, style.city) + gain < most - CLOSE) continue;
    const value = turn.value(one.ending.state);
    if (value === undefined) break;
    one.value = value;
    looked.push(one);
    if (value <= most) continue;
    most = value;
    yield told([one]);
  }
  looked = looked.sort(byValue);
  if (looked.length > 0) yield told(looked);
  if (spending.gone() || looked.length < 2 || !canAnswer(state)) return true;

  const through = exactly({ ...question, answer: ANSWER });
  const answered: Looked[] = [];
  for (const { ending, glance: at } of looked) {
    const value = through.value(ending.state);
    if (value === undefined) break;
    answered.push({ ending, glance: at, value });
    if (answered.every((other) => other.value <= value)) yield told([...answered].sort(byValue));
  }
  return true;
}

function planFor(planning: Planning, usual: LandPlan, { orders, state: then }: Ending): LandPlan {
  const { side } = planning;
  const at = new Map<UnitNo, Hex>();
  for (const [no, unit] of then.units.entries())
    if (unit.side === side && unit.place === 'map' && isGround(unit)) at.set(no, unit.at);
  const tell = () => explain(planning, at, then);
  if (orders === usual.orders) return { ...usual, explain: () => withBattles(usual.explain(), tell()) };
  return { ...usual, orders, at, attacks: [], operations: asOperations(orders, at), explain: tell };
}

const FOUGHT: ReadonlySet<string> = new Set(['attack', 'ring']);

/** Explanations of the plan, with the battles as they will be declared. */
const withBattles = (planned: readonly Explanation[], told: readonly Explanation[]): Explanation[] => [
  ...told.filter(({ goal }) => FOUGHT.has(goal)),
  ...planned.filter(({ goal }) => !FOUGHT.has(goal)),
];

/** Operations for flights and landings: placing units at their destinations cannot replace those. */
function asOperations(orders: readonly Order[], at: ReadonlyMap<UnitNo, Hex>): Operation[] {
  if (orders.every((order) => 'unit' in order)) return [];
  const nothing: Explanation = { goal: 'march', sentences: [], arrows: [], chances: [], gain: 0, risk: 0 };
  const units = [...at.keys()].map((unit) => ({ unit, role: 'main' as const }));
  return [{ goal: 'whole', units, orders, stands: at, attacks: [], value: 0, explain: () => nothing }];
}

/** Positions for what is told of a plan: no fewer than the declaration itself is looked for with. */
const TELLING = { plays: 72 } as const;

/** The battles as they will be declared. */
function battlesIn({ game, side, style, memory }: Planning, then: State): readonly Plan[] {
  const usual = declareBattles(game.world, then, style) ?? [];
  const end: Command = { do: 'endDeclaration', battles: usual };
  const asked = { game, state: then, side, style, foresight: TELLING, memory };
  const found = isSmall(game, then) ? foreseeExactly(asked, end) : undefined;
  return found?.do === 'endDeclaration' ? (found.battles ?? []).filter(({ kind }) => kind !== 'assault') : usual;
}

/** Battle by battle, then who marches. */
function explain(planning: Planning, at: ReadonlyMap<UnitNo, Hex>, then: State): Explanation[] {
  const { game, state } = planning;
  const { world } = game;
  const arrowOf = (role: Role) => (unit: UnitNo) => {
    const from = (state.units[unit] as Unit).at;
    return { unit, from, to: at.get(unit) ?? from, role };
  };
  const battles = battlesIn(planning, then);
  const fighting = new Set(battles.flatMap(({ attackers }) => attackers));
  const told = battles.flatMap(({ attackers, hexes }): Explanation[] => {
    const { attackTotal, defenceTotal } = strengthsOf(world, then, attackers, hexes);
    const outlook = outlookFor(world, then, hexes, attackTotal, defenceTotal);
    const [hex, ...also] = hexes;
    if (!outlook || hex === undefined) return [];
    const { odds, deadly: rolls, kill, cost, sealed } = outlook;
    const poor = attackTotal < defenceTotal;
    const sentence: Sentence = poor
      ? { say: 'soakOff', units: attackers, hex, also, odds, cost }
      : { say: 'attack', units: attackers, hex, also, odds, sealed, rolls, kill, cost };
    const chances = chancesOf(game, then, { attackers, hexes });
    const arrows = attackers.map(arrowOf(poor ? 'soakOff' : 'main'));
    return [{ goal: 'attack', target: hex, sentences: [sentence], arrows, odds, chances, gain: kill - cost, risk: 0 }];
  });
  const marching = [...at.keys()].filter((no) => !fighting.has(no) && at.get(no) !== state.units[no]?.at);
  const marches = marching.map(
    (no): Explanation => ({
      goal: 'march',
      sentences: [{ say: 'march', units: [no], hex: at.get(no) as Hex }],
      arrows: [arrowOf('march')(no)],
      chances: [],
      gain: 0,
      risk: 0,
    }),
  );
  return [...told, ...marches];
}
