import type { UnitNo } from '../../blitz/types.ts';
import { type Hex, NOWHERE } from '../../hex/hex.ts';
import { coversHex, isShutCity } from './field.ts';
import { putControl } from './theatre.ts';
import { AV, AVS, MINOR_CODE, MOST_AVS, PASSED, USES } from './layout.ts';
import type { Numbers } from './odds.ts';
import { put, type Sim } from './sim.ts';
import { header, mask, moverOf, type SideNo } from './units.ts';

/** What follows from units coming along hexes, as `afterMove` and `trespass` of the engine have it. */

/** T22.5, T22.6b, T22.5b: minor countries entered or passed over. */
export function trespass(sim: Sim, side: SideNo, units: Numbers, count: number, path: Numbers, steps: number): void {
  const { minors, board } = sim.world;
  const { cells, layout } = sim;
  for (const country of minors) {
    let entered = false;
    for (let i = 0; i < steps && !entered; i++) entered = board.country[path[i] as Hex] === country;
    const at = layout.minors + country;
    const value = cells[at] as number;
    if (!entered || value === 0) continue;
    const state = (value & 15) - 1;
    if (state === MINOR_CODE.intact) put(sim, at, (MINOR_CODE.violated + 1) | ((side + 1) << 4));
    else if (state === MINOR_CODE.violated && value >> 4 !== side + 1)
      put(sim, at, (MINOR_CODE.open + 1) | (value & 0xf0));
    // T22.5d: only what a side does in its own player turn counts as passing.
    if (side !== moverOf(sim)) continue;
    for (let i = 0; i < count; i++) mask(sim, units[i] as UnitNo, PASSED, 0, 1 << country);
  }
}

const adjacentOrSame = (sim: Sim, a: Hex, b: Hex): boolean => {
  if (a === b) return true;
  const { neighbours } = sim.world.board.grid;
  for (let edge = a * 6; edge < a * 6 + 6; edge++) if (neighbours[edge] === b) return true;
  return false;
};

/** T7.3.14: automatic victories whose victims the units pass or end next to. */
export function useAvs(sim: Sim, units: Numbers, count: number, path: Numbers, steps: number): void {
  if (header(sim, AVS) === 0) return;
  const { cells, layout } = sim;
  for (let slot = 0; slot < MOST_AVS; slot++) {
    const at = layout.avs + slot * AV;
    const hexes = cells[at] as number;
    let used = false;
    for (let i = 0; i < steps && !used; i++)
      for (let h = 1; h <= hexes && !used; h++) used = adjacentOrSame(sim, path[i] as Hex, cells[at + h] as Hex);
    if (used) for (let i = 0; i < count; i++) mask(sim, units[i] as UnitNo, USES, 0, 1 << slot);
  }
}

/** B10.5 `passingControl`: cities the mover's units cover alone on their way. */
export function takeInPassing(sim: Sim, path: Numbers, steps: number): void {
  if (!sim.world.rules.controlInPassing()) return;
  const { board } = sim.world;
  const mover = moverOf(sim);
  const take = (hex: Hex): void => {
    if (hex === NOWHERE || board.city[hex] === -1 || coversHex(sim, (1 - mover) as SideNo, hex)) return;
    if (!isShutCity(sim, hex)) putControl(sim, hex, mover + 1);
  };
  for (let i = 0; i < steps; i++) {
    const step = path[i] as Hex;
    take(step);
    for (let edge = step * 6; edge < step * 6 + 6; edge++) take(board.grid.neighbours[edge] as Hex);
  }
}

export function afterMove(sim: Sim, side: SideNo, units: Numbers, count: number, path: Numbers, steps: number): void {
  trespass(sim, side, units, count, path, steps);
  useAvs(sim, units, count, path, steps);
  takeInPassing(sim, path, steps);
}
