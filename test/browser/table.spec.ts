import { test } from '@playwright/test';
import { beginButton, beginHere, brief, done, expect, open, press, QUIET, SKIRMISH, status, watch } from './desk.ts';
import { clickHex, dragAlong, goTo, middle } from './hexes.ts';

/** The table as a player uses it: the real page, the real referee in its worker. */

test.use({ reducedMotion: 'reduce', locale: 'en-GB' });
test.setTimeout(60_000);
test.skip(({ isMobile }) => isMobile, 'the phone has its own');

test('a whole Basic player turn by mouse', async ({ page }, info) => {
  const witness = watch(page);
  await open(page, 'skirmish.txt', SKIRMISH);
  await expect(status(page)).toContainText('Great Blue: move your units');

  // An illegal click is answered with the rule, and its text is one click away.
  await clickHex(page, 'C3');
  await expect(page.getByRole('region', { name: 'The chosen hex' })).toContainText('1st Infantry');
  await clickHex(page, 'C9');
  const refusal = page.getByRole('alert');
  await expect(refusal).toContainText('C9 is too far for 1st Infantry: 7 points, 4 left');
  await refusal.getByRole('button', { name: 'Read rule B11.1' }).click();
  await expect(page.getByRole('dialog', { name: 'Rulebook' })).toContainText('B11.1');
  await press(page, 'Escape');

  // Moves, one of them of a whole stack.
  await clickHex(page, 'C3');
  await clickHex(page, 'C7');
  await expect(page.locator('.log')).toContainText('1st Infantry moves');
  await clickHex(page, 'D3');
  await expect(page.locator('.units li.chosen')).toHaveCount(2);
  await clickHex(page, 'D6');
  await expect(page.locator('.log')).toContainText('2nd Armour moves');
  await page.screenshot({ path: info.outputPath('moved.png') });

  // Undo and redo before any die.
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.locator('.log')).not.toContainText('2nd Armour moves');
  await page.getByRole('button', { name: 'Redo', exact: true }).click();
  await expect(page.locator('.log')).toContainText('2nd Armour moves');

  // The battle: obligations named, odds and chances shown, declared.
  await done(page).click();
  await expect(status(page)).toContainText('declare your battles');
  await expect(page.locator('.battles')).toContainText('Must be attacked: D7');
  await expect(page.locator('.not-yet')).toContainText('B7');
  await clickHex(page, 'C7');
  await expect(page.locator('.units li.chosen')).toHaveCount(1);
  await page.locator('.not-yet').getByRole('button', { name: '1st Armour' }).click();
  await expect(page.locator('.units li.chosen')).toHaveCount(2);
  // The obstacle to ending the phase is shown once, refused or not.
  await done(page).click();
  await expect(page.getByRole('alert')).toContainText('Not yet: B7.a7');
  await expect(page.locator('.not-yet')).toHaveCount(0);

  // One attacks alone; the others join that battle, and one press takes it back (B9.8).
  await clickHex(page, 'C7');
  await clickHex(page, 'D7');
  await page.getByRole('button', { name: 'Declare this battle' }).click();
  await expect(page.locator('.battles')).toContainText('Must fight: 1st Armour, 2nd Armour');
  await page.getByRole('button', { name: '2nd Armour joins the attack on D7' }).click();
  await expect(page.locator('.plan')).toContainText(/Declared already: 1st Infantry against D7/);
  await clickHex(page, 'D6');
  await page.getByRole('button', { name: 'Join this battle' }).click();
  await expect(page.locator('.declared')).toContainText('8-1');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.locator('.declared')).not.toContainText('Armour');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.locator('.declared')).not.toContainText('Infantry');

  await clickHex(page, 'D6');
  await clickHex(page, 'C7', true);
  await clickHex(page, 'D7');
  await expect(page.locator('.odds')).toHaveText('8-1');
  await expect(page.locator('.plan')).toContainText('6 in 6 defender eliminated');
  await page.screenshot({ path: info.outputPath('planned.png') });
  await page.getByRole('button', { name: 'Declare this battle' }).click();
  await expect(status(page)).toContainText('nothing is obligatory any more');
  await done(page).click();
  await page.getByRole('button', { name: 'Fight it' }).click();

  // Above 6-1 the defender is gone; the advance is taken on the map, and who goes is asked.
  await expect(status(page)).toContainText('advance onto a vacated hex');
  await clickHex(page, 'D7');
  await expect(page.locator('.choices')).toContainText('Who goes to D7?');
  await page.locator('.choice-group', { hasText: '1st Armour' }).getByRole('button', { name: 'Advance D7' }).click();
  await expect(page.locator('.log')).toContainText('1st Armour advances');
  await done(page).click();
  await expect(status(page)).toContainText('Big Red: move your units');
  expect(witness).toEqual(QUIET);
});

