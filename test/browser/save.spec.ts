import { type Page, test } from '@playwright/test';
import { bring, done, expect, home, move, open, QUIET, savedGame, SKIRMISH, status, watch, more } from './desk.ts';

/** Games that are kept, saved, loaded, damaged, opened twice or too big: each goes on from its last good state. */

test.use({ reducedMotion: 'reduce', locale: 'en-GB' });
test.setTimeout(60_000);
test.skip(({ isMobile }) => isMobile, 'the store is the same on a phone');

const log = (page: Page) => page.locator('.log').first();
const alert = (page: Page) => page.getByRole('alert');

const moved = async (page: Page): Promise<void> => {
  await move(page, 'C3', 'C5');
  await expect(log(page)).toContainText('b.inf1 moves');
};

test('a game is saved to a file and opened again; damaged, foreign and newer files say what they are', async ({
  page,
}) => {
  const witness = watch(page);
  await open(page, 'skirmish.txt', SKIRMISH);
  await moved(page);
  const saved = await savedGame(page);
  expect(saved.split('\n')[0]).toContain('hexfront-record');

  await open(page, 'game.jsonl', saved);
  await expect(log(page)).toContainText('b.inf1 moves');

  await open(page, 'cut.jsonl', saved.slice(0, saved.indexOf('\n') + 40));
  await expect(alert(page)).toContainText('goes on from the last good state');
  await expect(status(page)).toContainText('move your units');

  const foul = saved.replace(/"spent":\d+/, '"spent":99');
  expect(foul).not.toBe(saved);
  await open(page, 'foul.jsonl', foul);
  await expect(alert(page)).toContainText('after 0 commands');

  await open(page, 'newer.jsonl', saved.replace('"version":1', '"version":9'));
  await expect(alert(page)).toContainText('newer Hexfront (record version 9');
  await open(page, 'holiday.txt', 'Dear diary');
  await expect(alert(page)).toContainText('holiday.txt is no Hexfront game');
  await open(page, 'other.jsonl', saved.replace('"game":"blitz"', '"game":"chess"'));
  await expect(alert(page)).toContainText('chess');
  await open(page, 'empty.txt', '');
  await expect(alert(page)).toContainText('empty');
  expect(witness).toEqual(QUIET);
});

test('every move is kept: a reload goes on with the same decision, in the middle of a battle too', async ({ page }) => {
  const witness = watch(page);
  // At 6-1 a one eliminates the defender.
  await open(page, 'skirmish.txt', `# dice 1\n${SKIRMISH}`);
  await move(page, 'D3', 'D6');
  await expect(log(page)).toContainText('b.arm2 moves');
  await done(page).click();
  await page.getByRole('button', { name: 'Suggest battles' }).click();
  await expect(page.locator('.declared')).toContainText('against D7');
  await done(page).click();
  await page
    .getByRole('button', { name: /^(Fight it|Fight)/ })
    .first()
    .click();
  await expect(status(page)).toContainText('advance');
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage).includes('resolve'))).toBe(true);
  const asked = (await status(page).textContent()) ?? '';
  await page.reload();
  await expect(status(page)).toHaveText(asked);
  await expect(log(page)).toContainText('b.arm2 moves');

  // The way back leads to the front page, from where the game is gone on with.
  await page.goBack();
  await page.getByRole('button', { name: /Go on with your last game/ }).click();
  await expect(status(page)).toHaveText(asked);
  expect(witness).toEqual(QUIET);
});

test('a kept game that was damaged goes on from its last good line; one that cannot be read says so', async ({
  page,
}) => {
  await open(page, 'skirmish.txt', SKIRMISH);
  await moved(page);
  await move(page, 'H1', 'H2');
  await expect(log(page)).toContainText('b.inf9 moves');
  const damage = (how: string) =>
    page.evaluate((kind) => {
      const key = Object.keys(localStorage).find((one) => one.startsWith('hexfront.game.')) ?? '';
      const kept = JSON.parse(localStorage.getItem(key) ?? '') as { record: string };
      const lines = kept.record.split('\n');
      const record = kind === 'line' ? [lines[0], lines[1], '{"n":2,"si'].join('\n') : 'nonsense';
      localStorage.setItem(key, JSON.stringify({ ...kept, record }));
    }, how);
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('H2');
  await damage('line');
  await page.reload();
  await expect(alert(page)).toContainText('after 1 command.');
  await expect(log(page)).toContainText('b.inf1 moves');
  await expect(log(page)).not.toContainText('b.inf9 moves');
  await damage('all');
  await page.reload();
  await expect(page.locator('.page-notices')).toContainText('cannot be read any more');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a full browser store: said once, the game goes on and can be saved', async ({ page }) => {
  await page.addInitScript(() => {
    const set = Storage.prototype.setItem;
    Storage.prototype.setItem = function (this: Storage, key: string, value: string) {
      if (key.startsWith('hexfront.game.')) throw new DOMException('full', 'QuotaExceededError');
      set.call(this, key, value);
    };
  });
  await open(page, 'skirmish.txt', SKIRMISH);
  await expect(alert(page)).toContainText('store is full');
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await moved(page);
  await expect(alert(page)).toBeHidden();
  expect(await savedGame(page)).toContain('b.inf1');
});

