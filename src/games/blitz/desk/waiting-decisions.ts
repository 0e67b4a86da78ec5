import { say } from '#core/say.ts';
import type { OrderKind } from '#table/standing-orders.ts';

/** Decisions of the side whose turn it is not. */
export const ORDERS: readonly OrderKind[] = [
  { at: 'losses', what: say`Choose losses` },
  { at: 'exchange', what: say`Pay for exchanges` },
  { at: 'payment', what: say`Retreat or take losses` },
  { at: 'retreat', what: say`Retreat` },
  { at: 'advance', what: say`Advance`, declines: 'endAdvance' },
  { at: 'support', what: say`Supporting artillery` },
  { at: 'refusal', what: say`Guerillas slip away`, declines: 'stand' },
  { at: 'interception', what: say`Interception`, declines: 'endInterception' },
  { at: 'airFights', what: say`Order of air battles` },
  { at: 'allot', what: say`Fighters for escorts and bombers` },
  { at: 'flight', what: say`Flight home` },
  { at: 'evacuation', what: say`Evacuation of airfields` },
  { at: 'landing', what: say`Landing of aircraft`, declines: 'endLanding' },
  { at: 'sinking', what: say`Losses of ships` },
  { at: 'withdrawal', what: say`Withdrawal of ships` },
  { at: 'supplyLosses', what: say`Losses without supply` },
];
