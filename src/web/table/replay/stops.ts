import type { Stop } from '#table/host.ts';

/** Points of a game worth jumping to. */

const same = (a: Stop | undefined, b: Stop | undefined): boolean => a?.turn === b?.turn && a?.mover === b?.mover;

/** The first stop of every player turn. */
export const turnsOf = (stops: readonly Stop[]): Stop[] =>
  stops.filter((stop, i) => i === 0 || !same(stop, stops[i - 1]));

/** Start of the next player turn; the end of the game after the last. */
export const nextTurn = (stops: readonly Stop[], at: number): number =>
  turnsOf(stops).find(({ n }) => n > at)?.n ?? Math.max(0, stops.length - 1);

/** Start of this player turn, or of the one before it when it begins here. */
export const lastTurn = (stops: readonly Stop[], at: number): number =>
  turnsOf(stops).findLast(({ n }) => n < at)?.n ?? 0;
