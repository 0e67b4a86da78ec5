import { isForest, roadLink } from '../../blitz/board.ts';
import { STACK_LIMIT } from '../../blitz/stacking.ts';
import type { UnitNo } from '../../blitz/types.ts';
import { type Hex, NOWHERE } from '../../hex/hex.ts';
import { mayLandOn } from './ashore.ts';
import { barredBy, holdsHex, inZocOf, isShut, stackSizeOf } from './field.ts';
import { now } from './battle.ts';
import { loadFight } from './frames-read.ts';
import { ARMOR, ARTILLERY, ON_MAP, STRUCK } from './layout.ts';
import { isStunnedUnit } from './reach.ts';
import type { Sim } from './sim.ts';
import { atOf, dfOf, header, moverOf, placeOf, type SideNo, sideOf, typeOf } from './units.ts';

/** B19.7, T7.2.7 to T7.2.13: the winner's advance. */

/** Is a hex of the battle at hand vacated for that side to advance into (B19.7.1, B19.7.2)? */
function isVacated(sim: Sim, side: SideNo, hex: Hex): boolean {
  const mover = side === moverOf(sim);
  const { items, count } = mover ? now.hexes : now.from;
  const key = mover ? hex : hex + 1;
  for (let i = 0; i < count; i++) if (items[i] === key) return !holdsHex(sim, (1 - side) as SideNo, hex);
  return false;
}

function beside({ world: { board } }: Sim, a: Hex, b: Hex): boolean {
  for (let edge = a * 6; edge < a * 6 + 6; edge++) if (board.grid.neighbours[edge] === b) return true;
  return false;
}

function mayStep(sim: Sim, side: SideNo, no: UnitNo, from: Hex, direction: number, to: Hex, first: boolean): boolean {
  const { board, rules } = sim.world;
  if (board.land[to] === 0) return false;
  // T23.0.4c: aircraft left behind in a vacated hex do not stop the victor.
  if (first ? !isVacated(sim, side, to) : barredBy(sim, (1 - side) as SideNo, to)) return false;
  if (isShut(sim, to)) return false;
  const struck = header(sim, STRUCK) - 1;
  if (struck >= 0 && side === moverOf(sim) && (struck === to || beside(sim, struck, to))) return false;
  if (board.land[from] === 0 && !mayLandOn(sim, no, to)) return false;
  const type = typeOf(sim, no);
  if ((type !== ARMOR && type !== ARTILLERY) || !isForest(board, to)) return true;
  return rules.roadsNegateTerrain() && roadLink(board, from, direction);
}

/** The ends of an advance with a way to each; good until the next question. */
export interface Advances {
  count: number;
  readonly ends: Uint16Array;
  readonly lengths: Uint8Array;
  /** From place * MOST_STEPS on. */
  readonly paths: Uint16Array;
}

export const MOST_STEPS = 6;
const MOST_ENDS = 400;
const found: Advances = {
  count: 0,
  ends: new Uint16Array(MOST_ENDS),
  lengths: new Uint8Array(MOST_ENDS),
  paths: new Uint16Array(MOST_ENDS * MOST_STEPS),
};
/** Hexes come to, each with the place it was come from and the number of steps. */
const ringHex = new Int32Array(MOST_ENDS + 1);
const ringFrom = new Int32Array(MOST_ENDS + 1);
const ringSteps = new Uint8Array(MOST_ENDS + 1);

