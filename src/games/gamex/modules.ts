import { compile, type Module, type Rulebook } from '../../core/rulebook.ts';
import { mountedFire } from './chapters/options/mounted-fire.ts';
import { inOrder, type OptionName } from './options.ts';
import { QUESTIONS } from './questions.ts';

/** What each option and supplement has to say; one without a module cannot be played yet. */
const MODULES: Readonly<Partial<Record<OptionName, Module<typeof QUESTIONS>>>> = {
  o13_mountedFire: mountedFire,
};

export const PLAYABLE: readonly OptionName[] = inOrder(Object.keys(MODULES) as OptionName[]);

const LAYERS = ['option'] as const;

export const rulesOf = (options: readonly OptionName[]): Rulebook<typeof QUESTIONS> =>
  compile(
    QUESTIONS,
    inOrder(options).flatMap((name) => MODULES[name] ?? []),
    LAYERS,
  );
