import type { FromServer, Line } from '#protocol/messages.ts';
import type { Account } from '#protocol/tables.ts';
import type { Probe } from '../store/writer.ts';

/** Socket that follows a table. */
export interface Follower {
  readonly account: Account | undefined;
  /** Accounts whose chat is not shown to it. */
  readonly muted: ReadonlySet<string>;
  send(frame: string): void;
  /** The table goes on at a newer server. */
  moveOn(): void;
}

/** A line as each kind of watcher gets it. */
export interface ShownLine {
  readonly seq: number;
  readonly byWatcher: Readonly<Record<string, Line>>;
}

/** Lines kept for those who come back after a short while; who was away longer gets the table whole. */
const MOST_RECENT = 256;

export const frameOf = (message: FromServer): string => JSON.stringify(message);

/** Sockets that follow a table, and the last lines they were sent. */
export function createFollowers({
  id,
  watcherOf,
  probe,
}: {
  readonly id: string;
  readonly watcherOf: (follower: Follower) => string;
  readonly probe?: Probe;
}) {
  const all = new Set<Follower>();
  const recent: ShownLine[] = [];
  const waiting = new Set<() => void>();
  const wake = (): void => {
    for (const one of [...waiting]) one();
  };
  const forWatcher = (lines: readonly ShownLine[], watcher: string): readonly Line[] =>
    lines.map(({ byWatcher }) => byWatcher[watcher] as Line);
  return {
    all,
    watchers: (): readonly string[] => [...all].map(watcherOf),
    /** Delivers stored lines to all followers: one text for each kind of watcher. */
    deliver(lines: readonly ShownLine[]): void {
      recent.push(...lines);
      recent.splice(0, Math.max(0, recent.length - MOST_RECENT));
      if (lines.length === 0) return;
      wake();
      probe?.('before-delivery');
      const frames = new Map<string, string>();
      for (const follower of all) {
        const watcher = watcherOf(follower);
        const ready = frames.get(watcher) ?? frameOf({ is: 'lines', id, lines: forWatcher(lines, watcher) });
        frames.set(watcher, ready);
        follower.send(ready);
        probe?.('between-deliveries');
      }
    },
    /** Lines after a number; undefined where they are not kept any more. */
    since(after: number, head: number, watcher: string): readonly Line[] | undefined {
      const first = recent[0]?.seq;
      if (after > head || (after !== head && (first === undefined || after < first - 1))) return undefined;
      return forWatcher(
        recent.filter(({ seq }) => seq > after),
        watcher,
      );
    },
    /** Drops the lines kept: they do not lead on to what follows. */
    forget(): void {
      recent.splice(0);
      wake();
    },
    /** Resolves with the next line, after a while, or where the one who waits has gone. */
    next: (ms: number, gone: AbortSignal): Promise<void> =>
      new Promise((resolve) => {
        const end = (): void => {
          clearTimeout(timer);
          waiting.delete(end);
          gone.removeEventListener('abort', end);
          resolve();
        };
        const timer = setTimeout(end, ms);
        waiting.add(end);
        gone.addEventListener('abort', end);
        if (gone.aborted) end();
      }),
    /** True where somebody follows, or waits for the next line. */
    isFollowed: (): boolean => all.size + waiting.size > 0,
  };
}

export type Followers = ReturnType<typeof createFollowers>;
