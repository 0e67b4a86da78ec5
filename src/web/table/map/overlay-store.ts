import { createEffect, createSignal, untrack } from 'solid-js';
import type { Overlay } from '#table/desk.ts';
import type { GameStore } from '../game-store.ts';

/**
 * The overlays that are switched on, as the game stands. One question at a time: while the computer plays many commands a
 * second the referee is not kept from playing, and what is shown is soon as new as the map.
 */
export function createOverlays(
  game: Pick<GameStore, 'update' | 'ask'>,
  names: () => ReadonlySet<string>,
): () => ReadonlyMap<string, Overlay> {
  const [overlays, setOverlays] = createSignal<ReadonlyMap<string, Overlay>>(new Map());
  let asking = false;
  let stale = false;
  const ask = async (): Promise<void> => {
    asking = true;
    do {
      stale = false;
      const wanted = [...names()];
      try {
        const found = await Promise.all(wanted.map((one) => game.ask<Overlay>('overlay', one)));
        setOverlays(new Map(wanted.map((one, i) => [one, found[i] as Overlay])));
      } catch {
        setOverlays(new Map());
      }
    } while (stale);
    asking = false;
  };
  createEffect(() => {
    game.update();
    const none = names().size === 0;
    if (asking) stale = true;
    else if (!none) void ask();
    else if (untrack(overlays).size > 0) setOverlays(new Map());
  });
  return overlays;
}
