import type { Page } from '@playwright/test';

/** View of a person who looks at the page: no test ids, no state, only words, controls and the map. */

export interface Thing {
  /** Index in the list of this look. */
  readonly no: number;
  readonly kind: 'button' | 'tick' | 'fold';
  readonly name: string;
  /** Headings of the parts of the page it lies in, from outside in. */
  readonly parts: readonly string[];
  readonly on: boolean;
  readonly disabled: boolean;
  readonly ends: boolean;
}

export interface Look {
  /** Prompt of the table. */
  readonly asks: string;
  readonly alerts: readonly string[];
  readonly things: readonly Thing[];
  readonly words: string;
  /** Pixels the page can be scrolled sideways. */
  readonly sideways: number;
  /** The name of what lies over everything else and has to be closed first. */
  readonly over: string | undefined;
}

declare global {
  interface Window {
    seenThings: HTMLElement[];
  }
}

/** One look at the page. */
export const look = (page: Page): Promise<Look> =>
  page.evaluate(() => {
    const visible = (element: Element): boolean =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      element.getClientRects().length > 0 &&
      !element.closest('.unseen');
    const nameOf = (element: HTMLElement): string => {
      const labelled = element.getAttribute('aria-label') ?? '';
      const text =
        element instanceof HTMLInputElement ? (element.closest('label')?.innerText ?? '') : element.innerText;
      return (labelled || text || element.title).replaceAll(/\s+/g, ' ').trim();
    };
    const partsOf = (element: Element): string[] => {
      const found: string[] = [];
      for (let at = element.parentElement; at; at = at.parentElement) {
        const label =
          at.getAttribute('aria-label') ?? (at.matches('dialog[open], [role=dialog]') ? 'dialog' : undefined);
        if (label !== undefined && label !== null) found.unshift(label);
      }
      return found;
    };
    window.seenThings = [
      ...document.querySelectorAll<HTMLElement>('button, input[type=checkbox], summary, [role=tab]'),
    ].filter(visible);
    return {
      asks: document.querySelector<HTMLElement>('[role=status]')?.innerText.replaceAll(/\s+/g, ' ').trim() ?? '',
      alerts: [...document.querySelectorAll<HTMLElement>('[role=alert]')].filter(visible).map((one) => one.innerText),
      things: window.seenThings.map((element, no) => ({
        no,
        kind:
          element instanceof HTMLInputElement
            ? ('tick' as const)
            : element.matches('summary')
              ? ('fold' as const)
              : ('button' as const),
        name: nameOf(element),
        parts: partsOf(element),
        on:
          element instanceof HTMLInputElement
            ? element.checked
            : element.getAttribute('aria-pressed') === 'true' ||
              element.getAttribute('aria-expanded') === 'true' ||
              element.getAttribute('aria-selected') === 'true',
        disabled: (element as HTMLButtonElement).disabled,
        ends: element.getAttribute('aria-keyshortcuts') === 'd',
      })),
      words: document.body.innerText,
      over: document.querySelector('dialog:modal')?.getAttribute('aria-label') ?? undefined,
      sideways: Math.max(0, document.documentElement.scrollWidth - window.innerWidth),
    };
  });

/** Point to touch a control at, after scrolling to it; or the element that covers it. */
export const reachFor = (page: Page, no: number): Promise<{ x: number; y: number } | string> =>
  page.evaluate((index) => {
    const element = window.seenThings[index];
    if (!element?.isConnected) return 'gone';
    const target = element instanceof HTMLInputElement ? (element.closest('label') ?? element) : element;
    const inside = (): { x: number; y: number; hit: Element | null } => {
      const box = (element instanceof HTMLInputElement ? element : target).getBoundingClientRect();
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      return { x, y, hit: document.elementFromPoint(x, y) };
    };
    const touches = (hit: Element | null): boolean => hit !== null && (target.contains(hit) || hit.contains(target));
    let found = inside();
    if (!touches(found.hit)) {
      element.scrollIntoView({ block: 'nearest' });
      found = inside();
    }
    if (!touches(found.hit)) {
      element.scrollIntoView({ block: 'center' });
      found = inside();
    }
    if (touches(found.hit)) return { x: found.x, y: found.y };
    return `covered by ${found.hit?.outerHTML.slice(0, 120) ?? 'nothing: out of the window'}`;
  }, no);
