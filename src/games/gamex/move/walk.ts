import type { Dice } from '#core/dice/dice.ts';
import { isObjection, type Objection } from '#core/objection.ts';
import type { Emit } from '#core/play.ts';
import { directionTo, distance, neighboursOf } from '#hex/grid.ts';
import { oneDie } from '#games/gamex/chance.ts';
import { terrainOf } from '#games/gamex/board/board.ts';
import { type Hex, NOWHERE } from '#hex/hex.ts';
import { type Decision, sideOfFrame } from '#games/gamex/decision.ts';
import { evolveIn } from '#games/gamex/evolve.ts';
import {
  type Act,
  type FrameOf,
  type GamexEvent,
  other,
  type State,
  type Unit,
  type Walk,
} from '#games/gamex/types.ts';
import { blockAt, goodOrder, hasBridge, hiddenMineAt, kindOf, passengersOf, unitOf } from '#games/gamex/units.ts';
import { code, refuse, msg, theHex, theUnit } from '#games/gamex/words.ts';
import type { World } from '#games/gamex/world.ts';
import { beaten } from '../engineers/flail.ts';
import { taskStepped } from '../engineers/tasks.ts';
import { isAnswered, quotaOf } from '../fire/opportunity.ts';
import { underFire } from '../options/interdiction.ts';
import { faceGun } from '../options/gun-direction.ts';
import { passesMorale } from '../morale/morale.ts';
import { minesOnEntering, minesOnLeaving } from '../engineers/mines.ts';
import { actFault, endedFault, exitCost, openActs, paceOf, priceOfAct, SWITCH_COST } from './acts.ts';
import { allowanceOf, type Pace, pointsText, type Price } from './price.ts';
import { loadingCost, whoUnloads } from './transport.ts';

/** A unit under way (X31.7, X31.8): its acts are carried out one by one, and others may break in between. */

/** The overrun or close assault the walk belongs to. */
export const assaultOf = (state: State): FrameOf<'assault'> | undefined =>
  state.frames.findLast((frame): frame is FrameOf<'assault'> => frame.at === 'assault');

export interface AssaultPace {
  readonly overrun?: number;
  readonly offRoad?: boolean;
}

export function assaultPace(state: State): AssaultPace | undefined {
  const assault = assaultOf(state);
  if (!assault) return undefined;
  return assault.kind === 'overrun' ? { overrun: assault.target } : { offRoad: true };
}

/** The walk after an act, as far as points and order go. */
function walked(world: World, state: State, walk: Walk, act: Act, spent: number, ends: boolean): Walk {
  const left = walk.left - spent;
  const acts = walk.acts.slice(1);
  if ('to' in act) return { ...walk, acts, left, stepped: true, ended: ends };
  if ('load' in act) return { ...walk, acts, left, loaded: true, ended: walk.stepped };
  if ('switch' in act) return { ...walk, acts, left, stepped: true };
  if ('unload' in act && onBeach(world, unitOf(world, state, walk.unit)))
    return {
      ...walk,
      acts,
      left,
      unloading: true,
      ended: passengersOf(state, unitOf(world, state, walk.unit)).length < 2,
    };
  return { ...walk, acts, left: 0, ended: true };
}

/** X10.4c: a craft that has reached the shore. */
const onBeach = (world: World, carrier: Unit): boolean =>
  kindOf(world, carrier).craft > 0 && terrainOf(world.board, carrier.at) === 'beach';

function costOf(world: World, state: State, walk: Walk, act: Act): number {
  const unit = unitOf(world, state, walk.unit);
  const kind = kindOf(world, unit);
  if ('load' in act) return loadingCost(kind, kindOf(world, unitOf(world, state, act.load)));
  if ('unload' in act) {
    const load = whoUnloads(state, unit, act.who);
    return load ? loadingCost(kind, kindOf(world, load)) : 0;
  }
  if ('switch' in act) return SWITCH_COST;
  if ('exit' in act) return exitCost(world, unit);
  return allowanceOf(kind);
}

