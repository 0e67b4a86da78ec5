import { z } from 'zod';
import type { Said } from '../core/say.ts';
import type { Objection } from '../core/objection.ts';
import type { Seen } from '../core/seat.ts';
import type { Drawn } from '../core/sealed-record.ts';
import type { Account, TableCard, TableOutcome } from './tables.ts';
import type { ClockState } from './terms.ts';

export type { Drawn };

/** Messages over `/api/socket`, JSON text, one a frame. The page imports the types only. */

export const PROTOCOL = 1;

const table = z.string().min(1).max(20);
/** Client key of something done once: 96 random bits, 24 hex digits. A repeated key gets the first answer again. */
const key = z.string().regex(/^[0-9a-f]{24}$/);
const hash = z.string().regex(/^[0-9a-f]{64}$/);
const count = z.number().int().min(0).max(1_000_000);
/** Name of a level of computer players. */
export const LEVEL = z.string().min(1).max(20);

export const OFFERS = ['undo', 'pause', 'computer'] as const;
export type OfferKind = (typeof OFFERS)[number];
/** Ways to go on when the time of the other side is over: to win, to end without a winner, to give time, or a computer. */
export const CLAIMS = ['win', 'draw', 'time', 'computer'] as const;
export type Claim = (typeof CLAIMS)[number];
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
    after: count.optional(),
    rules: z.record(z.string().max(20), z.number().int()),
  }),
  z.strictObject({ is: z.literal('rise'), table }),
  z.strictObject({
    is: z.literal('give'),
    table,
    key,
    decision: count,
    commands: z.array(z.unknown()).min(1).max(200),
  }),
  /** Takes own commands back without asking. */
  z.strictObject({ is: z.literal('takeBack'), table, key, to: count }),
  /** Asks the other side: to take back to a command, to pause, or to let a computer of a level play one's own side. */
  z.strictObject({
    is: z.literal('offer'),
    table,
    key,
    what: z.enum(OFFERS),
    to: count.optional(),
    level: LEVEL.optional(),
  }),
  /** Answers the offer that is open, by the number of its line. */
  z.strictObject({ is: z.literal('answer'), table, key, offer: count, yes: z.boolean() }),
  z.strictObject({ is: z.literal('resume'), table, key }),
  /** Decides about the other side, whose time is over. */
  z.strictObject({ is: z.literal('claim'), table, key, what: z.enum(CLAIMS) }),
  /** Plays on oneself, where a computer has played one's side. */
  z.strictObject({ is: z.literal('playOn'), table, key }),
  /** Sealed dice: the hash of this side's share, then the share itself once all commitments are shown. */
  z.strictObject({ is: z.literal('commit'), table, hash }),
  z.strictObject({ is: z.literal('share'), table, share: hash }),
  z.strictObject({ is: z.literal('say'), table, room: z.enum(ROOMS), text: z.string().trim().min(1).max(MOST_SAID) }),
  z.strictObject({ is: z.literal('ping'), at: z.number() }),
]);
export type ToServer = z.infer<typeof TO_SERVER>;

/** State of the table after a line. */
export interface Stand {
  /** Commands that count. */
  readonly played: number;
  /** Number of the line that began the decision at hand. */
  readonly decision: number;
  /** Commands that undo must leave standing; sent to the side that decides only, `played` to all others. */
  readonly undoPoint: number;
  readonly clock?: ClockState;
}

interface LineBase {
  /** Number in the journal of the table: no gaps, never used again. */
  readonly seq: number;
  /** Time of the server, in milliseconds. */
  readonly at: number;
  readonly stand: Stand;
}

