import { readFileSync } from 'node:fs';
import { type Page, test } from '@playwright/test';
import {
  bring,
  done,
  expect,
  home,
  more,
  move,
  open,
  openTab,
  QUIET,
  savedGame,
  seriousIssues,
  SKIRMISH,
  status,
  watch,
} from './desk.ts';

/** Games that are kept, saved, loaded, damaged, opened twice or too big: each goes on from its last good state. */

test.use({ reducedMotion: 'reduce', locale: 'en-GB' });
test.setTimeout(60_000);
test.skip(({ isMobile }) => isMobile, 'the store is the same on a phone');

const log = (page: Page) => page.locator('.log').first();
const alert = (page: Page) => page.getByRole('alert');

const moved = async (page: Page): Promise<void> => {
  await move(page, 'C3', 'C5');
  await expect(log(page)).toContainText('1st Infantry moves');
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
  await expect(log(page)).toContainText('1st Infantry moves');

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

test('a reload in the instant of a move keeps the move, again and again; and in the middle of a battle', async ({
  page,
}) => {
  const witness = watch(page);
  // At 6-1 a one eliminates the defender.
  await open(page, 'skirmish.txt', `# dice 1\n${SKIRMISH}`);
  await expect(page).toHaveURL(/#\/game\//);
  for (const [from, to, unit] of [
    ['C3', 'C4', '1st Infantry'],
    ['H1', 'H2', '9th Infantry'],
    ['D3', 'D6', '2nd Armour'],
  ] as const) {
    await move(page, from, to);
    await page.reload();
    await expect(log(page)).toContainText(`${unit} moves`);
  }
  await expect(page.locator('.log li', { hasText: 'moves' })).toHaveCount(4);
  await done(page).click();
  await page.getByRole('button', { name: 'Suggest battles' }).click();
  await expect(page.locator('.declared')).toContainText('against D7');
  await done(page).click();
  await page
    .getByRole('button', { name: /^(Fight it|Fight)/ })
    .first()
    .click();
  await expect(status(page)).toContainText('advance');
  const asked = (await status(page).textContent()) ?? '';
  await page.reload();
  await expect(status(page)).toHaveText(asked);

  // The way back leads to the front page, from where the game is gone on with.
  await page.goBack();
  await page.getByRole('region', { name: 'Continue' }).getByRole('link').click();
  await expect(status(page)).toHaveText(asked);
  expect(witness).toEqual(QUIET);
});

test('whatever is wrong with an address or a kept game, there is a page with a way out', async ({ page }) => {
  const ways = async (text: string | RegExp): Promise<void> => {
    await expect(page.getByRole('main')).toContainText(text);
    await expect(page.getByRole('link', { name: 'My games' })).toBeVisible();
  };
  for (const address of ['#/%', '#/nowhere/at/all', '#/__proto__']) {
    await page.goto(`${home}/${address}`);
    await ways('leads nowhere');
  }
  await page.goto(`${home}/#/game/none`);
  await ways('no such game in this browser');
  await page.getByRole('link', { name: 'front page' }).click();
  await expect(page.getByRole('link', { name: /^Play now/ }).first()).toBeVisible();

  await open(page, 'skirmish.txt', SKIRMISH);
  await moved(page);
  await move(page, 'H1', 'H2');
  await expect(log(page)).toContainText('9th Infantry moves');
  const spoil = (store: string, change: string) =>
    page.evaluate(
      ([name = '', how = '']) =>
        new Promise<void>((resolve) => {
          const opening = indexedDB.open('hexfront');
          opening.onsuccess = () => {
            const transaction = opening.result.transaction(name, 'readwrite');
            const walk = transaction.objectStore(name).openCursor(undefined, 'prev');
            walk.onsuccess = () => {
              const cursor = walk.result;
              if (!cursor) return;
              const wild = { ...(cursor.value as object), at: 1e300, turn: -1e300, spent: -1, look: { x: 'far' } };
              cursor.update(how === 'wild' ? wild : how);
            };
            transaction.oncomplete = () => {
              opening.result.close();
              resolve();
            };
          };
        }),
      [store, change],
    );
  // A wild number in its card, a damaged line, no record at all.
  await spoil('cards', 'wild');
  await page.reload();
  await expect(log(page)).toContainText('9th Infantry moves');
  await page.goto(`${home}/#/games`);
  await expect(page.getByRole('list', { name: 'My games' }).getByRole('listitem')).toHaveCount(1);
  await page.goBack();
  await expect(log(page)).toContainText('9th Infantry moves');
  await spoil('lines', '{"n":2,"si');
  await page.reload();
  await expect(alert(page)).toContainText('after 1 command.');
  await expect(log(page)).toContainText('1st Infantry moves');
  await expect(log(page)).not.toContainText('9th Infantry moves');
  await spoil('packs', 'nonsense');
  await page.reload();
  await ways('cannot be read any more');
});

test.describe('what comes from the server', () => {
  // Asked of the server each time, where it can be changed.
  test.use({ serviceWorkers: 'block' });
  test('a full browser store: said once, the game goes on and can be saved; nothing that was kept is gone', async ({
    page,
  }) => {
    // The referee's thread does the writing: there every write fails for lack of space.
    await page.route('**/worker-*.js', async (route) => {
      const answer = await route.fetch();
      const full = `IDBObjectStore.prototype.put = () => { throw new DOMException('full', 'QuotaExceededError'); };`;
      await route.fulfill({ response: answer, body: `${full}${await answer.text()}` });
    });
    await open(page, 'skirmish.txt', SKIRMISH);
    await expect(alert(page)).toContainText('store of this browser is full');
    await alert(page).getByRole('button', { name: 'Dismiss' }).click();
    await moved(page);
    await expect(alert(page)).toBeHidden();
    expect(await savedGame(page)).toContain('b.inf1');
  });

  test('a page that cannot be shown says so, and leads to another', async ({ page }) => {
    await page.route('**/games-page-*.js', (route) => route.abort());
    await page.goto(`${home}/#/games`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something went wrong');
    await page.getByRole('link', { name: 'front page' }).click();
    await expect(page.getByRole('link', { name: /^Play now/ }).first()).toBeVisible();
  });
});

test('my games: listed with how they stand, named, deleted and put back, taken along and brought in again', async ({
  page,
}) => {
  const witness = watch(page);
  await page.goto(`${home}/#/games`);
  await expect(page.getByRole('main')).toContainText('No games yet');
  await open(page, 'skirmish.txt', SKIRMISH);
  await moved(page);
  await more(page);
  await page.getByRole('link', { name: 'My games' }).click();
  const games = page.getByRole('list', { name: 'My games' }).getByRole('listitem');
  await expect(games).toHaveCount(1);
  await expect(games).toContainText('turn 1');
  await expect(games).toContainText('Great Blue: Player on this device, Big Red: Player on this device');
  await page.getByRole('button', { name: /^Rename/ }).click();
  await page.getByLabel('Name of the game').fill('Winter');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Winter', exact: true })).toBeVisible();

  expect(await seriousIssues(page)).toEqual([]);

  // A second one, from a file that says who plays; opened twice it is one game.
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download: Winter' }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toMatch(/^hexfront-winter-turn-1-\d{4}-\d\d-\d\d\.jsonl$/);
  const record = (await (await file.createReadStream()).toArray()).join('');
  const other = record.replace('"red":"human"', '"red":"novice"').replace('Winter', 'Summer');
  for (const _again of [1, 2]) await bring(page, 'summer.jsonl', other);
  await expect(games).toHaveCount(2);
  await expect(games.filter({ hasText: 'Summer' })).toContainText('Big Red: Recruit (computer)');

  // All games in one file; deleted, restored, deleted and imported again.
  const zipping = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download all' }).click();
  const zip = await zipping;
  expect(zip.suggestedFilename()).toBe('hexfront-games.zip');
  const path = await zip.path();
  await page.getByRole('button', { name: 'Delete: Winter' }).click();
  await expect(games).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(games).toHaveCount(2);
  await page.getByRole('button', { name: 'Delete: Winter' }).click();
  await expect(games).toHaveCount(1);
  await page.getByRole('button', { name: 'Delete: Summer' }).click();
  await expect(page.getByRole('main')).toContainText('No games yet');
  await page.locator('input[type=file]').setInputFiles({
    name: 'hexfront-games.zip',
    mimeType: 'application/zip',
    buffer: readFileSync(path),
  });
  await expect(games).toHaveCount(2);
  // Pictures exist although the games were not opened since.
  for (const one of await games.locator('canvas').all()) await expect(one).toHaveJSProperty('width', 288);
  await page.getByRole('link', { name: 'Winter', exact: true }).click();
  await expect(log(page)).toContainText('1st Infantry moves');
  await expect(done(page)).toBeVisible();
  expect(witness).toEqual(QUIET);
});

test('two tabs on one game: the newer one plays, the other shows what is and can take it back; other games are left alone', async ({
  page,
  context,
}) => {
  await open(page, 'skirmish.txt', SKIRMISH);
  await moved(page);

  const second = await context.newPage();
  await second.goto(page.url());
  await expect(log(second)).toContainText('1st Infantry moves');
  await expect(alert(page)).toContainText('goes on in another tab');
  await expect(done(page)).toBeHidden();

  // The first tab follows.
  await move(second, 'H1', 'H2');
  await expect(log(second)).toContainText('9th Infantry moves');
  await expect(log(page)).toContainText('9th Infantry moves');
  await page.getByRole('button', { name: 'Go on here' }).click();
  await expect(done(page)).toBeVisible();
  await expect(alert(second)).toContainText('goes on in another tab');
  await move(page, 'D3', 'D5');
  await expect(log(page)).toContainText('1st Armour moves');
  await expect(log(second)).toContainText('1st Armour moves');

  // A third tab with a game of its own disturbs nobody.
  const third = await context.newPage();
  await open(third, 'duel.txt', DUEL);
  await move(third, 'J1', 'J2');
  await expect(log(third)).toContainText('9th Infantry moves');
  await expect(alert(third)).toBeHidden();
  await expect(alert(page)).toBeHidden();
  await page.reload();
  await expect(log(page)).toContainText('1st Armour moves');
});

test('undo to here: back to a line of the log', async ({ page }) => {
  await open(page, 'skirmish.txt', SKIRMISH);
  await moved(page);
  await move(page, 'H1', 'H2');
  await expect(log(page)).toContainText('9th Infantry moves');
  await move(page, 'D3', 'D5');
  await expect(log(page)).toContainText('1st Armour moves');
  await openTab(page, 'Log');
  await page
    .locator('.log li', { hasText: '1st Infantry moves' })
    .getByRole('button', { name: 'Undo to here' })
    .click();
  await expect(log(page)).toContainText('1st Infantry moves');
  await expect(log(page)).not.toContainText('9th Infantry moves');
  await expect(log(page)).not.toContainText('1st Armour moves');
  await page.getByRole('button', { name: 'Redo', exact: true }).click();
  await expect(log(page)).toContainText('9th Infantry moves');
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
  await expect(log(page)).toContainText('9th Infantry moves');
  await done(page).click();
  await page.getByRole('button', { name: 'Suggest battles' }).click();
  await expect(page.locator('.declared')).toContainText('against E6');
  await openTab(page, 'Log');
  await expect(page.getByRole('button', { name: 'Undo to here' }).first()).toBeVisible();
  await done(page).click();
  await page
    .getByRole('button', { name: /^Fight/ })
    .first()
    .click();
  await expect(log(page)).toContainText('die');
  await expect(
    page.locator('.log li', { hasText: '9th Infantry moves' }).getByRole('button', { name: 'Undo to here' }),
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
