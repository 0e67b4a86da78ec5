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
      const ratings = await db
        .selectFrom('rating')
        .where('account', '=', account.id)
        .select(['family', 'points', 'rd', 'games', 'at'])
        .execute();
      const results = await db
        .selectFrom('result')
        .where('account', '=', account.id)
        .orderBy('at')
        .select(['game', 'family', 'side', 'score', 'how', 'left', 'rated', 'before', 'after', 'at'])
        .execute();
      const reports = await db
        .selectFrom('report')
        .where('by', '=', account.id)
        .orderBy('at')
        .select(['at', 'about', 'game', 'reason', 'note'])
        .execute();
      const browsers = await db
        .selectFrom('browser')
        .where('account', '=', account.id)
        .orderBy('seen')
        .select('seen')
        .execute();
      const channels = await db
        .selectFrom('channel')
        .where('account', '=', account.id)
        .select(['kind', 'format', 'address', 'label', 'game', 'made', 'off'])
        .execute();
      const notifications = await db
        .selectFrom('notify')
        .where('account', '=', account.id)
        .select('settings')
        .executeTakeFirst();
      const vacations = await db
        .selectFrom('vacation')
        .where('account', '=', account.id)
        .select(['since', 'until'])
        .execute();
      const bots = await db
        .selectFrom('account')
        .where('owner', '=', account.id)
        .select(['id', 'name', 'kind', 'made'])
        .execute();
      return {
        format: 'hexfront-account',
        account: row,
        bots,
        mail: mail?.body ?? null,
        logins,
        ways,
        blocked,
        games: games.map(({ outcome, ...game }) => ({
          ...game,
          outcome: outcome === null ? null : (JSON.parse(outcome) as unknown),
          record: `/api/tables/${game.id}/record`,
        })),
        ratings,
        results,
        reports,
        browsers,
        said,
        notes,
        channels,
        notifications: notifications === undefined ? null : (JSON.parse(notifications.settings) as unknown),
        vacations,
      };
    },
    async delete(account) {
      const playing = await db
        .selectFrom('seat')
        .innerJoin('game', 'game.id', 'seat.game')
        .innerJoin('account', 'account.id', 'seat.account')
        .where((e) => e.or([e('account.id', '=', account.id), e('account.owner', '=', account.id)]))
        .where('game.phase', 'in', RUNNING)
        .select('game.id')
        .executeTakeFirst();
      if (playing) throw new Refused('still-playing', 'Finish or resign your games first.');
      const { id } = account;
      const owned = await db.selectFrom('account').where('owner', '=', id).select('id').execute();
      const bots = owned.map((one) => one.id);
      const written = await store.write([
        statement(db.updateTable('account').set({ name: DELETED, folded: id, kind: 'closed' }).where('id', '=', id), 1),
        // The bots of a player go with them.
        statement(db.updateTable('account').set({ kind: 'closed' }).where('owner', '=', id)),
        statement(db.deleteFrom('login').where('account', 'in', [id, ...bots])),
        statement(db.deleteFrom('browser').where('account', '=', id)),
        statement(db.deleteFrom('rating').where('account', '=', id)),
        statement(db.deleteFrom('seek').where('account', '=', id)),
        statement(db.updateTable('report').set({ note: '' }).where('by', '=', id)),
        statement(db.deleteFrom('credential').where('account', '=', id)),
        statement(db.deleteFrom('proof').where('account', '=', id)),
        statement(db.deleteFrom('block').where((e) => e.or([e('account', '=', id), e('blocked', '=', id)]))),
        ...(['channel', 'notify', 'notice', 'vacation', 'note'] as const).map((table) =>
          statement(db.deleteFrom(table).where('account', '=', id)),
        ),
        statement(db.updateTable('word').set({ text: '…' }).where('account', '=', id)),
      ]);
      if (!written.ok) throw new Refused('busy', 'The account could not be deleted.');
      for (const one of [id, ...bots]) accounts.changed(one);
    },
  };
}
