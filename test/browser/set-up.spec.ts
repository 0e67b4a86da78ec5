import { test } from '@playwright/test';
import { expect, home, PHONE, QUIET, settled, status, watch } from './desk.ts';
import { middle } from './hexes.ts';

test('a game is built from modules: what it changes, what excludes what, advice, and it begins', async ({ page }) => {
  const witness = watch(page);
  await page.goto(`${home}/#/play/blitz/own`);
  const game = page.getByRole('region', { name: 'Your game' });
  await expect(game).toContainText('No module is ticked');
  await page.getByRole('checkbox', { name: /^M1 / }).check();
  await expect(game).toContainText('Movement: second move');
  await game.getByRole('button', { name: /^Add M3 / }).click();
  await expect(page.getByRole('checkbox', { name: /^M3 / })).toBeChecked();
  await expect(game).toContainText('rules of 1965 out of force');
  await page.getByRole('checkbox', { name: /^M2 / }).check();
  await expect(game).toContainText('M1 and M2 exclude each other (M70.1)');
  await expect(page.getByRole('button', { name: 'Begin', exact: true })).toBeDisabled();
  await page.getByRole('checkbox', { name: /^M1 / }).uncheck();
  await game.getByText('out of force').click();
  await game.getByRole('button', { name: 'B6.5', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Rulebook' })).toContainText('B6.5');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await expect(page.getByRole('status').first()).toContainText('Great Blue: move your units');
  expect(witness).toEqual(QUIET);
});

test(
  'M18.5 on a phone the map goes to the country whose army is placed, near enough for a finger',
  PHONE,
  async ({ page }) => {
    await page.goto(`${home}/#/play/blitz/own`);
    await page.getByRole('checkbox', { name: /^M18 / }).check();
    await page.getByRole('button', { name: 'Begin', exact: true }).tap();
    await expect(status(page)).toContainText('set up the armies of minor countries');
    const chosen = page.locator('.units li.chosen');
    const place = async (country: string): Promise<void> => {
      const line = page.locator('.units li').filter({ hasText: 'infantry' }).filter({ hasText: country });
      const before = await line.locator('small').first().innerText();
      await line.locator('.kind').tap();
      await expect(chosen).toHaveCount(1);
      await expect(chosen).toContainText(country);
      await settled(page);
      const { x, y } = await middle(page);
      // The middle of a country may be a lake.
      for (const [right, down] of [
        [0, 0],
        [-50, 20],
        [50, -30],
        [-60, -40],
        [30, 60],
      ] as const) {
        await page.touchscreen.tap(x + right, y + down);
        const placed = expect(line.locator('small').first()).not.toHaveText(before, { timeout: 2000 });
        if (
          await placed.then(
            () => true,
            () => false,
          )
        )
          return;
      }
      throw new Error(`no unit could be placed in ${country}`);
    };
    await place('New Endor');
    await place('San Estados');
  },
);
