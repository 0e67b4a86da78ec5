import type { Account } from '#protocol/tables.ts';
import type { MyPasskey } from '#protocol/accounts.ts';
import { type Store, statement } from '../store/store.ts';
import type { Statement } from '../store/writer.ts';
import type { Accounts } from './accounts.ts';
import { assertStrong, type Passwords } from './passwords.ts';
import { Refused } from './refusal.ts';
import { folded, printOf, randomId } from './tokens.ts';

/** Ways to log in: password, passkeys, recovery codes, a mail address. The first one makes a guest a person. */

const CODES = 10;
const CODE_LETTERS = 16;

export interface StoredPasskey {
  readonly id: string;
  readonly account: string;
  /** Public key, in base64url. */
  readonly body: string;
  readonly counter: number;
}

export interface Credentials {
  /** Refuses a name another person or a bot has. */
  assertFree(name: string, account: Account): Promise<void>;
  setPassword(account: Account, name: string, password: string): Promise<void>;
  /** Account with this name and password. */
  byPassword(name: string, password: string): Promise<Account | undefined>;
  addPasskey(account: Account, name: string, key: Omit<StoredPasskey, 'account'>, label: string): Promise<void>;
  passkey(id: string): Promise<StoredPasskey | undefined>;
  passkeyUsed(id: string, counter: number): Promise<void>;
  /** Removes a passkey, unless it is the only way to log in. */
  removePasskey(account: Account, id: string): Promise<void>;
  /** New recovery codes in the place of the old ones. */
  newCodes(account: Account): Promise<readonly string[]>;
  /** Account with this name and recovery code; the code is used up. */
  byCode(name: string, code: string): Promise<Account | undefined>;
  setMail(account: Account, mail: string): Promise<void>;
  byMail(mail: string): Promise<Account | undefined>;
  of(account: Account): Promise<{
    readonly password: boolean;
    readonly passkeys: readonly MyPasskey[];
    readonly codes: number;
    readonly mail: string | null;
  }>;
}

const codePrint = (code: string): string => printOf(code.toLowerCase().replaceAll(/[^a-z\d]/g, ''));
const written = (code: string): string => code.match(/.{4}/g)?.join('-') ?? code;

