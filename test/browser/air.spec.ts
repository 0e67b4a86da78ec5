import { test } from '@playwright/test';
import { air } from '../../src/web/games/blitz/lessons/air.ts';
import { DESKTOP, expect, open, openTab, QUIET, watch } from './desk.ts';

test.use({ reducedMotion: 'reduce', locale: 'en-GB' });

/** The strike through flak of the lesson: one board for both. */
const RAID = air.steps.find(({ id }) => id === 'flak')?.position ?? '';

test('a strike is planned with its chances, and standing orders answer it', DESKTOP, async ({ page }) => {
  const witness = watch(page);
  await open(page, 'raid.txt', RAID);
  await openTab(page, 'Air');
  const orders = page.getByRole('region', { name: 'Standing orders of Big Red' });
  await orders.getByLabel(/Enemy flights/).selectOption('Never intercept');
  await orders.getByLabel(/Flak/).selectOption('Fire whenever it can');

  const tasking = page.getByRole('region', { name: 'Air tasking' });
  await tasking.getByLabel('1st Bomber Wing').check();
  await tasking.getByLabel('2nd Bomber Wing').check();
  await page.getByRole('button', { name: 'Bombard units' }).click();
  // One target: it is aimed at. Fighters, flak, both and nobody: a row each.
  await expect(tasking.getByRole('rowheader')).toHaveCount(4);
  await tasking.getByLabel('1st Fighter Wing').check();
  await expect(tasking.getByRole('row', { name: /all his fighters 1-3/ })).toBeVisible();
  await page.keyboard.press('b');

  // Big Red is not asked: his flak is named, his fighters stay where they are.
  const flight = page.getByRole('region', { name: 'Flight to D8' });
  await expect(flight).toContainText('1st Flak');
  await expect(flight).not.toContainText('Named against it');
  await flight.getByRole('button', { name: 'Turn back to D2' }).click();
  await expect(tasking).toContainText('0 of 3 ready');
  // Who has flown is in nobody's hand.
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
  expect(witness).toEqual(QUIET);
});
