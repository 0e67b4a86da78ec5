import { mkdirSync } from 'node:fs';
import { type Page, test } from '@playwright/test';
import { DESKTOP, done, expect, home, more, seriousIssues } from './desk.ts';
import { asked, isCut, sendHome, twoPlayers } from './two-players.ts';

/** A game by the day between two browsers: standing orders, the film on the next visit, vacation, pause. */

test.use({ locale: 'en-GB', reducedMotion: 'reduce' });
test.setTimeout(240_000);
test.afterEach(sendHome);

/** Folder for pictures of the pages. */
const shots = process.env['HEXFRONT_TEST_SHOTS'];
async function shot(page: Page, name: string): Promise<void> {
  if (shots === undefined) return;
  mkdirSync(shots, { recursive: true });
  await page.screenshot({ path: `${shots}/${name}-${page.viewportSize()?.width ?? 0}.png` });
}

const DAY = 86_400;
const CLOCK = { kind: 'days', bank: 7 * DAY, bonus: DAY / 2, cap: 14 * DAY, zero: 'claim', vacation: true } as const;
/** Battles at 1-1, apart from each other: one in two ends with a retreat of red. */
const BATTLES = ['B', 'E', 'H'].flatMap((row) => [2, 7, 12, 17, 22].map((column) => ({ row, column })));
const SETUP = `game basic
board inline
  grid rows A..H columns 1..25
end board
turns 4
${BATTLES.map(({ row, column }, i) => `blue inf 4-4 @ ${row}${column} as b${i}\nred inf 4-4 @ ${row}${column + 1} as r${i}`).join('\n')}
blue moves
`;

interface Answered {
  readonly status: number;
  readonly body: unknown;
}
const call = (page: Page, method: string, path: string, body?: object): Promise<Answered> =>
  page.evaluate(
    async ([how, where, given]) => {
      const answer = await fetch(`/api/${where}`, {
        method: how,
        ...(given ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(given) } : {}),
      });
      return { status: answer.status, body: (await answer.json()) as unknown };
    },
    [method, path, body] as const,
  );
const key = (): string => Array.from({ length: 24 }, () => Math.floor(Math.random() * 16).toString(16)).join('');

interface Legal {
  readonly decision: number;
  readonly commands: readonly { readonly text: string }[];
}
interface Lines {
  readonly lines: readonly { readonly seen?: { readonly side: string } }[];
}
/** Commands of the player's own decision; they are listed once a second. */
async function legal(page: Page, id: string): Promise<Legal> {
  let found: Legal = { decision: 0, commands: [] };
  await expect(async () => {
    const { status, body } = await call(page, 'GET', `tables/${id}/legal`);
    expect(status).toBe(200);
    found = body as Legal;
    expect(found.commands.length).toBeGreaterThan(0);
  }).toPass({ timeout: 60_000 });
  return found;
}

