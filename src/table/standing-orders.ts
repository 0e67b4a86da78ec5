import type { Message } from '../core/message.ts';

/** Ways to leave a decision to the server: a computer decides, or nothing is done. */
const ORDER_WAYS = ['computer', 'decline'] as const;
export type OrderWay = (typeof ORDER_WAYS)[number];

/**
 * A kind of decision that comes up in the other side's player turn, and that its player may leave to a standing order.
 * Decisions about a whole phase and about the end of the game are none.
 */
export interface OrderKind {
  /** The kind of the decision: `Prompt.at`. */
  readonly at: string;
  /** Name of the decision in a few words. */
  readonly what: Message;
  /** The command that does nothing, where there is one. */
  readonly declines?: string;
}

/** Standing orders of a side by kind of decision; what is not named is asked. */
export type StandingOrders = Readonly<Record<string, OrderWay>>;

/** Orders this game knows, of anything that claims to be some. */
export const readOrders = (kinds: readonly OrderKind[], given: Readonly<Record<string, string>>): StandingOrders =>
  Object.fromEntries(
    kinds.flatMap(({ at, declines }) => {
      const way = ORDER_WAYS.find((one) => one === given[at]);
      return way === undefined || (way === 'decline' && declines === undefined) ? [] : [[at, way]];
    }),
  );
