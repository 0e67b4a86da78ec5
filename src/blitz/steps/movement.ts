import { isObjection, type Objection, objection } from '../../core/objection.ts';
import type { Choose } from '../../core/dice.ts';
import { nameOf } from '../../hex/grid.ts';
import type { Hex } from '../../hex/hex.ts';
import { AIRBORNE_RANGE, flightFault, flightPath, flights, landingFault, landsRough, takeOffFault } from '../air.ts';
import { sacrifices } from '../assignment.ts';
import { countryRole, isCity } from '../board.ts';
import { controllerOf, friendly, passedCities, usable } from '../cities.ts';
import { contacts } from '../declaration.ts';
import { fieldOf, inZoc } from '../field.ts';
import { allowance, hexesReached, randomHex, reachOf, routeTo, walk } from '../movement.ts';
import { beginDeclaration } from '../sequence.ts';
import { overfull, roomFor, STACK_LIMIT, tooLarge } from '../stacking.ts';
import { isTrapped } from '../trapped.ts';
import {
  type Command,
  type CommandOf,
  mayFly,
  other,
  type Side,
  type State,
  type Unit,
  type UnitNo,
} from '../types.ts';
import type { World } from '../world.ts';
import { type BlitzStep, ownUnit, unexpected } from './step.ts';
import { takeBackFault, takenBack } from './take-back.ts';

/** B80.3: the mover's movement phase. */

function unitsWhere(state: State, test: (unit: Unit) => boolean): UnitNo[] {
  const found: UnitNo[] = [];
  for (let no = 0; no < state.units.length; no++) if (test(state.units[no] as Unit)) found.push(no);
  return found;
}

const dueUnits = (state: State, side: Side): UnitNo[] =>
  unitsWhere(state, (unit) => unit.side === side && unit.place === 'waiting' && unit.due <= state.turn);

const onMap = (state: State, side: Side, test: (unit: Unit) => boolean = () => true): UnitNo[] =>
  unitsWhere(state, (unit) => unit.side === side && unit.place === 'map' && test(unit));

/** B17.3 */
function arrivalFault(world: World, state: State, side: Side, hex: Hex): Objection | undefined {
  const { board } = world;
  const where = nameOf(board.grid, hex);
  if (!isCity(board, hex) || countryRole(board, hex) !== side) {
    return objection('B17.3', `${where} is no city hex of ${side}'s home country`);
  }
  if (usable(world, state, side, hex)) return undefined;
  if (controllerOf(board, state.control, hex) !== side)
    return objection('B17.3', `${where} is not controlled by ${side}`);
  if (!friendly(world, state, side, hex))
    return objection('B17.3', `${where} is contested: an enemy unit covers it (B10.4)`);
  return objection('B17.3', `${where} was retaken in this player turn and cannot be used yet (Q10.2)`);
}

function reinforceFault(world: World, state: State, command: CommandOf<'placeReinforcement'>): Objection | undefined {
  const unit = ownUnit(state, state.mover, command.unit, 'B17.3');
  if (isObjection(unit)) return unit;
  if (unit.place !== 'waiting') return objection('B17.2', `${unit.id} is no unit still to come`);
  if (unit.due > state.turn) return objection('B17.1', `${unit.id} arrives on turn ${unit.due} at the earliest`);
  return arrivalFault(world, state, state.mover, command.hex) ?? tooLarge(world, state, unit, command.hex, 'B17.4');
}

function moveFault(world: World, state: State, command: CommandOf<'moveUnit'>): Objection | undefined {
  if (command.units.length === 0) return objection('B6.1', 'no unit is named');
  if (command.path.length === 0) return objection('B6.2', 'the path names no hex');
  if (new Set(command.units).size < command.units.length) return objection('B6.1', 'a unit is named twice');
  let from: Hex | undefined;
  for (const no of command.units) {
    const unit = ownUnit(state, state.mover, no, 'B6.1');
    if (isObjection(unit)) return unit;
    if (unit.place !== 'map') return objection('B6.1', `${unit.id} is not on the map`);
    if (from !== undefined && unit.at !== from)
      return objection('B8.4', `${unit.id} is not in the same hex as the others`);
    from = unit.at;
    const walked = walk(world, state, unit, command.path);
    if (isObjection(walked)) return walked;
  }
  return undefined;
}

function flyFault(world: World, state: State, command: CommandOf<'flyAirborne'>): Objection | undefined {
  const unit = ownUnit(state, state.mover, command.unit, 'B18.1');
  if (isObjection(unit)) return unit;
  if (unit.place !== 'map') return objection('B18.1', `${unit.id} is not on the map`);
  return flightFault(world, state, unit, command.to, command.path);
}

