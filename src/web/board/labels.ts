import { type Box, overlaps } from './geometry.ts';
import type { Pen, TextStyle } from './pen.ts';

/** A name on the map, as it is drawn: plain data, so that it can leave a worker. */
export interface Lettering {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly box: Box;
  readonly style: TextStyle;
}

export function drawLettering(pen: Pen, list: readonly Lettering[], within: Box): void {
  for (const { text, x, y, box, style } of list) if (overlaps(box, within)) pen.text(text, x, y, style);
}
