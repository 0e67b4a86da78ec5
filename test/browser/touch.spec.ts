import { type Locator, type Page, test } from '@playwright/test';
import { done, expect, open, QUIET, settled, status, watch, openTab } from './desk.ts';
import { HEX, middle } from './hexes.ts';

/** A phone in the hand: taps on the map itself. */

test.use({ reducedMotion: 'reduce', locale: 'en-GB' });
test.setTimeout(60_000);
test.skip(({ isMobile }) => !isMobile, 'the desktop has its own');

const SMALL_WAR = `# dice 1
game basic
board inline
  grid rows A..T columns 1..30
end board
blue arm 6-6 @ D13 as b.arm1..2
blue inf 4-4 @ T1 as b.inf9
red inf 4-4 @ D16 as r.inf1
red inf 4-4 @ A30 as r.inf2
blue moves
`;

/** Taps the hex so many hexes right of one. */
const tapRight = async (page: Page, { x, y }: { x: number; y: number }, hexes: number): Promise<void> => {
  await settled(page);
  await page.touchscreen.tap(x + hexes * HEX, y);
};

test('a whole Basic player turn by tapping the map', async ({ page }, info) => {
  const witness = watch(page);
  await open(page, 'war.txt', SMALL_WAR);
  await expect(status(page)).toContainText('move your units');
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  // The text board finds the stack, its name brings it to the middle of the map.
  await openTab(page, 'Text board');
  await page.getByRole('button', { name: /^D13: 2 × armor/ }).tap();
  await page.getByRole('complementary', { name: 'What happened' }).getByRole('button', { name: 'Close' }).tap();
  const chosen = page.getByRole('region', { name: 'The chosen hex' });
  await settled(page);
  await chosen.getByRole('button', { name: 'D13', exact: true }).tap();
  await expect(page.locator('.units li.chosen')).toHaveCount(2);
  const d13 = await middle(page);
  await page.screenshot({ path: info.outputPath('phone-reach.png') });
  await tapRight(page, d13, 2);
  await expect(chosen.getByRole('button', { name: 'D15', exact: true })).toBeVisible();
  await done(page).tap();
  await expect(status(page)).toContainText('declare your battles');

  // Both stacks are where they were on the map: attackers two to the right, the enemy three.
  await tapRight(page, d13, 2);
  await expect(page.locator('.units li.chosen')).toHaveCount(2);
  await tapRight(page, d13, 3);
  await expect(page.locator('.odds')).toHaveText('3-1');
  await page.screenshot({ path: info.outputPath('phone-plan.png') });
  await page.getByRole('button', { name: 'Declare this battle' }).tap();
  await expect(status(page)).toContainText('nothing is obligatory any more');
  await done(page).tap();
  await page.getByRole('button', { name: 'Fight it' }).tap();
  // Die 1 at 3-1: the defender is eliminated; one of the two advances.
  await expect(status(page)).toContainText('advance onto a vacated hex');
  await page.locator('.choice-group', { hasText: '1st Armour' }).getByRole('button', { name: 'Advance D16' }).tap();
  await done(page).tap();
  await expect(status(page)).toContainText('Big Red: move your units');
  expect(witness).toEqual(QUIET);
});

test('the sheet goes down under a finger and comes up with the next question; what happened is wiped away', async ({
  page,
}) => {
  // A unit beside the enemy: battles are declared.
  await open(page, 'war.txt', SMALL_WAR.replace('@ D16 as r.inf1', '@ D14 as r.inf1'));
  const sheet = page.getByRole('complementary', { name: 'In hand' });
  const happened = page.getByRole('complementary', { name: 'What happened' });
  const finger = await page.context().newCDPSession(page);
  const wipeDown = async (part: Locator): Promise<void> => {
    const box = await part.boundingBox();
    if (!box) throw new Error('nothing is there to be wiped');
    const [x, y] = [box.x + box.width / 2, box.y + 10];
    for (const [type, dy] of [
      ['touchStart', 0],
      ['touchMove', 40],
      ['touchMove', 80],
      ['touchEnd', 80],
    ] as const)
      await finger.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [{ x, y: y + dy }],
      });
  };
  await page.getByRole('button', { name: /^Next unit/ }).tap();
  const held = sheet.getByText('1st Armour');
  await expect(held).toBeVisible();
  await wipeDown(held);
  await expect(held).toBeHidden();
  // The next stack leaves it down; another question does not.
  await page.getByRole('button', { name: /^Next unit/ }).tap();
  await settled(page);
  await expect(sheet.getByText('9th Infantry')).toBeHidden();
  await done(page).tap();
  await expect(sheet.getByRole('heading', { name: 'Battles' })).toBeVisible();

  await openTab(page, 'Dice');
  await wipeDown(happened.getByRole('heading', { name: 'What happened' }));
  await expect(happened).toBeHidden();
});
