import { test } from '@playwright/test';
import { brief, DESKTOP, expect, home, press, QUIET, watch } from './desk.ts';

/** The rulebook on its own page: by address, by search, by its links. */

test.use({ reducedMotion: 'reduce', locale: 'en-GB' });
test.setTimeout(60_000);

test('a rule by its address, with its drawing; on by its links and back', async ({ page, isMobile }, info) => {
  const witness = watch(page);
  await page.goto(`${home}/#/rules/B19.5.7`);
  const rule = page.locator('article.rule.wanted');
  await expect(rule).toContainText('without a legal path is eliminated');
  await expect(rule).toBeInViewport();
  await expect(rule.locator('figure svg')).toBeVisible();
  await expect(rule.getByRole('img')).toHaveAccessibleName(/opposite sides/);
  if (!isMobile) await page.screenshot({ path: info.outputPath('rule.png') });
  await page.goto(`${home}/#/rules/B9.6`);
  await expect(page.locator('article.rule.wanted')).toContainText('more than one battle');
  await page.locator('article.rule.wanted').getByRole('link', { name: 'B19.7.4' }).click();
  await expect(page.locator('article.rule.wanted')).toContainText('does not fight again');
  await page.goBack();
  await expect(page.locator('article.rule.wanted')).toContainText('more than one battle');
  expect(witness).toEqual(QUIET);
});

test('search by words and by number; nothing found says so', DESKTOP, async ({ page }) => {
  const witness = watch(page);
  await page.goto(home);
  await page.getByRole('link', { name: /^Rulebook/ }).click();
  const search = page.getByRole('searchbox', { name: 'Search the rulebook' });
  await search.fill('soak-off');
  await expect(page.getByRole('status').first()).toContainText(/rules? found/);
  await expect(page.locator('.hits li').first()).toContainText('B9.4');
  await page.locator('.hits li').first().getByRole('link').click();
  await expect(page.locator('article.rule.wanted')).toContainText('Soak-off');
  await search.fill('t6.2.1');
  await expect(page.locator('.hits li').first()).toContainText('T6.2.1');
  await search.fill('submarine');
  await expect(page.getByRole('status').first()).toContainText('0 rules found');
  await page.goto(`${home}/#/rules/Z99`);
  await expect(page.getByRole('alert')).toContainText('no rule Z99');
  expect(witness).toEqual(QUIET);
});

test('rule modules of the options open their rules, whole sections too', DESKTOP, async ({ page }) => {
  const witness = watch(page);
  await brief(page, 'blitz/tournament');
  await page.locator('summary', { hasText: 'Rules' }).click();
  await page.getByRole('button', { name: 'Read rule O24', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Rulebook' });
  await expect(dialog).toContainText('O24.1');
  await press(page, 'Escape');
  await expect(dialog).toBeHidden();
  expect(witness).toEqual(QUIET);
});
