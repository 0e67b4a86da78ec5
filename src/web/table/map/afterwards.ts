import { createEffect, createSignal, onCleanup } from 'solid-js';
import type { Update } from '#table/host.ts';
import { isStill, seeing } from '../settings/view-settings.ts';
import { ROLLING } from './show-counters.ts';

/** Delay of the next prompt after the events, in milliseconds, so that it is spoken last. */
export const ASKED_LAST = 250;

/** Duration of the last command's die animation. */
export const rollsFor = (update: Update | undefined): number =>
  (update?.dice.length ?? 0) > 0 && seeing().dice && !isStill() ? ROLLING : 0;

/** A text that follows what it tells of by so many milliseconds; one that changes meanwhile is never said. */
export function afterwards(text: () => string, wait: () => number): () => string {
  const [told, setTold] = createSignal('');
  createEffect(() => {
    const next = text();
    const timer = setTimeout(() => setTold(next), wait());
    onCleanup(() => clearTimeout(timer));
  });
  return told;
}
