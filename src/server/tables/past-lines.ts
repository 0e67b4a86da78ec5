import type { Line } from '#protocol/lines.ts';
import type { Account } from '#protocol/tables.ts';
import type { Journal } from '../journal/journal.ts';
import type { LiveTable } from './live-table.ts';
import { lineFor } from './redaction.ts';
import { followTail } from './tail.ts';
import { stretchTo } from './window.ts';

/** Most lines of one answer. */
export const MOST_LINES = 256;

/** Lines of a table after a number, as an account may see them: from memory, or read again from the journal. */
export interface PastLines {
  after(live: LiveTable, account: Account | undefined, after: number): Promise<readonly Line[]>;
  /** True where lines after a number must be read from the journal. */
  isLong(live: LiveTable, account: Account | undefined, after: number): boolean;
}

export function createPastLines(journal: Journal): PastLines {
  return {
    isLong: (live, account, after) => live.recentLines(account, after) === undefined,
    async after(live, account, after) {
      const recent = live.recentLines(account, after);
      if (recent) return recent.slice(0, MOST_LINES);
      const { id, opened, row } = live;
      if (after >= row.head) return [];
      const watcher = live.sideOf(account) ?? 'spectator';
      const tail = await journal.tail(id, after, Math.min(row.head, after + MOST_LINES));
      const at = { id, head: after };
      const followed =
        followTail(opened, await stretchTo(journal, opened, at), tail) ??
        // From the beginning, where something before the newest snapshot was taken back.
        followTail(opened, await stretchTo(journal, opened, at, undefined, 0), tail);
      if (!followed) throw new Error(`the journal of table ${id} cannot be followed from line ${after}`);
      return followed.followed.map(({ line, after: state }) => lineFor(opened, line, state, watcher));
    },
  };
}
