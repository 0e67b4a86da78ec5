import { isObjection, type Objection, objection } from '#core/objection.ts';
import { msg } from '#core/message.ts';
import { parkedAt } from '#games/blitz/ground/rules/field.ts';
import { pick } from '#games/blitz/ground/frames/moves.ts';
import { isAirbase } from '#games/blitz/kinds.ts';
import { ownUnit } from '#games/blitz/step.ts';
import type { CommandOf, State, Unit } from '#games/blitz/types.ts';
import type { Verb } from '#games/blitz/verb.ts';
import type { World } from '#games/blitz/world.ts';
import { baseHexes } from './bases.ts';

/** M12.4: an airbase that is given up. */

function destroyFault(_world: World, state: State, { unit: no }: CommandOf<'destroyAirbase'>): Objection | undefined {
  const unit = ownUnit(state, state.mover, no, 'M12.4');
  if (isObjection(unit)) return unit;
  if (!isAirbase(unit) || unit.place !== 'map') return objection('M12.4', msg`${unit} is no airbase on the map`);
  if (state.raids?.some(({ bases }) => bases.includes(unit.at)))
    return objection('M12.4', msg`a combat mission was flown from ${unit} in this player turn`);
  const waits = state.units.find((one) => one.at === unit.at && one.place === 'map' && one.onCall);
  return waits && objection('M12.4', msg`${waits} stands by there to intercept`);
}

export const destroyAirbase: Verb<'destroyAirbase'> = {
  check: destroyFault,
  play(_world, state, { unit }, emit) {
    const base = state.units[unit] as Unit;
    const aircraft = parkedAt(state.units, base.side, base.at);
    emit({ is: 'eliminated', units: [unit, ...aircraft], rule: 'M12.4' });
  },
  *legal(world, state) {
    for (const hex of baseHexes(state, state.mover)) {
      const unit = state.units.findIndex((one) => isAirbase(one) && one.place === 'map' && one.at === hex);
      const command = { do: 'destroyAirbase', unit } as const;
      if (!destroyFault(world, state, command)) yield command;
    }
  },
  sample: (world, state, choose) =>
    choose(20) === 0 ? pick([...destroyAirbase.legal(world, state)], choose) : undefined,
  ask: (_world, _state, no, unit) =>
    isAirbase(unit) && unit.place === 'map' ? { do: 'destroyAirbase', unit: no } : undefined,
};
