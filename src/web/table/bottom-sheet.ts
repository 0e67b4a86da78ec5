import { createSignal, onCleanup } from 'solid-js';

/** The panel of a phone: low, half or tall; a tap on its handle goes on to the next, a swipe up or down moves it. */
export const SHEET_LEVELS = ['low', 'half', 'tall'] as const;
export type SheetLevel = (typeof SHEET_LEVELS)[number];

const SWIPE = 28;

/** Level of the panel after a swipe of so many pixels (down is positive). */
export function swiped(from: SheetLevel, dy: number, height: number): SheetLevel {
  if (Math.abs(dy) < SWIPE) return from;
  const steps = Math.abs(dy) > height * 0.4 ? 2 : 1;
  const at = SHEET_LEVELS.indexOf(from) + (dy < 0 ? steps : -steps);
  return SHEET_LEVELS[Math.max(0, Math.min(SHEET_LEVELS.length - 1, at))] as SheetLevel;
}

/** True if an element between the two is scrolled down, so that a downward drag scrolls it back. */
function isScrolled(from: EventTarget | null, within: HTMLElement): boolean {
  for (let at = from instanceof Element ? from : undefined; at; at = at.parentElement ?? undefined) {
    if (at.scrollTop > 0) return true;
    if (at === within) return false;
  }
  return false;
}

/** Hears by how many pixels a finger was drawn down over something that was not scrolled. */
export function onSwipeDown(element: HTMLElement, swipe: (dy: number) => void): void {
  let start: Touch | undefined;
  const touched = (event: TouchEvent): void => {
    const alone = event.touches.length === 1 && !isScrolled(event.target, element);
    start = alone ? event.touches[0] : undefined;
  };
  const lifted = (event: TouchEvent): void => {
    const [end] = event.changedTouches;
    if (!start || !end) return;
    const [dx, dy] = [end.clientX - start.clientX, end.clientY - start.clientY];
    start = undefined;
    if (dy >= SWIPE && dy > 2 * Math.abs(dx)) swipe(dy);
  };
  element.addEventListener('touchstart', touched, { passive: true });
  element.addEventListener('touchend', lifted, { passive: true });
  onCleanup(() => {
    element.removeEventListener('touchstart', touched);
    element.removeEventListener('touchend', lifted);
  });
}

export function createSheet() {
  const [level, setLevel] = createSignal<SheetLevel>('half');
  let start: number | undefined;
  let moved = false;
  return {
    level,
    /** Raises a low panel for a new prompt. */
    raise: (): void => void setLevel((now) => (now === 'low' ? 'half' : now)),
    swipe: (dy: number): void => void setLevel((now) => swiped(now, dy, window.innerHeight)),
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
