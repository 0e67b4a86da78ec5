import { flies } from '#games/blitz/kinds.ts';
import type { Blitz } from '#games/blitz/open.ts';
import type { Side, State } from '#games/blitz/types.ts';
import type { Support } from '#games/blitz/players/plan/draft.ts';
import { flyers } from './bombers.ts';
import { claimsOn } from './claims.ts';

/** T23.1: TAC and MDM as attackers next to every hex they reach. */
export function supportFor({ world }: Blitz, state: State, side: Side): Support {
  const ready = flyers(world, state, side, (unit) => flies(unit, 'tactical'));
  return claimsOn(world, state, (target) => ready.filter(({ reaches }) => reaches(target)));
}
