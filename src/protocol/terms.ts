import { z } from 'zod';
import { byName, fields, TIME } from './answers.ts';

/** Terms of an online table, fixed before the players join. */

/** Name of a level of computer players. */
export const LEVEL = z.string().min(1).max(20);

/** Time of a clock, in seconds. */
const seconds = (most: number) => z.number().int().min(0).max(most);
const DAY = 24 * 3600;

/**
 * Consequence of a clock that comes to zero: the game is lost; or the other player decides about it; or a computer plays
 * on until the player is back.
 */
export const ZEROS = ['loses', 'claim', 'computer'] as const;
export type Zero = (typeof ZEROS)[number];

export const CLOCK = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('live'),
    /** Time each side begins with. */
    bank: seconds(DAY).min(10),
    /** Added whenever a player turn of that side begins. */
    bonus: seconds(3600),
    /** Absent: the game is lost. */
    zero: z.enum(ZEROS).optional(),
  }),
  z
    .strictObject({
      kind: z.literal('days'),
      bank: seconds(60 * DAY).min(3600),
      bonus: seconds(7 * DAY),
      /** The bonus adds up to this, and no further. */
      cap: seconds(90 * DAY),
      zero: z.enum(ZEROS),
      /** The clock of a player on vacation stands. */
      vacation: z.boolean().optional(),
    })
    .refine(({ bank, cap }) => cap >= bank, { message: 'cap must not be below bank' }),
]);

export const TERMS = z
  .strictObject({
    clock: CLOCK.optional(),
    /** Own commands may be taken back to the last die or reveal without asking, or never. */
    undo: z.enum(['free', 'none']),
    /** True: anyone who finds the table may watch; false: no spectators. */
    spectators: z.boolean(),
    /** The result changes both players' ratings. No computer sits down, nothing is taken back by agreement. */
    rated: z.boolean().optional(),
    /** True: a bot may sit down; absent: only people. The owner of a table knows who it is, and so does who sits down there. */
    bots: z.boolean().exactOptional(),
  })
  .refine(({ rated, clock }) => rated !== true || (clock !== undefined && clock.zero !== 'computer'), {
    message: 'a rated game needs a clock, and no computer plays on at zero',
  });

export type Clock = z.infer<typeof CLOCK>;
export type Terms = z.infer<typeof TERMS>;

export const VISIBILITIES = ['public', 'link'] as const;
export type Visibility = (typeof VISIBILITIES)[number];

/** State of a clock: milliseconds left to each side at a server time, and the side whose time runs. */
export const CLOCK_STATE = fields({
  left: byName(z.number()),
  at: TIME,
  runs: z.string().exactOptional(),
  /** Side whose time has come to zero, and when: the other side decides what follows. */
  flag: fields({ side: z.string(), at: TIME }).exactOptional(),
});
export type ClockState = z.infer<typeof CLOCK_STATE>;
