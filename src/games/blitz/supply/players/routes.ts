import { isRoadHex } from '#games/blitz/board.ts';
import { friendly } from '#games/blitz/countries/rules/cities.ts';
import { along, carries, goalsOf, TO_THE_ROAD } from '#games/blitz/supply/rules/routes.ts';
import { other, type Side, sizeOf, type State, type Unit, type UnitNo } from '#games/blitz/types.ts';
import { isGround } from '#games/blitz/kinds.ts';
import type { World } from '#games/blitz/world.ts';
import { distance, neighboursOf } from '#hex/grid.ts';
import type { Hex } from '#hex/hex.ts';
import { isFree, roomAt, unitOf } from '#games/blitz/players/plan/draft.ts';
import type { Context, Generator, Operation } from '#games/blitz/players/plan/operation.ts';
import { asSets, enemyHexes, inEnemyZoc, replyLoss, type Survey } from '#games/blitz/players/plan/survey.ts';
import { taken } from '#games/blitz/air/players/drops.ts';
import { place, plainly } from '#games/blitz/players/ops/reasons.ts';
import { msg, tenths } from '#core/message.ts';

/**
 * O21.1: marches stay in supply unless necessary; units that are cut off come back; enemies are cut off where possible.
 */

/** Hexes a unit of the side has a route from as things stand (O21.1.1, O21.1.2). */
export function suppliedHexes(world: World, state: State, side: Side): Uint8Array {
  const { grid } = world.board;
  const open = carries(world, state, side);
  const { city, beaches } = goalsOf(world, state, side);
  const far = new Uint8Array(grid.size).fill(255);
  const roads = [...city, ...[...beaches.keys()].filter(open)];
  for (const hex of roads) far[hex] = 0;
  for (let at = roads.pop(); at !== undefined; at = roads.pop()) {
    for (const to of along(world, at)) {
      if (far[to] === 0 || !open(to)) continue;
      far[to] = 0;
      roads.push(to);
    }
  }
  let ring: Hex[] = [];
  for (let hex = 0; hex < grid.size; hex++) if (far[hex] === 0) ring.push(hex);
  const supplied = new Uint8Array(grid.size);
  for (const hex of ring) supplied[hex] = 1;
  for (let steps = 1; steps <= TO_THE_ROAD && ring.length > 0; steps++) {
    const next: Hex[] = [];
    for (const hex of ring) {
      for (const to of neighboursOf(grid, hex)) {
        // O21.1.1a: the unit's own hex is not tested, but no route leads through it.
        if (world.board.land[to] === 1) supplied[to] = 1;
        if (far[to] !== 255 || !open(to)) continue;
        far[to] = steps;
        next.push(to);
      }
    }
    ring = next;
  }
  for (const hex of world.board.cityHexes) if (friendly(world, state, side, hex)) supplied[hex] = 1;
  return supplied;
}

/** Without hexes out of supply, but for those with an enemy to fight or a city to take. */
export function withRoutes(survey: Survey): Survey {
  const { world, state, side } = survey;
  if (world.rules.supply.routes !== 'beaches') return survey;
  const supplied = suppliedHexes(world, state, side);
  const wanted = (hex: Hex): boolean => supplied[hex] === 1 || inEnemyZoc(survey, hex) || taken(survey, hex).length > 0;
  const known = new Map<Int32Array, Int32Array>();
  const ways = new Map<UnitNo, Int32Array>();
  for (const [no, list] of survey.ways) {
    const kept = known.get(list) ?? Int32Array.from(list.filter((hex, i) => i === 0 || wanted(hex)));
    // Units without any supply in reach go where they like.
    const way = kept.length > 1 ? kept : list;
    known.set(list, way);
    ways.set(no, way);
  }
  return { ...survey, ways, reach: asSets(ways) };
}

/** O21.1.5: a unit cut off when the turn began is lost at its end unless it has a route then. */
export const breakouts: Generator = (context) => {
  const { survey, state, side, draft } = context;
  const { world } = survey;
  if (world.rules.supply.routes !== 'beaches') return [];
  const cut = survey.units.filter((no) => isFree(draft, no) && state.units[no]?.isolated === true);
  if (cut.length === 0) return [];
  const supplied = suppliedHexes(world, state, side);
  const load = new Map<Hex, number>();
  return cut.flatMap((no): Operation[] => {
    const unit = unitOf(draft, no);
    const size = sizeOf(unit);
    if (supplied[unit.at] === 1) return [];
    let best: { hex: Hex; risk: number; far: number } | undefined;
    for (const hex of survey.ways.get(no) ?? []) {
      if (supplied[hex] !== 1 || inEnemyZoc(survey, hex)) continue;
      if (roomAt(draft, hex) - (load.get(hex) ?? 0) < size) continue;
      const risk = replyLoss(survey, hex, size);
      const far = distance(world.board.grid, unit.at, hex);
      if (!best || risk < best.risk - 0.2 || (risk < best.risk + 0.2 && far < best.far)) best = { hex, risk, far };
    }
    if (!best) return [];
    const { hex, risk } = best;
    load.set(hex, (load.get(hex) ?? 0) + size);
    return [comeBack(context, no, hex, risk)];
  });
};

