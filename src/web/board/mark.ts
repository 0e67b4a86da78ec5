import { type Box, overlaps, type Point } from './geometry.ts';
import type { Pen } from './pen.ts';

/** One thing to draw, with where it is and the scales (CSS pixels a hex) at which it shows. */
export interface Mark {
  readonly box: Box;
  readonly from?: number;
  readonly to?: number;
  draw(pen: Pen, scale: number, within?: Box): void;
}

export type Scene = readonly Mark[];

/** Draws what of a scene shows inside a box. */
export function drawScene(pen: Pen, scene: Scene, scale: number, within?: Box): void {
  for (const mark of scene) {
    if (mark.from !== undefined && scale < mark.from) continue;
    if (mark.to !== undefined && scale >= mark.to) continue;
    if (within && !overlaps(mark.box, within)) continue;
    mark.draw(pen, scale, within);
  }
}

/** Detail that is worked out when it is first drawn: the small picture of the whole map must not wait for every tree. */
export function later(box: Box, from: number, make: () => Scene): Mark {
  let made: Scene | undefined;
  return {
    box,
    from,
    draw(pen, scale, within) {
      made ??= make();
      drawScene(pen, made, scale, within);
    },
  };
}

/** A width on the map kept between so many pixels on the screen. */
export function px(world: number, scale: number, least: number, most = Infinity): number {
  const unit = 100 / scale;
  return Math.max(least * unit, Math.min(most * unit, world));
}

/** Cuts a long line into pieces that can be left out one by one. */
export function pieces(line: readonly Point[], length = 28, closed = false): Point[][] {
  const source = closed ? [...line, line[0] as Point] : line;
  const out: Point[][] = [];
  for (let i = 0; i + 1 < source.length; i += length) out.push(source.slice(i, i + length + 1));
  return out;
}
