import { test } from '@playwright/test';
import { beginHere, DESKTOP, expect, QUIET, status, watch } from './desk.ts';

/** Set-up of Tactical GameX where units are placed for the player. */

test.use({ reducedMotion: 'reduce', locale: 'en-GB' });

test.beforeEach(({ page }) =>
  page.addInitScript(() => localStorage.setItem('hexfront.gamex.placing', JSON.stringify({ forMe: true }))),
);

test('X10.1 mines come first, then the units: both are placed for a player who wants it', DESKTOP, async ({ page }) => {
  const witness = watch(page);
  await beginHere(page, 'gamex/pl-02');
  await expect(status(page)).toContainText('All mines are hidden: go on to your units.');
  await page.getByRole('button', { name: 'Ready', exact: true }).click();
  await expect(status(page)).toContainText('All set: begin when you are ready.');
  expect(witness).toEqual(QUIET);
});
