/** Logistic regression for the judgements of computer players. */

export interface Row {
  readonly game: number;
  readonly signs: readonly number[];
  /** 1 for a game that was won, 0 for one that was lost, 0.5 for a draw. */
  readonly won: number;
}

const FOLDS = 6;

const chance = (weights: readonly number[], signs: readonly number[]): number =>
  1 / (1 + Math.exp(-signs.reduce((sum, sign, i) => sum + sign * (weights[i] ?? 0), 0)));

/** Gauss, with the largest pivot first. */
function solve(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, i) => [...row, right[i] ?? 0]);
  const n = rows.length;
  for (let i = 0; i < n; i++) {
    const pivot = rows
      .slice(i)
      .reduce((best, row, k) => (Math.abs(row[i] ?? 0) > Math.abs(rows[best]?.[i] ?? 0) ? i + k : best), i);
    [rows[i], rows[pivot]] = [rows[pivot] ?? [], rows[i] ?? []];
    for (let k = 0; k < n; k++) {
      if (k === i) continue;
      const factor = (rows[k]?.[i] ?? 0) / (rows[i]?.[i] ?? 1);
      rows[k] = (rows[k] ?? []).map((cell, c) => cell - factor * (rows[i]?.[c] ?? 0));
    }
  }
  return rows.map((row, i) => (row[n] ?? 0) / (row[i] ?? 1));
}

/**
 * Newton's method; signs are brought to one size first, so that the ridge weighs on all alike: it keeps weights about
 * which the rows say little near `guess`, or near nothing. Zero for signs not used.
 */
export function fit(
  rows: readonly Row[],
  used: readonly number[],
  ridge: number,
  guess: readonly number[] = [],
): number[] {
  const size = used.map(
    (i) => Math.sqrt(rows.reduce((sum, { signs }) => sum + (signs[i] ?? 0) ** 2, 0) / rows.length) || 1,
  );
  const scaled = rows.map(({ signs, won }) => ({ won, signs: used.map((i, k) => (signs[i] ?? 0) / (size[k] ?? 1)) }));
  const prior = used.map((i, k) => (guess[i] ?? 0) * (size[k] ?? 1));
  let weights = prior;
  for (let round = 0; round < 30; round++) {
    const slope = weights.map((weight, i) => ridge * (weight - (prior[i] ?? 0)));
    const bend = weights.map((_, i) => weights.map((_w, k) => (i === k ? ridge : 0)));
    for (const { signs, won } of scaled) {
      const p = chance(weights, signs);
      for (const [i, a] of signs.entries()) {
        if (a === 0) continue;
        slope[i] = (slope[i] ?? 0) + a * (p - won);
        for (const [k, b] of signs.entries()) (bend[i] as number[])[k] = (bend[i]?.[k] ?? 0) + a * b * p * (1 - p);
      }
    }
    const step = solve(bend, slope);
    weights = weights.map((weight, i) => weight - (step[i] ?? 0));
  }
  const all: number[] = (rows[0]?.signs ?? []).map(() => 0);
  for (const [k, i] of used.entries()) all[i] = (weights[k] ?? 0) / (size[k] ?? 1);
  return all;
}

/** Mean surprise by games that were not fitted: 0.693 is a coin. */
export function surprise(rows: readonly Row[], weigh: (others: readonly Row[]) => readonly number[]): number {
  let sum = 0;
  for (let fold = 0; fold < FOLDS; fold++) {
    const weights = weigh(rows.filter(({ game }) => game % FOLDS !== fold));
    for (const { game, signs, won } of rows) {
      if (game % FOLDS !== fold) continue;
      const p = Math.min(Math.max(chance(weights, signs), 1e-6), 1 - 1e-6);
      sum -= won * Math.log(p) + (1 - won) * Math.log(1 - p);
    }
  }
  return sum / rows.length;
}
