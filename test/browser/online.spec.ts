import { readFileSync } from 'node:fs';
import { type Page, test } from '@playwright/test';
import { DESKTOP, done, expect, home, more, settled } from './desk.ts';
import { clickHex } from './hexes.ts';
import { asked, end, isCut, type Player, player, sendHome, SKIRMISH, twoPlayers } from './two-players.ts';

/** Whole games of two browsers at one server: with a reload, a connection that is cut, and an undo both agree on. */

test.use({ locale: 'en-GB', reducedMotion: 'reduce' });
test.setTimeout(240_000);
test.skip(({ isMobile }) => isMobile, 'the phone has its own');

test.afterEach(sendHome);

/** The main button of whoever decides, until the game is over or `stop` says so. */
async function playOn(players: readonly Player[], stop: () => Promise<boolean>): Promise<void> {
  for (let presses = 0; presses < 400; presses++) {
    if (await stop()) return;
    for (const { page } of players) {
      const button = page.locator('button.done:enabled');
      if ((await button.count()) > 0)
        await button
          .first()
          .click({ timeout: 2000 })
          .catch(() => undefined);
      await settled(page);
    }
  }
  throw new Error('the game does not end');
}

/** One asks to take back the last command, the other agrees. */
async function takeBackTogether(one: Player, other: Player): Promise<void> {
  await more(one.page);
  await one.page.getByRole('button', { name: 'Ask to take back …' }).click();
  await one.page.getByRole('button', { name: 'Ask', exact: true }).click();
  await other.page.getByRole('alert').getByRole('button', { name: 'Accept' }).click();
  await expect(one.page.getByText('Accepted.')).toBeVisible();
}

test('a whole Basic game: moves, an undo, a reload, a cut connection, an undo both agree on, a battle', async ({
  browser,
}) => {
  const { ann, bob, line } = await twoPlayers(browser, 'blitz', SKIRMISH);
  await expect(asked(ann.page, 'Great Blue: move your units')).toBeVisible();
  await expect(bob.page.locator('.table')).toContainText('Ann');

  // Commands appear on the other page; an own move is taken back at once.
  await clickHex(ann.page, 'C3');
  await clickHex(ann.page, 'C6');
  await expect(ann.page.locator('.log')).toContainText('1st Infantry moves');
  await ann.page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(ann.page.locator('.log')).not.toContainText('1st Infantry moves');
  await clickHex(ann.page, 'C3');
  await clickHex(ann.page, 'C7');
  await expect(ann.page.locator('.log')).toContainText('1st Infantry moves');

  // After a reload the table is as it was.
  await ann.page.reload();
  await expect(ann.page.locator('.log')).toContainText('1st Infantry moves');
  await expect(asked(ann.page, 'Great Blue: move your units')).toBeVisible();

  // Commands given while the connection was cut arrive when it is back.
  line.cut();
  await clickHex(ann.page, 'D3');
  await clickHex(ann.page, 'D6');
  await expect(ann.page.locator('.log')).toContainText('2nd Armour moves');
  await bob.page.getByRole('button', { name: 'What happened', exact: true }).click();
  await expect(bob.page.locator('.log')).toContainText('2nd Armour moves');
  await expect(bob.page.getByRole('button', { name: 'Undo', exact: true })).toBeDisabled();

  // Ann asks to take back what she did last; Bob sees what would go, and agrees.
  await more(ann.page);
  await ann.page.getByRole('button', { name: 'Ask to take back …' }).click();
  await ann.page.getByRole('button', { name: 'Ask', exact: true }).click();
  const offer = bob.page.getByRole('alert').filter({ hasText: 'Ann asks to take back' });
  await expect(offer).toContainText(/command/);
  await offer.getByRole('button', { name: 'Accept' }).click();
  await expect(bob.page.locator('.log')).not.toContainText('2nd Armour moves');
  await expect(ann.page.locator('.log')).not.toContainText('2nd Armour moves');

  // A battle, seen by both; nobody advances.
  await clickHex(ann.page, 'D3');
  await clickHex(ann.page, 'D6');
  await expect(ann.page.locator('.log')).toContainText('2nd Armour moves');
  await done(ann.page).click();
  await expect(asked(ann.page, 'declare your battles')).toBeVisible();
  await clickHex(ann.page, 'D6');
  await clickHex(ann.page, 'C7', true);
  await clickHex(ann.page, 'D7');
  await ann.page.getByRole('button', { name: 'Declare this battle' }).click();
  await expect(asked(ann.page, 'nothing is obligatory any more')).toBeVisible();
  await done(ann.page).click();
  await ann.page.getByRole('button', { name: 'Fight it' }).click();
  await expect(bob.page.locator('.log')).toContainText(/8-1|eliminated/);
  await expect(asked(ann.page, 'advance onto a vacated hex')).toBeVisible();

  // The rest of the game, to its last turn.
  const over = async (): Promise<boolean> => (await end(ann.page).count()) > 0;
  await playOn([ann, bob], over);
  await expect(end(bob.page)).toBeVisible();
  for (const { complaints } of [ann, bob]) expect(complaints.filter((one) => !isCut(one))).toEqual([]);
});

