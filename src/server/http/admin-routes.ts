import { DONE } from '#protocol/answers.ts';
import {
  ACCOUNT_CARDS,
  ACCOUNTS_ASKED,
  ACT,
  AGAIN,
  AUDIT,
  CLOSE_REPORT,
  DISSOLVE,
  OVERVIEW,
  type Rank,
  REPORT_CARDS,
  TABLE_CARDS,
  TABLES_ASKED,
} from '#protocol/moderation.ts';
import type { Account } from '#protocol/tables.ts';
import { Refused } from '../accounts/refusal.ts';
import type { Moderation } from '../moderation/moderation.ts';
import type { AdminView } from '../moderation/overview.ts';
import { type Route, route } from './route.ts';

const notAllowed = (): Refused => new Refused('not-admin', 'This page is for those who run the server.');
const OK = { ok: true } as const;

/** Routes of moderators, and of the admin only. An account without a right is told the same everywhere. */
export function adminRoutes(moderation: Moderation, view: AdminView): readonly Route[] {
  const mayModerate = async (account: Account): Promise<Rank> => {
    const rank = await moderation.rankOf(account);
    if (rank === undefined) throw notAllowed();
    return rank;
  };

  return [
    route(
      'GET',
      '/api/admin',
      { about: 'State of the server, for its moderators and admin', access: 'browser', answer: OVERVIEW },
      async ({ account }) => view.overview(await mayModerate(account)),
    ),
    route(
      'GET',
      '/api/admin/reports',
      { about: 'Open reports, the oldest first', access: 'browser', answer: REPORT_CARDS },
      async ({ account }) => {
        await mayModerate(account);
        return view.reports();
      },
    ),
    route(
      'GET',
      '/api/admin/tables',
      { about: 'Tables of a phase, the latest first', access: 'browser', query: TABLES_ASKED, answer: TABLE_CARDS },
      async ({ account, query }) => {
        await mayModerate(account);
        return view.tables(query.phase);
      },
    ),
    route(
      'GET',
      '/api/admin/accounts',
      { about: 'Accounts whose name begins so', access: 'browser', query: ACCOUNTS_ASKED, answer: ACCOUNT_CARDS },
      async ({ account, query }) => {
        await mayModerate(account);
        return view.accounts(query.find);
      },
    ),
    route(
      'GET',
      '/api/admin/audit',
      { about: 'Acts of moderators and admin, the latest first', access: 'browser', answer: AUDIT },
      async ({ account }) => {
        await mayModerate(account);
        return view.audit();
      },
    ),
    route(
      'POST',
      '/api/admin/accounts/act',
      {
        about: 'Mutes, closes or renames an account, or names a moderator',
        access: 'browser',
        body: ACT,
        answer: DONE,
      },
      async ({ account, body }) => {
        await moderation.act(account, await mayModerate(account), body);
        return OK;
      },
    ),
    route(
      'POST',
      '/api/admin/tables/void',
      { about: 'Ends a table without a result', access: 'browser', body: DISSOLVE, answer: DONE },
      async ({ account, body: { table, note } }) => {
        await mayModerate(account);
        await moderation.dissolve(account, table, note);
        return OK;
      },
    ),
    route(
      'POST',
      '/api/admin/reports/close',
      { about: 'Closes a report', access: 'browser', body: CLOSE_REPORT, answer: DONE },
      async ({ account, body: { report, note } }) => {
        await mayModerate(account);
        await moderation.closeReport(account, report, note);
        return OK;
      },
    ),
    route(
      'POST',
      '/api/admin/jobs/again',
      { about: 'Tries a job again that was given up', access: 'browser', body: AGAIN, answer: DONE },
      async ({ account, body: { job } }) => {
        if ((await mayModerate(account)) !== 'admin') throw notAllowed();
        await moderation.tryAgain(account, job);
        return OK;
      },
    ),
  ];
}
