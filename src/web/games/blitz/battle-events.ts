import type { Happening } from '#games/blitz/desk/after/happenings.ts';
import type { Happening as Shown } from '#table/desk.ts';

export type Fought = Extract<Happening, { is: 'fought' }>;

export type Engaged = Extract<Happening, { is: 'engaged' }>;

export type AirRolled = Extract<Happening, { is: 'airRoll' }>;

/** Events with a die between two sides. */
export type Clashed = Fought | Engaged | AirRolled;

/** The last battle among what happened. */
export function foughtIn(happened: readonly Shown[] = []): Clashed | undefined {
  const battle = happened.findLast((one) => one.is === 'own' && one.clash !== undefined);
  return battle?.is === 'own' ? (battle.what as Clashed) : undefined;
}
