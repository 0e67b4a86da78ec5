import { msg, theSide } from '#core/message.ts';
import { type Says, logEntry, noEntry } from '#games/blitz/text/log/log-context.ts';
import { capacityOf, needOf } from './rules/supply.ts';
import type { SupplyEvent } from './reducer.ts';

export const supplySays: Says<SupplyEvent['is']> = {
  short: ({ world, state }, event) =>
    event.short
      ? logEntry(
          msg`${theSide(state.mover)} is short of supply: ${needOf(world, state, state.mover)} needed, ${capacityOf(world, state, state.mover)} to be had`,
          'T21.3a',
        )
      : undefined,
  isolated: ({ ids }, event) =>
    event.units.length > 0 ? logEntry(msg`${ids(event.units)} {is|are} isolated`, 'O21.1.4') : undefined,
  beachheads: noEntry,
};
