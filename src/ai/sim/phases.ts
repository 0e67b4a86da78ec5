import type { UnitNo } from '../../blitz/types.ts';
import type { Hex } from '../../hex/hex.ts';
import { airWay, flightsFrom, originsOf } from './air.ts';
import { battleGone, sent } from './effects.ts';
import { declareAv } from './theatre.ts';
import { popFrame, pushPlain } from './frames.ts';
import * as L from './layout.ts';
import { updateControl } from './lasting.ts';
import { isTournament, type Numbers } from './odds.ts';
import { trespass } from './passing.ts';
import { isSurrounded } from './retreat.ts';
import { settle } from './settle.ts';
import { put, type Sim } from './sim.ts';
import { closeBeachheads } from './supply.ts';
import { atOf, isGroundUnit, mask, mfOf, missionOf, placeOf, sideOf, unitCount, zoneOf } from './units.ts';

/** Ends of phases, declarations and missions, played as the engine plays them. */

/** The lowest number no battle and no automatic victory has. */
function freeNumber({ cells, layout }: Sim): number {
  for (let no = 1; no <= L.MOST_BATTLES; no++) {
    const av = no <= L.MOST_AVS && cells[layout.avs + (no - 1) * L.AV] !== 0;
    if (!av && cells[layout.battles + no * L.BATTLE] === 0) return no;
  }
  throw new L.SimFull('more battles than there is room for');
}

/** B80.3 to B80.4: movement ends; `doomed` are given up (B7.a11). */
export function endMovement(sim: Sim, doomed: Numbers, count: number): void {
  for (let i = 0; i < count; i++) mask(sim, doomed[i] as UnitNo, L.FLAGS, 0, L.DOOMED);
  updateControl(sim);
  closeBeachheads(sim);
  popFrame(sim);
  pushPlain(sim, L.FRAME_CODE.declaration);
}

const one = new Uint16Array(1);

/** T23: aircraft are sent on their way, over the countries that lie on it. */
export function sendAircraft(sim: Sim, no: UnitNo, mission: number, hex: Hex): void {
  const zone = placeOf(sim, no) === L.AT_SEA ? zoneOf(sim, no) : 0;
  const { starts, count } = originsOf(sim, atOf(sim, no), zone);
  const { path, steps } = airWay(sim, sideOf(sim, no), starts, count, hex, mfOf(sim, no));
  one[0] = no;
  trespass(sim, sideOf(sim, no), one, 1, path, Math.max(steps, 0));
  sent(sim, no, mission, hex);
}

/** The first of these hexes in the range of an aircraft. */
function targetFor(sim: Sim, no: UnitNo, hexes: Numbers, count: number): Hex {
  const zone = placeOf(sim, no) === L.AT_SEA ? zoneOf(sim, no) : 0;
  const origins = originsOf(sim, atOf(sim, no), zone);
  const { cameFrom } = flightsFrom(sim, origins.starts, origins.count, mfOf(sim, no));
  for (let h = 0; h < count; h++) if ((cameFrom[hexes[h] as Hex] as number) >= -1) return hexes[h] as Hex;
  return hexes[0] as Hex;
}

/** B9, T22.3: one battle; aircraft among the attackers fly to it. Its number. */
export function declareBattle(
  sim: Sim,
  kind: 'ground' | 'assault',
  attackers: Numbers,
  count: number,
  hexes: Numbers,
  hexCount: number,
): number {
  const mission = kind === 'ground' ? L.MISSION_CODE.tactical : L.MISSION_CODE.support;
  for (let i = 0; i < count; i++) {
    const no = attackers[i] as UnitNo;
    if (!isGroundUnit(sim, no)) sendAircraft(sim, no, mission, targetFor(sim, no, hexes, hexCount));
  }
  const battle = freeNumber(sim);
  const at = sim.layout.battles + battle * L.BATTLE;
  put(sim, at, L.KIND_CODE[kind] + 1);
  put(sim, at + 1, hexCount);
  const sorted = Array.from({ length: hexCount }, (_, i) => hexes[i] as Hex).sort((a, b) => a - b);
  for (let h = 0; h < hexCount; h++) put(sim, at + 2 + h, sorted[h] as Hex);
  for (let i = 0; i < count; i++) {
    const no = attackers[i] as UnitNo;
    if (isGroundUnit(sim, no)) mask(sim, no, L.FIGHT, 255, battle);
  }
  return battle;
}

