import type { Happening } from '../../../games/blitz/desk/after/happenings.ts';
import type { Happening as Shown } from '../../../table/desk.ts';

export type Fought = Extract<Happening, { is: 'fought' }>;

/** The last battle among what happened. */
export function foughtIn(happened: readonly Shown[] = []): Fought | undefined {
  const battle = happened.findLast((one) => one.is === 'own' && (one.what as Happening).is === 'fought');
  return battle?.is === 'own' ? (battle.what as Fought) : undefined;
}
