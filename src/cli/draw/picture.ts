import { extname } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import type { MapModel } from '#table/board-model.ts';
import { makePicture, type PictureOptions, pictureSvg } from '#web/board/picture.ts';
import { fontStyle, withFontFiles } from './font-files.ts';

export interface PictureWish extends PictureOptions {
  readonly model: MapModel;
  /** The package's own folder, for the fonts. */
  readonly root: string;
}

export const PICTURE_KINDS = ['.svg', '.png'] as const;

/** The picture as SVG text with its fonts inside. */
export function svgOf({ model, root, ...options }: PictureWish): string {
  return pictureSvg(makePicture(model, options), model.title, fontStyle(root));
}

/** The picture as PNG, drawn without a browser. */
export function pngOf({ model, root, ...options }: PictureWish): Buffer {
  const svg = pictureSvg(makePicture(model, options), model.title);
  return withFontFiles(root, (fontFiles) =>
    new Resvg(svg, { font: { fontFiles, loadSystemFonts: false } }).render().asPng(),
  );
}

/** Pixels of a PNG: four bytes each are held at once. */
const MOST_PIXELS = 64_000_000;

function tooLarge({ model, root: _root, ...options }: PictureWish): string | undefined {
  const { width, height } = makePicture(model, options);
  if (width * height <= MOST_PIXELS) return undefined;
  return `a picture of ${width} by ${height} pixels is too large (${MOST_PIXELS} pixels at most): take a smaller --scale`;
}

/** Fault of a picture request, if any: the file's ending decides the kind. */
export function pictureFault(wish: PictureWish, file: string): string | undefined {
  const kind = extname(file).toLowerCase();
  if (!(PICTURE_KINDS as readonly string[]).includes(kind))
    return `a picture ends in ${PICTURE_KINDS.join(' or ')}, not '${kind}'`;
  return kind === '.png' ? tooLarge(wish) : undefined;
}

/** A position as a file of that name holds it. */
export const pictureFor = (wish: PictureWish, file: string): string | Buffer =>
  extname(file).toLowerCase() === '.svg' ? svgOf(wish) : pngOf(wish);
