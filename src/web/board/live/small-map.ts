import type { CounterStack, MapModel } from '#table/board-model.ts';
import { type Box, lieOf } from '../geometry.ts';
import { coloursFor } from '../counters/liveries.ts';
import type { Theme } from '../theme.ts';
import type { Tiles } from './tiles.ts';

/** Contents of a small map. */
export interface SmallMap {
  readonly tiles: Tiles;
  readonly theme: Theme;
  readonly model: MapModel;
  readonly stacks: readonly CounterStack[];
  readonly sheet: Box;
  readonly neat: Box;
}

export const heightFor = ({ x0, x1, y0, y1 }: Box, width: number): number =>
  Math.round((width * (y1 - y0)) / (x1 - x0));

/** The whole map on a canvas as it is, with a dot of so many pixels for each stack. Gives the pixels a unit of the map. */
export function drawSmallMap(canvas: HTMLCanvasElement, map: SmallMap, dot: number): number {
  const { tiles, theme, model, stacks, sheet, neat } = map;
  const k = canvas.width / (neat.x1 - neat.x0);
  const context = canvas.getContext('2d');
  if (!context) return k;
  context.fillStyle = theme.sea[0];
  context.fillRect(0, 0, canvas.width, canvas.height);
  tiles.drawOverview(
    context,
    (sheet.x0 - neat.x0) * k,
    (sheet.y0 - neat.y0) * k,
    (sheet.x1 - sheet.x0) * k,
    (sheet.y1 - sheet.y0) * k,
  );
  for (const stack of stacks) {
    const hex = model.hexes[stack.hex];
    const top = stack.units[stack.units.length - 1];
    if (!hex || !top || stack.box !== undefined) continue;
    const at = lieOf(model).centreOf(hex);
    context.fillStyle = coloursFor(theme, top).fill;
    context.fillRect((at.x - neat.x0) * k - dot / 2, (at.y - neat.y0) * k - dot / 2, dot, dot);
  }
  return k;
}
