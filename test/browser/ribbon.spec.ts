import { test } from '@playwright/test';
import { bring, door, expect, open, QUIET, settled, watch } from './desk.ts';

/** The ribbon of the turn: what is over, at hand and to come, what is empty, and steps nobody wants to be asked in. */

test.use({ reducedMotion: 'reduce', locale: 'en-GB' });

const FAR = `game basic
board inline
  grid rows A..H columns 1..16
end board
blue inf 4-4 @ C3 as b1
red inf 4-4 @ C14 as r1
blue moves
`;

test('B80.4 nothing in contact: no battles are declared, and the button says so', async ({ page }) => {
  const witness = watch(page);
  await open(page, 'far.txt', FAR);
  const ribbon = page.getByRole('navigation', { name: 'Steps of this turn' });
  await expect(ribbon.getByRole('button')).toHaveText([/Movement/, '2 empty steps', 'Big Red’s turn']);
  await ribbon.getByRole('button', { name: '2 empty steps' }).click();
  await expect(ribbon.getByRole('button')).toHaveText([/Movement/, /Declare battles/, /Combat/, 'Big Red’s turn']);
  await expect(page.locator('.done')).toHaveText('End movement and the turn');
  await page.locator('.done').click();
  await expect(page.locator('.prompt')).toContainText('Big Red: move your units');
  expect(witness).toEqual(QUIET);
});

const STEPS = `game tournament
modules M6 M12
board inline
  grid rows A..H columns 1..16
end board
blue inf 4-4 @ C3 as b1
blue airbase 1-0 @ C3 as ba
blue airbase 1-0 @ D6 as bb
blue FTR 4-12 @ C3 as f1
red inf 4-4 @ C14 as r1
red airbase 1-0 @ C14 as ra
red FTR 4-12 @ C14 as f2
blue moves
`;

test('M6.1 a step marked “never ask” is passed, and undo goes back before it', async ({ page }) => {
  await open(page, 'steps.txt', STEPS);
  const ribbon = page.getByRole('navigation', { name: 'Steps of this turn' });
  const now = ribbon.locator('[aria-current="step"]');
  await expect(now).toContainText('Ferries');
  const step = ribbon.getByRole('button', { name: /^Interception/ });
  await step.click();
  await ribbon.getByRole('checkbox', { name: 'Never ask me here' }).check();
  await page.keyboard.press('Escape');
  await expect(ribbon.getByRole('button', { name: 'Interception: never ask' })).toBeVisible();
  await page.locator('.done').click();
  await expect(now).toContainText('Movement');
  await settled(page);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(now).toContainText('Ferries');
  await settled(page);
  await page.locator('.done').click();
  await expect(now).toContainText('Movement');
  // The step is not over: it can still be entered.
  await settled(page);
  await ribbon.getByRole('button', { name: 'Interception: never ask' }).click();
  await ribbon.getByRole('button', { name: 'Go back to this step' }).click();
  await expect(now).toContainText('Interception');
});

test('M6.1 the ribbon goes on to a later step, or to the end of the turn, and stops where something would be lost', async ({
  page,
}) => {
  const witness = watch(page);
  await page.goto(door());
  await bring(page, 'steps.txt', STEPS);
  const ribbon = page.getByRole('navigation', { name: 'Steps of this turn' });
  const now = ribbon.locator('[aria-current="step"]');
  await expect(now).toContainText('Ferries');
  await settled(page);
  await ribbon.getByRole('button', { name: /^Movement/ }).click();
  await ribbon.getByRole('button', { name: 'Go on to this step' }).click();
  await expect(now).toContainText('Movement');
  await settled(page);
  await ribbon.getByRole('button', { name: 'Big Red’s turn' }).click();
  await ribbon.getByRole('button', { name: 'End the turn from here' }).click();
  const really = page.getByRole('alertdialog', { name: 'Really?' });
  await expect(really).toContainText('no unit has moved');
  await really.getByRole('button', { name: /^Yes, / }).click();
  await expect(page.locator('.prompt')).toContainText('Big Red');
  expect(witness).toEqual(QUIET);
});

const MANY_STEPS = STEPS.replace('M6 M12', 'M1 M3 M6 M7 M11 M12 M14');

test('M80 a turn in which nothing is done ends with two presses, however many steps it has', async ({ page }) => {
  const witness = watch(page);
  await page.goto(door());
  await bring(page, 'many.txt', MANY_STEPS);
  const prompt = page.locator('.prompt');
  await expect(prompt).toContainText('Great Blue: ferry');
  await settled(page);
  const really = page.getByRole('alertdialog', { name: 'Really?' });
  const yes = really.getByRole('button', { name: /^Yes, / });
  let presses = 1;
  await page.getByRole('button', { name: 'End the turn', exact: true }).click();
  await expect(async () => {
    if (await yes.isVisible()) {
      await yes.click();
      presses++;
    }
    await expect(prompt).toContainText('Big Red', { timeout: 500 });
  }).toPass({ timeout: 20_000 });
  expect(presses).toBe(2);
  expect(witness).toEqual(QUIET);
});
