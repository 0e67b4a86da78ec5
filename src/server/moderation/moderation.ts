import type { AccountAct, Act, Rank, Report } from '#protocol/moderation.ts';
import type { Account } from '#protocol/tables.ts';
import type { Accounts } from '../accounts/accounts.ts';
import { Refused } from '../accounts/refusal.ts';
import { folded, randomId } from '../accounts/tokens.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { AccountRow } from '../store/schema.ts';
import { type Store, statement } from '../store/store.ts';
import type { Statement } from '../store/writer.ts';
import type { LiveTables } from '../tables/live-tables.ts';

/** Acts of moderators and of the admin, each of them kept in a log. */
export interface Moderation {
  /** Undefined for players who moderate nothing. */
  rankOf(account: Account | undefined): Promise<Rank | undefined>;
  report(by: Account, report: Report): Promise<void>;
  act(by: Account, rank: Rank, act: Act): Promise<void>;
  dissolve(by: Account, table: string, note: string): Promise<void>;
  closeReport(by: Account, report: string, note: string): Promise<void>;
  tryAgain(by: Account, job: string): Promise<void>;
}

const DAY = 24 * 3600_000;
const DAYS_MUTED = 7;
const ADMIN_ONLY: readonly AccountAct[] = ['moderator', 'no-moderator'];

export interface ModerationOptions {
  readonly store: Store;
  readonly accounts: Accounts;
  readonly tables: LiveTables;
  readonly jobs: Jobs;
  /** Names of the accounts that may do everything. */
  readonly admins: readonly string[];
  readonly now: () => number;
}

