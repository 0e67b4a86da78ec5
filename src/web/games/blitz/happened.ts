import type { Happening } from '../../../games/blitz/desk/after/happenings.ts';
import type { Happening as Shown } from '../../../table/desk.ts';

export type Fought = Extract<Happening, { is: 'fought' }>;

export type Engaged = Extract<Happening, { is: 'engaged' }>;

/** The last battle among what happened. */
export function foughtIn(happened: readonly Shown[] = []): Fought | Engaged | undefined {
  const battle = happened.findLast((one) => one.is === 'own' && one.clash !== undefined);
  return battle?.is === 'own' ? (battle.what as Fought | Engaged) : undefined;
}
