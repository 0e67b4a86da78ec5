import { type PairResult, pointsOfA } from '#ai/arena/pairs.ts';
import { duel, type Duel, type Interval, ratings, seatBias, type Sprt } from '#ai/arena/strength.ts';
import type { AnyGamePackage } from '#table/game-package.ts';
import { speedsOf, speedTable } from './speed.ts';
import { columns, counted } from '#core/notation/columns.ts';

/** Output of the arena: progress while it plays, and the final report. */

const sum = (list: readonly number[]): number => list.reduce((total, one) => total + one, 0);

/** Score of two players so far: `veteran : regular  7.5-2.5 in 5 pairs (75%)`. */
export function standing(a: string, b: string, results: readonly PairResult[]): string {
  const between = results.filter((result) => result.a === a && result.b === b);
  const points = between.flatMap(pointsOfA);
  const won = sum(points);
  const share = points.length === 0 ? '' : ` (${((100 * won) / points.length).toFixed(0)}%)`;
  return `${a} : ${b}  ${won}-${points.length - won} in ${counted(between.length, 'pair')}${share}`;
}

export function reportOf(
  players: readonly string[],
  results: readonly PairResult[],
  sprt: Sprt | undefined,
  { kit, players: { arena, turnMs } }: AnyGamePackage,
) {
  const names = [...new Set(players)];
  const duels: Duel[] = [];
  players.forEach((a, i) => {
    for (const b of players.slice(i + 1)) {
      const between = results.filter((result) => result.a === a && result.b === b);
      if (between.length > 0) duels.push(duel(a, b, between));
    }
  });
  return {
    duels,
    ratings: names.length > 2 ? ratings(names, results) : [],
    counted: Object.keys(arena.worth),
    /** The first side's share of the points. */
    first: { side: kit.sides[0] ?? '', share: seatBias(results) },
    speeds: speedsOf(names, results, turnMs),
    sprt,
    faults: results.flatMap(({ games }) => games.flatMap((game) => game.faults)),
  };
}

/** The report for programs: what is counted and the first side's share stand by their names. */
export function asData({ duels, first, counted: _counted, ...report }: ReturnType<typeof reportOf>, complete: boolean) {
  return {
    complete,
    duels: duels.map(({ ahead, margin, marginWithin, faults, ...duel }) => ({
      ...duel,
      ...ahead,
      margin,
      marginWithin,
      faults,
    })),
    ...report,
    [first.side]: first.share,
  };
}

const percent = (share: number): string => `${(100 * share).toFixed(1)}%`;
const elo = (value: number): string => (Number.isFinite(value) ? value.toFixed(0) : value > 0 ? '+∞' : '-∞');
const range = (interval: Interval | undefined, write: (value: number) => string): string =>
  interval ? `[${write(interval.low)}, ${write(interval.high)}]` : '-';

export function inWords(report: ReturnType<typeof reportOf>, stopped: boolean): string {
  const { duels, first, speeds, faults } = report;
  const rows: (string | number)[][] = [
    ['players', 'pairs', 'W-D-L', 'points', '95 %', 'Elo', '95 %', ...report.counted, 'margin', '95 %'],
    ...duels.map((one) => [
      `${one.a} : ${one.b}`,
      one.pairs,
      `${one.wins}-${one.draws}-${one.losses}`,
      percent(one.share),
      range(one.within, percent),
      elo(one.elo),
      range(one.eloWithin, elo),
      ...report.counted.map((what) => (one.ahead[what] ?? 0).toFixed(1)),
      one.margin.toFixed(1),
      range(one.marginWithin, (value) => value.toFixed(1)),
    ]),
  ];
  const parts = [stopped ? 'stopped early\n' : '', columns(rows)];
  if (report.ratings.length > 0) {
    parts.push('\n', columns(report.ratings.map((one) => [one.player, elo(one.elo), range(one.within, elo)])));
  }
  const side = `${first.side.slice(0, 1).toUpperCase()}${first.side.slice(1)}`;
  parts.push(`\n${side}'s share of the points: ${percent(first.share)}\n`);
  if (report.sprt) {
    const { pairs, llr, lower, upper, verdict } = report.sprt;
    const after = `after ${counted(pairs, 'pair')}`;
    parts.push(
      `SPRT: ${verdict} ${after} (LLR ${llr.toFixed(2)} between ${lower.toFixed(2)} and ${upper.toFixed(2)})\n`,
    );
  }
  parts.push(speedTable(speeds));
  if (faults.length > 0)
    parts.push(`${counted(faults.length, 'game')} broken off:\n${faults.slice(0, 5).join('\n')}\n`);
  return parts.join('');
}
