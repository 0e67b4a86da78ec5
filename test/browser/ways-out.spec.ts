import { type Page, test } from '@playwright/test';
import { done, DESKTOP, expect, home, move, open, SKIRMISH } from './desk.ts';

/** Failures: the page says what happened and shows a way on. */

test.use({ locale: 'en-GB' });

const lost = (page: Page) => page.locator('main.lost');
const log = (page: Page) => page.locator('.log').first();
const alert = (page: Page) => page.getByRole('alert');

async function hasWaysOut(page: Page): Promise<void> {
  await expect(lost(page)).toBeVisible();
  await expect(lost(page).getByRole('link', { name: 'Front page' })).toBeVisible();
  await expect(lost(page).getByRole('link', { name: 'My games' })).toBeVisible();
}

/** Width and height of the first page of a PDF, in points. */
function sizeOf(pdf: Buffer): readonly [number, number] {
  const box = /\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)/.exec(pdf.toString('latin1'));
  return [Math.round(Number(box?.[1])), Math.round(Number(box?.[2]))];
}

test('printed sheets have the size of the paper, the map lies across', DESKTOP, async ({ page }) => {
  test.slow();
  await page.goto(`${home}/#/print`);
  const ready = async () => {
    await expect(page.getByRole('button', { name: /Print/ })).toBeEnabled({ timeout: 60_000 });
    return sizeOf(await page.pdf({ preferCSSPageSize: true }));
  };
  expect(await ready()).toEqual([595, 842]);
  await page.getByRole('combobox', { name: 'Paper' }).selectOption('letter');
  expect(await ready()).toEqual([612, 792]);
  await page.getByRole('radio', { name: /map/i }).check();
  expect(await ready()).toEqual([792, 612]);
  await page.getByRole('combobox', { name: 'Paper' }).selectOption('a4');
  expect(await ready()).toEqual([842, 595]);
});

test('the tactical game prints too: battle, counters, map, signs, charts', DESKTOP, async ({ page }) => {
  test.slow();
  await page.goto(`${home}/#/print/gamex`);
  const ready = () => expect(page.getByRole('button', { name: /Print/ })).toBeEnabled({ timeout: 60_000 });
  await ready();
  await expect(page.getByRole('combobox', { name: 'Battle' })).toHaveValue('duel');
  const sheets = page.locator('.sheet');
  await expect(sheets.first().locator('svg')).toContainText('Hellcat');
  await page.getByRole('radio', { name: 'Charts' }).check();
  await ready();
  await expect(sheets.first().locator('svg')).toContainText('Combat results');
  await page.getByRole('radio', { name: 'Signs' }).check();
  await ready();
  await expect(sheets.first().locator('svg')).toContainText('disrupted');
  await page.getByRole('combobox', { name: 'Battle' }).selectOption('crossroads');
  await expect(page).toHaveURL(/#\/print\/gamex\/crossroads$/);
  await page.getByRole('radio', { name: 'Map' }).check();
  await ready();
  expect(await sheets.count()).toBeGreaterThan(1);
  expect(sizeOf(await page.pdf({ preferCSSPageSize: true }))).toEqual([842, 595]);
  await page.getByRole('combobox', { name: 'Game' }).selectOption('blitz');
  await expect(page.getByRole('combobox', { name: 'Battle' })).toBeHidden();
  await page.goto(`${home}/#/print/gamex/nobody`);
  await expect(page.getByRole('alert')).toContainText('no battle of this name');
});

for (const address of ['#/game', '#/game/', '#/game/nobody', '#/game//replay', '#/nowhere'])
  test(`${address} says that there is nothing, with the ways on`, DESKTOP, async ({ page }) => {
    await page.goto(`${home}/${address}`);
    await hasWaysOut(page);
    await lost(page).getByRole('link', { name: 'Front page' }).click();
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  });

for (const [what, chunk, address] of [
  ['a page', /assets\/rules-page-.*\.js/, '#/rules'],
  ['the games', /assets\/games-page-.*\.js/, '#/games'],
  ['the lessons', /assets\/learn-page-.*\.js/, '#/learn'],
] as const)
  test(`a part of the program that is missing is told: ${what}`, DESKTOP, async ({ page }) => {
    await page.route(chunk, (route) => route.fulfill({ status: 404, body: '' }));
    await page.goto(`${home}/${address}`);
    await hasWaysOut(page);
    await expect(lost(page).getByRole('button', { name: 'Load the page again' })).toBeVisible();
    await page.unroute(chunk);
    await lost(page).getByRole('button', { name: 'Load the page again' }).click();
    await expect(lost(page)).toBeHidden();
  });

for (const [what, chunk] of [
  ['the table', /assets\/table-page-.*\.js/],
  ['the referee', /assets\/worker-.*\.js/],
] as const)
  test(`a part of the program that is missing is told: ${what}`, DESKTOP, async ({ page }) => {
    await page.route(chunk, (route) => route.fulfill({ status: 404, body: '' }));
    await open(page, 'skirmish.txt', SKIRMISH);
    await hasWaysOut(page);
  });

test('the first part of the program is missing: there is a page all the same', DESKTOP, async ({ page }) => {
  await page.route(/assets\/index-.*\.js/, (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto(home);
  await expect(page.getByText('could not be fetched')).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
});

test('a referee that does not answer can be stopped', DESKTOP, async ({ page }) => {
  await page.clock.install();
  await page.route(/assets\/worker-.*\.js/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'onmessage = () => undefined;' }),
  );
  await open(page, 'skirmish.txt', SKIRMISH);
  await expect(page.locator('.table')).toBeVisible();
  await page.clock.runFor(26_000);
  await expect(alert(page)).toContainText('The referee does not answer');
  await page.getByRole('button', { name: 'Wait' }).click();
  await expect(alert(page)).toBeHidden();
  await page.clock.runFor(26_000);
  await page.getByRole('button', { name: 'Stop it and leave the table' }).click();
  await hasWaysOut(page);
  await expect(lost(page)).toContainText('the referee did not answer');
});

test(
  'tabs a browser opens again at once: one plays, the others say so and can take over',
  DESKTOP,
  async ({ page, context }) => {
    test.setTimeout(90_000);
    await open(page, 'skirmish.txt', SKIRMISH);
    await move(page, 'C3', 'C5');
    await expect(log(page)).toContainText('1st Infantry moves');
    const tabs = [page, await context.newPage(), await context.newPage()];
    const address = page.url();
    await page.goto('about:blank');
    await Promise.all(tabs.map((tab) => tab.goto(address)));
    for (const tab of tabs) await expect(log(tab)).toContainText('1st Infantry moves');
    const states = async () =>
      (await Promise.all(tabs.map((tab) => alert(tab).count()))).toSorted((a, b) => a - b).join(' ');
    await expect.poll(states).toBe('0 1 1');
    const idle = (await Promise.all(tabs.map(async (tab) => ((await alert(tab).count()) > 0 ? tab : undefined)))).find(
      (tab) => tab !== undefined,
    ) as Page;
    await expect(alert(idle)).toContainText('goes on in another tab');
    await idle.getByRole('button', { name: 'Go on here' }).click();
    await expect(done(idle)).toBeVisible();
    await expect.poll(states).toBe('0 1 1');
    await move(idle, 'H1', 'H2');
    for (const tab of tabs) await expect(log(tab)).toContainText('9th Infantry moves');
  },
);
