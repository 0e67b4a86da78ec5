import { w } from '#web/text/words.ts';
import type { GameStore } from '../game-store.ts';

/** Games, positions and pictures leave the page as files or on the clipboard. */

export function download(name: string, blob: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

const stem = (game: GameStore): string => `hexfront-turn-${game.update()?.scene.moment.turn ?? 0}`;

export async function saveGame(game: GameStore): Promise<void> {
  download(`${stem(game)}.jsonl`, new Blob([await game.record()], { type: 'application/jsonl' }));
}

export async function copyPosition(game: GameStore): Promise<void> {
  try {
    await navigator.clipboard.writeText(await game.ask<string>('position'));
    game.notice(w.copied);
  } catch {
    game.notice(w.notCopied);
  }
}

export function savePicture(host: HTMLElement, game: GameStore): void {
  host.querySelector('canvas')?.toBlob((blob) => {
    if (blob) download(`${stem(game)}.png`, blob);
  });
}
