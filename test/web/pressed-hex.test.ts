import { createRoot, createSignal } from 'solid-js';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { Board } from '#web/board/create-board.ts';
import { keepInSight } from '#web/table/layout/free.ts';

// Under Node the library leaves effects out.
vi.mock('solid-js', () => import('solid-js/dist/solid.js' as string));

/** A pressed hex stays under the pointer unless a card has come to lie there. */

const frames: (() => void)[] = [];
class Canvas {
  matches = () => true;
  closest = () => null;
}
beforeEach(() => {
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('Element', Canvas);
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => frames.push(draw));
  vi.stubGlobal('cancelAnimationFrame', () => undefined);
});

function table(bottom: number) {
  const shown: number[] = [];
  const listeners = new Map<string, (event: object) => void>();
  const page = {
    addEventListener: (name: string, hear: (event: object) => void) => {
      const before = listeners.get(name);
      listeners.set(name, (event) => (before?.(event), hear(event)));
    },
    getBoundingClientRect: () => ({ left: 0, top: 0, width: 400, height: 800 }),
    style: { getPropertyValue: (name: string) => (name === '--free-bottom' ? `${bottom}px` : '') },
  };
  const view = { reveal: (hex: number) => void shown.push(hex), hexAt: () => 7 };
  const [hex, setHex] = createSignal<number>();
  const end = createRoot((dispose) => {
    const on = { view } as unknown as Board;
    keepInSight(
      on,
      page as unknown as HTMLElement,
      () => 0,
      [hex],
      () => undefined,
    );
    return dispose;
  });
  onTestFinished(end);
  const choose = (one: number): void => {
    setHex(one);
    for (let draw = frames.shift(); draw; draw = frames.shift()) draw();
  };
  const press = (x: number, y: number): void =>
    listeners.get('pointerdown')?.({ target: new Canvas(), clientX: x, clientY: y, buttons: 0 });
  return { shown, choose, press };
}

test('a hex pressed at the rim of the window does not move the map', () => {
  const { shown, choose, press } = table(0);
  press(3, 300);
  choose(7);
  expect(shown).toEqual([]);
});

test('a pressed hex that a sheet covers comes out', () => {
  const { shown, choose, press } = table(500);
  press(200, 500);
  choose(7);
  expect(shown).toEqual([7]);
});

test('a hex chosen by keyboard or list comes into view', () => {
  const { shown, choose, press } = table(0);
  press(200, 300);
  window.dispatchEvent(new Event('keydown'));
  choose(7);
  expect(shown).toEqual([7]);
});
