import { say } from '#core/say.ts';
import type { OrderKind } from '#table/standing-orders.ts';
import type { Blitz } from '../open.ts';
import type { Options } from '../presets.ts';

/** Decision that comes up with one of these switches and modules, or in every game. */
interface Waiting extends OrderKind {
  readonly with?: readonly (keyof Options)[];
}

/** Decisions of the side whose turn it is not. */
const ORDERS: readonly Waiting[] = [
  { at: 'losses', what: say`Choose losses` },
  { at: 'exchange', what: say`Pay for exchanges` },
  { at: 'payment', what: say`Retreat or take losses`, with: ['M4'] },
  { at: 'retreat', what: say`Retreat` },
  { at: 'advance', what: say`Advance`, declines: 'endAdvance' },
  { at: 'support', what: say`Supporting artillery`, with: ['M16'] },
  { at: 'refusal', what: say`Guerillas slip away`, declines: 'stand', with: ['M15'] },
  { at: 'interception', what: say`Interception`, declines: 'endInterception', with: ['fighters'] },
  { at: 'airFights', what: say`Order of air battles`, with: ['fighters'] },
  { at: 'allot', what: say`Fighters for escorts and bombers`, with: ['fighters'] },
  { at: 'flight', what: say`Flight home`, with: ['M12', 'M13'] },
  { at: 'evacuation', what: say`Evacuation of airfields`, with: ['M12'] },
  { at: 'landing', what: say`Landing of aircraft`, declines: 'endLanding', with: ['fighters'] },
  { at: 'sinking', what: say`Losses of ships`, with: ['M11'] },
  { at: 'withdrawal', what: say`Withdrawal of ships`, with: ['M11'] },
  { at: 'supplyLosses', what: say`Losses without supply`, with: ['tournament'] },
];

/** Decisions that can come up in a game for the side whose turn it is not. */
export const ordersIn = ({ world: { options } }: Blitz): readonly OrderKind[] =>
  ORDERS.filter(({ with: needs }) => needs === undefined || needs.some((name) => options[name]));
