import { type Page, test } from '@playwright/test';
import { expect, home, QUIET, settled, watch } from '../desk.ts';

/** Test player who knows nothing of the game and goes by the words on the page alone. */

test.use({ locale: 'en-GB', reducedMotion: 'reduce' });
test.setTimeout(240_000);

/** Battles a newcomer tries: the dice may be against him once. */
const TRIES = 3;
const MOST_PRESSES = 500;

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();
const asked = async (page: Page): Promise<string> =>
  (await page.locator('.prompt').innerText()).replaceAll(/\s+/g, ' ').trim();
const isThere = (page: Page, name: string | RegExp): Promise<boolean> => button(page, name).isVisible();

/** From the home page to the table: the tactical game, its first battle, its briefing. */
async function toTheTable(page: Page): Promise<void> {
  await page.goto(home);
  await page.getByRole('link', { name: 'Play now: Tactical GameX' }).click();
  await expect(page.getByText('What wins').first()).toBeVisible();
  await button(page, /^Begin$/).click();
  await expect(page.locator('.prompt')).toContainText(':');
}

/** Fire at the best of the listed targets, where the unit in hand has one. */
async function fireIfItCan(page: Page): Promise<boolean> {
  const next = button(page, /^Next unit/);
  if (!(await next.isEnabled().catch(() => false))) return false;
  await next.click();
  await settled(page);
  const target = page.getByRole('region', { name: 'Whom to fire at' }).getByRole('button').first();
  if (!(await target.isVisible())) return false;
  await target.click();
  await settled(page);
  return true;
}

/** One press, by what is asked. */
async function goOn(page: Page, says: string): Promise<'fired' | 'pressed'> {
  if (/^\w+: Roll/.test(says)) await button(page, /^Roll/).click();
  else if (/have the rest placed|begin when you are ready/.test(says)) {
    if (await isThere(page, /^Place the rest/)) await button(page, /^Place the rest/).click();
    else await button(page, /^Ready$/).click();
  } else if (/No activation points left/.test(says)) await button(page, /^End the impulse$/).click();
  else if (/choose a (unit|lit hex)/.test(says) && (await fireIfItCan(page))) return 'fired';
  else await button(page, /^Play this phase for me/).click();
  await settled(page);
  return 'pressed';
}

/** The sentence the battle ends with. */
async function playOn(page: Page): Promise<string> {
  for (let presses = 0; presses < MOST_PRESSES; presses++) {
    const says = await asked(page);
    if (/ wins \(X|^A draw/.test(says)) return says;
    const mine = await isThere(page, /^Play this phase for me/);
    if (mine) await goOn(page, says).catch(() => undefined);
    else await page.waitForTimeout(100);
  }
  throw new Error(`no end in sight: ${await asked(page)}`);
}

test('a newcomer gets from the home page into a tactical battle and wins the first one', async ({ page }) => {
  const witness = watch(page);
  let end = '';
  for (let tries = 0; tries < TRIES && !/^Axis wins/.test(end); tries++) {
    await toTheTable(page);
    end = await playOn(page);
  }
  expect(end).toMatch(/^Axis wins/);
  await button(page, /^The result$/).click();
  await expect(page.getByRole('heading', { name: /won|wins/i }).first()).toBeVisible();
  expect(witness).toEqual(QUIET);
});
