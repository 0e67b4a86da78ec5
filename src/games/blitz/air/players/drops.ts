import { AIRBORNE_RANGE, flights, landingFault, takeOffFault } from '#games/blitz/air/rules/air.ts';
import { countryRole, isRoadHex } from '#games/blitz/board.ts';
import { controllerOf } from '#games/blitz/countries/rules/cities.ts';
import { covers } from '#games/blitz/ground/rules/field.ts';
import { isUncaptured } from '#games/blitz/countries/rules/minors.ts';
import { isolatedUnits } from '#games/blitz/supply/rules/routes.ts';
import { other, sizeOf, type State, type Unit, type UnitNo } from '#games/blitz/types.ts';
import { mayFly } from '#games/blitz/kinds.ts';
import { distance } from '#hex/grid.ts';
import type { Hex } from '#hex/hex.ts';
import { isFree, roomAt, unitOf } from '#games/blitz/players/plan/draft.ts';
import type { Context, Generator, Operation } from '#games/blitz/players/plan/operation.ts';
import { citiesRound, doubled, enemyHexes, replyLoss, type Survey } from '#games/blitz/players/plan/survey.ts';
import { costlyOverhead, turnsLeft } from '#games/blitz/players/ops/campaign.ts';
import { plainly } from '#games/blitz/players/ops/reasons.ts';
import { msg, tenths, theHex, these } from '#core/message.ts';
import { theUnit } from '#games/blitz/words.ts';

/** B18: drop of an airborne unit on an uncovered city behind the enemy. */

interface Drop {
  readonly no: UnitNo;
  readonly hex: Hex;
  readonly cities: readonly Hex[];
  /** Enemy factors it cuts off from supply. */
  readonly cut: number;
  readonly worth: number;
  readonly risk: number;
}

/** Cities that would be ours with a unit in this hex: not ours now, and no enemy beside them. */
export function taken({ world, state, side, field }: Survey, hex: Hex): Hex[] {
  return citiesRound(world, hex).filter(
    (city) =>
      controllerOf(world.board, state.control, city) !== side &&
      !covers(field, other(side), city) &&
      !isUncaptured(world, state, city),
  );
}

/** Player turns before the end in which a city taken is likely to be kept. */
const LAST_TURNS = 1;
/** Factors that may be expected to be lost there. */
const SAFE = 0.8;

function bestDrop(context: Context, no: UnitNo, claimed: ReadonlySet<Hex>): Drop | undefined {
  const { survey, state, side, style, draft } = context;
  const { world } = survey;
  const unit = unitOf(draft, no);
  if (takeOffFault(world, state, unit)) return undefined;
  let best: Drop | undefined;
  for (const hex of flights(world, state, [unit.at], AIRBORNE_RANGE).keys()) {
    const cities = taken(survey, hex).filter((city) => !claimed.has(city));
    if (cities.length === 0 || hex === unit.at || roomAt(draft, hex) < sizeOf(unit)) continue;
    const risk = replyLoss(survey, hex, sizeOf(unit));
    const last = LAST_TURNS >= turnsLeft(world, state);
    // A unit behind the enemy gets no relief: it goes where it can stay, except in the last turn.
    if (risk > SAFE && !last) continue;
    const home = cities.filter((city) => countryRole(world.board, city) === other(side)).length;
    const held = style.city * (last ? 2 : 1);
    const worth = held * (cities.length + 0.3 * home) + (doubled(world, hex) ? 0.2 : 0) - risk;
    if (best && worth <= best.worth) continue;
    if (landingFault(world, state, unit, hex)) continue;
    best = { no, hex, cities, cut: 0, worth, risk };
  }
  if (!best || best.worth <= 0) return undefined;
  return costlyOverhead(world, state, side, [unit.at], best.hex, AIRBORNE_RANGE) ? undefined : best;
}

/** Part of what is cut off that dies: the enemy has a player turn to open the way again (O21.1.5). */
const STARVED = 0.3;
/** Road hexes looked at for each unit. */
const ROADS = 12;
const BEHIND = 8;

/** Enemy factors cut off from supply as a side stands; several plans are made for one position. */
const known = new WeakMap<State, Map<string, number>>();

