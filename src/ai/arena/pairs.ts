import type { Game } from '#core/game.ts';
import { type Field, type Played, playMatch, type Timing } from './match.ts';

/** A pair: the same set-up and the same dice twice, the seats swapped. */
export interface Job {
  readonly a: string;
  readonly b: string;
  readonly setup: string;
  readonly seed: number;
  /** Last turn, where it is not the scenario's own. */
  readonly turns?: number;
  /** Plans a player may look at in a player turn, where it is not the level's own number. */
  readonly budget?: number;
  /** Milliseconds of the processor a player turn may take, or each level its own: the game is played by the clock. */
  readonly ms?: number | 'level';
  /** The fingerprint of boards, armies and scenarios that are not the product's. */
  readonly data?: string;
  /** Scores skirmishes by the lead at the end, the two games of a pair as one. */
  readonly by?: 'margin';
}

export interface PairResult extends Job {
  /** With a as the first side, then with a as the second. */
  readonly games: readonly [Played, Played];
}

export const jobKey = ({ a, b, setup, seed, turns, budget, ms, data }: Job): string =>
  [
    ...[a, b, setup, seed, turns ?? ''],
    ...(budget === undefined ? [] : [budget]),
    ...(ms === undefined ? [] : [`${ms} ms`]),
    ...(data === undefined ? [] : [`data ${data}`]),
  ].join(' ');

export function playPair<
  S,
  C extends { readonly do: string },
  E,
  Side extends string,
  G extends Game<S, C, E, Side>,
  Why,
>(game: G, job: Job, field: Field<S, C, Side, G, Why>, timing?: Timing): PairResult {
  const { a, b, seed } = job;
  const seats = (...names: readonly string[]) =>
    Object.fromEntries(game.sides.map((side, i) => [side, names[i] ?? ''])) as Record<Side, string>;
  return {
    ...job,
    games: [playMatch(game, seats(a, b), seed, field, timing), playMatch(game, seats(b, a), seed, field, timing)],
  };
}

/** Terms common to all pairs of a schedule. */
export type Terms = Pick<Job, 'turns' | 'budget' | 'ms' | 'data' | 'by'>;

/** Every two players, `pairs` pairs each; the set-ups take turns and every pair has dice of its own. */
export function schedule(
  players: readonly string[],
  setups: readonly string[],
  pairs: number,
  firstSeed: number,
  terms: Terms = {},
): Job[] {
  const jobs: Job[] = [];
  for (let i = 0; i < pairs; i++) {
    for (const [j, a] of players.entries()) {
      for (const b of players.slice(j + 1)) {
        jobs.push({ a, b, setup: setups[i % setups.length] ?? '', seed: (firstSeed + i) >>> 0, ...terms });
      }
    }
  }
  return jobs;
}

/** 1, 1/2 or 0 for the first side or the second; a game broken off is a draw here and told apart by its faults. */
export function scoreOf({ winner, players }: Played, seat: 0 | 1): number {
  const at = Object.keys(players).indexOf(winner);
  return at < 0 ? 0.5 : at === seat ? 1 : 0;
}

const signOf = (margin: number): number => (margin > 0 ? 1 : margin < 0 ? 0 : 0.5);

/** Lead of player a over the pair, in the points of the arena. */
export const marginOfA = ({ games }: PairResult): number => (games[0].margin - games[1].margin) / 2;

/** Player a's points, game by game, or the pair's as one. */
export function pointsOfA(result: PairResult): number[] {
  const { by, games } = result;
  return by === 'margin' ? [signOf(marginOfA(result))] : [scoreOf(games[0], 0), scoreOf(games[1], 1)];
}

/** The first side's points in each game of the pair. */
export const pointsOfFirst = ({ by, games }: PairResult): number[] =>
  games.map((game) => (by === 'margin' ? signOf(game.margin) : scoreOf(game, 0)));

/** Player a's share of a pair, 0 to 1. */
export function shareOfA(result: PairResult): number {
  const points = pointsOfA(result);
  return points.reduce((sum, one) => sum + one, 0) / points.length;
}
