import { supportOf } from '../../../chapters/air/missions.ts';
import { attackFactor } from '../../../chapters/combat/odds.ts';
import type { Hex } from '../../../../../hex/hex.ts';
import type { Blitz } from '../../../open.ts';
import { inSecondImpulse, stepIn } from '../../../turns.ts';
import type { MovementStep, Side, State, Unit, UnitNo } from '../../../types.ts';
import type { Support } from '../../plan/draft.ts';
import { airforceOf, type Crew } from './crews.ts';
import { factorsIn, flakZones, tollOf } from './toll.ts';

/** M12.29: who waits over a hex already, and as long as strikes can be flown who could be sent there. */

/** M80.12 to M80.14: strikes are still to come. */
const BEFORE: readonly (MovementStep | undefined)[] = [undefined, 'arrivals', 'ferry', 'air', 'strikes'];
/** Whoever must expect to lose more than this part on the way stays at home. */
const MOST_LOST = 0.45;

/** They come home and fly again. */
const PRICE = 0.04;

/** Poor odds are not made worth it by aircraft: the army pays for them. */
const LEAST = 3;

const NOBODY: readonly Crew[] = [];

export function wingsFor({ world }: Blitz, state: State, side: Side): Support {
  const flying = side === state.mover && !inSecondImpulse(state) && BEFORE.includes(stepIn(state));
  const force = flying ? airforceOf(world, state) : undefined;
  const zones = force ? flakZones(world, state) : () => 0;
  const taken = new Set<UnitNo>();
  const able = new Map<Hex, readonly Crew[]>();
  const crewsFor = (target: Hex): readonly Crew[] => {
    if (!force) return NOBODY;
    let crews = able.get(target);
    if (!crews) {
      const raided = state.raids?.some(({ hex }) => hex === target) === true;
      const near = raided ? NOBODY : force.ready('support').filter((crew) => force.reaches(crew, target));
      const units = near.map(({ no }) => no);
      const seen = world.rules.visibility({ world, state, hex: target });
      const ways = seen > 1 ? undefined : force.ways(units, target);
      const { lost } = ways
        ? tollOf(
            world,
            state,
            units,
            ways.map(({ path }) => path),
            target,
            zones,
          )
        : { lost: 0 };
      crews = ways && lost <= MOST_LOST * factorsIn(state, units) ? near : NOBODY;
      able.set(target, crews);
    }
    return crews;
  };
  const over = (target: Hex): number =>
    supportOf(state, [target]).reduce((sum, no) => sum + attackFactor(world, state, state.units[no] as Unit), 0);
  return {
    price: PRICE,
    least: LEAST,
    factors: (target) =>
      crewsFor(target).reduce(
        (sum, { no, unit }) => (taken.has(no) ? sum : sum + attackFactor(world, state, unit)),
        over(target),
      ),
    claim(target, factors) {
      const crew: UnitNo[] = [];
      let sum = over(target);
      for (const { no, unit } of [...crewsFor(target)].sort((a, b) => a.unit.mf - b.unit.mf || a.no - b.no)) {
        if (sum >= factors) break;
        if (taken.has(no)) continue;
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
