import { sql } from 'kysely';
import type { AccountCard, AuditLine, Overview, Rank, Reason, ReportCard, Word } from '#protocol/moderation.ts';
import { PHASES, type Account, type Phase, type TableCard } from '#protocol/tables.ts';
import { folded } from '../accounts/tokens.ts';
import { cardsOf } from '../lobby/cards.ts';
import type { ModerationOptions } from './moderation.ts';

/** View of a server for its moderators and admin. */
export interface AdminView {
  overview(rank: Rank): Promise<Overview>;
  reports(): Promise<readonly ReportCard[]>;
  tables(phase: string): Promise<readonly TableCard[]>;
  accounts(find: string): Promise<readonly AccountCard[]>;
  audit(): Promise<readonly AuditLine[]>;
}

const MOST = 50;
/** Lines of chat shown before and after one that was reported. */
const AROUND = 5;
/** A server that has not said for so long that it runs has ended. */
const NODE_MS = 60_000;

export function createAdminView({ store, accounts, tables, jobs, admins, now }: ModerationOptions): AdminView {
  const { db } = store;
  const adminNames = new Set(admins.map(folded));
  const someone = (id: string): Account => ({ id, name: '?' });

  async function around(game: string, word: number): Promise<readonly Word[]> {
    const reported = await db
      .selectFrom('word')
      .where('game', '=', game)
      .where('id', '=', word)
      .select('room')
      .executeTakeFirst();
    const rows = await db
      .selectFrom('word')
      .innerJoin('account', 'account.id', 'word.account')
      .where('game', '=', game)
      .where('word.id', '>=', word - AROUND)
      .where('word.id', '<=', word + AROUND)
      .where('word.room', '=', reported?.room ?? 'all')
      .orderBy('word.id')
      .select(['word.id', 'word.room', 'word.text', 'word.at', 'word.account', 'account.name'])
      .execute();
    return rows.map(({ id, room, text, at, account, name }) => ({
      id,
      room,
      text,
      at,
      from: { id: account, name },
    }));
  }
  const openReports = () => db.selectFrom('report').where('closed', 'is', null);

  return {
    async overview(rank) {
      const [phases, kinds, reports] = await Promise.all([
        db
          .selectFrom('game')
          .groupBy('phase')
          .select((e) => ['phase', e.fn.countAll<number>().as('count')])
          .execute(),
        db
          .selectFrom('account')
          .groupBy('kind')
          .select((e) => ['kind', e.fn.countAll<number>().as('count')])
          .execute(),
        openReports()
          .select((e) => e.fn.countAll<number>().as('count'))
          .executeTakeFirstOrThrow(),
      ]);
      const nodes = await db
        .selectFrom('node')
        .where('seen', '>', now() - NODE_MS)
        .orderBy('started')
        .selectAll()
        .execute();
      return {
        rank,
        reports: Number(reports.count),
        tables: Object.fromEntries(phases.map(({ phase, count }) => [phase, Number(count)])) as Partial<
          Record<Phase, number>
        >,
        live: tables.count(),
        accounts: Object.fromEntries(kinds.map(({ kind, count }) => [kind, Number(count)])),
        nodes,
        jobs: (await jobs.census()).map(({ kind, waiting, failed }) => ({ kind, waiting, failed })),
        givenUp: await jobs.givenUp(MOST),
        now: now(),
      };
    },
    async reports() {
      const rows = await openReports().orderBy('at').limit(MOST).selectAll().execute();
      const named = await accounts.named(rows.flatMap(({ by, about }) => [by, about]));
      return Promise.all(
        rows.map(
          async ({ id, at, by, about, reason, note, game, word, quoted }): Promise<ReportCard> => ({
            id,
            at,
            by: named.get(by) ?? someone(by),
            about: named.get(about) ?? someone(about),
            reason: reason as Reason,
            note,
            ...(game === null ? {} : { table: game }),
            ...(word === null ? {} : { word }),
            ...(quoted === null ? {} : { quoted }),
            around: game === null || word === null ? [] : await around(game, word),
          }),
        ),
      );
    },
    async tables(phase) {
      const rows = await db
        .selectFrom('game')
        .where('phase', '=', PHASES.find((one) => one === phase) ?? 'running')
        .orderBy('moved', 'desc')
        .limit(MOST)
        .selectAll()
        .execute();
      return cardsOf(store, accounts, rows);
    },
    async accounts(find) {
      const wanted = folded(find);
      if (wanted === '') return [];
      const pattern = `${wanted.replaceAll(/[!%_]/g, (one) => `!${one}`)}%`;
      const rows = await db
        .selectFrom('account')
        .where((e) => e.or([e('id', '=', wanted), sql<boolean>`folded like ${pattern} escape '!'`]))
        .orderBy('folded')
        .limit(MOST)
        .selectAll()
        .execute();
      const ids = rows.map(({ id }) => id);
      if (ids.length === 0) return [];
      const games = await db
        .selectFrom('seat')
        .where('account', 'in', ids)
        .groupBy('account')
        .select((e) => ['account as of', e.fn.countAll<number>().as('count')])
        .execute();
      const reports = await db
        .selectFrom('report')
        .where('about', 'in', ids)
        .groupBy('about')
        .select((e) => ['about as of', e.fn.countAll<number>().as('count')])
        .execute();
      const of = (all: readonly { readonly of: string; readonly count: number }[], id: string): number =>
        Number(all.find((one) => one.of === id)?.count ?? 0);
      return rows.map(({ id, name, kind, made, muted, role, folded: form }) => ({
        id,
        name,
        kind,
        made,
        ...(muted !== null && muted > now() ? { muted } : {}),
        moderator: role === 'moderator',
        admin: kind === 'person' && adminNames.has(form),
        games: of(games, id),
        reports: of(reports, id),
      }));
    },
    async audit() {
      const rows = await db
        .selectFrom('audit')
        .orderBy('at', 'desc')
        .limit(2 * MOST)
        .selectAll()
        .execute();
      const named = await accounts.named(rows.flatMap(({ by, about }) => (about === null ? [by] : [by, about])));
      return rows.map(({ id, at, by, act, about, game, note }) => ({
        id,
        at,
        by: named.get(by) ?? someone(by),
        act,
        ...(about === null ? {} : { about: named.get(about) ?? someone(about) }),
        ...(game === null ? {} : { table: game }),
        note,
      }));
    },
  };
}
