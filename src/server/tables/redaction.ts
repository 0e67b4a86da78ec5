import { seenEntry } from '#core/seat.ts';
import type { Line, Whole } from '#protocol/messages.ts';
import type { AnyState } from '#table/game-package.ts';
import type { TailLine } from '../journal/journal.ts';
import type { OpenedGame } from './game-cache.ts';
import type { Counted } from './window.ts';

/** A command as a watcher gets it. Where its dice came from leaves only with the dice. */
export function seenBy(
  { game }: OpenedGame,
  { entry, drawn, by }: Pick<Counted, 'entry' | 'drawn' | 'by'>,
  after: AnyState,
  watcher: string,
): Whole['seen'][number] {
  const seen = seenEntry(game, entry, after, watcher);
  // A standing order is known to its own side only.
  return { seen, ...(drawn && seen.dice ? { drawn } : {}), ...(by && entry.side === watcher ? { by } : {}) };
}

/** Line as a watcher gets it; `after`, the state a command led to. The undo point is told only to the deciding side. */
export function lineFor(
  opened: OpenedGame,
  { seq, at, stand, body, key }: TailLine,
  after: AnyState,
  watcher: string,
): Line {
  const told = opened.game.decides(after) === watcher ? stand : { ...stand, undoPoint: stand.played };
  const base = { seq, at, stand: told };
  if (body.is !== 'command') return { ...base, ...body };
  // A line carries its key to who gave it: that is the answer.
  const own = key !== undefined && body.entry.side === watcher ? { key } : {};
  return { ...base, is: 'command', ...seenBy(opened, body, after, watcher), ...own };
}
