import { test } from '@playwright/test';
import { bring, chooseHex, expect, home, open, press, QUIET, settled, SKIRMISH, status, watch } from './desk.ts';

/** Whole games by keyboard, without a mouse. */

test.use({ reducedMotion: 'reduce', locale: 'en-GB' });
test.setTimeout(60_000);
test.skip(({ isMobile }) => isMobile, 'no keyboard');

test('a stack is split, moved, taken back; the shortcuts sheet opens', async ({ page }) => {
  const witness = watch(page);
  await open(page, 'skirmish.txt', SKIRMISH);
  await expect(status(page)).toContainText('move your units');
  const choose = async (name: string) => {
    await press(page, 'g', 'Control+a');
    await page.keyboard.type(name);
    await press(page, 'Enter');
    await expect(page.locator('.table .board canvas').first()).toBeFocused();
    await press(page, 'Enter');
  };
  await choose('D3');
  await expect(page.locator('.units li.chosen')).toHaveCount(2);
  await press(page, '1');
  await expect(page.locator('.units li.chosen')).toHaveCount(1);
  await choose('D5');
  await expect(page.locator('.log')).toContainText('2nd Armour moves');
  await press(page, 'Control+z');
  await expect(page.locator('.log')).not.toContainText('moves');
  await press(page, '?');
  await expect(page.getByRole('dialog', { name: 'Keyboard' })).toBeVisible();
  await press(page, 'Escape');
  await press(page, 'd');
  await expect(status(page)).toContainText('Big Red: move your units');
  expect(witness).toEqual(QUIET);
});

test('moves with a waypoint, declaration, battle, retreat and advance by keyboard only', async ({ page }) => {
  const witness = watch(page);
  await open(
    page,
    'skirmish.txt',
    `# dice 3\n${SKIRMISH.replace('red inf 2-4 @ D7', 'red inf 4-4 @ D7').replace('blue arm 6-6 @ D3 as b.arm2\n', '')}`,
  );
  await expect(status(page)).toContainText('move your units');
  // By way of C5, with P in place of Shift and click.
  await chooseHex(page, 'D3');
  await expect(page.locator('.units li.chosen')).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Set waypoints' })).toBeVisible();
  await press(page, 'p');
  await chooseHex(page, 'C5');
  await expect(page.locator('.way')).toContainText('By way of C5');
  await press(page, 'p');
  await chooseHex(page, 'D6');
  await expect(page.locator('.log')).toContainText('1st Armour moves D3 > D4 > C5 > C6 > D6');
  await press(page, 'd');
  await expect(status(page)).toContainText('1 enemy hex must still be attacked, 1 of your units must still fight');
  // The stack by N, the enemy by the full stop, the battle by B.
  await chooseHex(page, 'D6');
  await expect(page.locator('.units li.chosen')).toHaveCount(1);
  await press(page, '.', 'Enter');
  await expect(page.locator('.odds')).toHaveText('1-1');
  await press(page, 'b');
  await expect(status(page)).toContainText('nothing is obligatory any more');
  await press(page, 'd');
  await expect(status(page)).toContainText('fight your battles');
  await press(page, 'k');
  // Die 3 at 1-1: the defender goes back two hexes.
  await expect(status(page)).toContainText('Big Red: retreat 1st Infantry by 2 hexes');
  await press(page, '.', '.', 'Enter');
  await expect(page.locator('.log')).toContainText('1st Infantry retreats D7');
  await expect(status(page)).toContainText('Great Blue: advance onto a vacated hex');
  await press(page, '.', 'Enter');
  await expect(page.locator('.log')).toContainText('1st Armour advances to D7');
  await expect(status(page)).toContainText('Big Red: move your units');
  expect(witness).toEqual(QUIET);
});

test('a phase that could still be used asks once before it ends, and a key held down is one press', async ({
  page,
}) => {
  await page.goto(home);
  await bring(page, 'skirmish.txt', SKIRMISH);
  await expect(status(page)).toContainText('move your units');
  await settled(page);
  await page.keyboard.down('d');
  await page.keyboard.down('d');
  await page.keyboard.up('d');
  const asked = page.getByRole('alertdialog', { name: 'Really?' });
  await expect(asked).toContainText('no unit has moved');
  await expect(asked.getByRole('button', { name: 'Not yet' })).toBeFocused();
  // Pressing again is no answer.
  await page.locator('button.done').click();
  await expect(asked).toBeVisible();
  await asked.getByRole('button', { name: 'Not yet' }).click();
  await expect(asked).toBeHidden();
  await expect(status(page)).toContainText('Great Blue: move your units');
  // After the question the next press counts. Red moves next, so its prompt has the same words: wait for the side.
  await press(page, 'd');
  await expect(status(page)).toContainText('Big Red: move your units');
});
