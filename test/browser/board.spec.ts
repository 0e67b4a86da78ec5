import { expect, type Page, test } from '@playwright/test';
import { PNG } from 'pngjs';
import { pageOf } from './built-pages.ts';
import { DESKTOP, PHONE } from './desk.ts';

/** The board on a page of its own, as built for players, driven by hand. */

test.setTimeout(60_000);
let address = '';
test.beforeAll(async () => {
  // The build may take long on a busy machine.
  test.setTimeout(120_000);
  address = await pageOf('board');
});

interface Look {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

const open = async (page: Page, query: string): Promise<string[]> => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('404')) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  await page.goto(`${address}?still&${query}`);
  await page.waitForFunction('window.board?.settled()');
  return complaints;
};
const look = (page: Page) => page.evaluate<Look>('board.view.look()');
const settled = (page: Page) => page.waitForFunction('board.settled()');
const middle = async (page: Page) => {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  return { x: width / 2, y: height / 2 };
};
/** Records all further events of the board on the page. */
const record = (page: Page) =>
  page.evaluate(`window.said = []; for (const name of ['hex', 'unit', 'hover', 'longpress', 'drag', 'drop'])
    board.on(name, (event) => { said.push([name, event.hex ?? event.to ?? event.over, event.unit?.id]); });`);
const said = (page: Page) => page.evaluate<[string, number | undefined, string | undefined][]>('window.said');

test('the map appears whole, without complaints, and can be zoomed to the pointer', DESKTOP, async ({ page }) => {
  const complaints = await open(page, 'counters=400');
  const start = await look(page);
  expect(start.scale).toBeGreaterThan(3);
  const at = { x: 300, y: 300 };
  await page.mouse.move(at.x, at.y);
  const before = await page.evaluate<number | undefined>(`board.view.hexAt({ x: ${at.x}, y: ${at.y} })`);
  await page.mouse.wheel(0, -300);
  await expect.poll(async () => (await look(page)).scale).toBeGreaterThan(start.scale * 1.3);
  await settled(page);
  expect(await page.evaluate(`board.view.hexAt({ x: ${at.x}, y: ${at.y} })`)).toBe(before);
  expect(complaints).toEqual([]);
});

test('a drag pans and a click names the hex under it', DESKTOP, async ({ page }) => {
  await open(page, 'at=U20&scale=60');
  await record(page);
  const at = await middle(page);
  const start = await look(page);
  await page.mouse.move(at.x, at.y);
  await page.mouse.down();
  await page.mouse.move(at.x + 90, at.y + 40, { steps: 6 });
  await page.mouse.up();
  const after = await look(page);
  expect(start.x - after.x).toBeCloseTo(150, 0);
  expect((await said(page)).filter(([name]) => name === 'hex')).toEqual([]);
  await page.mouse.click(at.x, at.y);
  const hex = await page.evaluate<number>(`board.view.hexAt({ x: ${at.x}, y: ${at.y} })`);
  expect((await said(page)).find(([name]) => name === 'hex')?.[1]).toBe(hex);
});

test('a counter can be chosen, carried and dropped', DESKTOP, async ({ page }) => {
  await open(page, 'counters=60&at=U30&scale=70');
  await record(page);
  const spot = await page.evaluate<{ x: number; y: number; hex: number; unit: string }>(`(() => {
    const stack = demo.stacks.find(({ hex }) => { const p = board.view.screenOf(hex); return p.x > 200 && p.x < 900 && p.y > 150 && p.y < 600; });
    const p = board.view.screenOf(stack.hex);
    return { ...p, hex: stack.hex, unit: stack.units[stack.units.length - 1].id };
  })()`);
  await page.mouse.click(spot.x, spot.y);
  expect(await said(page)).toContainEqual(['unit', spot.hex, spot.unit]);
  await page.mouse.move(spot.x, spot.y);
  await page.mouse.down();
  await page.mouse.move(spot.x + 140, spot.y + 30, { steps: 8 });
  const goal = await page.evaluate<number>(`board.view.hexAt({ x: ${spot.x + 140}, y: ${spot.y + 30} })`);
  await page.mouse.up();
  const drop = (await said(page)).find(([name]) => name === 'drop');
  expect(drop).toEqual(['drop', goal, spot.unit]);
});