/** The event of an act that is no step. */
function quietEvent(world: World, state: State, walk: Walk, act: Exclude<Act, { readonly to: number }>): GamexEvent {
  const unit = unitOf(world, state, walk.unit);
  const left = walk.left - costOf(world, state, walk, act);
  if ('load' in act) return { is: 'loaded', unit: act.load, carrier: unit.id, left };
  if ('unload' in act) return { is: 'unloaded', unit: whoUnloads(state, unit, act.who)?.id ?? '', carrier: unit.id };
  if ('stream' in act) return { is: 'stream', unit: unit.id, stream: act.stream };
  if ('exit' in act) return { is: 'left', unit: unit.id };
  return { is: 'switched', unit: unit.id, inside: unit.inside !== true, left };
}

/** Objection to these acts one after another, by open knowledge and without interruptions (X28.5). */
export function actsFault(world: World, state: State, start: Walk, assault?: AssaultPace): Objection | undefined {
  // Steps move only the unit, which is kept here; what it loads or unloads is written into a draft.
  let now = state;
  let walk = start;
  let mover = unitOf(world, state, start.unit);
  for (const act of start.acts) {
    if (walk.ended) return endedFault(walk);
    const from = mover.place === 'map' ? mover.at : NOWHERE;
    const pace = { ...paceOf(world, now, walk, assault), unit: mover, from };
    if ('to' in act) {
      const price = priceOfAct(world, now, walk, pace, act);
      if (isObjection(price)) return price;
      mover = stoodIn(mover, act, price.stream);
      walk = walked(world, now, walk, act, price.cost, price.ends);
    } else {
      const fault = actFault(world, now, walk, pace, act);
      if (fault) return fault;
      const next = walked(world, now, walk, act, costOf(world, now, walk, act), true);
      const draft = { ...now };
      evolveIn(world)(draft, quietEvent(world, now, walk, act));
      now = draft;
      if ('switch' in act)
        mover = stoodIn(mover, { to: mover.at, ...(mover.inside ? {} : { inside: true }) }, undefined);
      walk = next;
    }
  }
  return undefined;
}

/** The unit after a step. */
function stoodIn(unit: Unit, { to, inside }: Extract<Act, { readonly to: number }>, stream: 'down' | undefined): Unit {
  const { stream: _stream, inside: _inside, ...rest } = unit;
  return { ...rest, place: 'map', at: to, ...(inside ? { inside } : {}), ...(stream ? { stream } : {}) };
}

function steppedEvent(
  walk: Walk,
  act: Extract<Act, { readonly to: number }>,
  cost: number,
  rule: string,
  stream: 'down' | undefined,
): GamexEvent {
  return {
    is: 'stepped',
    unit: walk.unit,
    to: act.to,
    cost,
    left: walk.left - cost,
    rule,
    ...(act.inside ? { inside: true } : {}),
    ...(stream ? { stream } : {}),
  };
}

/** X31.8, in its order. */
function takeStep(
  world: World,
  state: State,
  frame: FrameOf<'walk'>,
  { unit, from }: Pace,
  act: Extract<Act, { readonly to: number }>,
  price: Price,
  emit: Emit<GamexEvent>,
  dice: Dice,
): void {
  const { walk } = frame;
  const stays = () => emit({ is: 'turnTo', frame: { ...frame, walk: { ...walk, acts: [], ended: true } } });
  // X6.3.11b
  if (price.stream === 'down' && unit.stream === undefined) {
    // X4.2.2h: who enters begins just off the hex.
    const beside = from === NOWHERE || (walk.from !== NOWHERE && distance(world.board.grid, walk.from, act.to) === 1);
    if (!beside && !passesMorale(world, state, unit, emit, dice)) return stays();
  }
  if (from !== NOWHERE && minesOnLeaving(world, state, unit, emit, dice)) return stays();
  if (state.interdictions && underFire(world, state, unit.id, act.to, emit, dice)) {
    putBack(world, state, walk, emit);
    return stays();
  }
  // X8.2i: a hidden mine takes the road rate away.
  const surprised = price.rule === 'X5.3a' && hiddenMineAt(state, act.to) !== undefined;
  const cost = surprised ? Math.min(walk.left, price.ordinary) : price.cost;
  const cleared = act.flail ? beaten(state, { from, began: walk.from }, act.to) : undefined;
  if (act.to === assaultPace(state)?.overrun) dismount(world, state, unit, emit);
  emit(steppedEvent(walk, act, cost, price.rule, price.stream));
  if (cleared !== undefined) emit({ is: 'cleared', hex: cleared, what: 'mine', by: [unit.id] });
  if (unit.stream !== undefined && hasBridge(world, unit) && world.board.bridge[from] !== 1)
    emit({ is: 'bridgeLaid', unit: unit.id, hex: from });
  if (walk.task) taskStepped(world, state, walk.task, unit, act.to, emit, dice);
  // X19.1, ruling: a gun moving under its own power faces its direction of movement.
  faceGun(world, state, unit.id, from === NOWHERE ? undefined : directionTo(world.board.grid, from, act.to), emit);
  const mine = minesOnEntering(world, state, unit, act.to, emit, dice);
  const ends = price.ends || mine.stops || walk.task !== undefined;
  const gone = walked(world, state, walk, act, cost, ends);
  const next = state.interdictions && from !== NOWHERE ? { ...gone, came: from } : gone;
  const asks = frame.asks || (mine.found && next.acts.length > 0);
  emit({ is: 'turnTo', frame: { ...frame, asks, walk: next } });
  notePassing(state, walk.unit, from, emit);
  openWindow(world, state, walk.unit, cost, emit);
}

