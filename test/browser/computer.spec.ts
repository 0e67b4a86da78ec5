import { expect as promptly, test } from '@playwright/test';
import { beginButton, brief, DESKTOP, openTab, sure } from './desk.ts';

/** The computer at the table: a show, its reasons, advice, and what it plays for somebody. */

// Other people's work may share the machine.
const expect = promptly.configure({ timeout: 30_000 });

test.use({ reducedMotion: 'reduce', locale: 'en-GB' });
test.setTimeout(120_000);

test('a show is held, stepped through, taken over; a hint is asked for and played', DESKTOP, async ({ page }) => {
  await sure(page);
  await brief(page, 'blitz/basic');
  await page
    .getByRole('radiogroup', { name: 'Who plays Great Blue?' })
    .getByRole('radio', { name: 'Computer' })
    .check();
  await beginButton(page).click();
  await openTab(page, 'Why');
  const reasons = page.locator('#tab-panel .reasons > li');
  await expect(reasons.first()).toContainText(/\w/);

  await page.getByRole('button', { name: 'Pause' }).click();
  await openTab(page, 'Log');
  const lines = page.locator('.log li');
  await page.getByRole('button', { name: 'One step' }).click();
  await expect(lines.first()).toBeVisible();

  await page.getByRole('button', { name: 'Take over Great Blue' }).click();
  const hint = page.getByRole('button', { name: 'Hint' });
  await hint.click();
  const plans = page.locator('.plans > li');
  await expect(plans.first()).toContainText(
    /After the enemy’s answer: \d+\.\d factors (?:better|worse) than if nobody moved, at worst/,
  );
  expect(await plans.count()).toBeLessThanOrEqual(3);
  await plans.first().getByRole('button', { name: 'Play this for me' }).click();
  await expect(plans).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeEnabled();

  // The rest of the phase, and the decision that comes after it is ours again.
  await page.getByRole('button', { name: 'Play this phase for me' }).click();
  await expect(page.locator('.prompt')).not.toContainText('move your units');
});

test('a computer opponent answers, and its reasons can be read afterwards', DESKTOP, async ({ page }) => {
  await sure(page);
  await brief(page, 'blitz/basic');
  await beginButton(page).click();
  await page.getByRole('button', { name: 'End movement and the turn' }).click();
  await expect(page.locator('.turn')).toContainText('Turn 2', { timeout: 90_000 });
  await expect(page.locator('.prompt')).toContainText('Great Blue');
  await openTab(page, 'Why');
  await expect(page.locator('#tab-panel')).toContainText('Big Red, turn 1');
  await expect(page.locator('#tab-panel .reasons > li').first()).toContainText(/\w/);
});
