import type { Blitz } from '../../blitz/open.ts';
import { other, type Side } from '../../blitz/types.ts';
import { type MakePlayer, type Played, playMatch } from './match.ts';

/** A pair: the same set-up and the same dice twice, the seats swapped. */
export interface Job {
  readonly a: string;
  readonly b: string;
  readonly setup: string;
  readonly seed: number;
  /** Last turn, where it is not the scenario's own. */
  readonly turns?: number;
}

export interface PairResult extends Job {
  /** With a as Blue, then with a as Red. */
  readonly games: readonly [Played, Played];
}

export const jobKey = ({ a, b, setup, seed, turns }: Job): string => [a, b, setup, seed, turns ?? ''].join(' ');

export function playPair(game: Blitz, job: Job, make: MakePlayer, now?: () => number): PairResult {
  const { a, b, seed } = job;
  return {
    ...job,
    games: [
      playMatch(game, { blue: a, red: b }, seed, make, now),
      playMatch(game, { blue: b, red: a }, seed, make, now),
    ],
  };
}

/** Every two players, `pairs` pairs each; the set-ups take turns and every pair has dice of its own. */
export function schedule(
  players: readonly string[],
  setups: readonly string[],
  pairs: number,
  firstSeed: number,
  turns?: number,
): Job[] {
  const jobs: Job[] = [];
  for (let i = 0; i < pairs; i++) {
    for (const [j, a] of players.entries()) {
      for (const b of players.slice(j + 1)) {
        const job = { a, b, setup: setups[i % setups.length] ?? '', seed: (firstSeed + i) >>> 0 };
        jobs.push(turns === undefined ? job : { ...job, turns });
      }
    }
  }
  return jobs;
}

/** 1, 1/2 or 0 for a side; a game broken off by an illegal command is a draw here and told apart by its faults. */
export function scoreOf({ winner }: Played, side: Side): number {
  if (winner === side) return 1;
  return winner === other(side) ? 0 : 0.5;
}

/** Player a's share of a pair, 0 to 1 in quarters. */
export const shareOfA = ({ games }: PairResult): number => (scoreOf(games[0], 'blue') + scoreOf(games[1], 'red')) / 2;
