import { z } from 'zod';
import { fields, HASH, KEY, list, TIME } from './answers.ts';
import { LINE, WHOLE } from './lines.ts';
import { NAME, PHASES } from './tables.ts';

/** HTTP side of programs that play: their accounts and tokens, and a table without a socket. */

/** `POST /api/bots`. */
export const NEW_BOT = z.strictObject({ name: NAME });
/** `POST /api/bots/ID/tokens`. */
export const NEW_TOKEN = z.strictObject({ label: z.string().trim().max(60) });
/** `POST /api/bots/ID/tokens/end`: the id of a token, not the token itself. */
export const END_TOKEN = z.strictObject({ token: z.string().regex(/^[0-9a-f]{16}$/) });

export const BOT_TOKEN = fields({ id: z.string(), label: z.string(), made: TIME, seen: TIME });
export type BotToken = z.infer<typeof BOT_TOKEN>;

export const MY_BOT = fields({ id: z.string(), name: z.string(), made: TIME, tokens: list(BOT_TOKEN) }).meta({
  id: 'Bot',
});
export type MyBot = z.infer<typeof MY_BOT>;

/** `GET /api/bots`. */
export const MY_BOTS = list(MY_BOT);

/** Answer to `POST /api/bots/ID/tokens`: the only time the token is shown. */
export const TOKEN_MADE = fields({ token: z.string(), bot: MY_BOT });
export type TokenMade = z.infer<typeof TOKEN_MADE>;

/** `GET /api/tables/ID/lines`: lines after a number; `wait`, so many seconds for one to come. */
export const MOST_WAIT = 25;
export const LINES_ASKED = z.strictObject({
  after: z.coerce.number().int().min(0).max(1_000_000).optional(),
  wait: z.coerce.number().int().min(0).max(MOST_WAIT).optional(),
});
/** Part of the sealed dice a player owes: the hash of a share, then the share. */
export const OWED = z.enum(['hash', 'share', 'nothing']);

export const LINES = fields({
  lines: list(LINE),
  /** Number of the last line sent, to be asked after. */
  seq: z.number().int(),
  phase: z.enum(PHASES),
  /** Side the caller plays. */
  plays: z.string().exactOptional(),
  /** Side that decides now. */
  decides: z.string().exactOptional(),
  /** Number of the decision at hand, for commands. */
  decision: z.number().int(),
  /** True where the caller has to decide. */
  yours: z.boolean(),
  owed: OWED,
}).meta({ id: 'Lines' });
export type Lines = z.infer<typeof LINES>;

/** `GET /api/tables/ID/view`. */
export const VIEW = WHOLE;

/** `GET /api/tables/ID/legal`: so many legal commands at most. */
export const MOST_LEGAL = 50;
export const LEGAL_ASKED = z.strictObject({ most: z.coerce.number().int().min(1).max(MOST_LEGAL).optional() });
export const LEGAL = fields({
  decision: z.number().int(),
  /** The kind of decision; absent where the caller has none to make. */
  at: z.string().exactOptional(),
  commands: list(fields({ text: z.string(), command: z.unknown() })),
});

/** `POST /api/tables/ID/commands`: commands of one decision, as text of the notation or as JSON. */
export const GIVEN = z.strictObject({
  key: KEY,
  decision: z.number().int().min(0),
  commands: z
    .array(z.union([z.string().min(1).max(4000), z.looseObject({ do: z.string().max(40) })]))
    .min(1)
    .max(200),
});

/** `POST /api/tables/ID/seal`: what the player owes to the sealed dice. */
export const SEALED = z.union([z.strictObject({ hash: HASH }), z.strictObject({ share: HASH })]);
