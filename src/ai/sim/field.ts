import { type Hex, NOWHERE } from '../../hex/hex.ts';
import type { UnitNo } from '../../blitz/types.ts';
import { AT, AV, AVS, FIRST_AIRCRAFT, MOST_AVS, ON_MAP, PLACE_SHIFT, SIDE_SHIFT, TYPE_BITS, WHO } from './layout.ts';
import { put, type Sim } from './sim.ts';
import { dfOf, header, moverOf, putUnit, type SideNo, sideOf, typeOf, unitCell, whoOf } from './units.ts';

/**
 * Who stands where, kept up to date with every step. For each side and hex one cell: in the low three bits how many
 * neighbouring hexes hold a ground unit of that side (B7.z1), above them its ground units in the hex, above these its
 * aircraft on the ground (B6.6), and in the top bit whether the hex is shut to everybody (T22.2, O23.5.9).
 * Victims of an automatic victory leave no marks (T7.3.3, T7.3.5).
 */
export const ZOC_BITS = 7;
/** From this value on a hex cannot be entered. */
export const BARRING = 8;
const GROUND_UNIT = 8;
export const GROUND_BITS = 63 << 3;
const PARKED_UNIT = 1 << 9;
const SHUT = 1 << 15;

export const fieldCell = ({ cells, layout }: Sim, side: SideNo, hex: Hex): number =>
  cells[layout.field + side * layout.hexes + hex] as number;

/** Is the hex in a zone of control of that side? */
export const inZocOf = (sim: Sim, side: SideNo, hex: Hex): boolean => (fieldCell(sim, side, hex) & ZOC_BITS) !== 0;

/** B6.6: does a unit of that side, on the ground or parked, bar the enemy? */
export const barredBy = (sim: Sim, side: SideNo, hex: Hex): boolean => (fieldCell(sim, side, hex) & ~SHUT) >= BARRING;

/** T22.2, O23.5.9: closed to everybody who moves. */
export const isShut = (sim: Sim, hex: Hex): boolean => fieldCell(sim, 0, hex) >= SHUT;

/** T22.2: an uncaptured city hex of a minor country. */
export function isShutCity({ cells, layout, world }: Sim, hex: number): boolean {
  const { board, minors } = world;
  const city = board.cityHexNo[hex] ?? -1;
  if (city < 0 || !minors.includes(board.country[hex] ?? -1)) return false;
  return ((cells[layout.cities + city] as number) & 16) === 0;
}

/** B10.2: a ground unit in the hex or next to it. */
export const coversHex = (sim: Sim, side: SideNo, hex: Hex): boolean =>
  (fieldCell(sim, side, hex) & (ZOC_BITS | GROUND_BITS)) !== 0;

/** The units on a hex, of both sides and aircraft too: number + 1, 0 at the end. */
export const firstOn = ({ cells, layout }: Sim, hex: Hex): number => cells[layout.head + hex] as number;
export const nextOn = ({ cells, layout }: Sim, link: number): number => cells[layout.next + link - 1] as number;

/** B8.1: size of a side's ground units in a hex. */
export function stackSizeOf(sim: Sim, side: SideNo, hex: Hex): number {
  let size = 0;
  for (let link = firstOn(sim, hex); link !== 0; link = nextOn(sim, link)) {
    const who = whoOf(sim, link - 1);
    if (((who >> SIDE_SHIFT) & 1) === side && (who & TYPE_BITS) < FIRST_AIRCRAFT) size += dfOf(sim, link - 1);
  }
  return size;
}

/** Has a side ground units in a hex, victims included? */
export function holdsHex(sim: Sim, side: SideNo, hex: Hex): boolean {
  for (let link = firstOn(sim, hex); link !== 0; link = nextOn(sim, link)) {
    const who = whoOf(sim, link - 1);
    if (((who >> SIDE_SHIFT) & 1) === side && (who & TYPE_BITS) < FIRST_AIRCRAFT) return true;
  }
  return false;
}

/** Aircraft of a side on the ground there? */
export function hasParked(sim: Sim, side: SideNo, hex: Hex): boolean {
  for (let link = firstOn(sim, hex); link !== 0; link = nextOn(sim, link)) {
    const who = whoOf(sim, link - 1);
    if (((who >> SIDE_SHIFT) & 1) === side && (who & TYPE_BITS) >= FIRST_AIRCRAFT) return true;
  }
  return false;
}

