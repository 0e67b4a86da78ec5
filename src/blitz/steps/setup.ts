import { isObjection, type Objection, objection } from '../../core/objection.ts';
import { nameOf } from '../../hex/grid.ts';
import type { Hex } from '../../hex/hex.ts';
import { countryRole, isForest, isRoadHex } from '../board.ts';
import { type Field, fieldOf, holds, stackSize } from '../field.ts';
import { beginGame } from '../sequence.ts';
import { roomFor, STACK_LIMIT } from '../stacking.ts';
import { isHeavy, other, type Side, type State, sizeOf, type Unit, type UnitNo } from '../types.ts';
import type { World } from '../world.ts';
import { type BlitzStep, ownUnit, unexpected } from './step.ts';

/** B80.1, B80.2: Blue places his turn-1 units, then Red. */

const toPlace = (state: State, side: Side): UnitNo[] =>
  state.units.flatMap((unit, no) => (unit.side === side && unit.due <= 1 && unit.place !== 'lost' ? [no] : []));

const undecided = (state: State, side: Side): UnitNo[] =>
  toPlace(state, side).filter((no) => state.units[no]?.place === 'waiting' && !state.units[no]?.held);

/** B3.2 to B3.4: is this a hex the unit may be set up on, room aside? */
function ground(world: World, field: Field, unit: Unit, hex: Hex): Objection | undefined {
  const { board } = world;
  const where = nameOf(board.grid, hex);
  if (holds(field, other(unit.side), hex)) return objection('B6.6', `${where} holds an enemy unit`);
  if (board.land[hex] === 0)
    return objection('B3.4', `${where} is ${board.surface[hex] ?? 'off the map'}: no unit is set up there`);
  if (countryRole(board, hex) !== unit.side) {
    return objection(unit.side === 'blue' ? 'B3.2' : 'B3.3', `${where} is not in ${unit.side}'s home country`);
  }
  if (isHeavy(unit) && isForest(board, hex) && !(isRoadHex(board, hex) && world.rules.roadsNegateTerrain())) {
    return objection('B3.4', `${where} is forest: ${unit.id} is set up there only on a road hex`);
  }
  return undefined;
}

function placeFault(world: World, state: State, side: Side, no: UnitNo, hex: Hex): Objection | undefined {
  const unit = ownUnit(state, side, no, 'B80.1');
  if (isObjection(unit)) return unit;
  if (!toPlace(state, side).includes(no))
    return objection('B17.1', `${unit.id} arrives on turn ${unit.due} at the earliest`);
  const field = fieldOf(world.board, state.units);
  const fault = ground(world, field, unit, hex);
  if (fault) return fault;
  if (unit.at === hex || roomFor(field, unit, hex)) return undefined;
  const where = nameOf(world.board.grid, hex);
  const size = stackSize(field, side, hex) + sizeOf(unit);
  return objection(
    side === 'blue' ? 'B3.2' : 'B3.3',
    `${where} would hold ${size} size; ${STACK_LIMIT} are allowed (B8.1)`,
  );
}

export const setupStep = (world: World): BlitzStep<'setup'> => ({
  rule: 'B80.1',
  commands: ['placeUnit', 'holdBack', 'ready'],
  side: (_state, frame) => frame.side,
  asks(state, frame) {
    const left = undecided(state, frame.side).length;
    return left > 0
      ? `${frame.side} places ${left} more units in his home country or holds them back`
      : `${frame.side} may still change his set-up; ready ends it`;
  },
  *legal(state, { side }) {
    const field = fieldOf(world.board, state.units);
    for (const no of toPlace(state, side)) {
      const unit = state.units[no] as Unit;
      for (let hex = 0; hex < world.board.grid.size; hex++) {
        if (hex !== unit.at && roomFor(field, unit, hex) && !ground(world, field, unit, hex))
          yield { do: 'placeUnit', unit: no, hex };
      }
      if (!unit.held) yield { do: 'holdBack', units: [no] };
    }
    if (undecided(state, side).length === 0) yield { do: 'ready' };
  },
  sample(state, { side }, choose) {
    const left = undecided(state, side);
    const no = left[choose(Math.max(left.length, 1))];
    if (no === undefined) return { do: 'ready' };
    const unit = state.units[no] as Unit;
    const field = fieldOf(world.board, state.units);
    const start = choose(world.board.grid.size);
    for (let i = 0; i < world.board.grid.size; i++) {
      const hex = (start + i) % world.board.grid.size;
      if (!ground(world, field, unit, hex) && roomFor(field, unit, hex)) return { do: 'placeUnit', unit: no, hex };
    }
    return { do: 'holdBack', units: [no] };
  },
  check(state, { side }, command) {
    switch (command.do) {
      case 'placeUnit':
        return placeFault(world, state, side, command.unit, command.hex);
      case 'holdBack': {
        if (command.units.length === 0) return objection('B3.5', 'no unit is named');
        for (const no of command.units) {
          const unit = ownUnit(state, side, no, 'B3.5');
          if (isObjection(unit)) return unit;
          if (!toPlace(state, side).includes(no))
            return objection('B3.5', `${unit.id} is not due before turn ${unit.due}`);
        }
        return undefined;
      }
      case 'ready': {
        const left = undecided(state, side);
        if (left.length === 0) return undefined;
        const names = left.slice(0, 5).map((no) => state.units[no]?.id);
        return objection(
          side === 'blue' ? 'B80.1' : 'B80.2',
          `${left.length} units are neither placed nor held back: ${names.join(', ')}${left.length > 5 ? ' …' : ''}`,
        );
      }
      default:
        return unexpected(command);
    }
  },
  play(state, { side }, command, emit) {
    switch (command.do) {
      case 'placeUnit':
        return emit({ is: 'placed', unit: command.unit, hex: command.hex });
      case 'holdBack':
        for (const unit of command.units) emit({ is: 'heldBack', unit });
        return;
      case 'ready':
        if (side === 'blue') return emit({ is: 'turnTo', frame: { at: 'setup', side: 'red' } });
        return beginGame(world, state, emit);
      default:
        return unexpected(command);
    }
  },
});
