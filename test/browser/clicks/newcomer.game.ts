import { type Locator, type Page, test } from '@playwright/test';
import { expect, home, QUIET, settled, watch } from '../desk.ts';

/** Test player who knows nothing of the game and goes by the words on the page alone. */

test.use({ locale: 'en-GB', reducedMotion: 'reduce' });
test.setTimeout(1_800_000);

/** Battles a newcomer tries: the dice may be against them once. */
const TRIES = Number(process.env['TRIES'] ?? 2);
/** Seconds of thought for each press. */
const THOUGHT = 5;

/** First battles, with the time their players have. */
const GAMES = [
  { game: 'Tactical GameX', sides: /(Axis|Allies)/, minutes: 15, kind: 'tactical' },
  { game: 'Blitzkrieg 1965', sides: /(Great Blue|Big Red)/, minutes: 25, kind: 'Blitzkrieg' },
  { game: 'The Module System', sides: /(Great Blue|Big Red)/, minutes: 30, kind: 'Module System' },
] as const;
type First = (typeof GAMES)[number];

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();
const asked = async (page: Page): Promise<string> =>
  (await page.locator('.prompt').innerText()).replaceAll(/\s+/g, ' ').trim();
const isThere = (page: Page, name: string | RegExp): Promise<boolean> => button(page, name).isVisible();
/** Without waiting for a button that is not there. */
const canPress = async (one: Locator): Promise<boolean> =>
  (await one.isVisible()) && (await one.isEnabled({ timeout: 1000 }).catch(() => false));

/** From the home page to the table: the game, its first battle, its briefing. */
async function toTheTable(page: Page, { game, sides }: First): Promise<string> {
  await page.goto(home);
  await page.getByRole('link', { name: `Play now: ${game}` }).click();
  await expect(page.getByText('What wins').first()).toBeVisible();
  const seat = page.getByRole('radiogroup', { name: /^Who plays/ }).filter({
    has: page.getByRole('radio', { name: 'You', exact: true, checked: true }),
  });
  const side = sides.exec((await seat.first().getAttribute('aria-label')) ?? '')?.[0] ?? '';
  await button(page, /^Begin$/).click();
  await expect(page.locator('.prompt')).toContainText(':');
  return side;
}

/** Fire at the best of the listed targets, if it may be destroyed. */
async function fireIfItCan(page: Page): Promise<boolean> {
  const next = button(page, /^Next unit/);
  if (!(await canPress(next))) return false;
  await next.click();
  await settled(page);
  const target = page.getByRole('region', { name: 'Whom to fire at' }).getByRole('button').first();
  if (!(await target.isVisible())) return false;
  if (!/[1-9]\d* % destroyed/.test(await target.innerText())) return false;
  await target.click();
  await settled(page);
  return true;
}

/** Ask for a hint, and have the first plan played. */
async function followHint(page: Page): Promise<boolean> {
  const hint = button(page, /^Hint/);
  if (!(await canPress(hint))) return false;
  await hint.click();
  const play = button(page, /^Play this for me/);
  await play.waitFor({ timeout: 12_000 }).catch(() => undefined);
  if (!(await play.isVisible())) return false;
  await play.click();
  await settled(page);
  return true;
}

/** One answer, by what is asked; the presses it took. */
async function goOn(page: Page, says: string): Promise<number> {
  if (/^\w+: Roll/.test(says)) await button(page, /^Roll/).click();
  else if (/have the rest placed|begin when you are ready/.test(says)) {
    if (await isThere(page, /^Place the rest/)) await button(page, /^Place the rest/).click();
    else await button(page, /^Ready$/).click();
  } else if (/No activation points left/.test(says)) await button(page, /^End the impulse$/).click();
  else if (/choose a (unit|lit hex)/.test(says)) {
    if (await fireIfItCan(page)) return 2;
    if (await followHint(page)) return 3;
    await button(page, /^Play this phase for me/).click();
  } else if (/declare your battles/.test(says)) {
    // The first button declares, the second goes on to the fighting.
    if (await canPress(button(page, /^Suggest battles/))) {
      await button(page, /^Suggest battles/).click();
      await settled(page);
    }
    await page.locator('button.done').click();
    await settled(page);
    return 2;
  } else if (/fight your battles/.test(says) && (await isThere(page, /^Fight it/)))
    await button(page, /^Fight it/).click();
  else if (/move your units/.test(says) && (await followHint(page))) return 2;
  else await button(page, /^Play this phase for me/).click();
  await settled(page);
  return 1;
}

/** The sentence the battle ends with, and the minutes it took a person. */
async function playOn(page: Page, most: number): Promise<{ readonly end: string; readonly minutes: number }> {
  const began = Date.now();
  let presses = 0;
  const minutes = (): number => (presses * THOUGHT + (Date.now() - began) / 1000) / 60;
  while (minutes() < most) {
    const says = await asked(page);
    if (/ wins? \([A-Z]|^A draw/.test(says)) return { end: says, minutes: minutes() };
    const mine = await isThere(page, /^Play this phase for me/);
    if (mine) presses += await goOn(page, says).catch(() => 1);
    else await page.waitForTimeout(100);
  }
  return { end: `no end within ${most} minutes: ${await asked(page)}`, minutes: minutes() };
}

for (const first of GAMES)
  test(`a newcomer gets from the home page into a ${first.kind} battle and wins the first one`, async ({ page }) => {
    const witness = watch(page);
    const ends: string[] = [];
    let won = false;
    for (let tries = 0; tries < TRIES && !won; tries++) {
      const side = await toTheTable(page, first);
      const { end, minutes } = await playOn(page, first.minutes);
      ends.push(`${side}: ${end} after ${minutes.toFixed(1)} minutes`);
      console.log(ends.at(-1));
      won = new RegExp(`^${side} wins?\\b`).test(end);
    }
    expect(won, ends.join('; ')).toBe(true);
    // The result opens by itself once the last move has been shown.
    const result = page.getByRole('heading', { name: /won|wins?/i }).first();
    await expect(async () => {
      if (!(await result.isVisible())) await button(page, /^The result$/).click({ timeout: 2000 });
      await expect(result).toBeVisible({ timeout: 2000 });
    }).toPass({ timeout: 30_000 });
    expect(witness).toEqual(QUIET);
  });
