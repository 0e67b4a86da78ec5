import type { Hex } from '#hex/hex.ts';
import { attackFactor } from '#games/blitz/combat/rules/odds.ts';
import type { State, Unit, UnitNo } from '#games/blitz/types.ts';
import type { World } from '#games/blitz/world.ts';
import type { Support } from '#games/blitz/players/plan/draft.ts';

interface Flyer {
  readonly no: UnitNo;
  readonly unit: Unit;
}

/**
 * Aircraft that battles draw on, each for one of them: `able` to support against a hex, the factors that are over it already, and
 * the part of theirs that counts there.
 */
export function claimsOn(
  world: World,
  state: State,
  able: (target: Hex) => readonly Flyer[],
  over: (target: Hex) => number = () => 0,
  part: (target: Hex) => number = () => 1,
): Pick<Support, 'factors' | 'claim' | 'release'> {
  const taken = new Set<UnitNo>();
  const known = new Map<Hex, readonly Flyer[]>();
  const flyersFor = (target: Hex): readonly Flyer[] => {
    let flyers = known.get(target);
    if (!flyers) {
      // Shortest range first: the others may be needed farther away.
      flyers = [...able(target)].sort((a, b) => a.unit.mf - b.unit.mf || a.no - b.no);
      known.set(target, flyers);
    }
    return flyers;
  };
  return {
    factors: (target) =>
      flyersFor(target).reduce(
        (sum, { no, unit }) => (taken.has(no) ? sum : sum + part(target) * attackFactor(world, state, unit)),
        over(target),
      ),
    claim(target, factors) {
      const crew: UnitNo[] = [];
      let sum = over(target);
      for (const { no, unit } of flyersFor(target)) {
        if (sum >= factors) break;
        if (taken.has(no)) continue;
        crew.push(no);
        taken.add(no);
        sum += part(target) * attackFactor(world, state, unit);
      }
      return crew;
    },
    release(units) {
      for (const no of units) taken.delete(no);
    },
  };
}
