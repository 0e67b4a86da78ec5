import { test } from '@playwright/test';
import { DESKTOP, expect, open, PHONE, press, QUIET, settled, status, watch } from './desk.ts';
import { clickHex } from './hexes.ts';

/** Batteries and aircraft by click. */

test.use({ reducedMotion: 'reduce', locale: 'en-GB' });

const FIELD = `game gamex
board inline
  grid rows A..H columns 1..14
  woods C-7
end board
turns 5
morale german 8
morale american 8
german (H) 40/32/2/0 off-board battery B1 as b1
german (H) 40/32/2/0 off-board battery B2 as b2
german A 11/8/7/8 tank @ D-2 as pz1
german I 3/2/6/1 @ D-2 as gr1
german aircraft (H)40 I4 off-board as stuka
american A 11/8/9/8 tank @ D-9 as sh1
american A 11/8/9/8 tank @ E-12 as sh2
american I 4/2/10/1 @ C-7 as inf1
`;

test(
  'a click on a battery’s target aims the battery; the unit in hand neither fires nor goes',
  DESKTOP,
  async ({ page }) => {
    const witness = watch(page);
    await open(page, 'field.txt', `${FIELD}axis has 6 ready B1\n`);
    await expect(status(page)).toContainText('6 activation points left');
    await press(page, 'n');
    const hand = page.getByRole('complementary', { name: 'In hand' });
    await hand.getByRole('button', { name: /^Battery B1 is ready: choose its target/ }).click();
    await expect(status(page)).toContainText('Battery B1: choose its target.');
    await expect(hand).not.toContainText('Choose a stack');
    // A hex that is no target does nothing.
    await clickHex(page, 'D-4');
    await expect(status(page)).toContainText('Battery B1: choose its target.');
    await clickHex(page, 'D-9');
    await expect(status(page)).toContainText('Battery B1: choose who sights for it.');
    await hand.getByRole('button', { name: 'German infantry' }).click();
    await expect(status(page)).toContainText('Battery B1: ready.');
    await page.getByRole('button', { name: 'Battery fire' }).click();
    await expect(page.locator('.over-board')).toContainText(/battery B1, accuracy die \d/i);
    // The tank has not fired, and nothing was spent.
    await expect(status(page)).toContainText('6 activation points left');
    await press(page, 'n');
    await expect(hand.getByRole('button', { name: 'German tank' }).first()).toBeVisible();
    expect(witness).toEqual(QUIET);
  },
);

test('a point is spent on a call only after a warning where nobody sees a target', PHONE, async ({ page }) => {
  await open(
    page,
    'field.txt',
    `${FIELD.replace(/^american.*\n/gm, '')}american I 4/2/10/1 @ C-7 as inf1\naxis has 6\n`,
  );
  const calls = page.getByRole('button', { name: /^Call battery B2/ });
  await calls.tap();
  const warning = page.getByRole('alert').filter({ hasText: 'Nobody sees a target for battery B2 now.' });
  await expect(warning).toBeVisible();
  await expect(status(page)).toContainText('6 activation points left');
  await expect(page.getByRole('button', { name: /no spotted enemy to attack/ })).toBeDisabled();
  await warning.getByRole('button', { name: 'Call it anyway' }).tap();
  await settled(page);
  await expect(status(page)).toContainText('5 activation points left');
});

test(
  'an aircraft is led over its target, asked where it attacks, and comes back for another',
  DESKTOP,
  async ({ page }) => {
    const witness = watch(page);
    await open(page, 'field.txt', `${FIELD}axis has 3\n`);
    const hand = page.getByRole('complementary', { name: 'In hand' });
    await hand.getByRole('button', { name: /aircraft: choose its target \(1 point\)/ }).click();
    await clickHex(page, 'D-9');
    await hand.getByRole('button', { name: /^1: D-1 › / }).click();
    await page.getByRole('button', { name: 'Air strike', exact: true }).click();
    await expect(status(page)).toContainText('Attack from here, or fly on.');
    await hand.getByRole('button', { name: /D-9: 2-1 American tank/ }).click();
    await expect(page.getByRole('region', { name: 'The last battle' })).toContainText('American tank');
    await expect(status(page)).toContainText('Come back for another attack');
    await hand.getByRole('button', { name: /aircraft: choose its next target/ }).click();
    await hand.getByRole('button', { name: 'E-12', exact: true }).click();
    await expect(status(page)).toContainText('choose the line it flies on');
    await expect(page.getByRole('button', { name: 'Go home', exact: true })).toBeVisible();
    expect(witness).toEqual(QUIET);
  },
);
