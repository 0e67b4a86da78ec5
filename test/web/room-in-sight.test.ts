import { createRoot, createSignal } from 'solid-js';
import { expect, onTestFinished, test, vi } from 'vitest';
import { letteredGrid } from '#hex/grid.ts';
import type { Board } from '#web/board/create-board.ts';
import { roomInSight } from '#web/table/layout/free.ts';

// Under Node the library leaves effects out; what is tested here lives by them.
vi.mock('solid-js', () => import('solid-js/dist/solid.js' as string));

/** Hexes for placing units come into view, and the map stays between two placings. */

const grid = letteredGrid(10, 10);
const row = (no: number): number[] => Array.from({ length: 10 }, (_, i) => no * 10 + i);

function table() {
  const framed: (readonly number[])[] = [];
  const inView = new Set<number>();
  const [room, setRoom] = createSignal<readonly number[]>([]);
  const view = {
    look: () => ({ x: 0, y: 0, scale: 40 }),
    screenOf: (hex: number) => (inView.has(hex) ? { x: 50, y: 50 } : { x: -50, y: 50 }),
    frame: (hexes: readonly number[]) => framed.push(hexes) > 0,
  };
  const page = {
    style: { getPropertyValue: () => '0' },
    getBoundingClientRect: () => ({ width: 100, height: 100 }),
  };
  const end = createRoot((dispose) => {
    roomInSight({ view } as unknown as Board, page as unknown as HTMLElement, grid, room, () => undefined);
    return dispose;
  });
  onTestFinished(end);
  return { framed, inView, setRoom };
}

test('a zone whose middle is out of sight is framed', () => {
  const { framed, setRoom } = table();
  setRoom(row(3));
  expect(framed).toEqual([row(3)]);
});

test('after a unit placed the map stays where the player has led it, while a bit of the zone is in view', () => {
  const { framed, inView, setRoom } = table();
  setRoom(row(3));
  inView.add(39);
  setRoom(row(3).slice(1));
  expect(framed).toHaveLength(1);
  // Out of view altogether, it is framed again.
  inView.clear();
  setRoom(row(3).slice(2));
  expect(framed).toHaveLength(2);
});

test('another zone is framed though one of its hexes is in view', () => {
  const { framed, inView, setRoom } = table();
  setRoom(row(3));
  inView.add(59);
  setRoom(row(5));
  expect(framed.at(-1)).toEqual(row(5));
});
