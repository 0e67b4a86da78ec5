import { isObjection, type Objection, objection } from '#core/objection.ts';
import { msg, theHex, these, theSide } from '#core/message.ts';
import type { Hex } from '#hex/hex.ts';
import { airGroup, fightInTheAir, interceptedHexes, mustAllot } from '../rules/fighters.ts';
import { trespass } from '#games/blitz/countries/rules/minors.ts';
import { factorsOfUnits, rangeFault, readyFault, wayTo } from '../rules/missions.ts';
import { other, type State, type Unit, type UnitNo } from '#games/blitz/types.ts';
import type { World } from '#games/blitz/world.ts';
import { splitFault } from '#games/blitz/combat/frames/split.ts';
import { pick } from '#games/blitz/ground/frames/moves.ts';
import { type BlitzStep, ownUnit, unexpected, unitsWhere } from '#games/blitz/step.ts';
import { flies } from '#games/blitz/kinds.ts';
import { advancePhase } from '#games/blitz/sequence.ts';

/** O80.3: the opponent's fighters meet the mover's aircraft. */

const targets = (state: State): Hex[] => [
  ...new Set(state.missions.filter((one) => one.kind !== 'intercept').map((one) => one.hex)),
];

function interceptFault(world: World, state: State, no: UnitNo, hex: Hex): Objection | undefined {
  const unit = ownUnit(state, other(state.mover), no, 'O23.0.6');
  if (isObjection(unit)) return unit;
  if (!flies(unit, 'intercept')) return objection('O23.0.7', msg`${unit} is no fighter`);
  const fault = readyFault(world, state, unit, 'intercept');
  if (fault) return fault;
  const where = theHex(world.board.grid, hex);
  if (!targets(state).includes(hex)) return objection('O23.0.7', msg`no enemy aircraft on a mission over ${where}`);
  return rangeFault(world, state, unit, hex, 'O23.0.7');
}

const ready = (state: State): UnitNo[] =>
  unitsWhere(
    state,
    (unit) =>
      unit.side !== state.mover && flies(unit, 'intercept') && ['map', 'sea'].includes(unit.place) && !unit.flown,
  );

export const interceptionStep = (world: World): BlitzStep<'interception'> => ({
  rule: 'O80.3',
  commands: ['splitUnit', 'assignInterceptor', 'endInterception'],
  side: (state) => other(state.mover),
  asks: (state) =>
    msg`${theSide(other(state.mover))} may send fighters against the enemy's aircraft; endInterception goes on`,
  *legal(state) {
    for (const no of ready(state)) {
      for (const hex of targets(state)) {
        if (!interceptFault(world, state, no, hex)) yield { do: 'assignInterceptor', units: [no], hex };
      }
    }
    yield { do: 'endInterception' };
  },
  sample(state, _frame, choose) {
    const no = pick(ready(state), choose);
    const hex = pick(targets(state), choose);
    const fits = no !== undefined && hex !== undefined && !interceptFault(world, state, no, hex);
    return fits && choose(4) > 0 ? { do: 'assignInterceptor', units: [no], hex } : { do: 'endInterception' };
  },
  check(state, _frame, command) {
    switch (command.do) {
      case 'splitUnit':
        return splitFault(world, state, other(state.mover), command);
      case 'assignInterceptor': {
        if (command.home !== undefined)
          return objection('O90.9', msg`interceptors choose where they land when the others have landed`);
        if (command.units.length === 0) return objection('O23.0.6', msg`no fighters are named`);
        if (new Set(command.units).size < command.units.length) return objection('O23.0.6', msg`a unit is named twice`);
        for (const no of command.units) {
          const fault = interceptFault(world, state, no, command.hex);
          if (fault) return fault;
        }
        return undefined;
      }
      case 'endInterception':
        return undefined;
      default:
        return unexpected(command);
    }
  },
  play(state, _frame, command, emit) {
    switch (command.do) {
      case 'splitUnit':
        return emit({ is: 'split', unit: command.unit, sizes: command.sizes });
      case 'assignInterceptor':
        for (const no of command.units) {
          const unit = state.units[no] as Unit;
          trespass(world, state, unit.side, [no], wayTo(world, state, unit, command.hex), emit);
          emit({ is: 'mission', mission: { unit: no, kind: 'intercept', hex: command.hex } });
        }
        return;
      case 'endInterception':
        return emit({ is: 'turnTo', frame: { at: 'airFights', hexes: interceptedHexes(state) } });
      default:
        return unexpected(command);
    }
  },
  settle(state, _frame, emit) {
    // B80.9: nobody to send and nobody sent.
    const able = ready(state).some((no) => targets(state).some((hex) => !interceptFault(world, state, no, hex)));
    if (able || interceptedHexes(state).length > 0) return false;
    advancePhase(world, state, emit);
    return true;
  },
});

