import { createSignal } from 'solid-js';

/** How a player likes to see and hear the table, kept in this browser. */

export const COUNTER_SIZES = ['map', 'small', 'middle', 'large'] as const;
export type CounterSize = (typeof COUNTER_SIZES)[number];

/** Side of a counter in CSS pixels; `map` lets it follow the zoom. */
export const PIXELS: Readonly<Record<CounterSize, number | undefined>> = {
  map: undefined,
  small: 26,
  middle: 38,
  large: 56,
};

const KEY = 'hexfront.seeing';

interface Kept {
  readonly counters: CounterSize;
  readonly motion: boolean;
  readonly dice: boolean;
  readonly sound: boolean;
}

function kept(): Kept {
  const standard: Kept = { counters: 'map', motion: true, dice: true, sound: false };
  try {
    const read = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Record<keyof Kept, unknown>>;
    return {
      counters: COUNTER_SIZES.find((size) => size === read.counters) ?? standard.counters,
      motion: read.motion !== false,
      dice: read.dice !== false,
      sound: read.sound === true,
    };
  } catch {
    return standard;
  }
}

const [seeing, write] = createSignal<Kept>(kept());
export { seeing };

export function setSeeing(change: Partial<Kept>): void {
  const next = { ...seeing(), ...change };
  write(next);
  try {
    localStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    // A closed store only means that the choice is forgotten.
  }
}

const calm = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)');
const [asked, setAsked] = createSignal(calm?.matches ?? false);
calm?.addEventListener('change', (event) => setAsked(event.matches));

/** Nothing moves by itself: the player or the system wants it so. */
export const isStill = (): boolean => asked() || !seeing().motion;
