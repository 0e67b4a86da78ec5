import { test } from '@playwright/test';
import { DESKTOP, expect, open, openTab, QUIET, watch } from './desk.ts';

test.use({ reducedMotion: 'reduce', locale: 'en-GB' });

const RAID = `game basic
modules M12 M13
board inline
  grid rows A..H columns 1..14
end board
blue airbase 1-0 @ D2 as b.base1
red airbase 1-0 @ D13 as r.base1
blue inf 4-4 @ B1 as b.inf9
red inf 4-4 @ B14 as r.inf9
blue MDM 4-10 @ D2 as b.mdm1
blue MDM 4-10 @ D2 as b.mdm2
blue FTR 4-12 @ D2 as b.ftr1
red inf 4-4 @ D8 as r.inf1
red FLAK 2-2 @ D6 as r.flak1
red FTR 4-12 @ D13 as r.ftr1 oncall
blue moves
`;

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