/** T7.3: is the hex the victim of an automatic victory? */
export function isVictimHex(sim: Sim, hex: Hex): boolean {
  if (header(sim, AVS) === 0) return false;
  const { cells, layout } = sim;
  for (let slot = 0; slot < MOST_AVS; slot++) {
    const at = layout.avs + slot * AV;
    const count = cells[at] as number;
    for (let i = 1; i <= count; i++) if (cells[at + i] === hex) return true;
  }
  return false;
}

const leavesNoMarks = (sim: Sim, side: SideNo, hex: Hex): boolean =>
  header(sim, AVS) !== 0 && side !== moverOf(sim) && isVictimHex(sim, hex);

/** Adds a unit's marks to the field, or takes them away. */
function setMarks(sim: Sim, no: UnitNo, hex: Hex, by: 1 | -1): void {
  const { cells, layout, world } = sim;
  const field = layout.field + sideOf(sim, no) * layout.hexes;
  const before = cells[field + hex] as number;
  if (typeOf(sim, no) >= FIRST_AIRCRAFT) return put(sim, field + hex, before + by * PARKED_UNIT);
  put(sim, field + hex, before + by * GROUND_UNIT);
  // Only the first to come and the last to go change the zone of control.
  if (((by > 0 ? before : before - GROUND_UNIT) & GROUND_BITS) !== 0) return;
  const { neighbours } = world.board.grid;
  for (let edge = hex * 6; edge < hex * 6 + 6; edge++) {
    const beside = neighbours[edge] as Hex;
    if (beside !== NOWHERE) put(sim, field + beside, (cells[field + beside] as number) + by);
  }
}

/** Units of a hex are linked in the order of their numbers, so that equal positions are equal cell by cell. */
function link(sim: Sim, no: UnitNo, hex: Hex): void {
  const { cells, layout } = sim;
  let at = layout.head + hex;
  for (let after = cells[at] as number; after !== 0 && after < no + 1; after = cells[at] as number)
    at = layout.next + after - 1;
  put(sim, layout.next + no, cells[at] as number);
  put(sim, at, no + 1);
}

function unlink(sim: Sim, no: UnitNo, hex: Hex): void {
  const { cells, layout } = sim;
  let at = layout.head + hex;
  while (cells[at] !== no + 1) at = layout.next + (cells[at] as number) - 1;
  put(sim, at, cells[layout.next + no] as number);
  put(sim, layout.next + no, 0);
}

/** Takes a unit off its hex; its cell AT is the caller's. */
export function leaveHex(sim: Sim, no: UnitNo): void {
  if (((whoOf(sim, no) >> PLACE_SHIFT) & 7) !== ON_MAP) return;
  const hex = unitCell(sim, no, AT) - 1;
  unlink(sim, no, hex);
  if (!leavesNoMarks(sim, sideOf(sim, no), hex)) setMarks(sim, no, hex, -1);
}

/** Puts a unit that is on the map onto its hex. */
export function enterHex(sim: Sim, no: UnitNo): void {
  const hex = unitCell(sim, no, AT) - 1;
  link(sim, no, hex);
  if (!leavesNoMarks(sim, sideOf(sim, no), hex)) setMarks(sim, no, hex, 1);
}

/** Moves a unit on the map to another hex; what it has spent is the caller's. */
export function relocate(sim: Sim, no: UnitNo, to: Hex): void {
  leaveHex(sim, no);
  putUnit(sim, no, AT, to + 1);
  enterHex(sim, no);
}

/** Moves a unit, wherever it is, to a place and a hex (NOWHERE off the map). */
export function putAt(sim: Sim, no: UnitNo, place: number, hex: Hex): void {
  leaveHex(sim, no);
  putUnit(sim, no, AT, hex + 1);
  const who = unitCell(sim, no, WHO);
  putUnit(sim, no, WHO, (who & ~(7 << PLACE_SHIFT)) | (place << PLACE_SHIFT));
  if (place === ON_MAP) enterHex(sim, no);
}

/** The marks of those in a hex come or go when it becomes, or ceases to be, the victim of an automatic victory. */
export function markVictims(sim: Sim, hex: Hex, by: 1 | -1): void {
  const mover = moverOf(sim);
  for (let at = firstOn(sim, hex); at !== 0; at = nextOn(sim, at))
    if (sideOf(sim, at - 1) !== mover) setMarks(sim, at - 1, hex, by);
}

/** T22.2, O23.5.9 */
export function setShut(sim: Sim, hex: Hex, shut: boolean): void {
  const { cells, layout } = sim;
  for (let side = 0; side < 2; side++) {
    const at = layout.field + side * layout.hexes + hex;
    const value = cells[at] as number;
    put(sim, at, shut ? value | SHUT : value & ~SHUT);
  }
}
