import { z } from 'zod';
import type { Seen } from '../core/seat.ts';
import type { Drawn as SealedDraw } from '../core/dice/sealed-record.ts';
import { byName, fields, list, TIME } from './answers.ts';
import { ACCOUNT, TABLE_CARD, TABLE_OUTCOME } from './tables.ts';
import { CLOCK_STATE } from './terms.ts';

/** Contents of a table as its watchers get them: lines of its journal, and the whole of it. */

export const OFFERS = ['undo', 'pause', 'computer'] as const;
export type OfferKind = (typeof OFFERS)[number];
/** Ways to go on when the time of the other side is over: to win, to end without a winner, to give time, or a computer. */
export const CLAIMS = ['win', 'draw', 'time', 'computer'] as const;
export type Claim = (typeof CLAIMS)[number];

const count = z.number().int();
const side = z.string();

/** State of the table after a line. */
export const STAND = fields({
  /** Commands that count. */
  played: count,
  /** Number of the line that began the decision at hand. */
  decision: count,
  /** Commands that undo must leave standing; sent to the side that decides only, `played` to all others. */
  undoPoint: count,
  clock: CLOCK_STATE.exactOptional(),
}).meta({ id: 'Stand', description: 'state of a table after a line' });
export type Stand = z.infer<typeof STAND>;

/** Dice of a command in the chain of a table. */
const DRAWN = fields({ segment: count, first: count, sides: list(count) }) satisfies z.ZodType<SealedDraw>;
export type Drawn = z.infer<typeof DRAWN>;

/** A command as its watcher sees it. Events are the game's own. */
const SEEN = z
  .looseObject({
    n: count,
    side,
    command: z.string().exactOptional(),
    dice: list(count).exactOptional(),
    events: z.array(z.unknown()),
    hash: z.string(),
  })
  .meta({ id: 'Seen', description: 'a command as its watcher sees it' }) as unknown as z.ZodType<Seen<unknown, string>>;

/** A command with the origin of its dice; `by`: own standing order it was given by, nobody else is told. */
const SHOWN_FIELDS = { seen: SEEN, drawn: DRAWN.exactOptional(), by: z.literal('order').exactOptional() };
export const SHOWN = fields(SHOWN_FIELDS);

const base = {
  /** Number in the journal of the table: no gaps, never used again. */
  seq: count,
  at: TIME,
  stand: STAND,
};
const line = <Is extends string, T extends z.core.$ZodLooseShape>(is: Is, more: T) =>
  fields({ ...base, is: z.literal(is), ...more });

/** Lines of a table's journal as a watcher gets them. */
export const LINE = z
  .union([
    line('command', { ...SHOWN_FIELDS, key: z.string().exactOptional() }),
    /** Back to the game after `to` commands; `offer` is the line both agreed on, absent for own commands. */
    line('back', { to: count, side, offer: count.exactOptional() }),
    line('offer', { what: z.enum(OFFERS), side, to: count.exactOptional(), level: z.string().exactOptional() }),
    line('answer', { offer: count, yes: z.boolean(), side }),
    /** The offer expired: a command was given meanwhile. */
    line('lapsed', { offer: count }),
    line('seat', { side, account: ACCOUNT }),
    /** From here on a computer of a level plays the side, or its player does again. */
    line('computer', { side, level: z.string() }),
    line('person', { side }),
    /** The computer of a side could not decide, and has stopped trying; then a player asks it to try again. */
    line('stalled', { side }),
    line('again', { side }),
    /** The time of a side is over; then what the other side has decided about it. */
    line('flag', { side }),
    line('claim', { side, what: z.enum(CLAIMS) }),
    line('paused', { side }),
    line('resumed', { side }),
    /** The player of a side is on vacation until a time, or back. */
    line('away', { side, until: TIME }),
    /** From here on the game is played by newer rules: their numbers before and now. */
    line('rules', { from: count, to: count }),
    /** Commitments of all seats, shown at once; then each share. */
    line('sealed', { commitments: byName(z.string()) }),
    line('share', { side, share: z.string() }),
    /** Key of a segment that is over: its dice can be checked. */
    line('opened', { segment: count, key: z.string() }),
    line('over', { outcome: TABLE_OUTCOME }),
    line('rematch', { table: z.string() }),
  ])
  .meta({ id: 'Line', description: 'a line of the journal of a table, as its watcher gets it' });
export type Line = z.infer<typeof LINE>;

/** Sealed dice of a table as far as all may know them. */
const SEAL_STATE = fields({
  /** S(0) of the server's chain. */
  chain: z.string(),
  links: count,
  commitments: byName(z.string()),
  shares: byName(z.string()),
  /** Keys of segments that are over, from the first on. */
  keys: list(z.string()),
});
export type SealState = z.infer<typeof SEAL_STATE>;

/** An offer that waits for an answer, with the number of its line. */
const OPEN_OFFER = fields({
  seq: count,
  what: z.enum(OFFERS),
  side,
  /** Commands that would stay, of an offer to take back. */
  to: count.exactOptional(),
  /** Level of the computer that is to play the side. */
  level: z.string().exactOptional(),
});
export type OpenOffer = z.infer<typeof OPEN_OFFER>;

/** Snapshot of a table for a watcher. */
export const WHOLE = fields({
  table: TABLE_CARD,
  watcher: z.string(),
  /** Sides this account plays. */
  plays: list(side),
  rules: count,
  /** Set-up text that opens as the watcher's first view. */
  setup: z.string(),
  seq: count,
  stand: STAND,
  /** View after `from` commands, and the commands since: the turn at hand. */
  from: count,
  view: z.unknown(),
  seen: list(SHOWN),
  /** The offer that is open, with the number of its line. */
  offer: OPEN_OFFER.exactOptional(),
  /** Side whose computer could not decide, and has stopped trying. */
  stalled: side.exactOptional(),
  /** Commands this player was shown before, where more have been played since. */
  shown: count.exactOptional(),
  /** Sides that have given a command. */
  begun: list(side).exactOptional(),
  seal: SEAL_STATE,
  /** The game is over and all secrets are open. */
  open: z.boolean(),
}).meta({ id: 'Whole', description: 'a table as its watcher sees it' });
export type Whole = z.infer<typeof WHOLE>;

/** `GET /api/tables/ID/entries?from=1&to=512`: commands as the caller may see them, undone ones left out. */
export const MOST_ENTRIES = 512;
const place = z.coerce.number().int().min(1).max(1_000_000);
export const ENTRIES_ASKED = z.strictObject({ from: place.optional(), to: place.optional() });
export const ENTRIES = fields({ from: count, entries: list(SHOWN) });
export type Entries = z.infer<typeof ENTRIES>;
