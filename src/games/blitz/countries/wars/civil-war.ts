import type { Dice } from '#core/dice/dice.ts';
import type { Emit } from '#core/play.ts';
import { fieldOf, holds } from '#games/blitz/ground/rules/field.ts';
import { isAircraft, isGround } from '#games/blitz/kinds.ts';
import { type BlitzEvent, SIDES, type Side, type State, type Unit, type UnitNo } from '#games/blitz/types.ts';
import type { World } from '#games/blitz/world.ts';
import { docksOf } from '#games/blitz/sea/ships/ports.ts';

/** M17.h: one country, one army, two sides. */

/** M17.h.6: a centre is whose who has a ground unit in its hex. */
export function takenCentres(world: World, state: State): BlitzEvent[] {
  const field = fieldOf(world, state);
  return (state.centres ?? []).flatMap(({ hex, side, unowned }): BlitzEvent[] => {
    const by = SIDES.find((one) => holds(field, one, hex));
    return by && (by !== side || unowned) ? [{ is: 'centreTaken', hex, by, keeps: true }] : [];
  });
}

/** Roll of a counter, and its side. */
export interface Loyalty {
  readonly unit: UnitNo;
  /** Absent for counters that follow others. */
  readonly die?: number;
  readonly side: Side;
}

/** M17.h.4: 1 to 3 Blue, 4 to 6 Red. */
const sideOf = (die: number): Side => (die <= 3 ? 'blue' : 'red');

/**
 * M17.h.4: a die for each counter. Ruling: enemies share no hex (B6.6), so what stands with a ground unit goes with it,
 * whatever its die, and else with the first that has rolled there; ships go with the ground unit in the city of their
 * dock. Aircraft roll only where nobody else stands.
 */
function loyalties({ board }: World, { units }: State, dice: Dice): Loyalty[] {
  const rolled = units.flatMap((unit, no): Loyalty[] => {
    if (unit.place !== 'neutral' || isAircraft(unit)) return [];
    const die = dice.roll(6, `loyalty of ${unit.id}`);
    return [{ unit: no, die, side: sideOf(die) }];
  });
  const leads = new Map<number, Side>();
  const first = (is: (unit: Unit) => boolean): void => {
    for (const { unit, side } of rolled) {
      const one = units[unit];
      if (one && is(one) && !leads.has(one.at)) leads.set(one.at, side);
    }
  };
  first(isGround);
  for (const { hex, cities } of docksOf(board)) {
    const held = cities.map((city) => leads.get(city)).find((side) => side !== undefined);
    if (held && !leads.has(hex)) leads.set(hex, held);
  }
  first(() => true);
  const settled = rolled.map((one) => ({ ...one, side: leads.get(units[one.unit]?.at ?? -1) ?? one.side }));
  // M17.h.4: of a base all aircraft.
  const bases = new Map(settled.map(({ unit, side }) => [units[unit]?.at ?? -1, side]));
  for (const [unit, { place, at, id, ...one }] of units.entries()) {
    if (place !== 'neutral' || !isAircraft(one)) continue;
    const known = bases.get(at);
    if (known) settled.push({ unit, side: known });
    else {
      const die = dice.roll(6, `loyalty of ${id}`);
      bases.set(at, sideOf(die));
      settled.push({ unit, die, side: sideOf(die) });
    }
  }
  return settled;
}

/** M17.h.4, M17.h.5: everybody takes a side; the side with fewer ground units moves first. */
export function takeSides(world: World, state: State, emit: Emit<BlitzEvent>, dice: Dice): void {
  emit({ is: 'loyalty', loyalties: loyalties(world, state, dice) });
  const count = (side: Side): number =>
    state.units.filter((unit) => unit.side === side && unit.place === 'map' && isGround(unit)).length;
  emit({ is: 'firstMover', side: count('red') < count('blue') ? 'red' : 'blue' });
}
