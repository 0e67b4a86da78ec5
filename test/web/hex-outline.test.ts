import { createRoot } from 'solid-js';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPointedRing, RINGED_MS } from '#web/table/map/hex-outline.ts';

/** The ring round a hex whose link was pressed. */

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const hexesOf = (ring: ReturnType<typeof createPointedRing>) =>
  new Set(ring.layers().flatMap(({ items }) => items.flatMap((item) => ('hexes' in item ? item.hexes : []))));

test('a hex has its ring for a while, and a second press begins the while anew', () => {
  createRoot((dispose) => {
    const ring = createPointedRing();
    expect(ring.layers()).toEqual([]);
    ring.put(7);
    expect(hexesOf(ring)).toEqual(new Set([7]));
    vi.advanceTimersByTime(RINGED_MS - 1);
    ring.put(9);
    vi.advanceTimersByTime(RINGED_MS - 1);
    expect(hexesOf(ring)).toEqual(new Set([9]));
    vi.advanceTimersByTime(1);
    expect(ring.layers()).toEqual([]);
    dispose();
  });
});

test('no timer outlives the table', () => {
  createRoot((dispose) => {
    createPointedRing().put(7);
    expect(vi.getTimerCount()).toBe(1);
    dispose();
    expect(vi.getTimerCount()).toBe(0);
  });
});
