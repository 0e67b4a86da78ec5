import { isObjection, type Objection, objection } from '#core/objection.ts';
import { msg } from '#core/message.ts';
import { grain } from '../rules/losses.ts';
import { type CommandOf, type State, sizeOf, type Unit } from '#games/blitz/types.ts';
import type { World } from '#games/blitz/world.ts';
import { ownUnit } from '#games/blitz/step.ts';
import type { Verb } from '#games/blitz/verb.ts';

/** T2.3: substitutes. */

/** T2.3.1, T2.3.3; `side` because the opponent splits interceptors (O80.3). */
export function splitFault(
  world: World,
  state: State,
  side: Unit['side'],
  command: CommandOf<'splitUnit'>,
): Objection | undefined {
  const unit = ownUnit(state, side, command.unit, 'T2.3.1');
  if (isObjection(unit)) return unit;
  // M0.10, M12.7: who is on board a ship or train, too.
  if (!['map', 'sea', 'air', 'waiting', 'aboard'].includes(unit.place))
    return objection('T2.3.2', msg`${unit} cannot be broken down now`);
  const { sizes } = command;
  if (sizes.length < 2) return objection('T2.3.1', msg`a unit breaks into two pieces at least`);
  const step = grain(unit).size;
  if (sizes.some((size) => size < 1 || size % step !== 0)) {
    return objection('T2.3.3', msg`the pieces of ${unit} have sizes that are multiples of ${step}`);
  }
  const sum = sizes.reduce((total, size) => total + size, 0);
  if (sum !== sizeOf(unit)) return objection('T2.3.1', msg`the pieces add up to ${sum}, not to ${sizeOf(unit)}`);
  return world.rules.counters({ state, unit, sizes });
}

export const splitUnit: Verb<'splitUnit'> = {
  check: (world, state, command) => splitFault(world, state, state.mover, command),
  play(_world, _state, command, emit) {
    emit({ is: 'split', unit: command.unit, sizes: command.sizes });
  },
  *legal(world, state) {
    for (const [no, unit] of state.units.entries()) {
      if (unit.side !== state.mover || (unit.place !== 'map' && unit.place !== 'sea')) continue;
      const step = grain(unit).size;
      for (let size = step; size <= sizeOf(unit) / 2; size += step) {
        const command = { do: 'splitUnit', unit: no, sizes: [sizeOf(unit) - size, size] } as const;
        if (!splitFault(world, state, state.mover, command)) yield command;
      }
    }
  },
  sample(world, state, choose) {
    const no = choose(state.units.length);
    const unit = state.units[no];
    if (!unit) return undefined;
    const step = grain(unit).size;
    if (sizeOf(unit) < 2 * step || state.units.length > 600) return undefined;
    const size = step * (1 + choose(sizeOf(unit) / step - 1));
    const command = { do: 'splitUnit', unit: no, sizes: [size, sizeOf(unit) - size] } as const;
    return unit.side !== state.mover || splitFault(world, state, state.mover, command) ? undefined : command;
  },
  ask: (_world, _state, no, unit) =>
    // A single factor cannot be split.
    ['map', 'sea', 'air', 'aboard'].includes(unit.place) && sizeOf(unit) > 1
      ? { do: 'splitUnit', unit: no, sizes: [Math.max(1, sizeOf(unit) - 1), 1] }
      : undefined,
};
