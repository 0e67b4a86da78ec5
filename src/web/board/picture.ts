import { detailAt } from './counters/counter.ts';
import { drawStacks } from './counters/draw.ts';
import { BLOCKS_BELOW, counterSize, FRONT_BELOW, placeStacks } from './counters/stacks.ts';
import { drawLettering } from './labels.ts';
import { drawLayer } from './overlay.ts';
import { layOut } from './style.ts';
import { type Box, boxOf, lieOf, overlaps } from './geometry.ts';
import type { CountersModel, HexIndex, Layers, MapModel } from '#table/board-model.ts';
import type { Pen } from './pen.ts';
import { escaped, svgPen } from './svg-pen.ts';
import { THEMES, type ThemeName } from './theme.ts';

export interface PictureOptions {
  readonly counters?: CountersModel;
  readonly layers?: Layers;
  readonly theme?: ThemeName;
  /** Hexes to show, with a border round them; the whole sheet when left out. */
  readonly around?: readonly HexIndex[];
  /** Pixels a hex. */
  readonly scale?: number;
  readonly lettered?: boolean;
}

export interface Picture {
  readonly width: number;
  readonly height: number;
  /** The part of the world shown. */
  readonly box: Box;
  readonly theme: ThemeName;
  draw(pen: Pen): void;
  /** Draws only the part inside a box: for sheets of a large map. */
  drawPart(pen: Pen, part: Box): void;
}

/** A still picture of a map and what lies on it: the same drawing as on the screen. */
export function makePicture(model: MapModel, options: PictureOptions = {}): Picture {
  const laid = layOut(model);
  const name = options.theme ?? 'classic';
  const theme = THEMES[name];
  const scale = options.scale ?? 26;
  const { neat } = laid;
  let box = laid.sheet;
  if (options.around && options.around.length > 0) {
    const near = boxOf(
      options.around.map((hex) => lieOf(model).centreOf(model.hexes[hex] as MapModel['hexes'][number])),
      150,
    );
    box = {
      x0: Math.max(neat.x0, near.x0),
      y0: Math.max(neat.y0, near.y0),
      x1: Math.min(neat.x1, near.x1),
      y1: Math.min(neat.y1, near.y1),
    };
  }
  const sheet = laid.sheetIn(theme);
  const drawPart = (pen: Pen, part: Box): void => {
    sheet.draw(pen, scale, part, options.lettered ?? true);
    const below = (options.layers ?? []).filter((layer) => !layer.above && layer.items.length > 0);
    const names = below.length > 0 && options.lettered !== false ? (sheet.names?.(scale) ?? []) : [];
    for (const layer of below) drawLayer(pen, model, theme, scale, layer, undefined, names);
    drawLettering(pen, names, part);
    const stacks = options.counters?.stacks ?? [];
    if (stacks.length > 0) {
      const far = scale < BLOCKS_BELOW;
      if (far) laid.front(stacks)(pen, theme, scale, 1);
      if (scale >= FRONT_BELOW) {
        const size = far ? Math.max(13, scale) : counterSize(scale, undefined);
        const all = placeStacks(model, stacks, scale, size, laid.boxes);
        const placed = all.filter((stack) => overlaps(stack.box, part));
        drawStacks(pen, placed, theme, far ? 'block' : detailAt(size, model.style));
      }
    }
    for (const layer of options.layers ?? [])
      if (layer.above) drawLayer(pen, model, theme, scale, layer, undefined, names);
  };
  return {
    box,
    theme: name,
    width: Math.round(((box.x1 - box.x0) * scale) / 100),
    height: Math.round(((box.y1 - box.y0) * scale) / 100),
    draw: (pen) => drawPart(pen, box),
    drawPart,
  };
}

/** The picture as an SVG document; `fonts` is a style sheet with the shipped fonts, when they are to travel with it. */
export function pictureSvg(picture: Picture, title: string, fonts = ''): string {
  const { box, width, height } = picture;
  const pen = svgPen({ x: (box.x0 + box.x1) / 2, y: (box.y0 + box.y1) / 2 });
  picture.draw(pen);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${box.x0.toFixed(2)} ${box.y0.toFixed(2)} ${(box.x1 - box.x0).toFixed(2)} ${(box.y1 - box.y0).toFixed(2)}">`,
    `<title>${escaped(title)}</title>`,
    fonts === '' ? '' : `<style>${fonts}</style>`,
    pen.body(),
    '</svg>\n',
  ]
    .filter((line) => line !== '')
    .join('\n');
}
