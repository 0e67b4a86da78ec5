import { type Choose, seededChoice } from '#core/dice/dice.ts';
import { describeFault } from '#core/notation/notation.ts';
import { kit } from '#games/gamex/kit.ts';
import { PLAYABLE } from '#games/gamex/modules.ts';
import type { OptionName } from '#games/gamex/options.ts';
import { sightOf } from '#games/gamex/sight/sight.ts';
import { gamex } from '#games/gamex/game-package.ts';
import { eraseTypes } from '#table/game-package.ts';
import { guided } from '#test/laws/guided-fuzz.ts';
import { type Kinds, lawful, type Run } from '#test/laws/kind.ts';
import { oneSided } from './boards.ts';
import { LIBRARY, PANELS, situation, SITUATIONS } from './library.ts';
import { AIRBORNE, LANDING, open, practiceOf, SKIRMISH } from './practice.ts';

/** Each option alone, each pair, all together; the rest by coins. */
const SETS: readonly (readonly OptionName[])[] = [
  [],
  ...PLAYABLE.map((one) => [one]),
  ...PLAYABLE.flatMap((one, i) => PLAYABLE.slice(i + 1).map((two) => [one, two])),
  PLAYABLE,
];

function drawnOptions(seed: number): readonly OptionName[] {
  const choose = seededChoice(seed);
  return SETS[seed % (SETS.length + 7)] ?? PLAYABLE.filter(() => choose(2) === 0);
}

const optionsLine = (options: readonly OptionName[]): string =>
  options.length > 0 ? `options ${options.join(' ')}\n` : '';

/** Prefixes a breach with the game played. */
const about = (run: Run, name: string): Run =>
  run.breach ? { ...run, breach: { ...run.breach, message: `${name}: ${run.breach.message}` } } : run;

const SMALL = { SKIRMISH, LANDING, AIRBORNE };

/** Mostly the small ones, all of them in the end. */
function drawnSetup(seed: number): { readonly name: string; readonly text: string } {
  const choose = seededChoice(seed);
  const names = Object.keys(SMALL) as (keyof typeof SMALL)[];
  const name = names[choose(names.length + 1)];
  if (name) return { name, text: SMALL[name] };
  const drawn = SITUATIONS[choose(SITUATIONS.length)] as string;
  return { name: drawn, text: `game gamex\nsituation ${drawn}\n` };
}

/** Coins, without what the situation is never played with. */
function mixedOptions(seed: number, name: string): readonly OptionName[] {
  const choose = seededChoice(seed + 1);
  const without = /^without (.*)$/m.exec(LIBRARY['situations']?.[name] ?? '')?.[1] ?? '';
  return PLAYABLE.filter((one) => choose(2) === 0 && !without.includes(one));
}

/** Two panels beside or below each other, each as it is or turned. */
function drawnLayout(choose: Choose): string {
  const inland = PANELS.filter((id) => id !== 'B');
  const one = inland.splice(choose(inland.length), 1)[0] ?? '';
  const turn = () => (choose(2) === 0 ? '~' : '');
  return `${one}${turn()} ${choose(2) === 0 ? '/ ' : ''}${inland[choose(inland.length)] ?? ''}${turn()}`;
}

const isClassic = (name: string): boolean => /^p[bl]-/.test(name);
const CLASSICS = SITUATIONS.filter(isClassic);
const OURS = SITUATIONS.filter((name) => !isClassic(name));

function foughtOut(names: readonly string[], seed: number, thorough: number): Run {
  const name = names[seed % names.length] as string;
  const game = situation(name);
  const { aside: _, ...practice } = practiceOf(game, LIBRARY);
  const thin = Math.ceil(400 / (1 + thorough));
  const run = lawful(game, practice, seed, { most: 20_000, every: thin, thin });
  return { ...run, ending: `${name} ${run.ending}` };
}

export const kinds: Kinds = {
  gamex: {
    on: [0],
    run(seed, thorough) {
      const options = drawnOptions(seed);
      const game = open(`${SKIRMISH}cp axis 2\ncp allied 1\n${optionsLine(options)}`);
      const run = lawful(game, practiceOf(game), seed, { most: 6000, every: Math.max(1, 25 - 5 * thorough) });
      return about(run, `options ${options.join(' ')}`);
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
  /** Many games of our own situations, all fought to the end: nobody gives up, and the laws are looked at now and then. */
  whole: { on: [], run: (seed, thorough) => foughtOut(OURS, seed, thorough) },
  /** Whole games of the classic situations. */
  classic: { on: [], run: (seed, thorough) => foughtOut(CLASSICS, seed, thorough) },
  /** Random situations with random options, all fought to the end; the laws are looked at now and then. */
  mixed: {
    on: [],
    run(seed, thorough) {
      const { name, text } = drawnSetup(seed);
      const options = mixedOptions(seed, name);
      const game = open(`${text}${optionsLine(options)}`, LIBRARY);
      const { aside: _aside, disguise, ...known } = practiceOf(game, LIBRARY);
      // Falling loads can land in too many places to disguise.
      const practice = name === 'AIRBORNE' || !disguise ? known : { ...known, disguise };
      const thin = Math.ceil(400 / (1 + thorough));
      const run = lawful(game, practice, seed, { most: 30_000, every: thin, thin });
      return { ...about(run, `${name}, options ${options.join(' ')}`), ending: `${name} ${run.ending}` };
    },
  },
  /** Texts spoiled further wherever they lead a reader where it has not been. */
  'guided-gamex': {
    on: [7],
    run(seed) {
      const choose = seededChoice(seed);
      const drawn = LIBRARY['situations']?.[SITUATIONS[choose(SITUATIONS.length)] ?? ''] ?? '';
      const texts = [...Object.values(SMALL), `game gamex\n${drawn}`, `${SKIRMISH}${optionsLine(PLAYABLE)}`];
      const { kit } = eraseTypes(gamex);
      return guided({ kit, library: LIBRARY, texts, seed, count: 600, measured: true });
    },
  },
  /** Every pair of hexes of two panels joined at random sees each other or not, both ways alike. */
  sight: {
    on: [0],
    run(seed) {
      const choose = seededChoice(seed);
      const layout = drawnLayout(choose);
      const game = kit.open(`game gamex\nboard ${layout}\ninitiative\n`, LIBRARY);
      if (!('world' in game)) {
        if (game.every(({ message }) => message.startsWith('the seam does not fit')))
          return { commands: 0, ending: 'panels that do not fit' };
        throw new Error(`${layout}: ${game.map(describeFault).join('\n')}`);
      }
      const { board } = game.world;
      const [pair] = oneSided(sightOf(board));
      const ran = { commands: (board.grid.size * (board.grid.size - 1)) / 2, ending: 'pairs of a map looked at' };
      return pair === undefined
        ? ran
        : { ...ran, breach: { law: 'X6.3.7 is reciprocal', message: `${layout}: ${pair}` } };
    },
  },
};
