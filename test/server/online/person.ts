import type { Account } from '#protocol/tables.ts';
import { folded } from '#server/accounts/tokens.ts';
import { statement } from '#server/store/store.ts';
import { type Guest, insider } from './robot.ts';
import type { TestServer } from './test-server.ts';

/** A person made by the server itself: past the limits of an address, and past the costly hash of a password. */
export async function person(server: Pick<TestServer, 'base' | 'online'>, name: string): Promise<Guest> {
  const { store, accounts } = server.online;
  const made = await insider(server, name);
  const { id } = made.account;
  const change = store.db
    .updateTable('account')
    .set({ kind: 'person', folded: folded(name) })
    .where('id', '=', id);
  const way = { id: `way ${id}`, account: id, kind: 'password', body: '-', counter: 0, label: '', made: 1, used: null };
  await store.write([statement(change, 1), statement(store.db.insertInto('credential').values(way))]);
  accounts.changed(id);
  const account: Account = { id, name, person: true };
  return { ...made, account };
}
