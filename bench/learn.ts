import { parseArgs } from 'node:util';
import { keyedDice, mix } from '#ai/arena/keyed-dice.ts';
import { LEARNED, signsOf } from '#games/blitz/players/search/judgement.ts';
import { playerNamed } from '#games/blitz/players/players.ts';
import { afterCommand } from '#core/game.ts';
import { fit, type Row, surprise } from './fit.ts';
import { LIBRARY as library } from '../test/laws/library.ts';
import { openSetup } from '../test/games/blitz/game.ts';

/**
 * Learns what decides a Basic game: Regulars play each other, and the chance to win is fitted to what is on the map at
 * the beginning of each player turn. The result goes into src/games/blitz/players/search/judgement.ts.
 * npm run lab -- learn [--games 200] [--seed 20000]
 */

const { values } = parseArgs({
  options: { games: { type: 'string', default: '200' }, seed: { type: 'string', default: '20000' } },
});
const NAMES = Object.keys(LEARNED) as (keyof typeof LEARNED)[];
const BLUES = ['blue-march', 'blue-peninsula', 'blue-shield', 'blue-south'];
const REDS = ['red-centre', 'red-march', 'red-shield', 'red-south'];
/** Keeps what the games say little about near nothing. */
const RIDGE = 3;

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

const rows: Row[] = [];
const games = Number(values.games);
for (let i = 0; i < games; i++) {
  rows.push(...rowsOf(Number(values.seed) + i));
  if (process.stderr.isTTY) process.stderr.write(`\r${i + 1}/${games} games`);
}
const all = NAMES.map((_, i) => i);
const fitted = fit(rows, all, RIDGE);
console.log(`\n${games} games, ${rows.length} positions\n`);
for (const [i, name] of NAMES.entries()) {
  console.log(`${name.padEnd(12)} fitted ${(fitted[i] ?? 0).toFixed(4).padStart(8)}   played by ${LEARNED[name]}`);
}
console.log(
  `\nsurprise: factors alone ${surprise(rows, (some) => fit(some, [0], RIDGE)).toFixed(4)}, all of it ${surprise(rows, (some) => fit(some, all, RIDGE)).toFixed(4)}, as played ${surprise(rows, () => NAMES.map((name) => LEARNED[name])).toFixed(4)}, a coin 0.6931`,
);
