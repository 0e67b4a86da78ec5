import { type Browser, type BrowserContext, type Page, test } from '@playwright/test';
import { brief, DESKTOP, expect, home, PHONE, QUIET, seriousIssues, SKIRMISH, watch } from './desk.ts';
import { type FakeTables, fakeTables } from './fake-tables.ts';

/** From the lobby, or from a link, to a table both sit at. */

test.use({ reducedMotion: 'reduce', locale: 'en-GB' });
test.setTimeout(120_000);

const MARTA = { id: 'a-marta', name: 'Marta' };
const JOOST = { id: 'a-joost', name: 'Joost' };
const link = (page: Page) => page.getByRole('textbox', { name: 'Link', exact: true });
const createLink = (page: Page) => page.getByRole('button', { name: 'Create the link' });
const sitDown = (page: Page) => page.getByRole('button', { name: 'Sit down' });
const endOf = (page: Page) => page.getByRole('dialog', { name: 'The game is over' });
const atTable = (page: Page) => expect(page.locator('.table .board canvas').first()).toBeVisible();

/** Page of a second player with a separate browser context. */
async function other(browser: Browser, contexts: BrowserContext[]): Promise<Page> {
  const context = await browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce', serviceWorkers: 'block' });
  contexts.push(context);
  return context.newPage();
}
const others: BrowserContext[] = [];
test.afterEach(() => Promise.all(others.splice(0).map((context) => context.close())));

