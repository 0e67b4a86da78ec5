import type { Choose } from '#core/dice/dice.ts';
import { type Grid } from '#hex/grid.ts';
import type { Hex } from '#hex/hex.ts';
import { openContinent } from '../continent.ts';

/** Units of the toy: as many as our own tables have in the same run. */
const UNITS = 33;

export interface ToyArmy {
  readonly grid: Grid;
  readonly pieces: readonly { side: string; at: Hex; left: number }[];
}

export function toyArmy(choose: Choose): ToyArmy {
  const { grid } = openContinent(15).world.board;
  const pieces = Array.from({ length: UNITS }, (_, i) => ({
    side: String(i % 2),
    at: choose(grid.size) as Hex,
    left: 0,
  }));
  return { grid, pieces };
}
