import type { Account } from '#protocol/tables.ts';
import { type Store, statement } from '../store/store.ts';

/** Players a player wants nothing to do with: neither sits down at a table of the other, and their chat is not shown. */
export interface Blocks {
  /** Accounts a player has blocked. */
  of(account: Account): Promise<readonly string[]>;
  /** Accounts a player met at tables lately. */
  met(account: Account): Promise<readonly string[]>;
  set(account: Account, other: string, blocked: boolean): Promise<void>;
  /** True where one of them has blocked the other. */
  between(account: Account, others: readonly string[]): Promise<boolean>;
  /** Accounts that have blocked this one, and those it has blocked. */
  around(account: Account): Promise<ReadonlySet<string>>;
}

const MOST_MET = 12;

export function createBlocks(store: Store, now: () => number): Blocks {
  const { db } = store;
  async function around({ id }: Account): Promise<ReadonlySet<string>> {
    const rows = await db
      .selectFrom('block')
      .where((e) => e.or([e('account', '=', id), e('blocked', '=', id)]))
      .select(['account', 'blocked'])
      .execute();
    return new Set(rows.map(({ account, blocked }) => (account === id ? blocked : account)));
  }
  return {
    async of(account) {
      const rows = await db.selectFrom('block').where('account', '=', account.id).select('blocked').execute();
      return rows.map(({ blocked }) => blocked);
    },
    async met({ id }) {
      const rows = await db
        .selectFrom('seat as own')
        .innerJoin('seat as other', 'other.game', 'own.game')
        .where('own.account', '=', id)
        .where('other.account', '!=', id)
        .groupBy('other.account')
        .orderBy((e) => e.fn.max('other.joined'), 'desc')
        .limit(MOST_MET)
        .select('other.account')
        .execute();
      return rows.map(({ account }) => account);
    },
    async set(account, other, blocked) {
      const row = { account: account.id, blocked: other, made: now() };
      await store.write([
        statement(
          blocked
            ? db
                .insertInto('block')
                .values(row)
                .onConflict((one) => one.columns(['account', 'blocked']).doNothing())
            : db.deleteFrom('block').where('account', '=', account.id).where('blocked', '=', other),
        ),
      ]);
    },
    async between(account, others) {
      const all = await around(account);
      return others.some((one) => all.has(one));
    },
    around,
  };
}
