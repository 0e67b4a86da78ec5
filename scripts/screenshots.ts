import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { ROOT, serveBoardPages } from '../bench/board-page.ts';
import { withPalette } from './palette-png.ts';
import { chromiumPath } from './chromium-path.ts';

/**
 * Takes the pictures of the board in docs/images: every theme, far, middle and close, on a desk and on a phone.
 *   npx tsx scripts/screenshots.ts [classic|night|contrast]
 */

const ZOOMS = {
  whole: 'counters=400&fit=sheet',
  middle: 'counters=400&at=P29&scale=46',
  close: 'counters=400&at=S27&scale=104&layers=S27',
} as const;
const PHONE_ZOOMS = {
  whole: 'counters=400',
  middle: 'counters=400&at=R30&scale=40',
  close: 'counters=400&at=R28&scale=92&layers=R28',
} as const;
const DEVICES = {
  desktop: { viewport: { width: 1440, height: 860 }, deviceScaleFactor: 1, zooms: ZOOMS },
  phone: { viewport: { width: 390, height: 780 }, deviceScaleFactor: 2, zooms: PHONE_ZOOMS },
} as const;

const only = process.argv[2];
const folder = join(ROOT, 'docs/images');
mkdirSync(folder, { recursive: true });
const pages = await serveBoardPages();
const browser = await chromium.launch({
  ...chromiumPath(),
  args: ['--no-sandbox'],
});
try {
  for (const theme of ['classic', 'night', 'contrast']) {
    if (only !== undefined && only !== theme) continue;
    for (const [device, { zooms, ...screen }] of Object.entries(DEVICES)) {
      const page = await browser.newPage(screen);
      for (const [zoom, query] of Object.entries(zooms)) {
        await page.goto(`${pages.url}?still&theme=${theme}&${query}${zoom === 'whole' ? '&minimap=0' : ''}`);
        await page.waitForFunction('window.board?.settled()');
        const file = join(folder, `board-${theme}-${zoom}-${device}.png`);
        writeFileSync(file, withPalette(await page.screenshot()));
        console.log(`${(statSync(file).size / 1000).toFixed(0).padStart(5)} kB  ${file.slice(ROOT.length)}`);
      }
      await page.close();
    }
  }
} finally {
  await browser.close();
  await pages.close();
}
