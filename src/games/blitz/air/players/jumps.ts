import {
  AIRBORNE_RANGE,
  flights,
  landingFault,
  landsRough,
  LANDING_COST,
  takeOffFault,
} from '#games/blitz/air/rules/air.ts';
import { closedTo } from '#games/blitz/ground/rules/closures.ts';
import { bars } from '#games/blitz/ground/rules/field.ts';
import { trespasses } from '#games/blitz/countries/rules/minors.ts';
import { allowance } from '#games/blitz/ground/rules/movement.ts';
import { other, type Unit, type UnitNo } from '#games/blitz/types.ts';
import { mayFly } from '#games/blitz/kinds.ts';
import { neighboursOf } from '#hex/grid.ts';
import type { Hex } from '#hex/hex.ts';
import { asSets, enemyHexes, type Survey } from '#games/blitz/players/plan/survey.ts';
import { campaign } from '#games/blitz/players/ops/campaign.ts';

/**
 * B18: an airborne unit lands next to no enemy and takes one step more, so it reaches sides of an enemy without a road.
 * The hexes beside enemies it reaches like this are added to its ways, with the landing hex.
 */
export function withJumps(survey: Survey): Survey {
  const { world, state, side, units, field } = survey;
  const able = units.filter((no) => {
    const unit = state.units[no] as Unit;
    return (
      mayFly(unit) && allowance(world, state, unit) - unit.spent >= LANDING_COST && !takeOffFault(world, state, unit)
    );
  });
  if (able.length === 0) return survey;
  const { board } = world;
  const shut = trespasses(world, state, side);
  const meant = campaign(world, state, side);
  const closed = (hex: Hex): boolean => shut(hex) && !meant.has(board.country[hex] ?? -1);
  const shutTo = closedTo(world, state, { side }, 'move');
  const beside = [...new Set(enemyHexes(survey).flatMap((hex) => neighboursOf(board.grid, hex)))].filter(
    (hex) => board.land[hex] === 1 && !bars(field, other(side), hex) && !closed(hex) && !shutTo.has(hex),
  );
  // Landing hexes are the same for all units.
  const open = new Map<Hex, boolean>();
  const lands = (unit: Unit, hex: Hex): boolean => {
    const known = open.get(hex) ?? (!closed(hex) && !landsRough(world, hex) && !landingFault(world, state, unit, hex));
    open.set(hex, known);
    return known;
  };
  const ways = new Map(survey.ways);
  const jumps = new Map<UnitNo, Map<Hex, Hex>>();
  for (const no of able) {
    const unit = state.units[no] as Unit;
    const near = flights(world, state, [unit.at], AIRBORNE_RANGE, closed);
    const plain = survey.ways.get(no) ?? new Int32Array(0);
    const own = new Map<Hex, Hex>();
    for (const hex of beside) {
      if (plain.includes(hex)) continue;
      const from = neighboursOf(board.grid, hex).find((one) => near.has(one) && lands(unit, one));
      if (from !== undefined) own.set(hex, from);
    }
    if (own.size === 0) continue;
    jumps.set(no, own);
    ways.set(no, Int32Array.from([...plain, ...own.keys()]));
  }
  return jumps.size === 0 ? survey : { ...survey, ways, reach: asSets(ways), jumps };
}
