import { type Page, test } from '@playwright/test';
import { bring, DESKTOP, door, expect, more, openTab, press, QUIET, watch } from './desk.ts';

/** Table displays besides the decision: overlays, the die, calculators, the log, the board in words. */

test.setTimeout(90_000);
test.use({ reducedMotion: 'reduce', locale: 'en-GB' });

const open = async (page: Page, text: string): Promise<void> => {
  await page.goto(door());
  await bring(page, 'position.txt', text);
  await expect(page.getByRole('status')).toContainText('Great Blue');
};

/** Blue attacks at 3-1 with a die that eliminates the defender. */
const BATTLE = `game basic
board inline
  grid rows A..J columns 1..12
  city Town : H5
end board
# dice 1
blue inf 4-4 @ E5 as b.inf1
blue arm 8-6 @ E5 as b.arm1
blue inf 4-4 @ J1 as b.inf9
red inf 4-4 @ E6 as r.inf1
red inf 4-4 @ A12 as r.inf2
blue declares
`;

const fight = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Suggest battles' }).click();
  await expect(page.locator('.declared > li')).toHaveCount(1);
  await page.locator('button.done').click();
  await page.getByRole('button', { name: 'Fight it' }).click();
};

test.describe('with motion', () => {
  test.use({ reducedMotion: 'no-preference' });
  test('a battle: the die rolls, its cell lights up, the record keeps it', DESKTOP, async ({ page }) => {
    const witness = watch(page);
    await open(page, BATTLE);
    await fight(page);
    const display = page.getByRole('region', { name: 'The last battle' });
    await expect(display).toContainText('3-1');
    // The next decision does not wait for the die: it is there while it rolls.
    await expect(page.getByRole('status')).toContainText('advance onto a vacated hex');
    await expect(display).toContainText('defender eliminated');
    await expect(page.locator('[data-said=battle]')).toHaveText('Battle at E6: 3-1, die 1, defender eliminated.');
    await expect(display.locator('td.lit')).toHaveText('DE');
    await expect(display.locator('th.lit')).toHaveText(['3-1', '1']);
    await display.getByRole('button', { name: 'Close' }).click();
    await expect(display).toBeHidden();

    await openTab(page, 'Dice');
    const dice = page.getByRole('region', { name: 'Dice' });
    await expect(dice).toContainText('1 die, 1.00 on average');
    await expect(dice.locator('.rolls li')).toContainText('3-1 defender eliminated');
    expect(witness).toEqual(QUIET);
  });
});

test(
  'without motion the die lies at once; the log can be filtered and leads to rules; a turn is summed up',
  DESKTOP,
  async ({ page }) => {
    await open(page, BATTLE);
    await fight(page);
    const display = page.locator('.battle-display');
    await expect(display.locator('td.lit')).toHaveText('DE');
    await expect(display).not.toHaveClass(/rolling/);

    const log = page.locator('.log');
    await expect(log).toContainText('1st Infantry is eliminated');
    await openTab(page, 'Log');
    await log.getByLabel('What to show').selectOption('course');
    await expect(log).not.toContainText('1st Infantry is eliminated');
    await log.getByLabel('What to show').selectOption('battles');
    await expect(log).toContainText('1st Infantry is eliminated');
    await log.getByLabel('Find in the log').fill('nothing like this');
    await expect(log).toContainText('No line fits.');
    await log.getByLabel('Find in the log').fill('eliminated');
    await expect(log.locator('li')).toHaveCount(1);
    await log.getByRole('button', { name: 'B19.4' }).click();
    await expect(page.getByRole('dialog', { name: 'Rulebook' })).toContainText('B19.4');
    await press(page, 'Escape');

    await page.locator('button.done').click();
    await expect(page.getByRole('status')).toContainText('Big Red');
    await expect(page.locator('[data-said=turn]')).toHaveText('Since your last turn: 1 battle. Big Red lost 1 unit.');
  },
);

test('overlays: one key each, with their key on the map or the reason for nothing', DESKTOP, async ({ page }) => {
  const witness = watch(page);
  await open(page, BATTLE);
  const legend = page.getByRole('region', { name: 'Key to the overlays' });
  const expected: readonly (readonly [string, string, string])[] = [
    ['z', 'Zones of control', 'next to Big Red’s ground units'],
    ['c', 'Control of cities', 'nobody’s'],
    ['s', 'Supply', 'This game has no supply'],
    ['t', 'Reach of the enemy', 'attack factors that can come at the stack'],
    ['v', 'Last player turn’s moves', 'Nobody has moved yet'],
    ['w', 'Sea zones', 'This board has no sea zones'],
    ['o', 'Countries', 'This board has no countries'],
    ['x', 'Weather', 'without the weather rule (O24)'],
  ];
  for (const [key, name, says] of expected) {
    await press(page, key);
    await expect(legend).toContainText(name);
    await expect(legend).toContainText(says);
    await press(page, key);
    await expect(legend).toBeHidden();
  }
  expect(witness).toEqual(QUIET);
});

