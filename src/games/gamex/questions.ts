import { decide, forbid, gather, modify } from '#core/rulebook.ts';
import type { Line } from '#core/terms.ts';
import type { Hex } from '#hex/hex.ts';
import type { Modifier, Plan } from './fire/strength.ts';
import type { ActivationVerb } from './turn/activations.ts';
import type { Kind } from './kinds.ts';
import type { Treated } from './tables.ts';
import type { Direction, Gait, Side, State, Unit, UnitId } from './types.ts';
import type { World } from './world.ts';

interface Standing {
  readonly world: World;
  readonly state: State;
}
/** X22.2a: a CP, and how far it commands. */
export interface Leader {
  readonly post: Unit;
  readonly radius: number;
}
type Firing = Standing & { readonly plan: Plan; readonly unit: Unit };

/** The questions on which an option or a supplement may have something to say. */
export const QUESTIONS = {
  /** X31.6: what else may a point be spent on? */
  activations: gather<void, ActivationVerb>(),
  /** X4.2.2: what does a unit cost that is not paid for with its hex? */
  price: gather<Standing & { readonly unit: Unit }, number>(),
  /** X22.2a: who of a side leads others, and how far. */
  leaders: gather<Standing & { readonly side: Side }, Leader>(),
  /** X7.1.t: what else is added to the dice of a morale check? */
  morale: gather<Standing & { readonly unit: Unit; readonly rally: boolean }, number>(),
  /** X7.3: does the unit rally without a check? It is named then. */
  rallies: gather<Standing & { readonly unit: Unit }, UnitId>(),
  /** X6.3.1: who fires together with an attacker without being one? */
  joins: gather<Firing & { readonly treated: Treated }, Line>(),
  /** X6.3.1: what is done to the strength of an attacker? */
  strength: modify<Firing>(),
  /** X6.3.2a: what is added to the defence of an attacked unit, or taken from it? */
  defence: modify<Firing>(),
  /** X6.3.5a: what else is added to the die against a target? */
  drm: gather<Firing, Modifier>(),
  /** X17.0: may the unit take part in a Banzai attack? It is named then. */
  charges: gather<{ readonly world: World; readonly unit: Unit }, UnitId>(),
  /** May a unit fire at a hex from where it stands, range and sight apart? */
  aim: forbid<{ readonly world: World; readonly unit: Unit; readonly hex: Hex }>(),
  /** X4.2e: units that have been activated and may still fire, without a point. */
  firers: gather<{ readonly world: World; readonly state: State; readonly side: Side }, Unit>(),
  /** Further gaits a unit may move by. */
  gaits: gather<{ readonly world: World; readonly unit: Unit }, Gait>(),
  /** X31.10: what decisions break into an attack? */
  pauses: gather<void, 'stress' | 'bailOut' | 'cards'>(),
  /** X14.1: a unit has been disrupted; carriers whose passengers may jump off. */
  jumps: gather<Standing & { readonly unit: UnitId }, UnitId>(),
  /** X5.2a: who else carries whom? */
  carries: gather<{ readonly nation: string; readonly carrier: Kind; readonly load: Kind }, true>(),
  /** X23.1: enemies a unit dares approach only if its morale holds. */
  dread: gather<Standing & { readonly unit: Unit }, UnitId>(),
  /** X23.2: does the unit fire at a mover without a marker? It is named then. */
  alert: gather<{ readonly unit: Unit }, UnitId>(),
  /** X16.1b: passengers in a hex that enemies of the side may attack separately. */
  riders: gather<Standing & { readonly side: Side; readonly hex: Hex }, UnitId>(),
  /** X16.2: who gets off a unit before it enters the hex it overruns? */
  dismounts: gather<Standing & { readonly unit: Unit }, UnitId>(),
  /** Direction a gun faces when it is put into a hex, if guns face anywhere. */
  facing: decide<Standing & { readonly unit: Unit; readonly hex: Hex }, Direction | undefined>(),
};
