import { type Page, test } from '@playwright/test';
import {
  chooseHex,
  DESKTOP,
  done,
  expect,
  more,
  open,
  press,
  QUIET,
  savedGame,
  seriousIssues,
  settled,
  SKIRMISH,
  watch,
} from './desk.ts';

/** Two people at one screen with hidden mines: neither ever sees where the other's lie. */

test.use({ reducedMotion: 'reduce', locale: 'en-GB', permissions: ['clipboard-read', 'clipboard-write'] });
test.setTimeout(90_000);

const MINES = `# dice 1 6
game gamex
board inline
  grid rows A..E columns 1..9
end board
turns 3
zone z : C-4 C-5 B-4 D-4
zone y : E-1 E-2
setup axis
setup allied
mine axis unset 2-1 zone z
mine axis unset 1-1 zone z
german A 11/8/7/8 tank @ C-2 as pz1
american A 11/8/9/8 tank unset y as sh1
american I 4/2/10/1 @ A-9 as inf1
`;

const cover = (page: Page) => page.locator('dialog.hand-over');
const take = async (page: Page, side: string): Promise<void> => {
  await cover(page)
    .getByRole('button', { name: `I play ${side}, show my turn` })
    .click();
  await expect(cover(page)).toBeHidden();
  await settled(page);
};
const ready = async (page: Page): Promise<void> => {
  await done(page).click();
  await expect(cover(page)).toBeVisible();
};
const logOf = async (page: Page): Promise<string> => {
  const drawer = page.getByRole('button', { name: 'What happened', exact: true });
  if ((await drawer.getAttribute('aria-expanded')) === 'false') await drawer.click();
  return page.locator('.log').first().innerText();
};
/** The log is drawn after the move: poll. */
const logTells = (page: Page, text: string): Promise<void> => expect.poll(() => logOf(page)).toContain(text);
const copied = async (page: Page): Promise<string> => {
  await more(page);
  await page.getByRole('button', { name: 'Copy position' }).click();
  await expect(page.getByText('The position is on the clipboard')).toBeVisible();
  return page.evaluate(() => navigator.clipboard.readText());
};
/** All text on the page that could name a hex, except names of fields. */
const onPage = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const fields = [...document.querySelectorAll('input')].map(({ value }) => value);
    return [document.body.innerText, ...fields].join('\n');
  });

