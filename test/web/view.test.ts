import fc from 'fast-check';
import { expect, test } from 'vitest';
import { detailAt } from '#web/board/counters/counter.ts';
import { counterSize, gathered, placeStacks, stackAt } from '#web/board/counters/stacks.ts';
import { centreOf } from '#web/board/geometry.ts';
import { fanLayout, fanUnitAt } from '#web/board/live/fan.ts';
import { walkStep, wishOf } from '#web/board/live/keys.ts';
import { createCamera } from '#web/board/live/camera.ts';
import { createMotion } from '#web/board/live/motion.ts';
import { createView } from '#web/board/live/view.ts';
import type { CounterStack, MapHex } from '#table/board-model.ts';
import { hexIn, smallCounters, smallMap } from './small-board.ts';

const SHEET = { x0: -100, y0: -100, x1: 6500, y1: 3700 };

const view = (width = 1280, height = 800) => {
  const made = createView(SHEET);
  made.resize(width, height);
  return made;
};

test('zooming keeps what is under the pointer under it', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0.6, max: 1.6, noNaN: true }),
      fc.integer({ min: 300, max: 980 }),
      fc.integer({ min: 200, max: 600 }),
      (factor, x, y) => {
        const v = view();
        v.set({ x: 3200, y: 1800, scale: 60 });
        const before = v.toWorld({ x, y });
        v.zoom(factor, { x, y });
        const after = v.toWorld({ x, y });
        expect(after.x).toBeCloseTo(before.x, 6);
        expect(after.y).toBeCloseTo(before.y, 6);
      },
    ),
  );
});

test('screen and world are each other’s inverse', () => {
  const v = view();
  v.set({ x: 1000, y: 900, scale: 37 });
  const there = v.toScreen(v.toWorld({ x: 321, y: 123 }));
  expect(there.x).toBeCloseTo(321, 9);
  expect(there.y).toBeCloseTo(123, 9);
});

test('a place at the edge of the sheet comes free of what lies over half the window', () => {
  const v = view(390, 844);
  v.setFree({ top: 40, right: 0, bottom: 430, left: 0 });
  v.set({ x: 3200, y: 3500, scale: 72 });
  const last = { x: 3200, y: SHEET.y1 - 50 };
  v.set(v.towards(last, 60));
  expect(Math.round(v.toScreen(last).y)).toBeLessThanOrEqual(844 - 430 - 60);
});

test('a view begins near a place at the edge with nothing but the sheet in what lies free', () => {
  const v = view();
  v.setFree({ top: 44, right: 325, bottom: 60, left: 0 });
  const corner = { x: 200, y: 3600 };
  const strip = () => v.toScreen({ x: SHEET.x0, y: SHEET.y1 });
  v.set(v.centred(corner, 28));
  expect(strip().x).toBeGreaterThan(0);
  v.set(v.filled(v.centred(corner, 28)));
  expect(strip().x).toBeCloseTo(0, 6);
  expect(strip().y).toBeCloseTo(740, 6);
  // A place in the middle of the sheet stays where it is, and so does a sheet that is smaller than the window.
  const middle = v.centred({ x: 3200, y: 1800 }, 40);
  expect(v.filled(middle)).toEqual(middle);
  const far = v.centred({ x: 3200, y: 1800 }, 5);
  expect(v.filled(far)).toEqual(far);
});

test('a fit shows the whole sheet, and the sheet cannot be lost', () => {
  const v = view();
  v.set(v.fitted(SHEET, 6));
  const seen = v.visible();
  expect(seen.x0).toBeLessThanOrEqual(SHEET.x0);
  expect(seen.x1).toBeGreaterThanOrEqual(SHEET.x1);
  v.pan(1e6, -1e6);
  const lost = v.visible();
  expect(lost.x1).toBeGreaterThan(SHEET.x0);
  expect(lost.y0).toBeLessThan(SHEET.y1);
  v.zoom(1e-6, { x: 5, y: 5 });
  expect(v.look().scale).toBeGreaterThanOrEqual(v.least());
});

test('a fling dies down, a zoom arrives where it was sent', () => {
  const v = view();
  v.set({ x: 3000, y: 1700, scale: 60 });
  const motion = createMotion(v);
  motion.fling(2, 0);
  let frames = 0;
  for (let now = 0; motion.step(now); now += 16.7) frames++;
  expect(frames).toBeGreaterThan(20);
  expect(frames).toBeLessThan(200);
  expect(v.look().x).toBeLessThan(3000);
  motion.zoomBy(1.5, { x: 640, y: 400 });
  for (let now = 10_000; motion.step(now); now += 16.7);
  expect(v.look().scale).toBeCloseTo(90, 3);
});

