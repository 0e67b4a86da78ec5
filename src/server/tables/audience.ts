import type { Line, SaidLine, Whole } from '#protocol/messages.ts';
import type { Account } from '#protocol/tables.ts';
import type { AnyState } from '#table/game-package.ts';
import type { TailLine } from '../journal/journal.ts';
import { createFollowers, type Follower, frameOf, type ShownLine } from './followers.ts';
import { createPresence } from './presence.ts';
import { lineFor } from './redaction.ts';
import { isOver, sideOf, type Surroundings, type TableMemory } from './table-memory.ts';
import { wholeOf } from './whole.ts';

const MOST_SAID = 200;
const MOST_MISSED = 20;

/** Players and spectators who follow a table, and what is sent to them. */
export function createAudience(
  memory: TableMemory,
  { hints, now, probe }: Pick<Surroundings, 'hints' | 'now' | 'probe'>,
) {
  const { fixed, said } = memory;
  const { id, opened } = fixed;
  const { sides } = opened.game;
  const watchers = [...sides, 'spectator'];
  const watcherOf = ({ account }: Pick<Follower, 'account'>): string => sideOf(memory, account) ?? 'spectator';
  const followers = createFollowers({ id, watcherOf, ...(probe ? { probe } : {}) });
  const sendAll = (frame: string): void => {
    for (const follower of followers.all) follower.send(frame);
  };
  const presence = createPresence({
    sides,
    here: followers.watchers,
    show: (here) => sendAll(frameOf({ is: 'here', id, ...here })),
    send: (here) => hints.send({ is: 'here', game: id, ...here }),
  });
  const saidFor = (follower: Follower): readonly SaidLine[] => {
    const mayRead = sideOf(memory, follower.account) !== undefined || isOver(memory);
    return said.filter(({ room, from }) => (room === 'all' || mayRead) && !follower.muted.has(from.id));
  };
  /** The table as an account may see it; `before`, the number of commands it was shown. */
  const wholeFor = (account: Account | undefined, before?: number): Whole =>
    wholeOf(fixed, memory.owner, memory, watcherOf({ account }), sideOf(memory, account), before);
  const sendWhole = (follower: Follower, before?: number): void =>
    follower.send(frameOf({ is: 'whole', id, whole: wholeFor(follower.account, before), said: saidFor(follower) }));
  /** A stored line as its watchers get it. */
  const shown = (line: TailLine, after: AnyState): ShownLine => ({
    seq: line.seq,
    byWatcher: Object.fromEntries(watchers.map((watcher) => [watcher, lineFor(opened, line, after, watcher)])),
  });

  return {
    presence,
    wholeFor,
    get isEmpty(): boolean {
      return !followers.isFollowed();
    },
    sendWholeToAll(): void {
      for (const follower of followers.all) sendWhole(follower);
    },
    /** Sends those who follow to a newer server. */
    moveOn(): void {
      for (const follower of [...followers.all]) follower.moveOn();
    },
    /** Delivers stored lines, each with the state after it. */
    deliver: (lines: readonly { readonly line: TailLine; readonly after: AnyState }[]) =>
      followers.deliver(lines.map(({ line, after }) => shown(line, after))),
    /** Drops the lines kept: they do not lead on to what follows. */
    forget: followers.forget,
    /** Takes in a line of chat, and sends it to those who may read it. */
    tellSaid(line: SaidLine): void {
      said.push(line);
      said.splice(0, Math.max(0, said.length - MOST_SAID));
      const told = frameOf({ is: 'said', id, said: line });
      for (const follower of followers.all) if (saidFor(follower).includes(line)) follower.send(told);
    },
    /** Lines after a number that are kept in memory; undefined where some are not. */
    recentLines: (account: Account | undefined, after: number): readonly Line[] | undefined =>
      followers.since(after, memory.row.head, watcherOf({ account })),
    /** Resolves with a line after a number, after a while, or where the one who waits has gone. */
    async lineAfter(after: number, ms: number, gone: AbortSignal): Promise<void> {
      memory.touched = now();
      if (memory.row.head <= after && !memory.closed) await followers.next(ms, gone);
    },
    /**
     * Follows the table from a line on, or from its whole state: with the number of commands that were shown before.
     * Gives the way to stop.
     */
    follow(follower: Follower, after?: number, before?: number): () => void {
      followers.all.add(follower);
      memory.touched = now();
      const lines = after === undefined ? undefined : followers.since(after, memory.row.head, watcherOf(follower));
      if (lines === undefined || (isOver(memory) && lines.length > 0)) sendWhole(follower, before);
      else {
        follower.send(frameOf({ is: 'lines', id, lines }));
        // Chat of the meantime: the page knows the lines it has by their numbers.
        for (const one of saidFor(follower).slice(-MOST_MISSED)) follower.send(frameOf({ is: 'said', id, said: one }));
      }
      presence.changed();
      return () => {
        followers.all.delete(follower);
        presence.changed();
      };
    },
  };
}

export type Audience = ReturnType<typeof createAudience>;
