import { msg } from '#core/message.ts';
import type { OrderKind } from '#table/standing-orders.ts';

/** Decisions of the side whose impulse it is not. */
export const ORDERS: readonly OrderKind[] = [
  { at: 'opFire', what: msg`Opportunity fire`, declines: 'decline' },
  { at: 'spotFire', what: msg`Fire at what was spotted`, declines: 'finish' },
  { at: 'aaFire', what: msg`Fire at aircraft`, declines: 'decline' },
  { at: 'attacks', what: msg`Attacks in answer`, declines: 'decline' },
];