function comeBack({ survey, state }: Context, no: UnitNo, hex: Hex, risk: number): Operation {
  const unit = state.units[no] as Unit;
  const factors = sizeOf(unit);
  return {
    goal: 'breakout',
    target: hex,
    units: [{ unit: no, role: 'march' }],
    orders: [{ unit: no, to: hex }],
    stands: new Map([[no, hex]]),
    attacks: [],
    value: Math.max(factors - risk, 0.6),
    explain: () => {
      const from = place(survey.world, unit.at);
      const said = msg`${unit} is cut off at ${from} and comes back into supply at ${place(survey.world, hex)}: ${factors} {factor|factors} would be lost at the end of the turn.`;
      const arrow = { unit: no, from: unit.at, to: hex, role: 'march' } as const;
      return plainly('breakout', hex, { said, units: [no], numbers: { factors } }, [arrow], {
        gain: factors - risk,
        risk,
      });
    },
  };
}

/** Part of what is cut off that dies: the enemy has a player turn to open the way again (O21.1.5). */
const STARVED = 0.3;
/** Factors that must be cut off for a march behind the enemy. */
const WORTH_CUTTING = 3;
/** Road hexes looked at, those with the most enemies near. */
const ROADS = 12;
const NEAR = 8;
/** Units thought of for each of them, the cheapest first. */
const MARCHERS = 3;
/** Opportunity cost of a unit behind the enemy. */
const AWAY = 0.5;

/** Factors on the map without a route; the 40 a beach may serve at most (O21.1.2a) are not counted. */
function cutOff(world: World, state: State, side: Side): number {
  const supplied = suppliedHexes(world, state, side);
  return state.units.reduce((sum, unit) => {
    const cut = unit.side === side && unit.place === 'map' && isGround(unit) && supplied[unit.at] !== 1;
    return cut ? sum + sizeOf(unit) : sum;
  }, 0);
}

/** March onto a road behind the enemy that leaves at least three enemy factors without a route. */
export const cuts: Generator = (context) => {
  const { survey, state, side, draft, style } = context;
  const { world } = survey;
  if (world.rules.supply.routes !== 'beaches') return [];
  const enemies = enemyHexes(survey);
  const marchers = new Map<Hex, UnitNo[]>();
  for (const no of survey.units) {
    if (!isFree(draft, no)) continue;
    for (const hex of survey.ways.get(no) ?? []) {
      if (!isRoadHex(world.board, hex) || inEnemyZoc(survey, hex)) continue;
      if (hex === unitOf(draft, no).at) continue;
      const known = marchers.get(hex);
      if (known) known.push(no);
      else marchers.set(hex, [no]);
    }
  }
  const near = (hex: Hex): number => enemies.filter((one) => distance(world.board.grid, hex, one) <= NEAR).length;
  const roads = [...marchers.keys()]
    .map((hex) => ({ hex, near: near(hex) }))
    .filter((one) => one.near > 0)
    .sort((a, b) => b.near - a.near || a.hex - b.hex)
    .slice(0, ROADS);
  if (roads.length === 0) return [];
  const before = cutOff(world, state, other(side));
  const cutIn = (units: State['units']): number => cutOff(world, { ...state, units }, other(side)) - before;
  let best: { no: UnitNo; hex: Hex; cut: number; risk: number; worth: number } | undefined;
  for (const { hex } of roads) {
    const able = (marchers.get(hex) ?? [])
      .map((no) => ({ no, unit: { ...unitOf(draft, no), at: hex } }))
      .filter(({ unit }) => roomAt(draft, hex) >= sizeOf(unit))
      .map(({ no, unit }) => {
        const risk = replyLoss(survey, hex, sizeOf(unit));
        return { no, unit, risk, cost: Math.max(style.reply, 0.3) * risk + AWAY + style.tiedUp * sizeOf(unit) };
      })
      .sort((a, b) => a.cost - b.cost || a.no - b.no);
    // Upper bound: no unit cuts off more than one that came from nowhere.
    const [cheapest] = able;
    if (!cheapest || cutIn([...state.units, cheapest.unit]) < WORTH_CUTTING) continue;
    for (const { no, unit, risk, cost } of able.slice(0, MARCHERS)) {
      // The unit's own place may have closed another route.
      const cut = cutIn(state.units.with(no, unit));
      if (cut < WORTH_CUTTING) continue;
      const worth = STARVED * cut - cost;
      if (!best || worth > best.worth) best = { no, hex, cut, risk, worth };
      break;
    }
  }
  return best && best.worth > 0 ? [cutting(context, best.no, best.hex, best)] : [];
};

function cutting(
  { survey, state }: Context,
  no: UnitNo,
  hex: Hex,
  { cut, risk, worth }: { cut: number; risk: number; worth: number },
): Operation {
  const unit = state.units[no] as Unit;
  return {
    goal: 'cut',
    target: hex,
    units: [{ unit: no, role: 'seal' }],
    orders: [{ unit: no, to: hex }],
    stands: new Map([[no, hex]]),
    attacks: [],
    value: worth,
    explain: () => {
      const said = msg`${unit} goes onto the road at ${place(survey.world, hex)}: ${cut} enemy {factor is|factors are} left without supply, ${tenths(risk)} factors at risk.`;
      const arrow = { unit: no, from: unit.at, to: hex, role: 'seal' } as const;
      return plainly('cut', hex, { said, units: [no], numbers: { cut, risk } }, [arrow], { gain: worth, risk });
    },
  };
}