test('supply routes are drawn where the game has them', DESKTOP, async ({ page }) => {
  await open(
    page,
    `game tournament supplyRoutes weather
board inline
  grid rows A..J columns 1..12
  city Town : E9
  road : E2 E3 E4 E5 E6 E7 E8 E9
end board
control blue E9
blue inf 4-4 @ E2 as b1
red inf 4-4 @ A12 as r1
blue moves
`,
  );
  const canvas = page.locator('.table .board canvas').first();
  await press(page, 'x');
  const legend = page.getByRole('region', { name: 'Key to the overlays' });
  await expect(legend).toContainText('Clear');
  await press(page, 'x');
  await expect(legend).toBeHidden();
  const before = await canvas.screenshot();
  await press(page, 's');
  await expect(legend).toContainText('Great Blue: needs 4, has 12');
  await expect.poll(async () => Buffer.compare(await canvas.screenshot(), before)).not.toBe(0);
});

test('calculators, and the board in words: hex by hex, who is near, who could come', DESKTOP, async ({ page }) => {
  await open(page, BATTLE);
  await openTab(page, 'Tools');
  const tools = page.getByRole('region', { name: 'Tools' });
  await tools.getByLabel('Attack factors').fill('24');
  await tools.getByLabel('Defence factors').fill('4');
  await tools.getByRole('combobox', { name: 'Defender' }).selectOption('city');
  await expect(tools.locator('.odds')).toHaveText('3-1');
  await tools.getByLabel('Defence factors').fill('1');
  await expect(tools).toContainText('eliminated without a roll (B19.2)');
  await tools.getByText('Cost of a way').click();
  await tools.getByLabel('From', { exact: true }).fill('A1');
  await tools.getByLabel('To', { exact: true }).fill('A4');
  await expect(tools).toContainText('3 of 4 movement points. 1 left.');
  await tools.getByLabel('To', { exact: true }).fill('A9');
  await expect(tools).toContainText('Too far for one player turn.');

  await openTab(page, 'Text board');
  await page.getByRole('button', { name: /^E5: .*nearest enemy 1 hex away/ }).click();
  const walk = page.getByRole('region', { name: 'Hex by hex' });
  await expect(walk).toContainText('E5: land.');
  await expect(walk).toContainText('The hex is full.');
  await walk.getByRole('button', { name: 'Nearest enemy' }).click();
  await expect(walk).toContainText('E6, 1 hex away. Big Red: infantry 4-4');
  await walk.getByRole('button', { name: 'Who threatens this hex?' }).click();
  await expect(walk).toContainText('1 unit with 4 attack factors can attack E5');
  await walk.getByRole('button', { name: 'West', exact: true }).click();
  await expect(walk).toContainText('E4: land.');
  await expect(walk).toContainText('Nobody is there.');
});

test('walking the board by keys says every hex, and every unit of a stack', DESKTOP, async ({ page }) => {
  await open(page, BATTLE);
  await page.locator('#find-hex').fill('E4');
  await page.locator('#find-hex').press('Enter');
  await press(page, 'Shift+ArrowRight');
  const voice = page.locator('.table .board [aria-live=polite]');
  await expect(voice).toHaveText('E5. Great Blue: infantry 4-4, armor 8-6');
  await press(page, 'Shift+ArrowRight');
  await expect(voice).toHaveText('E6. Big Red: infantry 4-4');
  await press(page, 'Shift+ArrowRight');
  await expect(voice).toHaveText('E7. empty');
  await press(page, 'Shift+ArrowLeft');
  await press(page, 'Shift+ArrowLeft');
  await press(page, 'f');
  await expect(voice).toHaveText('1st Infantry, Great Blue: infantry 4-4');
  await press(page, 'ArrowRight');
  await press(page, 'Enter');
  await expect(page.locator('.units li.chosen')).toContainText('1st Armour');
});

test(
  'the map tab: no die for who wants none, sounds for who wants them, counters of one size; and it is kept',
  DESKTOP,
  async ({ page }) => {
    await page.addInitScript(() => {
      const counted = window as unknown as { tones: number };
      counted.tones = 0;
      const start = AudioScheduledSourceNode.prototype.start;
      AudioScheduledSourceNode.prototype.start = function (...args) {
        counted.tones++;
        return start.apply(this, args);
      };
      const play = AudioBufferSourceNode.prototype.start;
      AudioBufferSourceNode.prototype.start = function (...args) {
        counted.tones++;
        return play.apply(this, args);
      };
    });
    const tones = () => page.evaluate(() => (window as unknown as { tones: number }).tones);
    await open(page, BATTLE);
    await more(page);
    await page.getByLabel('Show the die and the table after a battle').uncheck();
    await press(page, 'Escape');
    await fight(page);
    await expect(page.getByRole('status')).toContainText('advance onto a vacated hex');
    await expect(page.getByRole('region', { name: 'The last battle' })).toHaveCount(0);
    expect(await tones()).toBe(0);
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() !== 'image' && request.resourceType() !== 'other') asked.push(request.url());
    });
    await more(page);
    await page.getByLabel('Sounds').check();
    await expect.poll(tones).toBeGreaterThan(0);
    expect(asked).toEqual([]);

    const canvas = page.locator('.table .board canvas').first();
    const before = await canvas.screenshot();
    await page.getByRole('combobox', { name: 'Counters' }).selectOption('large');
    await expect.poll(async () => Buffer.compare(await canvas.screenshot(), before)).not.toBe(0);

    await page.reload();
    await more(page);
    await expect(page.getByLabel('Show the die and the table after a battle')).not.toBeChecked();
    await expect(page.getByRole('combobox', { name: 'Counters' })).toHaveValue('large');
  },
);