test(
  'a whole duel: set up unseen, a cut, a reload, an undo both agree on; dice are checked, both pages see the end',
  DESKTOP,
  async ({ browser }) => {
    const duel = readFileSync('src/games/gamex/data/duel.situation', 'utf8');
    const { ann, bob, line } = await twoPlayers(browser, 'gamex', duel);
    const players = [ann, bob];
    const over = async (): Promise<boolean> => (await end(ann.page).count()) > 0;
    let cut = 0;
    const rest = async (page: Page): Promise<void> => {
      const place = page.getByRole('button', { name: 'Place the rest for me' });
      if ((await place.count()) > 0) await place.click({ timeout: 2000 }).catch(() => undefined);
    };
    await playOn(players, async () => {
      for (const { page } of players) await rest(page);
      if (++cut === 6) line.cut();
      if (cut === 9) await bob.page.reload();
      if (cut === 12) await takeBackTogether(ann, bob);
      return over();
    });
    await expect(end(bob.page)).toBeVisible();
    await expect(bob.page.getByText(/\d+ (dice|die) checked/).first()).toBeVisible();
    for (const { complaints } of players) expect(complaints.filter((one) => !isCut(one))).toEqual([]);
  },
);

test(
  'a computer plays a side: from the start, and in the place of a player who has asked for it',
  DESKTOP,
  async ({ browser }) => {
    const cid = await player(browser, home, 'Cid');
    await cid.page.evaluate(
      (text) => sessionStorage.setItem('hexfront.offer', JSON.stringify({ game: 'blitz', text })),
      SKIRMISH,
    );
    await cid.page.goto(`${home}/#/online/new`);
    await cid.page.getByRole('radio', { name: 'A computer' }).check();
    await cid.page.getByRole('radio', { name: 'Recruit' }).check();
    await cid.page.getByRole('button', { name: 'Begin the game' }).click();
    const bar = cid.page.getByRole('region', { name: 'Online table' });
    await expect(bar).toContainText('Recruit (computer)');
    await playOn([cid], async () => (await end(cid.page).count()) > 0);
    expect(cid.complaints).toEqual([]);

    const { ann, bob } = await twoPlayers(browser, 'blitz', SKIRMISH);
    await expect(asked(ann.page, 'Great Blue: move your units')).toBeVisible();
    await more(ann.page);
    await ann.page.getByRole('button', { name: 'Let a computer play for me …' }).click();
    await ann.page.getByLabel('Level').selectOption({ label: 'Recruit (computer)' });
    await ann.page.getByRole('button', { name: 'Ask', exact: true }).click();
    const offer = bob.page.getByRole('alert').filter({ hasText: 'Ann asks to let Recruit (computer) play on' });
    await offer.getByRole('button', { name: 'Accept' }).click();
    await expect(bob.page.getByRole('region', { name: 'Online table' })).toContainText('Recruit (computer) for Ann');
    // To retreat, or to move where the computer attacked nobody.
    await expect(asked(bob.page, 'Big Red:')).toBeVisible({ timeout: 30_000 });
    await ann.page.getByRole('button', { name: 'Play myself' }).click();
    await expect(ann.page.getByRole('button', { name: 'Play myself' })).toHaveCount(0);
    await expect(bob.page.getByRole('region', { name: 'Online table' })).not.toContainText('Recruit');
    for (const { complaints } of [ann, bob]) expect(complaints.filter((one) => !isCut(one))).toEqual([]);
  },
);
