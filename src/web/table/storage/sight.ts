import { createEffect, on, onCleanup } from 'solid-js';
import type { Board } from '#web/board/create-board.ts';
import type { Table } from '../table-model.ts';
import { keepPicture } from './games.ts';

/** View of the player, stored with the game, and a small picture of the board for the list of games. */

const WIDTH = 288;
/** Delay of the picture after the last command, in milliseconds. */
const SOON = 1500;

/** Shows what was looked at last; false when that is not known. */
export function restoreSight(board: Board, table: Table): boolean {
  const { look, overlays } = table.game.keeping.seen();
  for (const { name } of table.face.overlays) if (overlays.includes(name)) table.toggleOverlay(name);
  if (look) board.view.set(look);
  return look !== undefined;
}

/** Keeps a small picture of a board for the list of games; false while the board is not drawn yet. */
export async function keepSmall(board: Board, id: string): Promise<boolean> {
  const canvas = document.createElement('canvas');
  if (!board.drawSmall(canvas, WIDTH)) return false;
  const image = await new Promise<Blob | null>((taken) => canvas.toBlob(taken, 'image/webp', 0.8));
  if (image) await keepPicture(id, new Uint8Array(await image.arrayBuffer()));
  return true;
}

export function keepSight(board: Board, table: Table): void {
  const { game } = table;
  const { keeping } = game;
  board.on('view', (look) => {
    const { watcher = 'spectator', personal = false } = game.update()?.seat ?? {};
    const { looks } = keeping.seen();
    if (game.watching()) return;
    if (!personal) keeping.looked({ look });
    if (watcher !== 'spectator' && game.people().length > 1) keeping.looked({ looks: { ...looks, [watcher]: look } });
  });
  createEffect(on(table.overlayNames, (names) => keeping.looked({ overlays: [...names] }), { defer: true }));
  let timer: ReturnType<typeof setTimeout> | undefined;
  createEffect(() => {
    const update = game.update();
    clearTimeout(timer);
    // The list is for everybody at this screen.
    if (!update || update.seat.personal || !keeping.named() || game.watching() || keeping.elsewhere()) return;
    // The list can do without.
    timer = setTimeout(() => void keepSmall(board, keeping.id()).catch(() => undefined), SOON);
  });
  onCleanup(() => clearTimeout(timer));
}
