import { isObjection, type Objection } from '#core/objection.ts';
import { neighbour, neighboursOf } from '#hex/grid.ts';
import { type Hex, NOWHERE } from '#hex/hex.ts';
import type { Act, Gait, State, Unit, Walk } from '#games/gamex/types.ts';
import {
  enemyOutside,
  fortAt,
  kindOf,
  outsideOf,
  passengerOf,
  passengersOf,
  unitNamed,
  unitOf,
  unitsAt,
} from '#games/gamex/units.ts';
import { refuse, msg, theUnit } from '#games/gamex/words.ts';
import type { World } from '#games/gamex/world.ts';
import { isInForce } from '../chaos/force.ts';
import { allowanceOf, besiegedFault, type Pace, type Price, stepPrice } from './price.ts';
import { loadFault, unloadFault } from './transport.ts';

/** One act of a unit under way (X31.7): may it, and what is open to it. */

export function startWalk(world: World, unit: Unit, acts: readonly Act[], gait?: Gait): Walk {
  const from = unit.place === 'map' ? unit.at : NOWHERE;
  const left = pointsOf(world, unit, gait);
  const walk = { unit: unit.id, acts, left, from, stepped: false, loaded: false, ended: false };
  return gait ? { ...walk, gait } : walk;
}

/** X15.1: a point more; X18.1: half of all points. */
function pointsOf(world: World, unit: Unit, gait: Gait | undefined): number {
  const allowance = allowanceOf(kindOf(world, unit)) + (unit.hurried ? HURRY : 0);
  return gait === 'quick' ? allowance + 2 : gait === 'mobile' ? allowance / 2 : allowance;
}
/** E16: two points. */
const HURRY = 4;

export function paceOf(
  world: World,
  state: State,
  walk: Walk,
  assault?: { readonly overrun?: number; readonly offRoad?: boolean },
): Pace {
  const unit = unitOf(world, state, walk.unit);
  return {
    unit,
    from: unit.place === 'map' ? unit.at : NOWHERE,
    began: walk.from,
    left: walk.left,
    // X18.1, ruling: no minimum move beyond the half.
    // X10.4c, ruling: a unit that has just left a craft has it.
    fresh:
      (walk.gait !== 'mobile' && walk.left === pointsOf(world, unit, walk.gait)) ||
      (walk.ashore === true && !walk.stepped),
    ...(walk.gait === 'quick' ? { quick: true } : {}),
    ...(walk.dreads ? { dreads: walk.dreads } : {}),
    ...(assault?.overrun === undefined ? {} : { overrun: assault.overrun }),
    // E15: the road is no faster.
    ...(isInForce(state, 'E15', unit.side)
      ? { offRoad: true }
      : assault?.offRoad === undefined
        ? {}
        : { offRoad: assault.offRoad }),
  };
}

/** X5.2.2b: after moving and loading, or after unloading, nothing more. */
export const endedFault = (walk: Walk): Objection =>
  walk.loaded
    ? refuse('X5.2.2b', msg`${theUnit(walk.unit)} has moved and loaded: it moves no more`)
    : refuse('X5.1a', msg`${theUnit(walk.unit)} goes no further`);

/** X5.2.4: with a large gun just loaded nothing else is done. */
function stepFault(world: World, state: State, walk: Walk, unit: Unit): Objection | undefined {
  if (walk.ended) return endedFault(walk);
  if (walk.unloading) return refuse('X5.2.3a', msg`${unit} has unloaded: it moves no more`);
  const load = passengerOf(state, unit);
  if (walk.loaded && load && kindOf(world, load).largeGun)
    return refuse('X5.2.4', msg`${load} is a large gun: ${unit} may do nothing else this turn`);
  return undefined;
}

/** Price of a step act; other acts have prices of their own. */
export function priceOfAct(
  world: World,
  state: State,
  walk: Walk,
  pace: Pace,
  act: Extract<Act, { readonly to: number }>,
): Price | Objection {
  const how = act.flail ? { ...pace, flail: true } : pace;
  return stepFault(world, state, walk, pace.unit) ?? stepPrice(world, state, how, act.to, act.inside === true);
}

export function actFault(world: World, state: State, walk: Walk, pace: Pace, act: Act): Objection | undefined {
  const { unit } = pace;
  if (walk.unloading && !('unload' in act)) return refuse('X5.2.3a', msg`${unit} has unloaded: it moves no more`);
  if ('to' in act) {
    const price = priceOfAct(world, state, walk, pace, act);
    return isObjection(price) ? price : undefined;
  }
  if (unit.place !== 'map') return refuse('X4.2.2h', msg`${unit} must enter the map first`);
  if ('load' in act) return loadFault(world, state, walk, unit, unitNamed(world, state, act.load));
  if ('unload' in act) return unloadFault(world, state, walk, unit, act.facing, act.who);
  if ('exit' in act) return stepFault(world, state, walk, unit) ?? exitFault(world, state, unit, walk);
  if ('stream' in act) {
    if (unit.stream === undefined || unit.stream === act.stream)
      return refuse('X6.3.11e', msg`${unit} cannot become ${act.stream === 'up' ? msg`Up` : msg`Down`}`);
    return pace.fresh ? undefined : refuse('X6.3.11e', msg`it takes the whole Move`);
  }
  return switchFault(world, state, walk, unit);
}

