import { objection } from '#core/objection.ts';
import { msg, theSide } from '#core/message.ts';
import { advancePhase } from '#games/blitz/sequence.ts';
import { type BlitzStep, unexpected } from '#games/blitz/step.ts';
import { type Bill, type State, sizeOf, type Unit, type UnitNo } from '#games/blitz/types.ts';
import { theUnit, theUnits } from '#games/blitz/words.ts';
import type { World } from '#games/blitz/world.ts';
import { applyLosses, due, lossFault, randomLosses, waysToLose } from '#games/blitz/combat/rules/losses.ts';
import { BEACH_SUPPLY, testTwo } from '../rules/routes.ts';
import { shortage, suppliedUnits } from '../rules/supply.ts';

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
    msg`${theSide(state.mover)} is out of supply by ${due(state, supplyBill(world, state))} and eliminates units (T21.3b)`,
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
    advancePhase(world, state, emit);
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
    msg`${theSide(state.mover)} chooses which ${BEACH_SUPPLY} size of ${theUnits(state, units, ', ')} the beach serves`,
  *legal(state, { units }) {
    for (let i = 0; i < units.length; i++) {
      yield { do: 'serveBeach', units: fill(state, [...units.slice(i), ...units.slice(0, i)]) };
    }
  },
  sample: (state, { units }) => ({ do: 'serveBeach', units: fill(state, units) }),
  check(state, { units }, command) {
    if (command.do !== 'serveBeach') return unexpected(command);
    if (new Set(command.units).size < command.units.length) return objection('O21.1.2a', msg`a unit is named twice`);
    const stranger = command.units.find((no) => !units.includes(no));
    if (stranger !== undefined)
      return objection('O21.1.2a', msg`${theUnit(state, stranger)} does not depend on this beach`);
    const size = sizeSum(state, command.units);
    if (size > BEACH_SUPPLY) return objection('O21.1.2a', msg`${size} size; a beach serves ${BEACH_SUPPLY}`);
    const spare = units.find(
      (no) => !command.units.includes(no) && size + sizeOf(state.units[no] as Unit) <= BEACH_SUPPLY,
    );
    return spare === undefined
      ? undefined
      : objection('O21.1.2a', msg`the beach could serve ${theUnit(state, spare)} too`);
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
    else advancePhase(world, state, emit);
    return true;
  },
});

/** Units a beach can serve, taken in this order. */
function fill(state: State, units: readonly UnitNo[]): UnitNo[] {
  const served: UnitNo[] = [];
  for (const no of units) if (sizeSum(state, [...served, no]) <= BEACH_SUPPLY) served.push(no);
  return served;
}