/** The units given up under B7.a11 if movement ends now, or why it cannot end. */
function ending(world: World, state: State, named: readonly UnitNo[] | undefined): UnitNo[] | Objection {
  const { grid } = world.board;
  const full = overfull(world, state, state.mover);
  if (full) return objection('B8.2', `${nameOf(grid, full.hex)} holds ${full.size} size; ${STACK_LIMIT} are allowed`);
  const demands = sacrifices(world, state, (contact) => isTrapped(world, state, contact.unit));
  if (!demands) return objection('B7.a10', whyNoDeclaration(world, state));
  const ids = (set: readonly UnitNo[]) => set.map((no) => state.units[no]?.id).join('+');
  const doomed: UnitNo[] = [];
  for (const sets of demands) {
    const wanted = named && sets.find((set) => set.every((no) => named.includes(no)));
    const alike = new Set(
      sets.map((set) =>
        set
          .map((no) => likeness(state.units[no] as Unit))
          .sort()
          .join(),
      ),
    );
    if (!wanted && (alike.size > 1 || named)) {
      return objection('B7.a11', `name the trapped units to be given up: ${sets.map(ids).join(' or ')}`);
    }
    doomed.push(...(wanted ?? sets[0] ?? []));
  }
  const extra = named?.find((no) => !doomed.includes(no));
  if (extra === undefined) return doomed;
  return objection('B7.a11', `${state.units[extra]?.id ?? extra} need not be given up`);
}

/** Units that differ in nothing that matters are given up without asking which. */
const likeness = (unit: Unit): string => `${unit.at} ${unit.type} ${unit.af} ${unit.df} ${unit.mf}`;

function whyNoDeclaration(world: World, state: State): string {
  const ids = contacts(world, state).map(({ unit }) => unit.id);
  const some = ids.slice(0, 6).join(', ');
  return `the units in contact (${some}${ids.length > 6 ? ' …' : ''}) cannot all fight at 1-6 or better; move or take back`;
}

function moves(world: World, state: State, no: UnitNo): Command[] {
  const unit = state.units[no] as Unit;
  const found = reachOf(world, state, unit);
  return hexesReached(world, unit, found).flatMap((to) => {
    const route = routeTo(world, unit, found, to);
    return route ? [{ do: 'moveUnit', units: [no], path: route.path } as const] : [];
  });
}

/** Every hex an airborne unit may be flown to. */
export function landings(world: World, state: State, unit: Unit): Hex[] {
  if (!mayFly(unit) || takeOffFault(world, state, unit)) return [];
  return [...flights(world.board, unit.at, AIRBORNE_RANGE).keys()].filter(
    (to) => to !== unit.at && !landingFault(world, state, unit, to),
  );
}

function* endings(world: World, state: State): Generator<Command> {
  const plain = ending(world, state, undefined);
  if (!isObjection(plain)) return yield { do: 'endMovement' };
  if (plain.rule !== 'B7.a11') return;
  const demands = sacrifices(world, state, (contact) => isTrapped(world, state, contact.unit)) ?? [];
  // One named set per cluster with a choice; others follow from it.
  let picks: UnitNo[][] = [[]];
  for (const sets of demands) picks = picks.flatMap((pick) => sets.map((set) => [...pick, ...set])).slice(0, 64);
  for (const abandon of picks) yield { do: 'endMovement', abandon };
}

function pick<T>(list: readonly T[], choose: Choose): T | undefined {
  return list.length > 0 ? list[choose(list.length)] : undefined;
}

/** A move to a random hex, tried a few times: a drawn node may be the hex the unit stands on. */
function randomMove(world: World, state: State, no: UnitNo, choose: Choose): Command | undefined {
  const unit = state.units[no] as Unit;
  const found = reachOf(world, state, unit);
  for (let tries = 0; tries < 8; tries++) {
    const hex = randomHex(world, unit, found, choose);
    const route = hex === undefined ? undefined : routeTo(world, unit, found, hex);
    if (route) return { do: 'moveUnit', units: [no], path: route.path };
  }
  return undefined;
}

function randomArrival(world: World, state: State, no: UnitNo, choose: Choose): Command | undefined {
  const field = fieldOf(world.board, state.units);
  const unit = state.units[no] as Unit;
  const hexes = world.board.homeCityHexes[state.mover].filter((hex) => roomFor(field, unit, hex));
  const hex = pick(
    hexes.filter((one) => !arrivalFault(world, state, state.mover, one)),
    choose,
  );
  return hex === undefined ? undefined : { do: 'placeReinforcement', unit: no, hex };
}

