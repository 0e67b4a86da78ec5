import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Page, test } from '@playwright/test';
import { createServer } from '#server/page/serve.ts';
import { bring, done, expect, home, move, open, QUIET, SKIRMISH, status, watch } from './desk.ts';

/** Installed and without a connection: the page opens, plays and keeps its games. */

test.use({ reducedMotion: 'reduce', locale: 'en-GB', serviceWorkers: 'allow' });
test.setTimeout(60_000);
test.skip(({ isMobile }) => isMobile, 'the worker is the same on a phone');

/** Waits until the service worker has cached all its files. */
const settled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    if (!registration.active) throw new Error('no worker is active');
    if (!navigator.serviceWorker.controller)
      await new Promise((claimed) =>
        navigator.serviceWorker.addEventListener('controllerchange', claimed, { once: true }),
      );
  });

test('loaded once, the page opens again without a connection, plays a move and keeps it', async ({ page, context }) => {
  const witness = watch(page);
  await page.goto(home);
  await settled(page);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Classic wargames, ready to play.');
  await page.goto(`${home}/#/play/blitz/ardel`);
  await expect(page.locator('.briefing-map canvas').first()).toBeVisible();
  await open(page, 'skirmish.txt', SKIRMISH);
  await move(page, 'C3', 'C5');
  await expect(page.locator('.log').first()).toContainText('1st Infantry moves');
  await page.reload();
  await expect(page.locator('.log').first()).toContainText('1st Infantry moves');
  await done(page).click();
  await expect(status(page)).toContainText('Big Red: move your units');
  // The rulebook too, though nobody has opened it before.
  await page.goto(`${home}/#/rules/B7.z4`);
  await expect(page.locator('main')).toContainText('B7.z4');
  // Switching to a language not used before works, too.
  await page.getByLabel('Settings').click();
  await page.getByLabel('Language').selectOption('de');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Regelwerk');
  expect(witness).toEqual(QUIET);
});

test('the manifest names icons that are there', async ({ page, request }) => {
  await page.goto(home);
  const address = await page.locator('link[rel=manifest]').getAttribute('href');
  const answer = await request.get(new URL(address ?? '', `${home}/`).href);
  expect(answer.headers()['content-type']).toContain('manifest+json');
  const manifest = (await answer.json()) as { icons: { src: string; sizes: string }[]; start_url: string };
  expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(['192x192', '512x512', '512x512']);
  for (const { src, sizes } of manifest.icons) {
    const icon = await request.get(new URL(src, `${home}/`).href);
    expect(icon.headers()['content-type']).toBe('image/png');
    // Width and height stand in the first chunk of a PNG.
    const bytes = await icon.body();
    expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`).toBe(sizes);
  }
});

test('a new version says that it is ready, and takes over when asked to', async ({ page }) => {
  const directory = mkdtempSync(join(tmpdir(), 'hexfront-build-'));
  cpSync(join(import.meta.dirname, '..', '..', 'dist', 'web'), directory, { recursive: true });
  const server = await createServer({ webDirectory: directory, version: 'test' });
  try {
    await page.goto(await server.listen({ port: 0 }));
    await bring(page, 'skirmish.txt', SKIRMISH);
    await settled(page);
    await move(page, 'C3', 'C5');
    await expect(page.locator('.log').first()).toContainText('1st Infantry moves');
    await expect(page.locator('.page-notices p')).toHaveCount(0);
    // The server has another build now.
    const worker = join(directory, 'sw.js');
    writeFileSync(worker, readFileSync(worker, 'utf8').replace(/"[0-9a-f]{12}"/, '"another-build"'));
    for (const compressed of ['.br', '.gz']) rmSync(worker + compressed, { force: true });
    await page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())?.update()));
    await expect(page.locator('.page-notices')).toContainText('A new version of Hexfront is ready.');
    await page.getByRole('button', { name: 'Use it now' }).click();
    await expect.poll(() => page.evaluate(() => caches.keys()).catch(() => [])).toEqual(['hexfront-another-build']);
    await expect(page.locator('.log').first()).toContainText('1st Infantry moves');
    await expect(page.locator('.page-notices p')).toHaveCount(0);
  } finally {
    await server.close();
    rmSync(directory, { recursive: true });
  }
});
