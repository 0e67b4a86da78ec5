import type { Box, Point } from '../geometry.ts';

/** Where the board is looked at from: a world point in the middle of the host and CSS pixels a hex. */
export interface Look {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

export const LEAST_SCALE = 3;
export const MOST_SCALE = 190;

export interface View {
  look(): Look;
  set(look: Look): void;
  size(): { readonly width: number; readonly height: number };
  resize(width: number, height: number): void;
  toWorld(point: Point): Point;
  toScreen(point: Point): Point;
  visible(): Box;
  pan(dx: number, dy: number): void;
  /** Zooms about a point of the host; what is under it stays under it. */
  zoom(factor: number, about: Point): void;
  fitted(box: Box, pad: number): Look;
  least(): number;
}

export function createView(sheet: Box): View {
  let at: Look = { x: (sheet.x0 + sheet.x1) / 2, y: (sheet.y0 + sheet.y1) / 2, scale: 20 };
  let width = 1;
  let height = 1;
  const unit = () => at.scale / 100;
  const fitted = (box: Box, pad: number): Look => ({
    x: (box.x0 + box.x1) / 2,
    y: (box.y0 + box.y1) / 2,
    scale: Math.min(
      MOST_SCALE,
      Math.max(
        LEAST_SCALE,
        Math.min((width - pad * 2) / (box.x1 - box.x0), (height - pad * 2) / (box.y1 - box.y0)) * 100,
      ),
    ),
  });
  const least = () => Math.max(LEAST_SCALE, fitted(sheet, 0).scale * 0.85);
  /** The sheet never leaves the window: its edge may come to the middle, no further. */
  const held = (look: Look): Look => {
    const scale = Math.max(least(), Math.min(MOST_SCALE, look.scale));
    const halfX = ((width / scale) * 100) / 2;
    const halfY = ((height / scale) * 100) / 2;
    const hold = (v: number, a: number, b: number, half: number) => {
      const slack = half * 0.7;
      return b - a < half * 2
        ? Math.max((a + b) / 2 - slack, Math.min((a + b) / 2 + slack, v))
        : Math.max(a + half - slack, Math.min(b - half + slack, v));
    };
    return { x: hold(look.x, sheet.x0, sheet.x1, halfX), y: hold(look.y, sheet.y0, sheet.y1, halfY), scale };
  };
  const toWorld = (point: Point): Point => ({
    x: at.x + (point.x - width / 2) / unit(),
    y: at.y + (point.y - height / 2) / unit(),
  });
  return {
    look: () => at,
    set: (look) => {
      at = held(look);
    },
    size: () => ({ width, height }),
    resize(w, h) {
      width = Math.max(1, w);
      height = Math.max(1, h);
      at = held(at);
    },
    toWorld,
    toScreen: (point) => ({ x: (point.x - at.x) * unit() + width / 2, y: (point.y - at.y) * unit() + height / 2 }),
    visible() {
      const a = toWorld({ x: 0, y: 0 });
      const b = toWorld({ x: width, y: height });
      return { x0: a.x, y0: a.y, x1: b.x, y1: b.y };
    },
    pan(dx, dy) {
      at = held({ ...at, x: at.x - dx / unit(), y: at.y - dy / unit() });
    },
    zoom(factor, about) {
      const before = toWorld(about);
      const scale = Math.max(least(), Math.min(MOST_SCALE, at.scale * factor));
      const u = scale / 100;
      at = held({ x: before.x - (about.x - width / 2) / u, y: before.y - (about.y - height / 2) / u, scale });
    },
    fitted,
    least,
  };
}
