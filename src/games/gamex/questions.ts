import { gather, modify } from '../../core/rulebook.ts';
import type { Line } from '../../core/terms.ts';
import type { Plan } from './chapters/fire/strength.ts';
import type { ActivationVerb } from './chapters/turn/activations.ts';
import type { Treated } from './tables.ts';
import type { State, Unit } from './types.ts';
import type { World } from './world.ts';

interface Firing {
  readonly world: World;
  readonly state: State;
  readonly plan: Plan;
}

/** The questions on which an option or a supplement may have something to say; in a Standard game nobody answers. */
export const QUESTIONS = {
  /** X31.6: what else may a point be spent on? */
  activations: gather<void, ActivationVerb>(),
  /** X6.3.1: who fires together with an attacker without being one? */
  joins: gather<Firing & { readonly unit: Unit; readonly treated: Treated }, Line>(),
  /** X6.3.2a: what is added to the defence of an attacked unit, or taken from it? */
  defence: modify<Firing & { readonly unit: Unit }>(),
};
