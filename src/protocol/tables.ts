import { z } from 'zod';
import type { Said } from '../core/say.ts';
import { LEVEL, type Whole } from './messages.ts';
import type { Terms, Visibility } from './terms.ts';
import { TERMS, VISIBILITIES } from './terms.ts';

/** HTTP side of the protocol: accounts, the lobby, tables. Answers that refuse carry `Trouble`. */

export const NAME = z
  .string()
  .trim()
  .min(1)
  .max(24)
  .regex(/^[\p{L}\p{N}][\p{L}\p{N} ._'-]*$/u);

/** `POST /api/me`: an account for a guest, or another name for it. */
export const ME = z.strictObject({ name: NAME });

export interface Account {
  readonly id: string;
  readonly name: string;
}

/** Set-up text of a table, in characters. */
export const MOST_SETUP = 64 * 1024;

/** `POST /api/tables`: `side` is the one its owner plays; absent, chance decides when the other sits down. */
export const OFFER = z.strictObject({
  game: z.string().max(20),
  setup: z.string().min(1).max(MOST_SETUP),
  /** Name of the scenario for people, and its id where it is one of the catalogue. */
  title: z.string().trim().min(1).max(80),
  scenario: z.string().max(60).optional(),
  side: z.string().max(20).optional(),
  /** Level of the computer that plays the other side: the game begins at once. */
  computer: LEVEL.optional(),
  terms: TERMS,
  visible: z.enum(VISIBILITIES),
});
export type Offer = z.infer<typeof OFFER>;

/** `POST /api/tables/ID/sit`: `invite` is the secret of a link; public tables need none. */
export const SIT = z.strictObject({ invite: z.string().max(64).optional() });

/** `PUT /api/tables/ID/notes`: a private note at a place, `hex 12` or `command 40`; empty text removes it. */
export const NOTE = z.strictObject({
  place: z.string().regex(/^(hex|command) \d{1,6}$/),
  text: z.string().max(2000),
});
export type Note = z.infer<typeof NOTE>;

/** `PUT /api/tables/ID/orders`: own standing orders by kind of decision. `GET` gives them with the kinds there are. */
export const ORDERS = z.strictObject({ orders: z.record(z.string().max(30), z.enum(['computer', 'decline'])) });

/** A kind of decision that can be left to a standing order; `declines` where doing nothing is one. */
export interface OrderCard {
  readonly at: string;
  readonly what: Said;
  readonly declines: boolean;
}

export interface OrdersCard {
  readonly kinds: readonly OrderCard[];
  readonly orders: Readonly<Record<string, 'computer' | 'decline'>>;
}

export const PHASES = ['offered', 'running', 'paused', 'over', 'void'] as const;
export type Phase = (typeof PHASES)[number];

/** End of an online game: by its own rules, or by the table. */
export interface TableOutcome {
  readonly winner: string;
  readonly by: 'rule' | 'resignation' | 'agreement' | 'time';
  readonly rule?: string;
}

/** A seat of a table; without an account and a computer it is open. */
export interface SeatCard {
  readonly side: string;
  readonly account?: Account;
  /** Level of the computer that plays this side, or plays it for its player. */
  readonly computer?: string;
}

/** A table as listed for everyone allowed to know of it. */
export interface TableCard {
  readonly id: string;
  readonly game: string;
  readonly title: string;
  readonly scenario?: string;
  readonly owner: Account;
  /** Empty until chance has assigned the sides. */
  readonly seats: readonly SeatCard[];
  readonly players: readonly Account[];
  readonly terms: Terms;
  readonly visible: Visibility;
  readonly phase: Phase;
  /** Commands played. */
  readonly played: number;
  readonly turn: number;
  /** Side that decides. */
  readonly decides?: string;
  readonly outcome?: TableOutcome;
  readonly made: number;
  readonly moved: number;
  /** Table of the rematch, once one was made. */
  readonly rematch?: string;
}

/** `GET /api/tables`. */
export interface Lobby {
  readonly open: readonly TableCard[];
  readonly running: readonly TableCard[];
  readonly mine: readonly TableCard[];
}

/** Answer to an offer: the link is `#/online/ID/INVITE`. */
export interface Offered {
  readonly table: TableCard;
  readonly invite: string;
}

/** Reasons the server gives for refusing; the page has words for each in every language. */
export const TROUBLES = [
  'bad-request',
  'no-account',
  'name-taken',
  'weak-password',
  'wrong-login',
  'login-again',
  'last-way',
  'used-up',
  'no-passkeys',
  'no-mail',
  'still-playing',
  'unknown-game',
  'bad-setup',
  'no-table',
  'no-seat',
  'not-yours',
  'taken',
  'started',
  'not-over',
  'too-many',
  'too-fast',
  'too-large',
  'origin',
  'busy',
  'internal',
] as const;
export type TroubleCode = (typeof TROUBLES)[number];

export interface Trouble {
  readonly error: TroubleCode;
  /** In English, for programs and logs. */
  readonly message: string;
  /** Faults of a set-up text. */
  readonly faults?: readonly string[];
}

/** `GET /api/tables/ID/entries?from=1&to=512`: commands as the caller may see them, undone ones left out. */
export const MOST_ENTRIES = 512;
export interface Entries {
  readonly from: number;
  readonly entries: Whole['seen'];
}
