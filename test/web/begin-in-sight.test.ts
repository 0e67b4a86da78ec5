import { createRoot, createSignal } from 'solid-js';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { Board } from '#web/board/create-board.ts';
import { beginInSight } from '#web/table/layout/free.ts';

// Under Node the library leaves effects out; what is tested here lives by them.
vi.mock('solid-js', () => import('solid-js/dist/solid.js' as string));

/** A decision begins in view, and a hex does not move between two taps. */

const keys = new EventTarget();
const frames = new Map<number, () => void>();
let last = 0;
function drawn(): void {
  for (const [no, draw] of frames) {
    frames.delete(no);
    draw();
  }
}
beforeEach(() => {
  vi.stubGlobal('window', keys);
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => (frames.set(++last, draw), last));
  vi.stubGlobal('cancelAnimationFrame', (no: number) => frames.delete(no));
});

function table() {
  const shown: number[][] = [];
  const [begins, setBegins] = createSignal<{ decision: number; hexes: number[] }>({ decision: 1, hexes: [] });
  const [inHand, setInHand] = createSignal('12');
  const [laid, setLaid] = createSignal(0);
  const view = { reveal: (...hexes: number[]) => shown.push(hexes) };
  const end = createRoot((dispose) => {
    beginInSight({ view } as unknown as Board, new EventTarget() as HTMLElement, laid, begins, inHand);
    return dispose;
  });
  onTestFinished(end);
  const grow = (): void => {
    setLaid((times) => times + 1);
    drawn();
  };
  return { shown, setBegins, setInHand, grow };
}

test('the map goes where it begins, again when the cards grow, until something else is taken in hand', () => {
  const { shown, setBegins, setInHand, grow } = table();
  setBegins({ decision: 2, hexes: [7, 9] });
  drawn();
  grow();
  expect(shown).toEqual([
    [7, 9],
    [7, 9],
  ]);
  setInHand('7');
  grow();
  // Put down again, called off again: it has begun.
  setInHand('12');
  setBegins({ decision: 2, hexes: [] });
  setBegins({ decision: 2, hexes: [7, 9] });
  grow();
  expect(shown).toHaveLength(2);
  setBegins({ decision: 3, hexes: [8] });
  drawn();
  expect(shown.at(-1)).toEqual([8]);
});

test('whoever leads the map himself is left alone', () => {
  const { shown, setBegins, grow } = table();
  setBegins({ decision: 2, hexes: [7] });
  drawn();
  keys.dispatchEvent(Object.assign(new Event('keydown'), { key: 'ArrowUp' }));
  grow();
  expect(shown).toHaveLength(1);
});