/** Wide enough that a hex gone to is always shown at the same size. */
const WIDE = `board inline
  grid rows A..T columns 1..30
end board`;

test('a way by waypoints, a stack split by ticks, a counter carried', async ({ page }) => {
  const witness = watch(page);
  await open(
    page,
    'ways.txt',
    `game basic\n${WIDE}\nblue arm 6-6 @ D5 as b.arm1..2\nblue inf 4-4 @ H5 as b.inf1\nred inf 4-4 @ T30 as r.inf1\nblue moves\n`,
  );
  await expect(status(page)).toContainText('move your units');
  // By way of C6 and D7, which is not the shortest.
  await clickHex(page, 'D5');
  await expect(page.getByRole('button', { name: 'Set waypoints' })).toBeVisible();
  await clickHex(page, 'C6', true);
  await expect(page.locator('.way')).toContainText('By way of C6');
  await clickHex(page, 'D7', true);
  await expect(page.locator('.way')).toContainText('C6 › D7');
  await clickHex(page, 'E7');
  await expect(page.locator('.log')).toContainText('1st Armour moves D5 > C6 > C7 > D7 > E7');
  // One of the two goes on alone.
  await page.locator('.units label', { hasText: '2nd Armour' }).getByRole('checkbox').uncheck();
  await clickHex(page, 'E8');
  await expect(page.locator('.log')).toContainText('1st Armour moves E7 > E8');
  await expect(page.locator('.log')).not.toContainText('2nd Armour moves E7');
  // Dragging works, too.
  await dragAlong(page, 'H5', 2);
  await expect(page.locator('.log')).toContainText('1st Infantry moves H5 > H6 > H7');
  expect(witness).toEqual(QUIET);
});

const DUEL = `# dice 4
game basic
board inline
  grid rows A..J columns 1..12
end board
blue inf 4-4 @ E5 as b.inf1
blue inf 4-4 @ J1 as b.inf9
red inf 4-4 @ E6 as r.inf1
red inf 4-4 @ A12 as r.inf2
blue declares
`;

test('a battle with a die: undo never crosses it; the retreat is made on the map, a wrong hex answered', async ({
  page,
}) => {
  const witness = watch(page);
  await open(page, 'duel.txt', DUEL);
  await expect(status(page)).toContainText('declare your battles');
  await page.getByRole('button', { name: 'Suggest battles' }).click();
  await expect(page.locator('.declared')).toContainText('1st Infantry against E6');
  // A plate in the action bar opens its battle in the panel.
  const plates = page.getByRole('list', { name: 'Declared battles' });
  await plates.getByRole('button', { name: /^1-1 E6 \d in 6/ }).click();
  await expect(page.locator('.declared details')).toHaveAttribute('open');
  await expect(page.locator('.outlook')).toContainText('Great Blue: 1.3 of 4 factors lost on average');
  await expect(page.locator('.outlook')).toContainText('Big Red: 0.7 of 4 factors lost on average');
  await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeEnabled();
  await done(page).click();
  await expect(plates.getByRole('button', { name: /^1-1 E6 .* next$/ })).toBeVisible();
  await page.getByRole('button', { name: 'Fight it' }).click();
  await expect(plates.getByRole('button', { name: /^1-1 E6 .* being fought$/ })).toBeVisible();
  // Die 4 at 1-1: the defender goes back two.
  await expect(status(page)).toContainText('Big Red: retreat 1st Infantry by 2 hexes');
  await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeDisabled();
  await clickHex(page, 'E7');
  await expect(page.getByRole('alert')).toContainText('B19.5.2');
  await clickHex(page, 'E8');
  await expect(page.locator('.log')).toContainText('1st Infantry retreats E6 > E7 > E8');
  await expect(status(page)).toContainText('Great Blue: advance onto a vacated hex');
  await done(page).click();
  await expect(status(page)).toContainText('Big Red: move your units');
  expect(witness).toEqual(QUIET);
});

