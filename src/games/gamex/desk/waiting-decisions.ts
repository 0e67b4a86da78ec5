import { say } from '#core/say.ts';
import type { OrderKind } from '#table/standing-orders.ts';

/** Decisions of the side whose impulse it is not. */
export const ORDERS: readonly OrderKind[] = [
  { at: 'opFire', what: say`Opportunity fire`, declines: 'decline' },
  { at: 'spotFire', what: say`Fire at what was spotted`, declines: 'finish' },
  { at: 'aaFire', what: say`Fire at aircraft`, declines: 'decline' },
  { at: 'attacks', what: say`Attacks in answer`, declines: 'decline' },
];