export const undeclare = (sim: Sim, battle: number): void => battleGone(sim, battle);

/** T7.3: an automatic victory; its aircraft fly at once. */
export function declareVictory(sim: Sim, units: Numbers, count: number, hexes: readonly Hex[]): void {
  const av = freeNumber(sim);
  commit(sim, units, count, hexes);
  declareAv(sim, av, hexes);
  for (let i = 0; i < count; i++) mask(sim, units[i] as UnitNo, L.FIGHT, 0xff00, av << 8);
}

function commit(sim: Sim, units: Numbers, count: number, hexes: readonly Hex[]): void {
  for (let i = 0; i < count; i++) {
    const no = units[i] as UnitNo;
    if (!isGroundUnit(sim, no)) sendAircraft(sim, no, L.MISSION_CODE.tactical, targetFor(sim, no, hexes, hexes.length));
  }
}

/** T7.3.9: more units for an automatic victory. */
export function joinVictory(sim: Sim, av: number, units: Numbers, count: number): void {
  const { cells, layout } = sim;
  const at = layout.avs + (av - 1) * L.AV;
  const hexes = Array.from({ length: cells[at] as number }, (_, i) => cells[at + 1 + i] as Hex);
  commit(sim, units, count, hexes);
  for (let i = 0; i < count; i++) {
    mask(sim, units[i] as UnitNo, L.FIGHT, 0xff00, av << 8);
    mask(sim, units[i] as UnitNo, L.USES, 1 << (av - 1), 0);
  }
}

/** B80.4, T80.4 and on to combat; false where several hexes are struck from the air, for then numbers are not known. */
export function endDeclaration(sim: Sim): boolean {
  const { layout } = sim;
  if (isTournament(sim.world)) markRings(sim);
  let struck = -1;
  let nuked = -1;
  let flying = false;
  for (let no = unitCount(sim) - 1; no >= 0; no--) {
    const kind = missionOf(sim, no) - 1;
    if (kind < 0) continue;
    flying = true;
    if (kind === L.MISSION_CODE.nuclear) nuked = atOf(sim, no);
    if (kind !== L.MISSION_CODE.strategic) continue;
    if (struck >= 0 && struck !== atOf(sim, no)) return false;
    struck = atOf(sim, no);
  }
  for (const [hex, kind] of [
    [struck, L.KIND_CODE.strike],
    [nuked, L.KIND_CODE.nuclear],
  ] as const) {
    if (hex < 0) continue;
    const at = layout.battles + freeNumber(sim) * L.BATTLE;
    put(sim, at, kind + 1);
    put(sim, at + 1, 1);
    put(sim, at + 2, hex);
  }
  popFrame(sim);
  const meets = flying && sim.world.missions.includes('escort');
  pushPlain(sim, meets ? L.FRAME_CODE.interception : L.FRAME_CODE.combatStart);
  return settle(sim);
}

/** T7.2.16: whether the hexes of each ground battle are surrounded now, whatever the battles before it bring. */
function markRings(sim: Sim): void {
  const { cells, layout } = sim;
  for (let no = 1; no <= L.MOST_BATTLES; no++) {
    const at = layout.battles + no * L.BATTLE;
    if (((cells[at] as number) & 15) !== L.KIND_CODE.ground + 1) continue;
    let ringed = true;
    for (let h = 0; h < (cells[at + 1] as number) && ringed; h++) ringed = isSurrounded(sim, cells[at + 2 + h] as Hex);
    put(sim, at, (L.KIND_CODE.ground + 1) | ((ringed ? 2 : 1) << 4));
  }
}
