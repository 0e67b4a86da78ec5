import type { Hex } from '../../hex/hex.ts';
import { NOWHERE } from '../../hex/hex.ts';
import type { UnitNo } from '../../blitz/types.ts';
import { enterHex, isVictimHex, leaveHex, markVictims, putAt, relocate } from './field.ts';
import { dropFromRetreats, growInFrames } from './frames.ts';
import * as L from './layout.ts';
import { put, type Sim } from './sim.ts';
import {
  afOf,
  dfOf,
  header,
  mask,
  moverOf,
  putHeader,
  putUnit,
  setPlace,
  setZone,
  typeOf,
  unitCell,
  unitCount,
  whoOf,
} from './units.ts';

/** What happens to units, in cells: each function does what `evolve` does for the event of that name. */

const DONE = L.MOVED | L.STOPPED | L.FLOWN | L.OFF_ROAD;

/** Puts a unit on a hex, as a plan wants it; nothing is asked and nothing spent. */
export function station(sim: Sim, no: UnitNo, hex: Hex): void {
  if (unitCell(sim, no, L.AT) === hex + 1) return;
  relocate(sim, no, hex);
  mask(sim, no, L.WHO, 0, L.MOVED);
}

export function moved(
  sim: Sim,
  no: UnitNo,
  to: Hex,
  spent: number,
  stopped: boolean,
  innerRun: number,
  offRoad: boolean,
): void {
  relocate(sim, no, to);
  mask(sim, no, L.WHO, L.STOPPED | L.OFF_ROAD, L.MOVED | (stopped ? L.STOPPED : 0) | (offRoad ? L.OFF_ROAD : 0));
  putUnit(sim, no, L.RUN, spent | (innerRun << 8));
}

export function flown(sim: Sim, no: UnitNo, to: Hex, stopped: boolean): void {
  relocate(sim, no, to);
  mask(sim, no, L.WHO, L.STOPPED | L.OFF_ROAD, L.MOVED | L.FLOWN | (stopped ? L.STOPPED : 0));
  mask(sim, no, L.RUN, 0xff00, 0);
}

export function carried(sim: Sim, no: UnitNo, to: Hex, spent: number): void {
  relocate(sim, no, to);
  mask(sim, no, L.WHO, L.OFF_ROAD, L.MOVED | L.FLOWN);
  putUnit(sim, no, L.RUN, spent);
  putHeader(sim, L.CARRIED, header(sim, L.CARRIED) + dfOf(sim, no));
}

const isAircraft = (sim: Sim, no: UnitNo): boolean => typeOf(sim, no) >= L.FIRST_AIRCRAFT;

/** `zone`: its code + 1. */
export function embarked(sim: Sim, no: UnitNo, zone: number): void {
  putAt(sim, no, L.AT_SEA, NOWHERE);
  setZone(sim, no, zone);
  mask(sim, no, L.WHO, 0, L.MOVED | L.STOPPED);
  if (isAircraft(sim, no)) mask(sim, no, L.AFLOAT, 255, header(sim, L.TURN) + 1);
  putUnit(sim, no, L.LANDED_ON, 0);
  putUnit(sim, no, L.AIM, 0);
}

export function sailed(sim: Sim, no: UnitNo, zone: number): void {
  setZone(sim, no, zone);
  mask(sim, no, L.WHO, 0, L.MOVED | L.STOPPED);
  if (isAircraft(sim, no)) mask(sim, no, L.AFLOAT, 0xff00, (header(sim, L.TURN) + 1) << 8);
}

export function landedAtPort(sim: Sim, no: UnitNo, hex: Hex, spent: number, stopped: boolean): void {
  putAt(sim, no, L.ON_MAP, hex);
  setZone(sim, no, 0);
  mask(sim, no, L.WHO, L.STOPPED, L.MOVED | (stopped ? L.STOPPED : 0));
  mask(sim, no, L.RUN, 255, spent);
  mask(sim, no, L.FLAGS, 0, L.ASHORE);
  putUnit(sim, no, L.AFLOAT, 0);
}

export function staged(sim: Sim, no: UnitNo, hex: Hex, aim: Hex): void {
  putAt(sim, no, L.ON_MAP, hex);
  setZone(sim, no, 0);
  putUnit(sim, no, L.AIM, aim + 1);
  mask(sim, no, L.WHO, 0, L.MOVED);
  mask(sim, no, L.FLAGS, 0, L.INVADING);
  mask(sim, no, L.AFLOAT, 255, 0);
}

export function beached(sim: Sim, no: UnitNo, to: Hex, spent: number, stopped: boolean): void {
  if (typeOf(sim, no) === L.RANGER) putUnit(sim, no, L.LANDED_ON, to + 1);
  relocate(sim, no, to);
  mask(sim, no, L.WHO, L.STOPPED, L.MOVED | L.OFF_ROAD | (stopped ? L.STOPPED : 0));
  mask(sim, no, L.RUN, 255, spent);
  mask(sim, no, L.FLAGS, 0, L.INVADING);
  putUnit(sim, no, L.AIM, 0);
}

