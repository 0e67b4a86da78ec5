import type { Account, Note } from '#protocol/tables.ts';
import { type Store, statement } from '../store/store.ts';

/** Private notes of a player, pinned to hexes and commands of a table. */
export interface Notes {
  list(game: string, account: Account): Promise<readonly Note[]>;
  /** Stores a note, or removes it where its text is empty. */
  write(game: string, account: Account, note: Note): Promise<void>;
}

const MOST_NOTES = 500;

export function createNotes(store: Store): Notes {
  const { db } = store;
  return {
    list: (game, account) =>
      db
        .selectFrom('note')
        .where('game', '=', game)
        .where('account', '=', account.id)
        .orderBy('place')
        .limit(MOST_NOTES)
        .select(['place', 'text'])
        .execute(),
    async write(game, account, { place, text }) {
      const key = { game, account: account.id, place };
      const job =
        text === ''
          ? db.deleteFrom('note').where('game', '=', game).where('account', '=', account.id).where('place', '=', place)
          : db
              .insertInto('note')
              .values({ ...key, text })
              .onConflict((one) => one.columns(['game', 'account', 'place']).doUpdateSet({ text }));
      const written = await store.write([statement(job)]);
      if (!written.ok) throw new Error('The note could not be stored.');
    },
  };
}
