import { test } from '@playwright/test';
import { air } from '#web/games/blitz/lessons/air.ts';
import { DESKTOP, expect, open, openTab, QUIET, watch } from './desk.ts';
import { clickHex } from './hexes.ts';

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
  await expect(page.getByText('Bombard units: choose a lit hex')).toHaveCount(0);
  await tasking.getByLabel('1st Fighter Wing').check();
  await expect(tasking.getByRole('row', { name: /all his fighters 1-3/ })).toBeVisible();
  await page.keyboard.press('b');

  // Big Red is not asked: his flak is named, his fighters stay where they are.
  const flight = page.getByRole('region', { name: 'Flight to D8' });
  await expect(flight).toContainText('1st Flak');
  await expect(flight).not.toContainText('Named against it');
  await flight.getByRole('button', { name: 'Turn back to D2' }).click();
  await expect(tasking).toContainText('0 of 3 ready');
  // Aircraft that have flown are not selected.
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
  expect(witness).toEqual(QUIET);
});

test(
  'a way of one’s own is drawn over the map, within range, and left for the proposed one',
  DESKTOP,
  async ({ page }) => {
    const witness = watch(page);
    await open(page, 'raid.txt', RAID.replace('red FLAK 2-2 @ D7', 'red FLAK 2-2 @ D5'));
    const tasking = page.getByRole('region', { name: 'Air tasking' });
    await tasking.getByLabel('1st Bomber Wing').check();
    await tasking.getByLabel('2nd Bomber Wing').check();
    await page.getByRole('button', { name: 'Bombard units' }).click();
    // Round the flak.
    await expect(tasking).toContainText('From D2: 8 of 10 hexes, 2 left');
    await expect(tasking.getByRole('row', { name: /all his flak/ })).toHaveCount(0);
    await page.keyboard.press('p');
    await expect(tasking.getByRole('button', { name: /Done drawing/ })).toBeVisible();
    await clickHex(page, 'D5');
    await expect(tasking).toContainText('From D2: 6 of 10 hexes, 4 left');
    await expect(tasking).toContainText('Your own way, over D5');
    await expect(tasking.getByRole('row', { name: /all his flak/ })).toBeVisible();
    // Too far: refused with the rule, and one hex less brings it back.
    await clickHex(page, 'A2');
    await expect(tasking.getByRole('alert')).toContainText('M12.10');
    await expect(tasking.getByRole('button', { name: /^Fly/ })).toHaveCount(0);
    await clickHex(page, 'A2');
    await expect(tasking.getByRole('button', { name: /^Fly/ })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(tasking.getByRole('button', { name: /Draw its way/ })).toBeVisible();
    await tasking.getByRole('button', { name: 'Back to the proposed way' }).click();
    await expect(tasking).toContainText('From D2: 8 of 10 hexes, 2 left');
    await page.keyboard.press('b');
    await expect(page.getByRole('region', { name: 'Flight to D8' })).toBeVisible();
    expect(witness).toEqual(QUIET);
  },
);
