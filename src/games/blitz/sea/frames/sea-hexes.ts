import { objection } from '#core/objection.ts';
import { msg, theSide } from '#core/message.ts';
import { advancePhase } from '#games/blitz/sequence.ts';
import { type BlitzStep, unexpected } from '#games/blitz/step.ts';
import type { Unit, UnitNo } from '#games/blitz/types.ts';
import { theUnit } from '#games/blitz/words.ts';
import type { World } from '#games/blitz/world.ts';
import { trespass } from '#games/blitz/countries/rules/minors.ts';
import { tooLarge } from '#games/blitz/ground/rules/stack-limits.ts';
import { assaulting, landOnBeachFault, recordInvasion, wayAshore } from '../rules/invasion.ts';

/** T6.2.11b: every unit still on a sea hex goes ashore or dies. */
export const seaHexesStep = (world: World): BlitzStep<'seaHexes'> => ({
  rule: 'T80.8',
  commands: ['landFromSea'],
  side: (state) => state.mover,
  asks: (state) => msg`${theSide(state.mover)} lands his units from the sea hexes`,
  *legal(state) {
    for (const no of assaulting(world, state)) {
      for (const to of wayAshore(world, state, state.units[no] as Unit)) yield { do: 'landFromSea', unit: no, to };
    }
  },
  sample(state, _frame, choose) {
    const units = assaulting(world, state).filter((no) => wayAshore(world, state, state.units[no] as Unit).length > 0);
    const unit = units[choose(units.length)] as UnitNo;
    const ways = wayAshore(world, state, state.units[unit] as Unit);
    return { do: 'landFromSea', unit, to: ways[choose(ways.length)] ?? -1 };
  },
  check(state, _frame, command) {
    if (command.do !== 'landFromSea') return unexpected(command);
    const unit = state.units[command.unit];
    if (!unit || !assaulting(world, state).includes(command.unit)) {
      return objection('T6.2.11b', msg`${theUnit(state, command.unit)} is not on a sea hex`);
    }
    return landOnBeachFault(world, state, unit, command.to) ?? tooLarge(world, state, unit, command.to, 'T6.2.11b');
  },
  play(state, _frame, command, emit) {
    if (command.do !== 'landFromSea') return unexpected(command);
    const unit = state.units[command.unit] as Unit;
    recordInvasion(world, state, unit, command.to, emit);
    emit({ is: 'beached', unit: command.unit, to: command.to, spent: unit.spent, stopped: true });
    trespass(world, state, unit.side, [command.unit], [command.to], emit);
  },
  settle(state, _frame, emit) {
    const units = assaulting(world, state);
    const lost = units.filter((no) => wayAshore(world, state, state.units[no] as Unit).length === 0);
    if (lost.length > 0) emit({ is: 'eliminated', units: lost, rule: 'T6.2.11b' });
    if (lost.length < units.length) return lost.length > 0;
    advancePhase(world, state, emit);
    return true;
  },
});