/** X23.1: before it moves, a unit within reach of the enemy checks its morale; true when there was something to check. */
function failsMorale(world: World, state: State, frame: FrameOf<'walk'>, emit: Emit<GamexEvent>, dice: Dice): boolean {
  const { walk } = frame;
  if (walk.stepped || walk.dreads !== undefined) return false;
  const unit = unitOf(world, state, walk.unit);
  const enemies = world.rules.dread({ world, state, unit });
  if (enemies.length === 0) return false;
  const dreads = passesMorale(world, state, unit, emit, dice) ? [] : enemies;
  // A unit that must leave for a task may do nothing else instead.
  const ended = walk.ended || (dreads.length > 0 && walk.task !== undefined);
  emit({ is: 'turnTo', frame: { ...frame, walk: { ...walk, dreads, ended } } });
  return true;
}

/** X21.3b: no unit stays in the hex it overruns. */
function putBack(world: World, state: State, walk: Walk, emit: Emit<GamexEvent>): void {
  const unit = unitOf(world, state, walk.unit);
  const within = unit.place === 'map' && unit.at === assaultPace(state)?.overrun;
  if (within && walk.came !== undefined) emit({ is: 'putBack', unit: unit.id, to: walk.came });
}

/** X6.4.5c: the unit has gone through the hex it overruns. */
function notePassing(state: State, unit: string, from: number, emit: Emit<GamexEvent>): void {
  const below = state.frames.at(-2);
  if (below?.at !== 'assault' || below.kind !== 'overrun' || below.target !== from) return;
  noteBelow(state, { ...below, passed: [...below.passed, unit] }, emit);
}

/** The assault under the walk is another. */
function noteBelow(state: State, below: FrameOf<'assault'>, emit: Emit<GamexEvent>): void {
  const top = state.frames.at(-1);
  if (!top) return;
  emit({ is: 'pop' });
  emit({ is: 'turnTo', frame: below });
  emit({ is: 'push', frame: top });
}

/** X16.2: passengers get off before the hex that is overrun; ruling: without a cost. */
function dismount(world: World, state: State, unit: Unit, emit: Emit<GamexEvent>): void {
  const below = state.frames.at(-2);
  const off = world.rules.dismounts({ world, state, unit });
  if (below?.at !== 'assault' || off.length === 0) return;
  for (const id of off) emit({ is: 'unloaded', unit: id, carrier: unit.id });
  noteBelow(state, { ...below, onFoot: [...(below.onFoot ?? []), ...off] }, emit);
}

/** X6.4.2b: the enemy may answer; in an overrun's target hex it may not (X6.4.5d). */
function openWindow(world: World, state: State, id: string, cost: number, emit: Emit<GamexEvent>): void {
  const unit = unitOf(world, state, id);
  const assault = assaultOf(state);
  if (unit.place !== 'map' || (assault?.kind === 'overrun' && assault.target === unit.at)) return;
  const side = other(unit.side);
  if (!isAnswered(world, state, side, unit)) return;
  const block = blockAt(state, unit.at);
  const quota = block ? 1 : quotaOf(cost);
  emit({ is: 'push', frame: { at: 'opFire', side, target: id, hex: unit.at, quota, block, fires: 0, entering: true } });
}

