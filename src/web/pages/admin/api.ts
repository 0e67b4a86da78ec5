import type { AccountAct, AccountCard, AuditLine, Overview, ReportCard } from '#protocol/moderation.ts';
import type { Phase, TableCard } from '#protocol/tables.ts';
import { call, type Got } from '../online/api.ts';

/** Routes of moderators and the admin. */
export const admin = {
  overview: () => call<Overview>('admin'),
  reports: () => call<readonly ReportCard[]>('admin/reports'),
  tables: (phase: Phase) => call<readonly TableCard[]>(`admin/tables?phase=${phase}`),
  accounts: (find: string) => call<readonly AccountCard[]>(`admin/accounts?find=${encodeURIComponent(find)}`),
  audit: () => call<readonly AuditLine[]>('admin/audit'),
  act: (account: string, act: AccountAct, note: string, days?: number) =>
    call('admin/accounts/act', { account, act, note, ...(days === undefined ? {} : { days }) }),
  dissolve: (table: string, note: string) => call('admin/tables/void', { table, note }),
  closeReport: (report: string, note: string) => call('admin/reports/close', { report, note }),
  again: (job: string) => call('admin/jobs/again', { job }),
};

/** Value of an answer; undefined while it is asked for, or refused. */
export const valueOf = <T>(got: Got<T> | undefined): T | undefined => (got?.ok ? got.value : undefined);
