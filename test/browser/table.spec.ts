import AxeBuilder from '@axe-core/playwright';
import { expect as promptly, type Page, test } from '@playwright/test';

/** The table as a player uses it: the real page, the real referee in its worker. */

// Other people's work may share the machine.
const expect = promptly.configure({ timeout: 15_000 });
const home = process.env['HEXFRONT_URL'] ?? '';

interface Witness {
  readonly complaints: string[];
  readonly strangers: string[];
}

const watch = (page: Page): Witness => {
  const witness: Witness = { complaints: [], strangers: [] };
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) witness.complaints.push(message.text());
  });
  page.on('pageerror', (error) => witness.complaints.push(String(error)));
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (origin !== home && protocol !== 'blob:') witness.strangers.push(request.url());
  });
  return witness;
};
const QUIET: Witness = { complaints: [], strangers: [] };

/** Two of Blue against one of Red on open ground, and somebody far away on both sides. */
const SKIRMISH = `game basic
board inline
  grid rows A..H columns 1..10
end board
blue inf 4-4 @ C3 as b.inf1
blue arm 6-6 @ D3 as b.arm1
blue arm 6-6 @ D3 as b.arm2
blue inf 4-4 @ H1 as b.inf9
red inf 2-4 @ D7 as r.inf1
red inf 4-4 @ A10 as r.inf2
blue moves
`;

test.use({ reducedMotion: 'reduce', locale: 'en-GB' });
test.setTimeout(60_000);

const open = async (page: Page, name: string, text: string): Promise<void> => {
  await page.goto(home);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text, 'utf8') });
};

/** Brings a hex to the middle of the board by its name, and clicks it there. */
const clickHex = async (page: Page, name: string, shift = false): Promise<void> => {
  await page.locator('#find-hex').fill(name);
  await page.locator('#find-hex').press('Enter');
  await page.waitForTimeout(60);
  const box = await page.locator('.table .board canvas').first().boundingBox();
  if (!box) throw new Error('there is no board');
  if (shift) await page.keyboard.down('Shift');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  if (shift) await page.keyboard.up('Shift');
};

