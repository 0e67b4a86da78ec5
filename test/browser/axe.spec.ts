import { type Page, test } from '@playwright/test';
import {
  brief,
  DESKTOP,
  done,
  expect,
  home,
  more,
  move,
  open,
  openTab,
  PHONE,
  press,
  seriousIssues,
  SKIRMISH,
  status,
} from './desk.ts';

/** No serious issue on any page and in any state of the table, in every theme. */

test.use({ reducedMotion: 'reduce', locale: 'en-GB' });
test.setTimeout(120_000);

/** Checks the classic theme in full; rules about colours in the others too, which are the same on a phone. */
const check = async (page: Page, what: string, part = 'html'): Promise<void> => {
  const wear = (theme: string) =>
    page.evaluate((name) => {
      document.documentElement.dataset['theme'] = name;
    }, theme);
  await wear('classic');
  const found = await seriousIssues(page, `${what}, classic`, part, {});
  const { width = 0 } = page.viewportSize() ?? {};
  for (const theme of width > 800 ? ['night', 'contrast'] : []) {
    await wear(theme);
    found.push(...(await seriousIssues(page, `${what}, ${theme}`, part, { runOnly: ['color-contrast'] })));
  }
  await wear('classic');
  expect.soft(found).toEqual([]);
};

test('the examiner finds what is wrong, in colours too', DESKTOP, async ({ page }) => {
  await page.setContent(
    '<html lang="en"><title>x</title><style>[data-theme=night] p { color: #eee }</style><main><p>pale</p><img src="data:,"></main></html>',
  );
  expect((await seriousIssues(page, 'all', 'html', {})).join()).toContain('image-alt');
  expect(await seriousIssues(page, 'colours', 'html', { runOnly: ['color-contrast'] })).toEqual([]);
  await page.evaluate(() => void (document.documentElement.dataset['theme'] = 'night'));
  expect((await seriousIssues(page, 'colours', 'html', { runOnly: ['color-contrast'] })).join()).toContain(
    'color-contrast',
  );
});

const BOARD = `board inline
  grid rows A..J columns 1..12
  belongs blue C1 C2 C3 D1 D2 D3
  belongs red H8 H9
end board
`;

test('front page, options, kept games', async ({ page }) => {
  await page.goto(home);
  await expect(page.getByRole('link', { name: 'Play now', exact: true })).toBeVisible();
  await check(page, 'front page');
  await page.goto(`${home}/#/play`);
  await expect(page.getByRole('link', { name: /^Your next step/ })).toBeVisible();
  await check(page, 'scenarios');
  await page.getByRole('button', { name: /^Lesson/ }).click();
  await expect(page.getByRole('link', { name: /Moving and roads/ })).toBeVisible();
  await check(page, 'lessons of the ladder');
  await page.goto(`${home}/#/play?q=Finland`);
  await expect(page.getByText('No scenario fits “Finland”.')).toBeVisible();
  await check(page, 'no scenario');
  for (const scenario of ['gamex/duel', 'blitz/ardel', 'blitz/tournament', 'modules/full-system']) {
    await brief(page, scenario);
    for (const folded of await page.locator('.options-line summary').all()) await folded.click();
    await check(page, `briefing of ${scenario}`);
  }
  await open(page, 'diary.txt', 'Dear diary');
  await expect(page.getByRole('alert')).toBeVisible();
  await check(page, 'a file that is none');
  await page.goto(`${home}/#/play/gamex/own`);
  await expect(page.getByRole('heading', { name: 'Germans against Americans' })).toBeVisible();
  await check(page, 'a battle of one’s own');
});

test('the end of a game', async ({ page }) => {
  await open(page, 'end.txt', SKIRMISH.replace('blue moves', 'turns 1\nred moves'));
  await done(page).click();
  await expect(page.getByRole('dialog', { name: 'The game is over' })).toBeVisible();
  await expect(page.getByRole('link', { name: /The Ardel Valley/ })).toBeVisible();
  await check(page, 'the end of a game');
});

