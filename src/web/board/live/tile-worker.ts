/// <reference lib="webworker" />
import type { MapModel } from '#table/board-model.ts';
import type { Lettering } from '../labels.ts';
import { type FontUrls, loadFonts } from './load-fonts.ts';
import { fetchStyle } from '../style.ts';
import { createPainter, type Painter, TILE, type TileRequest } from './painter.ts';

/** Draws tiles away from the page's own thread, so that no frame ever waits for the map. */
export type ToWorker =
  | { readonly say: 'map'; readonly model: MapModel; readonly fonts: FontUrls }
  | { readonly say: 'paint'; readonly request: TileRequest }
  | { readonly say: 'forget' };

export interface FromWorker {
  readonly request: TileRequest;
  readonly image: ImageBitmap;
  readonly names: readonly Lettering[];
}

const scope = self as unknown as DedicatedWorkerGlobalScope;
let fonts: Promise<void> = Promise.resolve();
let painter: Painter | undefined;
/** Only the newest wishes matter: what was asked before a zoom is dropped by the page with `forget`. */
let waiting: TileRequest[] = [];
let busy = false;

/** Next request in order, once the painter is ready. */
const next = (): TileRequest | undefined => (painter ? waiting.shift() : undefined);

async function open(model: MapModel): Promise<void> {
  await fetchStyle(model.style);
  painter = createPainter(model);
  await work();
}

async function work(): Promise<void> {
  if (busy) return;
  busy = true;
  for (let request = next(); request && painter; request = next()) {
    // The first, small picture has no lettering and need not wait for fonts.
    if (!request.bare) await fonts;
    const canvas = new OffscreenCanvas(TILE, TILE);
    const context = canvas.getContext('2d');
    if (!context) break;
    painter.paint(context, request);
    const image = canvas.transferToImageBitmap();
    const names = request.bare ? [] : painter.names(request);
    scope.postMessage({ request, image, names } satisfies FromWorker, [image]);
    // A breath between tiles lets new wishes and `forget` come in.
    await new Promise((resolve) => setTimeout(resolve, 0));
  }
  busy = false;
}

scope.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  if (data.say === 'map') {
    fonts = loadFonts((scope as unknown as { fonts: FontFaceSet }).fonts, data.fonts);
    void open(data.model);
  } else if (data.say === 'forget') waiting = [];
  else waiting.push(data.request);
  void work();
};