export function createModeration({ store, accounts, tables, jobs, admins, now }: ModerationOptions): Moderation {
  const { db } = store;
  const adminNames = new Set(admins.map(folded));
  const rowOf = (id: string) => db.selectFrom('account').where('id', '=', id).selectAll().executeTakeFirst();
  async function rankOf(account: Account | undefined): Promise<Rank | undefined> {
    const row = account ? await rowOf(account.id) : undefined;
    if (row?.kind !== 'person') return undefined;
    if (adminNames.has(row.folded)) return 'admin';
    return row.role === 'moderator' ? 'moderator' : undefined;
  }
  const noted = (
    by: Account,
    act: string,
    note: string,
    { about = null, game = null }: { readonly about?: string | null; readonly game?: string | null },
  ): Statement =>
    statement(db.insertInto('audit').values({ id: randomId(16), at: now(), by: by.id, act, about, game, note }));
  async function write(statements: readonly Statement[]): Promise<void> {
    const written = await store.write(statements);
    if (!written.ok) throw new Refused('busy', 'This could not be stored, or has changed meanwhile.');
  }

  /** Running tables of an account that is closed end without a result. */
  async function endGames(account: string): Promise<void> {
    const rows = await db
      .selectFrom('seat')
      .innerJoin('game', 'game.id', 'seat.game')
      .where('seat.account', '=', account)
      .where('game.phase', 'in', ['offered', 'running', 'paused'])
      .select('game.id')
      .execute();
    for (const { id } of rows) await (await tables.open(id))?.dissolve();
  }

  function changes(id: string, { act, days = DAYS_MUTED }: Act, hasWay: boolean): readonly Statement[] {
    const set = (
      values: Partial<Pick<AccountRow, 'name' | 'folded' | 'kind' | 'muted' | 'role'>>,
      kinds: readonly string[],
    ) =>
      statement(
        db
          .updateTable('account')
          .set(values)
          .where('id', '=', id)
          .where('kind', 'in', [...kinds]),
        1,
      );
    const open = ['guest', 'person'];
    switch (act) {
      case 'mute':
        return [set({ muted: now() + days * DAY }, open)];
      case 'unmute':
        return [set({ muted: null }, open)];
      case 'close':
        return [
          set({ kind: 'closed', role: null }, open),
          statement(db.deleteFrom('login').where('account', '=', id)),
          statement(db.deleteFrom('seek').where('account', '=', id)),
        ];
      case 'reopen':
        return [set({ kind: hasWay ? 'person' : 'guest' }, ['closed'])];
      case 'rename': {
        const name = `Player ${randomId(6)}`;
        return [set({ name, folded: folded(name) }, open)];
      }
      case 'moderator':
        return [set({ role: 'moderator' }, ['person'])];
      case 'no-moderator':
        return [set({ role: null }, ['person'])];
    }
  }

  return {
    rankOf,
    async report(by, { about, table, word, reason, note }) {
      const line =
        table === undefined || word === undefined
          ? undefined
          : await db
              .selectFrom('word')
              .where('game', '=', table)
              .where('id', '=', word)
              .where('account', '=', about)
              .select(['text', 'room'])
              .executeTakeFirst();
      if (word !== undefined && !line) throw new Refused('bad-request', 'word: there is no such line of this player');
      if (line?.room === 'players' && (await tables.open(table as string))?.sideOf(by) === undefined)
        throw new Refused('bad-request', 'word: there is no such line of this player');
      if (about === by.id || !(await rowOf(about))) throw new Refused('bad-request', 'about: no other player');
      if (table !== undefined && !(await db.selectFrom('game').where('id', '=', table).select('id').executeTakeFirst()))
        throw new Refused('no-table', 'There is no such table.');
      const alike = db
        .selectFrom('report')
        .where('by', '=', by.id)
        .where('about', '=', about)
        .where('closed', 'is', null)
        .where('reason', '=', reason);
      const same = await (word === undefined ? alike.where('word', 'is', null) : alike.where('word', '=', word))
        .select('id')
        .executeTakeFirst();
      // Said once is enough: a second report of the same adds nothing.
      if (same) return;
      const row = {
        id: randomId(16),
        at: now(),
        by: by.id,
        about,
        game: table ?? null,
        word: word ?? null,
        quoted: line?.text ?? null,
        reason,
        note,
        closed: null,
        closedBy: null,
      };
      await write([statement(db.insertInto('report').values(row))]);
    },
    async act(by, rank, act) {
      const row = await rowOf(act.account);
      if (!row) throw new Refused('bad-request', 'account: there is no such account');
      if (rank !== 'admin' && ADMIN_ONLY.includes(act.act))
        throw new Refused('not-yours', 'Only the admin names moderators.');
      const other = await rankOf({ id: row.id, name: row.name });
      if (row.id === by.id || other === 'admin' || (other === 'moderator' && rank !== 'admin'))
        throw new Refused('not-yours', 'Not on oneself, and not on others who moderate.');
      // A deleted account has no way to log in: there is nobody to open it for.
      if (act.act === 'reopen' && row.folded === row.id)
        throw new Refused('bad-request', 'account: its player has deleted it');
      if (act.act === 'close') await endGames(row.id);
      const way = await db.selectFrom('credential').where('account', '=', row.id).select('id').executeTakeFirst();
      await write([...changes(row.id, act, way !== undefined), noted(by, act.act, act.note, { about: row.id })]);
      accounts.changed(row.id);
    },
    async dissolve(by, table, note) {
      const live = await tables.open(table);
      if (!live) throw new Refused('no-table', 'There is no such table.');
      if (!(await live.dissolve())) throw new Refused('not-over', 'This table has ended already.');
      await write([noted(by, 'dissolve', note, { game: table })]);
    },
    async closeReport(by, report, note) {
      const row = await db.selectFrom('report').where('id', '=', report).select(['about', 'game']).executeTakeFirst();
      if (!row) throw new Refused('bad-request', 'report: there is no such report');
      await write([
        statement(
          db
            .updateTable('report')
            .set({ closed: now(), closedBy: by.id })
            .where('id', '=', report)
            .where('closed', 'is', null),
          1,
        ),
        noted(by, 'report', note, row),
      ]);
    },
    async tryAgain(by, job) {
      if (!(await jobs.again(job))) throw new Refused('bad-request', 'job: nothing was given up under this name');
      await write([noted(by, 'again', job, {})]);
    },
  };
}
