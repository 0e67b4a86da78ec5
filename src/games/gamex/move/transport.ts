import type { Objection } from '#core/objection.ts';
import type { Kind } from '#games/gamex/kinds.ts';
import type { Direction, State, Unit, UnitId, Walk } from '#games/gamex/types.ts';
import { goodOrder, inactive, kindOf, passengersOf } from '#games/gamex/units.ts';
import { refuse, msg } from '#games/gamex/words.ts';
import type { World } from '#games/gamex/world.ts';
import { facingFault } from '../options/gun-direction.ts';
import { reservedFault } from '../engineers/carrier-reservations.ts';
import { allowanceOf, placeFault } from './price.ts';

/** Loading, unloading and who carries what (X5.2). */

/** X5.2a: any carrier takes infantry, only the Truck class tows guns. */
export const canCarry = (carrier: Kind, load: Kind): boolean => {
  // X11.6: parachutes for infantry; a glider takes infantry and carriers.
  if (carrier.lifts > 0) return load.load === 'infantry' || (carrier.glides && load.code.startsWith('C'));
  return carries(carrier, load);
};

/** True if the carrier can load the cargo, the options' additions included (X16.1a). */
export const mayCarry = (world: Pick<World, 'kinds' | 'rules'>, unit: Unit, cargo: Unit): boolean => {
  const [carrier, load] = [kindOf(world, unit), kindOf(world, cargo)];
  return canCarry(carrier, load) || world.rules.carries({ nation: unit.nation, carrier, load }).length > 0;
};

const carries = (carrier: Kind, load: Kind): boolean =>
  // X10.1: a DUKW takes infantry, an LVT whatever has no wheels of its own.
  carrier.craft === 2
    ? load.load !== 'none'
    : load.load === 'infantry'
      ? carrier.carries !== 'nothing'
      : load.load === 'gun' && carrier.carries === 'any' && carrier.truckClass;

/** X5.2.2a, X5.2.4: half the carrier's allowance; all of it for a large gun. */
export const loadingCost = (carrier: Kind, load: Kind): number => (load.largeGun ? allowanceOf(carrier) : carrier.mp);

/** X5.2.1a, X10.1, X11.6 */
export const seatsOf = (carrier: Kind): number => (carrier.lifts > 0 ? carrier.lifts : carrier.craft === 2 ? 2 : 1);

/** Passenger to unload: the named one, else the first. */
export const whoUnloads = (state: State, carrier: Unit, who: UnitId | undefined): Unit | undefined => {
  const riders = passengersOf(state, carrier);
  return who === undefined ? riders[0] : riders.find(({ id }) => id === who);
};

export function loadFault(
  world: World,
  state: State,
  walk: Walk,
  carrier: Unit,
  load: Unit | undefined,
): Objection | undefined {
  const kind = kindOf(world, carrier);
  if (
    !load ||
    load.place !== 'map' ||
    load.at !== carrier.at ||
    load.side !== carrier.side ||
    load.inside !== carrier.inside
  ) {
    return refuse('X5.2.2a', msg`carrier and passenger are not in the same place`);
  }
  const cargo = kindOf(world, load);
  if (!mayCarry(world, carrier, load)) return refuse('X5.2a', msg`${carrier} cannot carry ${load}`);
  const reserved = reservedFault(world, state, carrier, load);
  if (reserved) return reserved;
  if (passengersOf(state, carrier).length >= seatsOf(kind))
    return refuse('X5.2.1a', msg`${carrier} carries a unit already`);
  if (!goodOrder(carrier) || !goodOrder(load)) return refuse('X5.1e', msg`disrupted units neither load nor unload`);
  if (!inactive(load)) return refuse('X5.2.2a', msg`${load} has been activated this turn`);
  if (load.stream !== undefined) return refuse('X5.2.2a', msg`${load} is in a stream`);
  if (walk.loaded) return refuse('X5.2.2b', msg`${carrier} has loaded in this activation`);
  const cost = loadingCost(kind, cargo);
  if (cargo.largeGun && walk.stepped)
    return refuse('X5.2.4', msg`${load} is a large gun: ${carrier} may do nothing else this turn`);
  return cost > walk.left
    ? refuse('X0.2', msg`loading costs ${cost / 2} MP, ${carrier} has ${walk.left / 2} left`)
    : undefined;
}

export function unloadFault(
  world: World,
  state: State,
  walk: Walk,
  carrier: Unit,
  facing: Direction | undefined,
  who: UnitId | undefined,
): Objection | undefined {
  const load = whoUnloads(state, carrier, who);
  if (!load) return refuse('X5.2.3a', msg`${carrier} carries nobody`);
  if (!goodOrder(carrier)) return refuse('X5.1e', msg`disrupted units neither load nor unload`);
  if (walk.loaded) return refuse('X5.2.2b', msg`${carrier} cannot load and unload in one activation`);
  const kind = kindOf(world, carrier);
  const cargo = kindOf(world, load);
  if (cargo.largeGun && walk.stepped)
    return refuse('X5.2.4', msg`${load} is a large gun: ${carrier} may do nothing else this turn`);
  const cost = loadingCost(kind, cargo);
  if (cost > walk.left)
    return refuse('X0.2', msg`unloading costs ${cost / 2} MP, ${carrier} has ${walk.left / 2} left`);
  return (
    placeFault(world, state, load, carrier.at, carrier.inside === true, false) ??
    facingFault(world, state, load, facing)
  );
}
