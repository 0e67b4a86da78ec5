import type { AnyState } from '#table/game-package.ts';
import type { TailLine } from '../journal/journal.ts';
import type { OpenedGame } from './game-cache.ts';
import { cutTo, foldEntry, playedIn, type Stretch, stateOf } from './window.ts';

/** A stored line with the state of the game after it. */
export interface Followed {
  readonly line: TailLine;
  readonly after: AnyState;
}

/**
 * Follows lines another process has stored. Undefined where they do not lead on from this stretch: something was taken back that lies
 * before it.
 */
export function followTail(
  opened: OpenedGame,
  stretch: Stretch,
  lines: readonly TailLine[],
): { readonly stretch: Stretch; readonly followed: readonly Followed[] } | undefined {
  const followed: Followed[] = [];
  let now = stretch;
  for (const line of lines) {
    const { body, seq } = line;
    if (body.is === 'command') {
      const { entry, drawn, by } = body;
      if (entry.n !== playedIn(now) + 1) return undefined;
      const states = [...now.states, foldEntry(opened, stateOf(now), entry)];
      now = {
        from: now.from,
        states,
        entries: [...now.entries, { seq, entry, ...(drawn ? { drawn } : {}), ...(by ? { by } : {}) }],
      };
    } else if (body.is === 'back') {
      if (body.to < now.from || body.to > playedIn(now)) return undefined;
      now = cutTo(now, body.to);
    }
    followed.push({ line, after: stateOf(now) });
  }
  return { stretch: now, followed };
}
