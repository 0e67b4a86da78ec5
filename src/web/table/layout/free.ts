import { createEffect, createSignal, on, onCleanup } from 'solid-js';
import type { Board } from '#web/board/create-board.ts';
import { lastPress, onLed } from '../map/camera-input.ts';
import type { Grid } from '#hex/grid.ts';
import { isPhone, layout } from './layout.ts';
import { heartOf } from './first-view.ts';

/** Hex widths in pixels: a country whole, where nothing stands yet; the least a finger can find. */
export const HOME = 28;
const TOUCHED = 22;

/** A card lower than this part of the window hides little: the map is framed as if it were not there, and what lies under it comes out. */
const TALL = 0.3;

/** Width kept for the card in hand beside a map seen whole, in rem: what the style sheet gives it. */
const COLUMN = 21.7;
const columnWidth = (): number => COLUMN * Number.parseFloat(getComputedStyle(document.documentElement).fontSize);

interface Over {
  readonly top: () => HTMLElement | undefined;
  readonly bottom: () => HTMLElement | undefined;
  readonly left: () => HTMLElement | undefined;
  readonly right: () => HTMLElement | undefined;
  readonly tools: () => HTMLElement | undefined;
}

const boxIn = (element: HTMLElement | undefined): DOMRect | undefined => {
  const box = element?.getBoundingClientRect();
  return box && box.width > 0 && box.height > 0 ? box : undefined;
};

/**
 * Tells the board what of it bars and cards lie over, and the style sheet too: what floats keeps clear of them. Gives a number
 * that is another whenever they have come to lie otherwise.
 */
export function keepFree(board: Board, page: HTMLElement, over: Over): () => number {
  const [laid, setLaid] = createSignal(0);
  let last = '';
  const measure = (): void => {
    const { width, height } = page.getBoundingClientRect();
    const beside = !isPhone();
    const bar = boxIn(over.bottom());
    // The sheet stands on the bar: it is looked at when it does.
    page.style.setProperty('--acts', `${bar?.height ?? 0}px`);
    const sheet = boxIn(over.right());
    const high = sheet !== undefined && sheet.height > height * TALL;
    const insets = {
      top: boxIn(over.top())?.bottom ?? 0,
      right: beside && layout().hold && high ? width - sheet.left : 0,
      bottom: height - Math.min(bar?.top ?? height, beside ? height : (sheet?.top ?? height)),
      left: beside && layout().drawer ? (boxIn(over.left())?.right ?? 0) : 0,
    };
    for (const [side, value] of Object.entries(insets)) page.style.setProperty(`--free-${side}`, `${value}px`);
    const low = beside && !high ? sheet : undefined;
    const boxes = [boxIn(over.tools()), low].filter((box) => box !== undefined);
    const column = beside && layout().hold ? columnWidth() : 0;
    board.setFree({
      ...insets,
      column,
      over: boxes.map(({ left, top, right, bottom }) => ({ x0: left, y0: top, x1: right, y1: bottom })),
    });
    const now = [...Object.values(insets), ...boxes.flatMap(({ left, bottom }) => [left, bottom])].join();
    if (now !== last) setLaid((times) => times + 1);
    last = now;
  };
  for (const begun of ['pointerdown', 'keydown'])
    page.addEventListener(begun, () => board.view.settle(), { capture: true });
  const observer = new ResizeObserver(measure);
  observer.observe(page);
  for (const element of [over.top(), over.bottom(), over.left(), over.right(), over.tools()])
    if (element) observer.observe(element);
  createEffect(on([layout, isPhone], () => queueMicrotask(measure)));
  measure();
  onCleanup(() => observer.disconnect());
  return laid;
}

/** True if a hex lies free of bars and cards, at least `edge` pixels from them. */
export const liesFree = (board: Board, page: HTMLElement, hex: number, edge: number, below = edge): boolean =>
  isFree(page, board.view.screenOf(hex), edge, below);

