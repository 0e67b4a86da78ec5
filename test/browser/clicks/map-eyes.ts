import type { Page } from '@playwright/test';
import { PNG } from 'pngjs';

/** The map by eye: what lights up on it, found by comparing two looks at it. */

export interface Spot {
  readonly x: number;
  readonly y: number;
}

const CELL = 10;
/** Of a cell's pixels so many must have changed for it to have lit up. */
const MOST = 0.7;

/** Points of the map with nothing over them. */
const free = (page: Page): Promise<readonly Spot[]> =>
  page.evaluate((cell) => {
    const found: { x: number; y: number }[] = [];
    const canvas = document.querySelector('.board canvas')?.parentElement;
    if (!canvas) return found;
    for (let y = cell; y < window.innerHeight - cell; y += cell)
      for (let x = cell; x < window.innerWidth - cell; x += cell) {
        const hit = document.elementFromPoint(x, y);
        if (hit instanceof HTMLCanvasElement && canvas.contains(hit)) found.push({ x, y });
      }
    return found;
  }, CELL);

export const glance = async (page: Page): Promise<PNG> => {
  await page.evaluate(
    () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  );
  return PNG.sync.read(await page.screenshot({ animations: 'allow', caret: 'hide' }));
};

const differ = (a: PNG, b: PNG, x: number, y: number): boolean => {
  const at = (y * a.width + x) * 4;
  return (
    Math.abs((a.data[at] ?? 0) - (b.data[at] ?? 0)) +
      Math.abs((a.data[at + 1] ?? 0) - (b.data[at + 1] ?? 0)) +
      Math.abs((a.data[at + 2] ?? 0) - (b.data[at + 2] ?? 0)) >
    2
  );
};

/** Where the map has changed from one look to the other, in spots a finger can touch. */
export const litSince = async (page: Page, before: PNG, after: PNG): Promise<readonly Spot[]> =>
  (await free(page)).filter(({ x, y }) => {
    let changed = 0;
    for (let dy = -CELL; dy < CELL; dy++)
      for (let dx = -CELL; dx < CELL; dx++)
        if (x + dx < before.width && y + dy < before.height && differ(before, after, x + dx, y + dy)) changed++;
    return changed >= MOST * 4 * CELL * CELL;
  });