test(
  'keys: arrows pan, plus and minus zoom, 0 fits, l lifts the counters, shift and arrows walk',
  DESKTOP,
  async ({ page }) => {
    await open(page, 'counters=100&at=U30&scale=60');
    await record(page);
    await page.keyboard.press('Tab');
    const start = await look(page);
    await page.keyboard.press('ArrowRight');
    expect((await look(page)).x).toBeGreaterThan(start.x);
    await page.keyboard.press('+');
    expect((await look(page)).scale).toBeGreaterThan(start.scale);
    await page.keyboard.press('-');
    await page.keyboard.press('l');
    expect(await page.evaluate('board.lifted()')).toBe(true);
    await page.keyboard.press('l');
    await page.keyboard.press('Shift+ArrowRight');
    await page.keyboard.press('Shift+ArrowRight');
    await page.keyboard.press('Enter');
    const chosen = (await said(page)).filter(([name]) => name === 'hex');
    expect(chosen).toHaveLength(1);
    await page.keyboard.press('0');
    expect((await look(page)).scale).toBeLessThan(30);
    await expect(page.locator('canvas[role="application"]')).toHaveAttribute('aria-label', /\S/);
  },
);

test('two fingers zoom about their middle, one pans, a long press opens a stack', PHONE, async ({ page }) => {
  await open(page, 'counters=200&at=R30&scale=50');
  await record(page);
  const start = await look(page);
  const client = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly (readonly [number, number])[]) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([x, y], id) => ({ x, y, id })) });
  await touch('touchStart', [[150, 400]]);
  await touch('touchStart', [
    [150, 400],
    [250, 400],
  ]);
  for (let i = 1; i <= 5; i++) {
    await touch('touchMove', [
      [150 - i * 10, 400],
      [250 + i * 10, 400],
    ]);
  }
  await touch('touchEnd', []);
  await expect.poll(async () => (await look(page)).scale).toBeCloseTo(start.scale * 2, 0);
  const spot = await page.evaluate<{ x: number; y: number; hex: number } | undefined>(`(() => {
    const stack = demo.stacks.find(({ hex, units }) => { const p = board.view.screenOf(hex); return units.length > 1 && p.x > 60 && p.x < innerWidth - 60 && p.y > 150 && p.y < innerHeight - 100; });
    return stack && { ...board.view.screenOf(stack.hex), hex: stack.hex };
  })()`);
  if (!spot) throw new Error('no stack in view');
  await touch('touchStart', [[spot.x, spot.y]]);
  await expect
    .poll(async () => (await said(page)).some(([name, hex]) => name === 'longpress' && hex === spot.hex))
    .toBe(true);
  await touch('touchEnd', []);
});

test('the map is made in a worker, not by the page', DESKTOP, async ({ page }, info) => {
  await page.addInitScript(
    `window.long = []; new PerformanceObserver((list) => { for (const entry of list.getEntries()) long.push(entry.duration); }).observe({ type: 'longtask', buffered: true });`,
  );
  await open(page, 'counters=400');
  await page.evaluate(`board.view.set({ x: 2600, y: 1500, scale: 60 })`);
  await settled(page);
  const long = await page.evaluate<number[]>('window.long');
  // Times are for bench/board.ts; here they are only noted, since a busy machine would blur them.
  info.annotations.push({ type: 'long tasks', description: long.map((time) => time.toFixed(0)).join(' ') || 'none' });
  expect(
    page
      .workers()
      .map((worker) => worker.url())
      .filter((url) => url.includes('tile-worker')),
  ).not.toEqual([]);
});

