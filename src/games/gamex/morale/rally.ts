import type { Dice } from '#core/dice/dice.ts';
import type { Objection } from '#core/objection.ts';
import type { Emit } from '#core/play.ts';
import type { Hex } from '#hex/hex.ts';
import { pick, type Verb } from '#games/gamex/decision.ts';
import type { CommandOf, GamexEvent, Side, State, Unit, UnitId } from '#games/gamex/types.ts';
import { inactive, unitNamed, unitOf } from '#games/gamex/units.ts';
import { refuse, msg, theSide, theUnit } from '#games/gamex/words.ts';
import type { World } from '#games/gamex/world.ts';
import { owing, pointsFor } from '../turn/points.ts';
import { passesMorale } from './morale.ts';

/** Rally (X7.3): a morale check for each chosen disrupted unit of a hex. */

/** X7.2a, ruling: guns off the board rally too. */
const isPlaced = ({ place }: Unit): boolean => place === 'map' || place === 'off';

/** Group that one point rallies together: the units of a hex, or the guns of a battery. */
export const rallyPlace = (unit: Unit): Hex | string => (unit.place === 'off' ? (unit.group ?? unit.id) : unit.at);

export const mayRally = (side: Side, unit: Unit): boolean =>
  unit.side === side && isPlaced(unit) && unit.disrupted === true && inactive(unit);

export function rallyFault(
  world: World,
  state: State,
  side: Side,
  { units }: CommandOf<'rally'>,
): Objection | undefined {
  if (units.length === 0 || new Set(units).size !== units.length)
    return refuse('X7.3a', msg`name the units to be rallied`);
  let place: Hex | string | undefined;
  for (const id of units) {
    const unit = unitNamed(world, state, id);
    if (!unit || unit.side !== side) return refuse('X0.7', msg`${theUnit(id)} is not ${theSide(side)}{'s|'}`);
    if (!isPlaced(unit)) return refuse('X4.2e', msg`${theUnit(id)} is not on the map, or a passenger`);
    if (unit.sea) return refuse('X10.3a', msg`${unit} is at sea`);
    if (unit.disrupted !== true) return refuse('X7.3a', msg`${theUnit(id)} is in good order`);
    if (!inactive(unit)) return refuse('X7.3a', msg`${theUnit(id)} has been activated this turn`);
    if (place !== undefined && rallyPlace(unit) !== place)
      return refuse('X4.2.2b', msg`one point rallies the units of one hex`);
    place = rallyPlace(unit);
  }
  return undefined;
}

export function rallyUnits(
  world: World,
  state: State,
  units: readonly UnitId[],
  emit: Emit<GamexEvent>,
  dice: Dice,
): void {
  // X30.24: those who rally together are in command together, whatever is marked first.
  const sure = units.flatMap((id) => world.rules.rallies({ world, state, unit: unitOf(world, state, id) }));
  for (const id of units) {
    if (!sure.includes(id) && !passesMorale(world, state, unitOf(world, state, id), emit, dice, 0, true)) continue;
    emit({ is: 'rallied', unit: id });
    emit({ is: 'marked', units: [id], marker: 'completed' });
  }
}

const shaken = (state: State, side: Side): Unit[] => state.units.filter((unit) => mayRally(side, unit));

export const rallyVerb: Verb<'rally'> = {
  ap: (world, state, { units }) => pointsFor(world, state, units),
  check: rallyFault,
  play(world, state, side, { units }, emit, dice) {
    const { at: from, place } = unitOf(world, state, units[0] ?? '');
    // A battery has no hex whose other units could join.
    if (place === 'map')
      emit({
        is: 'push',
        frame: { at: 'activity', side, activity: 'rally', from, done: units, ...owing(world, state, units) },
      });
    rallyUnits(world, state, units, emit, dice);
  },
  *legal(_world, state, side) {
    for (const unit of shaken(state, side)) yield { do: 'rally', units: [unit.id] };
  },
  sample(_world, state, side, choose) {
    const first = pick(shaken(state, side), choose);
    if (!first) return undefined;
    return {
      do: 'rally',
      units:
        choose(2) === 0
          ? [first.id]
          : shaken(state, side)
              .filter((unit) => rallyPlace(unit) === rallyPlace(first))
              .map((unit) => unit.id),
    };
  },
  any: (_world, state, side) => state.units.some((unit) => mayRally(side, unit)),
};
