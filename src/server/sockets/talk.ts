import type { Room } from '#protocol/messages.ts';
import type { Account } from '#protocol/tables.ts';
import { createAllowances } from '../http/allowance.ts';
import { type Store, statement } from '../store/store.ts';
import type { LiveTable } from '../tables/live-table.ts';

/** Chat of a table, as text: a room of the players and a room for everyone. */
export interface Talk {
  /** Gives the time until which a moderator has muted the account, where one has. */
  say(live: LiveTable, account: Account, room: Room, text: string): Promise<number | undefined>;
}

/** Chat limit: burst, and lines a second. */
const LINES = [5, 0.5] as const;

/** A line is written so often where others have its number. */
const MOST_TRIES = 10;

/** Control characters and marks that turn the direction of writing. */
const UNSEEN = /[\p{Cc}\u2028-\u202e\u2066-\u2069]/gu;

export function createTalk(store: Store, now: () => number): Talk {
  const allowances = createAllowances(...LINES);
  return {
    async say(live, account, room, text) {
      if (!live.mayTalk(account, room) || !allowances.take(account.id)) return undefined;
      const row = await store.db.selectFrom('account').where('id', '=', account.id).select('muted').executeTakeFirst();
      const muted = row?.muted ?? 0;
      if (muted > now()) return muted;
      await live.queued(async () => {
        for (let tries = 0; tries < MOST_TRIES; tries++) {
          const line = { id: live.lastSaid() + 1, room, text: text.replaceAll(UNSEEN, ' '), at: now() };
          const row = store.db.insertInto('word').values({ ...line, game: live.id, account: account.id });
          const written = await store.write([statement(row)]);
          if (written.ok) {
            live.said({ ...line, from: account });
            store.hints.send({ is: 'said', game: live.id });
          }
          if (written.ok || written.why === 'trouble') return;
          // A line of another server has this number.
          await live.catchUpSaid();
        }
      });
      return undefined;
    },
  };
}