/** A table by link, from the briefing of a scenario. */
async function offered(page: Page, scenario = 'gamex/duel', choose?: (page: Page) => Promise<void>): Promise<string> {
  await page.goto(`${home}/#/play/${scenario}?with=friend`);
  await expect(createLink(page)).toBeVisible();
  await choose?.(page);
  await createLink(page).click();
  await expect(link(page)).toHaveValue(/#\/online\/\w+\/[\w-]+$/);
  return link(page).inputValue();
}

const lobbyOf = (tables: FakeTables): void => {
  tables.add({ id: 'open1', terms: { undo: 'free', spectators: true, clock: { kind: 'live', bank: 900, bonus: 20 } } });
  tables.add({ id: 'open2', title: 'Winter war of our club', scenario: 'none of ours', game: 'blitz', seats: [] });
  tables.add({ id: 'live1', phase: 'running', turn: 3, players: [JOOST, { id: 'x', name: 'Piet' }] });
  const seats = [
    { side: 'axis', account: MARTA },
    { side: 'allied', account: JOOST },
  ];
  const mine = { players: [MARTA, JOOST], seats, visible: 'link', phase: 'running' } as const;
  tables.add({ ...mine, id: 'mine1', decides: 'allied', turn: 2, title: 'Theirs' });
  tables.add({ ...mine, id: 'mine2', decides: 'axis', turn: 4 });
  tables.add({ ...mine, id: 'mine3', phase: 'over', outcome: { winner: 'axis', by: 'rule' }, turn: 6 });
};

test('two browsers: a link, a name, a table, the first command', async ({ page, browser }) => {
  const witness = watch(page);
  await page.goto(home);
  await page.getByRole('link', { name: 'Online, by a link' }).click();
  await page.locator('[data-scenario="duel"]').click();
  await page.getByRole('radio', { name: '15+20' }).check({ force: true });
  await expect(page.getByText(/Each side has 15 minutes and gets 20 seconds more/)).toContainText(
    'Whose time runs out loses.',
  );
  await page.getByRole('textbox', { name: 'Your name at the table' }).fill('Marta');
  await createLink(page).click();
  await expect(page.getByText('Waiting for your opponent')).toBeVisible();
  const address = await link(page).inputValue();

  const second = await other(browser, others);
  await second.goto(address);
  await expect(second.getByText('Marta invites you to a game')).toBeVisible();
  await expect(second.getByRole('heading', { level: 1 })).toHaveText('Two Platoons');
  await expect(second.getByText('Whose time runs out loses.')).toBeVisible();
  await expect(second.getByText('No account needed: a name is enough.')).toBeVisible();
  await second.getByRole('textbox', { name: 'Your name at the table' }).fill('Pavel');
  await second.getByRole('textbox', { name: 'Your name at the table' }).press('Enter');
  await atTable(second);
  await atTable(page);
  // The offering side sets up first; the first battle places its units.
  await page.getByRole('button', { name: 'Ready', exact: true }).click();
  await second.getByRole('button', { name: 'Place the rest for me' }).click();
  await expect(second.locator('.undo, [aria-label="Undo"]').first()).toBeEnabled();
  // The lobby of both names the game, and leads back to it.
  await page.goto(`${home}/#/online`);
  const mine = page.getByRole('list', { name: 'Your tables' });
  await expect(mine).toContainText('Two Platoons');
  await expect(mine).toContainText('against Pavel');
  await mine.getByRole('link').first().click();
  await atTable(page);
  expect(witness).toEqual(QUIET);
});

test('whoever comes too late is told, and may watch where that is allowed', DESKTOP, async ({ page, browser }) => {
  for (const spectators of [true, false]) {
    const address = await offered(page, 'gamex/duel', async () => {
      await page.getByText('Undo: Free').click();
      const group = page.getByRole('group', { name: 'Spectators' });
      await group.getByRole('radio', { name: spectators ? 'Allowed' : 'None' }).check({ force: true });
    });
    const second = await other(browser, others);
    await second.goto(address);
    await sitDown(second).click();
    await atTable(second);
    const third = await other(browser, others);
    await third.goto(address);
    await expect(third.getByRole('heading', { level: 1 })).toHaveText('This game has begun without you');
    const watching = third.getByRole('button', { name: 'Watch' });
    await expect(watching).toHaveCount(spectators ? 1 : 0);
    if (spectators) {
      await watching.click();
      await atTable(third);
    } else {
      await third.goto(address.replace(/\/[^/]*$/, ''));
      await expect(third.getByRole('heading', { level: 1 })).toHaveText('This game is not open to spectators');
      await third.getByRole('link', { name: 'To the open tables' }).click();
      await expect(third.getByRole('heading', { level: 1 })).toHaveText('Online');
    }
  }
});

test('a table is withdrawn; its link says so, as do links that are cut off or lead nowhere', async ({
  page,
  browser,
}) => {
  const address = await offered(page);
  const second = await other(browser, others);
  await second.goto(address.replace(/\/[^/]*$/, ''));
  await expect(second.getByRole('alert')).toContainText('Only who has the whole link can sit down here.');
  await expect(sitDown(second)).toHaveCount(0);
  await second.goto(address.slice(0, -3));
  await sitDown(second).click();
  await expect(second.getByRole('alert')).toContainText('You need the link of this table to sit down.');
  await page.getByRole('button', { name: 'Withdraw the table' }).click();
  await page.getByRole('button', { name: 'Withdraw', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Online');
  await second.goto(address);
  await expect(second.getByRole('heading', { level: 1 })).toHaveText('This table is no more');
  await second.goto(`${home}/#/online/nosuchtable/secret`);
  await expect(second.getByRole('heading', { level: 1 })).toHaveText('There is no such table');
  await second.getByRole('link', { name: 'To the open tables' }).click();
  await expect(second.getByRole('heading', { name: 'Open tables' })).toBeVisible();
});

test(
  'an open table stands in the lobby of others, and is sat down at from there',
  DESKTOP,
  async ({ page, browser }) => {
    await page.goto(`${home}/#/online`);
    await page.getByRole('link', { name: 'Create an open table' }).first().click();
    await page.getByRole('link', { name: /^A scenario/ }).click();
    await page.locator('[data-scenario="crossing"]').click();
    await expect(page.getByRole('radio', { name: 'Anybody' })).toBeChecked();
    await page.getByRole('radio', { name: 'By chance' }).check({ force: true });
    const name = `Ines ${Math.floor(Math.random() * 1e6)}`;
    await page.getByRole('textbox', { name: 'Your name at the table' }).fill(name);
    await createLink(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your table is open');
    const second = await other(browser, others);
    await second.goto(`${home}/#/online`);
    const row = second.getByRole('list', { name: 'Open tables' }).getByRole('listitem').filter({ hasText: name });
    await expect(row).toContainText('Across the Ardel');
    await expect(row).toContainText('sides by chance');
    await row.getByRole('link').click();
    await expect(second.getByText(`${name} offers a game`)).toBeVisible();
    await sitDown(second).click();
    await atTable(second);
    await atTable(page);
  },
);

test(
  'a position from a file is played online, and a faulty one is refused in words',
  DESKTOP,
  async ({ page, browser }) => {
    const bring = (name: string, text: string) =>
      page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
    await page.goto(`${home}/#/online/new`);
    await bring('diary.txt', 'Dear diary');
    await expect(page.getByRole('alert')).toContainText('diary.txt is no Hexfront game or position');
    await bring('skirmish.txt', SKIRMISH);
    await page.getByRole('textbox', { name: 'Name of the table' }).fill('Three against two');
    await page.reload();
    await page.getByRole('textbox', { name: 'Name of the table' }).fill('Three against two');
    await createLink(page).click();
    const address = await link(page).inputValue();
    const second = await other(browser, others);
    await second.goto(address);
    await expect(second.getByRole('heading', { level: 1 })).toHaveText('Three against two');
    await sitDown(second).click();
    await atTable(second);
    await atTable(page);
  },
);

test(
  'the end of an online game: who played, a rematch both come to with sides swapped',
  DESKTOP,
  async ({ page, browser }) => {
    await page.goto(`${home}/#/online/new`);
    const text = SKIRMISH.replace('blue moves', 'turns 1\nred moves');
    const file = { name: 'end.txt', mimeType: 'text/plain', buffer: Buffer.from(text) };
    await page.locator('input[type=file]').setInputFiles(file);
    await page.getByRole('radio', { name: 'Big Red' }).check({ force: true });
    await page.getByRole('textbox', { name: 'Your name at the table' }).fill('Marta');
    await createLink(page).click();
    const address = await link(page).inputValue();
    const second = await other(browser, others);
    await second.goto(address);
    await second.getByRole('textbox', { name: 'Your name at the table' }).fill('Pavel');
    await sitDown(second).click();
    await atTable(second);
    await page.locator('button.done').click();
    const sure = page.getByRole('button', { name: /^Yes, end/ });
    await expect(endOf(page).or(sure)).toBeVisible();
    if (await sure.isVisible()) await sure.click();
    const [mine, theirs] = [endOf(page), endOf(second)];
    for (const end of [mine, theirs]) {
      await expect(end.getByRole('heading', { level: 1 })).toHaveText('A draw');
      await expect(end).toContainText('Great Blue: Pavel, Big Red: Marta');
    }
    await mine.getByRole('button', { name: 'Rematch, sides swapped' }).click();
    await atTable(page);
    await expect(theirs).toContainText('Marta wants a rematch');
    await theirs.getByRole('button', { name: 'To the new table' }).click();
    await atTable(second);
    expect(second.url()).toBe(page.url());
    expect(page.url()).not.toContain(address.split('/').at(-2) ?? '');
  },
);

test('a set of modules of one’s own leads to its terms', DESKTOP, async ({ page }) => {
  await page.goto(`${home}/#/play/blitz/own`);
  await page.getByRole('link', { name: 'Online with a friend' }).click();
  await expect(page.getByText('For a table online')).toBeVisible();
  await page.locator('form.built button.primary').click();
  await expect(page).toHaveURL(/#\/online\/new/);
  await createLink(page).click();
  await expect(link(page)).toHaveValue(/#\/online\//);
});

test('the lobby: what is mine first, focus stays while the list changes, looking makes no account', async ({
  page,
  context,
}) => {
  const tables = fakeTables();
  lobbyOf(tables);
  await tables.letIn(context);
  await page.goto(`${home}/#/online`);
  const open = page.getByRole('list', { name: 'Open tables' });
  await expect(open.getByRole('listitem')).toHaveCount(2);
  await expect(open.getByRole('listitem').first()).toContainText('15 min each + 20 s a turn');
  await expect(open.getByRole('listitem').first()).toContainText('You: Allies');
  await expect(page.getByRole('list', { name: 'Watch' })).toContainText('Joost – Piet');
  await expect(page.getByText('Your online games will wait for you here.')).toBeVisible();
  const second = open.getByRole('link').nth(1);
  await second.focus();
  tables.add({ id: 'open0', title: 'One more', scenario: 'none of ours' });
  await expect(open.getByRole('listitem')).toHaveCount(3);
  await expect(second).toBeFocused();
  // A name changed without an account is only remembered here.
  await page.getByRole('button', { name: 'Change name' }).click();
  await page.getByRole('textbox', { name: 'Your name' }).fill('<script>');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('alert')).toContainText('A name has up to 24 letters');
  await page.getByRole('textbox', { name: 'Your name' }).fill('Otto');
  await page.getByRole('textbox', { name: 'Your name' }).press('Enter');
  await expect(page.getByText('You are now called Otto.')).toBeAttached();
  await page.reload();
  await expect(page.getByText('Otto')).toBeVisible();
  expect(tables.asked.filter((one) => !one.startsWith('GET'))).toEqual([]);
});

test('one’s own tables: my move first, told in the bar of pages and among my games', async ({ page, context }) => {
  const tables = fakeTables();
  lobbyOf(tables);
  await tables.letIn(context, 'Marta');
  await page.goto(`${home}/#/online`);
  const mine = page.getByRole('list', { name: 'Your tables' }).getByRole('listitem');
  await expect(mine).toHaveCount(3);
  await expect(mine.nth(0)).toContainText('Your move');
  await expect(mine.nth(1)).toContainText('Joost moves');
  await expect(mine.nth(2)).toContainText('You won');
  await page.reload();
  const bar = page.getByRole('navigation', { name: 'Pages' });
  await expect(bar.getByRole('link', { name: 'Online your move in 1 game' })).toBeVisible();
  await page.goto(`${home}/#/games`);
  await expect(page.getByRole('list', { name: 'Your tables' })).toContainText('Your move');
  await expect(page.getByRole('list', { name: 'Your tables' }).getByRole('link').first()).toHaveAttribute(
    'href',
    '#/online/mine2',
  );
});

test('without a server the pages say what still works, and go on when it is back', async ({ page, context }) => {
  const tables = fakeTables();
  await tables.letIn(context);
  tables.away = true;
  await page.goto(`${home}/#/online`);
  await expect(page.getByRole('alert')).toContainText('Online is not reachable');
  tables.away = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('No open tables right now.')).toBeVisible();
  tables.away = true;
  await expect(page.getByText('The list is not up to date')).toBeVisible();
  await page.goto(`${home}/#/online/sometable/secret`);
  await expect(page.getByRole('alert')).toContainText('Online is not reachable');
  // Files only: every address that is none of theirs is a page.
  await context.unrouteAll();
  await context.route(/\/api\//, (route) => route.fulfill({ status: 404, contentType: 'text/html', body: '<h1>No' }));
  for (const address of ['online', 'play/gamex/duel?with=friend']) {
    await page.goto(`${home}/?${address.length}#/${address}`);
    await expect(page.getByRole('alert').first()).toContainText('Online play is not part of this copy');
  }
  await page.getByRole('radio', { name: 'On this device' }).check({ force: true });
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await expect(page.locator('.table')).toBeVisible();
});

test('a briefing goes back and forth between this device and a friend online', DESKTOP, async ({ page }) => {
  await brief(page, 'gamex/duel');
  await page.getByRole('radio', { name: 'Online with a friend' }).check({ force: true });
  await expect(createLink(page)).toBeVisible();
  await page.getByRole('radio', { name: 'Allies' }).check({ force: true });
  await expect(page.getByRole('heading', { name: 'Your orders' })).toBeVisible();
  await page.getByRole('radio', { name: 'By chance' }).check({ force: true });
  await expect(page.getByRole('heading', { name: 'Orders of Allies' })).toBeVisible();
  await page.getByRole('radio', { name: 'Other …' }).check({ force: true });
  await page.getByRole('spinbutton', { name: 'Minutes each' }).fill('90');
  await page.getByRole('spinbutton', { name: 'Seconds added each turn' }).fill('0');
  await expect(page.getByText('Each side has 90 minutes for the whole game.')).toBeVisible();
  await page.getByRole('radio', { name: 'On this device' }).check({ force: true });
  await expect(page.getByRole('button', { name: 'Begin', exact: true })).toBeVisible();
});

test('no serious issue on any page of online play, in every theme', async ({ page, context }) => {
  const tables = fakeTables();
  lobbyOf(tables);
  await tables.letIn(context, 'Marta');
  tables.add({ id: 'wait', owner: MARTA, players: [MARTA], seats: [{ side: 'axis', account: MARTA }] });
  const { width = 0 } = page.viewportSize() ?? {};
  for (const [address, seen] of [
    ['online', 'Open tables'],
    ['online/new', 'Create a table'],
    ['online/wait/secret', 'Your table is open'],
    ['online/open1', 'Two Platoons'],
    ['online/live1/secret', 'This game has begun without you'],
    ['online/nowhere', 'There is no such table'],
    ['play/gamex/duel?with=friend', 'Two Platoons'],
    ['play?with=friend', 'Choose a scenario'],
  ] as const) {
    await page.goto(`${home}/#/${address}`);
    await expect(page.getByRole('heading', { name: seen }).first()).toBeVisible();
    for (const folded of await page.locator('.offer summary').all()) await folded.click();
    const issues = await seriousIssues(page, address);
    for (const theme of width > 800 ? ['night', 'contrast'] : []) {
      await page.evaluate((name) => void (document.documentElement.dataset['theme'] = name), theme);
      issues.push(...(await seriousIssues(page, `${address}, ${theme}`, 'html', { runOnly: ['color-contrast'] })));
    }
    expect.soft(issues).toEqual([]);
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect.soft(sideways, address).toBeLessThanOrEqual(0);
  }
});

test.describe(() => {
  test.use({ locale: 'de-DE' });

  test('the door in German', PHONE, async ({ page, context }) => {
    const tables = fakeTables();
    tables.add({ id: 'offen', visible: 'link', terms: { undo: 'none', spectators: false } });
    await tables.letIn(context);
    await page.goto(`${home}/#/online/offen/secret`);
    await expect(page.getByText('Pavel lädt Sie zu einer Partie ein')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zwei Züge');
    await expect(page.getByRole('main')).toContainText('Was gespielt ist, bleibt.');
    await expect(page.getByRole('button', { name: 'Hinsetzen' })).toBeFocused();
  });
});