/** Lines of a table's journal as a watcher gets them. */
export type Line = LineBase &
  (
    | {
        readonly is: 'command';
        readonly seen: Seen<unknown, string>;
        readonly drawn?: Drawn;
        readonly key?: string;
        /** Own standing order it was given by; nobody else is told. */
        readonly by?: 'order';
      }
    /** Back to the game after `to` commands; `offer` is the line both agreed on, absent for own commands. */
    | { readonly is: 'back'; readonly to: number; readonly side: string; readonly offer?: number }
    | {
        readonly is: 'offer';
        readonly what: OfferKind;
        readonly side: string;
        readonly to?: number;
        readonly level?: string;
      }
    | { readonly is: 'answer'; readonly offer: number; readonly yes: boolean; readonly side: string }
    /** The offer expired: a command was given meanwhile. */
    | { readonly is: 'lapsed'; readonly offer: number }
    | { readonly is: 'seat'; readonly side: string; readonly account: Account }
    /** From here on a computer of a level plays the side, or its player does again. */
    | { readonly is: 'computer'; readonly side: string; readonly level: string }
    | { readonly is: 'person'; readonly side: string }
    /** The time of a side is over; then what the other side has decided about it. */
    | { readonly is: 'flag'; readonly side: string }
    | { readonly is: 'claim'; readonly side: string; readonly what: Claim }
    | { readonly is: 'paused' | 'resumed'; readonly side: string }
    /** Commitments of all seats, shown at once; then each share. */
    | { readonly is: 'sealed'; readonly commitments: Readonly<Record<string, string>> }
    | { readonly is: 'share'; readonly side: string; readonly share: string }
    /** Key of a segment that is over: its dice can be checked. */
    | { readonly is: 'opened'; readonly segment: number; readonly key: string }
    | { readonly is: 'over'; readonly outcome: TableOutcome }
    | { readonly is: 'rematch'; readonly table: string }
  );

/** Sealed dice of a table as far as all may know them. */
export interface SealState {
  /** S(0) of the server's chain. */
  readonly chain: string;
  readonly links: number;
  readonly commitments: Readonly<Record<string, string>>;
  readonly shares: Readonly<Record<string, string>>;
  /** Keys of segments that are over, from the first on. */
  readonly keys: readonly string[];
}

/** An offer that waits for an answer, with the number of its line. */
export interface OpenOffer {
  readonly seq: number;
  readonly what: OfferKind;
  readonly side: string;
  /** Commands that would stay, of an offer to take back. */
  readonly to?: number;
  /** Level of the computer that is to play the side. */
  readonly level?: string;
}

/** Snapshot of a table for a watcher. */
export interface Whole {
  readonly table: TableCard;
  readonly watcher: string;
  /** Sides this account plays. */
  readonly plays: readonly string[];
  readonly rules: number;
  /** Set-up text that opens as the watcher's first view. */
  readonly setup: string;
  readonly seq: number;
  readonly stand: Stand;
  /** View after `from` commands, and the commands since: the turn at hand. */
  readonly from: number;
  readonly view: unknown;
  readonly seen: readonly { readonly seen: Seen<unknown, string>; readonly drawn?: Drawn; readonly by?: 'order' }[];
  /** The offer that is open, with the number of its line. */
  readonly offer?: OpenOffer;
  readonly seal: SealState;
  /** The game is over and all secrets are open. */
  readonly open: boolean;
}

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
  | { readonly is: 'pong'; readonly at: number; readonly now: number }
  /** A table that is not to be had: gone, not for this account, or of newer rules than the page knows. */
  | { readonly is: 'none'; readonly id: string; readonly why: 'no-table' | 'no-seat' | 'rules' }
  | {
      readonly is: 'bye';
      readonly why: 'stopping' | 'version' | 'faults' | 'behind' | 'too-many' | 'login';
      /** Milliseconds to wait before coming back. */
      readonly after: number;
    };

/** Answer to an action with a key. */
export type Answer =
  /** Stored and sent; `seq` of its last line. */
  | { readonly ok: true; readonly seq: number }
  | { readonly ok: false; readonly why: 'refused'; readonly objection: Objection; readonly played: number }
  /** For a decision, an offer or a point of the game that is over. */
  | { readonly ok: false; readonly why: 'late' }
  /** A die was asked for before this side has sealed its share. */
  | { readonly ok: false; readonly why: 'waits'; readonly side: string }
  | {
      readonly ok: false;
      readonly why: 'paused' | 'over' | 'not-yours' | 'computer' | 'too-many' | 'trouble';
      readonly text?: Said;
    };
