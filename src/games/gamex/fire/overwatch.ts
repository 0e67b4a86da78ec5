import type { Objection } from '#core/objection.ts';
import { NOWHERE } from '#hex/hex.ts';
import { pick, type Verb } from '#games/gamex/decision.ts';
import type { CommandOf, Side, State, Unit } from '#games/gamex/types.ts';
import { busyFault, goodOrder, idleUnits, inactive, kindOf, unitNamed, unitOf } from '#games/gamex/units.ts';
import { refuse, msg, theSide, theUnit } from '#games/gamex/words.ts';
import type { World } from '#games/gamex/world.ts';
import { owing, pointsFor } from '../turn/points.ts';
import { opFireCapable } from './opportunity.ts';

/** Setting Opportunity Fire markers (X4.2.2e). */

export const maySetOF = (world: World, side: Side, unit: Unit): boolean =>
  unit.side === side &&
  unit.place === 'map' &&
  goodOrder(unit) &&
  inactive(unit) &&
  (opFireCapable(world, unit) || kindOf(world, unit).aa);

export function setOFFault(
  world: World,
  state: State,
  side: Side,
  { units }: CommandOf<'setOF'>,
): Objection | undefined {
  if (units.length === 0 || new Set(units).size !== units.length)
    return refuse('X4.2.2e', msg`name the units to be marked`);
  let hex = NOWHERE;
  for (const id of units) {
    const unit = unitNamed(world, state, id);
    if (!unit || unit.side !== side) return refuse('X0.7', msg`${theUnit(id)} is not ${theSide(side)}{'s|'}`);
    const busy = busyFault(unit);
    if (busy) return busy;
    if (!goodOrder(unit)) return refuse('X4.2.2e', msg`${theUnit(id)} is disrupted`);
    if (!maySetOF(world, side, unit))
      return refuse('X4.2.2e', msg`${theUnit(id)} has neither an A nor an I weapon nor anti-aircraft fire`);
    if (hex !== NOWHERE && unit.at !== hex) return refuse('X4.2.2e', msg`one point is for the units of one hex`);
    hex = unit.at;
  }
  return undefined;
}

const able = (world: World, state: State, side: Side): Unit[] =>
  idleUnits(state, side).filter((unit) => maySetOF(world, side, unit));

export const setOFVerb: Verb<'setOF'> = {
  ap: (world, state, { units }) => pointsFor(world, state, units),
  check: setOFFault,
  play(world, state, side, { units }, emit) {
    const from = unitOf(world, state, units[0] ?? '').at;
    emit({
      is: 'push',
      frame: { at: 'activity', side, activity: 'setOF', from, done: units, ...owing(world, state, units) },
    });
    emit({ is: 'marked', units, marker: 'opFire' });
  },
  *legal(world, state, side) {
    const all = able(world, state, side);
    for (const unit of all) yield { do: 'setOF', units: [unit.id] };
    for (const hex of new Set(all.map((unit) => unit.at))) {
      const units = all.filter((unit) => unit.at === hex).map((unit) => unit.id);
      if (units.length > 1) yield { do: 'setOF', units };
    }
  },
  sample(world, state, side, choose) {
    const all = able(world, state, side);
    const first = pick(all, choose);
    return first
      ? { do: 'setOF', units: all.filter((unit) => unit.at === first.at).map((unit) => unit.id) }
      : undefined;
  },
  any: (world, state, side) => idleUnits(state, side).some((unit) => maySetOF(world, side, unit)),
};
