import { createSignal } from 'solid-js';
import { PACES, type Pace } from '#table/film.ts';
import { keep, kept } from '#web/text/preferences.ts';

/** View and sound preferences of a player, stored in this browser. */

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
  /** Ask before a phase is ended that could still be used. */
  readonly careful: boolean;
  /** Two at one screen: hand it over at every change of side, also where nothing is hidden. */
  readonly handOver: boolean;
  /** Speed at which the computer's moves are shown. */
  readonly pace: Pace;
  /** Steps of the turn that are passed without being asked, `GAME KIND`. */
  readonly passed: readonly string[];
}

function read(): Kept {
  const { counters, motion, dice, sound, careful, handOver, pace, passed } = kept(KEY);
  return {
    counters: COUNTER_SIZES.find((size) => size === counters) ?? 'map',
    motion: motion !== false,
    dice: dice !== false,
    sound: sound === true,
    careful: careful !== false,
    handOver: handOver === true,
    pace: PACES.find((one) => one === pace) ?? 'steady',
    passed: Array.isArray(passed) ? passed.filter((one) => typeof one === 'string') : [],
  };
}

const [seeing, write] = createSignal<Kept>(read());
export { seeing };

export function setSeeing(change: Partial<Kept>): void {
  const next = { ...seeing(), ...change };
  write(next);
  keep(KEY, next);
}

const calm = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)');
const [asked, setAsked] = createSignal(calm?.matches ?? false);
calm?.addEventListener('change', (event) => setAsked(event.matches));

/** True if animations are off, by the player or the system. */
export const isStill = (): boolean => asked() || !seeing().motion;
