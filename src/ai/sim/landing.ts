import { WEATHER_TABLE } from '../../blitz/tables.ts';
import { type UnitNo, WEATHERS } from '../../blitz/types.ts';
import type { Hex } from '../../hex/hex.ts';
import { airWay } from './air.ts';
import { recordInvasion } from './ashore.ts';
import { eliminateAll, type Roll } from './battle.ts';
import { beached, landed, rebased } from './effects.ts';
import { firstOn, nextOn } from './field.ts';
import { topFrame } from './frames.ts';
import { readList } from './frames-read.ts';
import * as L from './layout.ts';
import { cityCapacity, isFriendly, openPlayerTurn } from './lasting.ts';
import type { Numbers } from './odds.ts';
import { trespass } from './passing.ts';
import { afterLanding, settle } from './settle.ts';
import type { Sim } from './sim.ts';
import { turnToBeach } from './supply.ts';
import {
  atOf,
  dfOf,
  header,
  isGroundUnit,
  mfOf,
  moverOf,
  placeOf,
  putHeader,
  type SideNo,
  sideOf,
  spentOf,
  turnOf,
  unitCount,
} from './units.ts';

/** T80.8, T80.9, O80.1: after combat, and before the next turn; played as the engine plays it. */

const one = new Uint16Array(1);
const way = new Uint16Array(1);
const ANY_RANGE = 9999;

function fly(sim: Sim, no: UnitNo, to: Hex, range: number): void {
  way[0] = atOf(sim, no);
  const { path, steps } = airWay(sim, sideOf(sim, no), way, 1, to, range);
  one[0] = no;
  trespass(sim, sideOf(sim, no), one, 1, path, Math.max(steps, 0));
}

/** T23.0.6, O23.7.6: to a city hex, or to a box (code + 1). */
export function landAircraft(sim: Sim, no: UnitNo, hex: Hex, zone: number): boolean {
  if (zone === 0) fly(sim, no, hex, mfOf(sim, no));
  landed(sim, no, hex, zone);
  return settle(sim);
}

/** T23.0.8 */
export function rebase(sim: Sim, no: UnitNo, hex: Hex): boolean {
  fly(sim, no, hex, ANY_RANGE);
  rebased(sim, no, hex);
  return settle(sim);
}

const gone: Roll = { items: new Uint16Array(512), count: 0 };

/** T23.0.6a: on a hex that is not friendly or has no room. */
function isHomeless(sim: Sim, no: UnitNo): boolean {
  const side = sideOf(sim, no);
  const hex = atOf(sim, no);
  if (!isFriendly(sim, side, hex)) return true;
  let room = cityCapacity(sim, hex);
  for (let link = firstOn(sim, hex); link !== 0; link = nextOn(sim, link))
    if (sideOf(sim, link - 1) === side && !isGroundUnit(sim, link - 1)) room -= dfOf(sim, link - 1);
  return room < 0;
}

/** T80.9; false where the weather may keep aircraft from a base (O90.13). */
export function endLanding(sim: Sim): boolean {
  const side = sim.cells[topFrame(sim) + 1] as SideNo;
  const count = unitCount(sim);
  gone.count = 0;
  for (let no = 0; no < count; no++)
    if (sideOf(sim, no) === side && placeOf(sim, no) === L.IN_AIR) gone.items[gone.count++] = no;
  eliminateAll(sim, gone);
  gone.count = 0;
  for (let no = 0; no < count && side === moverOf(sim); no++) {
    if (sideOf(sim, no) !== side || placeOf(sim, no) !== L.ON_MAP || isGroundUnit(sim, no)) continue;
    if (isHomeless(sim, no)) gone.items[gone.count++] = no;
  }
  if (gone.count > 0 && header(sim, L.WEATHER) !== 0) return false;
  eliminateAll(sim, gone);
  afterLanding(sim, side);
  return settle(sim);
}

/** T6.2.11b: from a sea hex ashore at the end of combat. */
export function landFromSea(sim: Sim, no: UnitNo, to: Hex): boolean {
  recordInvasion(sim, no, to);
  beached(sim, no, to, spentOf(sim, no), true);
  one[0] = no;
  way[0] = to;
  trespass(sim, sideOf(sim, no), one, 1, way, 1);
  return settle(sim);
}

/** O24: Blue's roll. */
export function rollWeather(sim: Sim, die: number): void {
  const { columns } = WEATHER_TABLE;
  const column = columns[Math.floor((turnOf(sim) - 1) / 5) % columns.length] ?? '';
  const weather = WEATHERS.findIndex((name) => name === WEATHER_TABLE.at(die, column));
  putHeader(sim, L.WEATHER, Math.max(weather, 0));
  openPlayerTurn(sim);
}

/** O21.1.2a: the units a beach serves; the others that depend on it die. */
export function serveBeach(sim: Sim, units: Numbers, count: number): boolean {
  const frame = topFrame(sim);
  const beach = (sim.cells[frame + 1] as number) - 1;
  readList(sim, frame + 2, gone);
  let lost = 0;
  for (let i = 0; i < gone.count; i++) {
    let served = false;
    for (let j = 0; j < count && !served; j++) served = units[j] === gone.items[i];
    if (!served) gone.items[lost++] = gone.items[i] as UnitNo;
  }
  gone.count = lost;
  eliminateAll(sim, gone);
  turnToBeach(sim, beach, []);
  return settle(sim);
}
