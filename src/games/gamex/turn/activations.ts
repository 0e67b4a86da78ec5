import { memoize } from '#core/memo.ts';
import type { Command } from '#games/gamex/types.ts';
import type { Verb } from '#games/gamex/decision.ts';
import type { World } from '#games/gamex/world.ts';
import { closeAssaultVerb, overrunVerb } from '../assault/assault.ts';
import { airStrikeVerb } from '../air/flight.ts';
import { engineerVerb } from '../engineers/engineer.ts';
import { fireVerb } from '../fire/fire-activity.ts';
import { setOFVerb } from '../fire/overwatch.ts';
import { counterBatteryVerb, obaCheckVerb, obaFireVerb } from '../indirect/oba.ts';
import { interdictVerb } from '../options/interdiction.ts';
import { smokeVerb } from '../options/smoke.ts';
import { faceVerb } from '../options/gun-direction.ts';
import { navalFireVerb } from '../landings/naval.ts';
import { rallyVerb } from '../morale/rally.ts';
import { moveVerb } from '../move/move-activity.ts';
import { spotVerb } from '../sight/spot.ts';

/** Activities a point may be spent on (X31.6), one line each. */
export const VERBS = {
  setOF: setOFVerb,
  rally: rallyVerb,
  move: moveVerb,
  fire: fireVerb,
  spot: spotVerb,
  closeAssault: closeAssaultVerb,
  overrun: overrunVerb,
  obaCheck: obaCheckVerb,
  obaFire: obaFireVerb,
  counterBattery: counterBatteryVerb,
  airStrike: airStrikeVerb,
  face: faceVerb,
  engineer: engineerVerb,
  smoke: smokeVerb,
  interdict: interdictVerb,
  navalFire: navalFireVerb,
} as const satisfies { readonly [K in Command['do']]?: Verb<K> };

export type ActivationVerb = keyof typeof VERBS;

const STANDARD = [
  'setOF',
  'rally',
  'move',
  'fire',
  'spot',
  'closeAssault',
  'overrun',
  'obaCheck',
  'obaFire',
  'counterBattery',
  'airStrike',
] as const satisfies readonly ActivationVerb[];

/** Activities of the Standard game and of the options and supplements in play. */
export const activationsOf = memoize((world: World): readonly ActivationVerb[] => {
  // X9 and X10.5 have no switch: they come with their units.
  const engineers = Object.values(world.kinds).some((kind) => kind.engineer);
  const ships = Object.values(world.kinds).some((kind) => kind.naval);
  return [
    ...STANDARD,
    ...(engineers ? (['engineer'] as const) : []),
    ...(ships ? (['navalFire'] as const) : []),
    ...world.rules.activations(),
  ];
});
