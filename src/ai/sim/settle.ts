import { STACK_LIMIT } from '../../blitz/stacking.ts';
import type { UnitNo } from '../../blitz/types.ts';
import { type Hex, NOWHERE } from '../../hex/hex.ts';
import { eachVacated, mayAdvance } from './advance.ts';
import { isOnSea, mayStepAshore } from './ashore.ts';
import { settleCombatStart } from './combat-start.ts';
import { clearNoRetreats, displaced } from './effects.ts';
import { firstOn, nextOn, stackSizeOf } from './field.ts';
import { add, eliminateAll, now, pushAdvance, pushBill, type Roll } from './battle.ts';
import { beginWords, frameAt, popFrame, pushPlain, pushWords, topFrame, word } from './frames.ts';
import { loadFight, readList } from './frames-read.ts';
import * as L from './layout.ts';
import { endPlayerTurn, shortage, updateControl } from './lasting.ts';
import { closeBeachheads, settleBeachSupply, turnToBeach } from './supply.ts';
import { forcedLosses } from './loss.ts';
import { isTournament } from './odds.ts';
import { trespass } from './passing.ts';
import { onlyPayment } from './payment.ts';
import { retreatEnds } from './retreat.ts';
import type { Sim } from './sim.ts';
import { atOf, header, isGroundUnit, moverOf, placeOf, type SideNo, sideOf, unitCell, unitCount } from './units.ts';

/** B80.9: automatic phases and forced choices, up to the next decision. */

/** What a step of settling came to. */
export const GOES_ON = 1;
export const DECISION = 0;
/** Not for the simulation: the engine must be asked. */
export const UNKNOWN = -1;

const AT = L.FRAME_CODE;

/** Goes on to the next decision or the end of the game; false where only the engine can. */
export function settle(sim: Sim): boolean {
  for (;;) {
    const frame = topFrame(sim);
    if (frame < 0) return true;
    const came = step(sim, frame, frameAt(sim, frame));
    if (came !== GOES_ON) return came === DECISION;
  }
}

export function turnToPlain(sim: Sim, kind: number): number {
  popFrame(sim);
  pushPlain(sim, kind);
  return GOES_ON;
}

function step(sim: Sim, frame: number, kind: number): number {
  switch (kind) {
    case AT.combatStart:
      return settleCombatStart(sim);
    case AT.avAdvances:
      return settleAvAdvances(sim, frame);
    case AT.combat:
      return anyBattle(sim) ? DECISION : endCombat(sim);
    case AT.exchange:
      return settleExchange(sim, frame);
    case AT.losses:
      return forcedLosses(sim, frame);
    case AT.retreat:
      return settleRetreat(sim, frame);
    case AT.advance:
      return settleAdvance(sim, frame);
    case AT.seaHexes:
      return settleSeaHexes(sim);
    case AT.landing:
      return settleLanding(sim, sim.cells[frame + 1] as SideNo);
    case AT.minorLosses:
      return settleMinorLosses(sim);
    case AT.supplyLosses:
      if (header(sim, L.SHORT) === 1 && shortage(sim, moverOf(sim)) > 0) return DECISION;
      if (!sim.world.beachSupply) return turnToPlain(sim, AT.turnEnd);
      turnToBeach(sim, -1, []);
      return GOES_ON;
    case AT.turnEnd:
      endPlayerTurn(sim);
      return GOES_ON;
    case AT.interception:
      return anyFighter(sim) ? UNKNOWN : turnToPlain(sim, AT.combatStart);
    case AT.airFights:
      return sim.cells[frame + 1] === 0 ? turnToPlain(sim, AT.combatStart) : DECISION;
    case AT.beachSupply:
      return sim.cells[frame + 2] === 0 ? settleBeachSupply(sim) : DECISION;
    default:
      return DECISION;
  }
}

function anyBattle({ cells, layout }: Sim): boolean {
  for (let no = 1; no <= L.MOST_BATTLES; no++) if (cells[layout.battles + no * L.BATTLE] !== 0) return true;
  return false;
}

function endCombat(sim: Sim): number {
  if (isTournament(sim.world)) return turnToPlain(sim, AT.seaHexes);
  clearNoRetreats(sim);
  updateControl(sim);
  return turnToPlain(sim, AT.turnEnd);
}

function settleAvAdvances(sim: Sim, frame: number): number {
  const fights = sim.cells[frame + 1] as number;
  if (fights > 1) return DECISION;
  if (fights === 0) return turnToPlain(sim, AT.combat);
  loadFight(sim, frame + 2);
  popFrame(sim);
  beginWords();
  word(AT.avAdvances + 1);
  word(0);
  pushWords(sim);
  pushAdvance(sim, moverOf(sim), 4);
  return GOES_ON;
}

function settleExchange(sim: Sim, frame: number): number {
  loadFight(sim, frame + 2);
  const only = onlyPayment(sim, now.attackers.items, now.attackers.count, sim.cells[frame + 1] as number);
  if (!only) return DECISION;
  eliminateAll(sim, only);
  popFrame(sim);
  return GOES_ON;
}

const waiting: Roll = { items: new Uint16Array(512), count: 0 };
const one = new Uint16Array(1);