test(
  'mines hidden by one player are nowhere on the page of the other: map, log, position, file, replay',
  DESKTOP,
  async ({ page }) => {
    const witness = watch(page);
    await open(page, 'mines.txt', MINES);
    await take(page, 'Axis');
    const hide = async (mine: string, hex: string): Promise<void> => {
      await page.getByRole('button', { name: new RegExp(`^${mine}`) }).click();
      await chooseHex(page, hex);
      await settled(page);
    };
    await hide('Mine 2', 'C-4');
    await hide('Mine 1', 'D-4');
    await logTells(page, 'Axis hides mine 2 in C-4');
    expect(await copied(page)).toContain('mine axis hidden C-4');

    // A key meant for the table takes nothing: the buttons rest at first. Asked in the page, which no slow machine delays.
    const resting = page.evaluate(
      () =>
        new Promise<boolean>((done) => {
          const look = new MutationObserver(() => {
            const take = document.querySelector<HTMLButtonElement>('dialog.hand-over[open] button.primary');
            if (!take) return;
            look.disconnect();
            done(take.disabled);
          });
          look.observe(document.body, { subtree: true, childList: true, attributes: true });
        }),
    );
    await ready(page);
    expect(await resting).toBe(true);
    await expect(cover(page).getByRole('heading', { name: 'Pass to Allies' })).toBeVisible();
    await expect(cover(page).getByRole('button', { name: /show my turn/ })).toBeFocused();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(cover(page)).toBeVisible();
    expect(await seriousIssues(page, 'hand-over', 'dialog.hand-over')).toEqual([]);
    expect(await onPage(page)).not.toMatch(/[CD]-4/);

    await page.keyboard.press('Enter');
    await expect(cover(page)).toBeHidden();
    await settled(page);
    await logTells(page, 'Axis hides a mine');
    expect(await onPage(page)).not.toMatch(/[CD]-4/);
    const position = await copied(page);
    expect(position.match(/^mine .*$/gm)).toEqual(['mine axis unset 2-1 zone z', 'mine axis unset 2-1 zone z']);
    const file = await savedGame(page);
    expect(file.replace(/"sealed":"[^"]*"/, '')).not.toMatch(/hideMine|"hex"|hidden [A-E]/);

    // Replay: the game of the other player as this one may know it.
    await more(page);
    await page.getByRole('button', { name: 'Replay of this game' }).click();
    await page.keyboard.press('Home');
    for (let n = 0; n < 3; n++) {
      await page.keyboard.press('ArrowRight');
      await settled(page);
      expect(await logOf(page)).not.toMatch(/[CD]-4/);
    }
    await expect(cover(page)).toBeHidden();
    await page.getByRole('button', { name: 'Back to the game' }).click();
    await expect(page).toHaveURL(/#\/game\/\w+$/);
    await settled(page);

    // The file goes on with its secrets, for whoever takes the screen.
    await open(page, 'saved.jsonl', file);
    await expect(cover(page).getByRole('heading', { name: 'Pass to Allies' })).toBeVisible();
    await take(page, 'Allies');
    await page.getByRole('button', { name: /^Place the rest/ }).click();
    await settled(page);
    await done(page).click();
    await page.getByRole('button', { name: 'Pass', exact: true }).first().click();
    await take(page, 'Axis');
    await logTells(page, 'Axis hides mine 2 in C-4');
    expect(witness).toEqual(QUIET);
  },
);

test('the screen is handed over on a phone too; one who plays both sides is asked no more', async ({ page }) => {
  const witness = watch(page);
  await open(page, 'mines.txt', MINES);
  await take(page, 'Axis');
  await page.getByRole('button', { name: /^Place the rest/ }).click();
  await settled(page);
  await ready(page);
  const card = await cover(page).locator('.card').boundingBox();
  expect(card?.width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
  const button = cover(page).getByRole('button', { name: /show my turn/ });
  await expect(button).toHaveCSS('font-family', /Source Sans 3/);
  await expect(button).toHaveCSS('cursor', 'pointer');
  await cover(page).getByRole('button', { name: 'I play both sides' }).click();
  await expect(cover(page)).toBeHidden();
  await page.getByRole('button', { name: /^Place the rest/ }).click();
  await settled(page);
  await done(page).click();
  await page.getByRole('button', { name: 'Pass', exact: true }).first().click();
  await settled(page);
  await expect(cover(page)).toBeHidden();
  // The choice is kept when the game is opened again.
  await page.reload();
  await expect(page.locator('.table')).toBeVisible();
  await settled(page);
  await expect(cover(page)).toBeHidden();
  expect(witness).toEqual(QUIET);
});

/** View of the map in a saved file. */
const lookIn = (file: string): { readonly x: number; readonly scale: number } =>
  (JSON.parse(file.split('\n', 1)[0] ?? '') as { about: { look: { x: number; scale: number } } }).about.look;

test(
  'where nothing is hidden the screen is handed over only if wanted; either side sees where it last looked',
  DESKTOP,
  async ({ page }) => {
    await open(page, 'skirmish.txt', SKIRMISH);
    await settled(page);
    await done(page).click();
    await settled(page);
    await expect(cover(page)).toBeHidden();

    await more(page);
    await page.getByText('Hand over the screen at every change of side').click();
    await page.keyboard.press('Escape');
    await done(page).click();
    await take(page, 'Great Blue');
    await chooseHex(page, 'H1');
    for (let n = 0; n < 3; n++) await press(page, '+');
    const left = lookIn(await savedGame(page));
    await done(page).click();
    await take(page, 'Big Red');
    await page.getByRole('button', { name: 'The whole map' }).click();
    expect(lookIn(await savedGame(page)).scale).toBeLessThan(left.scale);
    await done(page).click();
    await take(page, 'Great Blue');
    const back = lookIn(await savedGame(page));
    expect(back.scale).toBeCloseTo(left.scale, 3);
    expect(back.x).toBeCloseTo(left.x, 3);
  },
);

const PLANS = `game basic
modules M3 M9
options productionPlanning=on
board inline
  grid rows A..H columns 1..12
  city Eins : B2
  city Rot : D11
  belongs blue B2
  belongs red D11
end board
turn 1
centre blue 10 B2
centre red 10 D11
blue inf 1-4 waits 1 as b1
red inf 1-4 waits 1 as r1
first blue
blue sets up
`;

test(
  'M9.20 plans of production: seen by their side alone, also while the next is written',
  DESKTOP,
  async ({ page }) => {
    const witness = watch(page);
    await open(page, 'plans.txt', PLANS);
    for (let side = 0; side < 2; side++) {
      await page.getByRole('button', { name: 'At random' }).click();
      await settled(page);
      await done(page).click();
      await settled(page);
    }
    const steps = page.getByRole('navigation', { name: 'Steps of this turn' });
    await expect(steps.getByRole('listitem').first()).toContainText('Set-up · Great Blue');
    await expect(steps).not.toContainText(/empty|’s turn/);
    const panel = page.getByRole('region', { name: 'Plans of production' });
    // No refusal is shown before a mistake.
    await expect(panel.locator('.refusal')).toHaveCount(0);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await panel.getByRole('button', { name: 'More: armor' }).click();
    await panel.getByRole('button', { name: 'Write the plan for turn 2' }).click();
    await expect(panel).toContainText('Your plan for turn 2: 1 armor – Eins (B2)');
    await panel.getByRole('button', { name: 'Write the plan for turn 4' }).click();
    await expect(cover(page)).toBeVisible();
    expect(await onPage(page)).not.toMatch(/armor/);

    await take(page, 'Big Red');
    await expect(panel).not.toContainText('Your plan');
    await logTells(page, 'Blue writes the plan for turn 2');
    expect(await logOf(page)).not.toMatch(/armor/);
    expect((await copied(page)).match(/^plan .*$/gm)).toEqual(['plan blue 2 hidden', 'plan blue 4 hidden']);
    const file = await savedGame(page);
    expect(file.replace(/"sealed":"[^"]*"/, '')).not.toMatch(/writePlan|"builds"|"looks"/);
    await more(page);
    await page.getByRole('button', { name: 'Replay of this game' }).click();
    for (const key of ['Home', 'End']) {
      await page.keyboard.press(key);
      await settled(page);
      expect(await onPage(page)).not.toMatch(/armor/);
    }
    await page.getByRole('button', { name: 'Back to the game' }).click();
    await settled(page);

    for (const turn of [2, 4]) await panel.getByRole('button', { name: `Write the plan for turn ${turn}` }).click();
    await take(page, 'Great Blue');
    expect((await copied(page)).match(/^plan .*$/gm)?.[0]).toBe('plan blue 2 B2 ARM 1');

    // The file knows it all again, once the screen is taken.
    await open(page, 'saved.jsonl', file);
    await take(page, 'Big Red');
    for (const turn of [2, 4]) await panel.getByRole('button', { name: `Write the plan for turn ${turn}` }).click();
    await take(page, 'Great Blue');
    expect((await copied(page)).match(/^plan .*$/gm)?.[0]).toBe('plan blue 2 B2 ARM 1');
    expect(witness).toEqual(QUIET);
  },
);
