import { type Page, test } from '@playwright/test';
import { pageOf } from './built-pages.ts';
import { expect, openTab, watch } from './desk.ts';
import { clickHex } from './hexes.ts';

/** The common table serves a game it does not know: two pages at one referee, with secrets between them. */

test.use({ reducedMotion: 'reduce' });
test.setTimeout(90_000);
test.skip(({ isMobile }) => isMobile, 'two tables need a wide screen');

let address = '';
test.beforeAll(async () => {
  // The build may take long on a busy machine.
  test.setTimeout(120_000);
  address = await pageOf('toy');
});

const MINE = /"north mine"/;
const SMOKE = /"cards?":\[?"smoke"/;

/** A seat whose page writes down all the referee ever tells it. */
async function sit(page: Page, seat: string) {
  await page.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    const { addEventListener } = MessagePort.prototype;
    MessagePort.prototype.addEventListener = function (...args: Parameters<typeof addEventListener>) {
      addEventListener.call(this, args[0], (event) => void heard.push(JSON.stringify((event as MessageEvent).data)));
      addEventListener.apply(this, args);
    };
  });
  await page.goto(`${address}?seat=${seat}`);
  await openTab(page, 'Known');
  const line = (side: string) => page.locator('.known li', { hasText: side });
  return {
    page,
    prompt: page.locator('.prompt'),
    north: line('North'),
    south: line('South'),
    press: (name: string) => page.getByRole('button', { name, exact: true }).click(),
    log: async () => {
      await openTab(page, 'Log');
      const lines = await page.locator('.log ol li').allTextContents();
      await openTab(page, 'Known');
      return lines.join('\n');
    },
    wasTold: async (secret: RegExp) =>
      (await page.evaluate(() => (window as unknown as { heard: string[] }).heard)).some((one) => secret.test(one)),
  };
}

test('a mine and a card stay secret until they are shown; a march waits for a shot, the shot for smoke', async ({
  context,
}) => {
  const pages = [await context.newPage(), await context.newPage()] as const;
  const witnesses = pages.map(watch);
  const north = await sit(pages[0], 'north');
  const south = await sit(pages[1], 'south');

  // M1: each lays a mine; whoever does not decide is offered nothing, and cannot take back what the other did.
  await expect(north.prompt).toContainText('North: lay a mine');
  await expect(south.prompt).toHaveText('North is deciding …');
  await expect(north.page.locator('button.done')).toHaveText('Ready');
  await expect(south.page.locator('button.done')).toHaveCount(0);
  await clickHex(north.page, '0,1');
  await expect(north.north).toHaveText('North: mine 0,1, cards');
  await expect(south.north).toHaveText('North: mine somewhere, cards 0');
  await expect(north.page.getByRole('button', { name: 'Undo' })).toBeEnabled();
  await expect(south.page.getByRole('button', { name: 'Undo' })).toBeDisabled();
  await north.press('Ready');
  await south.press('Lay 1,0');
  await south.press('Ready');

  // M6.1: a card is drawn from the deck.
  await north.press('Draw');
  await expect(north.north).toContainText('cards smoke');
  await expect(south.north).toContainText('cards 1');
  await expect(south.prompt).toContainText('South: march');
  expect(await south.log()).not.toMatch(/0,1|smoke/);
  expect([await south.wasTold(MINE), await north.wasTold(MINE)]).toEqual([false, true]);
  expect([await south.wasTold(SMOKE), await north.wasTold(SMOKE)]).toEqual([false, true]);
  expect(await north.wasTold(/south mine/)).toBe(false);

  // M3.1: South marches onto the mine: it is rolled for, and from now on everybody sees it.
  await clickHex(south.page, '0,2');
  await expect(south.page.locator('.units li.chosen')).toHaveCount(1);
  await clickHex(south.page, '0,1');
  await expect(south.north).toHaveText('North: mine 0,1, cards 1');
  expect(await south.wasTold(MINE)).toBe(true);
  expect(await south.log()).toContain('a mine in 0,1: 5, a man is lost');

  // M4: North's march is interrupted by a shot, and that by smoke, whose card is shown only now.
  await expect(north.prompt).toContainText('North: march');
  await clickHex(north.page, '0,-2');
  await expect(north.page.locator('.units li.chosen')).toHaveCount(1);
  await clickHex(north.page, '0,0');
  await expect(south.prompt).toContainText('South: fire at the marching squad');
  await expect(north.prompt).toHaveText('South is deciding …');
  await south.press('Aim');
  await south.press('Fire');
  await expect(north.prompt).toContainText('North: lay smoke, or stand the fire');
  await expect(south.prompt).toHaveText('North is deciding …');
  expect(await south.wasTold(SMOKE)).toBe(false);
  await north.press('Smoke');
  await expect(south.north).toContainText('cards 0');
  expect(await south.log()).toContain('north plays smoke');

  // The march goes on; the next shot finds nobody with a card.
  await south.press('Fire');
  await expect(south.prompt).toContainText('South: march');
  await expect(north.prompt).toHaveText('South is deciding …');
  expect(await north.log()).toContain('south fires: 6, a hit');

  // A returning player finds the seat unchanged.
  await north.page.reload();
  await openTab(north.page, 'Known');
  await expect(north.south).toHaveText('South: mine somewhere, cards 0');
  await expect(south.prompt).toContainText('South: march');
  await expect(north.prompt).toHaveText('South is deciding …');
  expect(witnesses.map(({ complaints }) => complaints)).toEqual([[], []]);
});
