import { mkdirSync } from 'node:fs';
import { type Browser, type BrowserContext, type Page, test } from '@playwright/test';
import { expect, PHONE, seriousIssues } from './desk.ts';
import { endServers, ownServer, tempFolder } from './own-server.ts';

/** Quick games, rated tables, pages of players, and the page of those who run a server. */

test.use({ reducedMotion: 'reduce', locale: 'en-GB' });
test.setTimeout(180_000);
test.afterEach(endServers);

const PASSWORD = 'seven lonely hexes';
const MARKUP = '<img src=x onerror=alert(1)>';
/** Folder for pictures of the pages, where somebody wants to look at them. */
const shots = process.env['HEXFRONT_TEST_SHOTS'];

async function shot(page: Page, name: string): Promise<void> {
  if (shots === undefined) return;
  mkdirSync(shots, { recursive: true });
  await page.screenshot({ path: `${shots}/${name}-${page.viewportSize()?.width ?? 0}.png`, fullPage: true });
}

async function start(): Promise<string> {
  process.env['HEXFRONT_ADMIN'] = 'Host';
  const { base } = await ownServer(tempFolder());
  delete process.env['HEXFRONT_ADMIN'];
  return base;
}

/** A player with an account, in a browser of their own. */
async function player(browser: Browser, base: string, name: string, more: object = {}): Promise<Page> {
  const context: BrowserContext = await browser.newContext({ locale: 'en-GB', serviceWorkers: 'block', ...more });
  const page = await context.newPage();
  await page.goto(base);
  const done = await page.evaluate(
    async ([given, password]) => {
      const post = (path: string, body: object) =>
        fetch(`api/${path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        });
      await post('me', { name: given });
      return (await post('account/password', { name: given, password })).status;
    },
    [name, PASSWORD] as const,
  );
  expect(done).toBe(200);
  return page;
}

const call = <T>(page: Page, path: string, body?: object): Promise<T> =>
  page.evaluate(
    async ([to, given]) => {
      const answer = await fetch(`api/${to}`, {
        ...(given === undefined
          ? {}
          : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(given) }),
      });
      return (await answer.json()) as unknown;
    },
    [path, body] as const,
  ) as Promise<T>;

const sound = async (page: Page, name: string): Promise<void> => {
  expect.soft(await seriousIssues(page, name, 'html', {})).toEqual([]);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect.soft(wide, name).toBeLessThanOrEqual(0);
};

test('two players look for a quick game, and meet at a rated table', async ({ browser, viewport }) => {
  const base = await start();
  const [ann, bob] = [
    await player(browser, base, 'Ann', { viewport }),
    await player(browser, base, 'Bob', { viewport }),
  ];
  await ann.goto(`${base}/#/online`);
  const quick = ann.getByRole('region', { name: 'Quick game' });
  await quick.getByRole('radio', { name: 'Tactical GameX' }).check({ force: true });
  await expect(quick.getByText('Each side has 30 minutes')).toBeVisible();
  await shot(ann, 'quick');
  await sound(ann, 'lobby');
  await quick.getByRole('button', { name: 'Find an opponent' }).click();
  await expect(quick.getByText('Looking for an opponent: Tactical GameX, Live')).toBeVisible();
  await expect(quick.getByText('Ratings up to 150 points away from yours fit')).toBeVisible();
  await shot(ann, 'seeking');
  await sound(ann, 'seeking');
  // A page loaded anew goes on looking; a search that is stopped is over.
  await ann.reload();
  await expect(quick.getByRole('button', { name: 'Stop looking' })).toBeVisible();
  await quick.getByRole('button', { name: 'Stop looking' }).click();
  await expect(quick.getByRole('button', { name: 'Find an opponent' })).toBeVisible();
  await quick.getByRole('button', { name: 'Find an opponent' }).click();
  await expect(quick.getByText('Looking for an opponent')).toBeVisible();

  await bob.goto(`${base}/#/online`);
  const other = bob.getByRole('region', { name: 'Quick game' });
  await other.getByRole('radio', { name: 'Tactical GameX' }).check({ force: true });
  await expect(other.getByText('1 player is waiting')).toBeVisible();
  await other.getByRole('button', { name: 'Find an opponent' }).click();
  for (const page of [ann, bob]) {
    await expect(page).toHaveURL(/#\/online\/[a-z0-9]{10}$/);
    await expect(page.locator('.online-bar .rated-mark')).toHaveText('Rated');
  }
  await shot(ann, 'rated-table');

  // Before both have given a command either may leave; it is counted.
  await bob
    .getByRole('button', { name: /^(More|Menu)/ })
    .first()
    .click();
  await bob.getByRole('button', { name: 'Leave the table' }).click();
  await bob
    .getByRole('region', { name: 'Leave the table' })
    .getByRole('button', { name: 'Leave', exact: true })
    .click();
  await expect(bob).toHaveURL(/#\/online$/);
  await bob.goto(`${base}/#/player/bob`);
  await expect(bob.getByRole('heading', { level: 1 })).toHaveText('Bob');
  // A job counts it, some time later.
  await expect(async () => {
    await bob.reload();
    await expect(bob.getByText('1 (100 %)')).toBeVisible({ timeout: 3000 });
  }).toPass();
  await shot(bob, 'left');
});

test('terms of a rated table are read before anybody sits down; guests are told what they need', async ({
  browser,
  viewport,
}) => {
  const base = await start();
  const ann = await player(browser, base, 'Ann', { viewport });
  await ann.goto(`${base}/#/play/gamex/duel?with=friend`);
  await ann.getByRole('radio', { name: 'Rated', exact: true }).check({ force: true });
  await expect(ann.getByText('Between equals Axis wins')).toBeVisible();
  await expect(ann.getByText('Each side has 30 minutes')).toBeVisible();
  await expect(
    ann.getByRole('radio', { name: 'None', exact: true }).and(ann.locator('[name="offer-clock"]')),
  ).toHaveCount(0);
  await shot(ann, 'rated-offer');
  await sound(ann, 'rated offer');
  await ann.getByRole('button', { name: 'Create the link' }).click();
  await expect(ann.getByText('The result changes both ratings.')).toBeVisible();
  const link = await ann.getByRole('textbox', { name: 'Link' }).inputValue();
  const context = await browser.newContext({ locale: 'en-GB', serviceWorkers: 'block', viewport });
  const guest = await context.newPage();
  await guest.goto(link);
  await expect(guest.getByText('The result changes both ratings.')).toBeVisible();
  await expect(guest.getByText('Between equals Axis wins 18 % (by 20 games of computers')).toBeVisible();
  await expect(guest.getByRole('alert').first()).toContainText('Rated games need an account');
  await shot(guest, 'rated-door');
  await sound(guest, 'rated door');
  await expect(guest.getByRole('button', { name: 'Sit down' })).toHaveCount(0);
});

test('a report reaches the admin as text, who mutes; closed accounts and unknown names have words', async ({
  browser,
  viewport,
}) => {
  const base = await start();
  const size = { viewport };
  const [host, ann, bob] = [
    await player(browser, base, 'Host', size),
    await player(browser, base, 'Ann', size),
    await player(browser, base, 'Bob', size),
  ];
  await ann.goto(`${base}/#/player`);
  await expect(ann.getByText('Nobody has a settled rating yet.')).toBeVisible();
  await shot(ann, 'leaders-empty');
  await sound(ann, 'leaders');
  await ann.getByRole('textbox', { name: 'Find a player' }).fill('nobody here');
  await ann.getByRole('button', { name: 'Show' }).click();
  await expect(ann.getByRole('heading', { level: 1 })).toHaveText('There is no player of this name');

  await ann.goto(`${base}/#/player/Bob`);
  await expect(ann.getByText('No rated games yet.')).toBeVisible();
  await ann.getByRole('button', { name: 'Report' }).click();
  const form = ann.getByRole('form', { name: 'Report Bob' });
  await form.getByRole('combobox', { name: 'Reason' }).selectOption('Offensive name');
  await form.getByRole('textbox').fill(`look ${MARKUP}`);
  await shot(ann, 'report');
  await sound(ann, 'report');
  await form.getByRole('button', { name: 'Send the report' }).click();
  await expect(ann.getByText('Thank you. The moderators will look at it.')).toBeVisible();

  await bob.goto(`${base}/#/admin`);
  await expect(bob.getByRole('heading', { name: 'This page is for those who run the server' })).toBeVisible();
  await host.goto(`${base}/#/admin`);
  const report = host.getByRole('list', { name: 'Reports' }).getByRole('listitem').first();
  await expect(report).toContainText('Bob: Offensive name');
  await expect(report).toContainText(`look ${MARKUP}`);
  await expect(host.locator('.admin img')).toHaveCount(0);
  await shot(host, 'admin');
  await sound(host, 'admin');
  await report.getByRole('button', { name: 'Mute in chat' }).click();
  await host.getByRole('textbox', { name: 'Why? (kept in the log)' }).fill('his name');
  await shot(host, 'admin-note');
  await host.getByRole('button', { name: 'Do it' }).click();
  await expect(host.getByRole('list', { name: 'Log of acts' })).toContainText('Host: Mute in chat – Bob');
  await report.getByRole('button', { name: 'Close the report' }).click();
  await expect(host.getByText('No open reports.')).toBeVisible();

  await host.getByRole('textbox', { name: 'Name begins with, or id' }).fill('bo');
  await host.getByRole('button', { name: 'Search' }).click();
  const account = host.getByRole('list', { name: 'Accounts' }).getByRole('listitem').first();
  await expect(account).toContainText('muted until');
  await account.getByRole('button', { name: 'Close the account' }).click();
  await account.getByRole('textbox', { name: 'Why? (kept in the log)' }).fill('asked for it');
  await account.getByRole('button', { name: 'Do it' }).click();
  await expect(account).toContainText('closed');
  await ann.goto(`${base}/#/player/bob`);
  await expect(ann.getByRole('heading', { level: 1 })).toHaveText('Closed account');
  expect(await call<{ error?: string }>(ann, 'admin')).toMatchObject({ error: 'not-admin' });
});

test.describe(() => {
  test.use({ locale: 'de-DE' });

  test('the lobby and the pages of players in German', PHONE, async ({ browser, viewport }) => {
    const base = await start();
    const page = await player(browser, base, 'Hanna', { viewport, locale: 'de-DE' });
    await page.goto(`${base}/#/online`);
    await expect(page.getByRole('heading', { name: 'Schnelle Partie' })).toBeVisible();
    await sound(page, 'lobby');
    await page.goto(`${base}/#/player/hanna`);
    await expect(page.getByText('Noch keine gewerteten Partien.')).toBeVisible();
    await sound(page, 'player');
    await page.goto(`${base}/#/admin`);
    await expect(page.getByRole('heading', { name: 'Diese Seite ist für die Betreiber des Servers' })).toBeVisible();
    await sound(page, 'admin');
  });
});
