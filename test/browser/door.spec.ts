import { test } from '@playwright/test';
import {
  beginButton,
  brief,
  DESKTOP,
  done,
  expect,
  home,
  more,
  open,
  PHONE,
  press,
  QUIET,
  savedGame,
  SKIRMISH,
  status,
  sure,
  watch,
} from './desk.ts';

/** From the home page into a battle, and from its end to the next. */

test.use({ reducedMotion: 'reduce', locale: 'en-GB' });

test('the three games stand side by side, and each begins with its briefing', async ({ page }) => {
  const witness = watch(page);
  for (const [game, first] of [
    ['Blitzkrieg 1965', 'The Ardel Valley'],
    ['The Module System', 'Across the Ardel'],
    ['Tactical GameX', 'Two Platoons'],
  ] as const) {
    await page.goto(home);
    await page.getByRole('link', { name: `Play now: ${game}` }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(first);
    for (const part of ['Your orders', 'What wins', 'Forces', 'How to play it', 'How it usually goes', 'Who plays?'])
      await expect(page.getByRole('heading', { name: part, exact: true })).toBeVisible();
    await expect(page.locator('.begin')).toContainText('Recruit (computer)');
  }
  await beginButton(page).click();
  await expect(page.locator('.table')).toBeVisible();
  await expect(status(page)).toContainText(/\w/);
  expect(witness).toEqual(QUIET);
});

test('the page scrolls where the wheel turns over a map', DESKTOP, async ({ page }) => {
  await brief(page, 'gamex/duel');
  const map = await page.locator('.briefing-map').boundingBox();
  await page.mouse.move((map?.x ?? 0) + 200, (map?.y ?? 0) + 100);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
});

test('scenarios: searched, filtered by game and rung, kept in the address, and found again on the way back', async ({
  page,
}) => {
  const witness = watch(page);
  await page.goto(`${home}/#/play`);
  const cards = page.locator('[data-scenario]');
  await expect(cards).toHaveCount(67);
  await page.getByRole('button', { name: 'Tactical GameX' }).click();
  await expect(cards).toHaveCount(40);
  await page.getByRole('button', { name: /^First battle/ }).click();
  await expect(cards).toHaveCount(5);
  await expect(cards.first()).toContainText('Two Platoons');
  await expect(cards.first()).toContainText('Axis 15 : 85 Allies');
  await expect(cards.first()).toContainText('20 games');
  expect(page.url()).toContain('#/play/gamex?rung=first');
  await page.getByRole('searchbox', { name: 'Search scenarios' }).fill('bastogne');
  await expect(cards).toHaveCount(2);
  await cards.filter({ hasText: 'The Siege' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The Siege');
  await page.goBack();
  await expect(page.getByRole('searchbox', { name: 'Search scenarios' })).toHaveValue('bastogne');
  await expect(cards).toHaveCount(2);
  await page.getByRole('searchbox', { name: 'Search scenarios' }).fill('nowhere');
  await expect(page.getByText('No scenario fits “nowhere”.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(cards).toHaveCount(67);
  expect(witness).toEqual(QUIET);
});

test('scenarios by keyboard: a chip, a card, Begin', DESKTOP, async ({ page }) => {
  await page.goto(`${home}/#/play/modules`);
  await expect(page.getByRole('link', { name: /Across the Ardel/ })).toBeVisible();
  await page.getByRole('button', { name: 'Even chances' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Even chances' })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('link', { name: /Across the Ardel/ }).focus();
  await page.keyboard.press('Enter');
  await beginButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(status(page)).toContainText('move');
});

test('seats: swapped, given to the computer, remembered, and named in My games', DESKTOP, async ({ page }) => {
  await brief(page, 'modules/crossing');
  await page.getByRole('button', { name: 'Swap sides' }).click();
  await page
    .getByRole('radiogroup', { name: 'Level of the computer for Great Blue' })
    .getByRole('radio', { name: 'Veteran' })
    .check();
  await expect(page.locator('.begin')).toContainText('Great Blue: Veteran (computer). Big Red: You.');
  await beginButton(page).click();
  await expect(page).toHaveURL(/#\/game\//);
  await expect(page.locator('.table .prompt')).toBeVisible();
  await brief(page, 'modules/crossing');
  await expect(page.locator('.begin')).toContainText('Great Blue: Veteran (computer). Big Red: You.');
  await page.goto(`${home}/#/games`);
  const entry = page.getByRole('list', { name: 'My games' }).getByRole('listitem');
  await expect(entry).toContainText('Across the Ardel');
  await expect(entry).toContainText('Great Blue: Veteran (computer), Big Red: You');
  await page.goto(`${home}/#/`);
  await expect(page.getByRole('region', { name: 'Continue' }).getByRole('link')).toContainText('Across the Ardel');
});

test('old addresses lead on, unknown scenarios are told', DESKTOP, async ({ page }) => {
  await page.goto(`${home}/#/play/gamex`);
  await expect(page.getByRole('button', { name: 'Tactical GameX' })).toHaveAttribute('aria-pressed', 'true');
  await page.goto(`${home}/#/play/blitz/own`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The Module System');
  await page.goto(`${home}/#/play/gamex/waterloo`);
  await expect(page.getByRole('main')).toContainText('There is no such scenario.');
});

test('the end of a game is told, and leads to its replay, its rule and the next scenario', async ({ page }) => {
  const witness = watch(page);
  await open(page, 'end.txt', SKIRMISH.replace('blue moves', 'turns 1\nred moves'));
  await done(page).click();
  const end = page.getByRole('dialog', { name: 'The game is over' });
  await expect(end.getByRole('heading', { level: 1 })).toHaveText('A draw');
  for (const part of ['How close?', 'Turning points', 'Losses'])
    await expect(end.getByRole('heading', { name: part })).toBeVisible();
  await end.getByRole('button', { name: 'Review the game' }).click();
  await expect(end.getByRole('row', { name: /^1, Big Red/ })).toBeVisible();
  await expect(end.getByText('No side lost much by its decisions.')).toBeVisible();
  await expect(end.getByRole('button', { name: /Rematch/ })).toBeVisible();
  await expect(end.getByRole('link', { name: /The Ardel Valley/ })).toBeVisible();
  await end.getByRole('button', { name: 'B5.3' }).click();
  await expect(page.getByRole('dialog', { name: 'Rulebook' })).toBeVisible();
  await press(page, 'Escape');
  await expect(end).toBeVisible();
  await end.getByRole('button', { name: 'Look at the map' }).click();
  await expect(end).toBeHidden();
  await page.getByRole('button', { name: 'The result' }).click();
  await end.getByRole('button', { name: 'Replay' }).click();
  await expect(page).toHaveURL(/replay$/);
  expect(witness).toEqual(QUIET);
});

test('a rematch after an opened position begins the same with sides swapped', DESKTOP, async ({ page }) => {
  const position = SKIRMISH.replace('blue moves', 'turns 1\nblue moves');
  await open(page, 'end.txt', position);
  await done(page).click();
  await done(page).click();
  const end = page.getByRole('dialog', { name: 'The game is over' });
  await end.getByRole('button', { name: 'Rematch, sides swapped' }).click();
  await expect(end).toBeHidden();
  await expect(status(page)).toContainText('Great Blue: move your units');
  expect(await savedGame(page)).toContain('blue inf 4-4 @ H1 as b.inf9');
});

test('a rematch of a scenario leads to its briefing with sides swapped', DESKTOP, async ({ page }) => {
  await sure(page);
  await brief(page, 'blitz/ardel');
  await beginButton(page).click();
  await more(page);
  await page.getByText('End the game').click();
  await page.getByRole('button', { name: 'Resign', exact: true }).click();
  await page.getByRole('button', { name: 'Yes, resign: the game is over' }).click();
  const end = page.getByRole('dialog', { name: 'The game is over' });
  await end.getByRole('button', { name: 'Rematch, sides swapped' }).click();
  await expect(page).toHaveURL(/#\/play\/blitz\/ardel/);
  await expect(page.locator('.begin')).toContainText('Great Blue: Recruit (computer). Big Red: You.');
});

test('the tabs of a phone lead to every page', PHONE, async ({ page }) => {
  await page.goto(home);
  for (const [name, heading] of [
    ['Play', 'Choose a scenario'],
    ['Learn', 'Learn to play'],
    ['My games', 'My games'],
    ['Rulebook', 'Rulebook'],
  ] as const) {
    await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  }
});
