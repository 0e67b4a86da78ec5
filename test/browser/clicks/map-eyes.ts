import type { Page } from '@playwright/test';
import { PNG } from 'pngjs';

/** The map by eye: what lights up on it, found by comparing two looks at it. */

export interface Spot {
  readonly x: number;
  readonly y: number;
}

const CELL = 10;
/** Share of a cell's pixels that must change for it to count as lit: most, or the rim around a counter. */
const MOST = 0.7;
export const RIM = 0.3;
/**
 * Share of the map in which lines have come or gone; above it the map has moved, or was drawn anew, and no cell counts
 * as lit.
 */
const WHOLE = 0.6;
const TRACE = 0.02;
/** A tint changes the map by less than a line that was not there. */
const TINT = 60;
/** Except where an army is set up: that may be anywhere. */
export const WIDE = 1;
/** Increase of red in cells that light up while the reach of the selected units goes out. */
export const HOT = 15;
/** Increase of red where a reach goes out: the map gets redder, but not red. */
const RED = 30;
/** Redder than this are hexes of a reach that are closed only because of the enemy. */
export const CLOSED = 8;

/** Width of a card's shadow on the map. */
const SHADE = 20;

/** Points of the map with nothing over them or beside them. */
const free = (page: Page): Promise<readonly Spot[]> =>
  page.evaluate(
    ([cell, shade]) => {
      const found: { x: number; y: number }[] = [];
      const canvas = document.querySelector('.board canvas')?.parentElement;
      if (!canvas) return found;
      const isMap = (x: number, y: number): boolean => {
        const hit = document.elementFromPoint(x, y);
        return hit instanceof HTMLCanvasElement && canvas.contains(hit);
      };
      const inWindow = (x: number, y: number): boolean =>
        x >= cell && y >= cell && x < window.innerWidth - cell && y < window.innerHeight - cell;
      for (let y = cell; y < window.innerHeight - cell; y += cell)
        for (let x = cell; x < window.innerWidth - cell; x += cell) if (isMap(x, y)) found.push({ x, y });
      const open = new Set(found.map(({ x, y }) => `${x} ${y}`));
      const clear = (x: number, y: number): boolean => open.has(`${x} ${y}`) || !inWindow(x, y);
      return found.filter(
        ({ x, y }) => clear(x - shade, y) && clear(x + shade, y) && clear(x, y - shade) && clear(x, y + shade),
      );
    },
    [CELL, SHADE] as const,
  );

/** The map once it is drawn and nothing on it moves any more. */
export const glance = async (page: Page): Promise<PNG> => {
  await page.waitForFunction(() => !document.querySelector('canvas[data-drawing]'), undefined, { timeout: 60_000 });
  let last: Buffer = Buffer.alloc(0);
  for (let looks = 0; looks < 12; looks++) {
    const now = await page.screenshot({ animations: 'allow', caret: 'hide' });
    if (now.equals(last)) break;
    last = now;
  }
  return PNG.sync.read(last);
};

/** Redness of a point of the map and its increase; undefined where it has not changed. */
function redness(
  a: PNG,
  b: PNG,
  x: number,
  y: number,
): { readonly now: number; readonly more: number; readonly by: number } | undefined {
  const at = (y * a.width + x) * 4;
  const of = (png: PNG): [number, number, number] => [0, 1, 2].map((one) => png.data[at + one] ?? 0) as never;
  const red = ([r, g, b]: [number, number, number]): number => r - (g + b) / 2;
  const [before, after] = [of(a), of(b)];
  const by = after.reduce((sum, value, one) => sum + Math.abs(value - (before[one] ?? 0)), 0);
  return by <= 2 ? undefined : { now: red(after), more: red(after) - red(before), by };
}

/** Middle of the spots around a counter; where more than one hex has lit up together, the spots as they are. */
export function hearts(spots: readonly Spot[], hex: number): readonly Spot[] {
  const left = new Set(spots);
  const found: Spot[] = [];
  for (const first of left) {
    const ring = [first];
    for (const one of ring) {
      left.delete(one);
      for (const other of left)
        if (Math.hypot(other.x - one.x, other.y - one.y) < hex / 2 && !ring.includes(other)) ring.push(other);
    }
    const mean = (of: (spot: Spot) => number): number => ring.reduce((sum, spot) => sum + of(spot), 0) / ring.length;
    const middle = { x: mean(({ x }) => x), y: mean(({ y }) => y) };
    const one = ring.every(({ x, y }) => Math.hypot(x - middle.x, y - middle.y) < hex * 0.7);
    found.push(...(one ? [middle] : ring));
  }
  return found;
}

/** Changes of the map between two looks, as spots a finger can touch; empty where it has moved. */
export async function litSince(
  page: Page,
  before: PNG,
  after: PNG,
  {
    cold = -256,
    warm = 256,
    most = MOST,
    whole = WHOLE,
  }: { readonly cold?: number; readonly warm?: number; readonly most?: number; readonly whole?: number } = {},
): Promise<readonly Spot[]> {
  const open = await free(page);
  const enough = 4 * CELL * CELL;
  let changed = 0;
  const lit = open.filter(({ x, y }) => {
    let [any, lights] = [0, 0];
    for (let dy = -CELL; dy < CELL; dy++)
      for (let dx = -CELL; dx < CELL; dx++) {
        if (x + dx >= before.width || y + dy >= before.height) continue;
        const red = redness(before, after, x + dx, y + dy);
        if (!red) continue;
        if (red.by > TINT) any++;
        if (red.more > cold && red.more < warm && (cold < 0 || red.now > RED)) lights++;
      }
    if (any >= TRACE * enough) changed++;
    return lights >= most * enough;
  });
  return changed > whole * open.length ? [] : lit;
}
