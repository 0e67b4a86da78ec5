import { expect, test } from 'vitest';
import type { Budget } from '#ai/budget.ts';
import { inOneGo } from '#ai/decide.ts';
import { playerNamed } from '#games/blitz/players/players.ts';
import { VETERAN } from '#games/blitz/players/levels.ts';
import { position } from '../table.ts';

/** Six units a side in contact, with cities behind them. */
const FRONT = `game basic
board inline
  grid rows A..L columns 1..14
  city Nord : B6
  city Mitte : F6
  city Sued : J6
end board
blue arm 6-6 @ C4 as b1
blue inf 4-4 @ D4 as b2
blue inf 4-4 @ E4 as b3
blue arm 6-6 @ F4 as b4
blue inf 4-4 @ G4 as b5
blue inf 4-4 @ H4 as b6
blue inf 4-4 @ I4 as b7
blue inf 4-4 @ J4 as b8
red inf 4-4 @ C6 as r1
red inf 4-4 @ D7 as r2
red arm 6-6 @ E6 as r3
red inf 4-4 @ F7 as r4
red inf 4-4 @ G6 as r5
red inf 4-4 @ H7 as r6
red inf 4-4 @ I6 as r7
blue moves
turns 6
`;

test('by the clock a level thinks on beyond its usual number of plans, and stops where nothing new is found', () => {
  const { game, state } = position(FRONT);
  const evalsOf = (budget: Budget): number => {
    const thinking = playerNamed('veteran', 1).think?.(game, state, budget);
    if (!thinking) throw new Error('Veteran does not think');
    return inOneGo(thinking).evals;
  };
  expect(evalsOf({})).toBeLessThanOrEqual(VETERAN.evals);
  let looks = 0;
  const passing = { ms: 1500, now: () => (looks += 1) };
  const within = evalsOf(passing);
  expect(within).toBeGreaterThan(VETERAN.evals);
  // Time that never passes: the search ends by itself.
  expect(evalsOf({ ms: 1, now: () => 0 })).toBeGreaterThan(within);
});
