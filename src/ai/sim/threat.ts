import { type Hex, NOWHERE } from '../../hex/hex.ts';
import { FIRST_AIRCRAFT, ON_MAP, PLACE_SHIFT, SIDE_SHIFT, TYPE_BITS } from './layout.ts';
import { freshReach, reach, type Reached } from './reach.ts';
import type { Sim } from './sim.ts';
import { afOf, atOf, type SideNo, unitCount, whoOf } from './units.ts';

/** Reach of a whole side, and what it means for the other one. */

/** Is it a ground unit of that side on the map? */
export function isGroundOf(sim: Sim, side: SideNo, no: number): boolean {
  const who = whoOf(sim, no);
  return (
    ((who >> SIDE_SHIFT) & 1) === side && ((who >> PLACE_SHIFT) & 7) === ON_MAP && (who & TYPE_BITS) < FIRST_AIRCRAFT
  );
}

/** Asks for each ground unit of a side where it can come; the answer is good until the next unit. */
export function sideReach(sim: Sim, side: SideNo, tell: (no: number, reached: Reached) => void): void {
  const count = unitCount(sim);
  for (let no = 0; no < count; no++) if (isGroundOf(sim, side, no)) tell(no, reach(sim, no));
}

const SHUT = 1 << 15;

/** Space for a field without units. */
const bare = new WeakMap<Sim, Uint16Array>();
const stamps = new WeakMap<Sim, Int32Array>();
let stamp = 0;

function bareField(sim: Sim): Uint16Array {
  const { cells, layout } = sim;
  let field = bare.get(sim);
  if (!field) {
    field = new Uint16Array(layout.hexes);
    bare.set(sim, field);
  }
  for (let hex = 0; hex < layout.hexes; hex++) field[hex] = (cells[layout.field + hex] as number) & SHUT;
  return field;
}

/**
 * For every hex the attack factors of a side that could come next to it in that side's next player turn. `zones`:
 * whether the other side's units stand in the way as they do now; without them the answer is the worst case.
 */
export function threatOf(sim: Sim, side: SideNo, zones: boolean, threat: Uint16Array): Uint16Array {
  const { cells, layout, world } = sim;
  const { neighbours } = world.board.grid;
  let seen = stamps.get(sim);
  if (!seen) {
    seen = new Int32Array(layout.hexes);
    stamps.set(sim, seen);
  }
  const field = zones ? cells : bareField(sim);
  const offset = zones ? layout.field + (1 - side) * layout.hexes : 0;
  threat.fill(0);
  const count = unitCount(sim);
  for (let no = 0; no < count; no++) {
    if (!isGroundOf(sim, side, no)) continue;
    const af = afOf(sim, no);
    const reached = freshReach(sim, no, atOf(sim, no), field, offset);
    stamp++;
    for (let i = 0; i < reached.count; i++) {
      const hex = reached.hexes[i] as Hex;
      for (let edge = hex * 6; edge < hex * 6 + 6; edge++) {
        const next = neighbours[edge] as Hex;
        if (next === NOWHERE || seen[next] === stamp) continue;
        seen[next] = stamp;
        threat[next] = (threat[next] as number) + af;
      }
    }
  }
  return threat;
}
