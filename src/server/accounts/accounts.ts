import type { Account } from '#protocol/tables.ts';
import { type Store, statement } from '../store/store.ts';
import { newSecret, printOf, randomId } from './tokens.ts';

/** Guests: a name and a login cookie, made at the first deed. */
export interface Accounts {
  /** Account of a login token. */
  of(token: string | undefined): Promise<Account | undefined>;
  named(ids: readonly string[]): Promise<ReadonlyMap<string, Account>>;
  /** Makes an account and a login for it. */
  begin(name: string): Promise<{ readonly account: Account; readonly token: string }>;
  rename(id: string, name: string): Promise<Account>;
}

const folded = (name: string): string => name.normalize('NFKC').toLowerCase();

/** Logins remembered, so that a busy page does not ask the database for each request. */
const MOST_REMEMBERED = 10_000;

export function createAccounts(store: Store, now: () => number): Accounts {
  const remembered = new Map<string, Account>();
  const remember = (print: string, account: Account): Account => {
    if (remembered.size >= MOST_REMEMBERED) remembered.clear();
    remembered.set(print, account);
    return account;
  };
  /** Logins of an account are looked up again. */
  const forget = (id: string): void => {
    for (const [print, account] of remembered) if (account.id === id) remembered.delete(print);
  };
  store.hints.listen((hint) => {
    if (hint.is === 'account') forget(hint.account);
  });
  store.hints.listenForGaps(() => remembered.clear());
  return {
    async of(token) {
      if (token === undefined || token.length > 100) return undefined;
      const print = printOf(token);
      const known = remembered.get(print);
      if (known) return known;
      const row = await store.db
        .selectFrom('login')
        .innerJoin('account', 'account.id', 'login.account')
        .where('login.print', '=', print)
        .select(['account.id', 'account.name'])
        .executeTakeFirst();
      return row && remember(print, { id: row.id, name: row.name });
    },
    async named(ids) {
      if (ids.length === 0) return new Map();
      const rows = await store.db
        .selectFrom('account')
        .where('id', 'in', [...ids])
        .select(['id', 'name'])
        .execute();
      return new Map(rows.map(({ id, name }) => [id, { id, name }]));
    },
    async begin(name) {
      const account = { id: randomId(16), name };
      const token = newSecret();
      const print = printOf(token);
      const made = now();
      const written = await store.write([
        statement(store.db.insertInto('account').values({ ...account, folded: folded(name), kind: 'guest', made })),
        statement(store.db.insertInto('login').values({ print, account: account.id, made })),
      ]);
      if (!written.ok) throw new Error('The account could not be stored.');
      remember(print, account);
      return { account, token };
    },
    async rename(id, name) {
      const changed = store.db
        .updateTable('account')
        .set({ name, folded: folded(name) })
        .where('id', '=', id);
      const written = await store.write([statement(changed, 1)]);
      if (!written.ok) throw new Error('The name could not be stored.');
      forget(id);
      store.hints.send({ is: 'account', account: id });
      return { id, name };
    },
  };
}
