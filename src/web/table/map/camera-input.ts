import { onCleanup } from 'solid-js';

/** Elements whose click moves the map; on the map itself only a drag does. */
const LEADS = '.palette, .drawer, .hex-link, .hexfront-minimap';
const DRAG = 10;
const KEYS: readonly string[] = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', '+', '-', '0', 'g'];

/** Tells of everything by which somebody leads the map himself. */
export function onLed(page: HTMLElement, led: () => void): void {
  const within = ({ target }: Event, where: string): boolean =>
    target instanceof Element && target.closest(where) !== null;
  let pressed: PointerEvent | undefined;
  const press = (event: PointerEvent): void => {
    pressed = event;
    if (within(event, LEADS)) led();
  };
  const drag = (event: PointerEvent): void => {
    if (event.buttons === 0 || !pressed || !within(event, '.board')) return;
    if (Math.hypot(event.clientX - pressed.clientX, event.clientY - pressed.clientY) > DRAG) led();
  };
  const key = ({ key: name }: KeyboardEvent): void => void (KEYS.includes(name) && led());
  page.addEventListener('pointerdown', press, true);
  page.addEventListener('pointermove', drag, true);
  page.addEventListener('wheel', (event) => within(event, '.board') && led(), { capture: true, passive: true });
  window.addEventListener('keydown', key, true);
  onCleanup(() => window.removeEventListener('keydown', key, true));
}

/** Place of the map last pressed with finger or mouse, until a key is pressed or something else is. */
export function lastPress(page: HTMLElement): () => { readonly x: number; readonly y: number } | undefined {
  let pressed: { readonly x: number; readonly y: number } | undefined;
  const press = ({ target, clientX, clientY }: PointerEvent): void => {
    const onMap = target instanceof Element && target.matches('.board canvas');
    const box = page.getBoundingClientRect();
    pressed = onMap ? { x: clientX - box.left, y: clientY - box.top } : undefined;
  };
  const key = (): void => void (pressed = undefined);
  page.addEventListener('pointerdown', press, true);
  window.addEventListener('keydown', key, true);
  onCleanup(() => window.removeEventListener('keydown', key, true));
  return () => pressed;
}
