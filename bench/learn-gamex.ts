import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { keyedDice, mix } from '#ai/arena/keyed-dice.ts';
import { readLibrary } from '#cli/library.ts';
import { seededChoice } from '#core/dice/dice.ts';
import { describeFault } from '#core/notation/notation.ts';
import { kit } from '#games/gamex/kit.ts';
import { players } from '#games/gamex/players/roster.ts';
import { prospectOn, SIGNS, signsOf, WEIGHTS } from '#games/gamex/players/foresight/prospect.ts';
import type { OpenGamex } from '#games/gamex/position.ts';
import type { Side } from '#games/gamex/types.ts';
import { fit, type Row, surprise } from './fit.ts';

/**
 * Learns what decides a game of Tactical GameX: computer players meet in every situation, now and then with a random
 * command, and the chance to win is fitted to the signs of positions. The result goes into
 * src/games/gamex/players/foresight/model.ts.
 * npm run lab -- learn --game gamex [--games 800] [--seed 20000] [--player plain] [--tally FILE]
 */

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '800' },
    seed: { type: 'string', default: '20000' },
    player: { type: 'string', default: 'plain' },
    /** Positions that are kept, and added to by another run. */
    tally: { type: 'string' },
    minutes: { type: 'string', default: '1000' },
  },
});
/** Keeps what the games say little about near nothing. */
const RIDGE = 100;
/** Share of decisions looked at, and of commands that are random. */
const LOOKED = 0.12;
const WILD = 0.04;

interface Kept extends Row {
  readonly situation: string;
}

const library = readLibrary(kit, []);
const situations = kit.offers(library).map(({ name }) => name);

const open = new Map<string, OpenGamex>();
function opened(name: string): OpenGamex {
  const known = open.get(name) ?? kit.open(`game gamex\nsituation ${name}\n`, library);
  if (!('start' in known)) throw new Error(known.map(describeFault).join('\n'));
  open.set(name, known);
  return known;
}

function rowsOf(seed: number): Kept[] {
  const situation = situations[seed % situations.length] ?? 'duel';
  const game = opened(situation);
  const seat = (side: Side) => players.seat(values.player, mix(seed, side), library);
  const seats = { axis: seat('axis'), allied: seat('allied') };
  const dice = keyedDice(seed);
  const choose = seededChoice(mix(seed, 'wild'));
  const seen: (readonly number[])[] = [];
  let { start: state } = game;
  for (let side = game.decides(state); side; side = game.decides(state)) {
    const at = state.frames.at(-1)?.at;
    if ((at === 'impulse' || at === 'spend') && choose(1000) < 1000 * LOOKED) {
      const signs = signsOf(prospectOn(game.world, state, 'axis', WEIGHTS), state);
      seen.push(SIGNS.map((sign) => signs[sign]));
    }
    const wild = at === 'spend' && choose(1000) < 1000 * WILD;
    const command = wild ? game.sample(state, choose) : seats[side].command(game, game.view(state, side));
    state = game.play(state, side, command, dice).state;
  }
  const winner = state.outcome?.winner;
  const won = winner === 'axis' ? 1 : winner === 'allied' ? 0 : 0.5;
  return seen.map((signs) => ({ game: seed, situation, signs, won }));
}

const { tally } = values;
const kept: Kept[] =
  tally && existsSync(tally)
    ? readFileSync(tally, 'utf8')
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line) as Kept)
    : [];
const known = new Set(kept.map(({ game }) => game));
const end = performance.now() + 60_000 * Number(values.minutes);
for (let i = 0; i < Number(values.games) && performance.now() < end; i++) {
  const seed = Number(values.seed) + i;
  if (known.has(seed)) continue;
  const rows = rowsOf(seed);
  kept.push(...rows);
  if (tally) appendFileSync(tally, rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
  if (process.stderr.isTTY) process.stderr.write(`\r${i + 1}/${values.games} games`);
}

/** A situation may favour a side: what it is worth is fitted beside the signs, and left out. */
const rows: Row[] = kept.map(({ game, signs, won, situation }) => ({
  game: Math.floor(game / situations.length),
  won,
  signs: [...signs, ...situations.map((name) => (name === situation ? 1 : 0))],
}));
const sides = situations.map((_, i) => SIGNS.length + i);
const all = SIGNS.map((_, i) => i);
const hand = SIGNS.map((sign) => WEIGHTS[sign]);
const weighed = (signs: readonly number[]): number =>
  hand.reduce((sum, weight, i) => sum + weight * (signs[i] ?? 0), 0);
const scaledByHand = rows.map(({ game, won, signs }) => ({
  game,
  won,
  signs: [weighed(signs), ...signs.slice(SIGNS.length)],
}));
const judgedByHand = [0, ...situations.map((_, i) => i + 1)];
/** Weights are sought near those set by hand, at the size that fits the games best. */
const size = fit(scaledByHand, judgedByHand, RIDGE)[0] ?? 0;
const guess = hand.map((weight) => weight * size);
const fitted = fit(rows, [...all, ...sides], RIDGE, guess);
console.log(`\n${new Set(kept.map(({ game }) => game)).size} games, ${rows.length} positions\n`);
for (const [i, sign] of SIGNS.entries()) {
  const weight = fitted[i] ?? 0;
  console.log(
    `${sign.padEnd(12)} fitted ${weight.toFixed(4).padStart(8)}  in worth ${(weight / size).toFixed(2).padStart(7)}  by hand ${hand[i]}`,
  );
}
const only = (...names: readonly (typeof SIGNS)[number][]) => names.map((name) => SIGNS.indexOf(name));
const judged = (used: readonly number[]) => surprise(rows, (some) => fit(some, [...used, ...sides], RIDGE, guess));
const byHand = surprise(scaledByHand, (some) => fit(some, judgedByHand, RIDGE));
console.log(
  `\nsurprise: situation alone ${judged([]).toFixed(4)}, units ${judged(only('sound', 'shaken')).toFixed(4)}, by hand ${byHand.toFixed(4)}, all ${judged(all).toFixed(4)}, a coin 0.6931`,
);
for (const [i, sign] of SIGNS.entries())
  console.log(`without ${sign.padEnd(12)} ${judged(all.filter((one) => one !== i)).toFixed(4)}`);