test('lessons and rulebook', async ({ page }) => {
  await page.goto(`${home}/#/learn`);
  await expect(page.getByRole('heading', { name: 'Learn to play' })).toBeVisible();
  await check(page, 'lessons');
  await page.goto(`${home}/#/learn/moving`);
  await expect(page.getByRole('region', { name: 'Lesson' })).toContainText('Step 1 of 6');
  await check(page, 'a lesson');
  await page.goto(`${home}/#/rules/B7.z4`);
  await expect(page.locator('#rule-B7\\.z4 svg')).toBeVisible();
  await check(page, 'a rule');
});

test('set-up, movement, declaration, battle', DESKTOP, async ({ page }) => {
  await open(
    page,
    'setup.txt',
    `game basic\n${BOARD}blue inf 4-4 waits 1 as b1\nred inf 4-4 waits 1 as r1\nblue sets up\n`,
  );
  await expect(status(page)).toContainText('still to place');
  await check(page, 'set-up');
  await open(page, 'skirmish.txt', SKIRMISH);
  await move(page, 'D3', 'D6');
  await expect(page.locator('.log').first()).toContainText('1st Armour moves');
  await check(page, 'movement');
  await done(page).click();
  await expect(status(page)).toContainText('declare your battles');
  await check(page, 'declaration, with what is still owed');
  await page.getByRole('button', { name: 'Suggest battles' }).click();
  await expect(page.locator('.declared')).toContainText('against D7');
  await done(page).click();
  await expect(status(page)).toContainText('fight');
  await check(page, 'battle');
});

/** The dice of the record: an exchange, and a Tournament battle with losses for both. */
const EXCHANGE = `# dice 2
game basic
${BOARD}blue inf 4-4 @ E5 as b.inf1
blue inf 4-4 @ D5 as b.inf2
blue inf 4-4 @ J1 as b.inf9
red inf 4-4 @ E6 as r.inf1
red inf 4-4 @ A12 as r.inf2
blue declares
`;

test('losses, a refusal, the tabs beside the board', DESKTOP, async ({ page }) => {
  await open(page, 'exchange.txt', EXCHANGE);
  await expect(status(page)).toContainText('declare your battles');
  await done(page).click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await check(page, 'a refusal');
  await page.getByRole('button', { name: 'Suggest battles' }).click();
  await expect(page.locator('.declared')).toContainText('against E6');
  await done(page).click();
  await page
    .getByRole('button', { name: /^Fight/ })
    .first()
    .click();
  await expect(status(page)).toContainText(/exchange|Exchange/);
  await check(page, 'exchange');
  await openTab(page, 'Log');
  for (const tab of await page.getByRole('tab').all()) {
    await tab.click();
    await check(page, `tab ${(await tab.textContent()) ?? ''}`, '.tabs');
  }
});

test('menu with preferences, shortcuts, rulebook, replay, report, another tab', DESKTOP, async ({ page, context }) => {
  await open(page, 'skirmish.txt', SKIRMISH);
  await move(page, 'C3', 'C5');
  await expect(page.locator('.log').first()).toContainText('1st Infantry moves');
  await more(page);
  await check(page, 'menu');
  await page.getByRole('button', { name: /^Shortcuts|^Keys/ }).click();
  await expect(page.getByRole('dialog', { name: 'Keyboard' })).toBeVisible();
  await check(page, 'shortcuts');
  await press(page, 'Escape');
  await page.getByRole('button', { name: 'Rules', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Rulebook' })).toBeVisible();
  await check(page, 'rulebook');
  await press(page, 'Escape');
  await more(page);
  await page.getByRole('button', { name: 'Replay of this game' }).click();
  await expect(page.locator('.replay')).toBeVisible();
  await page.getByText('Who plays on').click();
  await check(page, 'replay');
  await page.locator('.replay').getByRole('button', { name: 'Report' }).click();
  await expect(page.getByRole('dialog', { name: 'Report' }).getByRole('img').first()).toBeVisible();
  await page.getByText('As numbers').first().click();
  await check(page, 'report');
  await press(page, 'Escape');
  await page.getByRole('button', { name: 'Back to the game' }).click();
  await expect(done(page)).toBeVisible();
  const second = await context.newPage();
  await second.goto(page.url());
  await expect(page.getByRole('alert')).toContainText('another tab');
  await check(page, 'played in another tab');
});

test('the table on a phone', PHONE, async ({ page }) => {
  await open(page, 'skirmish.txt', SKIRMISH);
  await expect(done(page)).toBeVisible();
  await check(page, 'movement on a phone');
});
