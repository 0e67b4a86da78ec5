import type { Objection } from '#core/objection.ts';
import type { Emit } from '#core/play.ts';
import { type Ratio, times, total, whole } from '#core/terms.ts';
import { axialOf } from '#hex/grid.ts';
import { axialDistance } from '#hex/hex.ts';
import { oneDie } from '#games/gamex/chance.ts';
import { type Decision, sideOfFrame } from '#games/gamex/decision.ts';
import { aaResult, effectiveness } from '#games/gamex/tables.ts';
import {
  type Command,
  type FrameOf,
  type GamexEvent,
  other,
  type Side,
  type State,
  type Unit,
  type UnitId,
} from '#games/gamex/types.ts';
import { goodOrder, kindOf, unitNamed, unitOf } from '#games/gamex/units.ts';
import { refuse, msg, theSide, theUnit } from '#games/gamex/words.ts';
import type { World } from '#games/gamex/world.ts';
import { hitInFlight } from '../airborne/hits.ts';
import { firesAs } from '../fire/strength.ts';

/** Anti-aircraft fire (X6.4.7f, g): an interrupt at any point of a flight. */

interface Point {
  readonly q: number;
  readonly r: number;
}

const far = (world: World, unit: Unit, point: Point): number =>
  axialDistance(axialOf(world.board.grid, unit.at), point);

/** Good order, inactive or with an Opportunity Fire marker, not riding, in range; line of sight is not needed. */
function gunFault(world: World, unit: Unit | undefined, id: UnitId, side: Side, point: Point): Objection | undefined {
  if (!unit || unit.side !== side || unit.place !== 'map')
    return refuse('X6.4.7f', msg`${theUnit(id)} is no gun of ${theSide(side)} on the map`);
  const kind = kindOf(world, unit);
  if (!kind.aa || kind.as === 0) return refuse('X6.4.7f', msg`${theUnit(id)} cannot fire at aircraft`);
  if (unit.sea) return refuse('X10.3a', msg`${unit} is at sea`);
  if (!goodOrder(unit)) return refuse('X7.2a', msg`${theUnit(id)} is disrupted`);
  if (unit.marker !== undefined && unit.marker !== 'opFire')
    return refuse('X6.4.7f', msg`${theUnit(id)} has been activated this turn`);
  return far(world, unit, point) > kind.range
    ? refuse('X6.4.7f', msg`the aircraft is out of range of ${theUnit(id)}`)
    : undefined;
}

export const gunsInRange = (world: World, state: State, side: Side, point: Point): Unit[] =>
  state.units.filter((unit) => unit.side === side && !gunFault(world, unit, unit.id, side, point));

/** X6.4.7g: doubled at less than half range. */
export function aaStrength(world: World, units: readonly Unit[], point: Point): Ratio {
  const lines = units.map((unit) => {
    const kind = kindOf(world, unit);
    const factor = effectiveness(firesAs(kind), 'soft', 1, kind.range, false);
    const near = 2 * far(world, unit, point) < kind.range ? [times('X6.4.7g', msg`near`, whole(2))] : [];
    return {
      rule: 'X6.4.7g',
      what: { unit: unit.id },
      base: whole(kind.as),
      terms: [times('X6.3.6.t', msg`at aircraft`, factor), ...near],
    };
  });
  return total({ lines, terms: [] });
}

/** Opens the window if any gun can fire. */
export function pushAaWindow(
  world: World,
  state: State,
  aircraft: Unit,
  q: number,
  r: number,
  emit: Emit<GamexEvent>,
): void {
  const side = other(aircraft.side);
  if (gunsInRange(world, state, side, { q, r }).length > 0)
    emit({ is: 'push', frame: { at: 'aaFire', side, aircraft: aircraft.id, q, r } });
}

function volleyFault(
  world: World,
  state: State,
  frame: FrameOf<'aaFire'>,
  units: readonly UnitId[],
): Objection | undefined {
  if (units.length === 0 || new Set(units).size !== units.length)
    return refuse('X6.4.7f', msg`name the guns that fire`);
  for (const id of units) {
    const fault = gunFault(world, unitNamed(world, state, id), id, frame.side, frame);
    if (fault) return fault;
  }
  return undefined;
}

export const aaFireDecision = (world: World): Decision<'aaFire'> => ({
  rule: 'X31.11',
  commands: ['aaFire', 'decline'],
  side: sideOfFrame,
  asks: (_state, frame) => msg`${theUnit(frame.aircraft)} is in range: aaFire, or decline`,
  *legal(state, frame) {
    const guns = gunsInRange(world, state, frame.side, frame).map((unit) => unit.id);
    for (const id of guns) yield { do: 'aaFire', units: [id] };
    if (guns.length > 1) yield { do: 'aaFire', units: guns };
    yield { do: 'decline' };
  },
  sample(state, frame, choose): Command {
    const guns = gunsInRange(world, state, frame.side, frame).map((unit) => unit.id);
    return choose(3) === 0 ? { do: 'decline' } : { do: 'aaFire', units: guns };
  },
  check: (state, frame, command) =>
    command.do === 'aaFire' ? volleyFault(world, state, frame, command.units) : undefined,
  play(state, frame, command, emit, dice) {
    emit({ is: 'pop' });
    if (command.do !== 'aaFire') return;
    const strength = aaStrength(
      world,
      command.units.map((id) => unitOf(world, state, id)),
      frame,
    );
    const die = oneDie(dice, frame.side, 'anti-aircraft');
    const result = aaResult(strength, die);
    emit({ is: 'aaDie', aircraft: frame.aircraft, by: command.units, strength: [strength.n, strength.d], die, result });
    emit({ is: 'marked', units: command.units, marker: 'fired' });
    if (result !== '-' && !hitInFlight(world, state, frame.aircraft, result === 'X', emit))
      emit({ is: 'airGone', aircraft: frame.aircraft, why: result === 'X' ? 'shot' : 'driven' });
  },
});
