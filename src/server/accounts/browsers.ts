import { type Store, statement } from '../store/store.ts';

/** Browsers accounts are used in: two accounts of one browser play no rated game against each other. */
export interface Browsers {
  note(account: string, print: string): Promise<void>;
  /** True where a browser is known in which both accounts were used. */
  shared(one: string, other: string): Promise<boolean>;
}

/** Milliseconds after which a browser is forgotten. */
const KNOWN_MS = 365 * 24 * 3600_000;

export function createBrowsers(store: Store, now: () => number): Browsers {
  const { db } = store;
  return {
    async note(account, print) {
      const seen = now();
      await store.write([
        statement(
          db
            .insertInto('browser')
            .values({ print, account, seen })
            .onConflict((one) => one.columns(['print', 'account']).doUpdateSet({ seen })),
        ),
        statement(db.deleteFrom('browser').where('seen', '<', seen - KNOWN_MS)),
      ]);
    },
    async shared(one, other) {
      const found = await db
        .selectFrom('browser as own')
        .innerJoin('browser as second', 'second.print', 'own.print')
        .where('own.account', '=', one)
        .where('second.account', '=', other)
        .select('own.print')
        .executeTakeFirst();
      return found !== undefined;
    },
  };
}
