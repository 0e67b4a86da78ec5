import type { Hex } from '../../hex/hex.ts';
import type { UnitNo } from '../../blitz/types.ts';
import {
  AT,
  DOOMED,
  FACTORS,
  FIGHT,
  FIRST_AIRCRAFT,
  FLAGS,
  MISSION_BITS,
  MISSION_SHIFT,
  MOVER,
  PACE,
  PLACE_SHIFT,
  RUN,
  SIDE_SHIFT,
  STRIDE,
  TURN,
  TYPE_BITS,
  UNITS,
  WHO,
  ZONE_SHIFT,
} from './layout.ts';
import { put, type Sim } from './sim.ts';

/** What a unit is and has done, read from its cells. Sides: 0 is Blue, 1 is Red. */

export type SideNo = 0 | 1;

export const header = (sim: Sim, cell: number): number => sim.cells[sim.layout.facts + cell] as number;
export const putHeader = (sim: Sim, cell: number, value: number): void => put(sim, sim.layout.facts + cell, value);

export const moverOf = (sim: Sim): SideNo => header(sim, MOVER) as SideNo;
export const turnOf = (sim: Sim): number => header(sim, TURN);
export const unitCount = (sim: Sim): number => header(sim, UNITS);

export const unitCell = (sim: Sim, no: UnitNo, cell: number): number =>
  sim.cells[sim.layout.units + no * STRIDE + cell] as number;
export const putUnit = (sim: Sim, no: UnitNo, cell: number, value: number): void =>
  put(sim, sim.layout.units + no * STRIDE + cell, value);

/** The hex it stands on or flies over, -1 off the map. */
export const atOf = (sim: Sim, no: UnitNo): Hex => unitCell(sim, no, AT) - 1;
export const whoOf = (sim: Sim, no: UnitNo): number => unitCell(sim, no, WHO);
export const typeOf = (sim: Sim, no: UnitNo): number => whoOf(sim, no) & TYPE_BITS;
export const sideOf = (sim: Sim, no: UnitNo): SideNo => ((whoOf(sim, no) >> SIDE_SHIFT) & 1) as SideNo;
export const placeOf = (sim: Sim, no: UnitNo): number => (whoOf(sim, no) >> PLACE_SHIFT) & 7;
/** Its box + 1, 0 for none. */
export const zoneOf = (sim: Sim, no: UnitNo): number => (whoOf(sim, no) >> ZONE_SHIFT) & 7;
export const isGroundUnit = (sim: Sim, no: UnitNo): boolean => typeOf(sim, no) < FIRST_AIRCRAFT;
export const afOf = (sim: Sim, no: UnitNo): number => unitCell(sim, no, FACTORS) & 255;
export const dfOf = (sim: Sim, no: UnitNo): number => unitCell(sim, no, FACTORS) >> 8;
export const mfOf = (sim: Sim, no: UnitNo): number => unitCell(sim, no, PACE) & 255;
export const dueOf = (sim: Sim, no: UnitNo): number => unitCell(sim, no, PACE) >> 8;
export const spentOf = (sim: Sim, no: UnitNo): number => unitCell(sim, no, RUN) & 255;
export const battleOf = (sim: Sim, no: UnitNo): number => unitCell(sim, no, FIGHT) & 255;
/** The automatic victory it is committed to, 0 for none. */
export const avOf = (sim: Sim, no: UnitNo): number => unitCell(sim, no, FIGHT) >> 8;
export const isDoomed = (sim: Sim, no: UnitNo): boolean => (unitCell(sim, no, FLAGS) & DOOMED) !== 0;
/** Kind of its mission + 1, 0 for none. */
export const missionOf = (sim: Sim, no: UnitNo): number => (unitCell(sim, no, FLAGS) & MISSION_BITS) >> MISSION_SHIFT;

/** Sets and clears bits of a cell. */
export function mask(sim: Sim, no: UnitNo, cell: number, clear: number, set: number): void {
  putUnit(sim, no, cell, (unitCell(sim, no, cell) & ~clear & 0xffff) | set);
}

export const setPlace = (sim: Sim, no: UnitNo, place: number): void =>
  mask(sim, no, WHO, 7 << PLACE_SHIFT, place << PLACE_SHIFT);

export const setZone = (sim: Sim, no: UnitNo, zone: number): void =>
  mask(sim, no, WHO, 7 << ZONE_SHIFT, zone << ZONE_SHIFT);
