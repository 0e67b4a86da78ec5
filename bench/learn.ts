import { parseArgs } from 'node:util';
import { keyedDice, mix } from '#ai/arena/keyed-dice.ts';
import { LEARNED, signsOf } from '#games/blitz/players/search/judgement.ts';
import { playerNamed } from '#games/blitz/players/players.ts';
import { afterCommand } from '#core/game.ts';
import { LIBRARY as library } from '../test/laws/library.ts';
import { openSetup } from '../test/games/blitz/game.ts';

/**
 * Learns what decides a Basic game: Regulars play each other, and the chance to win is fitted to what is on the map at
 * the beginning of each player turn. The result goes into src/games/blitz/players/search/judgement.ts.
 * npx tsx bench/learn.ts [--games 200] [--seed 20000]
 */

const { values } = parseArgs({
  options: { games: { type: 'string', default: '200' }, seed: { type: 'string', default: '20000' } },
});
const NAMES = Object.keys(LEARNED) as (keyof typeof LEARNED)[];
const BLUES = ['blue-march', 'blue-peninsula', 'blue-shield', 'blue-south'];
const REDS = ['red-centre', 'red-march', 'red-shield', 'red-south'];
const FOLDS = 6;
/** Keeps what the games say little about near nothing. */
const RIDGE = 3;

interface Row {
  readonly game: number;
  readonly signs: readonly number[];
  readonly won: number;
}

function rowsOf(seed: number): Row[] {
  const red = REDS[(seed + Math.floor(seed / 4)) % 4] ?? '';
  const game = openSetup(`basic:${BLUES[seed % 4] ?? ''}/${red}`, undefined, library);
  const players = {
    blue: playerNamed('regular', mix(seed, 'blue'), library),
    red: playerNamed('regular', mix(seed, 'red'), library),
  };
  const dice = keyedDice(seed);
  const seen: (readonly number[])[] = [];
  let key = '';
  let state = game.start;
  for (let prompt = game.prompt(state); prompt; prompt = game.prompt(state)) {
    const now = `${state.turn} ${state.mover}`;
    if (now !== key && state.frames.at(-1)?.at === 'movement') {
      key = now;
      const signs = signsOf(game.world, state, 'blue');
      seen.push(NAMES.map((name) => signs[name]));
    }
    state = afterCommand(game, state, players[prompt.side].command(game, state), dice);
  }
  const winner = state.outcome?.winner;
  const won = winner === 'blue' ? 1 : winner === 'red' ? 0 : 0.5;
  return seen.map((signs) => ({ game: seed, signs, won }));
}

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

/** Newton's method; signs are brought to one size first, so that the ridge weighs on all alike. */
function fit(rows: readonly Row[], used: readonly number[]): number[] {
  const size = used.map(
    (i) => Math.sqrt(rows.reduce((sum, { signs }) => sum + (signs[i] ?? 0) ** 2, 0) / rows.length) || 1,
  );
  const scaled = rows.map(({ signs, won }) => ({ won, signs: used.map((i, k) => (signs[i] ?? 0) / (size[k] ?? 1)) }));
  let weights = used.map(() => 0);
  for (let round = 0; round < 30; round++) {
    const slope = weights.map((weight) => RIDGE * weight);
    const bend = weights.map((_, i) => weights.map((_w, k) => (i === k ? RIDGE : 0)));
    for (const { signs, won } of scaled) {
      const p = chance(weights, signs);
      for (const [i, a] of signs.entries()) {
        slope[i] = (slope[i] ?? 0) + a * (p - won);
        for (const [k, b] of signs.entries()) (bend[i] as number[])[k] = (bend[i]?.[k] ?? 0) + a * b * p * (1 - p);
      }
    }
    const step = solve(bend, slope);
    weights = weights.map((weight, i) => weight - (step[i] ?? 0));
  }
  const all = NAMES.map(() => 0);
  for (const [k, i] of used.entries()) all[i] = (weights[k] ?? 0) / (size[k] ?? 1);
  return all;
}

/** Mean surprise by games that were not fitted: 0.693 is a coin. */
function surprise(rows: readonly Row[], weigh: (others: readonly Row[]) => readonly number[]): number {
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

const rows: Row[] = [];
const games = Number(values.games);
for (let i = 0; i < games; i++) {
  rows.push(...rowsOf(Number(values.seed) + i));
  if (process.stderr.isTTY) process.stderr.write(`\r${i + 1}/${games} games`);
}
const all = NAMES.map((_, i) => i);
const fitted = fit(rows, all);
console.log(`\n${games} games, ${rows.length} positions\n`);
for (const [i, name] of NAMES.entries()) {
  console.log(`${name.padEnd(12)} fitted ${(fitted[i] ?? 0).toFixed(4).padStart(8)}   played by ${LEARNED[name]}`);
}
console.log(
  `\nsurprise: factors alone ${surprise(rows, (some) => fit(some, [0])).toFixed(4)}, all of it ${surprise(rows, (some) => fit(some, all)).toFixed(4)}, as played ${surprise(rows, () => NAMES.map((name) => LEARNED[name])).toFixed(4)}, a coin 0.6931`,
);
