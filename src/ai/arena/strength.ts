import { seededChoice } from '#core/dice/dice.ts';
import { marginOfA, type PairResult, pointsOfA, pointsOfFirst, shareOfA } from './pairs.ts';

/** Strength of two players as their pairs show it: Elo, intervals, sequential test. */

const Z = 1.96;

export const eloOf = (share: number): number =>
  share <= 0 ? Number.NEGATIVE_INFINITY : share >= 1 ? Number.POSITIVE_INFINITY : 400 * Math.log10(share / (1 - share));

export const shareAt = (elo: number): number => 1 / (1 + 10 ** (-elo / 400));

export interface Interval {
  readonly low: number;
  readonly high: number;
}

export interface Duel {
  readonly a: string;
  readonly b: string;
  readonly pairs: number;
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
  /** a's share of the points, with the interval that holds it in 95 of 100 such samples. */
  readonly share: number;
  readonly within: Interval;
  readonly elo: number;
  readonly eloWithin: Interval;
  /** Average lead of a at the end: city hexes and factors. */
  readonly ahead: Readonly<Record<string, number>>;
  /** Weighted lead per game, with the confidence interval of its mean; undefined if all pairs agree. */
  readonly margin: number;
  readonly marginWithin: Interval | undefined;
  readonly faults: number;
}

const mean = (list: readonly number[]): number =>
  list.length === 0 ? 0 : list.reduce((sum, one) => sum + one, 0) / list.length;

function variance(list: readonly number[]): number {
  if (list.length < 2) return 0;
  const middle = mean(list);
  return list.reduce((sum, one) => sum + (one - middle) ** 2, 0) / (list.length - 1);
}

/** Wilson's interval: it stays inside 0 to 1 and does not shrink to nothing when everything was won. */
function wilson(share: number, count: number): Interval {
  const z2 = Z * Z;
  const centre = (share + z2 / (2 * count)) / (1 + z2 / count);
  const half = (Z / (1 + z2 / count)) * Math.sqrt((share * (1 - share)) / count + z2 / (4 * count * count));
  return { low: Math.max(centre - half, 0), high: Math.min(centre + half, 1) };
}

/**
 * The pair is the unit of counting: its two games share set-up and dice. Pairs that all came out alike say nothing of
 * how they spread, unless they cannot come out otherwise.
 */
function interval(shares: readonly number[], exact: boolean): Interval {
  const middle = mean(shares);
  if (shares.length === 0) return { low: 0, high: 1 };
  const spread = variance(shares);
  if (middle === 0 || middle === 1 || (spread === 0 && !exact)) return wilson(middle, shares.length);
  const half = Z * Math.sqrt(spread / shares.length);
  return { low: Math.max(middle - half, 0), high: Math.min(middle + half, 1) };
}

function meanWithin(list: readonly number[], exact: boolean): Interval | undefined {
  const spread = variance(list);
  if (spread === 0 && !exact) return undefined;
  const half = Z * Math.sqrt(spread / Math.max(list.length, 1));
  return { low: mean(list) - half, high: mean(list) + half };
}

export function duel(a: string, b: string, results: readonly PairResult[]): Duel {
  const shares = results.map(shareOfA);
  const points = results.flatMap(pointsOfA);
  const margins = results.map(marginOfA);
  const counted = Object.keys(results[0]?.games[0].ahead ?? {});
  const aheadBy = (what: string) =>
    mean(results.flatMap(({ games }) => [games[0].ahead[what] ?? 0, -(games[1].ahead[what] ?? 0)]));
  const share = mean(shares);
  // A player against itself plays the same game twice, but not by the clock.
  const exact = a === b && results.every(({ ms }) => ms === undefined);
  const within = interval(shares, exact);
  return {
    a,
    b,
    pairs: results.length,
    wins: points.filter((one) => one === 1).length,
    draws: points.filter((one) => one === 0.5).length,
    losses: points.filter((one) => one === 0).length,
    share,
    within,
    elo: eloOf(share),
    eloWithin: { low: eloOf(within.low), high: eloOf(within.high) },
    ahead: Object.fromEntries(counted.map((what) => [what, aheadBy(what)])),
    margin: mean(margins),
    marginWithin: meanWithin(margins, exact),
    faults: results.reduce((sum, { games }) => sum + games[0].faults.length + games[1].faults.length, 0),
  };
}