test('older games make room for the one that is played', async ({ page }) => {
  await open(page, 'skirmish.txt', SKIRMISH);
  await moved(page);
  await page.goto(home);
  const room = await page.evaluate(() => {
    const [old] = Object.keys(localStorage).filter((key) => key.startsWith('hexfront.game.'));
    // Leaves less than another game needs.
    for (let size = 1_000_000, n = 0; size >= 1; n++) {
      try {
        localStorage.setItem(`filler ${n}`, 'x'.repeat(size));
      } catch {
        size = Math.floor(size / 4);
      }
    }
    return old ?? '';
  });
  await bring(page, 'skirmish.txt', SKIRMISH);
  await moved(page);
  await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), room)).toBe(null);
  await expect(alert(page)).toBeHidden();
});

test('two tabs on one game: the newer one plays, the other says so and can take it back; other games are left alone', async ({
  page,
  context,
}) => {
  await open(page, 'skirmish.txt', SKIRMISH);
  await moved(page);
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('moveUnit b.inf1');

  const second = await context.newPage();
  await second.goto(page.url());
  await expect(log(second)).toContainText('b.inf1 moves');
  await expect(alert(page)).toContainText('goes on in another tab');
  await expect(done(page)).toBeHidden();

  await move(second, 'H1', 'H2');
  await expect(log(second)).toContainText('b.inf9 moves');
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('moveUnit b.inf9');
  await page.getByRole('button', { name: 'Go on here' }).click();
  await expect(log(page)).toContainText('b.inf9 moves');
  await expect(done(page)).toBeVisible();
  await expect(alert(second)).toContainText('goes on in another tab');

  // A third tab with a game of its own disturbs nobody.
  const third = await context.newPage();
  await open(third, 'skirmish.txt', SKIRMISH);
  await moved(third);
  await expect(alert(third)).toBeHidden();
  await expect(alert(page)).toBeHidden();
  await page.reload();
  await expect(log(page)).toContainText('b.inf9 moves');
});

test('undo to here: back to a line of the log', async ({ page }) => {
  await open(page, 'skirmish.txt', SKIRMISH);
  await moved(page);
  await move(page, 'H1', 'H2');
  await expect(log(page)).toContainText('b.inf9 moves');
  await move(page, 'D3', 'D5');
  await expect(log(page)).toContainText('b.arm1 moves');
  await page.locator('.log li', { hasText: 'b.inf1 moves' }).getByRole('button', { name: 'Undo to here' }).click();
  await expect(log(page)).toContainText('b.inf1 moves');
  await expect(log(page)).not.toContainText('b.inf9 moves');
  await expect(log(page)).not.toContainText('b.arm1 moves');
  await page.getByRole('button', { name: 'Redo', exact: true }).click();
  await expect(log(page)).toContainText('b.inf9 moves');
});

/** One against one at 1-1: something is rolled. */
const DUEL = `game basic
board inline
  grid rows A..J columns 1..12
end board
blue inf 4-4 @ E5 as b.inf1
blue inf 4-4 @ J1 as b.inf9
red inf 4-4 @ E6 as r.inf1
red inf 4-4 @ A12 as r.inf2
blue moves
`;

test('undo to here is offered for nothing that lies before a die', async ({ page }) => {
  await open(page, 'duel.txt', DUEL);
  await move(page, 'J1', 'J2');
  await expect(log(page)).toContainText('b.inf9 moves');
  await done(page).click();
  await page.getByRole('button', { name: 'Suggest battles' }).click();
  await expect(page.locator('.declared')).toContainText('against E6');
  await expect(page.getByRole('button', { name: 'Undo to here' }).first()).toBeVisible();
  await done(page).click();
  await page
    .getByRole('button', { name: /^Fight/ })
    .first()
    .click();
  await expect(log(page)).toContainText('die');
  await expect(
    page.locator('.log li', { hasText: 'b.inf9 moves' }).getByRole('button', { name: 'Undo to here' }),
  ).toHaveCount(0);
});

test('a position is copied as text, a picture saved', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, 'skirmish.txt', SKIRMISH);
  await moved(page);
  await more(page);
  await page.getByRole('button', { name: 'Copy position' }).click();
  await expect(alert(page)).toContainText('clipboard');
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toContain('blue inf 4-4 @ C5 as b.inf1');
  const saving = page.waitForEvent('download');
  await more(page);
  await page.getByRole('button', { name: 'Save picture' }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toMatch(/^hexfront-turn-1\.png$/);
  const bytes = Buffer.concat(await (await file.createReadStream()).toArray());
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  expect(bytes.length).toBeGreaterThan(10_000);
  // The text opens as a position.
  await open(page, 'copied.txt', text);
  await expect(status(page)).toContainText('move your units');
});
