import type { UnitNo } from '../../blitz/types.ts';
import type { Hex } from '../../hex/hex.ts';
import { recordInvasion } from './ashore.ts';
import { displaced, eliminated } from './effects.ts';
import { firstOn, nextOn } from './field.ts';
import { now, pushAdvance, type Roll } from './battle.ts';
import { resolveRoll } from './fight.ts';
import { beginWords, dropFromRetreats, frameAt, popFrame, pushWords, topFrame, word } from './frames.ts';
import { loadFight } from './frames-read.ts';
import * as L from './layout.ts';
import { applyLosses } from './loss.ts';
import type { Numbers } from './odds.ts';
import { trespass } from './passing.ts';
import { settle } from './settle.ts';
import type { Sim } from './sim.ts';
import { atOf, isGroundUnit, moverOf, type SideNo, sideOf } from './units.ts';

/**
 * Decisions in combat, played as the engine plays them and settled up to the next one. Whether they are legal is the
 * caller's business. Each is true where the simulation could play it whole, false where the engine must be asked; it
 * is then in the midst of something and must be undone.
 */

/** B19, T7.2: a battle is resolved with a given die (0 where none is rolled). */
export const resolve = (sim: Sim, battle: number, die: number): boolean => resolveRoll(sim, battle, die) && settle(sim);

/** B19.6 */
export function payExchange(sim: Sim, units: Numbers, count: number): boolean {
  for (let i = 0; i < count; i++) eliminated(sim, units[i] as UnitNo);
  popFrame(sim);
  return settle(sim);
}

/** T7.2.3, T21.3b: factors lost of each unit. */
export function takeLosses(sim: Sim, units: Numbers, factors: Numbers, count: number): boolean {
  const frame = topFrame(sim);
  const billed = frameAt(sim, frame) === L.FRAME_CODE.losses;
  const by = billed ? (sim.cells[frame + 3] as number) : 0;
  applyLosses(sim, by, units, factors, count);
  if (billed) popFrame(sim);
  return settle(sim);
}

const one = new Uint16Array(1);

/** B19.5 */
export function retreatAlong(sim: Sim, no: UnitNo, path: Numbers, steps: number): boolean {
  const side = sim.cells[topFrame(sim) + 1] as SideNo;
  displaced(sim, no, path[0] as Hex, path[steps - 1] as Hex);
  one[0] = no;
  trespass(sim, side, one, 1, path, steps);
  dropFromRetreats(sim, no);
  return settle(sim);
}

/** T23.0.4c: aircraft on the way of an advance are destroyed. */
function overrunBases(sim: Sim, side: SideNo, path: Numbers, steps: number): void {
  for (let i = 0; i < steps; i++) {
    let link = firstOn(sim, path[i] as Hex);
    while (link !== 0) {
      const next = nextOn(sim, link);
      if (sideOf(sim, link - 1) !== side && !isGroundUnit(sim, link - 1)) eliminated(sim, link - 1);
      link = next;
    }
  }
}

/** B19.7, T7.2.7 */
export function advanceAlong(sim: Sim, no: UnitNo, path: Numbers, steps: number): boolean {
  overrunBases(sim, sideOf(sim, no), path, steps);
  if (sim.world.board.land[atOf(sim, no)] === 0) recordInvasion(sim, no, path[0] as Hex);
  displaced(sim, no, path[0] as Hex, path[steps - 1] as Hex);
  const frame = topFrame(sim);
  one[0] = no;
  trespass(sim, sim.cells[frame + 1] as SideNo, one, 1, path, steps);
  noteAdvanced(sim, frame, no);
  return settle(sim);
}

const advanced: Roll = { items: new Uint16Array(512), count: 0 };

/** Writes the top frame anew with one more unit that has advanced. */
function noteAdvanced(sim: Sim, frame: number, no: UnitNo): void {
  const { cells } = sim;
  const side = cells[frame + 1] as number;
  const steps = cells[frame + 2] as number;
  const before = cells[frame + 3] as number;
  advanced.count = 0;
  let placed = false;
  for (let i = 1; i <= before; i++) {
    const other = cells[frame + 3 + i] as number;
    if (!placed && other > no) {
      advanced.items[advanced.count++] = no;
      placed = true;
    }
    advanced.items[advanced.count++] = other;
  }
  if (!placed) advanced.items[advanced.count++] = no;
  loadFight(sim, frame + 4 + before);
  popFrame(sim);
  pushAdvance(sim, side, steps, advanced);
}

export function endAdvance(sim: Sim): boolean {
  popFrame(sim);
  return settle(sim);
}

/** T80.6: whose participants advance next. */
export function chooseAv(sim: Sim, av: number): boolean {
  const { cells } = sim;
  const frame = topFrame(sim);
  const fights = cells[frame + 1] as number;
  // The words of the other fights, copied before the frame is written anew.
  const others: number[] = [];
  let chosen = -1;
  for (let at = frame + 2, i = 0; i < fights; i++) {
    const end = loadFight(sim, at);
    if (now.no === av) chosen = at;
    else for (let cell = at; cell < end; cell++) others.push(cells[cell] as number);
    at = end;
  }
  if (chosen < 0) return false;
  loadFight(sim, chosen);
  popFrame(sim);
  beginWords();
  word(L.FRAME_CODE.avAdvances + 1);
  word(fights - 1);
  for (const value of others) word(value);
  pushWords(sim);
  pushAdvance(sim, moverOf(sim), 4);
  return settle(sim);
}
