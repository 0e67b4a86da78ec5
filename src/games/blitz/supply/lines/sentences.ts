import { say } from '#core/say.ts';
import { type Says, told } from '#games/blitz/text/log/log-context.ts';
import type { UnitNo } from '#games/blitz/types.ts';
import type { IsolationEvent } from './reducer.ts';

export const isolationSays: Says<IsolationEvent['is']> = {
  judged({ state, ids }, event) {
    // Units isolated before are not announced again.
    const fresh: readonly UnitNo[] = event.units.filter((no) => !state.units[no]?.isolated);
    return fresh.length > 0 ? told(say`${ids(fresh)} {is|are} isolated`, 'M10.10') : undefined;
  },
  cutOff: ({ ids }, event) => told(say`${ids(event.units)} {is|are} isolated`, 'M10.25'),
  relieved: ({ ids }, event) => told(say`${ids(event.units)} {is|are} supplied again`, 'M10.11'),
};
