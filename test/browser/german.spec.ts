import { test } from '@playwright/test';
import { chooseHex, done, expect, home, move, open, press, QUIET, SKIRMISH, status, watch } from './desk.ts';

/** Auf Deutsch: Aufforderungen, Ablehnungen, Protokoll, Kampfverhältnisse, das Ende. */

test.use({ reducedMotion: 'reduce', locale: 'de-DE' });
test.setTimeout(60_000);
test.skip(({ isMobile }) => isMobile, 'the words are the same on a phone');

const CITY = SKIRMISH.replace('end board', '  city Stadt : D7\nend board');

test('a turn in German: what the rules say is German too', async ({ page }) => {
  const witness = watch(page);
  await open(page, 'skirmish.txt', CITY);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(status(page)).toContainText('Groß-Blau: Einheiten bewegen');
  // Out of reach: refused by the rule.
  await move(page, 'C3', 'A9');
  await expect(page.getByRole('alert')).toContainText('A9 ist zu weit für 1. Infanterie: 7 Punkte, noch 4 übrig');
  await press(page, 'Escape');
  await move(page, 'C3', 'C7');
  await expect(page.locator('.log').first()).toContainText('1. Infanterie zieht C3 > C4');
  await expect(page.locator('.log').first()).toContainText('verbraucht) und hält');
  await done(page).click();
  await expect(status(page)).toContainText('Kämpfe ansagen');
  await expect(page.locator('.not-yet')).toContainText(
    'D7 muss angegriffen werden: 1. Infanterie steht in seiner Kontrollzone',
  );
  await chooseHex(page, 'C7');
  await chooseHex(page, 'D7');
  await expect(page.locator('.plan')).toContainText('× 2 Stadt');
  // The language can be changed in the middle of it, and everything said so far with it.
  await page.getByText('Mehr', { exact: true }).click();
  await page.getByLabel('Sprache').selectOption('en');
  await expect(page.locator('.log').first()).toContainText('1st Infantry moves C3 > C4');
  await expect(page.locator('.not-yet')).toContainText('must be attacked');
  expect(witness).toEqual(QUIET);
});

test('the end of a game in German', async ({ page }) => {
  await open(page, 'end.txt', SKIRMISH.replace('blue moves', 'turns 1\nred moves'));
  await done(page).click();
  await expect(page.getByRole('region', { name: 'Das Spiel ist zu Ende' })).toContainText(
    '0 Stadtfelder für Blau, 0 für Rot',
  );
  await page.getByRole('dialog', { name: 'Das Spiel ist zu Ende' }).getByRole('button', { name: 'Bericht' }).click();
  await expect(page.getByRole('dialog', { name: 'Bericht' })).toContainText('Noch hat kein Würfel etwas entschieden');
  await press(page, 'Escape');
  await page.goto(`${home}/#/`);
  await expect(page.getByRole('region', { name: 'Weiterspielen' }).getByRole('link')).toContainText('Das Ergebnis');
});
