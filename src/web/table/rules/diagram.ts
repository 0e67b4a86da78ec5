import { type Grid, hexNamed } from '#hex/grid.ts';
import type { CountersModel, Highlight, Layer, LayerItem, MapModel } from '#table/board-model.ts';
import type { Claim } from '#table/lesson.ts';
import { ownIds } from '#web/board/own-ids.ts';
import { makePicture, pictureSvg } from '#web/board/picture.ts';
import type { ThemeName } from '#web/board/theme.ts';

/** Drawings of rules by the board's own pen, as SVG. */

/** A drawing for a rule: a position the engine reads, and what its caption claims. */
export interface Diagram<Mark> {
  readonly rule: string;
  readonly position: string;
  /** Marked hexes and units, by their names in the position. */
  readonly marks: readonly Mark[];
  /** In the order of a script: `ok:` lines are played. */
  readonly claims: readonly Claim[];
  readonly dice?: readonly number[];
}

/** Marks common to all games. */
export type CommonMark =
  | { readonly spot: readonly string[]; readonly tone: Highlight }
  | { readonly note: string; readonly text: string };

type HexOf = (name: string) => number;

/** Counters lie over the ways, so that what is printed on them can be read, and under what points at them. */
export function layersOf<Mark extends object>(
  grid: Grid,
  marks: readonly (Mark | CommonMark)[],
  own: (mark: Mark, hex: HexOf) => { readonly below?: readonly LayerItem[]; readonly above?: readonly LayerItem[] },
  noteAt: (hex: number, text: string) => LayerItem = (hex, text) => ({ kind: 'plate', hex, text, tone: 'target' }),
): Layer[] {
  const hex: HexOf = (name) => hexNamed(grid, name) ?? 0;
  const below: LayerItem[] = [];
  const above: LayerItem[] = [];
  for (const mark of marks) {
    if ('spot' in mark) above.push({ kind: 'outline', hexes: mark.spot.map(hex), tone: mark.tone });
    else if ('note' in mark) above.push(noteAt(hex(mark.note), mark.text));
    else {
      const items = own(mark as Mark, hex);
      below.push(...(items.below ?? []));
      above.push(...(items.above ?? []));
    }
  }
  return [
    { id: 'below', items: below },
    { id: 'above', above: true, items: above },
  ];
}

const PIXELS_A_HEX = 58;

/** The whole of a small map with what lies on it; `name` tells it from others on the page. */
export function drawnSvg(
  model: MapModel,
  lies: { readonly counters: CountersModel; readonly layers: readonly Layer[]; readonly theme: ThemeName },
  name: string,
  title: string,
): string {
  const around = model.hexes.map((_, hex) => hex);
  const picture = makePicture({ ...model, title: '' }, { ...lies, around, scale: PIXELS_A_HEX });
  const svg = ownIds(pictureSvg(picture, title), `d-${name.replaceAll('.', '-')}`);
  // In a frame of another shape the drawing fills it: outside the drawing lies the sheet's own frame.
  return svg.replace('<svg ', '<svg role="img" preserveAspectRatio="xMidYMid slice" ');
}