export interface Sprt {
  readonly pairs: number;
  readonly llr: number;
  readonly lower: number;
  readonly upper: number;
  readonly verdict: 'accept' | 'reject' | 'go on';
}

/** The sequential test of "a is better by elo1" against "by elo0", on pair scores, both errors 5 %. */
export function sprt(shares: readonly number[], elo0: number, elo1: number, error = 0.05): Sprt {
  const upper = Math.log((1 - error) / error);
  const lower = -upper;
  const s0 = shareAt(elo0);
  const s1 = shareAt(elo1);
  // A handful of equal results proves nothing: two imagined pairs, a won and a lost one, keep the spread honest.
  const spread = variance([...shares, 0, 1]);
  const llr = shares.length === 0 ? 0 : (shares.length * (s1 - s0) * (2 * mean(shares) - s0 - s1)) / (2 * spread);
  const verdict = llr >= upper ? 'accept' : llr <= lower ? 'reject' : 'go on';
  return { pairs: shares.length, llr, lower, upper, verdict };
}

/** Sequential test fed pair by pair; a verdict stands, whatever results follow. */
export function sequentialTest(elo0: number, elo1: number): (result?: PairResult) => Sprt {
  const shares: number[] = [];
  let said = sprt(shares, elo0, elo1);
  return (result) => {
    if (!result || said.verdict !== 'go on') return said;
    shares.push(shareOfA(result));
    said = sprt(shares, elo0, elo1);
    return said;
  };
}

/** The first side's share of all games: 0.5 where the seats are even. */
export const seatBias = (results: readonly PairResult[]): number =>
  results.length === 0 ? 0.5 : mean(results.flatMap(pointsOfFirst));

export interface Rating {
  readonly player: string;
  readonly elo: number;
  readonly within: Interval;
}

/** Bradley-Terry strengths; a drawn phantom game between every two players keeps those who never lose finite. */
function fit(players: readonly string[], results: readonly PairResult[]): number[] {
  const index = new Map(players.map((player, i) => [player, i]));
  const points = players.map(() => players.map(() => 0.5));
  for (const result of results) {
    const a = index.get(result.a);
    const b = index.get(result.b);
    if (a === undefined || b === undefined || a === b) continue;
    const share = 2 * shareOfA(result);
    (points[a] as number[])[b] = (points[a]?.[b] ?? 0) + share;
    (points[b] as number[])[a] = (points[b]?.[a] ?? 0) + 2 - share;
  }
  let strength = players.map(() => 1);
  for (let round = 0; round < 300; round++) {
    strength = strength.map((own, i) => {
      let won = 0;
      let weight = 0;
      for (let j = 0; j < players.length; j++) {
        if (j === i) continue;
        const games = (points[i]?.[j] ?? 0) + (points[j]?.[i] ?? 0);
        won += points[i]?.[j] ?? 0;
        weight += games / (own + (strength[j] ?? 1));
      }
      return weight === 0 ? own : won / weight;
    });
    const scale = Math.exp(mean(strength.map(Math.log)));
    strength = strength.map((one) => one / scale);
  }
  return strength.map((one) => 400 * Math.log10(one));
}

const SAMPLES = 200;

/** Elo of every player, the mean being 0, with intervals from drawing the pairs again and again. */
export function ratings(players: readonly string[], results: readonly PairResult[]): Rating[] {
  const elos = fit(players, results);
  const choose = seededChoice(1);
  const samples = Array.from({ length: results.length === 0 ? 0 : SAMPLES }, () =>
    fit(
      players,
      results.map(() => results[choose(results.length)] as PairResult),
    ),
  );
  return players
    .map((player, i) => {
      const sorted = samples.map((sample) => sample[i] ?? 0).sort((x, y) => x - y);
      const at = (part: number) => sorted[Math.floor(part * (sorted.length - 1))] ?? 0;
      return { player, elo: elos[i] ?? 0, within: { low: at(0.025), high: at(0.975) } };
    })
    .sort((x, y) => y.elo - x.elo);
}
