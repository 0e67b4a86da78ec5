import { objection } from '../../../core/objection.ts';
import { say, theSide } from '../../../core/say.ts';
import { assaulting, landOnBeachFault, recordInvasion, wayAshore } from '../chapters/sea/invasion.ts';
import { applyLosses, due, lossFault, randomLosses, waysToLose } from '../chapters/combat/losses.ts';
import { MINOR_LOSS, minorDues, trespass } from '../chapters/countries/minors.ts';
import { BEACH_SUPPLY, testTwo } from '../chapters/supply/routes.ts';
import { goOn } from '../sequence.ts';
import { tooLarge } from '../chapters/ground/stacking.ts';
import { shortage, suppliedUnits } from '../chapters/supply/supply.ts';
import { type Bill, type State, sizeOf, type Unit, type UnitNo } from '../types.ts';
import type { World } from '../world.ts';
import { type BlitzStep, unexpected } from './step.ts';
import { theUnit, theUnits } from '../words.ts';

/** T80.8 and T80.10 to T80.12: what follows combat. */

/** T6.2.11b: every unit still on a sea hex goes ashore or dies. */
export const seaHexesStep = (world: World): BlitzStep<'seaHexes'> => ({
  rule: 'T80.8',
  commands: ['landFromSea'],
  side: (state) => state.mover,
  asks: (state) => say`${theSide(state.mover)} lands his units from the sea hexes`,
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
      return objection('T6.2.11b', say`${theUnit(state, command.unit)} is not on a sea hex`);
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
    goOn(world, state, emit);
    return true;
  },
});

const minorBill = (state: State, units: readonly UnitNo[]): Bill => ({
  side: state.mover,
  factors: MINOR_LOSS,
  by: 'size',
  units,
  rule: 'T22.5a',
});

/** T80.10: 2 factors for each country in which they are due; the frame settles by pushing the bills. */
export const minorLossesStep = (world: World): BlitzStep<'minorLosses'> => ({
  rule: 'T80.10',
  commands: [],
  side: (state) => state.mover,
  asks: () => say`losses in minor countries`,
  *legal() {},
  sample: () => ({ do: 'endAdvance' }),
  check: (_state, _frame, command) => unexpected(command),
  play: (_state, _frame, command) => unexpected(command),
  settle(state, _frame, emit) {
    const dues = minorDues(world, state);
    goOn(world, state, emit);
    for (const { units } of dues) emit({ is: 'push', frame: { at: 'losses', bill: minorBill(state, units) } });
    return true;
  },
});

/** T21.3b: what must be eliminated until the need is met. */
export function supplyBill(world: World, state: State): Bill {
  const units = suppliedUnits(state, state.mover);
  const double = units.filter((no) => {
    const unit = state.units[no] as Unit;
    return unit.place === 'map' && world.board.desert[unit.at] === 1;
  });
  return { side: state.mover, factors: shortage(world, state, state.mover), by: 'size', units, double, rule: 'T21.3b' };
}

/** T80.11: supply test 2. */
export const supplyLossesStep = (world: World): BlitzStep<'supplyLosses'> => ({
  rule: 'T80.11',
  commands: ['chooseLosses'],
  side: (state) => state.mover,
  asks: (state) =>
    say`${theSide(state.mover)} is out of supply by ${due(state, supplyBill(world, state))} and eliminates units (T21.3b)`,
  *legal(state) {
    for (const losses of waysToLose(state, supplyBill(world, state))) yield { do: 'chooseLosses', losses };
  },
  sample: (state, _frame, choose) => ({
    do: 'chooseLosses',
    losses: randomLosses(state, supplyBill(world, state), choose),
  }),
  check: (state, _frame, command) =>
    command.do === 'chooseLosses' ? lossFault(state, supplyBill(world, state), command.losses) : unexpected(command),
  play(state, _frame, command, emit) {
    if (command.do !== 'chooseLosses') return unexpected(command);
    applyLosses(world, state, supplyBill(world, state), command.losses, emit);
  },
  settle(state, _frame, emit) {
    if (state.short && shortage(world, state, state.mover) > 0) return false;
    goOn(world, state, emit);
    return true;
  },
});

