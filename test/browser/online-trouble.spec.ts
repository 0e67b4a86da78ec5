import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { test } from '@playwright/test';
import { done, expect, settled } from './desk.ts';
import { clickHex } from './hexes.ts';
import { endServers, ownServer, ROOT, tempFolder } from './own-server.ts';
import { asked, end, isCut, sendHome, SKIRMISH, twoPlayers } from './two-players.ts';

/** Two players whose page, connection, clock or server ends at a bad moment. */

test.use({ locale: 'en-GB', reducedMotion: 'reduce' });
test.setTimeout(120_000);
test.skip(({ isMobile }) => isMobile, 'the same on a phone');

test.afterEach(async () => {
  await sendHome();
  endServers();
});

const hexfront = (...args: readonly string[]): void => {
  const { status, stderr } = spawnSync(process.execPath, [join(ROOT, 'bin', 'hexfront.mjs'), ...args], {
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([0, '']);
};

test('a command whose answer never came is sent again after a reload, and played once', async ({ browser }) => {
  const { ann, bob, line } = await twoPlayers(browser, 'blitz', SKIRMISH, { side: 'red' });
  await expect(asked(bob.page, 'Great Blue: move your units')).toBeVisible();
  line.hush();
  await clickHex(bob.page, 'C3');
  await clickHex(bob.page, 'C7');
  // The server has played it and told the other player; its own page knows nothing of it.
  await ann.page.getByRole('button', { name: 'What happened', exact: true }).click();
  await expect(ann.page.locator('.log').getByText('1st Infantry moves')).toHaveCount(1);
  await expect(bob.page.locator('.log')).not.toContainText('1st Infantry moves');
  await bob.page.reload();
  await expect(bob.page.getByText('Your last command was sent again after the page was loaded.')).toBeVisible();
  await expect(bob.page.locator('.log').getByText('1st Infantry moves')).toHaveCount(1);
  // The next page has nothing left to send.
  await bob.page.reload();
  await expect(bob.page.locator('.log').getByText('1st Infantry moves')).toHaveCount(1);
  await expect(bob.page.getByText('was sent again')).toHaveCount(0);
  await expect(ann.page.locator('.log').getByText('1st Infantry moves')).toHaveCount(1);
  for (const { complaints } of [ann, bob]) expect(complaints.filter((one) => !isCut(one))).toEqual([]);
});

test('a page that gets only half of its parts says so, and is loaded again', async ({ browser }) => {
  const { ann } = await twoPlayers(browser, 'blitz', SKIRMISH);
  const parts = '**/assets/game-package-*.js';
  await ann.page.context().route(parts, (route) => route.abort());
  await ann.page.reload();
  await expect(ann.page.getByText('The table on this page has stopped.')).toBeVisible();
  await ann.page.context().unroute(parts);
  await ann.page.getByRole('button', { name: 'Load the page again' }).click();
  await expect(asked(ann.page, 'Great Blue: move your units')).toBeVisible();
});

test('a clock that comes to zero ends the game at both pages, without a click', async ({ browser }) => {
  const terms = { clock: { kind: 'live', bank: 10, bonus: 0 } } as const;
  const { ann, bob } = await twoPlayers(browser, 'blitz', SKIRMISH, { terms });
  // No clock runs before both have given a command.
  await expect(asked(ann.page, 'Great Blue: move your units')).toBeVisible();
  while ((await asked(bob.page, 'Big Red: move your units').count()) === 0) {
    const next = done(ann.page).and(ann.page.locator(':enabled'));
    if ((await next.count()) > 0) await next.click({ timeout: 2000 }).catch(() => undefined);
    await settled(bob.page);
  }
  for (const { page } of [ann, bob])
    await expect(page.getByRole('timer', { name: /^Clock of .*: 0:10$/ })).toHaveCount(2);
  await expect(asked(ann.page, 'Big Red is deciding …')).toBeVisible();
  await clickHex(bob.page, 'A10');
  await clickHex(bob.page, 'A9');
  await expect(bob.page.getByRole('timer', { name: /^Clock of Bob: \d\.\d$/ })).toBeVisible();
  for (const { page } of [ann, bob]) {
    await expect(end(page)).toBeVisible({ timeout: 30_000 });
    await expect(end(page)).toContainText('Great Blue');
    await expect(end(page)).toContainText('Red ran out of time');
    await expect(page.getByRole('timer', { name: 'Clock of Bob: 0.0' })).toHaveCount(1);
    await expect(page.getByRole('timer', { name: 'Clock of Ann: 0:10' })).toHaveCount(1);
    await expect(page.locator('.table')).not.toContainText('()');
  }
  for (const { complaints } of [ann, bob]) expect(complaints).toEqual([]);
});

test('a killed server is waited for; one that comes back from a backup says which commands are lost', async ({
  browser,
}) => {
  const data = tempFolder();
  const first = await ownServer(data);
  const { ann, bob } = await twoPlayers(browser, 'blitz', SKIRMISH, { base: first.base });
  await bob.page.getByRole('button', { name: 'What happened', exact: true }).click();
  const log = bob.page.locator('.log');
  await clickHex(ann.page, 'C3');
  await clickHex(ann.page, 'C7');
  await expect(log).toContainText('1st Infantry moves');
  const backup = join(data, 'copy.db');
  hexfront('backup', backup, '--data', data);

  // Killed and started again: what is given meanwhile is played when it is back.
  await first.kill();
  await expect(ann.page.getByText(/Connection lost/)).toBeVisible();
  await clickHex(ann.page, 'D3');
  await clickHex(ann.page, 'D6');
  const second = await ownServer(data, first.port);
  await expect(log).toContainText('2nd Armour moves');
  await expect(ann.page.getByText(/Connection lost/)).toHaveCount(0);

  // Started with the backup: both pages say what is gone, and the game goes on.
  await second.kill();
  hexfront('restore', backup, '--data', data);
  await ownServer(data, first.port);
  for (const { page } of [ann, bob]) {
    await expect(page.getByText(/The server went back to an earlier state/)).toContainText(
      'the command after it is lost',
    );
    await expect(page.locator('.log')).not.toContainText('2nd Armour moves');
  }
  await clickHex(ann.page, 'D3');
  await clickHex(ann.page, 'D6');
  await expect(log).toContainText('2nd Armour moves');
});