test('counters have a size of their own', () => {
  expect(counterSize(10, undefined)).toBeGreaterThanOrEqual(19);
  expect(counterSize(180, undefined)).toBeLessThanOrEqual(88);
  for (const scale of [8, 20, 60, 180]) expect(counterSize(scale, 44)).toBe(44);
  expect(detailAt(60)).toBe('full');
  expect(detailAt(40)).toBe('factors');
  expect(detailAt(20)).toBe('symbol');
});

test('the topmost counter of a stack is the one that is hit', () => {
  const model = smallMap();
  const { stacks } = smallCounters(model);
  const placed = placeStacks(model, stacks, 60, 44);
  const at = centreOf(model.hexes[hexIn(model, 'D6')] as MapHex);
  expect(stackAt(placed, at)?.unit.id).toBe('b3');
  expect(stackAt(placed, { x: at.x + 300, y: at.y + 300 })).toBeUndefined();
  const first = placed.find((item) => item.stack.units.length === 3)?.shown[0];
  expect(first && stackAt(placed, { x: first.box.x0 + 1, y: first.box.y1 - 1 })?.unit.id).toBe('b1');
});

test('a fan shows every counter of a stack inside the window', () => {
  const model = smallMap();
  const stack = smallCounters(model).stacks[0];
  if (!stack) throw new Error('no stack');
  for (const at of [
    { x: 5, y: 5 },
    { x: 385, y: 800 },
    { x: 200, y: 400 },
  ]) {
    const fan = fanLayout(stack, at, { x0: 0, y0: 0, x1: 390, y1: 844 });
    expect(fan.box.x0).toBeGreaterThanOrEqual(0);
    expect(fan.box.x1).toBeLessThanOrEqual(390);
    expect(fan.box.y0).toBeGreaterThanOrEqual(0);
    expect(fan.box.y1).toBeLessThanOrEqual(844);
    for (const { unit, box } of fan.units) expect(fanUnitAt(fan, { x: box.x0 + 20, y: box.y0 + 20 })).toBe(unit);
  }
});

test('a stack is spread out beside itself, and never under what lies over the board', () => {
  const stack = smallCounters(smallMap()).stacks.find(({ units }) => units.length > 1) as CounterStack;
  const free = { x0: 0, y0: 50, x1: 1100, y1: 800 };
  const open = fanLayout(stack, { x: 500, y: 400 }, free);
  expect(open.box.x0).toBeGreaterThan(500);
  expect(open.box.x0).toBeLessThan(560);
  expect(open.box.y0).toBeLessThan(400);
  expect(open.box.y1).toBeGreaterThan(400);
  const atTheCard = fanLayout(stack, { x: 1080, y: 400 }, free);
  expect(atTheCard.box.x1).toBeLessThan(1080);
});

const CARDS = { top: 50, right: 340, bottom: 70, left: 0 };

test('what is centred or fitted lies in the middle of what cards leave free', () => {
  const v = view(1440, 900);
  v.setFree(CARDS);
  v.set(v.centred({ x: 3000, y: 1800 }, 60));
  const at = v.toScreen({ x: 3000, y: 1800 });
  expect(at.x).toBeCloseTo((1440 - 340) / 2, 6);
  expect(at.y).toBeCloseTo((50 + 900 - 70) / 2, 6);
  v.set(v.fitted({ x0: 2000, y0: 1000, x1: 4000, y1: 2500 }, 0));
  expect(v.toScreen({ x: 4000, y: 2500 }).x).toBeLessThanOrEqual(1100.001);
  expect(v.toScreen({ x: 2000, y: 1000 }).y).toBeGreaterThanOrEqual(49.999);
});

test('the view goes no further than it must for a hex to lie free', () => {
  const v = view(1440, 900);
  v.set({ x: 3000, y: 1800, scale: 60 });
  v.setFree(CARDS);
  const seen = v.toWorld({ x: 500, y: 400 });
  expect(v.towards(seen, 60)).toEqual(v.look());
  const covered = v.toWorld({ x: 1300, y: 400 });
  v.set(v.towards(covered, 60));
  expect(v.toScreen(covered).x).toBeCloseTo(1440 - 340 - 60, 6);
  expect(v.toScreen(covered).y).toBeCloseTo(400, 6);
});

