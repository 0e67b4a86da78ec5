import { memoizeLast } from '#core/memo.ts';
import type { Choose } from '#core/dice/dice.ts';
import { isObjection, type Objection } from '#core/objection.ts';
import type { Emit } from '#core/play.ts';
import { neighboursOf } from '#hex/grid.ts';
import { type Hex, NOWHERE } from '#hex/hex.ts';
import { pick, type Verb } from '#games/gamex/decision.ts';
import type { Act, CommandOf, GamexEvent, Gait, Side, State, Unit } from '#games/gamex/types.ts';
import { idleUnits, inactive, kindOf, unitNamed, unitOf } from '#games/gamex/units.ts';
import { refuse, msg, theSide } from '#games/gamex/words.ts';
import type { World } from '#games/gamex/world.ts';
import { owing, pointsFor } from '../turn/points.ts';
import { openActs, paceOf, specialActs, startWalk } from './acts.ts';
import { type Pace, stepPrice } from './price.ts';
import { ordersOf, reachAmong, reachOf, reachOn } from './reach.ts';
import { actsFault } from './walk.ts';

/** The Move activity (X4.2.2a) and the entry of reinforcements (X4.2.2h). */

export const isDue = (state: State, unit: Unit): boolean => unit.place === 'waits' && (unit.turn ?? 1) <= state.turn;

/** May the unit be taken for a Move at all? */
function moverFault(world: World, state: State, side: Side, unit: Unit | undefined): Objection | undefined {
  if (!unit) return refuse('X5.1a', msg`there is no such unit`);
  if (unit.side !== side) return refuse('X0.7', msg`${unit} is not ${theSide(side)}{'s|'}`);
  if (unit.place === 'rides') return refuse('X4.2e', msg`${unit} is a passenger`);
  if (unit.place === 'waits')
    return isDue(state, unit) ? undefined : refuse('X4.2.2h', msg`${unit} comes on turn ${unit.turn ?? 1}`);
  if (unit.place !== 'map') return refuse('X0.8', msg`${unit} is not on the map`);
  if (unit.sea) return refuse('X10.3a', msg`${unit} is at sea`);
  return inactive(unit) ? undefined : refuse('X4.2e', msg`${unit} has been activated this turn`);
}

/** The hex an activation belongs to: where the unit stands, or where it enters. */
export const homeOf = (unit: Unit, acts: readonly Act[]): Hex => {
  const [first] = acts;
  return unit.place === 'map' ? unit.at : first && 'to' in first ? first.to : NOWHERE;
};

function entryFault(world: World, unit: Unit, acts: readonly Act[]): Objection | undefined {
  if (unit.place !== 'waits') return undefined;
  const [first] = acts;
  if (!first || !('to' in first)) return refuse('X4.2.2h', msg`${unit} must name the hex where it enters`);
  const zone = world.zones[unit.group ?? ''] ?? [];
  return zone.includes(first.to) ? undefined : refuse('X4.2.2h', msg`${unit} does not enter there`);
}

export function moveFault(
  world: World,
  state: State,
  side: Side,
  { unit: id, acts, gait }: CommandOf<'move'>,
): Objection | undefined {
  const unit = unitNamed(world, state, id);
  const fault = moverFault(world, state, side, unit);
  if (fault || !unit) return fault;
  const refused = gaitFault(world, unit, gait);
  if (refused) return refused;
  if (acts.length === 0) return refuse('X5.1c', msg`a Move has at least one step, load, unload or change`);
  return entryFault(world, unit, acts) ?? actsFault(world, state, startWalk(world, unit, acts, gait));
}

function gaitFault(world: World, unit: Unit, gait: Gait | undefined): Objection | undefined {
  if (gait === undefined || world.rules.gaits({ world, unit }).includes(gait)) return undefined;
  return gait === 'quick'
    ? refuse('X15.1', msg`${unit} does not move at quick-time`)
    : refuse('X18.1', msg`${unit} has no mobile fire`);
}

export function beginWalk(
  world: World,
  state: State,
  command: CommandOf<'move'>,
  emit: Emit<GamexEvent>,
  assault = false,
): void {
  const unit = unitOf(world, state, command.unit);
  const walk = startWalk(world, unit, command.acts, command.gait);
  emit({
    is: 'push',
    frame: {
      at: 'walk',
      side: unit.side,
      walk,
      asks: false,
      ...(command.on ? { on: true } : {}),
      ...(assault ? { assault: true } : {}),
    },
  });
}

const movers = (state: State, side: Side): Unit[] =>
  idleUnits(state, side).filter((unit) => unit.place === 'map' || isDue(state, unit));

/** First steps of reinforcements. */
function* entries(world: World, state: State, unit: Unit): Generator<Act> {
  const pace = paceOf(world, state, startWalk(world, unit, []));
  for (const to of world.zones[unit.group ?? ''] ?? [])
    if (!isObjection(stepPrice(world, state, { ...pace, quiet: true }, to))) yield { to };
}

const firstActs = (world: World, state: State, unit: Unit): Iterable<Act> => {
  const walk = startWalk(world, unit, []);
  return unit.place === 'waits'
    ? entries(world, state, unit)
    : openActs(world, state, walk, paceOf(world, state, walk));
};

const hasAct = (world: World, state: State, unit: Unit): boolean => {
  for (const _ of firstActs(world, state, unit)) return true;
  return false;
};

