import { parseArgs } from 'node:util';
import { marginOfA, playPair, scoreOf } from '#ai/arena/pairs.ts';
import { readLibrary } from '#cli/library.ts';
import { kit } from '#games/gamex/kit.ts';
import { players } from '#games/gamex/players/roster.ts';
import { type Use, USES } from '#games/gamex/players/uses.ts';
import { DRILLS } from './drills.ts';

/**
 * Gain of a computer player of Tactical GameX from each ability beyond the Standard rules: Regular against Regular
 * without it, in swapped pairs on a small position where it matters.
 * npx tsx bench/uses.ts [--use smoke --use command] [--pairs 10] [--seed 1]
 */

const { values } = parseArgs({
  options: {
    use: { type: 'string', multiple: true, default: [...USES] },
    pairs: { type: 'string', default: '10' },
    seed: { type: 'string', default: '1' },
  },
});

/** Cards are drawn from the deck of the game. */
const LIBRARY = readLibrary(kit, []);

const make = (name: string, drawn: number) => players.seat(name, drawn, {});

for (const use of values.use as Use[]) {
  const game = kit.open(DRILLS[use], LIBRARY);
  if (!('play' in game)) throw new Error(`${use}: ${JSON.stringify(game)}`);
  const margins: number[] = [];
  let points = 0;
  const faults: string[] = [];
  for (let i = 0; i < Number(values.pairs); i++) {
    const job = { a: 'plain', b: `regular-no-${use}`, setup: use, seed: Number(values.seed) + i };
    const result = playPair(game, job, { players, make });
    points += scoreOf(result.games[0], 0) + scoreOf(result.games[1], 1);
    margins.push(marginOfA(result));
    faults.push(...result.games.flatMap((played) => played.faults));
  }
  const mean = margins.reduce((sum, one) => sum + one, 0) / margins.length;
  const spread = Math.sqrt(margins.reduce((sum, one) => sum + (one - mean) ** 2, 0) / Math.max(1, margins.length - 1));
  const half = (1.96 * spread) / Math.sqrt(margins.length);
  const share = (100 * points) / (2 * margins.length);
  console.log(
    `${use.padEnd(13)} ${margins.length} pairs  ${share.toFixed(0)} % of the points  margin ${mean.toFixed(2)} (± ${half.toFixed(2)})  ${faults.length} faults`,
  );
}