test('a hex under the tools or a low card comes out beside them, one between them stays', () => {
  const v = view(390, 844);
  v.set({ x: 3000, y: 1800, scale: 60 });
  const tools = { x0: 8, y0: 48, x1: 50, y1: 162 };
  const card = { x0: 200, y0: 300, x1: 390, y1: 380 };
  v.setFree({ top: 40, right: 0, bottom: 400, left: 0, over: [tools, card] });
  const after = (x: number, y: number) => {
    v.set({ x: 3000, y: 1800, scale: 60 });
    const point = v.toWorld({ x, y });
    v.set(v.towards(point, 60));
    const at = v.toScreen(point);
    return [Math.round(at.x), Math.round(at.y)];
  };
  expect(after(62, 110)).toEqual([80, 110]);
  expect(after(300, 350)).toEqual([170, 350]);
  expect(after(150, 250)).toEqual([150, 250]);
  expect(after(62, 260)).toEqual([62, 260]);
});

test('far away, blocks of a side that would lie over each other are one with their total', () => {
  const map = smallMap();
  const unit = { id: 'u', side: 0, symbol: 'infantry', factors: '4-4', strength: 4 } as const;
  const stack = (hex: number, side: 0 | 1) => ({ hex, units: [{ ...unit, side }] });
  const placed = placeStacks(map, [stack(0, 0), stack(1, 0), stack(2, 1)], 4, 13);
  expect(gathered(placed, 0)).toHaveLength(3);
  const blocks = gathered(placed, 0.8).map(({ total, stack: { units } }) => [units[0]?.side, total]);
  expect(blocks).toEqual([
    [0, '8'],
    [1, '4'],
  ]);
});

test('keys: arrows pan, with shift they walk; up and down come back to the same column', () => {
  expect(wishOf('ArrowLeft', false)).toEqual({ do: 'pan', dx: 120, dy: 0 });
  expect(wishOf('ArrowLeft', true)).toEqual({ do: 'walk', key: 'ArrowLeft' });
  expect(wishOf('x', false)).toBeUndefined();
  let [q, r] = [10, 4];
  for (const key of ['ArrowUp', 'ArrowUp', 'ArrowDown', 'ArrowDown'] as const) {
    const [dq, dr] = walkStep(key, r);
    q += dq;
    r += dr;
  }
  expect([q, r]).toEqual([10, 4]);
});

const BARS = { top: 44, right: 0, bottom: 60, left: 0 };
const CARD = 325;
const camera = () => {
  const made = createCamera(true, () => undefined);
  made.begin(SHEET, SHEET);
  made.resize(1280, 800);
  made.setFree({ ...BARS, column: CARD });
  return made;
};

test('a map in use stays where it is while cards open and close', () => {
  const c = camera();
  c.settle();
  const before = c.look();
  c.setFree({ ...BARS, right: CARD, column: CARD });
  expect(c.look()).toEqual(before);
  c.setFree({ ...BARS, right: 0, column: 0 });
  c.pan(1, 0);
  expect(c.look().scale).toBe(before.scale);
});

test('a whole map lies beside the column of the card before the card is there', () => {
  const c = camera();
  expect(c.toScreen({ x: SHEET.x1, y: 0 }).x).toBeLessThanOrEqual(1280 - CARD);
});

test('an unused map is fitted again when the cards of the table are laid out', () => {
  const c = camera();
  const before = c.look();
  c.setFree({ ...BARS, right: 600, column: CARD });
  expect(c.look().scale).toBeLessThan(before.scale);
});

test('taps are refused while the page leads the map, and a drag takes over', () => {
  const c = createCamera(false, () => undefined);
  c.begin(SHEET, SHEET);
  c.resize(1280, 800);
  c.centre({ x: 3000, y: 1000 }, 60);
  expect(c.isFlying()).toBe(true);
  c.halt();
  expect(c.isFlying()).toBe(true);
  c.pan(5, 5);
  expect(c.isFlying()).toBe(false);
});

test('hexes framed at the edge of a large map leave no part of the window empty', () => {
  const c = camera();
  c.frame({ x0: 0, y0: 0, x1: 100, y1: 100 }, 40, 72);
  const { x, y } = c.toScreen({ x: SHEET.x0, y: SHEET.y0 });
  expect(x).toBeLessThanOrEqual(0);
  expect(y).toBeLessThanOrEqual(BARS.top);
});
