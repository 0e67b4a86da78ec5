import { expect as promptly, type Page } from '@playwright/test';
import axe, { type AxeResults, type RunOptions } from 'axe-core';

/** Helpers of the browser specs at the table. */

// Other people's work may share the machine.
export const expect = promptly.configure({ timeout: 15_000 });
export const home = process.env['HEXFRONT_URL'] ?? '';

/** Screen of a test; without either, both screens. */
export const DESKTOP = { tag: '@desktop' };
export const PHONE = { tag: '@phone' };

export interface Witness {
  readonly complaints: string[];
  readonly strangers: string[];
}

export const watch = (page: Page): Witness => {
  const witness: Witness = { complaints: [], strangers: [] };
  page.on('console', (message) => {
    if (message.text() === 'Service Worker registration blocked by Playwright') return;
    if (['error', 'warning'].includes(message.type())) witness.complaints.push(message.text());
  });
  page.on('pageerror', (error) => witness.complaints.push(String(error)));
  // Listens on the whole context: requests of a service worker count, too.
  page.context().on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (origin !== home && protocol !== 'blob:') witness.strangers.push(request.url());
  });
  return witness;
};
export const QUIET: Witness = { complaints: [], strangers: [] };

/** Two of Blue against one of Red on open ground, and somebody far away on both sides. */
export const SKIRMISH = `game basic
board inline
  grid rows A..H columns 1..10
end board
blue inf 4-4 @ C3 as b.inf1
blue arm 6-6 @ D3 as b.arm1
blue arm 6-6 @ D3 as b.arm2
blue inf 4-4 @ H1 as b.inf9
red inf 2-4 @ D7 as r.inf1
red inf 4-4 @ A10 as r.inf2
blue moves
`;

export const bring = async (page: Page, name: string, text: string): Promise<void> => {
  await page
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text, 'utf8') });
};

/** Turns off the confirmation before a phase ends. */
export const sure = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const key = 'hexfront.seeing';
    const kept = JSON.parse(localStorage.getItem(key) ?? '{}') as object;
    localStorage.setItem(key, JSON.stringify({ ...kept, careful: false }));
  });
};

let doors = 0;
/**
 * Page for opening files: the home page, loaded anew each time, as another fragment of its address alone would not do
 * it.
 */
export const door = (): string => `${home}/?${++doors}#/`;

/** The button of a briefing that begins the game. */
export const beginButton = (page: Page) => page.getByRole('button', { name: 'Begin', exact: true });

/** The briefing of a scenario, `blitz/basic`. */
export const brief = async (page: Page, scenario: string): Promise<void> => {
  await page.goto(`${home}/#/play/${scenario}`);
  await expect(beginButton(page)).toBeVisible();
};

/** A scenario with both seats taken by players on this device. */
export const beginHere = async (page: Page, scenario: string): Promise<void> => {
  await brief(page, scenario);
  for (const seat of await page.getByRole('radiogroup', { name: /^Who plays/ }).all())
    await seat.getByRole('radio', { name: 'Player on this device' }).check();
  await beginButton(page).click();
};

export const open = async (page: Page, name: string, text: string): Promise<void> => {
  await sure(page);
  await page.goto(door());
  await bring(page, name, text);
};

/** The referee has answered everything: what the table shows is what it offers. */
export const settled = (page: Page) => expect(page.locator('.table[data-asking]')).toHaveCount(0);

/** Keys pressed by somebody who looks at the table before each. */
export const press = async (page: Page, ...keys: readonly string[]): Promise<void> => {
  for (const key of keys) {
    await settled(page);
    await page.keyboard.press(key);
  }
};

/** Brings a hex to the middle of the board by its name, and chooses it there with the keyboard. */
export const chooseHex = async (page: Page, name: string): Promise<void> => {
  await page.locator('#find-hex').fill(name);
  await page.locator('#find-hex').press('Enter');
  await expect(page.locator('.table .board canvas').first()).toBeFocused();
  await press(page, 'Enter');
};

/** A move by names, as a player at the keyboard makes it. */
export const move = async (page: Page, from: string, to: string): Promise<void> => {
  await expect(done(page)).toBeVisible();
  await chooseHex(page, from);
  await expect(page.locator('.units li.chosen').first()).toBeVisible();
  await chooseHex(page, to);
};

export const done = (page: Page) => page.locator('button.done');
export const status = (page: Page) => page.getByRole('status').first();

/** The menu. */
export const more = (page: Page): Promise<void> => page.getByRole('button', { name: 'More', exact: true }).click();

/** A tab of the drawer, which is opened first if need be. */
export const openTab = async (page: Page, name: string): Promise<void> => {
  const drawer = page.getByRole('button', { name: 'What happened', exact: true });
  if ((await drawer.getAttribute('aria-expanded')) === 'false') await drawer.click();
  await page.getByRole('tab', { name }).click();
};

/** The game as the page saves it. */
export const savedGame = async (page: Page): Promise<string> => {
  await more(page);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const file = await (await saving).createReadStream();
  return (await file.toArray()).join('');
};

/** The examiner is read into a page once; each look is then a single question. */
export const seriousIssues = async (
  page: Page,
  where = 'here',
  part = 'html',
  options: RunOptions = {},
): Promise<string[]> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate<AxeResults, [string, RunOptions]>(
    ([within, given]) =>
      (window as unknown as { axe: typeof axe }).axe.run(within, { ...given, resultTypes: ['violations'] }),
    [part, options],
  );
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(
      ({ id, nodes }) =>
        `${where}: ${id}: ${nodes.map((node) => `${node.html} ${node.any[0]?.message ?? ''}`).join(' | ')}`,
    );
};
