import { readFileSync } from 'node:fs';
import { seededDice } from '#core/dice/dice.ts';
import { GAMES } from '#games/games.ts';
import { libraryOf } from '#server/tables/game-cache.ts';
import { gameOf } from '#table/game-package.ts';

/**
 * Visits two people need for a game by the day, with standing orders and without: a visit begins when a person has to
 * decide and the person before was the other one. Usage: npx tsx scripts/visits.ts [--level regular] [--games 2] FILE…
 */

const SETUPS = ['basic', 'tournament', 'total-war'].map((name) => `src/games/blitz/data/${name}.scenario`);
/** The full module system (M71.1), which is no scenario of the catalogue. */
const FULL = 'full system';
const FULL_TEXT = `game tournament
modules M1 M3 M4 M5 M6 M7 M8 M9 M10 M11 M12 M13 M14 M15 M16 M17 M18
board continent
army continent
red sets up at sea
`;

const MOST_COMMANDS = 6000;

const args = process.argv.slice(2);
const option = (name: string, usual: string): string => {
  const at = args.indexOf(`--${name}`);
  return at < 0 ? usual : (args.splice(at, 2)[1] ?? usual);
};
const level = option('level', 'regular');
const games = Number(option('games', '2'));
const named: Readonly<Record<string, (typeof GAMES)[keyof typeof GAMES]>> = GAMES;

for (const file of args.length > 0 ? args : [...SETUPS, FULL]) {
  const text = file === FULL ? FULL_TEXT : readFileSync(file, 'utf8');
  const load = named[gameOf(text, GAMES)];
  if (!load) throw new Error(`${file} is of no game of this house`);
  const gamePackage = await load();
  const library = libraryOf(process.cwd(), gamePackage);
  const game = gamePackage.kit.open(text, library);
  if (!('start' in game)) throw new Error(`${file} cannot be opened`);
  const ordered = new Set((gamePackage.orders?.(game) ?? []).map(({ at }) => at));
  let [turns, waiting, visits, withOrders] = [0, 0, 0, 0];
  const left = new Map<string, number>();
  for (let seed = 1; seed <= games; seed++) {
    const players = new Map(game.sides.map((side) => [side, gamePackage.players.seat(level, seed, library)]));
    const dice = seededDice(seed);
    let state = game.start;
    let turn = '';
    let [last, lastWithOrders] = ['', ''];
    for (let commands = 0; commands < MOST_COMMANDS; commands++) {
      const prompt = game.prompt(state);
      if (!prompt) break;
      const { side, at } = prompt;
      const { turn: number, mover } = game.moment(state);
      // Set-ups come before the first player turn.
      if (mover !== undefined && at !== 'setup') {
        if (turn !== `${number} ${mover}`) turns++;
        turn = `${number} ${mover}`;
        const waits = side !== mover;
        if (waits) waiting++;
        if (side !== last) visits++;
        last = side;
        if (!waits || !ordered.has(at)) {
          if (waits) left.set(at, (left.get(at) ?? 0) + 1);
          if (side !== lastWithOrders) withOrders++;
          lastWithOrders = side;
        }
      }
      const player = players.get(side);
      if (!player) throw new Error(`${side} has no player`);
      state = game.play(state, side, player.command(game, game.view(state, side)), dice).state;
    }
  }
  const per = (count: number): string => (count / turns).toFixed(2);
  console.log(
    `${file}: ${turns} player turns, ${per(waiting)} decisions of the waiting side, ` +
      `${per(visits)} visits a player turn, with standing orders ${per(withOrders)}`,
  );
  for (const [at, count] of left) console.log(`  asked all the same: ${at} ${count}`);
}
