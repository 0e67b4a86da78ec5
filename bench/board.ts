import { chromium, type Page } from '@playwright/test';
import { serveBoardPages } from './board-page.ts';
import { chromiumPath } from '../scripts/chromium-path.ts';

/**
 * The board in headless Chromium: time between frames while panning and zooming with 3,000 hexes and 400 counters, beside a
 * plain redraw of the same picture; and how soon the map is on the screen.
 *   npx tsx bench/board.ts
 */

const SIZE = { width: 1280, height: 800 };
const FRAMES = 240;

interface Frames {
  readonly p50: number;
  readonly p95: number;
  readonly worst: number;
  /** Share of frames that took longer than a sixtieth of a second and a bit. */
  readonly late: number;
}

const sorted = (list: readonly number[]): number[] => [...list].sort((a, b) => a - b);
const at = (list: readonly number[], part: number): number =>
  list[Math.min(list.length - 1, Math.floor(list.length * part))] ?? Number.NaN;

function summed(times: readonly number[]): Frames {
  const list = sorted(times);
  return {
    p50: at(list, 0.5),
    p95: at(list, 0.95),
    worst: at(list, 1),
    late: list.filter((time) => time > 18.5).length / list.length,
  };
}

/** The page drives itself (bench/board-demo/drive.ts); here the times are only summed up. */
const run = async (page: Page, what: 'pan' | 'zoom', scale: number): Promise<Frames> =>
  summed(await page.evaluate<number[]>(`drive(board, '${what}', ${FRAMES}, ${scale})`));

const row = (name: string, frames: Frames) =>
  `${name.padEnd(34)} p50 ${frames.p50.toFixed(1).padStart(6)}  p95 ${frames.p95.toFixed(1).padStart(6)}  worst ${frames.worst.toFixed(1).padStart(6)} ms   late ${(frames.late * 100).toFixed(1)} %`;

export async function benchBoard(say: (line: string) => void): Promise<void> {
  const pages = await serveBoardPages();
  const browser = await chromium.launch({
    ...chromiumPath(),
    args: ['--no-sandbox'],
  });
  try {
    const first: number[] = [];
    const best: number[] = [];
    for (let i = 0; i < 5; i++) {
      const page = await browser.newPage({ viewport: SIZE });
      await page.goto(`${pages.url}?counters=400&hexes=3000`);
      await page.waitForFunction(`performance.getEntriesByName('board-settled').length > 0`);
      first.push(await page.evaluate<number>(`sinceLoad('board-ready')`));
      best.push(await page.evaluate<number>(`sinceLoad('board-settled')`));
      await page.close();
    }
    say(
      `first map on the screen after load    ${sorted(first)
        .map((time) => time.toFixed(0))
        .join(' ')} ms`,
    );
    say(
      `whole view at full detail             ${sorted(best)
        .map((time) => time.toFixed(0))
        .join(' ')} ms`,
    );
    const tactical: number[] = [];
    for (let i = 0; i < 3; i++) {
      const page = await browser.newPage({ viewport: SIZE });
      await page.goto(`${pages.url}tactical.html?turned`);
      await page.waitForFunction(`performance.getEntriesByName('board-settled').length > 0`);
      tactical.push(await page.evaluate<number>(`sinceLoad('board-settled')`));
      await page.close();
    }
    say(`three tactical panels at full detail  ${sorted(tactical).map(Math.round).join(' ')} ms`);
    for (const [name, path] of [
      ['tactical panels', 'tactical.html?turned'],
      ['tiles and sprites', '?counters=400&hexes=3000'],
      ['plain redraw', 'plain.html'],
    ] as const) {
      const page = await browser.newPage({ viewport: SIZE });
      await page.goto(`${pages.url}${path}`);
      await page.waitForFunction('board.settled()');
      for (const scale of [24, 60]) {
        say(row(`${name}: pan at ${scale} px a hex`, await run(page, 'pan', scale)));
        say(row(`${name}: zoom from ${scale} px a hex`, await run(page, 'zoom', scale)));
      }
      await page.close();
    }
  } finally {
    await browser.close();
    await pages.close();
  }
}

if (process.argv[1]?.endsWith('board.ts')) await benchBoard((line) => console.log(line));
