import { z } from 'zod';
import { COUNT, fields, HASH, KEY, OBJECTION, SAID } from './answers.ts';
import { CLAIMS, type Line, OFFERS, type Whole } from './lines.ts';
import type { Account } from './tables.ts';
import { LEVEL } from './terms.ts';

export type { Claim, Drawn, Line, OfferKind, OpenOffer, SealState, Stand, Whole } from './lines.ts';

/** Messages over `/api/socket`, JSON text, one a frame. The page imports the types only. */

export const PROTOCOL = 1;

/** Id of a table. */
const table = z.string().min(1).max(20);
export const ROOMS = ['players', 'all'] as const;
export type Room = (typeof ROOMS)[number];
export const MOST_SAID = 500;

/** From the page to the server. Unknown kinds and fields are refused. */
export const TO_SERVER = z.discriminatedUnion('is', [
  /** Follows a table: as its player, or as a spectator. With `after`, only lines after that number are wanted. */
  z.strictObject({
    is: z.literal('sit'),
    v: z.number().int(),
    table,
    after: COUNT.optional(),
    rules: z.record(z.string().max(20), z.number().int()),
  }),
  z.strictObject({ is: z.literal('rise'), table }),
  /** The game was shown up to a line; `looks` while its player looks at the page. */
  z.strictObject({ is: z.literal('saw'), table, seq: COUNT, looks: z.boolean() }),
  z.strictObject({
    is: z.literal('give'),
    table,
    key: KEY,
    decision: COUNT,
    commands: z.array(z.unknown()).min(1).max(200),
  }),
  /** Takes own commands back without asking. */
  z.strictObject({ is: z.literal('takeBack'), table, key: KEY, to: COUNT }),
  /** Asks the other side: to take back to a command, to pause, or to let a computer of a level play one's own side. */
  z.strictObject({
    is: z.literal('offer'),
    table,
    key: KEY,
    what: z.enum(OFFERS),
    to: COUNT.optional(),
    level: LEVEL.optional(),
  }),
  /** Answers the offer that is open, by the number of its line. */
  z.strictObject({ is: z.literal('answer'), table, key: KEY, offer: COUNT, yes: z.boolean() }),
  z.strictObject({ is: z.literal('resume'), table, key: KEY }),
  /** Decides about the other side, whose time is over. */
  z.strictObject({ is: z.literal('claim'), table, key: KEY, what: z.enum(CLAIMS) }),
  /** Plays on oneself, where a computer has played one's side. */
  z.strictObject({ is: z.literal('playOn'), table, key: KEY }),
  /** Asks a computer that has stopped trying to try again. */
  z.strictObject({ is: z.literal('tryAgain'), table, key: KEY }),
  /** Sealed dice: the hash of this side's share, then the share itself once all commitments are shown. */
  z.strictObject({ is: z.literal('commit'), table, hash: HASH }),
  z.strictObject({ is: z.literal('share'), table, share: HASH }),
  z.strictObject({ is: z.literal('say'), table, room: z.enum(ROOMS), text: z.string().trim().min(1).max(MOST_SAID) }),
  z.strictObject({ is: z.literal('ping'), at: z.number() }),
]);
export type ToServer = z.infer<typeof TO_SERVER>;

export interface SaidLine {
  readonly id: number;
  readonly room: Room;
  readonly from: Account;
  readonly text: string;
  readonly at: number;
}

/** From the server to the page. Pages leave unknown kinds and fields alone. */
export type FromServer =
  | {
      readonly is: 'hello';
      readonly v: number;
      readonly build: string;
      readonly now: number;
      readonly account?: Account;
    }
  | { readonly is: 'whole'; readonly id: string; readonly whole: Whole; readonly said: readonly SaidLine[] }
  | { readonly is: 'lines'; readonly id: string; readonly lines: readonly Line[] }
  | { readonly is: 'done'; readonly key: string; readonly answer: Answer }
  | { readonly is: 'here'; readonly id: string; readonly sides: readonly string[]; readonly watching: number }
  | { readonly is: 'said'; readonly id: string; readonly said: SaidLine }
  /** Chat that was not taken: a moderator has muted the account until then. */
  | { readonly is: 'muted'; readonly id: string; readonly until: number }
  | { readonly is: 'pong'; readonly at: number; readonly now: number }
  /** A table that is not to be had: gone, not for this account, or of newer rules than the page knows. */
  | { readonly is: 'none'; readonly id: string; readonly why: 'no-table' | 'no-seat' | 'rules' }
  | {
      readonly is: 'bye';
      readonly why: 'stopping' | 'newer' | 'version' | 'faults' | 'behind' | 'too-many' | 'login';
      /** Milliseconds to wait before coming back. */
      readonly after: number;
    };

/** Answer to an action with a key. */
export const ANSWER = z
  .union([
    /** Stored and sent; `seq` of its last line. */
    fields({ ok: z.literal(true), seq: z.number().int() }),
    fields({ ok: z.literal(false), why: z.literal('refused'), objection: OBJECTION, played: z.number().int() }),
    /** For a decision, an offer or a point of the game that is over. */
    fields({ ok: z.literal(false), why: z.literal('late') }),
    /** A die was asked for before this side has sealed its share. */
    fields({ ok: z.literal(false), why: z.literal('waits'), side: z.string() }),
    fields({
      ok: z.literal(false),
      why: z.enum(['paused', 'over', 'not-yours', 'computer', 'rated', 'too-many', 'trouble']),
      text: SAID.exactOptional(),
    }),
  ])
  .meta({ id: 'Answer', description: 'of several commands given together, those before a refused one were played' });
export type Answer = z.infer<typeof ANSWER>;
