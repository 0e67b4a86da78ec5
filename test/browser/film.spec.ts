import { test } from '@playwright/test';
import { DESKTOP, expect, open, QUIET, savedGame, settled, watch } from './desk.ts';

/** The computer's turn as a film, and what is told to somebody who comes back. */

test.use({ reducedMotion: 'no-preference', locale: 'en-GB' });
test.setTimeout(120_000);

const REDS = ['E5', 'E6', 'F5', 'F6', 'G5', 'G6', 'D6', 'C6', 'D5', 'C5'];
/** A unit alone before an army that will come for it; in its corner no die lets it retreat, which would be asked of Blue. */
const AMBUSH = `game basic
board inline
  grid rows A..H columns 1..20
end board
blue inf 2-4 @ A1 as b.inf1
blue inf 4-4 @ H20 as b.inf9
${REDS.map((hex, i) => `red arm 6-6 @ ${hex} as r.arm${i + 1}`).join('\n')}
blue moves
`;

test(
  'the film is held, stepped through and skipped; the summary is there, and again after a reload',
  DESKTOP,
  async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('hexfront.seeing', '{"careful":false,"pace":"slow"}'));
    await open(page, 'ambush.txt', AMBUSH);
    await settled(page);
    const saved = await savedGame(page);
    const witness = watch(page);
    await open(page, 'ambush.jsonl', saved.replace('"red":"human"', '"red":"novice"'));
    const end = page.locator('button.done');
    await expect(end).toHaveText(/turn/i);
    await end.click();

    const film = page.getByRole('region', { name: 'Moves of others' });
    await film.getByRole('button', { name: 'Pause' }).click({ timeout: 60_000 });
    const prompt = page.locator('.prompt');
    await expect(prompt).toContainText('You are watching Big Red');
    // Input is locked while the picture is not the game's present state.
    await expect(end).toHaveCount(0);
    const log = page.locator('.log li');
    const before = await log.count();
    await film.getByRole('button', { name: 'One step' }).click();
    await expect.poll(() => log.count()).toBeGreaterThan(before);
    await expect(prompt).toContainText('You are watching Big Red');

    await page.keyboard.press('Escape');
    await expect(film).toBeHidden({ timeout: 60_000 });
    await expect(prompt).toContainText('Great Blue');
    const since = page.getByRole('region', { name: 'Since your last turn' });
    await expect(since).toContainText(/Big Red moved \d+ units/);
    const told = (await since.locator('p').first().textContent()) ?? '';
    await expect(page.locator('[data-said=turn]')).toHaveText(`Since your last turn: ${told}`);

    await page.reload();
    await expect(since.locator('p').first()).toHaveText(told);
    await since.getByRole('button', { name: 'Close' }).click();
    await expect(since).toBeHidden();
    await page.keyboard.press('y');
    await since.locator('.hex-link').first().click();
    expect(witness).toEqual(QUIET);
  },
);

/** In contact already: Red has to attack. */
const CONTACT = AMBUSH.replace('@ E5 ', '@ B1 ').replace('@ E6 ', '@ B2 ').replace('blue moves', 'red moves');

test('a turn of the computer that is skipped still says what attacked, at what odds, and what was lost', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('hexfront.seeing', '{"careful":false,"pace":"slow"}'));
  await open(page, 'contact.txt', CONTACT);
  await settled(page);
  const saved = await savedGame(page);
  await open(page, 'contact.jsonl', saved.replace('"red":"human"', '"red":"novice"'));
  const film = page.getByRole('region', { name: 'Moves of others' });
  await film.getByRole('button', { name: 'Pause' }).click({ timeout: 60_000 });
  await page.keyboard.press('Escape');
  await expect(page.locator('.prompt')).toContainText('Great Blue', { timeout: 60_000 });
  const since = page.getByRole('region', { name: 'Since your last turn' });
  await expect(since).toContainText('1 battle');
  const battle = since.getByRole('listitem').first();
  await expect(battle).toContainText(/A1 \d-\d/);
  await expect(battle).toContainText(/Attack.*1st Armour/);
  await expect(battle).toContainText(/Defence.*1st Infantry/);
});
