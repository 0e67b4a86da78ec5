import { type Box, lieOf, type Point } from '../geometry.ts';
import type { CounterStack, CounterUnit, MapModel } from '#table/board-model.ts';

/** From here out only blocks with totals are drawn, and from the second only the front on paper, gathered blocks on the screen. */
export const BLOCKS_BELOW = 21;
export const FRONT_BELOW = 9;

export interface Placed {
  readonly stack: CounterStack;
  /** Units drawn from the bottom up; only the last three show. */
  readonly shown: readonly { readonly unit: CounterUnit; readonly box: Box }[];
  readonly box: Box;
  readonly total: string;
}

/**
 * Side of a counter on the screen. Left alone it follows the hexes, but is never too small to read nor too large to see past;
 * a player may fix it at any size, whatever the zoom.
 */
export function counterSize(scale: number, wish: number | undefined): number {
  if (wish !== undefined) return Math.max(16, Math.min(110, wish));
  return Math.max(19, Math.min(88, scale * 0.72));
}

/** Sum of a stack; the number of its units where nothing adds up. */
export function totalOf({ total, units }: CounterStack): string {
  if (total !== undefined) return total;
  const adds = units.some(({ strength }) => strength !== undefined);
  return String(adds ? units.reduce((sum, { strength = 0 }) => sum + strength, 0) : units.length);
}

/** Places stacks in world units for a scale; later stacks lie over earlier ones, lower rows over upper. */
export function placeStacks(
  model: MapModel,
  stacks: readonly CounterStack[],
  scale: number,
  size: number,
  boxes?: ReadonlyMap<string, Point>,
): Placed[] {
  const world = (size * 100) / scale;
  const step = world * 0.09;
  const placed: Placed[] = [];
  for (const stack of stacks) {
    const hex = model.hexes[stack.hex];
    if (!hex || stack.units.length === 0) continue;
    const at = stack.box === undefined ? lieOf(model).centreOf(hex) : boxes?.get(stack.box);
    // A small sheet has no boxes in its margin: what lies in them is not on the map.
    if (!at) continue;
    const units = stack.units.slice(-3);
    const spread = (units.length - 1) * step;
    const shown = units.map((unit, i) => {
      const x0 = at.x - world / 2 - spread / 2 + i * step;
      const y0 = at.y - world / 2 + spread / 2 - i * step;
      return { unit, box: { x0, y0, x1: x0 + world, y1: y0 + world } };
    });
    const grow = spread / 2;
    placed.push({
      stack,
      shown,
      total: totalOf(stack),
      box: {
        x0: at.x - world / 2 - grow,
        y0: at.y - world / 2 - grow,
        x1: at.x + world / 2 + grow,
        y1: at.y + world / 2 + grow,
      },
    });
  }
  return placed.sort((a, b) => a.box.y0 - b.box.y0 || a.box.x0 - b.box.x0);
}

/** Blocks of one side that would lie over each other, as one with their total. */
export function gathered(placed: readonly Placed[], near: number): readonly Placed[] {
  if (near === 0) return placed;
  const groups: { first: Placed; total: number }[] = [];
  for (const one of placed) {
    const side = one.stack.units[0]?.side;
    const reach = (one.box.x1 - one.box.x0) * near;
    const group = groups.find(
      ({ first }) =>
        first.stack.units[0]?.side === side &&
        Math.abs(first.box.x0 - one.box.x0) < reach &&
        Math.abs(first.box.y0 - one.box.y0) < reach,
    );
    if (group) group.total += Number(one.total) || 0;
    else groups.push({ first: one, total: Number(one.total) || 0 });
  }
  return groups.map(({ first, total }) => ({ ...first, total: String(total) }));
}

/** The stack and unit under a point; the topmost wins. */
export function stackAt(
  placed: readonly Placed[],
  point: Point,
): { readonly stack: CounterStack; readonly unit: CounterUnit } | undefined {
  for (let i = placed.length - 1; i >= 0; i--) {
    const { stack, shown } = placed[i] as Placed;
    for (let k = shown.length - 1; k >= 0; k--) {
      const { unit, box } = shown[k] as Placed['shown'][number];
      if (point.x >= box.x0 && point.x <= box.x1 && point.y >= box.y0 && point.y <= box.y1) return { stack, unit };
    }
  }
  return undefined;
}
