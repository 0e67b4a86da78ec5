import { z } from 'zod';

/** What the players of an online table have agreed to before anybody sat down. */

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
  /** Who may watch: everybody who finds the table, or nobody. */
  spectators: z.boolean(),
});

export type Clock = z.infer<typeof CLOCK>;
export type Terms = z.infer<typeof TERMS>;

export const VISIBILITIES = ['public', 'link'] as const;
export type Visibility = (typeof VISIBILITIES)[number];

/** How a clock stands: milliseconds left to each side at a time of the server, and whose time runs. */
export interface ClockState {
  readonly left: Readonly<Record<string, number>>;
  readonly at: number;
  readonly runs?: string;
}