test(
  'a counter slides to where it lies, one that is gone fades, and the board takes clicks meanwhile',
  DESKTOP,
  async ({ page }) => {
    await open(page, 'counters=40&at=U20&scale=60');
    await record(page);
    // The first stack's top unit comes from three hexes away; a stranger dies beside it.
    const start = `(() => {
    const stack = demo.stacks[0];
    const unit = stack.units[stack.units.length - 1];
    board.setCounters(demo, [
      { unit, path: [stack.hex + 3, stack.hex + 2, stack.hex + 1, stack.hex] },
      { unit: { ...unit, id: 'gone' }, path: [stack.hex + 1], fades: true },
    ]);
    return board.marching();
  })()`;
    // With animations off the outcome appears at once.
    expect(await page.evaluate(start)).toEqual([]);
    await page.evaluate('board.setStill(false)');
    expect(await page.evaluate<string[]>(start)).toHaveLength(2);
    const at = await middle(page);
    await page.mouse.click(at.x, at.y);
    expect((await said(page)).map(([name]) => name)).toContain('hex');
    await expect.poll(() => page.evaluate('board.marching().length')).toBe(0);
    await settled(page);
  },
);

test(
  'a resting pointer and the key F spread a stack out; arrows walk it and Enter picks',
  DESKTOP,
  async ({ page }) => {
    await open(page, 'counters=60&at=U20&scale=60');
    const stack = await page.evaluate<{ hex: number; ids: string[] }>(`(() => {
    const found = demo.stacks.find((one) => one.units.length > 1);
    board.view.centreOn(found.hex);
    return { hex: found.hex, ids: found.units.map((unit) => unit.id) };
  })()`);
    await settled(page);
    await page.evaluate(`window.picked = []; board.on('unit', ({ unit, fanned }) => {
    if (fanned) picked.push(unit.id);
    return true;
  }); board.setCursor(${stack.hex})`);
    await page.locator('canvas').first().focus();
    await page.keyboard.press('f');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    expect(await page.evaluate('picked')).toEqual([stack.ids[1]]);
    await page.keyboard.press('Escape');
    const at = await page.evaluate<{ x: number; y: number }>(`board.view.screenOf(${stack.hex})`);
    const before = await page.screenshot();
    await page.mouse.move(at.x, at.y);
    await expect.poll(async () => Buffer.compare(await page.screenshot(), before)).not.toBe(0);
  },
);

for (const theme of ['classic', 'night', 'contrast']) {
  test(`the ${theme} theme is on the screen as on paper`, DESKTOP, async ({ page }) => {
    await open(page, `theme=${theme}&at=R30&scale=50&minimap=0`);
    // Canvas and SVG are drawn by the same code through two pens: they must agree but for the edges of lines.
    const canvas = PNG.sync.read(await page.screenshot());
    await page.evaluate(`document.body.innerHTML = svgHere('${theme}', board.view.look(), innerWidth, innerHeight)`);
    const svg = PNG.sync.read(await page.screenshot());
    let apart = 0;
    canvas.data.forEach((value, i) => {
      apart += Math.abs(value - (svg.data[i] as number));
    });
    apart /= canvas.data.length * 0.75;
    expect(apart).toBeLessThan(3);
  });
}

test('tiles of a tactical map meet without a seam', DESKTOP, async ({ page }) => {
  await page.goto(`${address}tactical.html?bare&turned`);
  await page.waitForFunction('window.board?.settled()');
  for (const [scale, column, row] of [
    [48, 0, 0],
    [96, 2, 2],
    [192, 5, 5],
  ] as const) {
    // A few pixels are rounded otherwise; a tree that ends at an edge is dozens.
    expect(await page.evaluate<number>(`seams(${scale}, ${column}, ${row})`), `at ${scale}`).toBeLessThan(20);
  }
});