/** Is anything left to do but to stop? */
function mayGoOn(world: World, state: State, walk: Walk): boolean {
  if (walk.ended) return false;
  for (const _ of openActs(world, state, walk, paceOf(world, state, walk, assaultPace(state)))) return true;
  return false;
}

const isWalkLost = (world: World, state: State, walk: Walk): boolean => {
  const { place } = unitOf(world, state, walk.unit);
  return place === 'lost' || place === 'gone';
};

export const walkDecision = (world: World): Decision<'walk'> => ({
  rule: 'X31.7',
  commands: ['go', 'stop'],
  side: sideOfFrame,
  asks: (state, { walk }) => {
    const unit = unitOf(world, state, walk.unit);
    return msg`${theUnit(walk.unit)} in ${theHex(world.board, unit.at)} has ${code(pointsText(walk.left))} MP left: go on, or stop`;
  },
  *legal(state, { walk, on }) {
    const pace = paceOf(world, state, walk, assaultPace(state));
    if (walk.acts.length > 0 && !actsFault(world, state, walk, assaultPace(state)))
      yield { do: 'go', acts: walk.acts, ...(on ? { on } : {}) };
    const through = assaultPace(state)?.overrun;
    for (const act of openActs(world, state, walk, pace)) {
      if (through !== undefined && 'to' in act && act.to === through) yield* passages(world, state, walk, act.to);
      else yield { do: 'go', acts: [act], on: true };
    }
    if (!stopFault(world, state)) yield { do: 'stop' };
  },
  sample(state, frame, choose) {
    const all = [...this.legal(state, frame)];
    if (!stopFault(world, state) && choose(3) === 0) return { do: 'stop' };
    return all[choose(all.length)] ?? { do: 'stop' };
  },
  check(state, { walk }, command) {
    if (command.do === 'stop') return stopFault(world, state);
    if (command.do !== 'go') return undefined;
    if (command.acts.length === 0) return refuse('X5.1c', msg`where to?`);
    const pace = assaultPace(state);
    return (
      actsFault(world, state, { ...walk, acts: command.acts }, pace) ?? endFault(world, state, walk, command.acts, pace)
    );
  },
  play(_state, frame, command, emit) {
    if (command.do === 'stop')
      emit({ is: 'turnTo', frame: { ...frame, asks: false, walk: { ...frame.walk, acts: [], ended: true } } });
    if (command.do === 'go') {
      // Without `on` the unit stops at the end, whatever was ordered before.
      const { on: _, ...ordered } = frame;
      const walk = { ...frame.walk, acts: command.acts };
      emit({ is: 'turnTo', frame: { ...ordered, asks: false, walk, ...(command.on ? { on: true } : {}) } });
    }
  },
  settle(state, frame, emit, dice) {
    const { walk } = frame;
    if (isWalkLost(world, state, walk)) {
      emit({ is: 'pop' });
      return true;
    }
    const waits = frame.asks || (frame.on === true && walk.acts.length === 0);
    if (walk.ended || (waits && !mayGoOn(world, state, walk)) || (!waits && walk.acts.length === 0)) {
      if (!frame.assault) arrive(world, state, walk, emit, dice);
      emit({ is: 'pop' });
      return true;
    }
    if (waits) return false;
    const [act] = walk.acts;
    if (!act) return false;
    const pace: Pace = { ...paceOf(world, state, walk, assaultPace(state)), quiet: true };
    const again = () => emit({ is: 'turnTo', frame: { ...frame, asks: true, walk: { ...walk, acts: [] } } });
    if ('to' in act) {
      if (failsMorale(world, state, frame, emit, dice)) return true;
      const price = priceOfAct(world, state, walk, pace, act);
      if (isObjection(price) || isTrap(world, state, walk, act)) again();
      else takeStep(world, state, frame, pace, act, price, emit, dice);
    } else if (actFault(world, state, walk, pace, act)) again();
    else if (isStopped(world, state, pace, act, emit, dice)) {
      emit({ is: 'turnTo', frame: { ...frame, walk: { ...walk, acts: [], ended: true } } });
    } else {
      const next = walked(world, state, walk, act, costOf(world, state, walk, act), true);
      const carrier = unitOf(world, state, walk.unit);
      const load = 'unload' in act ? whoUnloads(state, carrier, act.who) : undefined;
      emit(quietEvent(world, state, walk, act));
      if (load && 'unload' in act) faceGun(world, state, load.id, act.facing, emit);
      emit({ is: 'turnTo', frame: { ...frame, walk: next } });
      if (load && next.unloading) stepAshore(world, state, load, emit);
    }
    return true;
  },
});

