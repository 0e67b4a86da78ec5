// `npm run scenarios -- --tally FILE`: the wars of M17, Regular against itself, and the table of how they went.
import { join } from 'node:path';
import { boxNamed } from '../src/cli/open-game.ts';
import { openLimited, playGame } from '../src/cli/play.ts';
import { GAMES } from '../src/games/games.ts';
import type { State } from '../src/games/blitz/types.ts';
import { type Played, runTally } from './tally.ts';

/** The letter of each war, and its last turn: its own, or the least it may have (M17.table). */
const WARS: Readonly<Record<string, { readonly letter: string; readonly turns: number }>> = {
  'total-war': { letter: 'A', turns: 12 },
  'national-expansion': { letter: 'B', turns: 12 },
  'neutrality-violation': { letter: 'C', turns: 12 },
  'grand-alliance': { letter: 'D', turns: 12 },
  'brush-fire': { letter: 'E', turns: 9 },
  'third-power': { letter: 'F', turns: 15 },
  'national-liberation': { letter: 'G', turns: 36 },
  'civil-war': { letter: 'H', turns: 12 },
};

const box = await boxNamed('blitz', GAMES, []);
const textOf = (name: string): string => box.library['scenarios']?.[name] ?? '';
const turnsOf = (name: string): number => WARS[name]?.turns ?? 0;

const winners = (all: readonly Played[], who: string): number =>
  all.filter(({ ended }) => ended.startsWith(who)).length;

/** `18 cities for blue, 19 for red`: what each side has on the average. */
function average(all: readonly Played[], side: 'blue' | 'red'): string {
  const counted = all.flatMap(({ ended }) => {
    const [, blue, red] = /: (\d+) .* for blue, (\d+) for red/.exec(ended) ?? [];
    const count = side === 'blue' ? blue : red;
    return count === undefined ? [] : [Number(count)];
  });
  return counted.length === 0 ? '' : (counted.reduce((sum, one) => sum + one, 0) / counted.length).toFixed(1);
}

runTally({
  thing: 'scenario',
  page: join(import.meta.dirname, '../docs/scenarios.md'),
  names: Object.keys(WARS),
  depends: (name) => `${textOf(name)}${turnsOf(name)}`,
  size: turnsOf,
  play(name, seed) {
    const opened = openLimited(box, `scenario ${name}`, turnsOf(name), name);
    const { outcome, turn } = playGame(opened, {}, { blue: 'regular', red: 'regular' }, seed).at() as unknown as State;
    return outcome ? `${outcome.winner} ${outcome.rule} turn ${turn}: ${outcome.because}` : 'not finished';
  },
  table: (names, of) => [
    '| war | scenario | counted after turn | games | Blue wins | drawn | Red wins | counted for Blue | for Red |',
    '|---|---|---|---|---|---|---|---|---|',
    ...names.map((name) => {
      const all = of(name);
      const cells = [WARS[name]?.letter, `\`${name}\``, turnsOf(name), all.length];
      const results = ['blue', 'draw', 'red'].map((who) => winners(all, who) || '');
      return `| ${[...cells, ...results, average(all, 'blue'), average(all, 'red')].join(' | ')} |`;
    }),
  ],
});
