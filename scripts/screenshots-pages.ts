import { statSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { chromiumPath } from './chromium-path.ts';

/**
 * Takes the pictures of home page, scenarios, briefing, lessons, rulebook, report and tables in docs/images from a page that is being served.
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
  report: '#/play/blitz/ardel',
} as const;
/** Pictures of the table at a desk, in files without the name of a screen. */
const TABLES = {
  'table-plan': '#/play/blitz/breakthrough',
  'table-battle': '#/play/blitz/breakthrough',
  'table-supply': '#/play/modules/modules-of-1965',
  'table-flight': '',
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
/** Presses of buttons by their names, one after the other. */
async function press(page: Page, ...names: readonly string[]): Promise<void> {
  for (const name of names) {
    await page.getByRole('button', { name, exact: true }).first().click();
    await page.waitForTimeout(SETTLED / 4);
  }
}
const planBattles = (page: Page): Promise<void> =>
  press(page, 'Begin', 'Hint', 'Play this for me', 'End movement and declare battles', 'Suggest battles');
async function fightBattle(page: Page): Promise<void> {
  await planBattles(page);
  await press(page, 'Begin combat', 'Fight it');
}
async function supply(page: Page): Promise<void> {
  await press(page, 'Begin');
  await page.waitForTimeout(SETTLED);
  await page.keyboard.press('s');
}
async function strike(page: Page): Promise<void> {
  await page.locator('input[type=file]').setInputFiles(join(import.meta.dirname, 'table-flight.txt'));
  for (const wing of ['1st Bomber Wing', '2nd Bomber Wing'])
    await page.getByRole('region', { name: 'Air tasking' }).getByLabel(wing).check();
  await press(page, 'Bombard units');
  await page.locator('#find-hex').fill('V45');
  await page.locator('#find-hex').press('Enter');
  await page.waitForTimeout(SETTLED / 4);
  await page.keyboard.press('Enter');
}
/** A first battle in which the computer plays every phase of both sides. */
async function report(page: Page): Promise<void> {
  await press(page, 'Begin');
  const phase = page.getByRole('button', { name: 'Play this phase for me' });
  const end = page.getByRole('button', { name: 'Report', exact: true });
  for (let presses = 0; presses < 200 && !(await end.first().isVisible()); presses++) {
    if (await phase.isVisible()) await phase.click({ timeout: 2000 }).catch(() => undefined);
    await page.waitForTimeout(SETTLED / 16);
  }
  await page.waitForTimeout(SETTLED / 2);
  await end.last().click();
  await page.getByRole('dialog', { name: 'Report' }).getByText('As numbers').first().waitFor({ timeout: 120_000 });
}
/** Actions on a page before its screenshot. */
const ACTS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  gamex: tacticalTable,
  contact,
  report,
  'table-plan': planBattles,
  'table-battle': fightBattle,
  'table-supply': supply,
  'table-flight': strike,
};

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
    const tables = screen === 'desktop' ? Object.entries(TABLES) : [];
    for (const [name, hash] of [...Object.entries(PAGES), ...tables]) {
      if (only.length > 0 && !only.includes(name)) continue;
      const page = await browser.newPage({ ...size, locale: 'en-GB', colorScheme: 'light', reducedMotion: 'reduce' });
      await page.goto(`${home}/${hash}`);
      await page.waitForTimeout(SETTLED);
      const act = ACTS[name];
      if (act) {
        await act(page);
        await page.waitForTimeout(SETTLED);
      }
      const path = join(folder, name in TABLES ? `${name}.jpg` : `${name}-${screen}.jpg`);
      await page.screenshot({ path, type: 'jpeg', quality: 82 });
      console.log(`${(statSync(path).size / 1000).toFixed(0).padStart(5)} kB  ${path}`);
      await page.close();
    }
  }
} finally {
  await browser.close();
}
