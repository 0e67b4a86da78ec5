import type { Box } from '../geometry.ts';
import type { MapModel } from '#table/board-model.ts';
import type { Lettering } from '../labels.ts';
import type { ThemeName } from '../theme.ts';
import { fetchStyle } from '../style.ts';
import { createPainter, type Painter, TILE, type TileRequest } from './painter.ts';
import type { FromWorker, ToWorker } from './tile-worker.ts';
import { FONT_URLS } from './fonts.ts';
import { loadFonts } from './load-fonts.ts';

interface Tile {
  readonly image: CanvasImageSource;
  readonly scale: number;
  readonly column: number;
  readonly row: number;
  used: number;
}

/** Scales, in device pixels a hex, that are kept ready while the view moves. */
const STEPS = [6, 12, 24, 48, 96, 192] as const;
/** About 150 MB of pictures at most. */
const MOST_TILES = 150;

const keyOf = (scale: number, column: number, row: number) => `${scale.toFixed(3)}/${column}/${row}`;

/** The nearest kept scale that need not be enlarged by more than a fifth. */
export const stepFor = (scale: number): number =>
  STEPS.find((step) => step * 1.25 >= scale) ?? STEPS[STEPS.length - 1] ?? 192;

export interface Tiles {
  /** Draws what is there of a part of the sheet; asks for what is missing. True when everything was at its best. */
  draw(
    context: CanvasRenderingContext2D,
    visible: Box,
    scale: number,
    moving: boolean,
    place: (x: number, y: number) => readonly [number, number],
  ): boolean;
  setTheme(theme: ThemeName): void;
  /** True as soon as any picture of the whole map exists. */
  ready(): boolean;
  count(): number;
  /** Names of places as they stand on the tiles drawn last; none while tiles of several scales stand beside each other. */
  names(): readonly Lettering[];
  /** The whole map, small, for the minimap. */
  drawOverview(context: CanvasRenderingContext2D, x: number, y: number, width: number, height: number): void;
  dispose(): void;
}

