import { objection } from '../../core/objection.ts';
import { retreatFault, retreatPaths } from '../retreat.ts';
import type { Unit, UnitNo } from '../types.ts';
import type { World } from '../world.ts';
import { type BlitzStep, unexpected } from './step.ts';

/** B80.8: the loser retreats his units one by one in an order he chooses (B19.5.1). */
export const retreatStep = (world: World): BlitzStep<'retreat'> => ({
  rule: 'B80.8',
  commands: ['chooseRetreat'],
  side: (_state, frame) => frame.side,
  asks: (state, frame) =>
    `${frame.side} retreats ${frame.units.map((no) => state.units[no]?.id).join(', ')} by ${frame.steps} hexes`,
  *legal(state, frame) {
    for (const unit of frame.units) {
      for (const path of retreatPaths(world, state, state.units[unit] as Unit, frame.steps)) {
        yield { do: 'chooseRetreat', unit, path };
      }
    }
  },
  sample(state, frame, choose) {
    const unit = frame.units[choose(frame.units.length)] as UnitNo;
    const paths = retreatPaths(world, state, state.units[unit] as Unit, frame.steps);
    return { do: 'chooseRetreat', unit, path: paths[choose(paths.length)] ?? [] };
  },
  check(state, frame, command) {
    if (command.do !== 'chooseRetreat') return unexpected(command);
    const unit = state.units[command.unit];
    if (!unit || !frame.units.includes(command.unit)) {
      return objection('B19.5.1', `${unit?.id ?? `unit ${command.unit}`} does not have to retreat`);
    }
    return retreatFault(world, state, unit, frame.steps, command.path);
  },
  play(_state, frame, command, emit) {
    if (command.do !== 'chooseRetreat') return unexpected(command);
    emit({ is: 'retreated', unit: command.unit, path: command.path, forced: false });
    emit({ is: 'turnTo', frame: { ...frame, units: frame.units.filter((no) => no !== command.unit) } });
  },
  settle(state, frame, emit) {
    if (frame.units.length === 0) {
      emit({ is: 'pop' });
      return true;
    }
    // B19.5.7: no path, no escape. A retreat of others never opens a way, so this need not wait.
    const paths = frame.units.map((no) => retreatPaths(world, state, state.units[no] as Unit, frame.steps));
    const lost = frame.units.filter((_, i) => paths[i]?.length === 0);
    if (lost.length > 0) {
      emit({ is: 'eliminated', units: lost, rule: 'B19.5.7' });
      emit({ is: 'turnTo', frame: { ...frame, units: frame.units.filter((no) => !lost.includes(no)) } });
      return true;
    }
    // B80.9: one unit with one way out needs no decision.
    const [only] = frame.units;
    const [way, second] = paths[0] ?? [];
    if (frame.units.length > 1 || only === undefined || !way || second) return false;
    emit({ is: 'retreated', unit: only, path: way, forced: true });
    emit({ is: 'pop' });
    return true;
  },
});