const seriousIssues = async (page: Page): Promise<string[]> => {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`);
};

const done = (page: Page) => page.locator('button.done');

test('a whole Basic player turn by mouse', async ({ page, isMobile }, info) => {
  test.skip(isMobile, 'the phone has its own');
  const witness = watch(page);
  await open(page, 'skirmish.txt', SKIRMISH);
  await expect(page.getByRole('status')).toContainText('Great Blue: move your units');

  // An illegal click is answered with the rule, and its text is one click away.
  await clickHex(page, 'C3');
  await expect(page.getByRole('region', { name: 'The chosen hex' })).toContainText('b.inf1');
  await clickHex(page, 'C9');
  const refusal = page.getByRole('alert');
  await expect(refusal).toContainText('B7.z3');
  await refusal.getByRole('button', { name: 'Read rule B7.z3' }).click();
  await expect(page.getByRole('dialog', { name: 'Rulebook' })).toContainText('B7.z3');
  await page.keyboard.press('Escape');

  // Moves, one of them of a whole stack.
  await clickHex(page, 'C3');
  await clickHex(page, 'C7');
  await expect(page.locator('.log')).toContainText('b.inf1 moves');
  await clickHex(page, 'D3');
  await expect(page.locator('.units li.chosen')).toHaveCount(2);
  await clickHex(page, 'D6');
  await expect(page.locator('.log')).toContainText('b.arm2 moves');
  await page.screenshot({ path: info.outputPath('moved.png') });

  // Undo and redo before any die.
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.locator('.log')).not.toContainText('b.arm2 moves');
  await page.getByRole('button', { name: 'Redo', exact: true }).click();
  await expect(page.locator('.log')).toContainText('b.arm2 moves');

  // The battle: obligations named, odds and chances shown, declared.
  await done(page).click();
  await expect(page.getByRole('status')).toContainText('declare your battles');
  await expect(page.locator('.battles')).toContainText('Must be attacked: D7');
  await expect(page.locator('.not-yet')).toContainText('B7');
  await clickHex(page, 'D6');
  await clickHex(page, 'C7', true);
  await clickHex(page, 'D7');
  await expect(page.locator('.odds')).toHaveText('8-1');
  await page.screenshot({ path: info.outputPath('planned.png') });
  await page.getByRole('button', { name: 'Declare this battle' }).click();
  await expect(page.getByRole('status')).toContainText('nothing is obligatory any more');
  await done(page).click();
  await page.getByRole('button', { name: 'Fight it' }).click();

  // Above 6-1 the defender is gone; the advance is taken on the map.
  await expect(page.getByRole('status')).toContainText('advance onto a vacated hex');
  await clickHex(page, 'D7');
  await expect(page.locator('.log')).toContainText('advance');
  if (await done(page).isVisible()) await done(page).click();
  await expect(page.getByRole('status')).toContainText('Big Red: move your units');
  expect(witness).toEqual(QUIET);
});

/** One against one at 1-1: something is rolled, and the loser retreats. */
const DUEL = `game basic
board inline
  grid rows A..J columns 1..12
end board
blue inf 4-4 @ E5 as b.inf1
blue inf 4-4 @ J1 as b.inf9
red inf 4-4 @ E6 as r.inf1
red inf 4-4 @ A12 as r.inf2
blue declares
`;

test('a battle with a die: undo never crosses it, and a retreat is offered where there is one', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'the phone has its own');
  const witness = watch(page);
  await open(page, 'duel.txt', DUEL);
  await expect(page.getByRole('status')).toContainText('declare your battles');
  await page.getByRole('button', { name: 'Suggest battles' }).click();
  await expect(page.locator('.declared')).toContainText('b.inf1 against E6');
  await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeEnabled();
  await done(page).click();
  await page.getByRole('button', { name: 'Fight it' }).click();
  await expect(page.locator('.prompt .die')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeDisabled();
  // 1-1 gives exchanges and retreats; a retreat is offered as buttons and as lit hexes.
  const status = page.getByRole('status');
  if ((await status.textContent())?.includes('retreat')) {
    await page
      .getByRole('button', { name: /^Retreat / })
      .first()
      .click();
    await expect(page.locator('.log')).toContainText('retreats');
    await expect(status).not.toContainText(': retreat');
  }
  expect(witness).toEqual(QUIET);
});

test('a turn by keyboard only', async ({ page, isMobile }) => {
  test.skip(isMobile, 'no keyboard');
  const witness = watch(page);
  await open(page, 'skirmish.txt', SKIRMISH);
  await expect(page.getByRole('status')).toContainText('move your units');
  const choose = async (name: string) => {
    await page.keyboard.press('g');
    await page.keyboard.press('Control+a');
    await page.keyboard.type(name);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
  };
  await choose('D3');
  await expect(page.locator('.units li.chosen')).toHaveCount(2);
  await page.keyboard.press('1');
  await expect(page.locator('.units li.chosen')).toHaveCount(1);
  await choose('D5');
  await expect(page.locator('.log')).toContainText('moves');
  await page.keyboard.press('Control+z');
  await expect(page.locator('.log')).not.toContainText('moves');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('d');
  await expect(page.getByRole('status')).toContainText('declare your battles');
  await page.keyboard.press('d');
  await expect(page.getByRole('status')).toContainText('Big Red: move your units');
  expect(witness).toEqual(QUIET);
});

test('the whole continent: reach and moves, with their times noted', async ({ page, isMobile }, info) => {
  test.skip(isMobile, 'measured on the desktop');
  const witness = watch(page);
  await page.goto(home);
  await page.getByRole('button', { name: /Two at this screen/ }).click();
  await expect(page.getByRole('status')).toContainText('move your units');
  for (let i = 0; i < 12; i++) {
    await page.keyboard.press('n');
    await page.waitForTimeout(150);
  }
  await page.screenshot({ path: info.outputPath('continent.png') });
  await clickHex(page, 'V20');
  await clickHex(page, 'V22');
  await expect(page.locator('.log')).toContainText('moves');
  const moves = await page.evaluate(() => performance.getEntriesByName('move').map((one) => one.duration));
  console.info(`drop to applied move: ${moves.map((time) => time.toFixed(0)).join(' ')} ms`);
  expect(moves.length).toBeGreaterThan(0);
  const times = await page.evaluate(() => performance.getEntriesByName('reach').map((one) => one.duration));
  expect(times.length).toBeGreaterThan(8);
  info.annotations.push({ type: 'reach ms', description: times.map((time) => time.toFixed(1)).join(' ') });
  console.info(`click to reach: ${times.map((time) => time.toFixed(0)).join(' ')} ms`);
  expect(witness).toEqual(QUIET);
});

test('no serious accessibility issue on front page, options, table and rulebook', async ({ page }) => {
  await page.goto(home);
  await expect(page.locator('#board canvas').first()).toBeVisible();
  expect(await seriousIssues(page)).toEqual([]);
  await page.getByRole('button', { name: /Your own game/ }).click();
  expect(await seriousIssues(page)).toEqual([]);
  await page.getByRole('button', { name: /Two at this screen/ }).click();
  await expect(page.getByRole('status')).toContainText('move your units');
  expect(await seriousIssues(page)).toEqual([]);
  await page.getByRole('button', { name: 'Rules', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Rulebook' })).toBeVisible();
  expect(await seriousIssues(page)).toEqual([]);
});

test('a turn on a phone by touch', async ({ page, isMobile }, info) => {
  test.skip(!isMobile, 'the desktop has its own');
  const witness = watch(page);
  await open(page, 'skirmish.txt', SKIRMISH);
  await expect(page.getByRole('status')).toContainText('move your units');
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  // The text board needs no aim: choose a stack, then one of the hexes it reaches.
  await page.getByRole('tab', { name: 'Text board' }).tap();
  await page.getByRole('button', { name: /^D3: 2 × armor/ }).tap();
  await page.getByRole('button', { name: /^D6 \(3\)/ }).tap();
  await expect(page.getByRole('region', { name: 'The chosen hex' })).toContainText('D6');
  await page.screenshot({ path: info.outputPath('phone-table.png') });
  await done(page).tap();
  await expect(page.getByRole('status')).toContainText('declare your battles');
  await page.getByRole('button', { name: 'Suggest battles' }).tap();
  await expect(page.getByRole('status')).toContainText('nothing is obligatory any more');
  await done(page).tap();
  await page.getByRole('button', { name: 'Fight it' }).tap();
  await expect(page.getByRole('status')).not.toContainText('fight your battles');
  expect(witness).toEqual(QUIET);
});

test('set-up by hand: placed by click, the rest from a default placement', async ({ page, isMobile }) => {
  test.skip(isMobile, 'covered on the desktop');
  const witness = watch(page);
  await page.goto(home);
  await page.getByRole('button', { name: /Your own game/ }).click();
  await page.getByLabel('Great Blue begins with').selectOption({ label: 'Set up by hand' });
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await expect(page.getByRole('status')).toContainText('42 units still to place');
  await page.locator('.setup .count button').nth(1).click();
  await page.locator('.setup .count button').nth(1).click();
  await clickHex(page, 'V20');
  await expect(page.getByRole('status')).toContainText('40 units still to place');
  // Not in Blue's country: refused by the rule.
  await page.locator('.setup .count button').nth(1).click();
  await clickHex(page, 'V40');
  await expect(page.getByRole('alert')).toContainText('B3.2');
  await page.getByRole('button', { name: 'The eastward march' }).click();
  await page.getByRole('button', { name: 'At random' }).click();
  await expect(page.getByRole('status')).toContainText('your army stands');
  await done(page).click();
  await expect(page.getByRole('status')).toContainText('Big Red: your army stands');
  await done(page).click();
  await expect(page.getByRole('status')).toContainText('Great Blue: move your units');
  expect(witness).toEqual(QUIET);
});

test('Tournament: sailing from the unit card, and an invasion of the wrong hex answered with the rule', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'covered on the desktop');
  const witness = watch(page);
  await page.goto(home);
  await page.getByRole('button', { name: /Your own game/ }).click();
  await page.getByLabel('Start from').selectOption({ value: 'invasion' });
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await expect(page.getByRole('status')).toContainText('move your units');
  // Another box of the sea.
  await page.getByRole('button', { name: /b\.inf4/ }).click();
  await page
    .getByRole('button', { name: /^Sail to box/ })
    .first()
    .click();
  await expect(page.locator('.log')).toContainText('b.inf4');
  // An invasion: the sea hexes before the beaches are lit; an unlit hex is answered with the rule.
  await page.getByRole('button', { name: /b\.mar1/ }).click();
  await page.getByRole('button', { name: 'Invade' }).click();
  await clickHex(page, 'T10');
  await expect(page.getByRole('alert')).toContainText(/[BT]\d/);
  expect(witness).toEqual(QUIET);
});

test('against the computer: it answers, and the decision comes back', async ({ page, isMobile }) => {
  test.skip(isMobile, 'measured on the desktop');
  const witness = watch(page);
  await page.goto(home);
  await page.evaluate(() => {
    const long: number[] = [];
    Object.assign(window, { long });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) long.push(entry.duration);
    }).observe({ entryTypes: ['longtask'] });
  });
  await page.getByRole('button', { name: /Play now/ }).click();
  await expect(page.getByRole('status')).toContainText('Great Blue: move your units');
  await page.evaluate('window.long.length = 0');
  await done(page).click();
  await done(page).click();
  await expect(page.getByRole('status')).toContainText(/Great Blue/, { timeout: 20_000 });
  await expect(page.locator('.log')).toContainText('r.', { timeout: 20_000 });
  const long = await page.evaluate<number[]>('window.long');
  console.info(`tasks over 50 ms while the computer plays: ${long.map((time) => time.toFixed(0)).join(' ') || 'none'}`);
  expect(witness).toEqual(QUIET);
});
