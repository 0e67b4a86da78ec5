import { STACK_LIMIT } from '../../blitz/stacking.ts';
import type { UnitNo } from '../../blitz/types.ts';
import { type Hex, NOWHERE } from '../../hex/hex.ts';
import { fieldCell, holdsHex, inZocOf, isShutCity, stackSizeOf } from './field.ts';
import { NO_RETREAT, NO_RETREATS, STRUCK } from './layout.ts';
import type { Sim } from './sim.ts';
import { atOf, dfOf, header, moverOf, type SideNo, sideOf } from './units.ts';

/** B19.5, T7.2: retreats. */

/** What a unit on each set of neighbours denies to a retreat: its own hex and the two beside it. */
export const DENIES = Uint8Array.from(
  { length: 64 },
  (_, at) => at | ((at << 1) & 63) | (at >> 5) | (at >> 1) | ((at & 1) << 5),
);

const beside = ({ world: { board } }: Sim, a: Hex, b: Hex): boolean => {
  const { neighbours } = board.grid;
  for (let edge = a * 6; edge < a * 6 + 6; edge++) if (neighbours[edge] === b) return true;
  return false;
};

/** B19.5.3, T22.2, T23.2.4, O23.4.3, O23.5.5: may a unit of that side retreat into a hex? */
export function isOpenTo(sim: Sim, side: SideNo, hex: Hex): boolean {
  // Anything at all in the cell closes it: a zone of control, a unit, or the hex is shut.
  if (sim.world.board.land[hex] === 0 || fieldCell(sim, (1 - side) as SideNo, hex) !== 0) return false;
  const { cells, layout } = sim;
  for (let i = header(sim, NO_RETREATS) - 1; i >= 0; i--) {
    const at = layout.noRetreats + i * NO_RETREAT;
    if (cells[at] === hex && ((cells[at + 1] as number) & (1 << side)) !== 0) return false;
  }
  const struck = header(sim, STRUCK) - 1;
  return struck < 0 || side !== moverOf(sim) || (struck !== hex && !beside(sim, struck, hex));
}

/** The neighbours of a hex a retreat could begin with, one bit a direction. */
export function openWays(sim: Sim, side: SideNo, hex: Hex): number {
  const { neighbours } = sim.world.board.grid;
  let open = 0;
  for (let direction = 0; direction < 6; direction++) {
    const to = neighbours[hex * 6 + direction] as Hex;
    if (to !== NOWHERE && isOpenTo(sim, side, to)) open |= 1 << direction;
  }
  return open;
}

/** Would units on these neighbours (one bit a direction) besides those that stand there leave no way out? */
export const wouldSeal = (open: number, at: number): boolean => (open & ~(DENIES[at] as number)) === 0;

/** T7.3.10: no way out of a hex as the mover stands; air strikes do not count. */
export function isSurrounded(sim: Sim, hex: Hex): boolean {
  const { board } = sim.world;
  const mover = moverOf(sim);
  const { neighbours } = board.grid;
  for (let edge = hex * 6; edge < hex * 6 + 6; edge++) {
    const to = neighbours[edge] as Hex;
    if (to === NOWHERE || board.land[to] === 0 || inZocOf(sim, mover, to)) continue;
    if (!isShutCity(sim, to) && !holdsHex(sim, mover, to)) return false;
  }
  return true;
}

const MOST_STEPS = 8;
const MOST_ENDS = 256;

/** The ends of a retreat with a way to each; good until the next question. */
export interface Retreats {
  count: number;
  /** How many paths lead there in all. */
  ways: number;
  readonly ends: Uint16Array;
  /** `steps` hexes for each end. */
  readonly paths: Uint16Array;
  /** B19.5.6: how far off they all are. */
  farthest: number;
}

const found: Retreats = {
  count: 0,
  ways: 0,
  ends: new Uint16Array(MOST_ENDS),
  paths: new Uint16Array(MOST_ENDS * MOST_STEPS),
  farthest: 0,
};

const way = new Int32Array(MOST_STEPS);
/** Steps wanted, and whether the first end found is enough. */
let wanted = 0;
let anyWillDo = false;

function distanceOf({ world: { board } }: Sim, a: Hex, b: Hex): number {
  const { q, r } = board.grid;
  const dq = (q[a] as number) - (q[b] as number);
  const dr = (r[a] as number) - (r[b] as number);
  return (Math.abs(dq) + Math.abs(dr) + Math.abs(dq + dr)) / 2;
}

function note(end: Hex): void {
  for (let i = 0; i < found.count; i++) if (found.ends[i] === end) return;
  if (found.count === MOST_ENDS) return;
  found.ends[found.count] = end;
  for (let i = 0; i < wanted; i++) found.paths[found.count * wanted + i] = way[i] as number;
  found.count++;
}

function follow(sim: Sim, side: SideNo, size: number, start: Hex, at: Hex, done: number): boolean {
  if (done === wanted) {
    const far = distanceOf(sim, start, at);
    if (far < found.farthest || stackSizeOf(sim, side, at) + size > STACK_LIMIT) return false;
    if (far > found.farthest) {
      found.count = 0;
      found.ways = 0;
    }
    found.farthest = far;
    found.ways++;
    note(at);
    return anyWillDo;
  }
  const { neighbours } = sim.world.board.grid;
  for (let edge = at * 6; edge < at * 6 + 6; edge++) {
    const next = neighbours[edge] as Hex;
    if (next === NOWHERE || next === start) continue;
    // A path that can no longer end as far off as one already found is not worth following.
    if (distanceOf(sim, start, next) + wanted - done - 1 < found.farthest) continue;
    let again = false;
    for (let i = 0; i < done && !again; i++) again = way[i] === next;
    if (again || !isOpenTo(sim, side, next)) continue;
    way[done] = next;
    if (follow(sim, side, size, start, next, done + 1)) return true;
  }
  return false;
}

function look(sim: Sim, no: UnitNo, steps: number, any: boolean): Retreats {
  found.count = 0;
  found.ways = 0;
  found.farthest = 0;
  const at = atOf(sim, no);
  // T6.2.11: a unit on a sea hex has no retreat at all.
  if (sim.world.board.land[at] === 0 || steps > MOST_STEPS) return found;
  wanted = steps;
  anyWillDo = any;
  follow(sim, sideOf(sim, no), dfOf(sim, no), at, at, 0);
  return found;
}

/** Every hex a unit may retreat to by so many steps: with room (B19.5.5), as far off as possible (B19.5.6). */
export const retreatEnds = (sim: Sim, no: UnitNo, steps: number): Retreats => look(sim, no, steps, false);

export const canRetreat = (sim: Sim, no: UnitNo, steps: number): boolean => look(sim, no, steps, true).count > 0;
