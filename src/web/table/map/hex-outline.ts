import { createSignal, onCleanup } from 'solid-js';
import type { Layer } from '#table/board-model.ts';

/** Milliseconds a hex keeps its ring after a link to it is pressed. */
export const RINGED_MS = 2500;

/** Rings a hex for a while: it is found at a glance where the map need not move. Nothing in it moves. */
export function createPointedRing() {
  const [hex, setHex] = createSignal<number>();
  let soon: ReturnType<typeof setTimeout> | undefined;
  const stop = (): void => clearTimeout(soon);
  onCleanup(stop);
  return {
    put(where: number): void {
      stop();
      setHex(where);
      soon = setTimeout(() => setHex(undefined), RINGED_MS);
    },
    layers(): readonly Layer[] {
      const at = hex();
      if (at === undefined) return [];
      return [
        {
          id: 'pointed-ring',
          above: true,
          items: [
            { kind: 'outline', hexes: [at], tone: 'warning' },
            { kind: 'outline', hexes: [at], tone: 'selected', inside: true },
          ],
        },
      ];
    },
  };
}
