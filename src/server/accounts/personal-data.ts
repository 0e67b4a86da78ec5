import type { Account } from '#protocol/tables.ts';
import { type Store, statement } from '../store/store.ts';
import type { Accounts } from './accounts.ts';
import { Refused } from './refusal.ts';

/** Data this server stores about a player: as a file, and its deletion. */

/** Name of a deleted account at its tables. */
const DELETED = 'Deleted player';
const RUNNING = ['running', 'paused'] as const;

export interface PersonalData {
  export(account: Account): Promise<object>;
  /** Removes everything but the games, which belong to their other players, too. Refused while games are running. */
  delete(account: Account): Promise<void>;
}

export function createPersonalData(store: Store, accounts: Accounts): PersonalData {
  const { db } = store;
  return {
    async export(account) {
      const row = await db
        .selectFrom('account')
        .where('id', '=', account.id)
        .select(['id', 'name', 'kind', 'made'])
        .executeTakeFirstOrThrow();
      const logins = await db
        .selectFrom('login')
        .where('account', '=', account.id)
        .select(['label', 'made', 'seen'])
        .execute();
      const ways = await db
        .selectFrom('credential')
        .where('account', '=', account.id)
        .select(['kind', 'label', 'made', 'used'])
        .execute();
      const mail = await db
        .selectFrom('credential')
        .where('account', '=', account.id)
        .where('kind', '=', 'mail')
        .select('body')
        .executeTakeFirst();
      const blocked = await db
        .selectFrom('block')
        .where('account', '=', account.id)
        .select(['blocked', 'made'])
        .execute();
      const said = await db
        .selectFrom('word')
        .where('account', '=', account.id)
        .select(['game', 'room', 'text', 'at'])
        .orderBy('at')
        .execute();
      const notes = await db
        .selectFrom('note')
        .where('account', '=', account.id)
        .select(['game', 'place', 'text'])
        .orderBy('game')
        .execute();
      const games = await db
        .selectFrom('seat')
        .innerJoin('game', 'game.id', 'seat.game')
        .where('seat.account', '=', account.id)
        .orderBy('game.made')
        .select([
          'game.id',
          'game.family',
          'game.title',
          'seat.side',
          'game.phase',
          'game.outcome',
          'game.made',
          'game.moved',
        ])
        .execute();
      return {
        format: 'hexfront-account',
        account: row,
        mail: mail?.body ?? null,
        logins,
        ways,
        blocked,
        games: games.map(({ outcome, ...game }) => ({
          ...game,
          outcome: outcome === null ? null : (JSON.parse(outcome) as unknown),
          record: `/api/tables/${game.id}/record`,
        })),
        said,
        notes,
      };
    },
    async delete(account) {
      const playing = await db
        .selectFrom('seat')
        .innerJoin('game', 'game.id', 'seat.game')
        .where('seat.account', '=', account.id)
        .where('game.phase', 'in', RUNNING)
        .select('game.id')
        .executeTakeFirst();
      if (playing) throw new Refused('still-playing', 'Finish or resign your games first.');
      const { id } = account;
      const written = await store.write([
        statement(db.updateTable('account').set({ name: DELETED, folded: id, kind: 'closed' }).where('id', '=', id), 1),
        statement(db.deleteFrom('login').where('account', '=', id)),
        statement(db.deleteFrom('credential').where('account', '=', id)),
        statement(db.deleteFrom('proof').where('account', '=', id)),
        statement(db.deleteFrom('block').where((e) => e.or([e('account', '=', id), e('blocked', '=', id)]))),
        statement(db.deleteFrom('note').where('account', '=', id)),
        statement(db.updateTable('word').set({ text: '…' }).where('account', '=', id)),
      ]);
      if (!written.ok) throw new Refused('busy', 'The account could not be deleted.');
      accounts.changed(id);
    },
  };
}