/** O21.1: how many more would be cut off with a unit in that hex. */
function cutOffBy({ survey: { world }, state, side }: Context, no: UnitNo, unit: Unit, hex: Hex): number {
  const counts = known.get(state) ?? new Map<string, number>();
  known.set(state, counts);
  const count = (key: string, now: () => State): number => {
    const found = counts.get(key);
    if (found !== undefined) return found;
    const then = now();
    const sum = isolatedUnits(world, then, other(side)).reduce((all, one) => all + sizeOf(then.units[one] as Unit), 0);
    counts.set(key, sum);
    return sum;
  };
  const then = (): State => ({ ...state, units: state.units.with(no, { ...unit, at: hex }) });
  return count(`${side} ${no} ${hex}`, then) - count(side, () => state);
}

/** O21.1: a drop on a road behind the enemy, where it cuts off most. */
function bestCut(context: Context, no: UnitNo): Drop | undefined {
  const { survey, state, side, style, draft } = context;
  const { world } = survey;
  const unit = unitOf(draft, no);
  if (world.rules.supply.routes !== 'beaches' || takeOffFault(world, state, unit)) return undefined;
  const enemies = enemyHexes(survey);
  const near = (hex: Hex) => enemies.filter((enemy) => distance(world.board.grid, hex, enemy) <= BEHIND).length;
  const roads = flights(world, state, [unit.at], AIRBORNE_RANGE)
    .keys()
    .filter((hex) => isRoadHex(world.board, hex) && hex !== unit.at && roomAt(draft, hex) >= sizeOf(unit))
    .map((hex) => ({ hex, near: near(hex) }))
    .filter((one) => one.near > 2 && !landingFault(world, state, unit, one.hex))
    .sort((a, b) => b.near - a.near || a.hex - b.hex)
    .slice(0, ROADS);
  let best: Drop | undefined;
  for (const { hex } of roads) {
    const cut = cutOffBy(context, no, unit, hex);
    const risk = replyLoss(survey, hex, sizeOf(unit));
    const worth = STARVED * cut - Math.max(style.reply, 0.3) * risk - 1;
    if (worth > 0 && (!best || worth > best.worth)) best = { no, hex, cities: [], cut, worth, risk };
  }
  if (!best) return undefined;
  return costlyOverhead(world, state, side, [unit.at], best.hex, AIRBORNE_RANGE) ? undefined : best;
}

export const drops: Generator = (context) => {
  const { survey, state, draft } = context;
  // In the Basic Game a city held for a turn supplies no units; measured, such drops cost more than they gain there.
  if (!survey.operations) return [];
  const able = survey.units.filter((no) => mayFly(unitOf(draft, no)) && isFree(draft, no));
  const claimed = new Set<Hex>();
  const operations: Operation[] = [];
  let cut = false;
  for (const no of able) {
    const city = bestDrop(context, no, claimed);
    const road: Drop | undefined = cut ? undefined : bestCut(context, no);
    const drop: Drop | undefined = road && road.worth > (city?.worth ?? 0) ? road : city;
    if (!drop) continue;
    cut ||= drop.cut > 0;
    for (const one of drop.cities) claimed.add(one);
    operations.push(asOperation(context, drop, (state.units[no]?.at ?? -1) as Hex));
  }
  return operations;
};

function asOperation({ survey, state }: Context, { no, hex, cities, cut, worth, risk }: Drop, from: Hex): Operation {
  const { grid } = survey.world.board;
  return {
    goal: 'drop',
    target: cities[0] ?? hex,
    units: [{ unit: no, role: 'main' }],
    orders: [{ command: { do: 'flyAirborne', unit: no, to: hex } }],
    stands: new Map([[no, hex]]),
    attacks: [],
    value: worth,
    explain: () => {
      const names = these(cities.map((city) => theHex(grid, city)));
      const [unit, at] = [theUnit(state, no), theHex(grid, hex)];
      const said =
        cut > 0
          ? msg`${unit} is dropped at ${at} and cuts ${cut} {factor|factors} off from {its|their} supply, ${tenths(risk)} factors at risk.`
          : msg`${unit} is dropped at ${at} and takes ${names}: ${cities.length} city {hex|hexes} that no enemy covers, ${tenths(risk)} factors at risk.`;
      const arrow = { unit: no, from, to: hex, role: 'main' } as const;
      const numbers = { cities: cities.length, cut, risk };
      return plainly('drop', cities[0] ?? hex, { said, units: [no], numbers }, [arrow], { gain: worth, risk });
    },
  };
}
