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
  /** Players on either side of a block, and their bots. */
  async function around({ id, bot }: Account): Promise<ReadonlySet<string>> {
    const own = bot
      ? await db.selectFrom('account').where('id', '=', id).select('owner').executeTakeFirst()
      : undefined;
    const mine = [id, ...(own?.owner ? [own.owner] : [])];
    const rows = await db
      .selectFrom('block')
      .where((e) => e.or([e('account', 'in', mine), e('blocked', 'in', mine)]))
      .select(['account', 'blocked'])
      .execute();
    if (rows.length === 0) return new Set();
    const others = rows.map(({ account, blocked }) => (mine.includes(account) ? blocked : account));
    const bots = await db.selectFrom('account').where('owner', 'in', others).select('id').execute();
    return new Set([...others, ...bots.map((one) => one.id)]);
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
