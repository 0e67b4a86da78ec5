import { statSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { chromiumPath } from './chromium-path.ts';

/**
 * Takes the pictures of home page, scenarios, briefing, lessons, rulebook and the tactical table in docs/images from a page that is being served.
 *   npx tsx scripts/screenshots-pages.ts http://127.0.0.1:8080        all of them
 *   npx tsx scripts/screenshots-pages.ts http://127.0.0.1:8080 gamex  those named
 */

const PAGES = {
  front: '',
  scenarios: '#/play',
  briefing: '#/play/gamex/duel',
  zones: '#/play/modules/brush-fire',
  contact: '#/play/modules/crossing',
  learn: '#/learn',
  lesson: '#/learn/odds/3',
  rulebook: '#/rules/B9.4',
  gamex: '#/play/gamex/duel',
} as const;
const SCREENS = {
  desktop: { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 },
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 },
} as const;

/** First battle of Tactical GameX, units placed by the computer: a tank in hand, its reach on the map. */
async function tacticalTable(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  for (const name of ['Ready', 'Roll for points']) {
    await page.getByRole('button', { name, exact: true }).click();
    await page.waitForTimeout(SETTLED);
  }
  await page.keyboard.press('n');
}
/** First battle of the Module System after its first moves: enemies in contact, with the odds against each. */
async function contact(page: Page): Promise<void> {
  for (const name of ['Begin', 'Hint', 'Play this for me', 'End movement and attack']) {
    await page.getByRole('button', { name, exact: true }).first().click();
    await page.waitForTimeout(SETTLED);
  }
}
/** Actions on a page before its screenshot. */
const ACTS: Readonly<Record<string, (page: Page) => Promise<void>>> = { gamex: tacticalTable, contact };

/** Long enough for the last tile of the map. */
const SETTLED = 8000;

const [, , home = 'http://127.0.0.1:8080', ...only] = process.argv;
const folder = join(import.meta.dirname, '..', 'docs', 'images');
const browser = await chromium.launch({
  ...chromiumPath(),
  args: ['--no-sandbox'],
});
try {
  for (const [screen, size] of Object.entries(SCREENS)) {
    for (const [name, hash] of Object.entries(PAGES)) {
      if (only.length > 0 && !only.includes(name)) continue;
      const page = await browser.newPage({ ...size, locale: 'en-GB', colorScheme: 'light', reducedMotion: 'reduce' });
      await page.goto(`${home}/${hash}`);
      await page.waitForTimeout(SETTLED);
      const act = ACTS[name];
      if (act) {
        await act(page);
        await page.waitForTimeout(SETTLED);
      }
      const path = join(folder, `${name}-${screen}.jpg`);
      await page.screenshot({ path, type: 'jpeg', quality: 82 });
      console.log(`${(statSync(path).size / 1000).toFixed(0).padStart(5)} kB  ${name}-${screen}.jpg`);
      await page.close();
    }
  }
} finally {
  await browser.close();
}