/** O80.3: hex by hex in the order the mover chooses. */
export const airFightsStep = (world: World): BlitzStep<'airFights'> => ({
  rule: 'O80.3',
  commands: ['resolveAirFight'],
  side: (state) => state.mover,
  asks: (state, { hexes }) =>
    msg`${theSide(state.mover)} resolves the fighter combat over ${these(
      hexes.map((hex) => theHex(world.board.grid, hex)),
      ', ',
    )}`,
  *legal(_state, { hexes }) {
    for (const hex of hexes) yield { do: 'resolveAirFight', hex };
  },
  sample: (_state, { hexes }, choose) => ({ do: 'resolveAirFight', hex: hexes[choose(hexes.length)] ?? -1 }),
  check(_state, { hexes }, command) {
    if (command.do !== 'resolveAirFight') return unexpected(command);
    if (hexes.includes(command.hex)) return undefined;
    return objection('O80.3', msg`there is no fighter combat over ${theHex(world.board.grid, command.hex)}`);
  },
  play(state, { hexes }, command, emit, dice) {
    if (command.do !== 'resolveAirFight') return unexpected(command);
    const { hex } = command;
    emit({ is: 'turnTo', frame: { at: 'airFights', hexes: hexes.filter((one) => one !== hex) } });
    if (mustAllot(state, hex)) return emit({ is: 'push', frame: { at: 'allot', hex } });
    const all = factorsOfUnits(state, airGroup(state, hex).interceptors);
    fightInTheAir(world, state, hex, all, emit, dice);
  },
  settle(state, { hexes }, emit) {
    if (hexes.length > 0) return false;
    advancePhase(world, state, emit);
    return true;
  },
});

/** O23.6.3: how many interceptors take on the escorts. */
export const allotStep = (world: World): BlitzStep<'allot'> => ({
  rule: 'O80.3',
  commands: ['allotInterceptors'],
  side: (state) => other(state.mover),
  asks: (state, { hex }) => {
    const { least, most } = bounds(state, hex);
    return msg`${theSide(other(state.mover))} sends ${least} to ${most} interceptor {factor|factors} against the escorts, the rest against the bombers`;
  },
  *legal(state, { hex }) {
    const { least, most } = bounds(state, hex);
    for (let against = least; against <= most; against++) yield { do: 'allotInterceptors', against };
  },
  sample(state, { hex }, choose) {
    const { least, most } = bounds(state, hex);
    return { do: 'allotInterceptors', against: least + choose(most - least + 1) };
  },
  check(state, { hex }, command) {
    if (command.do !== 'allotInterceptors') return unexpected(command);
    const { least, most } = bounds(state, hex);
    if (command.against >= least && command.against <= most) return undefined;
    return objection(
      'O23.6.3',
      msg`${least} to ${most} {factor goes|factors go} against the escorts, not ${command.against}`,
    );
  },
  play(state, { hex }, command, emit, dice) {
    if (command.do !== 'allotInterceptors') return unexpected(command);
    emit({ is: 'pop' });
    fightInTheAir(world, state, hex, command.against, emit, dice);
  },
});

function bounds(state: State, hex: Hex): { least: number; most: number } {
  const { escorts, interceptors } = airGroup(state, hex);
  return { least: factorsOfUnits(state, escorts), most: factorsOfUnits(state, interceptors) };
}
