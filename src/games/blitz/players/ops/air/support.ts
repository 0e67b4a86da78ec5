import { flies } from '../../../kinds.ts';
import type { Blitz } from '../../../open.ts';
import type { Side, State, UnitNo } from '../../../types.ts';
import type { Support } from '../../plan/draft.ts';
import { flyers } from './bombers.ts';
import { attackFactor } from '../../../chapters/combat/odds.ts';

/** T23.1: TAC and MDM as attackers next to every hex they reach. */
export function supportFor({ world }: Blitz, state: State, side: Side): Support {
  const ready = flyers(world, state, side, (unit) => flies(unit, 'tactical'));
  const taken = new Set<UnitNo>();
  return {
    factors: (target) =>
      ready.reduce(
        (sum, one) => (!taken.has(one.no) && one.reaches(target) ? sum + attackFactor(world, state, one.unit) : sum),
        0,
      ),
    claim(target, factors) {
      const crew: UnitNo[] = [];
      let sum = 0;
      // Those of shorter range first: the others may be needed farther away.
      for (const { no, unit, reaches } of [...ready].sort((a, b) => a.unit.mf - b.unit.mf || a.no - b.no)) {
        if (sum >= factors) break;
        if (taken.has(no) || !reaches(target)) continue;
        crew.push(no);
        taken.add(no);
        sum += attackFactor(world, state, unit);
      }
      return crew;
    },
    release(units) {
      for (const no of units) taken.delete(no);
    },
  };
}
