import { test } from '@playwright/test';
import { chooseHex, expect, home, settled } from '../desk.ts';

/** The first minutes of the tactical game: home page, briefing, several units together, the card of a hex. */

test.use({ locale: 'en-GB', reducedMotion: 'reduce' });

test('first battle', async ({ page, isMobile }) => {
  await page.goto(home);
  await page.getByRole('link', { name: 'Play now: Tactical GameX' }).click();
  await expect(page.getByRole('heading', { name: 'What wins' })).toBeVisible();
  // Units of the Axis stand stacked.
  await page.getByRole('button', { name: 'Swap sides' }).click();
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  const prompt = page.locator('.prompt');
  // The units stand already: ready, and roll when asked to.
  const on = page.getByRole('button', { name: /^(Ready$|Roll)/ });
  await expect(async () => {
    if (await on.first().isVisible()) await on.first().click();
    await expect(prompt).toContainText('choose a unit', { timeout: 500 });
  }).toPass({ timeout: 20_000 });
  // A stack of several is taken in hand as a whole, and goes as a whole.
  const card = page.getByRole('region', { name: 'The chosen hex' });
  const all = card.getByRole('button', { name: 'All', exact: true });
  await expect(async () => {
    await page.getByRole('button', { name: /^Next unit/ }).click();
    await settled(page);
    await expect(all).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 20_000 });
  await all.click();
  await settled(page);
  const ticked = await card.getByRole('checkbox', { checked: true }).count();
  expect(ticked).toBeGreaterThan(1);
  if (!isMobile) {
    // Two hexes by road: the platoon goes before the tanks fill it (X5.3b).
    await expect(card.getByRole('heading').first()).toContainText('D-I-6');
    await chooseHex(page, 'D-K-5');
    await settled(page);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(card.getByRole('heading').first()).toContainText('D-K-5');
    await expect(card.getByRole('checkbox')).toHaveCount(ticked);
    const box = await page.locator('.table .board').boundingBox();
    if (!box) throw new Error('no board');
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await expect(page.getByRole('region', { name: 'The hex pointed at' })).toBeVisible();
  }
});
