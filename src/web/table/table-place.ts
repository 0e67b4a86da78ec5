import { createEffect, createMemo, on, untrack } from 'solid-js';
import type { GameStore } from './game-store.ts';

/** The table and its address follow each other. */
export interface TablePlace {
  /** The address says that the game is watched. */
  readonly watched: () => boolean;
  /** The game is kept under this name from now on, and watched or played. */
  readonly moved: (id: string, watched: boolean) => void;
  /** Called with the reason if the table stays empty. */
  readonly failed: (why: string) => void;
}

export function standAt(game: GameStore, place: TablePlace | undefined): void {
  if (!place) return;
  const laid = createMemo(() => game.keeping.named() && game.update() !== undefined);
  createEffect(() => {
    const why = game.failed();
    if (why !== undefined) return place.failed(why);
    if (!laid()) return;
    const [id, watched] = [game.keeping.id(), game.watching()];
    // Only the table moves the address here; where the address moves the table is below.
    untrack(() => place.moved(id, watched));
  });
  // The browser's own way back leads from the replay to the game.
  createEffect(
    on(
      place.watched,
      (watched) => {
        if (watched && !game.watching()) void game.watch();
        else if (!watched && game.watching() && game.live() !== undefined) void game.backToGame();
      },
      { defer: true },
    ),
  );
}
