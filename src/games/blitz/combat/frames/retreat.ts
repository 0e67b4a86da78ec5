import type { Emit } from '#core/play.ts';
import { objection } from '#core/objection.ts';
import { msg, theSide } from '#core/message.ts';
import { trespass } from '#games/blitz/countries/rules/minors.ts';
import { retreatChoices, retreatFault, waits, waysBack } from '../rules/retreat.ts';
import type { Hex } from '#hex/hex.ts';
import { nextOf } from '#games/blitz/turns.ts';
import type { BlitzEvent, FrameAt, State, Unit, UnitNo } from '#games/blitz/types.ts';
import type { World } from '#games/blitz/world.ts';
import { type BlitzStep, unexpected } from '#games/blitz/step.ts';
import { theUnit, theUnits } from '#games/blitz/words.ts';

/** Paths worth listing: all of a short retreat, one to each end of a long one. */
function listed(world: World, state: State, frame: FrameAt<'retreat'>, no: UnitNo): Hex[][] {
  const ways = waysBack(world, state, frame, no);
  return frame.steps <= 2 ? ways : retreatChoices(world, state, state.units[no] as Unit, ways);
}

const alive = (state: State, { units }: FrameAt<'retreat'>): UnitNo[] =>
  units.filter((no) => state.units[no]?.place === 'map');

function goBack(
  world: World,
  state: State,
  { side }: FrameAt<'retreat'>,
  unit: UnitNo,
  path: readonly Hex[],
  forced: boolean,
  emit: Emit<BlitzEvent>,
): void {
  emit({ is: 'retreated', unit, path, forced });
  trespass(world, state, side, [unit], path, emit);
  if (world.rules.combat.immobilises({ steps: path.length }))
    emit({ is: 'immobilised', unit, till: nextOf(world.terms, state, side) });
}

/** B80.8: the loser retreats his units one by one in an order he chooses (B19.5.1). */
export const retreatStep = (world: World): BlitzStep<'retreat'> => ({
  rule: world.phases.battle,
  commands: ['chooseRetreat'],
  side: (_state, frame) => frame.side,
  asks: (state, frame) =>
    msg`${theSide(frame.side)} retreats ${theUnits(state, alive(state, frame), ', ')} by ${frame.steps} {hex|hexes}`,
  *legal(state, frame) {
    for (const unit of alive(state, frame)) {
      for (const path of listed(world, state, frame, unit)) yield { do: 'chooseRetreat', unit, path };
    }
  },
  sample(state, frame, choose) {
    const units = alive(state, frame).filter((no) => !waits(state, frame, no));
    const unit = units[choose(units.length)] as UnitNo;
    const paths = listed(world, state, frame, unit);
    return { do: 'chooseRetreat', unit, path: paths[choose(paths.length)] ?? [] };
  },
  check(state, frame, command) {
    if (command.do !== 'chooseRetreat') return unexpected(command);
    if (!alive(state, frame).includes(command.unit)) {
      return objection('B19.5.1', msg`${theUnit(state, command.unit)} does not have to retreat`);
    }
    return retreatFault(world, state, frame, command.unit, command.path);
  },
  play(state, frame, command, emit) {
    if (command.do !== 'chooseRetreat') return unexpected(command);
    goBack(world, state, frame, command.unit, command.path, false, emit);
    emit({ is: 'turnTo', frame: { ...frame, units: frame.units.filter((no) => no !== command.unit) } });
  },
  settle(state, frame, emit) {
    const units = alive(state, frame);
    if (units.length === 0) {
      emit({ is: 'pop' });
      return true;
    }
    // M70.fallback: a first wave that has to go back stays with its ships and returns aboard when the battles are over (M11.34).
    const afloat = units.filter((no) => state.units[no]?.aboard !== undefined);
    if (afloat.length > 0) {
      emit({ is: 'turnTo', frame: { ...frame, units: units.filter((no) => !afloat.includes(no)) } });
      return true;
    }
    // B19.5.7: no path, no escape. A retreat of others never opens a way, so this need not wait.
    const paths = units.map((no) => waysBack(world, state, frame, no));
    const lost = units.filter((no, i) => paths[i]?.length === 0 && !waits(state, frame, no));
    if (lost.length > 0) {
      emit({ is: 'eliminated', units: lost, rule: world.advance.cornered });
      emit({ is: 'turnTo', frame: { ...frame, units: units.filter((no) => !lost.includes(no)) } });
      return true;
    }
    // B80.9: one unit with one way out needs no decision.
    const [only] = units;
    const [way, second] = paths[0] ?? [];
    if (units.length > 1 || only === undefined || !way || second) return false;
    goBack(world, state, frame, only, way, true, emit);
    emit({ is: 'pop' });
    return true;
  },
});