/** A retreat or an advance; `first` is the first hex of its way. */
export function displaced(sim: Sim, no: UnitNo, first: Hex, to: Hex): void {
  const from = unitCell(sim, no, L.AT) - 1;
  if (typeOf(sim, no) === L.RANGER && sim.world.board.land[from] === 0) putUnit(sim, no, L.LANDED_ON, first + 1);
  relocate(sim, no, to);
  putUnit(sim, no, L.AIM, 0);
}

/** What a lost unit has no more; its part in battles stays with the record of the battle. */
function strip(sim: Sim, no: UnitNo): void {
  putUnit(sim, no, L.AT, 0);
  mask(sim, no, L.WHO, DONE | (7 << L.ZONE_SHIFT) | (7 << L.PLACE_SHIFT), L.LOST << L.PLACE_SHIFT);
  putUnit(sim, no, L.FLAGS, 0);
  putUnit(sim, no, L.RUN, 0);
  putUnit(sim, no, L.BASE, 0);
  putUnit(sim, no, L.AIM, 0);
  putUnit(sim, no, L.LANDED_ON, 0);
  putUnit(sim, no, L.STUNNED, 0);
  putUnit(sim, no, L.AFLOAT, 0);
}

export function eliminated(sim: Sim, no: UnitNo): void {
  leaveHex(sim, no);
  strip(sim, no);
  dropFromRetreats(sim, no);
}

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));

/** T2.3.3: the factors of a piece of a unit. */
function sized(sim: Sim, no: UnitNo, size: number): number {
  const af = afOf(sim, no);
  const df = dfOf(sim, no);
  const pieces = gcd(af, df);
  return ((size / (df / pieces)) * (af / pieces)) | (size << 8);
}

function newUnit(sim: Sim): UnitNo {
  const no = unitCount(sim);
  if (no >= sim.layout.capacity) throw new L.SimFull(`more than ${no} units`);
  putHeader(sim, L.UNITS, no + 1);
  return no;
}

/** T7.2.3: what is lost goes to the dead pile as a lost piece, the rest stays. */
export function reduced(sim: Sim, no: UnitNo, factors: number): void {
  const lost = newUnit(sim);
  const size = dfOf(sim, no);
  putUnit(sim, lost, L.WHO, whoOf(sim, no));
  putUnit(sim, lost, L.PACE, unitCell(sim, no, L.PACE));
  putUnit(sim, lost, L.FACTORS, sized(sim, no, factors));
  putUnit(sim, no, L.FACTORS, sized(sim, no, size - factors));
  strip(sim, lost);
}

/** T2.3: pieces inherit everything, places in battles and automatic victories included. */
export function split(sim: Sim, no: UnitNo, sizes: readonly number[]): void {
  const firstPiece = unitCount(sim);
  const onMap = ((whoOf(sim, no) >> L.PLACE_SHIFT) & 7) === L.ON_MAP;
  sizes.forEach((size, i) => {
    if (i === 0) return;
    const piece = newUnit(sim);
    for (let cell = 0; cell < L.STRIDE; cell++) putUnit(sim, piece, cell, unitCell(sim, no, cell));
    putUnit(sim, piece, L.FACTORS, sized(sim, no, size));
    if (onMap) enterHex(sim, piece);
  });
  putUnit(sim, no, L.FACTORS, sized(sim, no, sizes[0] ?? 0));
  growInFrames(sim, no, firstPiece, sizes.length - 1);
}

/** T17.1: what a replacement is made of: a lost unit grows smaller, or is gone. */
export function spentOnReplacement(sim: Sim, no: UnitNo, factors: number): void {
  const size = dfOf(sim, no);
  if (factors >= size) setPlace(sim, no, L.GONE);
  else putUnit(sim, no, L.FACTORS, sized(sim, no, size - factors));
}

/** `kind`: code of the mission. */
export function sent(sim: Sim, no: UnitNo, kind: number, hex: Hex): void {
  const onMap = ((whoOf(sim, no) >> L.PLACE_SHIFT) & 7) === L.ON_MAP;
  if (onMap) putUnit(sim, no, L.BASE, unitCell(sim, no, L.AT));
  putAt(sim, no, L.IN_AIR, hex);
  mask(sim, no, L.WHO, 0, L.MOVED | L.FLOWN);
  mask(sim, no, L.FLAGS, L.MISSION_BITS, (kind + 1) << L.MISSION_SHIFT);
}

/** Back from a mission: to a hex, or to a box (code + 1). */
export function landed(sim: Sim, no: UnitNo, hex: Hex, zone: number): void {
  mask(sim, no, L.FLAGS, L.MISSION_BITS, 0);
  putUnit(sim, no, L.BASE, 0);
  setZone(sim, no, zone);
  if (zone !== 0) return putAt(sim, no, L.AT_SEA, NOWHERE);
  putAt(sim, no, L.ON_MAP, hex);
  putUnit(sim, no, L.AFLOAT, 0);
}

