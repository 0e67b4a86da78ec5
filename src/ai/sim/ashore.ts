import { isRough } from '../../blitz/board.ts';
import type { UnitNo } from '../../blitz/types.ts';
import { type Hex, NOWHERE } from '../../hex/hex.ts';
import { beached, embarked, landedAtPort, sailed, staged } from './effects.ts';
import { barredBy, hasParked, holdsHex, inZocOf, isShut } from './field.ts';
import * as L from './layout.ts';
import { afterMove, takeInPassing } from './passing.ts';
import { put, type Sim } from './sim.ts';
import { atOf, type SideNo, sideOf, typeOf, unitCell, zoneOf } from './units.ts';

/** T6.1, T6.2, T20: between land and sea, played as the engine plays it. */

const one = new Uint16Array(1);
const way = new Uint16Array(1);

function arrived(sim: Sim, no: UnitNo, hex: Hex): void {
  one[0] = no;
  way[0] = hex;
  afterMove(sim, sideOf(sim, no), one, 1, way, 1);
}

const LANDING_COST = 3;

/** `zone`: its code + 1. */
export const embark = (sim: Sim, no: UnitNo, zone: number): void => embarked(sim, no, zone);
export const sail = (sim: Sim, no: UnitNo, zone: number): void => sailed(sim, no, zone);

/** T6.1.2a: does a port hex lie on a zone (code + 1)? */
function liesOn(sim: Sim, hex: Hex, zone: number): boolean {
  const { board } = sim.world;
  const name = (['A', 'B', 'C', 'D', 'E'] as const)[zone - 1];
  if (board.coastal[hex] !== 1) return board.source.inlandPorts.some((port) => port.hex === hex && port.zone === name);
  for (let edge = hex * 6; edge < hex * 6 + 6; edge++) {
    const beside = board.grid.neighbours[edge] as Hex;
    if (beside !== NOWHERE && board.zone[beside] === name) return true;
  }
  return false;
}

export function landAtPort(sim: Sim, no: UnitNo, hex: Hex): void {
  const ground = typeOf(sim, no) < L.FIRST_AIRCRAFT;
  const spent = ground ? (unitCell(sim, no, L.RUN) & 255) + LANDING_COST : 0;
  // O23.7.4: aircraft that came to a port of another zone do not fly any more.
  const stopped = !ground && !liesOn(sim, hex, zoneOf(sim, no));
  landedAtPort(sim, no, hex, spent, stopped);
  arrived(sim, no, hex);
}

/** T6.2.0a, T6.2.5, O21.1.2: marks the invasion of a hex. */
export function recordInvasion(sim: Sim, no: UnitNo, hex: Hex): void {
  const { cells, layout, world } = sim;
  const at = layout.invasions;
  const hexes = cells[at] as number;
  let known = false;
  for (let i = 0; i < hexes && !known; i++) known = cells[at + 2 + i] === hex + 1;
  if (!known) {
    if (hexes === L.MOST_INVADED) throw new L.SimFull('an invasion too wide');
    put(sim, at + 2 + hexes, hex + 1);
    put(sim, at, hexes + 1);
  }
  const beach = world.board.beachGroup[hex] as number;
  if (beach < 0) return;
  if (typeOf(sim, no) !== L.RANGER) {
    const beaches = cells[at + 1] as number;
    let full = false;
    for (let i = 0; i < beaches && !full; i++) full = cells[at + 2 + L.MOST_INVADED + i] === beach + 1;
    if (!full) {
      if (beaches === L.MOST_BEACHES) throw new L.SimFull('an invasion too wide');
      put(sim, at + 2 + L.MOST_INVADED + beaches, beach + 1);
      put(sim, at + 1, beaches + 1);
    }
  }
  if (world.beachSupply) put(sim, layout.beachheads + beach, 1 << sideOf(sim, no));
}

/** T6.2.3a: onto a sea hex, aiming at a land hex. */
export function stage(sim: Sim, no: UnitNo, hex: Hex, aim: Hex): void {
  recordInvasion(sim, no, aim);
  staged(sim, no, hex, aim);
  arrived(sim, no, hex);
  way[0] = hex;
  takeInPassing(sim, way, 1);
}

/** T6.2.3b */
export function landOnBeach(sim: Sim, no: UnitNo, to: Hex): void {
  const stops = inZocOf(sim, (1 - sideOf(sim, no)) as SideNo, to) || isRough(sim.world.board, to);
  recordInvasion(sim, no, to);
  beached(sim, no, to, (unitCell(sim, no, L.RUN) & 255) + LANDING_COST, stops);
  arrived(sim, no, to);
}

const site = new Int16Array(512);

/** T6.2.0 ruling: would the hexes invaded so far with this one be one connected site on one beach at most? */
function isOneSite(sim: Sim, hex: Hex): boolean {
  const { cells, layout, world } = sim;
  const { beachGroup, beaches, grid } = world.board;
  const count = cells[layout.invasions] as number;
  let beach = beachGroup[hex] as number;
  let size = 0;
  const include = (one: Hex): void => {
    for (let i = 0; i < size; i++) if (site[i] === one) return;
    site[size++] = one;
  };
  include(hex);
  for (let i = 0; i < count; i++) {
    const invaded = (cells[layout.invasions + 2 + i] as number) - 1;
    const other = beachGroup[invaded] as number;
    if (other >= 0 && beach >= 0 && other !== beach) return false;
    if (other >= 0) beach = other;
    include(invaded);
  }
  if (size <= 1) return true;
  if (beach >= 0) for (const one of beaches[beach] ?? []) include(one);
  // Those connected with the first one are moved to the front of the list.
  let connected = 1;
  for (let done = 0; done < connected; done++) {
    const at = site[done] as Hex;
    for (let edge = at * 6; edge < at * 6 + 6; edge++) {
      const beside = grid.neighbours[edge] as Hex;
      if (beside === NOWHERE) continue;
      for (let i = connected; i < size; i++) {
        if (site[i] !== beside) continue;
        site[i] = site[connected] as number;
        site[connected++] = beside;
        break;
      }
    }
  }
  return connected === size;
}

/** T6.2.1, T6.2.2, T20.2, T6.2.5, T6.2.0a: may this unit land on the hex from a sea hex? */
export function mayLandOn(sim: Sim, no: UnitNo, hex: Hex): boolean {
  const { cells, layout, world } = sim;
  const { board } = world;
  const type = typeOf(sim, no);
  if (type === L.ARMOR || type === L.ARTILLERY || type >= L.FIRST_AIRCRAFT) return false;
  const beach = board.beachGroup[hex] as number;
  if (beach < 0 && type !== L.RANGER) return false;
  if (board.coastal[hex] !== 1) return false;
  if (beach >= 0) {
    // The last invasion of the other side.
    const at = layout.invasions + (2 - sideOf(sim, no)) * L.INVASION;
    const many = cells[at + 1] as number;
    for (let i = 0; i < many; i++) if (cells[at + 2 + L.MOST_INVADED + i] === beach + 1) return false;
  }
  return isOneSite(sim, hex);
}

/** T6.2.3b, T6.2.11b: the one step from a sea hex, room aside. */
export function mayStepAshore(sim: Sim, no: UnitNo, to: Hex): boolean {
  const enemy = (1 - sideOf(sim, no)) as SideNo;
  if (!mayLandOn(sim, no, to) || barredBy(sim, enemy, to) || isShut(sim, to)) return false;
  return !holdsHex(sim, enemy, to) && !hasParked(sim, enemy, to);
}

export const isOnSea = (sim: Sim, no: UnitNo): boolean => sim.world.board.surface[atOf(sim, no)] === 'sea';
