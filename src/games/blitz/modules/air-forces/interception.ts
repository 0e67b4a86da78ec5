import { isObjection, type Objection, objection } from '../../../../core/objection.ts';
import { say, theHex } from '../../../../core/say.ts';
import type { Hex } from '../../../../hex/hex.ts';
import { flights, skiesFault } from '../../chapters/air/air.ts';
import { isFighter } from '../../kinds.ts';
import { ownUnit } from '../../step.ts';
import { type FrameAt, other, type State, type Unit, type UnitNo } from '../../types.ts';
import type { World } from '../../world.ts';
import { baseFault, hitFault, roomFault } from './bases.ts';

/** M12.22, M12.23: fighters that stand by meet a flight. */

type Flight = FrameAt<'flight'>;

/** M12.22, M10.21, M14.10: can it meet anybody at all? */
function callFault(world: World, state: State, no: UnitNo): Objection | undefined {
  const unit = ownUnit(state, other(state.mover), no, 'M12.22');
  if (isObjection(unit)) return unit;
  if (!isFighter(unit)) return objection('M12.chart', say`${unit} is no fighter: it does not intercept`);
  if (!unit.onCall || unit.place !== 'map')
    return objection('M12.23', say`${unit} does not stand by to intercept, or has done so`);
  return (
    baseFault(world, state, unit.side, unit.at) ??
    world.rules.grounded({ world, state, unit }) ??
    hitFault(world, state, unit.side, unit.at) ??
    skiesFault(world, state, unit.at)
  );
}

const reaches = (world: World, state: State, { at, mf }: Unit, hex: Hex): boolean =>
  flights(world, state, [at], mf).has(hex);

export function interceptFault(
  world: World,
  state: State,
  flight: Flight,
  units: readonly UnitNo[],
  hex: Hex,
  home?: Hex,
): Objection | undefined {
  const { grid } = world.board;
  const where = theHex(grid, hex);
  if (units.length === 0) return objection('M12.22', say`no unit is named`);
  if (new Set(units).size < units.length) return objection('M12.23', say`a unit is named twice`);
  const onTheWay = flight.groups.some(({ hexes }) => hexes.includes(hex));
  const over = flight.stage === 'intercept' ? flight.hex : undefined;
  if (hex !== over && !world.rules.meetsAnywhere())
    return objection('M12.22', say`the flight is met over its target ${theHex(grid, flight.hex)}, not at ${where}`);
  if (!onTheWay && hex !== over) return objection('M12.31', say`the flight does not pass ${where}`);
  if (flight.interceptors.length > 0 && hex !== (flight.meeting ?? flight.hex))
    return objection('M12.31', say`the others meet the flight over ${theHex(grid, flight.meeting ?? flight.hex)}`);
  for (const no of units) {
    const fault = callFault(world, state, no);
    if (fault) return fault;
    const unit = state.units[no] as Unit;
    if (!reaches(world, state, unit, hex))
      return objection('M12.22', say`${where} is out of range of ${unit} (${unit.mf} {hex|hexes})`);
  }
  return skiesFault(world, state, hex) ?? (home === undefined ? undefined : homeFault(world, state, units, hex, home));
}

/** M12.28: another base in range, with room. */
function homeFault(world: World, state: State, units: readonly UnitNo[], hex: Hex, home: Hex): Objection | undefined {
  const crews = units.map((no) => state.units[no] as Unit);
  const far = crews.find(({ mf }) => !flights(world, state, [hex], mf).has(home));
  return far
    ? objection('M12.28', say`${theHex(world.board.grid, home)} is out of range of ${far} (${far.mf} {hex|hexes})`)
    : roomFault(world, state, other(state.mover), home, crews);
}

/** The fighters that can meet the flight over a hex. */
export function callable(world: World, state: State, hex: Hex): UnitNo[] {
  if (skiesFault(world, state, hex)) return [];
  const side = other(state.mover);
  return state.units.flatMap((unit, no) =>
    unit.onCall && unit.side === side && !callFault(world, state, no) && reaches(world, state, unit, hex) ? [no] : [],
  );
}

/** M12.31: the hexes where a flight can be met. */
export function meetings(world: World, { hex, groups, stage }: Flight): Hex[] {
  const over = stage === 'intercept' ? [hex] : [];
  return world.rules.meetsAnywhere() ? [...new Set([...over, ...groups.flatMap(({ hexes }) => hexes)])] : over;
}
