import { along, lengthOf } from '#web/board/curve.ts';
import { type Box, boxOf, type Point } from '#web/board/geometry.ts';
import type { Face, Pen, TextStyle } from '#web/board/pen.ts';
import { letterWidth, widthOf } from '#web/board/text-width.ts';

/** A piece of lettering with its final place. */
export interface Lettering {
  readonly text: string;
  readonly face: Face;
  readonly size: number;
  readonly colour: string;
  readonly alpha: number;
  readonly halo?: { readonly colour: string; readonly width: number; readonly alpha?: number };
  /** One letter at a time along a curve; one entry with the whole text when it is straight. */
  readonly letters: readonly { readonly text: string; readonly at: Point; readonly turn: number }[];
  readonly boxes: readonly Box[];
}

/** Straight lettering with its left end on the base line at a point. */
export function straight(
  text: string,
  at: Point,
  face: Face,
  size: number,
  style: Pick<Lettering, 'colour' | 'alpha' | 'halo'>,
): Lettering {
  const width = widthOf(text, face, size);
  return {
    ...style,
    text,
    face,
    size,
    letters: [{ text, at: { x: at.x + width / 2, y: at.y }, turn: 0 }],
    boxes: [{ x0: at.x, x1: at.x + width, y0: at.y - size * 0.74, y1: at.y + size * 0.24 }],
  };
}

/** Lettering along a curve, centred at a part of its length; undefined when the curve is too short or bends too sharply. */
export function curved(
  text: string,
  line: readonly Point[],
  face: Face,
  size: number,
  spacing: number,
  middle: number,
  lift: number,
  style: Pick<Lettering, 'colour' | 'alpha' | 'halo'>,
): Lettering | undefined {
  const total = lengthOf(line);
  const width = widthOf(text, face, size, spacing);
  let start = total * middle - width / 2;
  if (start < -1e-6 || start + width > total + 1e-6) return undefined;
  const letters: { text: string; at: Point; turn: number }[] = [];
  const boxes: Box[] = [];
  let before: number | undefined;
  for (const letter of text) {
    const advance = (letterWidth(letter, face) * size) / 1000;
    // The heading over the letter's own width, so that small wiggles do not make letters dance.
    const reach = Math.max(size * 0.9, advance * 0.7);
    const p = along(line, start + advance / 2).at;
    const a = along(line, Math.max(0, start + advance / 2 - reach)).at;
    const b = along(line, Math.min(total, start + advance / 2 + reach)).at;
    const turn = Math.atan2(b.y - a.y, b.x - a.x);
    if (before !== undefined && Math.abs(Math.atan2(Math.sin(turn - before), Math.cos(turn - before))) > 0.34)
      return undefined;
    before = turn;
    const at = { x: p.x + Math.sin(turn) * lift, y: p.y - Math.cos(turn) * lift };
    if (letter !== ' ') {
      letters.push({ text: letter, at, turn });
      const up = { x: Math.sin(turn), y: -Math.cos(turn) };
      const side = { x: Math.cos(turn), y: Math.sin(turn) };
      boxes.push(
        boxOf(
          [-1, 1].flatMap((s) =>
            [-0.2, 0.72].map((h) => ({
              x: at.x + (side.x * s * advance) / 2 + up.x * h * size,
              y: at.y + (side.y * s * advance) / 2 + up.y * h * size,
            })),
          ),
        ),
      );
    }
    start += advance + spacing * size;
  }
  return { ...style, text, face, size, letters, boxes };
}

export function drawLettering(pen: Pen, lettering: Lettering): void {
  const base: TextStyle = {
    face: lettering.face,
    size: lettering.size,
    colour: lettering.colour,
    alpha: lettering.alpha,
    align: 'centre',
  };
  const { halo, letters } = lettering;
  if (halo && letters.length > 1) {
    // All halos before all letters, or each would bite into its neighbour.
    for (const { text, at, turn } of letters) pen.text(text, at.x, at.y, { ...base, turn, colour: 'none', halo });
    for (const { text, at, turn } of letters) pen.text(text, at.x, at.y, { ...base, turn });
    return;
  }
  for (const { text, at, turn } of letters)
    pen.text(text, at.x, at.y, halo ? { ...base, turn, halo } : { ...base, turn });
}
