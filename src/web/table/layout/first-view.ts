import { distance, type Grid } from '#hex/grid.ts';
import type { Table } from '../table-model.ts';

/** Stacks no further from the enemy than this many times the nearest belong to where it is fought. */
const NEARLY = 1.5;
const AND = 2;

/** Hexes of the front: the stacks of both sides nearest to each other, or all there are. */
export function openingHexes(table: Table): readonly number[] {
  const field = table.scene()?.field;
  return field && field.length > 0 ? field : foughtOver(table);
}

function foughtOver(table: Table): readonly number[] {
  const { grid } = table;
  const bySide = new Map<string, Set<number>>();
  for (const { side, hex, holds } of table.scene()?.pieces ?? []) {
    if (hex === undefined || !holds) continue;
    const hexes = bySide.get(side) ?? new Set();
    bySide.set(side, hexes.add(hex));
  }
  const sides = [...bySide.values()].map((hexes) => [...hexes]);
  const everybody = sides.flat();
  if (!grid || sides.length < 2) return everybody;
  const away = sides.flatMap((own, i) => {
    const others = sides.filter((_, k) => k !== i).flat();
    return own.map((hex) => ({ hex, far: Math.min(...others.map((one) => distance(grid, hex, one))) }));
  });
  const nearest = Math.min(...away.map(({ far }) => far));
  return away.filter(({ far }) => far <= nearest * NEARLY + AND).map(({ hex }) => hex);
}

/** The one of these hexes that is nearest to all the others. */
export function heartOf(hexes: readonly number[], grid: Grid): number | undefined {
  const far = (hex: number): number => hexes.reduce((sum, other) => sum + distance(grid, hex, other), 0);
  return hexes.toSorted((a, b) => far(a) - far(b))[0];
}
