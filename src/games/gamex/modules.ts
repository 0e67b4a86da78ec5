import { compile, type Module, type Rulebook } from '#core/rulebook.ts';
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
import { solitaire } from './chapters/options/solitaire.ts';
import { standard } from './chapters/options/standard.ts';
import { stress } from './chapters/options/stress.ts';
import { tankRiders } from './chapters/options/tank-riders.ts';
import { inOrder, type OptionName } from './options.ts';
import { QUESTIONS } from './questions.ts';

type Switch = Exclude<OptionName, `s${string}`>;

/** Module of each option; X9 to X11 have no switch and come with their units. */
const MODULES: Readonly<Record<Switch, Module<typeof QUESTIONS>>> = {
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
  o23_solitaire: solitaire,
  o24_chaos: chaos,
};

export const PLAYABLE: readonly OptionName[] = inOrder(Object.keys(MODULES) as Switch[]);

const LAYERS = ['standard', 'option'] as const;

export const rulesOf = (options: readonly OptionName[]): Rulebook<typeof QUESTIONS> =>
  compile(
    QUESTIONS,
    [standard, ...inOrder(options).flatMap((name) => (Object.hasOwn(MODULES, name) ? [MODULES[name as Switch]] : []))],
    LAYERS,
  );
