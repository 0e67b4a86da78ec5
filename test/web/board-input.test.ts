import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listen, type Wishes } from '#web/board/live/input.ts';

/** The duration of a press depends on the hand and the machine: a slow one has the same meaning. */

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function board(opens: boolean) {
  const done: string[] = [];
  const element = Object.assign(new EventTarget(), {
    getBoundingClientRect: () => ({ left: 0, top: 0 }),
    setPointerCapture: () => undefined,
    focus: () => undefined,
  }) as unknown as HTMLElement;
  const wishes = {
    halt: () => undefined,
    tap: () => void done.push('tap'),
    longPress: () => {
      done.push('long press');
      return opens;
    },
  } as unknown as Wishes;
  listen(element, wishes);
  const pointer = (type: string, pointerType: string): void => {
    const about = { pointerId: 1, pointerType, button: 0, clientX: 5, clientY: 5, shiftKey: false };
    element.dispatchEvent(Object.assign(new Event(type), about));
  };
  const hold = (pointerType: string, ms: number): readonly string[] => {
    pointer('pointerdown', pointerType);
    vi.advanceTimersByTime(ms);
    pointer('pointerup', pointerType);
    return done;
  };
  return { hold };
}

test('a click is a click however long the button is held down', () => {
  expect(board(true).hold('mouse', 2000)).toEqual(['tap']);
});

test('a finger that stays opens a stack; where there is nothing to open it has tapped', () => {
  expect(board(true).hold('touch', 2000)).toEqual(['long press']);
  expect(board(false).hold('touch', 2000)).toEqual(['long press', 'tap']);
  expect(board(true).hold('touch', 100)).toEqual(['tap']);
});
