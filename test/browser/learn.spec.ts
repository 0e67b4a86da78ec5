import { type Page, test } from '@playwright/test';
import { chooseHex, DESKTOP, done, expect, home, openTab, PHONE, press, QUIET, watch } from './desk.ts';
import { clickHex } from './hexes.ts';

/** Lessons as a newcomer takes them: by mouse, by keyboard, with mistakes. */

test.use({ reducedMotion: 'reduce', locale: 'en-GB' });
test.setTimeout(90_000);

const lesson = (page: Page) => page.getByRole('region', { name: 'Lesson' });
const next = (page: Page) => lesson(page).getByRole('button', { name: 'Next step' });

/** The position of a step is laid out: the referee asks for something. */
const laid = (page: Page) => expect(done(page)).toBeVisible();

const begin = async (page: Page, title: string): Promise<void> => {
  await page.goto(home);
  await page.getByRole('link', { name: 'Learn Blitzkrieg 1965' }).click();
  await page.getByRole('link', { name: title }).click();
  await expect(lesson(page)).toContainText('Step 1 of');
  await laid(page);
};

test('a whole lesson by mouse, with a wrong move, a refusal, a reset and a reload', DESKTOP, async ({ page }, info) => {
  const witness = watch(page);
  await begin(page, 'Moving and roads');

  // Legal but wrong: a kind answer, and the way back.
  await clickHex(page, 'G2');
  await clickHex(page, 'G4');
  await expect(lesson(page)).toContainText('That is allowed, but the task is not done yet');
  await lesson(page).getByRole('button', { name: 'Take it back' }).click();
  await expect(lesson(page)).not.toContainText('That is allowed');
  await clickHex(page, 'G2');
  await clickHex(page, 'G5');
  await expect(lesson(page)).toContainText('Done!');
  await page.screenshot({ path: info.outputPath('lesson.png') });

  await next(page).click();
  await expect(lesson(page)).toContainText('Step 2 of 6');
  await clickHex(page, 'D2');
  await clickHex(page, 'D5');
  await lesson(page).getByRole('button', { name: 'Start this step again' }).click();
  // The step is laid out anew: before that nothing can be chosen.
  await laid(page);
  await clickHex(page, 'D2');
  await expect(page.locator('.units li.chosen')).toHaveCount(1);
  await clickHex(page, 'D9');
  await expect(lesson(page)).toContainText('2⅓ points');

  // Left and resumed: a reload goes on with the same step.
  await next(page).click();
  await expect(lesson(page)).toContainText('Step 3 of 6');
  await page.reload();
  await expect(lesson(page)).toContainText('Step 3 of 6');

  // An illegal move is what this step asks for; its rule is one click away.
  await clickHex(page, 'D9');
  await expect(page.locator('.units li.chosen')).toHaveCount(1);
  await clickHex(page, 'C8');
  await expect(lesson(page)).toContainText('Refused by rule B13.1');
  await expect(page.getByRole('alert')).toContainText('B13.1');
  await next(page).click();
  await clickHex(page, 'D7');
  await clickHex(page, 'C8');
  await expect(lesson(page)).toContainText('it has stopped');
  await next(page).click();
  await clickHex(page, 'D3');
  await expect(page.locator('.units li.chosen')).toHaveCount(2);
  await clickHex(page, 'D8');
  await expect(lesson(page)).toContainText('Both arrived');
  await next(page).click();
  await done(page).click();
  await expect(lesson(page)).toContainText('Movement is over');
  await lesson(page).getByRole('link', { name: 'Next lesson: Zones of control' }).click();
  await expect(lesson(page)).toContainText('Zones of control · Step 1 of 5');
  await page.goto(`${home}/#/learn`);
  await expect(page.getByRole('link', { name: 'Moving and roads' })).toContainText('Finished');
  expect(witness).toEqual(QUIET);
});

