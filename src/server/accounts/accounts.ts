import type { MyLogin } from '#protocol/accounts.ts';
import type { Account } from '#protocol/tables.ts';
import type { AccountRow } from '../store/schema.ts';
import { type Store, statement } from '../store/store.ts';
import { Refused } from './refusal.ts';
import { folded, newSecret, type Presented, printOf, randomId } from './tokens.ts';

/** A login with its account: a guest from the first deed, a person with the first way to log in, or a bot by its token. */
export interface Login {
  readonly account: Account;
  readonly kind: 'guest' | 'person' | 'bot';
  readonly print: string;
  readonly made: number;
}

/** Accounts and their logins. */
export interface Accounts {
  /** Login a request proves. A token is no cookie, and a cookie no token. */
  login(presented: Presented | undefined): Promise<Login | undefined>;
  named(ids: readonly string[]): Promise<ReadonlyMap<string, Account>>;
  /** Makes an account and a login for it. */
  begin(name: string, label?: string): Promise<{ readonly account: Account; readonly token: string }>;
  rename(id: string, name: string): Promise<Account>;
  /** A new login, in the place of another one where one is given. */
  logIn(id: string, label: string, instead?: string): Promise<string>;
  logins(login: Login): Promise<readonly MyLogin[]>;
  /** Ends a login of an account, or all but one. */
  endLogin(account: Account, which: { readonly id: string } | { readonly allBut: string }): Promise<void>;
  /** Logins of an account are looked up again, here and at other servers. */
  changed(id: string): void;
  /** Called when an account or its logins have changed. */
  onChange(listener: (id: string) => void): void;
}

/** Logins remembered, so that a busy page does not ask the database for each request. */
const MOST_REMEMBERED = 10_000;
const MOST_LISTED = 50;
/** Milliseconds after which the use of a login is noted again. */
const SEEN_EVERY = 3600_000;
/** Letters of a login's print that name it. */
const ID = 16;

/** Account of a row, as everyone may know it. */
export const accountOf = ({ id, name, kind }: Pick<AccountRow, 'id' | 'name' | 'kind'>): Account => ({
  id,
  name,
  ...(kind === 'person' ? { person: true } : {}),
  ...(kind === 'bot' ? { bot: true } : {}),
});

interface Remembered extends Login {
  readonly by: string;
  seen: number;
}

const KINDS = ['guest', 'person', 'bot'] as const;

export function createAccounts(store: Store, now: () => number): Accounts {
  const { db, hints } = store;
  const remembered = new Map<string, Remembered>();
  const listeners: ((id: string) => void)[] = [];
  const forget = (id: string): void => {
    for (const [print, { account }] of remembered) if (account.id === id) remembered.delete(print);
    for (const listener of listeners) listener(id);
  };
  const changed = (id: string): void => {
    forget(id);
    hints.send({ is: 'account', account: id });
  };
  hints.listen((hint) => {
    if (hint.is === 'account') forget(hint.account);
  });
  hints.listenForGaps(() => remembered.clear());

  function noteSeen(login: Remembered): void {
    const at = now();
    if (at - login.seen < SEEN_EVERY) return;
    login.seen = at;
    void store.write([statement(db.updateTable('login').set({ seen: at }).where('print', '=', login.print))]);
  }
  async function lookUp(presented: Presented | undefined): Promise<Login | undefined> {
    if (presented === undefined || presented.secret.length > 100) return undefined;
    const found = await find(printOf(presented.secret));
    if (found?.by !== presented.kind) return undefined;
    noteSeen(found);
    return found;
  }
  async function find(print: string): Promise<Remembered | undefined> {
    const known = remembered.get(print);
    if (known) return known;
    const row = await db
      .selectFrom('login')
      .innerJoin('account', 'account.id', 'login.account')
      .where('login.print', '=', print)
      .select(['account.id', 'account.name', 'account.kind', 'login.made', 'login.seen', 'login.kind as by'])
      .executeTakeFirst();
    if (!row) return undefined;
    if (remembered.size >= MOST_REMEMBERED) remembered.clear();
    const { kind, made, seen, by } = row;
    const fresh = {
      account: accountOf(row),
      kind: KINDS.find((one) => one === kind) ?? 'person',
      print,
      made,
      seen,
      by,
    };
    remembered.set(print, fresh);
    return fresh;
  }
  const newLogin = (print: string, account: string, label: string) => {
    const made = now();
    return statement(db.insertInto('login').values({ print, account, kind: 'cookie', made, seen: made, label }));
  };

  return {
    login: lookUp,
    async named(ids) {
      if (ids.length === 0) return new Map();
      const rows = await db
        .selectFrom('account')
        .where('id', 'in', [...ids])
        .select(['id', 'name', 'kind'])
        .execute();
      return new Map(rows.map((row) => [row.id, accountOf(row)]));
    },
    async begin(name, label = '') {
      const account = { id: randomId(16), name };
      const token = newSecret();
      const written = await store.write([
        statement(
          db
            .insertInto('account')
            .values({ ...account, folded: folded(name), kind: 'guest', owner: null, made: now() }),
        ),
        newLogin(printOf(token), account.id, label),
      ]);
      if (!written.ok) throw new Error('The account could not be stored.');
      return { account, token };
    },
    async rename(id, name) {
      const change = db
        .updateTable('account')
        .set({ name, folded: folded(name) })
        .where('id', '=', id);
      const written = await store.write([statement(change, 1)]);
      if (!written.ok) throw new Error('The name could not be stored.');
      changed(id);
      const row = await db
        .selectFrom('account')
        .where('id', '=', id)
        .select(['id', 'name', 'kind'])
        .executeTakeFirstOrThrow();
      return accountOf(row);
    },
    async logIn(id, label, instead) {
      const row = await db.selectFrom('account').where('id', '=', id).select('kind').executeTakeFirst();
      if (row?.kind === 'closed') throw new Refused('closed', 'This account was closed.');
      const token = newSecret();
      const written = await store.write([
        newLogin(printOf(token), id, label),
        ...(instead === undefined ? [] : [statement(db.deleteFrom('login').where('print', '=', instead))]),
      ]);
      if (!written.ok) throw new Error('The login could not be stored.');
      if (instead !== undefined) {
        const ended = remembered.get(instead)?.account.id;
        changed(ended ?? id);
      }
      return token;
    },
    async logins({ account, print }) {
      const rows = await db
        .selectFrom('login')
        .where('account', '=', account.id)
        .orderBy('seen', 'desc')
        .limit(MOST_LISTED)
        .select(['print', 'label', 'made', 'seen'])
        .execute();
      return rows.map(({ print: one, ...rest }) => ({ id: one.slice(0, ID), ...rest, current: one === print }));
    },
    async endLogin(account, which) {
      const mine = db.deleteFrom('login').where('account', '=', account.id);
      await store.write([
        statement(
          'id' in which ? mine.where('print', 'like', `${which.id}%`) : mine.where('print', '!=', which.allBut),
        ),
      ]);
      changed(account.id);
    },
    changed,
    onChange: (listener) => void listeners.push(listener),
  };
}
