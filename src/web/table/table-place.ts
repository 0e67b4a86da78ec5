import { createEffect, on } from 'solid-js';
import type { GameStore } from './game-store.ts';

/** The table and its address follow each other. */
export interface TablePlace {
  /** The address says that the game is watched. */
  readonly watched: () => boolean;
  /** The game is kept under this name from now on, and watched or played. */
  readonly moved: (id: string, watched: boolean) => void;
  /** There is nothing on the table, and why. */
  readonly failed: (why: string) => void;
}

export function standAt(game: GameStore, place: TablePlace | undefined): void {
  if (!place) return;
  createEffect(() => {
    const why = game.failed();
    if (why !== undefined) place.failed(why);
    else if (game.keeping.named() && game.news()) place.moved(game.keeping.id(), game.watching());
  });
  // The browser's own way back leads from the replay to the game.
  createEffect(
    on(
      place.watched,
      (watched) => {
        if (watched && !game.watching()) game.watch();
        else if (!watched && game.watching() && game.live() !== undefined) void game.backToGame();
      },
      { defer: true },
    ),
  );
}