/** When movement cannot end yet: put right what stands in the way, or take moves back. */
function wayOut(world: World, state: State, choose: Choose): Command {
  const field = fieldOf(world.board, state.units);
  const enemy = other(state.mover);
  const crowded = overfull(world, state, state.mover)?.hex;
  const inTheWay = (unit: Unit) => unit.at === crowded || (!unit.moved && inZoc(field, enemy, unit.at));
  const stuck = onMap(state, state.mover, inTheWay);
  const safe = (unit: Unit) => (hex: Hex) => !inZoc(field, enemy, hex) && roomFor(field, unit, hex);
  while (stuck.length > 0 && (state.trail.length === 0 || choose(3) > 0)) {
    const [no] = stuck.splice(choose(stuck.length), 1) as [UnitNo];
    const unit = state.units[no] as Unit;
    const found = reachOf(world, state, unit);
    // All of them, not a few drawn: where one way out is left it must be found.
    const hex = pick(hexesReached(world, unit, found).filter(safe(unit)), choose);
    const route = hex === undefined ? undefined : routeTo(world, unit, found, hex);
    if (route) return { do: 'moveUnit', units: [no], path: route.path };
  }
  return state.trail.length > 0 ? { do: 'takeBack', what: choose(2) === 0 ? 'last' : 'phase' } : { do: 'resign' };
}

function sampleMove(world: World, state: State, choose: Choose): Command {
  const idle = onMap(state, state.mover, (unit) => !unit.stopped && unit.spent < allowance(unit));
  const arrivals = dueUnits(state, state.mover);
  // The fewer units are left to move, the likelier the phase ends.
  for (let tries = 0; tries < 4 && choose(idle.length + arrivals.length + 2) > 1; tries++) {
    const arrival = choose(3) === 0 ? pick(arrivals, choose) : undefined;
    const placed = arrival === undefined ? undefined : randomArrival(world, state, arrival, choose);
    if (placed) return placed;
    const no = pick(idle, choose);
    if (no === undefined) break;
    const unit = state.units[no] as Unit;
    if (mayFly(unit) && choose(3) === 0) {
      const to = pick(landings(world, state, unit), choose);
      if (to !== undefined) return { do: 'flyAirborne', unit: no, to };
    }
    const move = randomMove(world, state, no, choose);
    if (move) return move;
  }
  return pick([...endings(world, state)], choose) ?? wayOut(world, state, choose);
}

export const movementStep = (world: World): BlitzStep<'movement'> => ({
  rule: 'B80.3',
  commands: ['placeReinforcement', 'moveUnit', 'flyAirborne', 'takeBack', 'endMovement'],
  side: (state) => state.mover,
  asks: (state) => `${state.mover} moves in turn ${state.turn}; endMovement goes on to the battles`,
  *legal(state) {
    for (const no of dueUnits(state, state.mover)) {
      for (const hex of world.board.homeCityHexes[state.mover]) {
        const command = { do: 'placeReinforcement', unit: no, hex } as const;
        if (!reinforceFault(world, state, command)) yield command;
      }
    }
    for (const no of onMap(state, state.mover)) {
      yield* moves(world, state, no);
      for (const to of landings(world, state, state.units[no] as Unit)) yield { do: 'flyAirborne', unit: no, to };
    }
    if (state.trail.length > 0) {
      yield { do: 'takeBack', what: 'last' };
      yield { do: 'takeBack', what: 'phase' };
    }
    yield* endings(world, state);
  },
  sample: (state, _frame, choose) => sampleMove(world, state, choose),
  check(state, _frame, command) {
    switch (command.do) {
      case 'placeReinforcement':
        return reinforceFault(world, state, command);
      case 'moveUnit':
        return moveFault(world, state, command);
      case 'flyAirborne':
        return flyFault(world, state, command);
      case 'takeBack':
        return takeBackFault(state);
      case 'endMovement': {
        const doomed = ending(world, state, command.abandon);
        return isObjection(doomed) ? doomed : undefined;
      }
      default:
        return unexpected(command);
    }
  },
  play(state, _frame, command, emit) {
    switch (command.do) {
      case 'placeReinforcement':
        return emit({ is: 'reinforced', unit: command.unit, hex: command.hex });
      case 'moveUnit': {
        for (const no of command.units) {
          const walked = walk(world, state, state.units[no] as Unit, command.path);
          if (isObjection(walked)) throw new Error(`an unchecked move was played: ${walked.because}`);
          emit({ is: 'moved', unit: no, path: command.path, ...walked });
        }
        if (!world.rules.controlInPassing()) return;
        const changes = passedCities(world, state, state.mover, command.path);
        if (changes.length > 0) emit({ is: 'control', changes });
        return;
      }
      case 'flyAirborne': {
        const unit = state.units[command.unit] as Unit;
        const path = command.path ?? flightPath(world.board, unit.at, command.to, AIRBORNE_RANGE);
        if (!path) throw new Error('an unchecked flight was played');
        return emit({ is: 'flown', unit: command.unit, path, stopped: landsRough(world.board, command.to) });
      }
      case 'takeBack':
        return emit(takenBack(state, command.what));
      case 'endMovement': {
        const doomed = ending(world, state, command.abandon);
        if (isObjection(doomed)) throw new Error(`an unchecked end of movement was played: ${doomed.because}`);
        if (doomed.length > 0) emit({ is: 'doomed', units: doomed });
        return beginDeclaration(world, state, emit);
      }
      default:
        return unexpected(command);
    }
  },
});
