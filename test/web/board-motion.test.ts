import { expect, test, vi } from 'vitest';
import { createFanHand } from '#web/board/live/fan-hand.ts';
import { fanCaption, fanLayout } from '#web/board/live/fan.ts';
import { createMarches, MOST_MARCHES } from '#web/board/live/marches.ts';
import type { CounterStack, CounterUnit, AtlasMap } from '#table/board-model.ts';

const ROW: AtlasMap = {
  style: 'atlas',
  title: '',
  hexes: Array.from({ length: 8 }, (_, q) => ({ q, r: 0, name: `A${q + 1}`, surface: 'land' as const })),
  countries: [],
  rivers: [],
  roads: [],
  cities: [],
  labels: [],
};
const unit = (id: string): CounterUnit => ({ id, side: 0, symbol: 'infantry', factors: '4-4', strength: 4 });

test('a counter slides along its path and is done within a second', () => {
  const marches = createMarches();
  marches.begin(ROW, [{ unit: unit('a'), path: [0, 1, 2, 3] }], 1000);
  const [start] = marches.at(1000);
  expect(start?.at.x).toBeCloseTo(0);
  const [half] = marches.at(1200);
  expect(half?.at.x).toBeGreaterThan(0);
  expect(half?.at.x).toBeLessThan(300);
  expect(half?.stays).toBe(true);
  expect(marches.at(2000)).toEqual([]);
});

test('an eliminated counter fades where it stood, after the die', () => {
  const marches = createMarches();
  marches.begin(ROW, [{ unit: unit('a'), path: [2], fades: true, delay: 700 }], 0);
  expect(marches.at(600)).toMatchObject([{ alpha: 1, stays: false }]);
  const [fading] = marches.at(1000);
  expect(fading?.alpha).toBeLessThan(1);
  expect(fading?.at).toEqual(marches.at(1001)[0]?.at);
  expect(marches.at(1300)).toEqual([]);
});

test('when very many set out at once nothing slides, and one unit is under way only once', () => {
  const marches = createMarches();
  const many = Array.from({ length: MOST_MARCHES + 1 }, (_, i) => ({ unit: unit(`u${i}`), path: [0, 1] }));
  marches.begin(ROW, many, 0);
  expect(marches.at(1)).toEqual([]);
  marches.begin(ROW, [{ unit: unit('a'), path: [0, 1] }], 0);
  marches.begin(ROW, [{ unit: unit('a'), path: [1, 2] }], 50);
  expect(marches.at(60)).toHaveLength(1);
  // A unit that stays in its hex has no way to show.
  marches.begin(ROW, [{ unit: unit('b'), path: [3] }], 0);
  expect(marches.at(60)).toHaveLength(1);
});

const STACK: CounterStack = { hex: 3, units: [unit('a'), unit('b'), unit('c')], caption: 'attack 12 · room 0' };
const lay = (stack: CounterStack) => fanLayout(stack, { x: 300, y: 300 }, { x0: 0, y0: 0, x1: 800, y1: 600 });

test('a pointer that rests on a stack spreads it out, and going away closes it', () => {
  vi.useFakeTimers();
  const hand = createFanHand(lay, () => undefined);
  hand.hover({ x: 300, y: 300 }, STACK);
  expect(hand.fan()).toBeUndefined();
  vi.advanceTimersByTime(500);
  const fan = hand.fan();
  expect(fan?.units).toHaveLength(3);
  const first = fan?.units[0];
  const inside = { x: (first?.box.x0 ?? 0) + 5, y: (first?.box.y0 ?? 0) + 5 };
  hand.hover(inside, undefined);
  expect(hand.unitAt(inside)?.id).toBe('a');
  hand.hover({ x: 700, y: 20 }, undefined);
  expect(hand.fan()).toBeUndefined();
  // A stack that was clicked stays closed until the pointer has been elsewhere.
  hand.clicked(STACK);
  hand.hover({ x: 301, y: 300 }, { ...STACK });
  vi.advanceTimersByTime(1000);
  expect(hand.fan()).toBeUndefined();
  hand.hover({ x: 500, y: 500 }, undefined);
  hand.hover({ x: 300, y: 300 }, STACK);
  vi.advanceTimersByTime(1000);
  expect(hand.fan()).toBeDefined();
  hand.close();
  // Passing over a stack opens nothing.
  hand.hover({ x: 300, y: 300 }, STACK);
  hand.hover({ x: 500, y: 500 }, undefined);
  vi.advanceTimersByTime(1000);
  expect(hand.fan()).toBeUndefined();
  vi.useRealTimers();
});

test('a stack opened on purpose stays open, and the keyboard walks it round', () => {
  const hand = createFanHand(lay, () => undefined);
  expect(hand.walk(1)).toBeUndefined();
  hand.open(STACK);
  hand.hover({ x: 700, y: 20 }, undefined);
  expect(hand.fan()).toBeDefined();
  expect([hand.walk(1), hand.walk(1), hand.walk(1), hand.walk(1)].map((one) => one?.id)).toEqual(['a', 'b', 'c', 'a']);
  expect(hand.walk(-1)?.id).toBe('c');
  hand.relay(undefined);
  expect(hand.fan()).toBeUndefined();
});

test('the sums under a fan are the caller’s, and there is room for them', () => {
  expect(fanCaption(STACK)).toBe('attack 12 · room 0');
  const { caption: _caption, ...plain } = STACK;
  expect(fanCaption(plain)).toBe('3 · 12');
  const long = { ...STACK, units: [unit('a')], caption: 'attack 12 · defence 12 · room for 0 of 12' };
  const { box } = lay(long);
  expect(box.x1 - box.x0).toBeGreaterThan(200);
});