test('steps by keyboard only', DESKTOP, async ({ page }) => {
  const witness = watch(page);
  await page.goto(`${home}/#/learn/zones`);
  await expect(lesson(page)).toContainText('Step 1 of 5');
  await laid(page);
  await press(page, 'z');
  await chooseHex(page, 'D2');
  await expect(page.locator('.units li.chosen')).toHaveCount(1);
  await chooseHex(page, 'D5');
  await expect(lesson(page)).toContainText('It stopped in D5');
  await next(page).focus();
  await press(page, 'Enter');
  await expect(lesson(page)).toContainText('Step 2 of 5');
  await chooseHex(page, 'A5');
  await expect(page.locator('.units li.chosen')).toHaveCount(1);
  await chooseHex(page, 'A4');
  await expect(lesson(page)).toContainText('Refused by B7.z4');
  expect(witness).toEqual(QUIET);
});

test(
  'battles in lessons: the fixed die falls, Red answers by himself, an exchange is paid',
  DESKTOP,
  async ({ page }, info) => {
    const witness = watch(page);
    await page.goto(`${home}/#/learn/results`);
    await expect(lesson(page)).toContainText('Step 1 of 4');
    await page.getByRole('button', { name: 'Fight it' }).click();
    await expect(page.getByRole('status').first()).toContainText('advance onto a vacated hex');
    await clickHex(page, 'D4');
    await expect(lesson(page)).toContainText('Ground won');
    await expect(lesson(page)).toContainText('The die was fixed for this lesson');
    await next(page).click();
    await expect(lesson(page)).toContainText('Step 2 of 4');
    await page.getByRole('button', { name: 'Fight it' }).click();
    await expect(page.getByRole('status').first()).toContainText('retreat 1st Armour');
    await clickHex(page, 'D2');
    await expect(lesson(page)).toContainText('Safe and in the city');
    await next(page).click();
    await expect(lesson(page)).toContainText('Step 3 of 4');
    // Too dear, and the die has fallen: the step begins again; then the cheapest way.
    const pay = async (...units: readonly string[]): Promise<void> => {
      await page.getByRole('button', { name: 'Fight it' }).click();
      for (const unit of units) await page.locator('.units li', { hasText: unit }).getByRole('checkbox').check();
      await page.getByRole('button', { name: 'Give these up' }).click();
    };
    await pay('2nd Armour', '1st Infantry');
    await expect(lesson(page)).toContainText('6 + 4 = 10 factors for a debt of 8');
    await lesson(page).getByRole('button', { name: 'Start this step again' }).click();
    await pay('1st Armour');
    await expect(lesson(page)).toContainText('Exactly 8');
    await page.screenshot({ path: info.outputPath('exchange.png') });
    expect(witness).toEqual(QUIET);
  },
);

// Solutions of every step of every lesson are tested without a browser (test/web/learn.test.ts).
test('“Show me” plays a lesson with moves, dice and answers to its end', DESKTOP, async ({ page }) => {
  const witness = watch(page);
  await page.goto(`${home}/#/learn/results`);
  for (let n = 1; n <= 4; n++) {
    await expect(lesson(page)).toContainText(`Step ${n} of 4`);
    await lesson(page).getByRole('button', { name: 'Show me' }).click();
    await expect(lesson(page), `step ${n}`).toContainText('Done!');
    if (n < 4) await next(page).click();
  }
  expect(witness).toEqual(QUIET);
});

test('a lesson on a phone', PHONE, async ({ page }, info) => {
  const witness = watch(page);
  await page.goto(`${home}/#/learn`);
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(await overflow()).toBeLessThanOrEqual(0);
  await page.screenshot({ path: info.outputPath('learn-phone.png') });
  await page.getByRole('link', { name: 'Moving and roads' }).tap();
  await expect(lesson(page)).toContainText('Step 1 of 6');
  await page.screenshot({ path: info.outputPath('lesson-phone.png') });
  await openTab(page, 'Text board');
  await page.getByRole('button', { name: /^G2: infantry/ }).tap();
  await page.getByRole('button', { name: /^G5 \(3\)/ }).tap();
  await expect(lesson(page)).toContainText('Done!');
  expect(await overflow()).toBeLessThanOrEqual(0);
  expect(witness).toEqual(QUIET);
});

test('a lesson leaves the last game alone', DESKTOP, async ({ page }) => {
  await page.goto(`${home}/#/learn/moving`);
  await laid(page);
  await clickHex(page, 'G2');
  await clickHex(page, 'G5');
  await expect(lesson(page)).toContainText('Done!');
  await page.goto(home);
  await expect(page.getByRole('link', { name: 'Play now', exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Continue' })).toHaveCount(0);
});
