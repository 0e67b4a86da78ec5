import { seededChoice } from '../../../src/core/dice.ts';
import { PLAYABLE } from '../../../src/games/gamex/modules.ts';
import type { OptionName } from '../../../src/games/gamex/options.ts';
import { sightOf } from '../../../src/games/gamex/sight/sight.ts';
import { type Kinds, lawful } from '../../laws/kind.ts';
import { oneSided } from './boards.ts';
import { LIBRARY, PANELS, situation, SITUATIONS } from './library.ts';
import { AIRBORNE, LANDING, open, practiceOf, SKIRMISH } from './practice.ts';

/** None in a third of the games, all in two of nine, else each by a coin. */
function drawnOptions(seed: number): readonly OptionName[] {
  const choose = seededChoice(seed);
  if (choose(3) === 0) return [];
  return choose(3) === 0 ? PLAYABLE : PLAYABLE.filter(() => choose(2) === 0);
}

export const kinds: Kinds = {
  gamex: {
    on: [0],
    run(seed, thorough) {
      const options = drawnOptions(seed);
      const game = open(`${SKIRMISH}${options.length > 0 ? `options ${options.join(' ')}\n` : ''}`);
      const run = lawful(game, practiceOf(game), seed, { most: 6000, every: Math.max(1, 25 - 5 * thorough) });
      const about = `options ${options.join(' ')}`;
      return run.breach ? { ...run, breach: { ...run.breach, message: `${about}: ${run.breach.message}` } } : run;
    },
  },
  landing: {
    on: [0],
    run(seed, thorough) {
      const game = open(LANDING);
      return lawful(game, practiceOf(game), seed, { most: 6000, every: Math.max(1, 25 - 5 * thorough) });
    },
  },
  airborne: {
    on: [0],
    run(seed, thorough) {
      const game = open(AIRBORNE);
      return lawful(game, practiceOf(game), seed, { most: 6000, every: Math.max(1, 25 - 5 * thorough) });
    },
  },
  situation: {
    on: [0],
    run(seed, thorough) {
      const name = SITUATIONS[seed % SITUATIONS.length] as string;
      const game = situation(name);
      const run = lawful(game, practiceOf(game, LIBRARY), seed, {
        most: 20_000,
        every: Math.ceil(200 / (1 + thorough)),
      });
      return { ...run, ending: `${name} ${run.ending}` };
    },
  },
  /** Many games of the situations, all fought to the end: nobody gives up, and the laws are looked at now and then. */
  whole: {
    on: [],
    run(seed, thorough) {
      const name = SITUATIONS[seed % SITUATIONS.length] as string;
      const game = situation(name);
      const { aside: _, ...practice } = practiceOf(game, LIBRARY);
      const thin = Math.ceil(400 / (1 + thorough));
      const run = lawful(game, practice, seed, { most: 20_000, every: thin, thin });
      return { ...run, ending: `${name} ${run.ending}` };
    },
  },
  /** Every pair of hexes of two panels joined at random sees each other or not, both ways alike. */
  sight: {
    on: [0],
    run(seed) {
      const choose = seededChoice(seed);
      const inland = PANELS.filter((id) => id !== 'B');
      const one = inland.splice(choose(inland.length), 1)[0] ?? '';
      const turn = () => (choose(2) === 0 ? '~' : '');
      const layout = `${one}${turn()} ${choose(2) === 0 ? '/ ' : ''}${inland[choose(inland.length)] ?? ''}${turn()}`;
      const { board } = open(`game gamex\nboard ${layout}\ninitiative\n`, LIBRARY).world;
      const [pair] = oneSided(sightOf(board));
      const ran = { commands: (board.grid.size * (board.grid.size - 1)) / 2, ending: 'pairs of a map looked at' };
      return pair === undefined
        ? ran
        : { ...ran, breach: { law: 'X6.3.7 is reciprocal', message: `${layout}: ${pair}` } };
    },
  },
};