function isFree(
  page: HTMLElement,
  { x, y }: { readonly x: number; readonly y: number },
  edge = 0,
  below = edge,
): boolean {
  const inset = (side: string): number => Number.parseFloat(page.style.getPropertyValue(`--free-${side}`)) || 0;
  const { width, height } = page.getBoundingClientRect();
  return (
    x > inset('left') + edge &&
    x < width - inset('right') - edge &&
    y > inset('top') + below &&
    y < height - inset('bottom') - edge
  );
}

/**
 * Moves the map to the hexes for placing units, near enough for a finger. While its middle can be seen and touched the
 * map stays, so that a second click hits the hex it is aimed at.
 */
export function roomInSight(
  board: Board,
  page: HTMLElement,
  grid: Grid,
  room: () => readonly number[],
  gone: (hex: number) => void,
): void {
  let known: ReadonlySet<number> = new Set();
  createEffect(() => {
    const hexes = room();
    const heart = heartOf(hexes, grid);
    if (heart === undefined) return;
    // After each unit placed the room is another by a hex or two; the player has led the map to where the next one goes.
    const isSame = hexes.filter((hex) => known.has(hex)).length * 2 > hexes.length;
    known = new Set(hexes);
    if (isSame && hexes.some((hex) => liesFree(board, page, hex, 0))) return;
    gone(heart);
    const { scale } = board.view.look();
    if (scale >= TOUCHED && liesFree(board, page, heart, 0)) return;
    if (!board.view.frame(hexes, TOUCHED, Math.max(HOME, scale))) board.view.centreOn(heart, Math.max(TOUCHED, scale));
  });
}

/** Frames the hexes that stand for distant areas together with the selected hex, if both stay readable. */
export function areasInSight(
  board: Board,
  page: HTMLElement,
  hex: () => number | undefined,
  areas: () => readonly number[],
): void {
  createEffect(() => {
    const from = hex();
    const hidden = areas().filter((one) => !liesFree(board, page, one, TOUCHED));
    if (from !== undefined && hidden.length > 0) board.view.frame([from, ...hidden], TOUCHED, board.view.look().scale);
  });
}

/** First the cards of the decision are laid out. */
function revealSoon(board: Board, hexes: readonly number[], stays?: (hex: number) => boolean): void {
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(() => {
      if (!stays || !hexes.some(stays)) board.view.reveal(...hexes);
    });
  });
  onCleanup(() => cancelAnimationFrame(frame));
}

/**
 * Brings the nearest hex of a decision's start into view, also when the cards grow afterwards, until the player selects
 * something else or moves the map; once per decision.
 */
export function beginInSight(
  board: Board,
  page: HTMLElement,
  laid: () => number,
  begins: () => { readonly decision: number | undefined; readonly hexes: readonly number[] },
  inHand: () => string,
): void {
  let begun: { readonly decision: number | undefined; readonly hand: string } | undefined;
  let over = true;
  onLed(page, () => (over = true));
  createEffect(() => {
    const { decision, hexes } = begins();
    const hand = inHand();
    laid();
    if (decision !== begun?.decision) {
      begun = { decision, hand };
      over = false;
    }
    if (hand !== begun?.hand) over = true;
    if (!over && hexes.length > 0) revealSoon(board, hexes);
  });
}

/**
 * Hexes that must not lie under a card, also when the cards grow afterwards; players who lead the map themselves are left
 * alone. A hex that was pressed stays under the pointer as long as no card covers the place.
 */
export function keepInSight(
  board: Board,
  page: HTMLElement,
  laid: () => number,
  hexes: readonly (() => number | undefined)[],
  onShown: (tell: (hex: number) => void) => void,
): void {
  const pressed = lastPress(page);
  const isHeld = (hex: number): boolean => {
    const at = pressed();
    return at !== undefined && board.view.hexAt(at) === hex && isFree(page, at);
  };
  for (const hexOf of hexes) {
    let led = false;
    createEffect(on(hexOf, () => (led = false)));
    onLed(page, () => (led = true));
    onShown((hex) => (led = hex !== hexOf()));
    createEffect(() => {
      const hex = hexOf();
      laid();
      if (hex === undefined || led) return;
      revealSoon(board, [hex], isHeld);
    });
  }
}
