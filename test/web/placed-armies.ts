import { PLACEMENTS, startFrom } from '#web/games/blitz/starts.ts';

/** The continent with both armies in their default placements. */
export const PLACED = startFrom({
  level: 'basic',
  switches: [],
  modules: [],
  chosen: {},
  scenario: undefined,
  placement: PLACEMENTS,
  seats: { blue: 'human', red: 'human' },
});