test('one visit a turn: orders decide meanwhile, the film shows it, vacation and pause stop the clock', async ({
  browser,
}) => {
  const { ann, bob, id, line } = await twoPlayers(browser, 'blitz', SETUP, { terms: { clock: CLOCK } });
  await expect(ann.page.locator('.online-bar .clock').first()).toHaveText(/^7 d|7 days|6 d/);

  // Bob leaves everything to the computer, and goes.
  await bob.page.getByRole('button', { name: 'Standing orders' }).click();
  await expect(bob.page.getByText('Decisions that come up in the other player’s turn')).toBeVisible();
  await bob.page.getByRole('button', { name: 'The computer decides all' }).click();
  await expect(bob.page.getByText('Stored.')).toBeVisible();
  await shot(bob.page, 'orders');
  expect.soft(await seriousIssues(bob.page, 'standing orders', 'html', {})).toEqual([]);
  const bobs = await bob.page.context().storageState();
  await bob.page.close();
  await expect(ann.page.locator('.online-bar')).toContainText('not at the table');

  // Ann fights until an order of Bob has decided.
  await expect(asked(ann.page, 'Great Blue: move your units')).toBeVisible();
  await done(ann.page).click();
  await expect(asked(ann.page, 'declare your battles')).toBeVisible();
  const { decision } = await legal(ann.page, id);
  const plan = BATTLES.map(({ row, column }, i) => `b${i} on ${row}${column + 1}`).join(';');
  const declared = { key: key(), decision, commands: [`endDeclaration ${plan}`] };
  expect((await call(ann.page, 'POST', `tables/${id}/commands`, declared)).body).toMatchObject({ ok: true });
  const redDecided = async (): Promise<boolean> => {
    const { body } = await call(ann.page, 'GET', `tables/${id}/lines`);
    return (body as Lines).lines.some(({ seen }) => seen?.side === 'red');
  };
  while (!(await redDecided())) {
    const now = await legal(ann.page, id);
    const texts = now.commands.map(({ text }) => text);
    const command = texts.find((one) => /^(resolve|endAdvance)/.test(one)) ?? texts[0];
    const given = { key: key(), decision: now.decision, commands: [command] };
    const answer = await call(ann.page, 'POST', `tables/${id}/commands`, given);
    expect(answer.body).toMatchObject({ ok: true });
    const { seq } = answer.body as { readonly seq: number };
    await call(ann.page, 'GET', `tables/${id}/lines?after=${seq}&wait=1`);
  }
  await shot(ann.page, 'waiting');

  // Bob comes back: what has happened plays as a film, and his orders are named.
  const again = await browser.newContext({
    storageState: bobs,
    locale: 'en-GB',
    reducedMotion: 'no-preference',
    serviceWorkers: 'block',
    viewport: ann.page.viewportSize(),
  });
  const visit = await again.newPage();
  await visit.addInitScript(() => localStorage.setItem('hexfront.seeing', '{"careful":false,"pace":"slow"}'));
  await visit.goto(`${line.address}/#/online/${id}`);
  const skip = visit.getByRole('button', { name: /^Skip/ });
  await expect(skip).toBeVisible({ timeout: 60_000 });
  await shot(visit, 'film');
  // A film that has ended meanwhile is as well.
  await skip.click({ timeout: 5000 }).catch(() => undefined);
  await expect(skip).toHaveCount(0, { timeout: 60_000 });
  const byOrder = visit.getByRole('status', { name: 'Standing orders' });
  await expect(byOrder).toContainText(/Your standing orders have made \d+ decisions?\./);
  await shot(visit, 'since');

  // Both agree on a pause; either ends it.
  await more(ann.page);
  await ann.page.getByRole('button', { name: 'Ask for a pause' }).click();
  await visit
    .getByRole('alert')
    .filter({ hasText: 'Ann asks for a pause' })
    .getByRole('button', { name: 'Accept' })
    .click();
  await expect(ann.page.getByText('The game is paused: no clock runs.')).toBeVisible();
  await shot(visit, 'paused');
  await visit.getByRole('button', { name: 'End the pause' }).click();
  await expect(ann.page.getByText('The game is paused: no clock runs.')).toHaveCount(0);

  // Vacation: the other player sees until when.
  await visit.goto(`${line.address}/#/you`);
  await visit.getByLabel('Days, from now on').fill('3');
  await visit.getByRole('button', { name: 'Begin the vacation' }).click();
  await expect(visit.getByText('You are on vacation until')).toBeVisible();
  await shot(visit, 'you');
  await expect(ann.page.locator('.online-bar')).toContainText('on vacation until');
  await shot(ann.page, 'vacation');
  await visit.getByRole('button', { name: 'Back again' }).click();
  await expect(ann.page.locator('.online-bar')).not.toContainText('on vacation until');
  await again.close();
  for (const { complaints } of [ann, bob]) expect(complaints.filter((one) => !isCut(one))).toEqual([]);
});

test('standing orders and notifications in German', DESKTOP, async ({ browser }) => {
  const { ann, id } = await twoPlayers(browser, 'blitz', SETUP, { terms: { clock: CLOCK } });
  const context = await browser.newContext({
    locale: 'de-DE',
    serviceWorkers: 'block',
    storageState: await ann.page.context().storageState(),
  });
  const german = await context.newPage();
  await german.goto(`${home}/#/online/${id}`);
  await expect(german.getByRole('button', { name: 'Dauerbefehle' })).toBeVisible();
  await german.getByRole('button', { name: 'Dauerbefehle' }).click();
  await expect(german.getByText('Entscheidungen, die im Zug')).toBeVisible();
  await shot(german, 'orders-german');
  await german.goto(`${home}/#/you`);
  await expect(german.getByText('Urlaub').first()).toBeVisible();
  await shot(german, 'you-german');
  await context.close();
});
