import { compile, type Module, type Rulebook } from '../../core/rulebook.ts';
import { chaos } from './chapters/chaos/force.ts';
import { bailOut } from './chapters/options/bail-out.ts';
import { banzai } from './chapters/options/banzai.ts';
import { command } from './chapters/options/command.ts';
import { fieldOfFire } from './chapters/options/field-of-fire.ts';
import { interdiction } from './chapters/options/interdiction.ts';
import { mobileFire } from './chapters/options/mobile-fire.ts';
import { mountedFire } from './chapters/options/mounted-fire.ts';
import { quickTime } from './chapters/options/quick-time.ts';
import { smoke } from './chapters/options/smoke.ts';
import { standard } from './chapters/options/standard.ts';
import { stress } from './chapters/options/stress.ts';
import { tankRiders } from './chapters/options/tank-riders.ts';
import { inOrder, type OptionName } from './options.ts';
import { QUESTIONS } from './questions.ts';

/** What each option and supplement has to say; one without a module cannot be played yet. */
const MODULES: Readonly<Partial<Record<OptionName, Module<typeof QUESTIONS>>>> = {
  o12_stress: stress,
  o13_mountedFire: mountedFire,
  o14_bailOut: bailOut,
  o15_quickTime: quickTime,
  o16_pbAssault: tankRiders,
  o17_banzai: banzai,
  o18_mobileFire: mobileFire,
  o19_fieldOfFire: fieldOfFire,
  o20_smoke: smoke,
  o21_interdiction: interdiction,
  o22_command: command,
  o24_chaos: chaos,
};

export const PLAYABLE: readonly OptionName[] = inOrder(Object.keys(MODULES) as OptionName[]);

const LAYERS = ['standard', 'option'] as const;

export const rulesOf = (options: readonly OptionName[]): Rulebook<typeof QUESTIONS> =>
  compile(QUESTIONS, [standard, ...inOrder(options).flatMap((name) => MODULES[name] ?? [])], LAYERS);
