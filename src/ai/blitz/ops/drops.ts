import { AIRBORNE_RANGE, flights, landingFault, takeOffFault } from '../../../blitz/air.ts';
import { countryRole } from '../../../blitz/board.ts';
import { controllerOf } from '../../../blitz/cities.ts';
import { covers } from '../../../blitz/field.ts';
import { isUncaptured } from '../../../blitz/minors.ts';
import { mayFly, other, sizeOf, type UnitNo } from '../../../blitz/types.ts';
import { nameOf } from '../../../hex/grid.ts';
import type { Hex } from '../../../hex/hex.ts';
import { isFree, roomAt, unitOf } from '../draft.ts';
import type { Context, Generator, Operation } from '../operation.ts';
import { citiesRound, doubled, replyLoss } from '../survey.ts';
import { costlyOverhead } from './campaign.ts';

/** B18: airborne units come down on cities behind the enemy that nobody covers. */

interface Drop {
  readonly no: UnitNo;
  readonly hex: Hex;
  readonly cities: readonly Hex[];
  readonly worth: number;
  readonly risk: number;
}

/** Cities that would be ours with a unit in this hex: not ours now, and no enemy beside them. */
function taken({ survey, state, side }: Context, hex: Hex): Hex[] {
  const { world, field } = survey;
  return citiesRound(world, hex).filter(
    (city) =>
      controllerOf(world.board, state.control, city) !== side &&
      !covers(field, other(side), city) &&
      !isUncaptured(world, state, city),
  );
}

function bestDrop(context: Context, no: UnitNo, claimed: ReadonlySet<Hex>): Drop | undefined {
  const { survey, state, side, style, draft } = context;
  const { world } = survey;
  const unit = unitOf(draft, no);
  if (takeOffFault(world, state, unit)) return undefined;
  let best: Drop | undefined;
  for (const hex of flights(world, state, [unit.at], AIRBORNE_RANGE).keys()) {
    const cities = taken(context, hex).filter((city) => !claimed.has(city));
    if (cities.length === 0 || hex === unit.at || roomAt(draft, hex) < sizeOf(unit)) continue;
    const risk = replyLoss(survey, hex, sizeOf(unit));
    const home = cities.filter((city) => countryRole(world.board, city) === other(side)).length;
    const worth =
      style.city * (1.5 * cities.length + 0.5 * home) +
      (doubled(world, hex) ? 0.2 : 0) -
      Math.max(style.reply, 0.3) * risk;
    if (best && worth <= best.worth) continue;
    if (landingFault(world, state, unit, hex)) continue;
    best = { no, hex, cities, worth, risk };
  }
  if (!best || best.worth <= 0) return undefined;
  return costlyOverhead(world, state, side, [unit.at], best.hex, AIRBORNE_RANGE) ? undefined : best;
}

export const drops: Generator = (context) => {
  const { survey, state, draft } = context;
  const able = survey.units.filter((no) => mayFly(unitOf(draft, no)) && isFree(draft, no));
  const claimed = new Set<Hex>();
  const operations: Operation[] = [];
  for (const no of able) {
    const drop = bestDrop(context, no, claimed);
    if (!drop) continue;
    for (const city of drop.cities) claimed.add(city);
    operations.push(asOperation(context, drop, (state.units[no]?.at ?? -1) as Hex));
  }
  return operations;
};

function asOperation({ survey, state }: Context, { no, hex, cities, worth, risk }: Drop, from: Hex): Operation {
  const { grid } = survey.world.board;
  return {
    goal: 'drop',
    target: cities[0] as Hex,
    units: [{ unit: no, role: 'main' }],
    orders: [{ command: { do: 'flyAirborne', unit: no, to: hex } }],
    stands: new Map([[no, hex]]),
    attacks: [],
    value: worth,
    explain: () => {
      const names = cities.map((city) => nameOf(grid, city)).join(' and ');
      const text = `${state.units[no]?.id ?? ''} is dropped at ${nameOf(grid, hex)} and takes ${names}: ${cities.length} city ${cities.length > 1 ? 'hexes' : 'hex'} that no enemy covers, ${risk.toFixed(1)} factors at risk.`;
      return {
        goal: 'drop',
        target: cities[0] as Hex,
        sentences: [{ say: 'plain', text, numbers: { cities: cities.length, risk } }],
        arrows: [{ unit: no, from, to: hex, role: 'main' }],
        chances: [],
        gain: worth,
        risk,
      };
    },
  };
}
