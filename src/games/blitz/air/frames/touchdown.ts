import type { Choose } from '#core/dice/dice.ts';
import { code, msg, theHex, theSide } from '#core/message.ts';
import { isObjection, type Objection, objection, type RuleId } from '#core/objection.ts';
import type { Hex } from '#hex/hex.ts';
import { ANY_RANGE, flightPath, type Flights, flights, skiesFault } from '../rules/air.ts';
import type { Zone } from '#games/blitz/board.ts';
import { trespass } from '#games/blitz/countries/rules/minors.ts';
import { airRoom, baseFault, landingBases, zoneChangeFault } from '../rules/missions.ts';
import { advancePhase } from '#games/blitz/sequence.ts';
import { seaRoomFault } from '#games/blitz/sea/rules/sea.ts';
import { friendly } from '#games/blitz/countries/rules/cities.ts';
import type { Command, Side, State, Unit, UnitNo } from '#games/blitz/types.ts';
import { isAircraft } from '#games/blitz/kinds.ts';
import type { World } from '#games/blitz/world.ts';
import { splitFault } from '#games/blitz/combat/frames/split.ts';
import { pick } from '#games/blitz/ground/frames/moves.ts';
import { type BlitzStep, ownUnit, unexpected, unitsWhere } from '#games/blitz/step.ts';
import { theUnit, theUnits } from '#games/blitz/words.ts';

/** T80.9, O80.5: aircraft land, and those that flew no mission may be rebased. */

const aloft = (state: State, side: Side): UnitNo[] =>
  unitsWhere(state, (unit) => unit.side === side && unit.place === 'air');

/** O23.7.6: sea-based aircraft go back to their own box. */
const boxOf = (world: World, state: State, unit: Unit): Zone | undefined =>
  unit.base === undefined && unit.zone !== undefined && !seaRoomFault(world, state, unit) ? unit.zone : undefined;

const placesFor = (world: World, state: State, unit: Unit): (Hex | Zone)[] => {
  const box = boxOf(world, state, unit);
  const grounded = world.rules.flight({ state, kind: 'landing' });
  return grounded ? [] : [...(box ? [box] : []), ...landingBases(world, state, unit)];
};

function landFault(world: World, state: State, side: Side, no: UnitNo, to: Hex | Zone): Objection | undefined {
  const unit = ownUnit(state, side, no, 'T23.0.6');
  if (isObjection(unit)) return unit;
  if (unit.place !== 'air') return objection('T23.0.6', msg`${unit} is not in the air`);
  if (typeof to !== 'number') {
    return boxOf(world, state, unit) === to
      ? undefined
      : objection('O23.7.6', msg`${unit} does not come from box ${code(to)}`);
  }
  const where = theHex(world.board.grid, to);
  if (landingBases(world, state, unit).includes(to)) return undefined;
  const fault =
    baseFault(world, state, unit, to) ?? world.rules.airspace({ state, hex: to }) ?? skiesFault(world, state, to);
  return fault ?? objection('T23.0.6', msg`${where} is out of range from the target (${unit.mf} {hex|hexes})`);
}

/** Flights of a unit at any distance, calculated on first use and once for all bases. */
function anywhere(world: World, state: State, no: UnitNo): () => Flights {
  let found: Flights | undefined;
  return () => (found ??= flights(world, state, [(state.units[no] as Unit).at], ANY_RANGE));
}

/** T23.0.8: aircraft that flew no mission, at any distance, once. */
function rebaseFault(
  world: World,
  state: State,
  side: Side,
  no: UnitNo,
  to: Hex,
  ways = anywhere(world, state, no),
): Objection | undefined {
  const unit = ownUnit(state, side, no, 'T23.0.8');
  if (isObjection(unit)) return unit;
  const grounded = world.rules.flight({ state, kind: 'rebase' }) ?? world.rules.grounded({ world, state, unit, to });
  if (grounded) return grounded;
  if (side !== state.mover)
    return objection('Q23.0.1', msg`aircraft do not leave their bases in the opponent's player turn`);
  if (!isAircraft(unit) || unit.place !== 'map') return objection('T23.0.8', msg`${unit} is no aircraft on the ground`);
  if (unit.flown) return objection('T23.0.8', msg`${unit} has flown in this player turn`);
  if (unit.at === to) return objection('T23.0.8', msg`${unit} is already there`);
  const stays = world.rules.leave({ world, state, unit }) ?? zoneChangeFault(unit);
  if (stays) return stays;
  const fault =
    baseFault(world, state, unit, to) ??
    world.rules.airspace({ state, hex: unit.at }) ??
    world.rules.airspace({ state, hex: to }) ??
    skiesFault(world, state, unit.at) ??
    skiesFault(world, state, to);
  if (fault) return fault;
  if (ways().has(to)) return undefined;
  return objection('T6.3.7', msg`there is no way by air to ${theHex(world.board.grid, to)}`);
}

/** T23.0.6a: aircraft on a hex that is not friendly or has no room, at the end of their owner's player turn. */
function homeless(world: World, state: State, side: Side): UnitNo[] {
  if (side !== state.mover) return [];
  const parked = unitsWhere(state, (unit) => unit.side === side && unit.place === 'map' && isAircraft(unit));
  return parked.filter((no) => {
    const unit = state.units[no] as Unit;
    if (friendly(world, state, side, unit.at) && airRoom(world, state, side, unit.at) >= 0) return false;
    return !keptByWeather(world, state, side, no);
  });
}

/** T23.0.6a: aircraft that are lost where they stand when the phase ends, and could still be rebased. */
export function stranded(world: World, state: State, side: Side): UnitNo[] {
  return homeless(world, state, side).filter((no) => {
    const ways = anywhere(world, state, no);
    return world.board.cityHexes.some((to) => !rebaseFault(world, state, side, no, to, ways));
  });
}

