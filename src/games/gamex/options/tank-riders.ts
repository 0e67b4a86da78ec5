import type { Emit } from '#core/play.ts';
import type { Module } from '#core/rulebook.ts';
import { add, whole } from '#core/terms.ts';
import { isBuilt } from '#games/gamex/board/board.ts';
import type { Kind } from '#games/gamex/kinds.ts';
import type { QUESTIONS } from '#games/gamex/questions.ts';
import type { GamexEvent, State, Unit, UnitId } from '#games/gamex/types.ts';
import {
  goodOrder,
  kindOf,
  outsideOf,
  passengersOf,
  stackableIn,
  stackingLimit,
  underWay,
  unitOf,
} from '#games/gamex/units.ts';
import { msg } from '#games/gamex/words.ts';
import type { World } from '#games/gamex/world.ts';
import { placeFault } from '../move/price.ts';

/** PanzerBlitz assault (X16): infantry rides on German armor, can be shot off them, and follows up their overruns. */

/** X16.1a, X30.22: tanks, halftracks and other armored vehicles. */
const takesRiders = (nation: string, kind: Kind): boolean =>
  nation === 'german' && kind.type === 'armored' && kind.vehicle && !kind.spa && kind.craft === 0;

/** Infantry that rides on the unit by this rule. */
const ridersOn = (world: World, state: State, carrier: Unit): UnitId[] =>
  takesRiders(carrier.nation, kindOf(world, carrier))
    ? passengersOf(state, carrier).flatMap((unit) => (kindOf(world, unit).infantry ? [unit.id] : []))
    : [];

const RIDER_DS = 1;

export const tankRiders: Module<typeof QUESTIONS> = {
  id: 'tankRiders',
  layer: 'option',
  answers: {
    carries: ({ nation, carrier, load }) => (takesRiders(nation, carrier) && load.infantry ? [true] : []),
    // X6.3.2b, X8.4c: where all are one target the pair is one with the others.
    riders: ({ world, state, side, hex }) =>
      isBuilt(world.board, hex)
        ? []
        : outsideOf(state, hex).flatMap((unit) => (unit.side === side ? [] : ridersOn(world, state, unit))),
    defence: ({ world, unit }) =>
      unit.place === 'rides' ? [add('X16.1b', msg`rides on a vehicle`, whole(RIDER_DS - kindOf(world, unit).ds))] : [],
    dismounts: ({ world, state, unit }) => (hasRoom(state, unit) ? ridersOn(world, state, unit) : []),
  },
};

/** X16.2, X3.2.5: the passenger takes the place of its vehicle, which interdiction may throw back there (X21.3b). */
function hasRoom(state: State, carrier: Unit): boolean {
  const back = state.interdictions ? 1 : 0;
  if (carrier.inside) return back === 0;
  return stackableIn(state, carrier.at, carrier) + 1 + back <= stackingLimit(state, carrier.at);
}

/** X16.1b: a passenger disrupted alone is off at once; without room it is lost, and the vehicle disrupted. */
export function throwOff(world: World, state: State, id: UnitId, emit: Emit<GamexEvent>): void {
  const rider = unitOf(world, state, id);
  if (rider.place !== 'rides' || rider.carrier === undefined) return;
  const carrier = unitOf(world, state, rider.carrier);
  if (!placeFault(world, state, rider, carrier.at, carrier.inside === true, false)) {
    const moved = underWay(state, carrier) || rider.marker === 'mobileFire';
    return emit({ is: 'thrownOff', unit: id, carrier: carrier.id, moved });
  }
  emit({ is: 'eliminated', unit: id, wreck: false });
  if (goodOrder(carrier)) emit({ is: 'disrupted', unit: carrier.id });
}