const sizeSum = (state: State, units: readonly UnitNo[]): number =>
  units.reduce((sum, no) => sum + sizeOf(state.units[no] as Unit), 0);

/** O80.9, O21.1.5, O21.1.2a: units cut off die; a beach with too many dependents serves those its owner names. */
export const beachSupplyStep = (world: World): BlitzStep<'beachSupply'> => ({
  rule: 'O80.9',
  commands: ['serveBeach'],
  side: (state) => state.mover,
  asks: (state, { units }) =>
    say`${theSide(state.mover)} chooses which ${BEACH_SUPPLY} size of ${theUnits(state, units, ', ')} the beach serves`,
  *legal(state, { units }) {
    for (let i = 0; i < units.length; i++) {
      yield { do: 'serveBeach', units: fill(state, [...units.slice(i), ...units.slice(0, i)]) };
    }
  },
  sample: (state, { units }) => ({ do: 'serveBeach', units: fill(state, units) }),
  check(state, { units }, command) {
    if (command.do !== 'serveBeach') return unexpected(command);
    if (new Set(command.units).size < command.units.length) return objection('O21.1.2a', say`a unit is named twice`);
    const stranger = command.units.find((no) => !units.includes(no));
    if (stranger !== undefined)
      return objection('O21.1.2a', say`${theUnit(state, stranger)} does not depend on this beach`);
    const size = sizeSum(state, command.units);
    if (size > BEACH_SUPPLY) return objection('O21.1.2a', say`${size} size; a beach serves ${BEACH_SUPPLY}`);
    const spare = units.find(
      (no) => !command.units.includes(no) && size + sizeOf(state.units[no] as Unit) <= BEACH_SUPPLY,
    );
    return spare === undefined
      ? undefined
      : objection('O21.1.2a', say`the beach could serve ${theUnit(state, spare)} too`);
  },
  play(_state, frame, command, emit) {
    if (command.do !== 'serveBeach') return unexpected(command);
    const lost = frame.units.filter((no) => !command.units.includes(no));
    if (lost.length > 0) emit({ is: 'eliminated', units: lost, rule: 'O21.1.2a' });
    emit({ is: 'turnTo', frame: { at: 'beachSupply', beach: frame.beach, units: [] } });
  },
  settle(state, frame, emit) {
    if (frame.units.length > 0) return false;
    const { lost, served } = testTwo(world, state);
    if (lost.length > 0) {
      emit({ is: 'eliminated', units: lost, rule: 'O21.1.5' });
      return true;
    }
    // Beaches are served in the order of their numbers, until none has too many.
    const next = [...served].sort(([a], [b]) => a - b).find(([, units]) => sizeSum(state, units) > BEACH_SUPPLY);
    if (next) emit({ is: 'turnTo', frame: { at: 'beachSupply', beach: next[0], units: next[1] } });
    else goOn(world, state, emit);
    return true;
  },
});

/** As many units in this order as a beach can serve. */
function fill(state: State, units: readonly UnitNo[]): UnitNo[] {
  const served: UnitNo[] = [];
  for (const no of units) if (sizeSum(state, [...served, no]) <= BEACH_SUPPLY) served.push(no);
  return served;
}

/** B80.7, T80.12 */
export const turnEndStep = (world: World): BlitzStep<'turnEnd'> => ({
  rule: world.phases.turnEnd,
  commands: [],
  side: (state) => state.mover,
  asks: () => say`the player turn ends`,
  *legal() {},
  sample: () => ({ do: 'endAdvance' }),
  check: (_state, _frame, command) => unexpected(command),
  play: (_state, _frame, command) => unexpected(command),
  settle(state, _frame, emit) {
    goOn(world, state, emit);
    return true;
  },
});
