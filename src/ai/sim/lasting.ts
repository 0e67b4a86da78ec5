import type { Hex } from '../../hex/hex.ts';
import { playerTurn } from './effects.ts';
import { coversHex, holdsHex, isShutCity } from './field.ts';
import { markIsolated } from './supply.ts';
import { endClosures, endDamage, putControl } from './theatre.ts';
import { clearFrames, popFrame, pushPlain } from './frames.ts';
import * as L from './layout.ts';
import { isTournament } from './odds.ts';
import type { Sim } from './sim.ts';
import {
  dfOf,
  dueOf,
  header,
  moverOf,
  placeOf,
  putHeader,
  type SideNo,
  sideOf,
  turnOf,
  unitCell,
  unitCount,
} from './units.ts';

/** What lasts beyond a battle: cities, supply, victory, and the change of player turns. */

/** B10.3: a control update. */
export function updateControl(sim: Sim): void {
  for (const hex of sim.world.board.cityHexes) {
    const blue = coversHex(sim, 0, hex);
    const red = coversHex(sim, 1, hex);
    if (blue !== red && !isShutCity(sim, hex)) putControl(sim, hex, blue ? 1 : 2);
  }
}

/** T22.6c: is the city of use to anybody? */
function isUsable({ cells, layout, world }: Sim, hex: Hex): boolean {
  const country = world.board.country[hex] as number;
  if (!world.minors.includes(country)) return true;
  const value = cells[layout.minors + country] as number;
  return value === 0 || (value & 15) === L.MINOR_CODE.occupied + 1;
}

/** B10.4: its controller's, and not covered by the opponent. */
export function isFriendly(sim: Sim, side: SideNo, hex: Hex): boolean {
  const city = sim.world.board.cityHexNo[hex] as number;
  if (city < 0 || ((sim.cells[sim.layout.cities + city] as number) & 3) !== side + 1) return false;
  return isUsable(sim, hex) && !coversHex(sim, (1 - side) as SideNo, hex);
}

/** B5.3 */
export function friendlyCities(sim: Sim, side: SideNo): number {
  let count = 0;
  for (const hex of sim.world.board.cityHexes) if (isFriendly(sim, side, hex)) count++;
  return count;
}

function holdsEnemyHome(sim: Sim, side: SideNo): boolean {
  const { homeCityHexes } = sim.world.board;
  const hexes = side === 0 ? homeCityHexes.red : homeCityHexes.blue;
  if (hexes.length === 0) return false;
  const strict = sim.game.position.switches.includes('strictOccupation');
  for (const hex of hexes) if (!(strict ? holdsHex(sim, side, hex) : isFriendly(sim, side, hex))) return false;
  return true;
}

/** B5.1 */
function isWipedOut(sim: Sim, side: SideNo): boolean {
  const turn = turnOf(sim);
  const begun = side === 0 || moverOf(sim) === 1 ? turn : Math.max(turn - 1, 1);
  for (let no = unitCount(sim) - 1; no >= 0; no--) {
    if (sideOf(sim, no) !== side) continue;
    const place = placeOf(sim, no);
    if (place === L.ON_MAP || place === L.AT_SEA || place === L.IN_AIR) return false;
    if (place === L.WAITING && dueOf(sim, no) <= begun) return false;
  }
  return true;
}

const DRAW = 3;
const CHAIN = 3;

/** Blue and Red who meet a condition: nobody 0, one of them, or a draw. */
const winner = (blue: boolean, red: boolean): number => (blue ? (red ? DRAW : 1) : red ? 2 : 0);

/** B5, T5: 0 while the game goes on, 1 Blue, 2 Red, 3 a draw. */
function outcomeNow(sim: Sim): number {
  const early =
    winner(isWipedOut(sim, 1), isWipedOut(sim, 0)) ||
    winner(header(sim, L.STREAK) >= CHAIN, header(sim, L.STREAK + 1) >= CHAIN);
  if (early !== 0 || moverOf(sim) !== 1) return early;
  const { lastTurn, adjudicate, cities, par } = sim.world.terms;
  if (!isTournament(sim.world)) {
    if (lastTurn === 0 || turnOf(sim) < lastTurn) return 0;
    return winner(friendlyCities(sim, 0) > cities, friendlyCities(sim, 1) > cities) || DRAW;
  }
  if (adjudicate === 0 || turnOf(sim) < adjudicate) return 0;
  const margin = friendlyCities(sim, 0) - friendlyCities(sim, 1) - par || factorsInPlay(sim, 0) - factorsInPlay(sim, 1);
  return margin === 0 ? DRAW : margin > 0 ? 1 : 2;
}

