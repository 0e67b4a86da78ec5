import type { UnitNo } from '#games/blitz/types.ts';
import type { Hex } from '#hex/hex.ts';
import type { Order } from './operation.ts';
import type { Survey } from './survey.ts';

/** Over land, or by air and a step. */
export function ordersTo({ jumps }: Survey, unit: UnitNo, to: Hex): Order[] {
  const landing = jumps?.get(unit)?.get(to);
  return landing === undefined ? [{ unit, to }] : [{ command: { do: 'flyAirborne', unit, to: landing } }, { unit, to }];
}
