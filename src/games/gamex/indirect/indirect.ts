import type { Dice } from '#core/dice/dice.ts';
import { type Objection, objection } from '#core/objection.ts';
import type { Emit } from '#core/play.ts';
import type { Hex } from '#hex/hex.ts';
import type { Kind } from '#games/gamex/kinds.ts';
import { los } from '#games/gamex/sight/sight.ts';
import {
  FORT,
  type GamexEvent,
  type Mode,
  type Shot,
  type Side,
  type State,
  type Unit,
  type UnitId,
} from '#games/gamex/types.ts';
import { fortAt, kindOf, unitNamed, unitOf } from '#games/gamex/units.ts';
import { refuse, msg, theHex, theSide, theUnit } from '#games/gamex/words.ts';
import type { World } from '#games/gamex/world.ts';
import { shooterFault } from '../fire/direct.ts';
import { resolve } from '../fire/resolve.ts';
import { occupantsOf, rangeTo, reckon, targetsIn } from '../fire/strength.ts';
import { qualifiedSpotter, seesHex, seesUnit, spottingFault } from '../sight/observation.ts';

/** Indirect fire (X6.4.3): without an own line of sight, through a sighting unit. */

/** X6.4.3e: a quarter of the range, halves up; mortars have none. */
export const minimumRange = (kind: Kind): number => (kind.weapon === 'M' ? 0 : Math.floor(kind.range / 4 + 0.5));

/** X6.4.3b */
export function sighterFault(world: World, state: State, side: Side, id: UnitId, hex: Hex): Objection | undefined {
  const unit = unitNamed(world, state, id);
  if (!unit || unit.side !== side)
    return refuse('X6.4.3b', msg`there is no sighting unit ${theUnit(id)} of ${theSide(side)}`);
  if (!qualifiedSpotter(world, unit))
    return refuse('X6.4.3b', msg`${theUnit(id)} cannot sight: it is disrupted, a truck or not on the map`);
  if (kindOf(world, unit).as === 0) return refuse('X6.4.3b', msg`${theUnit(id)} is not armed`);
  if (unit.stream === 'down') return refuse('X6.4.3b', msg`${theUnit(id)} is Down in a stream`);
  if (unit.marker !== undefined && unit.marker !== 'opFire')
    return refuse('X6.4.3b', msg`${theUnit(id)} has been activated this turn`);
  if (sights(world, state, unit, hex)) return undefined;
  const cause = seesHex(world, state, unit, hex) ? 'X6.3.11h' : 'X6.3.7k';
  return objection('X6.4.3b', msg`${theUnit(id)} does not see ${theHex(world.board, hex)}`, cause);
}

export function sights(world: World, state: State, unit: Unit, hex: Hex): boolean {
  if (!los(world.sight, unit.at, hex)) return false;
  const there = targetsIn(state, unit.side, hex).flatMap((one) => (one === FORT ? [] : [unitOf(world, state, one)]));
  return fortAt(state, hex) || there.length === 0
    ? seesUnit(world, state, unit, { ...unit, at: hex })
    : there.some((one) => seesUnit(world, state, unit, one));
}

/** Units of a side that may sight at all, without a word why the others may not. */
export const eyesOf = (world: World, state: State, side: Side): Unit[] =>
  state.units.filter(
    (unit) =>
      unit.side === side &&
      (unit.marker === undefined || unit.marker === 'opFire') &&
      unit.stream !== 'down' &&
      qualifiedSpotter(world, unit) &&
      kindOf(world, unit).as > 0,
  );

/** Indirect fire of one gun at a spotted hex, by the first of the eyes that sees it. */
export function indirectShot(
  world: World,
  state: State,
  unit: Unit,
  hex: Hex,
  eyes: readonly Unit[],
): Shot | undefined {
  const kind = kindOf(world, unit);
  if (!kind.indirect || rangeTo(world, unit.at, hex) > kind.range) return undefined;
  const targets = targetsIn(state, unit.side, hex);
  if (targets.length === 0 || gunFault(world, unit, unit.side, hex)) return undefined;
  const sighter = eyes.find((one) => one.id !== unit.id && sights(world, state, one, hex));
  return sighter && { by: [unit.id], at: hex, targets, sighter: sighter.id };
}

/** One of the guns, but for whether it is free to act. */
export function gunFault(world: World, unit: Unit, side: Side, hex: Hex): Objection | undefined {
  const fault = shooterFault(world, unit, side);
  if (fault) return fault;
  const kind = kindOf(world, unit);
  if (!kind.indirect) return refuse('X6.4.3a', msg`${unit} cannot fire indirectly`);
  const far = rangeTo(world, unit.at, hex);
  if (far > kind.range) return refuse('X6.4.3a', msg`${theHex(world.board, hex)} is out of range of ${unit}`);
  return far < minimumRange(kind)
    ? refuse('X6.4.3e', msg`${unit} cannot fire indirectly nearer than ${minimumRange(kind)} {hex|hexes}`)
    : world.rules.aim({ world, unit, hex });
}

export function indirectFault(
  world: World,
  state: State,
  side: Side,
  by: readonly Unit[],
  hex: Hex,
  sighter: UnitId,
): Objection | undefined {
  if (by.length === 0) return refuse('X6.1', msg`an attack needs units`);
  if (targetsIn(state, side, hex).length === 0) return refuse('X6.2', msg`no enemy is in ${theHex(world.board, hex)}`);
  for (const unit of by) {
    const fault = gunFault(world, unit, side, hex);
    if (fault) return fault;
  }
  if (by.some((unit) => unit.id === sighter))
    return refuse('X6.4.3b', msg`${theUnit(sighter)} fires itself and cannot sight`);
  return sighterFault(world, state, side, sighter, hex) ?? spottingFault(world, state, side, hex);
}

/** All in the hex are attacked, one by one, with the strength divided among them (X6.4.3d). */
export function bombard(
  world: World,
  state: State,
  mode: Mode,
  by: readonly Unit[],
  hex: Hex,
  order: readonly UnitId[],
  emit: Emit<GamexEvent>,
  dice: Dice,
): void {
  const sharing = occupantsOf(state, hex);
  const first = order.filter((id) => sharing.includes(id));
  const all = [...first, ...sharing.filter((id) => !first.includes(id))];
  // The strength is that of the moment of firing: what the first die does, does not help the next target.
  const attacks = all.map((target) => reckon(world, state, { mode, by, at: hex, targets: [target], sharing }));
  for (const attack of attacks) resolve(world, state, attack, emit, dice);
}