/** Where a unit of the winner can advance to in the battle at hand; `any`: one end is enough. */
function advancesOf(sim: Sim, side: SideNo, no: UnitNo, most: number, any: boolean): Advances {
  found.count = 0;
  const enemy = (1 - side) as SideNo;
  const { neighbours } = sim.world.board.grid;
  // O23.5.8: who is stunned does not advance.
  if (isStunnedUnit(sim, no)) return found;
  ringHex[0] = atOf(sim, no);
  ringFrom[0] = -1;
  ringSteps[0] = 0;
  let known = 1;
  const size = dfOf(sim, no);
  for (let done = 0; done < known; done++) {
    const at = ringHex[done] as Hex;
    const steps = ringSteps[done] as number;
    if (steps >= most || (steps > 0 && inZocOf(sim, enemy, at))) continue;
    for (let direction = 0; direction < 6; direction++) {
      const to = neighbours[at * 6 + direction] as Hex;
      if (to === NOWHERE) continue;
      let seen = false;
      for (let i = 0; i < known && !seen; i++) seen = ringHex[i] === to;
      if (seen || known > MOST_ENDS || !mayStep(sim, side, no, at, direction, to, steps === 0)) continue;
      ringHex[known] = to;
      ringFrom[known] = done;
      ringSteps[known++] = steps + 1;
      if (stackSizeOf(sim, sideOf(sim, no), to) + size > STACK_LIMIT || steps + 1 > MOST_STEPS) continue;
      noteEnd(known - 1);
      if (any) return found;
    }
  }
  return found;
}

function noteEnd(place: number): void {
  const at = found.count++;
  found.ends[at] = ringHex[place] as Hex;
  const length = ringSteps[place] as number;
  found.lengths[at] = length;
  let i = length;
  for (let on = place; (ringFrom[on] as number) >= 0; on = ringFrom[on] as number)
    found.paths[at * MOST_STEPS + --i] = ringHex[on] as Hex;
}

/** T6.2.11a: a unit on a sea hex may take the vacated hex whatever the table says. */
const stepsOf = (sim: Sim, no: UnitNo, steps: number): number =>
  sim.world.board.land[atOf(sim, no)] === 0 ? Math.max(steps, 1) : steps;

/** Has the unit advanced already in the frame at an address? */
function hasAdvanced({ cells }: Sim, frame: number, no: UnitNo): boolean {
  const count = cells[frame + 3] as number;
  for (let i = 1; i <= count; i++) if (cells[frame + 3 + i] === no) return true;
  return false;
}

/** The winner's units in the advance at an address: tells them one by one; stops at the first `true`. */
function someWinner(sim: Sim, frame: number, tell: (no: UnitNo) => boolean): boolean {
  const { cells } = sim;
  loadFight(sim, frame + 4 + (cells[frame + 3] as number));
  const { items, count } = cells[frame + 1] === moverOf(sim) ? now.attackers : now.defenders;
  for (let i = 0; i < count; i++) {
    const no = items[i] as UnitNo;
    if (placeOf(sim, no) === ON_MAP && !hasAdvanced(sim, frame, no) && tell(no)) return true;
  }
  return false;
}

/** Where a unit can advance to in the advance that is being decided. */
export function advanceEnds(sim: Sim, frame: number, no: UnitNo): Advances {
  const { cells } = sim;
  found.count = 0;
  someWinner(sim, frame, (one) => {
    if (one === no)
      advancesOf(sim, cells[frame + 1] as SideNo, no, stepsOf(sim, no, cells[frame + 2] as number), false);
    return one === no;
  });
  return found;
}

/** Is any advance open? */
export const mayAdvance = (sim: Sim, frame: number): boolean =>
  someWinner(
    sim,
    frame,
    (no) =>
      advancesOf(sim, sim.cells[frame + 1] as SideNo, no, stepsOf(sim, no, sim.cells[frame + 2] as number), true)
        .count > 0,
  );

/** Tells the vacated hexes of the battle at hand. */
export function eachVacated(sim: Sim, side: SideNo, tell: (hex: Hex) => void): void {
  const mover = side === moverOf(sim);
  const { items, count } = mover ? now.hexes : now.from;
  for (let i = 0; i < count; i++) {
    const hex = mover ? (items[i] as Hex) : (items[i] as number) - 1;
    if (hex >= 0 && !holdsHex(sim, (1 - side) as SideNo, hex)) tell(hex);
  }
}