export function factorsInPlay(sim: Sim, side: SideNo): number {
  let sum = 0;
  for (let no = unitCount(sim) - 1; no >= 0; no--) {
    const place = placeOf(sim, no);
    if (sideOf(sim, no) === side && (place === L.ON_MAP || place === L.AT_SEA)) sum += dfOf(sim, no);
  }
  return sum;
}

const CITY_SUPPLY = 12;

/** T21.1, T23.3.3 */
export function cityCapacity(sim: Sim, hex: Hex): number {
  const { cells, layout } = sim;
  let left = CITY_SUPPLY;
  for (let i = header(sim, L.DAMAGES) - 1; i >= 0; i--) {
    const at = layout.damages + i * L.DAMAGE;
    if (cells[at] === hex) left -= cells[at + 1] as number;
  }
  return Math.max(left, 0);
}

/** T21.2, T21.4: by how much a side's need exceeds its capacity. */
export function shortage(sim: Sim, side: SideNo): number {
  const { board } = sim.world;
  let short = 0;
  for (const hex of board.cityHexes) if (isFriendly(sim, side, hex)) short -= cityCapacity(sim, hex);
  for (let no = unitCount(sim) - 1; no >= 0; no--) {
    const place = placeOf(sim, no);
    if (sideOf(sim, no) !== side || (place !== L.ON_MAP && place !== L.AT_SEA && place !== L.IN_AIR)) continue;
    const inDesert = place === L.ON_MAP && board.desert[unitCell(sim, no, L.AT) - 1] === 1;
    short += inDesert ? 2 * dfOf(sim, no) : dfOf(sim, no);
  }
  return short;
}

const FIRST_REPLACEMENTS = 5;
const REPLACEMENTS = 4;

/** T80.2: bombing that ends, replacements, supply test 1; then movement. */
export function openPlayerTurn(sim: Sim): void {
  const mover = moverOf(sim);
  if (isTournament(sim.world)) {
    endDamage(sim, mover, turnOf(sim));
    const cell = L.REPLACEMENTS + mover;
    if (turnOf(sim) >= FIRST_REPLACEMENTS) putHeader(sim, cell, header(sim, cell) + REPLACEMENTS);
    putHeader(sim, L.SHORT, shortage(sim, mover) > 0 ? 1 : 0);
  }
  if (sim.world.beachSupply) markIsolated(sim);
  popFrame(sim);
  pushPlain(sim, L.FRAME_CODE.movement);
}

/** B80.7, T80.12 and on to the next player turn. */
export function endPlayerTurn(sim: Sim): void {
  updateControl(sim);
  const blue = holdsEnemyHome(sim, 0) ? header(sim, L.STREAK) + 1 : 0;
  const red = holdsEnemyHome(sim, 1) ? header(sim, L.STREAK + 1) + 1 : 0;
  putHeader(sim, L.STREAK, blue);
  putHeader(sim, L.STREAK + 1, red);
  const outcome = outcomeNow(sim);
  if (outcome !== 0) {
    putHeader(sim, L.OUTCOME, outcome);
    return clearFrames(sim);
  }
  if (header(sim, L.CLOSURES) > 0) endClosures(sim, moverOf(sim), turnOf(sim));
  const mover = 1 - moverOf(sim);
  playerTurn(sim, mover === 0 ? turnOf(sim) + 1 : turnOf(sim), mover);
  if (mover === 0 && sim.game.position.switches.includes('weather')) {
    popFrame(sim);
    return pushPlain(sim, L.FRAME_CODE.weather);
  }
  openPlayerTurn(sim);
}
