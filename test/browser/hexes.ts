import type { Page } from '@playwright/test';
import { expect, settled } from './desk.ts';

/** Hexes of the real board, found by name and touched where they are drawn. */

const canvas = (page: Page) => page.locator('.table .board canvas').first();

/** The board draws with the frames of the screen. */
const drawn = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))));

/** The middle of what bars and cards leave free of the board. */
export const middle = async (page: Page): Promise<{ x: number; y: number }> => {
  const box = await canvas(page).boundingBox();
  if (!box) throw new Error('there is no board');
  const over = await page.locator('.table').evaluate((table) => {
    const inset = (side: string): number => parseFloat(getComputedStyle(table).getPropertyValue(`--free-${side}`)) || 0;
    return { top: inset('top'), right: inset('right'), bottom: inset('bottom'), left: inset('left') };
  });
  return {
    x: box.x + (over.left + box.width - over.right) / 2,
    y: box.y + (over.top + box.height - over.bottom) / 2,
  };
};

/** Brings a hex to the middle of the board by its name: of what is free of it once the cards have stopped growing. */
export const goTo = async (page: Page, name: string): Promise<{ x: number; y: number }> => {
  for (;;) {
    await settled(page);
    await drawn(page);
    const before = await middle(page);
    await page.locator('#find-hex').fill(name);
    await page.locator('#find-hex').press('Enter');
    await expect(canvas(page)).toBeFocused();
    await settled(page);
    await drawn(page);
    const after = await middle(page);
    if (before.x === after.x && before.y === after.y) return after;
  }
};

/** Clicks a hex with the mouse. */
export const clickHex = async (page: Page, name: string, shift = false): Promise<void> => {
  const { x, y } = await goTo(page, name);
  if (shift) await page.keyboard.down('Shift');
  await page.mouse.click(x, y);
  if (shift) await page.keyboard.up('Shift');
};

/** Width of a hex on the screen once it has been gone to. */
export const HEX = 62;

/** Carries the counter in the middle of the board so many hexes along its row. */
export const dragAlong = async (page: Page, name: string, hexes: number): Promise<void> => {
  const { x, y } = await goTo(page, name);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 20, y, { steps: 2 });
  await page.mouse.move(x + hexes * HEX, y, { steps: 4 });
  await page.mouse.up();
};