export function rebased(sim: Sim, no: UnitNo, hex: Hex): void {
  putAt(sim, no, L.ON_MAP, hex);
  setZone(sim, no, 0);
  mask(sim, no, L.WHO, 0, L.MOVED | L.FLOWN);
  mask(sim, no, L.AFLOAT, 255, 0);
}

/** Battles: `no` is over or taken back; its attackers are free of it. */
export function battleGone(sim: Sim, battle: number): void {
  const at = sim.layout.battles + battle * L.BATTLE;
  for (let i = 0; i < L.BATTLE; i++) put(sim, at + i, 0);
  const { cells, layout } = sim;
  const end = layout.units + unitCount(sim) * L.STRIDE;
  for (let cell = layout.units + L.FIGHT; cell < end; cell += L.STRIDE) {
    const value = cells[cell] as number;
    if ((value & 255) === battle) put(sim, cell, value & 0xff00);
  }
}

/** T7.3: an automatic victory is over, whichever way. */
export function avGone(sim: Sim, av: number): void {
  const { cells, layout } = sim;
  const at = layout.avs + (av - 1) * L.AV;
  const count = cells[at] as number;
  if (count === 0) return;
  const hexes = Array.from({ length: count }, (_, i) => cells[at + 1 + i] as number);
  for (let i = 0; i < L.AV; i++) put(sim, at + i, 0);
  putHeader(sim, L.AVS, header(sim, L.AVS) - 1);
  for (const hex of hexes) if (!isVictimHex(sim, hex)) markVictims(sim, hex, 1);
  for (let no = unitCount(sim) - 1; no >= 0; no--) {
    if (unitCell(sim, no, L.FIGHT) >> 8 === av) mask(sim, no, L.FIGHT, 0xff00, 0);
    mask(sim, no, L.USES, 1 << (av - 1), 0);
  }
}

/** A unit without what it has done this player turn. */
function rested(sim: Sim, no: UnitNo): void {
  const who = whoOf(sim, no);
  const busy = (who & (L.MOVED | L.STOPPED | L.FLOWN)) !== 0 || (unitCell(sim, no, L.RUN) & 255) !== 0;
  if (!busy && (unitCell(sim, no, L.FLAGS) & L.INVADING) === 0 && unitCell(sim, no, L.AIM) === 0) return;
  mask(sim, no, L.WHO, DONE, 0);
  mask(sim, no, L.FLAGS, L.INVADING | L.ASHORE, 0);
  putUnit(sim, no, L.RUN, 0);
  putUnit(sim, no, L.AIM, 0);
}

/** A new player turn: everything that belongs to one is over. */
export function playerTurn(sim: Sim, turn: number, mover: number): void {
  const { cells, layout } = sim;
  for (let av = 1; av <= L.MOST_AVS; av++) avGone(sim, av);
  const before = moverOf(sim);
  const invasion = layout.invasions;
  if (mover !== before) {
    for (let i = 0; i < L.INVASION; i++)
      put(sim, invasion + (before + 1) * L.INVASION + i, cells[invasion + i] as number);
  }
  for (let i = 0; i < L.INVASION; i++) put(sim, invasion + i, 0);
  putHeader(sim, L.TURN, turn);
  putHeader(sim, L.MOVER, mover);
  for (let no = unitCount(sim) - 1; no >= 0; no--) {
    rested(sim, no);
    mask(sim, no, L.FLAGS, L.MISSION_BITS | L.DOOMED, 0);
    putUnit(sim, no, L.FIGHT, 0);
    putUnit(sim, no, L.PASSED, 0);
  }
  for (let i = 0; i < sim.world.board.cityHexes.length; i++) {
    const value = cells[layout.cities + i] as number;
    put(sim, layout.cities + i, (value & ~12) | ((value & 3) << 2));
  }
  for (let at = layout.battles; at < layout.avs; at++) if (cells[at] !== 0) put(sim, at, 0);
  clearNoRetreats(sim);
  putHeader(sim, L.DRAW_OFFERED, 0);
  putHeader(sim, L.CARRIED, 0);
  putHeader(sim, L.STRUCK, 0);
}

export function clearNoRetreats(sim: Sim): void {
  const { layout } = sim;
  const end = layout.noRetreats + header(sim, L.NO_RETREATS) * L.NO_RETREAT;
  for (let at = layout.noRetreats; at < end; at++) put(sim, at, 0);
  putHeader(sim, L.NO_RETREATS, 0);
}

/** Who may still be there: on the map, At Sea or in the air. */
export const isInPlay = (sim: Sim, no: UnitNo): boolean => {
  const place = (whoOf(sim, no) >> L.PLACE_SHIFT) & 7;
  return place === L.ON_MAP || place === L.AT_SEA || place === L.IN_AIR;
};