function settleRetreat(sim: Sim, frame: number): number {
  const { cells } = sim;
  const side = cells[frame + 1] as SideNo;
  const steps = cells[frame + 2] as number;
  readList(sim, frame + 3, waiting);
  let alive = 0;
  let lost = 0;
  let last: UnitNo = -1;
  for (let i = 0; i < waiting.count; i++) {
    const no = waiting.items[i] as UnitNo;
    if (placeOf(sim, no) !== L.ON_MAP) continue;
    alive++;
    last = no;
    // B19.5.7: no path, no escape. Kept at the front of the list until all have been looked at.
    if (retreatEnds(sim, no, steps).count === 0) waiting.items[lost++] = no;
  }
  if (alive === 0) {
    popFrame(sim);
    return GOES_ON;
  }
  if (lost > 0) {
    waiting.count = lost;
    eliminateAll(sim, waiting);
    return GOES_ON;
  }
  if (alive > 1) return DECISION;
  const { ways, ends, paths } = retreatEnds(sim, last, steps);
  if (ways !== 1) return DECISION;
  displaced(sim, last, paths[0] as Hex, ends[0] as Hex);
  one[0] = last;
  trespass(sim, side, one, 1, paths, steps);
  popFrame(sim);
  return GOES_ON;
}

/** T23.0.4a: aircraft die with, or after the retreat of, the ground units of their base that was attacked. */
function loseBases(sim: Sim, frame: number): boolean {
  const { cells } = sim;
  const side = cells[frame + 1] as SideNo;
  loadFight(sim, frame + 4 + (cells[frame + 3] as number));
  if (side !== moverOf(sim) || now.kind !== L.KIND_CODE.ground) return false;
  waiting.count = 0;
  eachVacated(sim, side, (hex) => {
    for (let link = firstOn(sim, hex); link !== 0; link = nextOn(sim, link))
      if (sideOf(sim, link - 1) !== side && !isGroundUnit(sim, link - 1))
        waiting.count = add(waiting, waiting.count, link - 1);
  });
  eliminateAll(sim, waiting);
  return waiting.count > 0;
}

function settleAdvance(sim: Sim, frame: number): number {
  if (loseBases(sim, frame)) return GOES_ON;
  if (mayAdvance(sim, frame)) return DECISION;
  popFrame(sim);
  return GOES_ON;
}

/** T6.2.11b: has a unit on a sea hex a way ashore? */
function hasWayAshore(sim: Sim, no: UnitNo): boolean {
  const at = atOf(sim, no);
  const { neighbours } = sim.world.board.grid;
  for (let edge = at * 6; edge < at * 6 + 6; edge++) {
    const to = neighbours[edge] as Hex;
    if (to === NOWHERE || !mayStepAshore(sim, no, to)) continue;
    if (stackSizeOf(sim, sideOf(sim, no), to) + (unitCell(sim, no, L.FACTORS) >> 8) <= STACK_LIMIT) return true;
  }
  return false;
}

function settleSeaHexes(sim: Sim): number {
  const mover = moverOf(sim);
  waiting.count = 0;
  let there = 0;
  const count = unitCount(sim);
  for (let no = 0; no < count; no++) {
    if (sideOf(sim, no) !== mover || placeOf(sim, no) !== L.ON_MAP || !isOnSea(sim, no)) continue;
    there++;
    if (!hasWayAshore(sim, no)) waiting.items[waiting.count++] = no;
  }
  eliminateAll(sim, waiting);
  if (waiting.count < there) return waiting.count > 0 ? GOES_ON : DECISION;
  clearNoRetreats(sim);
  updateControl(sim);
  closeBeachheads(sim);
  return turnToLanding(sim, mover);
}

function turnToLanding(sim: Sim, side: number): number {
  popFrame(sim);
  beginWords();
  word(AT.landing + 1);
  word(side);
  pushWords(sim);
  return GOES_ON;
}

/** T80.9, O80.5: has the side anything to land or rebase? */
function settleLanding(sim: Sim, side: SideNo): number {
  const mover = moverOf(sim);
  for (let no = unitCount(sim) - 1; no >= 0; no--) {
    if (sideOf(sim, no) !== side || isGroundUnit(sim, no)) continue;
    const place = placeOf(sim, no);
    if (place === L.IN_AIR || (place === L.ON_MAP && side === mover)) return DECISION;
  }
  return afterLanding(sim, side);
}

/** Interceptors land after the mover's aircraft (O90.9). */
export function afterLanding(sim: Sim, side: SideNo): number {
  const fighters = sim.world.missions.includes('escort');
  return fighters && side === moverOf(sim) ? turnToLanding(sim, 1 - side) : turnToPlain(sim, AT.minorLosses);
}

/** T22.5a, T22.5b: 2 factors for each country in which they are due. */
function settleMinorLosses(sim: Sim): number {
  const { cells, layout, world } = sim;
  const mover = moverOf(sim);
  turnToPlain(sim, AT.supplyLosses);
  for (const country of world.minors) {
    if (cells[layout.minors + country] !== ((L.MINOR_CODE.violated + 1) | ((mover + 1) << 4))) continue;
    waiting.count = 0;
    const count = unitCount(sim);
    for (let no = 0; no < count; no++) {
      const place = placeOf(sim, no);
      if (sideOf(sim, no) !== mover || (place !== L.ON_MAP && place !== L.AT_SEA)) continue;
      const there = place === L.ON_MAP && world.board.country[atOf(sim, no)] === country;
      const passed = ((unitCell(sim, no, L.PASSED) >> country) & 1) === 1;
      if (there || passed) waiting.items[waiting.count++] = no;
    }
    if (waiting.count > 0) pushBill(sim, mover, 2, 0, waiting);
  }
  return GOES_ON;
}

/** O80.3: has the opponent fighters that might meet somebody? */
function anyFighter(sim: Sim): boolean {
  const mover = moverOf(sim);
  for (let no = unitCount(sim) - 1; no >= 0; no--) {
    if (sideOf(sim, no) === mover) continue;
    const place = placeOf(sim, no);
    const type = unitCell(sim, no, L.WHO) & L.TYPE_BITS;
    if (type === L.TYPE_CODE.FTR && (place === L.ON_MAP || place === L.AT_SEA || place === L.IN_AIR)) return true;
  }
  return false;
}
