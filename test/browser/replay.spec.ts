import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Page, test } from '@playwright/test';
import {
  DESKTOP,
  done,
  expect,
  home,
  more,
  move,
  open,
  press,
  QUIET,
  savedGame,
  SKIRMISH,
  status,
  watch,
} from './desk.ts';

/** Watching recorded games: steps, jumps, film, forks, the report. */

test.use({ reducedMotion: 'reduce', locale: 'en-GB' });
test.setTimeout(90_000);

const ROOT = join(import.meta.dirname, '..', '..');
const log = (page: Page) => page.locator('.log').first();
const where = (page: Page) => page.locator('.replay .where');

const watchFile = async (page: Page, name: string, text: string): Promise<void> => {
  await page.goto(home);
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: /Watch a replay/ }).click();
  await (await chooser).setFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text, 'utf8') });
};

/** A Tournament game of twenty turns between two random players. */
function longGame(): string {
  const directory = mkdtempSync(join(tmpdir(), 'hexfront-replay-'));
  try {
    const args = ['play', '--scenario', 'tournament', '--turns', '20', '--quiet', '--save', directory];
    execFileSync(process.execPath, [join(ROOT, 'bin', 'hexfront.mjs'), ...args]);
    return readFileSync(join(directory, 'game-1.jsonl'), 'utf8');
  } finally {
    rmSync(directory, { recursive: true });
  }
}

