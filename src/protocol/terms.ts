import { z } from 'zod';

/** Terms of an online table, fixed before the players join. */

/** Time of a live clock, in seconds. */
const seconds = (most: number) => z.number().int().min(0).max(most);

export const CLOCK = z.strictObject({
  kind: z.literal('live'),
  /** Time each side begins with. */
  bank: seconds(24 * 3600).min(10),
  /** Added whenever a player turn of that side begins. */
  bonus: seconds(3600),
});

export const TERMS = z.strictObject({
  clock: CLOCK.optional(),
  /** Own commands may be taken back to the last die or reveal without asking, or never. */
  undo: z.enum(['free', 'none']),
  /** True: anyone who finds the table may watch; false: no spectators. */
  spectators: z.boolean(),
});

export type Clock = z.infer<typeof CLOCK>;
export type Terms = z.infer<typeof TERMS>;

export const VISIBILITIES = ['public', 'link'] as const;
export type Visibility = (typeof VISIBILITIES)[number];

/** State of a clock: milliseconds left to each side at a server time, and the side whose time runs. */
export interface ClockState {
  readonly left: Readonly<Record<string, number>>;
  readonly at: number;
  readonly runs?: string;
}
