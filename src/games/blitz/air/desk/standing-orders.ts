import { callable, meetings, metIn } from '#games/blitz/air/airbases/interception.ts';
import { fighterOdds } from '#games/blitz/air/airbases/tables.ts';
import type { Blitz } from '#games/blitz/open.ts';
import type { Hex } from '#hex/hex.ts';
import { type Command, type FrameAt, type State, sizeOf, type Unit, type UnitNo } from '#games/blitz/types.ts';
import type { World } from '#games/blitz/world.ts';
import { bestVolleys } from './volleys.ts';

/** M12.22, M13.3: what somebody wants done about enemy flights without being asked each time. */

export const INTERCEPT_ORDERS = ['ask', 'even', 'never'] as const;
export const FLAK_ORDERS = ['ask', 'always'] as const;

export interface StandingOrders {
  readonly intercept: (typeof INTERCEPT_ORDERS)[number];
  readonly flak: (typeof FLAK_ORDERS)[number];
}

export const ASK_ALWAYS: StandingOrders = { intercept: 'ask', flak: 'ask' };

type Flight = FrameAt<'flight'>;

/** More than these odds are left for the next flight. */
const ENOUGH = 3;

const factors = (state: State, units: readonly UnitNo[]): number =>
  units.reduce((sum, no) => sum + sizeOf(state.units[no] as Unit), 0);

/** Hex where most of the waiting fighters can meet the flight, its target first (M12.31). */
export function meetingPlace(world: World, state: State, flight: Flight): Hex {
  if (flight.interceptors.length > 0) return flight.meeting ?? flight.hex;
  const best = { hex: flight.hex, factors: 0 };
  for (const hex of meetings(world, flight)) {
    const able = factors(state, callable(world, state, flight, hex));
    if (able > best.factors) Object.assign(best, { hex, factors: able });
  }
  return best.hex;
}

/**
 * Smallest set of available fighters for three to one, or all of them if that is out of reach; none below one to one.
 */
function worthSending(world: World, state: State, flight: Flight, hex: Hex): UnitNo[] {
  const met = factors(
    state,
    metIn(flight, hex).flatMap(({ units }) => units),
  );
  const able = callable(world, state, flight, hex).sort((a, b) => factors(state, [b]) - factors(state, [a]));
  const sent: UnitNo[] = [];
  for (const no of able) {
    if (met > 0 && factors(state, sent) >= ENOUGH * met) break;
    sent.push(no);
  }
  return sent.length > 0 && fighterOdds(factors(state, sent), met).endsWith('-1') ? sent : [];
}

/** The command that follows from the orders of whoever decides; nothing where he is asked. */
export function orderedAnswer({ world }: Blitz, state: State, orders: StandingOrders): Command | undefined {
  const flight = state.frames.at(-1);
  if (flight?.at !== 'flight') return undefined;
  switch (flight.stage) {
    case 'intercept':
    case 'interceptHome': {
      if (orders.intercept === 'ask') return undefined;
      const sends = orders.intercept === 'even' && flight.interceptors.length === 0;
      const hex = meetingPlace(world, state, flight);
      const units = sends ? worthSending(world, state, flight, hex) : [];
      return units.length > 0 ? { do: 'assignInterceptor', units, hex } : { do: 'endInterception' };
    }
    case 'refuse':
      // Fighters already sent do fight: groups that have turned back cannot worsen the odds.
      return orders.intercept === 'even' ? { do: 'goOn' } : undefined;
    case 'flak':
    case 'flakHome':
      return orders.flak === 'always' ? { do: 'nameVolleys', volleys: bestVolleys(world, state, flight) } : undefined;
    default:
      return undefined;
  }
}
