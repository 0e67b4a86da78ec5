import { createSignal } from 'solid-js';

/** The panel of a phone: low, half or tall; a tap on its handle goes on to the next, a swipe up or down moves it. */
export const SHEET_LEVELS = ['low', 'half', 'tall'] as const;
export type SheetLevel = (typeof SHEET_LEVELS)[number];

const SWIPE = 28;

/** Where a swipe of so many pixels (down is positive) takes the panel. */
export function swiped(from: SheetLevel, dy: number, height: number): SheetLevel {
  if (Math.abs(dy) < SWIPE) return from;
  const steps = Math.abs(dy) > height * 0.4 ? 2 : 1;
  const at = SHEET_LEVELS.indexOf(from) + (dy < 0 ? steps : -steps);
  return SHEET_LEVELS[Math.max(0, Math.min(SHEET_LEVELS.length - 1, at))] as SheetLevel;
}

export function createSheet() {
  const [level, setLevel] = createSignal<SheetLevel>('half');
  let start: number | undefined;
  let moved = false;
  return {
    level,
    /** Taps: half to tall and back; a low panel comes up to half. */
    toggle: (): void => {
      if (moved) moved = false;
      else setLevel((now) => (now === 'half' ? 'tall' : 'half'));
    },
    grab: (event: PointerEvent): void => {
      start = event.clientY;
      moved = false;
      (event.currentTarget as Element).setPointerCapture(event.pointerId);
    },
    release: (event: PointerEvent): void => {
      if (start === undefined) return;
      const dy = event.clientY - start;
      start = undefined;
      moved = Math.abs(dy) >= SWIPE;
      setLevel((now) => swiped(now, dy, window.innerHeight));
    },
  };
}
