import { test } from '@playwright/test';
import { DESKTOP, expect } from './desk.ts';
import { endServers, ownServer, START, tempFolder } from './own-server.ts';

/** Longest way from `npm start` to a game with a friend, in milliseconds. */
const GOAL_MS = 60_000;

test.use({ locale: 'en-GB', reducedMotion: 'reduce' });
test.setTimeout(2 * GOAL_MS);
test.afterEach(endServers);

test(
  'the first command against a friend within a minute of the start, without an account',
  DESKTOP,
  async ({ page, browser }) => {
    const since = performance.now();
    const { base } = await ownServer(tempFolder(), '0', START);
    const started = performance.now() - since;
    await page.goto(base);
    await page.getByRole('link', { name: 'Online, by a link' }).click();
    await page.locator('[data-scenario="duel"]').click();
    await page.getByRole('button', { name: 'Create the link' }).click();
    const link = page.getByRole('textbox', { name: 'Link', exact: true });
    await expect(link).toHaveValue(/#\/online\/\w+\/[\w-]+$/);
    const other = await browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce', serviceWorkers: 'block' });
    try {
      const friend = await other.newPage();
      await friend.goto(await link.inputValue());
      await friend.getByRole('button', { name: 'Sit down' }).click();
      // The offering side sets up first; the first battle places its units.
      await page.getByRole('button', { name: 'Ready', exact: true }).click();
      await expect(friend.getByRole('button', { name: 'Place the rest for me' })).toBeVisible();
    } finally {
      await other.close();
    }
    const took = performance.now() - since;
    const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;
    console.log(
      `first command against a friend ${seconds(took)} after the start, of which the server ${seconds(started)}`,
    );
    expect(took).toBeLessThan(GOAL_MS);
  },
);