test('an exchange: what is due and what is chosen; too little and too much are refused by the rule', async ({
  page,
}) => {
  const witness = watch(page);
  await open(
    page,
    'exchange.txt',
    `# dice 2
game basic
board inline
  grid rows A..H columns 1..10
end board
blue inf 4-4 @ C7 as b.inf1
blue arm 6-6 @ D6 as b.arm1..2
blue inf 4-4 @ H1 as b.inf9
red inf 4-4 @ D7 as r.inf1..2
red inf 4-4 @ A10 as r.inf3
battle b.arm1+b.arm2+b.inf1 on D7
blue fights
`,
  );
  await page.getByRole('button', { name: 'Fight it' }).click();
  const due = page.getByRole('region', { name: 'Exchange' });
  await expect(due).toContainText('8 attack factors are due');
  await expect(due).toContainText('8 to go');
  await due.getByRole('checkbox', { name: '1st Armour' }).check();
  await expect(due).toContainText('6 of 8 chosen');
  await expect(due).toContainText('B19.6.1');
  await expect(due.getByRole('button', { name: 'Give these up' })).toBeDisabled();
  // A click on the map names the next unit of the hex.
  await clickHex(page, 'D6');
  await expect(due).toContainText('12 of 8 chosen');
  await clickHex(page, 'D6', true);
  await expect(due).toContainText('6 of 8 chosen');
  await clickHex(page, 'C7');
  await expect(due).toContainText('That is enough.');
  await due.getByRole('button', { name: 'Give these up' }).click();
  await expect(page.locator('.log')).toContainText('1st Armour and 1st Infantry are eliminated');
  await expect(status(page)).toContainText('advance onto a vacated hex');
  expect(witness).toEqual(QUIET);
});

test('set-up by hand: placed by click and by carrying, the rest from a default placement', async ({ page }) => {
  const witness = watch(page);
  await brief(page, 'blitz/basic');
  await page
    .getByRole('radiogroup', { name: 'Who plays Big Red?' })
    .getByRole('radio', { name: 'Player on this device' })
    .check();
  await page.locator('summary', { hasText: 'Set-up' }).click();
  await page.getByLabel('Great Blue begins with').selectOption({ label: 'Set up by hand' });
  await beginButton(page).click();
  await expect(status(page)).toContainText('42 units still to place');
  await page.locator('.setup .count button').nth(1).click();
  await page.locator('.setup .count button').nth(1).click();
  await clickHex(page, 'V20');
  await expect(status(page)).toContainText('40 units still to place');
  // Not in Blue's country: refused by the rule.
  await page.locator('.setup .count button').nth(1).click();
  await clickHex(page, 'V40');
  await expect(page.getByRole('alert')).toContainText('B3.2');
  await press(page, 'Escape');
  // From the list onto the map, and from hex to hex.
  const { x, y } = await goTo(page, 'V18');
  const line = await page.locator('.setup .kind').first().boundingBox();
  if (!line) throw new Error('there is no list');
  await page.mouse.move(line.x + 30, line.y + line.height / 2);
  await page.mouse.down();
  await page.mouse.move(line.x - 60, line.y, { steps: 3 });
  await page.mouse.move(x, y, { steps: 3 });
  await page.mouse.up();
  await expect(status(page)).toContainText('39 units still to place');
  await dragAlong(page, 'V18', 1);
  // The log lies behind another panel here.
  await page.locator('.log button', { hasText: 'units set up' }).evaluate((button: HTMLElement) => button.click());
  await expect(page.locator('.log')).toContainText('set up at V19');
  await page.getByRole('button', { name: 'The eastward march' }).click();
  await page.getByRole('button', { name: 'At random' }).click();
  await expect(status(page)).toContainText('your army stands');
  await done(page).click();
  await expect(status(page)).toContainText('Big Red: your army stands');
  await done(page).click();
  await expect(status(page)).toContainText('Great Blue: move your units');
  expect(witness).toEqual(QUIET);
});

test('the whole continent: reach and moves, with their times noted', async ({ page }, info) => {
  const witness = watch(page);
  await beginHere(page, 'blitz/basic');
  await expect(status(page)).toContainText('move your units');
  const measured = (name: string) =>
    page.evaluate((one) => performance.getEntriesByName(one).map(({ duration }) => duration), name);
  for (let i = 1; i <= 4; i++) {
    await press(page, 'n');
    await expect.poll(async () => (await measured('reach')).length).toBeGreaterThanOrEqual(i);
  }
  await page.screenshot({ path: info.outputPath('continent.png') });
  await clickHex(page, 'V20');
  await clickHex(page, 'V22');
  await expect(page.locator('.log')).toContainText('moves');
  for (const name of ['reach', 'move']) {
    const times = await measured(name);
    expect(times.length).toBeGreaterThan(0);
    const text = times.map((time) => time.toFixed(1)).join(' ');
    info.annotations.push({ type: `${name} ms`, description: text });
    console.info(`${name === 'reach' ? 'choice to reach' : 'click to applied move'}: ${text} ms`);
  }
  expect(witness).toEqual(QUIET);
});

test('menus close on Escape, which gives the focus back, and on a press beside them', async ({ page }) => {
  await open(page, 'skirmish.txt', SKIRMISH);
  await expect(status(page)).toContainText('move your units');
  for (const name of [/^More$/, /^What wins/]) {
    const button = page.getByRole('button', { name });
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(button).toBeFocused();
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    const { x, y } = await middle(page);
    await page.mouse.click(x, y);
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  }
});
