import { sizeOf, type Unit, type UnitNo } from '#games/blitz/types.ts';

/** M4.5: the factors that a hex less of retreat costs. */
export const PRICE = 2;

/** M0.9: what is left of these on the map; nobody loses more than he has there. */
export const sizeLeft = (units: readonly Unit[], of: readonly UnitNo[]): number =>
  of.reduce((sum, no) => {
    const unit = units[no];
    return unit?.place === 'map' ? sum + sizeOf(unit) : sum;
  }, 0);
