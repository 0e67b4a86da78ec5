import { objection, type Objection, type RuleId } from '#core/objection.ts';
import { msg, theSide } from '#core/message.ts';
import { NOWHERE } from '#hex/hex.ts';
import { isAirbase, isAircraft, isIrregular, isShip } from '#games/blitz/kinds.ts';
import { homeZones } from '#games/blitz/sea/ships/set-up.ts';
import { unitsWhere } from '#games/blitz/step.ts';
import { type FrameAt, other, type Side, type State, type Unit, type UnitNo } from '#games/blitz/types.ts';
import type { World } from '#games/blitz/world.ts';

/** Order of set-up: units, sides and stages (B80.1, T80.1, M80.2). */

export type Setup = FrameAt<'setup'>;

/** M80.2: are the armies of minor countries set up? */
export const ofMinors = ({ stage }: Setup): boolean => stage === 'minors' || stage === 'rolled';

export const toPlace = (state: State, frame: Setup): UnitNo[] => unitsWhere(state, (unit) => isToPlace(unit, frame));

export function isToPlace(unit: Unit, frame: Setup): boolean {
  if (unit.side !== frame.side || unit.due > 1 || unit.place === 'lost') return false;
  if (frame.stage === 'together') return true;
  return ofMinors(frame) ? unit.nation !== undefined && !unit.held : unit.nation === undefined;
}

/** M0.23: a side without a home port has nowhere to put ships, and need not. */
export function undecided(world: World, { units }: State, frame: Setup): UnitNo[] {
  const found: UnitNo[] = [];
  for (let no = 0; no < units.length; no++) {
    const unit = units[no] as Unit;
    if (unit.place !== 'waiting' || unit.held || !isToPlace(unit, frame)) continue;
    if (!isShip(unit) || homeZones(world, unit.side).length > 0) found.push(no);
  }
  return found;
}

/** M80.48: the next guerilla to be set up. */
export const nextBand = (world: World, state: State, frame: Setup): UnitNo | undefined =>
  undecided(world, state, frame).find((no) => isIrregular(state.units[no] as Unit));

export const ruleOf = ({ rules }: World, side: Side): string =>
  rules.course.placing ?? (side === 'blue' ? 'B3.2' : 'B3.3');

/** M80.3, M80.4: with orders of battle it is the first mover who sets up last (M8.4). */
const phaseOf = ({ phases }: World, { first }: State, side: Side): RuleId =>
  first === undefined || first === 'red' ? phases.setup[side] : phases.setup[other(side)];

export const ruleIn = (world: World, state: State, frame: Setup): RuleId =>
  ofMinors(frame) ? 'M80.2' : phaseOf(world, state, frame.side);

/** M80.2: the armies of minors first, then those of the majors. */
export function stageFault(frame: Setup, unit: Unit): Objection | undefined {
  if (frame.stage === 'together') return undefined;
  if (ofMinors(frame) === (unit.nation !== undefined) && !(ofMinors(frame) && unit.held)) return undefined;
  return ofMinors(frame)
    ? objection('M80.2', msg`the armies of the minor countries are set up first, before ${unit}`)
    : objection('M80.2', msg`${unit} has been set up with the minor countries`);
}

/** T3.4: what Red put At Sea before Blue set up stays there. M12.1: aircraft that are set up keep their base where it is. */
export function settledFault(state: State, { side, stage }: Setup, unit: Unit | undefined): Objection | undefined {
  if (unit && isAirbase(unit)) {
    const based = (one: Unit): boolean => isAircraft(one) && one.place === unit.place && one.at === unit.at;
    const first = unit.at === NOWHERE ? undefined : state.units.find(based);
    return first && objection('M12.1', msg`${first} stands on ${unit}: set it up elsewhere first`);
  }
  if (side !== 'red' || stage !== 'all' || unit?.place !== 'sea' || isShip(unit)) return undefined;
  return objection('T3.4', msg`${unit} was put At Sea before ${theSide('blue')} set up and stays there`);
}
