import { msg } from '#core/message.ts';
import { type Says, logEntry } from '#games/blitz/text/log/log-context.ts';
import type { UnitNo } from '#games/blitz/types.ts';
import type { IsolationEvent } from './reducer.ts';

export const isolationSays: Says<IsolationEvent['is']> = {
  judged({ state, ids }, event) {
    // Units isolated before are not announced again.
    const fresh: readonly UnitNo[] = event.units.filter((no) => !state.units[no]?.isolated);
    return fresh.length > 0 ? logEntry(msg`${ids(fresh)} {is|are} isolated`, 'M10.10') : undefined;
  },
  cutOff: ({ ids }, event) => logEntry(msg`${ids(event.units)} {is|are} isolated`, 'M10.25'),
  relieved: ({ ids }, event) => logEntry(msg`${ids(event.units)} {is|are} supplied again`, 'M10.11'),
};
