import { compile, type Module, type Rulebook } from '#core/rulebook.ts';
import { chaos } from './chaos/force.ts';
import { bailOut } from './options/bail-out.ts';
import { banzai } from './options/banzai.ts';
import { command } from './options/command.ts';
import { fieldOfFire } from './options/field-of-fire.ts';
import { interdiction } from './options/interdiction.ts';
import { mobileFire } from './options/mobile-fire.ts';
import { mountedFire } from './options/mounted-fire.ts';
import { quickTime } from './options/quick-time.ts';
import { smoke } from './options/smoke.ts';
import { solitaire } from './options/solitaire.ts';
import { standard } from './options/standard.ts';
import { stress } from './options/stress.ts';
import { tankRiders } from './options/tank-riders.ts';
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
