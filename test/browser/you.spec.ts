import { type Page, test } from '@playwright/test';
import { DESKTOP, expect, home, PHONE, QUIET, seriousIssues, watch } from './desk.ts';

/** The account page: a guest becomes a person, comes back, and goes. */

test.use({ reducedMotion: 'reduce', locale: 'en-GB' });
test.setTimeout(120_000);

/** A name no other test has. */
const newName = (): string => `Player ${Math.random().toString(36).slice(2, 10)}`;
const PASSWORD = 'seven lonely hexes';

/** An authenticator in the place of the device's own: it agrees to everything. */
async function authenticator(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}
const you = async (page: Page): Promise<void> => {
  await page.goto(`${home}/#/you`);
  await expect(page.getByRole('heading', { name: 'Log in', exact: true })).toBeVisible();
};
const keep = (page: Page) => page.getByRole('form', { name: 'Keep your name' });
const enter = (page: Page) => page.getByRole('form', { name: 'Log in' });
const logins = (page: Page) => page.getByRole('list', { name: 'Where you are logged in' });

test('a passkey makes a guest a person, and brings them back after logging out', DESKTOP, async ({ page }) => {
  const witness = watch(page);
  const name = newName();
  await authenticator(page);
  await page.goto(`${home}/#/online`);
  await page.getByRole('link', { name: 'Your account' }).first().click();
  await keep(page).getByLabel('Name').fill(name);
  await keep(page).getByRole('button', { name: 'Create a passkey' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page.getByText(`You are logged in as ${name}.`)).toBeVisible();
  await expect(page.getByRole('list', { name: 'Passkeys' }).getByRole('listitem')).toHaveCount(1);
  await expect(logins(page).getByRole('listitem')).toHaveCount(1);

  // The only way to log in stays.
  await page.getByRole('button', { name: /^Remove the passkey/ }).click();
  await expect(page.getByRole('alert')).toHaveText('This is your only way to log in. Add another one first.');

  await page.getByRole('button', { name: 'Log out', exact: true }).last().click();
  await expect(enter(page)).toBeVisible();
  await page.getByRole('button', { name: 'Log in with a passkey' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  // The refusal above is an answer of the server like any other, which the browser notes.
  expect(witness.complaints.filter((one) => !/status of 4\d\d/.test(one))).toEqual([]);
  expect(witness.strangers).toEqual(QUIET.strangers);
});

test('a password, recovery codes, another browser, and the end of the account', async ({ page, browser }) => {
  const name = newName();
  await you(page);
  await keep(page).getByLabel('Name').fill(name);
  await keep(page).getByLabel('Password').fill('password123');
  await keep(page).getByRole('button', { name: 'Set the password' }).click();
  await expect(page.getByRole('alert')).toContainText('easy to guess');
  await keep(page).getByLabel('Password').fill(PASSWORD);
  await keep(page).getByRole('button', { name: 'Set the password' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  expect(await seriousIssues(page, 'account', 'html', {})).toEqual([]);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wide).toBeLessThanOrEqual(0);

  await page.getByRole('button', { name: 'Make new codes' }).click();
  await expect(page.getByText('Write these down now')).toBeVisible();
  const code = (await page.locator('.codes code').first().textContent()) ?? '';
  expect(code).toMatch(/^(\w{4}-){3}\w{4}$/);

  const context = await browser.newContext({ locale: 'en-GB', serviceWorkers: 'block' });
  const other = await context.newPage();
  await you(other);
  await enter(other).getByLabel('Name').fill(name);
  await enter(other).getByLabel('Password').fill('not the password');
  await enter(other).getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(other.getByRole('alert')).toHaveText('This is not right. Check name and password or code.');
  await enter(other).getByRole('button', { name: 'Use a recovery code' }).click();
  await enter(other).getByLabel('Recovery code').fill(code);
  await enter(other).getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(other.getByText('9 codes are left.')).toBeVisible();
  await expect(logins(other).getByRole('listitem')).toHaveCount(2);

  await other.getByRole('button', { name: 'Log out everywhere else' }).click();
  await expect(logins(other).getByRole('listitem')).toHaveCount(1);
  await page.reload();
  await expect(enter(page)).toBeVisible();

  const download = other.waitForEvent('download');
  await other.getByRole('link', { name: 'Download all of it' }).click();
  expect((await download).suggestedFilename()).toBe('hexfront-account.json');
  await other.getByRole('button', { name: 'Delete the account' }).click();
  await other.getByLabel('Type your name to delete the account').fill(name);
  await other.getByRole('button', { name: 'Delete for good' }).click();
  await expect(enter(other)).toBeVisible();
  await context.close();
});

test.describe(() => {
  test.use({ locale: 'de-DE' });

  test('in German, on a phone', PHONE, async ({ page }) => {
    const name = newName();
    await page.goto(`${home}/#/you`);
    await page.getByRole('form', { name: 'Den Namen behalten' }).getByLabel('Name').fill(name);
    await page.getByRole('form', { name: 'Den Namen behalten' }).getByLabel('Passwort').fill(PASSWORD);
    await page.getByRole('button', { name: 'Passwort festlegen' }).click();
    await expect(page.getByText(`Sie sind als ${name} angemeldet.`)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Arten der Anmeldung' })).toBeVisible();
    expect(await seriousIssues(page, 'account', 'html', {})).toEqual([]);
  });
});

for (const [name, tag] of [
  ['desktop', DESKTOP],
  ['phone', PHONE],
] as const)
  test(`a person makes a bot and its token, sees the token once, and ends it: ${name}`, tag, async ({ page }) => {
    const witness = watch(page);
    const bot = newName();
    await you(page);
    await keep(page).getByLabel('Name').fill(newName());
    await keep(page).getByLabel('Password').fill(PASSWORD);
    await keep(page).getByRole('button', { name: 'Set the password' }).click();
    await page.getByLabel('Name of a new bot').fill(bot);
    await page.getByRole('button', { name: 'Create the bot' }).click();
    await page.getByRole('button', { name: `New token for ${bot}` }).click();
    const token = (await page.locator('.token code').textContent()) ?? '';
    expect(token).toMatch(/^hexfront_[\w-]{43}$/);
    const asBot = () => page.request.get(`${home}/api/me`, { headers: { authorization: `Bearer ${token}` } });
    expect(await (await asBot()).json()).toMatchObject({ name: bot, bot: true });
    expect(await seriousIssues(page)).toEqual([]);
    await page.reload();
    await expect(page.getByRole('list', { name: `Tokens of ${bot}` }).getByRole('listitem')).toHaveCount(1);
    await expect(page.getByText(token)).toHaveCount(0);
    if (process.env.SHOT) await page.screenshot({ path: `${process.env.SHOT}-${name}.png`, fullPage: true });
    await page.getByRole('button', { name: /^End the token/ }).click();
    await expect(page.getByRole('list', { name: `Tokens of ${bot}` }).getByRole('listitem')).toHaveCount(0);
    expect((await asBot()).status()).toBe(401);
    await page.getByRole('button', { name: `Delete the bot ${bot}` }).click();
    await expect(page.getByRole('button', { name: `Delete the bot ${bot}` })).toHaveCount(0);
    expect(witness.complaints.filter((one) => !/status of 4\d\d/.test(one))).toEqual([]);
    expect(witness.strangers).toEqual(QUIET.strangers);
  });