/** X5.1h: a step over the edge where the scenario lets the side leave; it costs as Clear, along a road half a point. */
function exitFault(world: World, state: State, unit: Unit, walk: Walk): Objection | undefined {
  if (!world.exits[unit.side].has(unit.at)) return refuse('X5.1h', msg`${unit} may not leave the map here`);
  if (unit.inside && enemyOutside(state, unit.side, unit.at)) return besiegedFault(unit);
  return walk.left < exitCost(world, unit)
    ? refuse('X0.2', msg`${unit} has not enough movement points left to leave the map`)
    : undefined;
}

export function exitCost(world: World, unit: Unit): number {
  const { board } = world;
  for (let direction = 0; direction < 6; direction++) {
    const off = neighbour(board.grid, unit.at, direction) === NOWHERE;
    if (off && ((board.road[unit.at] as number) & (1 << direction)) !== 0) return 1;
  }
  return kindOf(world, unit).moveClass === 'truck' ? 4 : 2;
}

export const SWITCH_COST = 2;

/** X8.4b, k: in or out of a Fortification for 1 MP. */
function switchFault(world: World, state: State, walk: Walk, unit: Unit): Objection | undefined {
  const fort = fortAt(state, unit.at);
  if (!fort) return refuse('X8.4b', msg`there is no Fortification in this hex`);
  if (walk.ended || walk.left < SWITCH_COST) return refuse('X0.2', msg`switching costs 1 MP`);
  if (unit.inside && enemyOutside(state, unit.side, unit.at)) return besiegedFault(unit);
  return switchPlaceFault(world, state, unit);
}

function switchPlaceFault(world: World, state: State, unit: Unit): Objection | undefined {
  const { at } = unit;
  if (!unit.inside) return placeInside(state, unit, fortAt(state, at)?.ds ?? 0);
  const outside = outsideOf(state, at).length + 1 + 1;
  const limit = unitsAt(state, at).some((one) => one.nation === 'soviet') ? 2 : 4;
  return outside > limit ? refuse('X3.2.5c', msg`more than ${limit} would be in the hex`) : undefined;
}

function placeInside(state: State, unit: Unit, ds: number): Objection | undefined {
  const within = unitsAt(state, unit.at).filter((one) => one.inside === true);
  if (within.some((one) => one.side !== unit.side)) return refuse('X8.4i', msg`the enemy is inside the Fortification`);
  return within.length >= Math.floor(ds / 10) ? refuse('X8.4g', msg`the Fortification is full`) : undefined;
}

/** Acts besides steps and loading that are open at first sight. */
function otherActs(world: World, state: State, unit: Unit): Act[] {
  const acts: Act[] = [];
  for (const [i, { id }] of passengersOf(state, unit).entries())
    acts.push(i === 0 ? { unload: true } : { unload: true, who: id });
  if (unit.stream !== undefined) acts.push({ stream: 'up' }, { stream: 'down' });
  if (fortAt(state, unit.at)) acts.push({ switch: true });
  if (world.exits[unit.side].has(unit.at)) acts.push({ exit: true });
  return acts;
}

/** Every act open to the unit now, the steps first. */
export function* openActs(world: World, state: State, walk: Walk, asked: Pace): Generator<Act> {
  const pace = { ...asked, quiet: true };
  if (pace.from === NOWHERE) return;
  for (const to of neighboursOf(world.board.grid, pace.from)) {
    const step = { to };
    if (!actFault(world, state, walk, pace, step)) yield step;
    yield* oddSteps(world, state, walk, pace, to);
  }
  yield* actsHere(world, state, walk, pace);
}

/** Every open act but plain steps. */
export function* specialActs(world: World, state: State, walk: Walk, asked: Pace): Generator<Act> {
  const pace = { ...asked, quiet: true };
  if (pace.from === NOWHERE) return;
  if (state.forts.length > 0 || kindOf(world, pace.unit).flail)
    for (const to of neighboursOf(world.board.grid, pace.from)) yield* oddSteps(world, state, walk, pace, to);
  yield* actsHere(world, state, walk, pace);
}

/** Into a Fortification, or clearing mines. */
function* oddSteps(world: World, state: State, walk: Walk, pace: Pace, to: Hex): Generator<Act> {
  const inside = { to, inside: true } as const;
  if (fortAt(state, to) && !actFault(world, state, walk, pace, inside)) yield inside;
  const flail = { to, flail: true } as const;
  if (kindOf(world, pace.unit).flail && !actFault(world, state, walk, pace, flail)) yield flail;
}

function* actsHere(world: World, state: State, walk: Walk, pace: Pace): Generator<Act> {
  const { unit, from } = pace;
  if (kindOf(world, unit).carries !== 'nothing') {
    for (const one of unitsAt(state, from)) {
      const load = { load: one.id };
      if (one.id !== unit.id && !actFault(world, state, walk, pace, load)) yield load;
    }
  }
  for (const act of otherActs(world, state, unit)) if (!actFault(world, state, walk, pace, act)) yield act;
}
