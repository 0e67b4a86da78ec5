import { createSignal } from 'solid-js';
import { keep, kept } from '#web/text/preferences.ts';

/** Open cards on the map; stored in this browser. */

const KEY = 'hexfront.layout';

interface Kept {
  /** Card of the selection. */
  readonly hold: boolean;
  /** Drawer with the log. */
  readonly drawer: boolean;
  /** Palette of overlays. */
  readonly palette: boolean;
  /** True once the key of far counters has been read. */
  readonly farKnown: boolean;
}

function read(): Kept {
  const { hold, drawer, palette, farKnown } = kept(KEY);
  return { hold: hold !== false, drawer: drawer === true, palette: palette === true, farKnown: farKnown === true };
}

const [layout, write] = createSignal<Kept>(read());
export { layout };

export function setLayout(change: Partial<Kept>): void {
  const next = { ...layout(), ...change };
  write(next);
  keep(KEY, next);
}

const narrow = globalThis.matchMedia?.('(max-width: 50rem)');
const [phone, setPhone] = createSignal(narrow?.matches ?? false);
narrow?.addEventListener('change', (event) => setPhone(event.matches));

const across = globalThis.matchMedia?.('(min-aspect-ratio: 1/1)');
const [wide, setWide] = createSignal(across?.matches ?? true);
across?.addEventListener('change', (event) => setWide(event.matches));

/** The window is wider than tall. */
export const isWide = wide;

/** The window is as narrow as a phone: cards are sheets at its foot. */
export const isPhone = phone;