/**
 * X8.2d, X21.3a, X30.5: a mine attacks a unit that leaves the map from its hex, then interdiction; true when the act is
 * not done.
 */
function isStopped(
  world: World,
  state: State,
  { unit, from }: Pace,
  act: Act,
  emit: Emit<GamexEvent>,
  dice: Dice,
): boolean {
  if ('exit' in act && minesOnLeaving(world, state, unit, emit, dice)) return true;
  return state.interdictions !== undefined && underFire(world, state, unit.id, from, emit, dice);
}

/** X10.4c: on the beach an unloaded unit goes on with half its points. */
function stepAshore(world: World, state: State, load: Unit, emit: Emit<GamexEvent>): void {
  const { at, side } = unitOf(world, state, load.id);
  const left = kindOf(world, load).mp;
  const walk: Walk = {
    unit: load.id,
    acts: [],
    left,
    from: at,
    stepped: false,
    loaded: false,
    ended: false,
    ashore: true,
  };
  emit({ is: 'push', frame: { at: 'walk', side, walk, asks: true } });
}

/** The unit has moved: marked Moved, or ready for mobile fire (X18.1); at quick-time it may be out of breath (X15.3). */
function arrive(world: World, state: State, walk: Walk, emit: Emit<GamexEvent>, dice: Dice): void {
  const unit = unitOf(world, state, walk.unit);
  const mobile = walk.gait === 'mobile' && goodOrder(unit);
  emit({ is: 'marked', units: [unit.id], marker: mobile ? 'mobileFire' : 'moved' });
  if (walk.gait !== 'quick') return;
  const die = oneDie(dice, unit.side, 'quick-time');
  emit({ is: 'breathDie', unit: unit.id, die });
  if (die >= OUT_OF_BREATH && goodOrder(unit)) emit({ is: 'disrupted', unit: unit.id });
}
const OUT_OF_BREATH = 4;

/** X6.4.5c: into the target hex only together with the step out of it. */
function* passages(world: World, state: State, walk: Walk, target: Hex): Generator<{ do: 'go'; acts: Act[] }> {
  for (const to of neighboursOf(world.board.grid, target)) {
    const acts: Act[] = [{ to: target }, { to }];
    if (!actsFault(world, state, { ...walk, acts }, assaultPace(state))) yield { do: 'go', acts };
  }
}

/** X6.4.5c: what is left must still lead through, or the unit thinks again before it goes in. */
const isTrap = (world: World, state: State, walk: Walk, act: Act): boolean =>
  'to' in act &&
  act.to === assaultPace(state)?.overrun &&
  actsFault(world, state, walk, assaultPace(state)) !== undefined;

/** X31.7: no stop in an overrun's target hex. */
function stopFault(world: World, state: State): Objection | undefined {
  const frame = state.frames.at(-1);
  const assault = assaultOf(state);
  if (frame?.at !== 'walk' || assault?.kind !== 'overrun') return undefined;
  const unit = unitOf(world, state, frame.walk.unit);
  return unit.at === assault.target ? refuse('X31.7', msg`no unit stops in the hex it overruns`) : undefined;
}

/** A way may not end in an overrun's target hex either (X6.4.5c). */
export function endFault(
  world: World,
  state: State,
  walk: Walk,
  acts: readonly Act[],
  pace: AssaultPace | undefined,
): Objection | undefined {
  const last = acts.at(-1);
  if (pace?.overrun === undefined || !last || !('to' in last) || last.to !== pace.overrun) return undefined;
  return refuse(
    'X6.4.5c',
    msg`${theUnit(walk.unit)} must pass through ${theHex(world.board, pace.overrun)} and out of it`,
  );
}
