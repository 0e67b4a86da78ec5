import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { test } from '@playwright/test';
import { DESKTOP, expect, home } from './desk.ts';

/** Files the home page loads before anything is pressed: itself in the current language, and no game. */

const BUILT = join(import.meta.dirname, '..', '..', 'dist', 'web');

/** In bytes, each file compressed as far as gzip goes; fonts and pictures come besides. */
for (const [locale, other, most] of [
  ['en-GB', 'de', 155_000],
  ['de-DE', 'en', 158_500],
] as const)
  test.describe(() => {
    test.use({ locale });

    test(`the first load is small and speaks one language (${locale})`, DESKTOP, async ({ page, context }) => {
      const fetched = new Set<string>();
      context.on('request', (request) => fetched.add(new URL(request.url()).pathname.slice(1) || 'index.html'));
      await page.goto(home);
      await expect(page.getByRole('region').getByRole('article').first()).toBeVisible();
      await expect.poll(() => [...fetched].filter((file) => file.endsWith('.webp')).length).toBeGreaterThan(0);
      const files = [...fetched].filter((file) => !/\.(woff2?|webp)$/.test(file));
      const wanted = new RegExp(
        `^assets/(${other}|table-page|rule-dialog|learn-page|rules-page|scenarios-page|briefing|cover|tile-worker|diagrams|blitzkrieg-1965|tactical)-`,
      );
      expect(files.filter((file) => wanted.test(file))).toEqual([]);
      expect(files.filter((file) => file.startsWith(`assets/${locale.slice(0, 2)}-`))).toHaveLength(1);
      const bytes = files.map((file) => gzipSync(readFileSync(join(BUILT, file)), { level: 9 }).length);
      expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThan(most);
      await page.goto(`${home}/#/rules`);
      await expect(page.locator('.book')).toBeVisible();
      await expect.poll(() => [...fetched].some((file) => file.includes('blitzkrieg-1965'))).toBe(true);
    });
  });

test.describe(() => {
  test.use({ locale: 'en-GB' });

  test('a language that cannot be fetched leaves the one there was, and says so', DESKTOP, async ({ page }) => {
    await page.goto(home);
    await page.getByLabel('Settings').click();
    const chooser = page.getByLabel('Language');
    await page.route(/\/assets\/de-[^/]*\.js$/, (route) => route.abort());
    await chooser.selectOption('de');
    await expect(page.getByRole('alert')).toHaveText(
      'Deutsch could not be fetched, so it stays English. Is there a connection?',
    );
    await expect(chooser).toHaveValue('en');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('link', { name: 'Play now', exact: true })).toBeVisible();
  });

  test('without its words a page speaks another language rather than none', DESKTOP, async ({ page }) => {
    await page.route(/\/assets\/en-[^/]*\.js$/, (route) => route.abort());
    await page.goto(home);
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(page.getByRole('link', { name: 'Sofort spielen', exact: true })).toBeVisible();
  });
});
