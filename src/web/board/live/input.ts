import type { Point } from '../geometry.ts';

/** Requests of fingers, mouse and keys. */
export interface Wishes {
  pan(dx: number, dy: number): void;
  fling(vx: number, vy: number): void;
  halt(): void;
  zoom(factor: number, about: Point, smooth: boolean): void;
  tap(point: Point, event: { readonly shift: boolean; readonly button: number }): void;
  hover(point: Point | undefined): void;
  /** True when something has come of it; otherwise the finger that is lifted has tapped, if slowly. */
  longPress(point: Point): boolean;
  /** Asked when a drag begins: true when something there may be picked up. */
  pick(point: Point): boolean;
  drag(point: Point): void;
  drop(point: Point | undefined): void;
  key(key: string, shift: boolean): boolean;
}

const SLOP = 6;
const LONG_PRESS = 450;

/** Pointer, wheel and key events on an element, told as wishes; returns what takes them off again. */
export function listen(element: HTMLElement, wishes: Wishes): () => void {
  const pointers = new Map<number, Point>();
  let start: Point | undefined;
  let mode: 'none' | 'press' | 'pan' | 'pinch' | 'carry' | 'held' = 'none';
  let timer: ReturnType<typeof setTimeout> | undefined;
  let trail: { at: Point; time: number }[] = [];
  let spread = 0;
  let middle: Point = { x: 0, y: 0 };

  const place = (event: PointerEvent | WheelEvent | MouseEvent): Point => {
    const box = element.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };
  const stopTimer = () => {
    if (timer !== undefined) clearTimeout(timer);
    timer = undefined;
  };
  const pair = (): [Point, Point] => [...pointers.values()].slice(0, 2) as [Point, Point];
  const beginPinch = () => {
    const [a, b] = pair();
    spread = Math.hypot(a.x - b.x, a.y - b.y);
    middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
    mode = 'pinch';
  };

  const down = (event: PointerEvent) => {
    if (event.pointerType === 'mouse' && event.button > 1) return;
    element.setPointerCapture(event.pointerId);
    element.focus({ preventScroll: true });
    wishes.halt();
    const point = place(event);
    pointers.set(event.pointerId, point);
    stopTimer();
    if (pointers.size === 2) {
      if (mode === 'carry') wishes.drop(undefined);
      beginPinch();
      return;
    }
    if (pointers.size > 2) return;
    start = point;
    mode = 'press';
    trail = [{ at: point, time: event.timeStamp }];
    // A mouse that rests opens a stack: however long its button is held down, that is a click.
    if (event.pointerType === 'mouse') return;
    timer = setTimeout(() => {
      if (mode === 'press' && start && wishes.longPress(start)) mode = 'held';
    }, LONG_PRESS);
  };

  const move = (event: PointerEvent) => {
    const point = place(event);
    if (!pointers.has(event.pointerId)) {
      if (event.pointerType === 'mouse') wishes.hover(point);
      return;
    }
    const before = pointers.get(event.pointerId) as Point;
    pointers.set(event.pointerId, point);
    if (mode === 'pinch' && pointers.size >= 2) {
      const [a, b] = pair();
      const now = Math.hypot(a.x - b.x, a.y - b.y);
      const centre = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
      wishes.pan(centre.x - middle.x, centre.y - middle.y);
      if (spread > 0 && now > 0) wishes.zoom(now / spread, centre, false);
      spread = now;
      middle = centre;
      return;
    }
    if (mode === 'press' && start && Math.hypot(point.x - start.x, point.y - start.y) > SLOP) {
      stopTimer();
      mode = event.button !== 1 && wishes.pick(start) ? 'carry' : 'pan';
      if (mode === 'pan') wishes.pan(point.x - start.x, point.y - start.y);
    } else if (mode === 'pan') wishes.pan(point.x - before.x, point.y - before.y);
    if (mode === 'carry') wishes.drag(point);
    if (mode === 'held') wishes.hover(point);
    trail.push({ at: point, time: event.timeStamp });
    if (trail.length > 8) trail.shift();
  };

  const up = (event: PointerEvent) => {
    if (!pointers.has(event.pointerId)) return;
    const point = place(event);
    pointers.delete(event.pointerId);
    stopTimer();
    if (mode === 'pinch') {
      // The finger that stays goes on panning.
      if (pointers.size === 1) {
        mode = 'pan';
        trail = [];
      } else if (pointers.size === 0) mode = 'none';
      return;
    }
    if (event.type === 'pointercancel') {
      if (mode === 'carry') wishes.drop(undefined);
    } else if (mode === 'press') wishes.tap(point, { shift: event.shiftKey, button: event.button });
    else if (mode === 'carry') wishes.drop(point);
    else if (mode === 'pan') {
      const recent = trail.filter(({ time }) => event.timeStamp - time < 90);
      const first = recent[0];
      if (first && recent.length > 1) {
        const time = Math.max(8, event.timeStamp - first.time);
        wishes.fling((point.x - first.at.x) / time, (point.y - first.at.y) / time);
      }
    }
    mode = 'none';
  };

  const leave = () => {
    if (pointers.size === 0) wishes.hover(undefined);
  };

  const wheel = (event: WheelEvent) => {
    event.preventDefault();
    const lines = event.deltaMode === 1 ? 18 : event.deltaMode === 2 ? 400 : 1;
    // A trackpad pinch comes as a wheel with ctrl and small steps.
    const speed = event.ctrlKey ? 0.012 : 0.0022;
    const delta = Math.max(-240, Math.min(240, event.deltaY * lines));
    wishes.zoom(Math.exp(-delta * speed), place(event), !event.ctrlKey);
  };

  const key = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (wishes.key(event.key, event.shiftKey)) event.preventDefault();
  };
  const quiet = (event: Event) => event.preventDefault();

  element.addEventListener('pointerdown', down);
  element.addEventListener('pointermove', move);
  element.addEventListener('pointerup', up);
  element.addEventListener('pointercancel', up);
  element.addEventListener('pointerleave', leave);
  element.addEventListener('wheel', wheel, { passive: false });
  element.addEventListener('keydown', key);
  element.addEventListener('contextmenu', quiet);
  return () => {
    stopTimer();
    element.removeEventListener('pointerdown', down);
    element.removeEventListener('pointermove', move);
    element.removeEventListener('pointerup', up);
    element.removeEventListener('pointercancel', up);
    element.removeEventListener('pointerleave', leave);
    element.removeEventListener('wheel', wheel);
    element.removeEventListener('keydown', key);
    element.removeEventListener('contextmenu', quiet);
  };
}