export function createTiles(model: MapModel, sheet: Box, ratio: number, first: ThemeName, onTile: () => void): Tiles {
  let theme = first;
  let tiles = new Map<string, Tile>();
  let asked = new Map<string, TileRequest>();
  let ids = 0;
  let clock = 0;
  /** Tiles of the theme before, shown until the new ones come. */
  let old: Map<string, Tile> | undefined;
  const width = sheet.x1 - sheet.x0;
  const height = sheet.y1 - sheet.y0;
  const overviewStep = STEPS[0] * (ratio > 1.5 ? 2 : 1);

  const gridAt = (scale: number) => {
    const side = (TILE * 100) / scale;
    return { side, columns: Math.ceil(width / side), rows: Math.ceil(height / side) };
  };

  /** Names by scale, for as long as there are tiles of it. */
  let lettering = new Map<number, readonly Lettering[]>();
  /** The one scale of the tiles drawn last. */
  let drawn: number | undefined;
  const accept = (request: TileRequest, image: CanvasImageSource, names: readonly Lettering[]) => {
    asked.delete(keyOf(request.scale, request.column, request.row));
    if (request.theme !== theme) return;
    if (names.length > 0) lettering.set(request.scale, names);
    tiles.set(keyOf(request.scale, request.column, request.row), { ...request, image, used: ++clock });
    if (tiles.size > MOST_TILES) {
      const spare = [...tiles].filter(([, tile]) => tile.scale > 24).sort((a, b) => a[1].used - b[1].used);
      for (const [key, tile] of spare.slice(0, tiles.size - MOST_TILES)) {
        if (tile.image instanceof ImageBitmap) tile.image.close();
        tiles.delete(key);
      }
      const left = new Set([...tiles.values()].map(({ scale }) => scale));
      for (const scale of lettering.keys()) if (!left.has(scale)) lettering.delete(scale);
    }
    if (old && tiles.size > 12) old = undefined;
    onTile();
  };

  let worker: Worker | undefined;
  let painter: Painter | undefined;
  let queue: TileRequest[] = [];
  let stopped = false;
  if (typeof OffscreenCanvas === 'function' && typeof Worker === 'function') {
    worker = new Worker(new URL('./tile-worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => accept(data.request, data.image, data.names);
    worker.postMessage({ say: 'map', model, fonts: FONT_URLS } satisfies ToWorker);
  } else {
    // Browsers without drawing in workers: one tile at a time between frames.
    void Promise.all([loadFonts(document.fonts, FONT_URLS), fetchStyle(model.style)]).then(() => {
      painter = createPainter(model);
      pump();
    });
  }

  const pump = () => {
    if (stopped || !painter) return;
    const request = queue.shift();
    if (!request) return;
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = TILE;
    const context = canvas.getContext('2d');
    if (context) painter.paint(context, request);
    accept(request, canvas, request.bare ? [] : painter.names(request));
    setTimeout(pump, 4);
  };

  const ask = (scale: number, column: number, row: number) => {
    const key = keyOf(scale, column, row);
    if (tiles.has(key) || asked.has(key)) return;
    const request = { id: ++ids, scale, ratio, column, row, theme, bare: scale === overviewStep };
    asked.set(key, request);
    if (worker) worker.postMessage({ say: 'paint', request } satisfies ToWorker);
    else {
      queue.push(request);
      if (queue.length === 1) setTimeout(pump, 0);
    }
  };

  const forget = () => {
    asked = new Map();
    queue = [];
    worker?.postMessage({ say: 'forget' } satisfies ToWorker);
  };

  const range = (scale: number, visible: Box) => {
    const { side, columns, rows } = gridAt(scale);
    return {
      side,
      c0: Math.max(0, Math.floor((visible.x0 - sheet.x0) / side)),
      c1: Math.min(columns - 1, Math.floor((visible.x1 - sheet.x0) / side)),
      r0: Math.max(0, Math.floor((visible.y0 - sheet.y0) / side)),
      r1: Math.min(rows - 1, Math.floor((visible.y1 - sheet.y0) / side)),
    };
  };

  const missing = (from: Map<string, Tile>, scale: number, visible: Box): (readonly [number, number])[] => {
    const { c0, c1, r0, r1 } = range(scale, visible);
    const out: (readonly [number, number])[] = [];
    for (let row = r0; row <= r1; row++) {
      for (let column = c0; column <= c1; column++) if (!from.has(keyOf(scale, column, row))) out.push([column, row]);
    }
    return out;
  };

  const blit = (
    from: Map<string, Tile>,
    context: CanvasRenderingContext2D,
    scale: number,
    visible: Box,
    place: (x: number, y: number) => readonly [number, number],
  ) => {
    const { side, c0, c1, r0, r1 } = range(scale, visible);
    for (let row = r0; row <= r1; row++) {
      for (let column = c0; column <= c1; column++) {
        const tile = from.get(keyOf(scale, column, row));
        if (!tile) continue;
        tile.used = ++clock;
        const x = sheet.x0 + column * side;
        const y = sheet.y0 + row * side;
        // Edges land on whole pixels, shared by neighbours: no seams, and no resampling at the exact scale.
        const [ax, ay] = place(x, y).map(Math.round) as [number, number];
        const [bx, by] = place(x + side, y + side).map(Math.round) as [number, number];
        context.drawImage(tile.image, ax, ay, bx - ax, by - ay);
      }
    }
  };

  let wanted = 0;
  let before = 0;
  return {
    draw(context, visible, scale, moving, place) {
      const step = stepFor(scale);
      const zooming = moving && Math.abs(scale - before) > 1e-6;
      before = scale;
      const best = moving ? step : scale;
      if (Math.abs(best - wanted) > 1e-3) {
        wanted = best;
        forget();
      }
      const scales = [...new Set([...tiles.values()].map((tile) => tile.scale))];
      const lacking = missing(tiles, best, visible);
      let patient = false;
      drawn = best;
      if (lacking.length > 0) {
        drawn = undefined;
        // Below what is missing lies the nearest scale that is complete here, finer ones before coarser.
        const near = scales
          .filter((other) => other !== best)
          .sort((a, b) => Math.abs(Math.log(a / scale)) - Math.abs(Math.log(b / scale)));
        const whole = near.find((other) => missing(tiles, other, visible).length === 0);
        // In the middle of a zoom a picture half as fine will do: its tiles would be out of date before they came.
        patient = zooming && whole !== undefined && whole > scale * 0.45;
        if (old && whole === undefined) {
          for (const other of new Set([...old.values()].map((tile) => tile.scale)))
            blit(old, context, other, visible, place);
        }
        if (whole !== undefined) {
          blit(tiles, context, whole, visible, place);
          const { c0, c1, r0, r1 } = range(best, visible);
          if (lacking.length === (c1 - c0 + 1) * (r1 - r0 + 1)) drawn = whole;
        } else for (const other of near.reverse()) blit(tiles, context, other, visible, place);
      }
      blit(tiles, context, best, visible, place);
      // The overview first of all, then the middle of what is seen, then the rest.
      if (tiles.size === 0 || missing(tiles, overviewStep, sheet).length > 0) {
        for (const [column, row] of missing(tiles, overviewStep, sheet)) ask(overviewStep, column, row);
      }
      const { side } = gridAt(best);
      const cx = ((visible.x0 + visible.x1) / 2 - sheet.x0) / side - 0.5;
      const cy = ((visible.y0 + visible.y1) / 2 - sheet.y0) / side - 0.5;
      lacking.sort((a, b) => Math.hypot(a[0] - cx, a[1] - cy) - Math.hypot(b[0] - cx, b[1] - cy));
      if (!patient) for (const [column, row] of lacking) ask(best, column, row);
      if (lacking.length === 0 && asked.size === 0) {
        // At rest with nothing to do: get the neighbouring scales ready for the next move.
        const ahead = {
          x0: visible.x0 - side * 0.6,
          x1: visible.x1 + side * 0.6,
          y0: visible.y0 - side * 0.6,
          y1: visible.y1 + side * 0.6,
        };
        for (const other of [12, 24, step, 48]) {
          const list = missing(tiles, other, other <= 24 ? sheet : ahead).slice(0, 4);
          for (const [column, row] of list) ask(other, column, row);
          if (list.length > 0) break;
        }
      }
      return lacking.length === 0;
    },
    setTheme(next) {
      if (next === theme) return;
      theme = next;
      old = tiles;
      tiles = new Map();
      lettering = new Map();
      forget();
    },
    ready: () => tiles.size > 0,
    count: () => tiles.size,
    names: () => (drawn === undefined ? [] : (lettering.get(drawn) ?? [])),
    drawOverview(context, x, y, w, h) {
      const { side, columns, rows } = gridAt(overviewStep);
      for (let row = 0; row < rows; row++) {
        for (let column = 0; column < columns; column++) {
          const tile = tiles.get(keyOf(overviewStep, column, row));
          if (!tile) continue;
          const kx = w / width;
          const ky = h / height;
          context.drawImage(tile.image, x + column * side * kx, y + row * side * ky, side * kx, side * ky);
        }
      }
    },
    dispose() {
      stopped = true;
      worker?.terminate();
      for (const tile of tiles.values()) if (tile.image instanceof ImageBitmap) tile.image.close();
      tiles.clear();
    },
  };
}