/** A step in a direction drawn, if it is open; most acts of most units are steps. */
function someStep(world: World, state: State, unit: Unit, choose: Choose): Act | undefined {
  if (unit.place !== 'map' || choose(8) === 0) return undefined;
  const to = world.board.grid.neighbours[unit.at * 6 + choose(6)] as Hex;
  if (to === NOWHERE) return undefined;
  const pace = { ...paceOf(world, state, startWalk(world, unit, [])), quiet: true };
  return isObjection(stepPrice(world, state, pace, to)) ? undefined : { to };
}

/** A random way: an open act, and if it is a step more of them, each open when it is drawn. */
function wander(world: World, state: State, unit: Unit, choose: Choose): Act[] {
  const first = someStep(world, state, unit, choose) ?? pick([...firstActs(world, state, unit)], choose);
  if (!first) return [];
  const acts: Act[] = [first];
  if (!('to' in first) || first.inside || first.flail || unit.stream !== undefined) return acts;
  const { grid } = world.board;
  let pace: Pace = { ...paceOf(world, state, startWalk(world, unit, [])), quiet: true };
  let at = first.to;
  for (let price = stepPrice(world, state, pace, at); !isObjection(price) && !price.ends && choose(4) > 0; ) {
    pace = { ...pace, unit: { ...unit, place: 'map', at }, from: at, left: pace.left - price.cost, fresh: false };
    at = grid.neighbours[at * 6 + choose(6)] as Hex;
    if (at === NOWHERE) break;
    price = stepPrice(world, state, pace, at);
    if (!isObjection(price)) acts.push({ to: at });
  }
  return acts;
}

/** X9.3b: ways to hexes next to an open mine, and the step that clears it. */
export function* flailings(world: World, state: State, unit: Unit): Generator<CommandOf<'move'>> {
  const { mp } = kindOf(world, unit);
  for (const { at } of state.mines) {
    const beside = reachAmong(world, state, unit, neighboursOf(world.board.grid, at));
    for (const { path, spent } of beside) {
      if (spent > mp) continue;
      const acts: Act[] = [...path.map((to) => ({ to })), { to: at, flail: true }];
      const command: CommandOf<'move'> = { do: 'move', unit: unit.id, acts };
      if (!moveFault(world, state, unit.side, command)) yield command;
    }
  }
}

export function movesOf(world: World, state: State, unit: Unit): readonly CommandOf<'move'>[] {
  const move = (acts: readonly Act[]): CommandOf<'move'> => ({ do: 'move', unit: unit.id, acts });
  if (unit.place === 'waits') return Array.from(entries(world, state, unit), (act) => move([act]));
  const moves = ordersOf(world, state, unit).map(move);
  for (const gait of world.rules.gaits({ world, unit })) moves.push(...pacedMoves(world, state, unit, gait));
  if (kindOf(world, unit).flail) moves.push(...flailings(world, state, unit));
  const walk = startWalk(world, unit, []);
  for (const act of specialActs(world, state, walk, paceOf(world, state, walk))) moves.push(move([act]));
  return moves;
}

/** X15, X18: quick-time to hexes an ordinary Move does not reach, mobile fire to all hexes within half the points. */
export function* pacedMoves(world: World, state: State, unit: Unit, gait: Gait): Generator<CommandOf<'move'>> {
  if (unit.place !== 'map') return;
  const pace = paceOf(world, state, startWalk(world, unit, [], gait));
  const usual = new Set(gait === 'quick' ? reachOf(world, state, unit).map(({ hex }) => hex) : []);
  for (const { hex, path } of reachOn(world, state, pace))
    if (!usual.has(hex)) yield { do: 'move', unit: unit.id, acts: path.map((to) => ({ to })), gait };
}

export const mayMove = (world: World, state: State, unit: Unit): boolean =>
  !moverFault(world, state, unit.side, unit) && hasAct(world, state, unit);

export function sampleMove(world: World, state: State, unit: Unit, choose: Choose): CommandOf<'move'> | undefined {
  const gait = pick(world.rules.gaits({ world, unit }), choose);
  if (gait !== undefined && choose(2) === 0) {
    const paced = pick([...pacedMoves(world, state, unit, gait)], choose);
    if (paced) return paced;
  }
  const acts = wander(world, state, unit, choose);
  if (acts.length === 0) return undefined;
  const command: CommandOf<'move'> = { do: 'move', unit: unit.id, acts };
  if (moveFault(world, state, unit.side, command)) return { ...command, acts: acts.slice(0, 1) };
  sampled(command).in = state;
  return command;
}

/** `sample` has just validated this command: skips the second check. */
const sampled = memoizeLast((_command: CommandOf<'move'>): { in?: State } => ({}));

export const moveVerb: Verb<'move'> = {
  ap: (world, state, { unit }) => pointsFor(world, state, [unit]),
  check: (world, state, side, command) =>
    sampled(command).in === state ? undefined : moveFault(world, state, side, command),
  play(world, state, side, command, emit) {
    const unit = unitOf(world, state, command.unit);
    const from = homeOf(unit, command.acts);
    const activity = unit.place === 'map' ? 'move' : 'enter';
    const done = [unit.id];
    emit({ is: 'push', frame: { at: 'activity', side, activity, from, done, ...owing(world, state, done) } });
    beginWalk(world, state, command, emit);
  },
  *legal(world, state, side) {
    for (const unit of movers(state, side)) yield* movesOf(world, state, unit);
  },
  *lists(world, state, side) {
    for (const unit of movers(state, side)) yield movesOf(world, state, unit);
  },
  sample(world, state, side, choose) {
    const unit = pick(movers(state, side), choose);
    return unit ? sampleMove(world, state, unit, choose) : undefined;
  },
  any: (world, state, side) => movers(state, side).some((unit) => hasAct(world, state, unit)),
};
