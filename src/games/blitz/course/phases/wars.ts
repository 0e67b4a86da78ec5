import type { Opening } from '#games/blitz/modules/card.ts';
import type { Side, State } from '#games/blitz/types.ts';
import type { World } from '#games/blitz/world.ts';

/** M18.5: has a side armies of minors still to be set up? */
export function hasMinors(side: Side) {
  return (_world: World, { units }: Pick<State, 'units'>): boolean =>
    units.some((unit) => unit.side === side && unit.nation !== undefined && unit.place === 'waiting' && !unit.held);
}

/** M17.e.1: is it a war of the minors alone? */
export const minorsOnly = (opening: Opening): boolean => opening.minorsOnly === true;

export const withMajors = (opening: Opening): boolean => !minorsOnly(opening) && !hasThird(opening);

/** M17.g.1 */
export const isLiberation = (opening: Opening): boolean => opening.liberation !== undefined;

export const oppressedBy =
  (side: Side) =>
  (opening: Opening): boolean =>
    opening.liberation === side;

export const bothChoose = (opening: Opening): boolean => !isLiberation(opening);

/** M17.f.3: one major alone, then the other with the minors. */
export function hasThird(opening: Opening): boolean {
  return opening.third !== undefined;
}

/** M17.h.1 */
export const isCivil = (opening: Opening): boolean => opening.civil !== undefined;

export const isWar = (opening: Opening): boolean => !isCivil(opening) && !hasThird(opening);
