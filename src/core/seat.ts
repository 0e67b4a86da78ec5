import type { Game } from './game.ts';
import { hashOf } from './hash.ts';
import type { Entry } from './record/record.ts';

/** Recipient of a view: a side, or a spectator who knows what both sides know. */
export type Watcher<Side extends string> = Side | 'spectator';

/** An entry of a record as it leaves for a seat: made of what the watcher sees and of nothing else. */
export interface Seen<E, Side extends string> extends Omit<Entry<E, Side>, 'command'> {
  /** Absent where the watcher does not see all of what it did. */
  readonly command?: string;
}

/**
 * Entry as a watcher may see it; `after` is the state it led to. The fingerprint is that of the watcher's view, because
 * one of the whole state would let a client test guesses. Dice are left out unless all their results are public and
 * nothing is sealed: with a card known, the face it was drawn by tells what else is in the deck.
 */
export function seenEntry<S, C, E, Side extends string>(
  game: Game<S, C, E, Side>,
  entry: Entry<E, Side>,
  after: S,
  watcher: Watcher<Side>,
): Seen<E, Side> {
  const seesAll = (one: Watcher<Side>): boolean => entry.events.every((event) => game.redact(event, one) === event);
  const view = game.view(after, watcher);
  const open = seesAll('spectator') && game.sides.every(seesAll);
  const sealed = game.sealed?.(after) ?? false;
  if (open && !sealed && view === after) return entry;
  const { n, side, command, dice } = entry;
  return {
    n,
    side,
    ...(open || seesAll(watcher) ? { command } : {}),
    ...(open && dice && !sealed ? { dice } : {}),
    events: entry.events.flatMap((event) => game.redact(event, watcher) ?? []),
    hash: hashOf(view),
  };
}
