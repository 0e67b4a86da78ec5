import { supportOf } from '#games/blitz/air/rules/missions.ts';
import { attackFactor } from '#games/blitz/combat/rules/odds.ts';
import { fieldOf, stackAt } from '#games/blitz/ground/rules/field.ts';
import { isSmallGuerilla } from '#games/blitz/kinds.ts';
import type { Hex } from '#hex/hex.ts';
import type { Blitz } from '#games/blitz/open.ts';
import { inSecondImpulse, stepIn } from '#games/blitz/turns.ts';
import { type MovementStep, other, type Side, type State, type Unit } from '#games/blitz/types.ts';
import type { World } from '#games/blitz/world.ts';
import type { Support } from '#games/blitz/players/plan/draft.ts';
import { claimsOn } from '../claims.ts';
import { turnsLeft } from '#games/blitz/players/ops/campaign.ts';
import { airforceOf, type Crew } from './crews.ts';
import { factorsIn, flakZones, tollOf } from './toll.ts';

/** M12.29: who waits over a hex already, and as long as strikes can be flown who could be sent there. */

/** M80.12 to M80.14: strikes are still to come. */
const BEFORE: readonly (MovementStep | undefined)[] = [undefined, 'arrivals', 'ferry', 'air', 'strikes'];
/** Largest share of expected losses on the way; above it the aircraft stay at home. */
const MOST_LOST = 0.45;

/** Opportunity cost of supporting aircraft, small because they fly again next turn. */
const PRICE = 0.04;

/** Poor odds are not made worth it by aircraft: the army pays for them. */
const LEAST = 3;

/** M14.10 */
const POOR = 2;

/** After the last turn there are no more flights, and only what is held then counts. */
const AT_LAST = { price: 0, least: 1 };

const NOBODY: readonly Crew[] = [];

/** M15.8: small guerillas slip away, and aircraft have flown for nothing. */
const mayRefuse = (world: World, state: State, target: Hex): boolean => {
  const stack = stackAt(fieldOf(world, state), other(state.mover), target);
  return stack.length > 0 && stack.every((no) => isSmallGuerilla(state.units[no] as Unit));
};

export function wingsFor({ world }: Blitz, state: State, side: Side): Support {
  const flying = side === state.mover && !inSecondImpulse(state) && BEFORE.includes(stepIn(state));
  const force = flying ? airforceOf(world, state) : undefined;
  const zones = force ? flakZones(world, state) : () => 0;
  const able = (target: Hex): readonly Crew[] => {
    if (!force || state.raids?.some(({ hex }) => hex === target) === true) return NOBODY;
    if (mayRefuse(world, state, target)) return NOBODY;
    const near = force.ready('support').filter((crew) => force.reaches(crew, target));
    const units = near.map(({ no }) => no);
    const seen = world.rules.weather.visibility({ world, state, hex: target });
    const ways = seen > POOR ? undefined : force.ways(units, target);
    if (!ways) return NOBODY;
    const paths = ways.map(({ path }) => path);
    const { lost } = tollOf(world, state, units, paths, target, zones);
    return lost <= MOST_LOST * factorsIn(state, units) ? near : NOBODY;
  };
  const part = (target: Hex): number =>
    world.rules.weather.visibility({ world, state, hex: target }) === POOR ? 0.5 : 1;
  const over = (target: Hex): number =>
    part(target) *
    supportOf(state, [target]).reduce((sum, no) => sum + attackFactor(world, state, state.units[no] as Unit), 0);
  const terms = turnsLeft(world, state) === 1 ? AT_LAST : { price: PRICE, least: LEAST };
  return { ...terms, ...claimsOn(world, state, able, over, part) };
}
