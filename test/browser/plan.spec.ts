import { test } from '@playwright/test';
import {
  chooseHex,
  DESKTOP,
  expect,
  open,
  PHONE,
  press,
  QUIET,
  savedGame,
  seriousIssues,
  settled,
  watch,
} from './desk.ts';
import { goTo } from './hexes.ts';

/** Moves looked at before they are made: odds under the pointer, two plans beside each other, one played with one press. */

test.use({ reducedMotion: 'reduce', locale: 'en-GB' });
test.setTimeout(60_000);

const FIELD = `game basic
board inline
  grid rows A..H columns 1..10
  city Hill : D7
end board
blue inf 4-4 @ C3 as b1
blue arm 6-6 @ D3 as b2
blue arm 6-6 @ D3 as b3
red inf 2-4 @ D7 as r1
red inf 4-4 @ H10 as r2
blue moves
`;

test('B19.8 the stack in hand shows the odds where the pointer lies', DESKTOP, async ({ page }) => {
  await open(page, 'field.txt', FIELD);
  await chooseHex(page, 'D3');
  const touched = page.getByRole('region', { name: 'Touched there' });
  await expect(touched).toHaveCount(0);
  const { x, y } = await goTo(page, 'D6');
  await page.mouse.move(x, y);
  await expect(touched).toContainText('Hill (D7) 12 against 4 (city): 3-1');
});

test('two plans are laid, compared, and one is played with one press', DESKTOP, async ({ page }) => {
  const witness = watch(page);
  await open(page, 'field.txt', FIELD);
  await expect(page.locator('.prompt')).toContainText('move your units');
  await page.getByRole('button', { name: 'Plan moves' }).click();
  await chooseHex(page, 'D3');
  await chooseHex(page, 'D6');
  const plan = page.getByRole('region', { name: 'Plan moves' });
  await expect(plan).toContainText('D3 → D6');
  await chooseHex(page, 'C3');
  await chooseHex(page, 'C7');
  await expect(plan.getByRole('row', { name: /^Hill \(D7\)/ })).toHaveText(/–\s*4-1 city/);
  await plan.getByRole('button', { name: 'Plan B' }).click();
  await chooseHex(page, 'D3');
  await chooseHex(page, 'E7');
  await expect(plan.getByRole('row', { name: /^Hill \(D7\)/ })).toHaveText(/–\s*4-1 city\s*3-1 city/);
  expect(await seriousIssues(page)).toEqual([]);

  // The last move of a plan can be taken back and laid again; the game has none of it.
  await press(page, 'Control+z');
  await expect(plan).toContainText('No moves yet');
  await press(page, 'Control+Shift+Z');
  await expect(plan).toContainText('D3 → E7');
  expect(await savedGame(page)).not.toContain('moveUnit');

  await plan.getByRole('button', { name: 'Plan A' }).click();
  await page.getByRole('button', { name: 'Play the plan (2 moves)' }).click();
  await settled(page);
  await expect(plan).toHaveCount(0);
  await expect(page.locator('.done')).toHaveText('End movement and declare battles');
  // One press has played it, one takes it back.
  await press(page, 'Control+z');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled();
  expect(witness).toEqual(QUIET);
});

test('what is no move waits until the plan is played or left', DESKTOP, async ({ page }) => {
  await open(page, 'field.txt', FIELD);
  await expect(page.locator('.prompt')).toContainText('move your units');
  await press(page, 'q');
  const plan = page.getByRole('region', { name: 'Plan moves' });
  await expect(plan).toBeVisible();
  await expect(page.locator('.done')).toHaveCount(0);
  await chooseHex(page, 'D3');
  await chooseHex(page, 'D6');
  // A stack in an enemy zone of control goes no further: the rule says why, and the plan stands.
  await chooseHex(page, 'D5');
  await expect(page.locator('.refusal').filter({ hasText: 'B7.z3' })).toBeVisible();
  await expect(plan).toContainText('D3 → D6');
  await page.getByRole('button', { name: 'Leave the plan' }).click();
  await expect(plan).toHaveCount(0);
  await expect(page.locator('.done')).toBeVisible();
});

test('on a phone a plan begins in the card of the stack', PHONE, async ({ page }) => {
  const witness = watch(page);
  await open(page, 'field.txt', FIELD);
  await expect(page.locator('.prompt')).toContainText('move your units');
  await page.getByRole('button', { name: /^Next unit/ }).click();
  await settled(page);
  await page.getByRole('button', { name: 'Plan moves' }).click();
  const plan = page.getByRole('region', { name: 'Plan moves' });
  await expect(plan).toContainText('No moves yet');
  await page.locator('.table .board canvas').first().focus();
  await press(page, '.', 'Enter');
  await expect(plan).toContainText('→');
  expect(await seriousIssues(page)).toEqual([]);
  await page.getByRole('button', { name: 'Play the plan (1 move)' }).click();
  await expect(plan).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Undo' })).toBeEnabled();
  expect(witness).toEqual(QUIET);
});
