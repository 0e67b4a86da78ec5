import type { PairResult } from '#ai/arena/pairs.ts';
import { MOST_OVER } from '#ai/player.ts';
import { columns } from '#core/notation/columns.ts';
import { contenderIn } from './contender.ts';

/** Thinking times of the arena's players for a player turn. */
export interface Speed {
  readonly player: string;
  readonly turns: number;
  /** By the clock, also as the defender. */
  readonly mean: number;
  readonly longest: number;
  /** Player turns timed by the processor; older results only have clock times. */
  readonly timed: number;
  readonly processor: number;
  readonly longestProcessor: number;
  /** Budget of the level, and the shares of player turns above it and above it by half. */
  readonly budget: number;
  readonly over: number;
  readonly farOver: number;
}

export function speedsOf(
  players: readonly string[],
  results: readonly PairResult[],
  turnMs: (player: string) => number,
): Speed[] {
  return players.map((player) => {
    const all = results.flatMap(({ games }) =>
      games.flatMap(({ players: seats, clock }) =>
        Object.entries(clock).flatMap(([side, one]) => (seats[side] === player ? [one] : [])),
      ),
    );
    const { level, ms } = contenderIn(player);
    const given = results.find((one) => (one.a === player || one.b === player) && typeof one.ms === 'number')?.ms;
    const timed = all.filter(({ processor }) => processor !== undefined);
    const sum = (of: readonly { readonly turns: number }[]) => of.reduce((total, { turns }) => total + turns, 0);
    const turns = sum(all);
    const many = Math.max(sum(timed), 1);
    const total = (part: (clock: (typeof all)[number]) => number | undefined): number =>
      all.reduce((so, clock) => so + (part(clock) ?? 0), 0);
    return {
      player,
      turns,
      mean: turns > 0 ? total(({ ms }) => ms) / turns : 0,
      longest: Math.max(0, ...all.map((clock) => clock.longest)),
      timed: sum(timed),
      processor: total((clock) => clock.processor) / many,
      longestProcessor: Math.max(0, ...timed.map((clock) => clock.longestProcessor ?? 0)),
      budget: ms ?? (typeof given === 'number' ? given : turnMs(level)),
      over: total((clock) => clock.over) / many,
      farOver: total((clock) => clock.farOver) / many,
    };
  });
}

const percent = (share: number): string => `${(100 * share).toFixed(1)}%`;

export function speedTable(speeds: readonly Speed[]): string {
  const head = ['ms a player turn', 'turns', 'clock', 'longest', 'processor', 'longest', 'budget'];
  return columns([
    [...head, 'above it', `above ${MOST_OVER} times`],
    ...speeds.map((one) => [
      one.player,
      one.turns,
      one.mean.toFixed(1),
      one.longest.toFixed(0),
      ...(one.timed > 0 ? [one.processor.toFixed(1), one.longestProcessor.toFixed(0)] : ['-', '-']),
      one.budget,
      ...(one.timed > 0 && one.budget > 0 ? [percent(one.over), percent(one.farOver)] : ['-', '-']),
    ]),
  ]);
}
