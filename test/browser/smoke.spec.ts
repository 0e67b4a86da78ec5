import { test } from '@playwright/test';
import { beginHere, DESKTOP, expect, home, QUIET, watch } from './desk.ts';

test('the home page names its games, shows a battle and never scrolls sideways', async ({ page }, info) => {
  const witness = watch(page);
  await page.goto(home, { waitUntil: 'networkidle' });
  await expect(page).toHaveTitle(/Hexfront/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Classic wargames, ready to play.');
  for (const game of ['Blitzkrieg 1965', 'The Module System', 'Tactical GameX'])
    await expect(page.getByRole('heading', { name: game })).toBeVisible();
  const box = await page.getByRole('img', { name: /Tanks of both sides/ }).boundingBox();
  expect(box?.width).toBeGreaterThan(200);
  expect(box?.height).toBeGreaterThan(100);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  await page.screenshot({ path: info.outputPath('front-page.png'), fullPage: true });
  expect(witness).toEqual(QUIET);
});

test('a page that is not there says so, with a way back', DESKTOP, async ({ page }) => {
  const answer = await page.goto(`${home}/no/such/page`);
  expect(answer?.status()).toBe(404);
  await page.getByRole('link', { name: 'front page' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Classic wargames, ready to play.');
});

test.describe('with the worker that keeps the page', () => {
  test.use({ serviceWorkers: 'allow' });

  test('no page asks anybody but its own server for anything', DESKTOP, async ({ page, context }) => {
    const asked: string[] = [];
    // Listens on the whole context: workers and the service worker count, too.
    context.on('request', (request) => asked.push(request.url()));
    for (const place of ['', '#/learn', '#/rules', '#/rules/B7.z4', '#/game/none', '#/replay']) {
      await page.goto(`${home}/${place}`);
      await expect(page.locator('#app')).not.toBeEmpty();
    }
    await beginHere(page, 'blitz/basic');
    await expect(page.getByRole('status').first()).toContainText('move your units');
    expect(asked.length).toBeGreaterThan(10);
    const strange = asked.filter((url) => !url.startsWith(home) && !url.startsWith('blob:'));
    expect(strange).toEqual([]);
  });
});

test('the page cannot talk to strangers even if it wanted to', DESKTOP, async ({ page }) => {
  const witness = watch(page);
  await page.goto(home);
  const answer = await page.evaluate(() =>
    fetch('http://stranger.invalid/').then(
      () => 'answered',
      () => 'refused',
    ),
  );
  expect(answer).toBe('refused');
  await expect.poll(() => witness.complaints.join()).toContain('Content Security Policy');
});

test('the watch itself notices a complaint and a stranger', DESKTOP, async ({ page }) => {
  const witness = watch(page);
  await page.goto(
    'data:text/html,<img src="http://stranger.invalid/x.png"><script>console.error("a complaint")</script>',
  );
  await expect.poll(() => witness.strangers).toContain('http://stranger.invalid/x.png');
  await expect.poll(() => witness.complaints).toContain('a complaint');
});
