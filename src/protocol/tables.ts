import { z } from 'zod';
import { byName, fields, list, SAID, TIME } from './answers.ts';
import { LEVEL, TERMS, VISIBILITIES } from './terms.ts';

/** HTTP side of the protocol: accounts, the lobby, tables. Answers that refuse carry `Trouble`. */

export const NAME = z
  .string()
  .trim()
  .min(1)
  .max(24)
  .regex(/^[\p{L}\p{N}][\p{L}\p{N} ._'-]*$/u);

/** `POST /api/me`: an account for a guest, or another name for it. */
export const ME = z.strictObject({ name: NAME });

export const ACCOUNT_FIELDS = {
  id: z.string(),
  name: z.string(),
  /** Has a way to log in, and with it a name of its own and a page; absent for guests. */
  person: z.literal(true).exactOptional(),
  /** A program plays with this account. */
  bot: z.literal(true).exactOptional(),
};
export const ACCOUNT = fields(ACCOUNT_FIELDS).meta({ id: 'Account' });
export type Account = z.infer<typeof ACCOUNT>;

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
export const ORDER_CARD = fields({ at: z.string(), what: SAID, declines: z.boolean() });
export type OrderCard = z.infer<typeof ORDER_CARD>;

export const ORDERS_CARD = fields({ kinds: list(ORDER_CARD), orders: ORDERS.shape.orders.readonly() }).meta({
  id: 'Orders',
});
export type OrdersCard = z.infer<typeof ORDERS_CARD>;

export const PHASES = ['offered', 'running', 'paused', 'over', 'void'] as const;
export type Phase = (typeof PHASES)[number];

/** End of an online game: by its own rules, or by the table. */
export const TABLE_OUTCOME = fields({
  winner: z.string(),
  by: z.enum(['rule', 'resignation', 'agreement', 'time']),
  rule: z.string().exactOptional(),
}).meta({ id: 'Outcome', description: 'winner: a side, or draw' });
export type TableOutcome = z.infer<typeof TABLE_OUTCOME>;

/** A seat of a table; without an account and a computer it is open. */
export const SEAT_CARD = fields({
  side: z.string(),
  account: ACCOUNT.exactOptional(),
  /** Level of the computer that plays this side, or plays it for its player. */
  computer: z.string().exactOptional(),
}).meta({ id: 'Seat', description: 'without an account and a computer it is open' });
export type SeatCard = z.infer<typeof SEAT_CARD>;

/** A table as listed for everyone allowed to know of it. */
export const TABLE_CARD = fields({
  id: z.string(),
  game: z.string(),
  title: z.string(),
  scenario: z.string().exactOptional(),
  owner: ACCOUNT,
  /** Empty until chance has assigned the sides. */
  seats: list(SEAT_CARD),
  players: list(ACCOUNT),
  terms: TERMS,
  visible: z.enum(VISIBILITIES),
  phase: z.enum(PHASES),
  /** Commands played. */
  played: z.number().int(),
  turn: z.number().int(),
  /** Side that decides. */
  decides: z.string().exactOptional(),
  outcome: TABLE_OUTCOME.exactOptional(),
  /** Sides whose players are on vacation, and until when. */
  away: byName(TIME).exactOptional(),
  made: TIME,
  moved: TIME,
  /** Table of the rematch, once one was made. */
  rematch: z.string().exactOptional(),
}).meta({ id: 'Table' });
export type TableCard = z.infer<typeof TABLE_CARD>;

/** `GET /api/tables`. */
export const LOBBY = fields({ open: list(TABLE_CARD), running: list(TABLE_CARD), mine: list(TABLE_CARD) });
export type Lobby = z.infer<typeof LOBBY>;

/** Answer to an offer: the link is `#/online/ID/INVITE`. */
export const OFFERED = fields({ table: TABLE_CARD, invite: z.string() });
export type Offered = z.infer<typeof OFFERED>;

/** Reasons the server gives for refusing; the page has words for each in every language. */
export const TROUBLES = [
  'bad-request',
  'no-account',
  'name-taken',
  'needs-person',
  'not-standard',
  'same-browser',
  'closed',
  'no-player',
  'not-admin',
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
  'no-bots',
  'not-for-bots',
  'no-token',
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

export const TROUBLE = fields({
  error: z.enum(TROUBLES),
  /** In English, for programs and logs. */
  message: z.string(),
  /** Faults of a set-up text. */
  faults: list(z.string()).exactOptional(),
}).meta({ id: 'Trouble', description: 'why a request was refused' });
export type Trouble = z.infer<typeof TROUBLE>;

/** `GET /api/tables/ID/notes`. */
export const NOTES = list(fields(NOTE.shape));
