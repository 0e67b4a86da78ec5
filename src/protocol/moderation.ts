import { z } from 'zod';
import { fields, list, TIME } from './answers.ts';
import { ACCOUNT, PHASES, TABLE_CARD } from './tables.ts';

/** Reports of players, and what moderators and the admin of a server do. */

export const REASONS = ['chat', 'name', 'leaves', 'cheats', 'other'] as const;
export type Reason = (typeof REASONS)[number];

const id = z.string().regex(/^[a-z0-9]{1,20}$/);
const note = z.string().trim().max(500);
const count = z.number().int();

/** `POST /api/reports`: a player, or a line of the chat of a table. */
export const REPORT = z.strictObject({
  about: id,
  table: id.optional(),
  word: z.number().int().positive().optional(),
  reason: z.enum(REASONS),
  note,
});
export type Report = z.infer<typeof REPORT>;

const ACCOUNT_ACTS = ['mute', 'unmute', 'close', 'reopen', 'rename', 'moderator', 'no-moderator'] as const;
export type AccountAct = (typeof ACCOUNT_ACTS)[number];

/** `POST /api/admin/accounts/act`: mute for so many days, and so on; the note says why, and is kept. */
export const ACT = z.strictObject({
  account: id,
  act: z.enum(ACCOUNT_ACTS),
  days: z.number().int().min(1).max(365).optional(),
  note: note.min(1),
});
export type Act = z.infer<typeof ACT>;

/** `POST /api/admin/tables/void`. */
export const DISSOLVE = z.strictObject({ table: id, note: note.min(1) });
/** `POST /api/admin/reports/close`. */
export const CLOSE_REPORT = z.strictObject({ report: id, note });
/** `POST /api/admin/jobs/again`. */
export const AGAIN = z.strictObject({ job: z.string().min(1).max(200) });

const RANKS = ['admin', 'moderator'] as const;
export type Rank = (typeof RANKS)[number];

/** `GET /api/admin`. */
export const OVERVIEW = fields({
  rank: z.enum(RANKS),
  reports: count,
  tables: z.partialRecord(z.enum(PHASES), count).readonly(),
  /** Tables in the memory of the server that answers. */
  live: count,
  /** Accounts by their kinds. */
  accounts: z.record(z.string(), count).readonly(),
  /** Servers that run, and since when. */
  nodes: list(fields({ id: z.string(), started: TIME, seen: TIME })),
  jobs: list(fields({ kind: z.string(), waiting: count, failed: count })),
  givenUp: list(fields({ id: z.string(), kind: z.string(), subject: z.string(), at: TIME, reason: z.string() })),
  now: TIME,
}).meta({ id: 'Overview' });
export type Overview = z.infer<typeof OVERVIEW>;

const WORD = fields({ id: count, room: z.string(), from: ACCOUNT, text: z.string(), at: TIME });
export type Word = z.infer<typeof WORD>;

/** `GET /api/admin/reports`. */
const REPORT_CARD = fields({
  id: z.string(),
  at: TIME,
  by: ACCOUNT,
  about: ACCOUNT,
  reason: z.enum(REASONS),
  note: z.string(),
  table: z.string().exactOptional(),
  /** The reported line by then, and the chat around it now. */
  quoted: z.string().exactOptional(),
  word: count.exactOptional(),
  around: list(WORD),
}).meta({ id: 'Report' });
export type ReportCard = z.infer<typeof REPORT_CARD>;
export const REPORT_CARDS = list(REPORT_CARD);

/** `GET /api/admin/tables?phase=…`. */
export const TABLES_ASKED = z.strictObject({ phase: z.enum(PHASES) });
export const TABLE_CARDS = list(TABLE_CARD);

/** `GET /api/admin/accounts?find=…`. */
export const ACCOUNTS_ASKED = z.strictObject({ find: z.string().max(60) });
const ACCOUNT_CARD = fields({
  id: z.string(),
  name: z.string(),
  kind: z.string(),
  made: TIME,
  muted: TIME.exactOptional(),
  moderator: z.boolean(),
  admin: z.boolean(),
  games: count,
  reports: count,
});
export type AccountCard = z.infer<typeof ACCOUNT_CARD>;
export const ACCOUNT_CARDS = list(ACCOUNT_CARD);

/** `GET /api/admin/audit`. */
const AUDIT_LINE = fields({
  id: z.string(),
  at: TIME,
  by: ACCOUNT,
  act: z.string(),
  about: ACCOUNT.exactOptional(),
  table: z.string().exactOptional(),
  note: z.string(),
});
export type AuditLine = z.infer<typeof AUDIT_LINE>;
export const AUDIT = list(AUDIT_LINE);
