import { BEACH_SUPPLY, isolatedUnits, testTwo } from '../../blitz/routes.ts';
import type { UnitNo } from '../../blitz/types.ts';
import { eliminated } from './effects.ts';
import { fieldCell } from './field.ts';
import { beginWords, popFrame, pushPlain, pushWords, word } from './frames.ts';
import * as L from './layout.ts';
import { put, type Sim } from './sim.ts';
import { unload } from './unload.ts';
import { dfOf, mask, moverOf, type SideNo, sideOf, unitCount } from './units.ts';

/** O21.1: supply routes. Twice a player turn at most, so the engine is asked about the routes themselves. */

const GOES_ON = 1;

/** O21.1.2b: a beach stops serving when all its hexes are held or covered by the opponent. */
export function closeBeachheads(sim: Sim): void {
  const { cells, layout, world } = sim;
  if (!world.beachSupply) return;
  world.board.beaches.forEach((hexes, beach) => {
    const sides = cells[layout.beachheads + beach] as number;
    let left = sides;
    for (let side = 0; side < 2; side++) {
      // A unit of the opponent, or his zone of control, is all there can be in the cell of an open hex.
      const open = hexes.some((hex) => (fieldCell(sim, (1 - side) as SideNo, hex) & 0x7fff) === 0);
      if (!open) left &= ~(1 << side);
    }
    put(sim, layout.beachheads + beach, left);
  });
}

/** O21.1.4: units of the mover without a route at test 1. */
export function markIsolated(sim: Sim): void {
  const cut = new Set<UnitNo>(isolatedUnits(sim.world, unload(sim), moverOf(sim) === 0 ? 'blue' : 'red'));
  for (let no = unitCount(sim) - 1; no >= 0; no--)
    if (sideOf(sim, no) === moverOf(sim)) mask(sim, no, L.FLAGS, L.ISOLATED, cut.has(no) ? L.ISOLATED : 0);
}

export function turnToBeach(sim: Sim, beach: number, units: readonly UnitNo[]): void {
  popFrame(sim);
  beginWords();
  word(L.FRAME_CODE.beachSupply + 1);
  word(beach + 1);
  word(units.length);
  for (const no of [...units].sort((a, b) => a - b)) word(no);
  pushWords(sim);
}

/** O21.1.5, O21.1.2a: units cut off die; beaches are served in the order of their numbers, until none has too many. */
export function settleBeachSupply(sim: Sim): number {
  const { lost, served } = testTwo(sim.world, unload(sim));
  for (const no of lost) eliminated(sim, no);
  if (lost.length > 0) return GOES_ON;
  const full = [...served]
    .sort(([a], [b]) => a - b)
    .find(([, units]) => units.reduce((sum, no) => sum + dfOf(sim, no), 0) > BEACH_SUPPLY);
  if (full) {
    turnToBeach(sim, full[0], full[1]);
    return GOES_ON;
  }
  popFrame(sim);
  pushPlain(sim, L.FRAME_CODE.turnEnd);
  return GOES_ON;
}