export function createCredentials(
  store: Store,
  accounts: Accounts,
  passwords: Passwords,
  now: () => number,
): Credentials {
  const { db } = store;
  const row = (account: Account, kind: string, id: string, body: string, label = '', counter = 0): Statement =>
    statement(
      db
        .insertInto('credential')
        .values({ id, account: account.id, kind, body, counter, label, made: now(), used: null }),
    );
  const without = (account: Account, kind: string): Statement =>
    statement(db.deleteFrom('credential').where('account', '=', account.id).where('kind', '=', kind));
  const named = (name: string, kinds: readonly string[]) =>
    db
      .selectFrom('account')
      .where('folded', '=', folded(name))
      .where('kind', 'in', [...kinds])
      .select(['id', 'name'])
      .executeTakeFirst();
  const personNamed = (name: string) => named(name, ['person']);
  const holds = (account: string | undefined, kind: string) =>
    db
      .selectFrom('credential')
      .where('account', '=', account ?? '')
      .where('kind', '=', kind)
      .selectAll();

  async function assertFree(name: string, account: Account): Promise<void> {
    // The name of an account a moderator has closed stays taken.
    const other =
      (await named(name, ['person', 'bot'])) ??
      (await db
        .selectFrom('account')
        .where('folded', '=', folded(name))
        .where('kind', '=', 'closed')
        .select('id')
        .executeTakeFirst());
    if (other && other.id !== account.id) throw new Refused('name-taken', 'Another player has this name.');
  }
  /** Stores a way to log in; its account is a person's from then on, under a name no other person has. */
  async function become(account: Account, name: string, ways: readonly Statement[]): Promise<void> {
    await assertFree(name, account);
    const person = db
      .updateTable('account')
      .set({ name, folded: folded(name), kind: 'person' })
      .where('id', '=', account.id)
      .where('kind', '!=', 'closed');
    const stored = await store.write([statement(person, 1), ...ways]);
    // The index of names decides between two who take one at the same time.
    if (!stored.ok) throw new Refused(stored.why === 'overtaken' ? 'name-taken' : 'busy', 'The name was just taken.');
    accounts.changed(account.id);
  }

  return {
    assertFree,
    async setPassword(account, name, password) {
      assertStrong(password, name);
      await assertFree(name, account);
      const hash = await passwords.hash(password);
      await become(account, name, [without(account, 'password'), row(account, 'password', randomId(16), hash)]);
    },
    async byPassword(name, password) {
      const account = await personNamed(name);
      const known = await holds(account?.id, 'password').executeTakeFirst();
      return (await passwords.matches(known?.body, password)) ? account : undefined;
    },
    async addPasskey(account, name, { id, body, counter }, label) {
      await become(account, name, [row(account, 'passkey', id, body, label, counter)]);
    },
    passkey: (id) =>
      db
        .selectFrom('credential')
        .where('id', '=', id)
        .where('kind', '=', 'passkey')
        .select(['id', 'account', 'body', 'counter'])
        .executeTakeFirst(),
    async passkeyUsed(id, counter) {
      await store.write([
        statement(
          db.updateTable('credential').set({ counter, used: now() }).where('id', '=', id).where('kind', '=', 'passkey'),
        ),
      ]);
    },
    async removePasskey(account, id) {
      const ways = await db
        .selectFrom('credential')
        .where('account', '=', account.id)
        .where('kind', 'in', ['passkey', 'password', 'mail'])
        .select(['id', 'kind'])
        .execute();
      if (!ways.some((one) => one.kind === 'passkey' && one.id === id))
        throw new Refused('bad-request', 'There is no such passkey.');
      if (ways.length === 1) throw new Refused('last-way', 'This is the only way to log in: add another one first.');
      await store.write([
        statement(db.deleteFrom('credential').where('account', '=', account.id).where('id', '=', id)),
      ]);
    },
    async newCodes(account) {
      const codes = Array.from({ length: CODES }, () => randomId(CODE_LETTERS));
      const stored = await store.write([
        without(account, 'recovery'),
        ...codes.map((code) => row(account, 'recovery', randomId(16), codePrint(code))),
      ]);
      if (!stored.ok) throw new Refused('busy', 'The codes could not be stored.');
      return codes.map(written);
    },
    async byCode(name, code) {
      const account = await personNamed(name);
      const found = await holds(account?.id, 'recovery').where('body', '=', codePrint(code)).executeTakeFirst();
      if (!account || !found) return undefined;
      const used = await store.write([statement(db.deleteFrom('credential').where('id', '=', found.id), 1)]);
      return used.ok ? account : undefined;
    },
    async setMail(account, mail) {
      const stored = await store.write([
        without(account, 'mail'),
        statement(db.deleteFrom('credential').where('kind', '=', 'mail').where('body', '=', mail)),
        row(account, 'mail', randomId(16), mail),
      ]);
      if (!stored.ok) throw new Refused('busy', 'The address could not be stored.');
    },
    async byMail(mail) {
      const found = await db
        .selectFrom('credential')
        .innerJoin('account', 'account.id', 'credential.account')
        .where('credential.kind', '=', 'mail')
        .where('body', '=', mail)
        .select(['account.id', 'account.name'])
        .executeTakeFirst();
      return found;
    },
    async of(account) {
      const rows = await db
        .selectFrom('credential')
        .where('account', '=', account.id)
        .orderBy('made')
        .select(['id', 'kind', 'label', 'made', 'used', 'body'])
        .execute();
      const kind = (wanted: string) => rows.filter((one) => one.kind === wanted);
      return {
        password: kind('password').length > 0,
        passkeys: kind('passkey').map(({ id, label, made, used }) => ({ id, label, made, used })),
        codes: kind('recovery').length,
        mail: kind('mail')[0]?.body ?? null,
      };
    },
  };
}
