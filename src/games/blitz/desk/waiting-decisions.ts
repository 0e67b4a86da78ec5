import { msg } from '#core/message.ts';
import type { OrderKind } from '#table/standing-orders.ts';
import type { Blitz } from '../open.ts';
import type { Options } from '../presets.ts';

/** Decision that comes up with one of these switches and modules, or in every game. */
interface Waiting extends OrderKind {
  readonly with?: readonly (keyof Options)[];
}

/** Decisions of the side whose turn it is not. */
const ORDERS: readonly Waiting[] = [
  { at: 'losses', what: msg`Choose losses` },
  { at: 'exchange', what: msg`Pay for exchanges` },
  { at: 'payment', what: msg`Retreat or take losses`, with: ['M4'] },
  { at: 'retreat', what: msg`Retreat` },
  { at: 'advance', what: msg`Advance`, declines: 'endAdvance' },
  { at: 'support', what: msg`Supporting artillery`, with: ['M16'] },
  { at: 'refusal', what: msg`Guerillas slip away`, declines: 'stand', with: ['M15'] },
  { at: 'interception', what: msg`Interception`, declines: 'endInterception', with: ['fighters'] },
  { at: 'airFights', what: msg`Order of air battles`, with: ['fighters'] },
  { at: 'allot', what: msg`Fighters for escorts and bombers`, with: ['fighters'] },
  { at: 'flight', what: msg`Flight home`, with: ['M12', 'M13'] },
  { at: 'evacuation', what: msg`Evacuation of airfields`, with: ['M12'] },
  { at: 'landing', what: msg`Landing of aircraft`, declines: 'endLanding', with: ['fighters'] },
  { at: 'sinking', what: msg`Losses of ships`, with: ['M11'] },
  { at: 'withdrawal', what: msg`Withdrawal of ships`, with: ['M11'] },
  { at: 'supplyLosses', what: msg`Losses without supply`, with: ['tournament'] },
];

/** Decisions that can come up in a game for the side whose turn it is not. */
export const ordersIn = ({ world: { options } }: Blitz): readonly OrderKind[] =>
  ORDERS.filter(({ with: needs }) => needs === undefined || needs.some((name) => options[name]));