/** O90.13: only the weather keeps it from a base: in clear skies it could still be rebased, now it cannot. */
function keptByWeather(world: World, state: State, side: Side, no: UnitNo): boolean {
  const couldRebase = (now: State): boolean => {
    const ways = anywhere(world, now, no);
    return world.board.cityHexes.some((to) => !rebaseFault(world, now, side, no, to, ways));
  };
  const { indicator: _indicator, ...calm } = state;
  return couldRebase({ ...calm, weather: 'clear' }) && !couldRebase(state);
}

function someLanding(world: World, state: State, side: Side, choose: Choose): Command | undefined {
  const no = pick(aloft(state, side), choose);
  if (no === undefined) return undefined;
  const to = pick(placesFor(world, state, state.units[no] as Unit), choose);
  return to === undefined ? undefined : { do: 'landAircraft', unit: no, to };
}

/** The mover's aircraft land first, then the opponent's interceptors. */
const phaseOf = (state: State, side: Side): RuleId => (side === state.mover ? 'T80.9' : 'O80.5');

export const landingStep = (world: World): BlitzStep<'landing'> => ({
  rule: 'T80.9',
  ruleIn: (state, { side }) => phaseOf(state, side),
  commands: ['splitUnit', 'landAircraft', 'rebase', 'endLanding'],
  side: (_state, frame) => frame.side,
  asks: (state, { side }) => {
    const left = aloft(state, side).length;
    if (left > 0) return msg`${theSide(side)} lands ${left} aircraft; those without a base are lost`;
    const lost = stranded(world, state, side);
    return lost.length > 0
      ? msg`${theSide(side)} may rebase aircraft; endLanding loses ${theUnits(state, lost)}: no base of theirs any more (T23.0.6a)`
      : msg`${theSide(side)} may rebase aircraft; endLanding goes on`;
  },
  *legal(state, { side }) {
    for (const no of aloft(state, side)) {
      for (const to of placesFor(world, state, state.units[no] as Unit)) yield { do: 'landAircraft', unit: no, to };
    }
    for (const no of unitsWhere(
      state,
      (unit) => unit.side === side && unit.place === 'map' && isAircraft(unit) && !unit.flown,
    )) {
      const ways = anywhere(world, state, no);
      for (const to of world.board.cityHexes)
        if (!rebaseFault(world, state, side, no, to, ways)) yield { do: 'rebase', unit: no, to };
    }
    if (!landable(world, state, side)) yield { do: 'endLanding' };
  },
  sample(state, { side }, choose) {
    const landing = someLanding(world, state, side, choose);
    if (landing) return landing;
    if (choose(3) === 0 && side === state.mover) {
      const ready = unitsWhere(
        state,
        (unit) => unit.side === side && unit.place === 'map' && isAircraft(unit) && !unit.flown,
      );
      const no = pick(ready, choose);
      const to = pick(world.board.cityHexes, choose);
      if (no !== undefined && to !== undefined && !rebaseFault(world, state, side, no, to))
        return { do: 'rebase', unit: no, to };
    }
    const last = landable(world, state, side);
    return last ?? { do: 'endLanding' };
  },
  check(state, { side }, command) {
    switch (command.do) {
      case 'splitUnit':
        return splitFault(world, state, side, command);
      case 'landAircraft':
        return landFault(world, state, side, command.unit, command.to);
      case 'rebase':
        return rebaseFault(world, state, side, command.unit, command.to);
      case 'endLanding': {
        const left = landable(world, state, side);
        if (!left) return undefined;
        return objection(phaseOf(state, side), msg`${theUnit(state, left.unit)} can still land`);
      }
      default:
        return unexpected(command);
    }
  },
  play(state, { side }, command, emit) {
    switch (command.do) {
      case 'splitUnit':
        return emit({ is: 'split', unit: command.unit, sizes: command.sizes });
      case 'landAircraft': {
        const unit = state.units[command.unit] as Unit;
        const path =
          typeof command.to === 'number' ? (flightPath(world, state, side, [unit.at], command.to, unit.mf) ?? []) : [];
        trespass(world, state, side, [command.unit], path, emit);
        return emit({ is: 'landed', unit: command.unit, to: command.to, path });
      }
      case 'rebase': {
        const unit = state.units[command.unit] as Unit;
        const path = flightPath(world, state, side, [unit.at], command.to, ANY_RANGE) ?? [];
        trespass(world, state, side, [command.unit], path, emit);
        return emit({ is: 'rebased', unit: command.unit, to: command.to, path });
      }
      case 'endLanding': {
        const adrift = aloft(state, side);
        if (adrift.length > 0) emit({ is: 'eliminated', units: adrift, rule: 'T23.0.6' });
        const lost = homeless(world, state, side);
        if (lost.length > 0) emit({ is: 'eliminated', units: lost, rule: 'T23.0.6a' });
        return advancePhase(world, state, emit);
      }
      default:
        return unexpected(command);
    }
  },
  settle(state, { side }, emit) {
    const anything = state.units.some(
      (unit) => unit.side === side && isAircraft(unit) && ['map', 'air'].includes(unit.place),
    );
    const toDo = side === state.mover ? anything : aloft(state, side).length > 0;
    if (toDo) return false;
    advancePhase(world, state, emit);
    return true;
  },
});

/** A landing that is still open: while there is one the phase does not end (T80.9). */
function landable(
  world: World,
  state: State,
  side: Side,
): { do: 'landAircraft'; unit: UnitNo; to: Hex | Zone } | undefined {
  for (const no of aloft(state, side)) {
    const [to] = placesFor(world, state, state.units[no] as Unit);
    if (to !== undefined) return { do: 'landAircraft', unit: no, to };
  }
  return undefined;
}