test(
  'a replay steps by command and by turn, with buttons and keys, and forks into a game of its own',
  DESKTOP,
  async ({ page }) => {
    const witness = watch(page);
    await open(page, 'skirmish.txt', SKIRMISH);
    await move(page, 'C3', 'C5');
    await expect(log(page)).toContainText('1st Infantry moves');
    // No units in contact: no battles are declared.
    await done(page).click();
    await expect(status(page)).toContainText('Big Red');
    const saved = await savedGame(page);

    await watchFile(page, 'game.jsonl', saved);
    await expect(where(page)).toHaveText('Command 3 of 3');
    await page.getByRole('button', { name: 'To the start' }).click();
    await expect(where(page)).toHaveText('Command 0 of 3');
    await page.getByRole('button', { name: 'One command on' }).click();
    await expect(log(page)).toContainText('1st Infantry moves');
    await press(page, 'PageDown');
    await expect(where(page)).toHaveText('Command 3 of 3');
    await press(page, 'PageUp');
    await expect(where(page)).toHaveText('Command 0 of 3');
    await press(page, 'End');
    await expect(where(page)).toHaveText('Command 3 of 3');
    await press(page, 'ArrowLeft');
    await expect(where(page)).toHaveText('Command 2 of 3');
    await page.getByLabel('Speed').selectOption('30');
    await press(page, 'Home');
    await expect(where(page)).toHaveText('Command 0 of 3');
    await press(page, 'p');
    await expect(where(page)).toHaveText('Command 3 of 3');
    await page.getByRole('slider', { name: 'Replay' }).fill('1');
    await expect(where(page)).toHaveText('Command 1 of 3');

    // A note stays with the point it was written to, and in the saved file.
    await page.getByText('Notes', { exact: true }).click();
    await page.getByLabel('Note to command 1').fill('here it turned');
    await page.getByRole('button', { name: 'Keep this note' }).click();
    await press(page, 'Escape');
    await page.getByRole('button', { name: 'To the start' }).click();
    await page.getByRole('button', { name: 'Command 1', exact: true }).click();
    await expect(where(page)).toHaveText('Command 1 of 3');
    const noted = await savedGame(page);
    expect(noted.split('\n')[0]).toContain('here it turned');
    expect(noted.trimEnd().split('\n')).toHaveLength(5);

    // From there on as a new game against the computer; the watched one is not touched, the new one is kept.
    await page.getByText('Who plays on').click();
    await page.getByLabel(/Big Red is played by/).selectOption('novice');
    await page.getByRole('button', { name: 'Play on from here' }).click();
    await expect(page.locator('.replay')).toBeHidden();
    await expect(done(page)).toBeVisible();
    await expect(page).toHaveURL(/#\/game\//);
    await page.reload();
    await expect(log(page)).toContainText('1st Infantry moves');
    await expect(done(page)).toBeVisible();
    expect(witness).toEqual(QUIET);
  },
);

test('a running game is watched from the start and gone back to', DESKTOP, async ({ page }) => {
  await open(page, 'skirmish.txt', SKIRMISH);
  await move(page, 'C3', 'C5');
  await expect(log(page)).toContainText('1st Infantry moves');
  await move(page, 'H1', 'H2');
  await expect(log(page)).toContainText('9th Infantry moves');
  await more(page);
  await page.getByRole('button', { name: 'Replay of this game' }).click();
  await page.getByRole('button', { name: 'To the start' }).click();
  await expect(log(page)).not.toContainText('moves');
  await expect(done(page)).toBeHidden();
  await page.getByRole('button', { name: 'Back to the game' }).click();
  await expect(log(page)).toContainText('9th Infantry moves');
  await expect(done(page)).toBeVisible();
  // The browser's back button works as well, and the replay has an address of its own.
  await more(page);
  await page.getByRole('button', { name: 'Replay of this game' }).click();
  await expect(page).toHaveURL(/\/replay$/);
  await page.getByRole('button', { name: 'To the start' }).click();
  await expect(done(page)).toBeHidden();
  await page.goBack();
  await expect(done(page)).toBeVisible();
  await expect(log(page)).toContainText('9th Infantry moves');
  await page.goForward();
  await expect(where(page)).toHaveText('Command 2 of 2');
  await page.reload();
  await expect(where(page)).toHaveText('Command 2 of 2');
  await page.goBack();
  await expect(done(page)).toBeVisible();
  // The game was stored all the while, not the point being watched.
  await page.reload();
  await expect(log(page)).toContainText('9th Infantry moves');
});

test('a game of twenty turns: sought anywhere, with its times noted; its report', DESKTOP, async ({ page }, info) => {
  const witness = watch(page);
  const game = longGame();
  const commands = game.trimEnd().split('\n').length - 2;
  await watchFile(page, 'long.jsonl', game);
  await expect(where(page)).toHaveText(`Command ${commands} of ${commands}`);
  const slider = page.getByRole('slider', { name: 'Replay' });
  for (let i = 0; i < 8; i++) {
    const n = (i * 7919) % (commands + 1);
    await slider.fill(String(n));
    await expect(where(page)).toHaveText(`Command ${n} of ${commands}`);
  }
  const times = await page.evaluate(() => performance.getEntriesByName('seek').map((one) => one.duration));
  const sorted = times.sort((a, b) => a - b);
  const at = (share: number) =>
    (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(0);
  const noted = `${commands} commands, ${sorted.length} jumps: p50 ${at(0.5)}, p95 ${at(0.95)}, longest ${at(1)} ms`;
  info.annotations.push({ type: 'seek', description: noted });
  console.info(`seek in ${noted}`);
  expect(sorted.length).toBeGreaterThanOrEqual(8);

  await page.getByLabel('Turn', { exact: true }).selectOption({ label: 'Turn 10, Big Red' });
  await expect(page.locator('.bar .turn')).toContainText('Turn 10');

  await page.locator('.replay').getByRole('button', { name: 'Report' }).click();
  const report = page.getByRole('dialog', { name: 'Report' });
  await expect(report.getByRole('img', { name: /^Losses\. At the end: Great Blue \d+, Big Red \d+/ })).toBeVisible();
  await expect(report.getByRole('img')).toHaveCount(6);
  await report.getByText('As numbers').first().click();
  await expect(report.getByRole('row', { name: /^Turn 20, Big Red/ }).first()).toBeVisible();
  await page.screenshot({ path: info.outputPath('report.png') });
  // A roll is shown on the board.
  await report.getByRole('button', { name: 'Show' }).first().click();
  await expect(report).toBeHidden();
  await expect(log(page)).toContainText('die');
  expect(witness).toEqual(QUIET);
});

test('a game that is watched from its own table goes on as another one, from there', DESKTOP, async ({ page }) => {
  const witness = watch(page);
  await open(page, 'skirmish.txt', SKIRMISH);
  await move(page, 'C3', 'C4');
  await expect(page).toHaveURL(/#\/game\/\w+$/);
  const before = page.url();
  await more(page);
  await page.getByRole('button', { name: 'Replay of this game' }).click();
  await page.getByRole('button', { name: 'One command back' }).click();
  await expect(where(page)).toHaveText('Command 0 of 1');
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await expect(page.locator('.replay')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled();
  expect(page.url()).not.toBe(before);
  expect(witness).toEqual(QUIET);
});
