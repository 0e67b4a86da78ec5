import { z } from 'zod';
import { fields, list, TIME } from './answers.ts';
import { ACCOUNT, TABLE_CARD } from './tables.ts';
import { TERMS } from './terms.ts';

/** Pages of players: ratings, results, quick games. */

/** Reasons a rated game did not count: ended without a result, left early, one player with two accounts, an account that is gone. */
const NOT_COUNTED = z.enum(['void', 'early', 'same-browser', 'no-person']);
export type NotCounted = z.infer<typeof NOT_COUNTED>;

const points = z.number();
const count = z.number().int();

const RATING_FIELDS = { family: z.string(), points, rd: points, games: count, provisional: z.boolean() };
const RATING_CARD = fields(RATING_FIELDS).meta({ id: 'Rating', description: 'Glicko-2; provisional above rd 110' });
export type RatingCard = z.infer<typeof RATING_CARD>;

/** A finished game, seen from one of its players. */
export const PLAYED = fields({
  game: z.string(),
  family: z.string(),
  title: z.string(),
  scenario: z.string().exactOptional(),
  side: z.string(),
  /** Absent for a computer. */
  opponent: ACCOUNT.exactOptional(),
  /** 1 won, 0.5 drawn, 0 lost; absent where the game came to nothing. */
  score: z.number().exactOptional(),
  how: z.string(),
  rated: z.boolean(),
  why: NOT_COUNTED.exactOptional(),
  before: points.exactOptional(),
  after: points.exactOptional(),
  /** The game can be watched again. */
  replay: z.boolean(),
  at: TIME,
}).meta({ id: 'Played' });
export type Played = z.infer<typeof PLAYED>;

const OPEN_PROFILE = fields({
  account: ACCOUNT,
  /** Day the account was made. */
  joined: TIME,
  ratings: list(fields({ ...RATING_FIELDS, series: list(fields({ at: TIME, points })) })),
  running: list(TABLE_CARD),
  played: list(PLAYED),
  /** Games against people: finished ones, and of those left early or lost by time. */
  counts: fields({ games: count, won: count, drawn: count, lost: count, left: count, timedOut: count }),
});
export type OpenProfile = z.infer<typeof OPEN_PROFILE>;

/** `GET /api/players/NAME`. Of a closed account nothing but that is told. */
export const PROFILE = z.union([fields({ closed: z.literal(true) }), OPEN_PROFILE]).meta({ id: 'Profile' });
export type Profile = z.infer<typeof PROFILE>;

/** `GET /api/players/NAME/games?before=TIME`. */
export const PLAYED_ASKED = z.strictObject({ before: z.coerce.number().int().min(0) });
export const PLAYED_LIST = list(PLAYED);

const RANKED = list(fields({ ...RATING_FIELDS, account: ACCOUNT }));
/** `GET /api/leaders/FAMILY`: the best, and apart from them those of whom little is known yet. */
export const LEADERS = fields({ sure: RANKED, provisional: RANKED });
export type Leaders = z.infer<typeof LEADERS>;

/** `GET /api/balance/FAMILY/SCENARIO`: chance of the first side between equals. */
export const BALANCE = fields({
  first: z.string(),
  chance: z.number(),
  /** Rated games between people, and games of computers. */
  games: count,
  computers: count,
});
export type Balance = z.infer<typeof BALANCE>;

/** `GET /api/tables/ID/result`: effect of a finished game on the ratings. */
export const RESULT = fields({
  rated: z.boolean(),
  why: NOT_COUNTED.exactOptional(),
  sides: list(
    fields({
      side: z.string(),
      before: points.exactOptional(),
      after: points.exactOptional(),
      provisional: z.boolean().exactOptional(),
    }),
  ),
});
export type Result = z.infer<typeof RESULT>;

export const PACES = ['live', 'days'] as const;
export type Pace = (typeof PACES)[number];

const QUICK_FIELDS = { game: z.string().max(20), pace: z.enum(PACES), rated: z.boolean() };
/** `POST /api/quick`: looks for a game, or goes on looking. */
export const QUICK = z.strictObject(QUICK_FIELDS);
export type Quick = z.infer<typeof QUICK>;

/** State of a search: none, since when it waits and in which window of ratings, or the table that was found. */
export const SEEKING = z
  .union([
    fields({ is: z.literal('none') }),
    fields({ is: z.literal('waiting'), since: TIME, window: z.number().nullable(), ...QUICK_FIELDS }),
    fields({ is: z.literal('found'), table: z.string() }),
  ])
  .meta({ id: 'Seeking' });
export type Seeking = z.infer<typeof SEEKING>;

/** `GET /api/quick`. */
export const QUICK_CARD = fields({
  seeking: SEEKING,
  /** Terms of quick games. */
  terms: fields({ live: TERMS, days: TERMS }),
  /** Players who look for one now, by game and pace. */
  waiting: z.record(z.string(), count).readonly(),
});
export type QuickCard = z.infer<typeof QUICK_CARD>;
