import { createBoard } from '#web/board/create-board.ts';
import { isShown, tableFaceOf } from '#web/faces.ts';
import type { Face } from '#web/face.ts';
import { readGame } from '#web/table/storage/games.ts';
import { keepSmall } from '#web/table/storage/sight.ts';
import { headerIn } from '#web/table/storage/metadata.ts';
import { countersOf } from '#web/table/map/show-counters.ts';
import { hostAt, ownReferee } from '#web/table/referee/client.ts';
import { theme } from '#web/table/settings/settings.ts';
import { HUMAN } from '#web/table/start.ts';
import type { Update } from '#table/host.ts';

/** Games that came from files have never been looked at: a referee reads them, and their board is drawn unseen. */

const NOBODY: ReadonlySet<string> = new Set();
/** Interval in milliseconds and limit of the checks whether the map is drawn. */
const SOON = 60;
const MOST_ASKED = 200;

interface Standing {
  readonly face: Face;
  readonly update: Update;
  readonly setup: string;
}

async function stands(id: string): Promise<Standing | undefined> {
  const found = await readGame(id);
  if (typeof found !== 'object' || !isShown(found.card.game)) return undefined;
  const { card, record } = found;
  const setup = headerIn(record)?.['setup'];
  if (typeof setup !== 'string') return undefined;
  const face = await tableFaceOf(card.game);
  const sees = face.sides.map(({ id: side }) => side).filter((side) => card.players[side] === HUMAN);
  const host = hostAt(ownReferee({ game: face.id, library: face.library, sees }), () => undefined);
  try {
    let last: Update | undefined;
    host.follow((update) => {
      last = update;
    });
    await host.load(record);
    return last && { face, update: last, setup };
  } finally {
    host.dispose();
  }
}

async function paintNow(id: string): Promise<void> {
  const found = await stands(id);
  const laid = found?.face.board(found.setup);
  if (!found || !laid) return;
  const host = document.createElement('div');
  host.className = 'drawn-unseen';
  host.setAttribute('aria-hidden', 'true');
  document.body.append(host);
  const board = createBoard(host, { theme: theme(), minimap: false, ratio: 1 });
  try {
    board.setMap(laid.map());
    board.setCounters(countersOf(found.update.scene.pieces, NOBODY, () => ({ total: '', caption: '' })));
    for (let asked = 0; asked < MOST_ASKED && !(await keepSmall(board, id)); asked++)
      await new Promise((soon) => setTimeout(soon, SOON));
  } finally {
    board.dispose();
    host.remove();
  }
}

let last: Promise<void> = Promise.resolve();

/** One after another: a list may have many of them. */
export function paint(id: string): Promise<void> {
  last = last.catch(() => undefined).then(() => paintNow(id));
  return last;
}
