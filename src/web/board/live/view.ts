import type { Box, Point } from '../geometry.ts';

/** View of the board: the world point in the middle of the host, and CSS pixels per hex. */
export interface Look {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** Widths of the window's edges covered by other elements, in CSS pixels. */
export interface Insets {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
  /** Small things that stand in what is left. */
  readonly over?: readonly Box[];
  /** Width on the right that a card may come to cover: a whole map is fitted beside it. */
  readonly column?: number;
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
  /** Sets the free area, for fitting and centring. */
  setFree(insets: Insets): void;
  free(): Box;
  /** A box of the world whole in what lies free. */
  fitted(box: Box, pad: number): Look;
  /** The whole map, beside the column a card may come to cover. */
  whole(box: Box, pad: number): Look;
  /** A point of the world in the middle of what lies free. */
  centred(point: Point, scale: number): Look;
  /** Moved so far that nothing but the sheet is seen in what lies free; a sheet too small for that lies in the middle. */
  filled(look: Look): Look;
  /** View moved just far enough for a point to lie free, `edge` pixels inside. */
  towards(point: Point, edge: number): Look;
  least(): number;
}

const NO_INSETS: Insets = { top: 0, right: 0, bottom: 0, left: 0 };
/** Least size of the free area, however much is covered. */
const LEAST_FREE = 80;

/** Most pixels beyond the sheet shown beside covering elements. */
const BORDER = 60;

/** Position beside a box, on the side of the middle. */
const beside = ({ x0, x1 }: Box, middle: number, edge: number): number =>
  (x0 + x1) / 2 < middle ? x1 + edge : x0 - edge;

export function createView(sheet: Box): View {
  let at: Look = { x: (sheet.x0 + sheet.x1) / 2, y: (sheet.y0 + sheet.y1) / 2, scale: 20 };
  let width = 1;
  let height = 1;
  let insets = NO_INSETS;
  const unit = () => at.scale / 100;
  const free = ({ top, right, bottom, left } = insets): Box => {
    const x1 = Math.max(LEAST_FREE, width - right);
    const y1 = Math.max(LEAST_FREE, height - bottom);
    return { x0: Math.min(left, x1 - LEAST_FREE), y0: Math.min(top, y1 - LEAST_FREE), x1, y1 };
  };
  const centred = ({ x, y }: Point, scale: number, room = free()): Look => {
    const { x0, y0, x1, y1 } = room;
    const u = scale / 100;
    return { x: x - ((x0 + x1) / 2 - width / 2) / u, y: y - ((y0 + y1) / 2 - height / 2) / u, scale };
  };
  /** A box whole in `room`, a part of the window. */
  const within = (box: Box, pad: number, room: Box): Look => {
    const { x0, y0, x1, y1 } = room;
    const across = (x1 - x0 - pad * 2) / (box.x1 - box.x0);
    const down = (y1 - y0 - pad * 2) / (box.y1 - box.y0);
    const scale = Math.min(MOST_SCALE, Math.max(LEAST_SCALE, Math.min(across, down) * 100));
    return centred({ x: (box.x0 + box.x1) / 2, y: (box.y0 + box.y1) / 2 }, scale, room);
  };
  const fitted = (box: Box, pad: number): Look => within(box, pad, free());
  const whole = (box: Box, pad: number): Look =>
    within(box, pad, free({ ...insets, right: Math.max(insets.right, insets.column ?? 0) }));
  const filled = (look: Look): Look => {
    const { x0, y0, x1, y1 } = free();
    const u = look.scale / 100;
    const fill = (v: number, [a, b]: readonly [number, number], before: number, after: number) => {
      const [from, to] = [a - before / u, b - after / u];
      return from > to ? (from + to) / 2 : Math.max(from, Math.min(to, v));
    };
    return {
      x: fill(look.x, [sheet.x0, sheet.x1], x0 - width / 2, x1 - width / 2),
      y: fill(look.y, [sheet.y0, sheet.y1], y0 - height / 2, y1 - height / 2),
      scale: look.scale,
    };
  };
  /** Never more than the scale at hand: a card that closes must not make the next drag zoom. */
  const least = () => Math.min(at.scale, Math.max(LEAST_SCALE, whole(sheet, 0).scale * 0.85));
  /** The sheet never leaves the window: its edge may come to the middle, no further; but every place of it may lie free. */
  const held = (look: Look): Look => {
    const scale = Math.max(least(), Math.min(MOST_SCALE, look.scale));
    const halfX = ((width / scale) * 100) / 2;
    const halfY = ((height / scale) * 100) / 2;
    const { x0, y0, x1, y1 } = free();
    const hold = (v: number, a: number, b: number, half: number, before: number, after: number) => {
      const slack = half * 0.7;
      const [low, high] = [before, after].map((over) => Math.max(slack, ((over + BORDER) * 100) / scale));
      const [from, to] = b - a < half * 2 ? [(a + b) / 2, (a + b) / 2] : [a + half, b - half];
      return Math.max(from - (low as number), Math.min(to + (high as number), v));
    };
    return {
      x: hold(look.x, sheet.x0, sheet.x1, halfX, x0, width - x1),
      y: hold(look.y, sheet.y0, sheet.y1, halfY, y0, height - y1),
      scale,
    };
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
    setFree(next) {
      insets = next;
    },
    free: () => free(),
    fitted,
    whole,
    centred: (point, scale) => centred(point, scale),
    filled,
    towards(point, edge) {
      const { x0, y0, x1, y1 } = free();
      const x = (point.x - at.x) * unit() + width / 2;
      const y = (point.y - at.y) * unit() + height / 2;
      const wish = (v: number, a: number, b: number) =>
        Math.max(Math.min(v, b - edge), Math.min(a + edge, (a + b) / 2));
      const [near, high] = [wish(x, x0, x1), wish(y, y0, y1)];
      const hides = (box: Box) =>
        near > box.x0 - edge / 2 && near < box.x1 + edge / 2 && high > box.y0 - edge / 2 && high < box.y1 + edge / 2;
      const hider = insets.over?.find(hides);
      const clear = hider ? beside(hider, (x0 + x1) / 2, edge / 2) : near;
      return { x: at.x + (x - clear) / unit(), y: at.y + (y - high) / unit(), scale: at.scale };
    },
    least,
  };
}
