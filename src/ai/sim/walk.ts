import { isRough, roadLink } from '../../blitz/board.ts';
import type { UnitNo } from '../../blitz/types.ts';
import type { Hex } from '../../hex/hex.ts';
import { airWay } from './air.ts';
import { carried, flown, moved } from './effects.ts';
import { inZocOf, putAt } from './field.ts';
import { HELD, MOVED, OFF_ROAD, ON_MAP, RUN, STOPPED, WHO } from './layout.ts';
import type { Numbers } from './odds.ts';
import { afterMove, takeInPassing, trespass, useAvs } from './passing.ts';
import { paceOfUnit, reach, wayTo } from './reach.ts';
import type { Sim } from './sim.ts';
import { atOf, mask, type SideNo, sideOf, unitCell, whoOf } from './units.ts';

/** Movement over land and by air, played as the engine plays it. Whether it is legal is the caller's business. */

const NO_ROADS = 1;
const OFF_ROAD_COST = 3;
const INNER_SURCHARGE = 2;

/** Walks one unit along a path (B11.1, B11.4, B7.z3, B13.2, B16.1). */
function walkOne(sim: Sim, no: UnitNo, path: Numbers, steps: number): void {
  const { board, rules } = sim.world;
  const { neighbours } = board.grid;
  const enemy = (1 - sideOf(sim, no)) as SideNo;
  const roadsNegate = rules.roadsNegateTerrain();
  const pace = paceOfUnit(sim, no);
  const run = unitCell(sim, no, RUN);
  let at = atOf(sim, no);
  let spent = run & 255;
  let innerRun = run >> 8;
  let offRoad = (whoOf(sim, no) & OFF_ROAD) !== 0;
  let stopped = (whoOf(sim, no) & STOPPED) !== 0;
  for (let i = 0; i < steps; i++) {
    const to = path[i] as Hex;
    let direction = 0;
    while (direction < 5 && neighbours[at * 6 + direction] !== to) direction++;
    const road = pace !== NO_ROADS && roadLink(board, at, direction);
    const inner = pace !== NO_ROADS && !road && board.city[at] !== -1 && board.city[at] === board.city[to];
    if (inner) {
      spent += offRoad ? OFF_ROAD_COST : 1;
      if (!offRoad) innerRun++;
    } else {
      spent += road ? 1 : OFF_ROAD_COST + INNER_SURCHARGE * innerRun;
      offRoad = !road;
      innerRun = 0;
    }
    stopped = inZocOf(sim, enemy, to) || (isRough(board, to) && !(road && roadsNegate));
    at = to;
  }
  moved(sim, no, at, spent, stopped, innerRun, offRoad);
}

/** B6: units of one hex along one path. */
export function walkAlong(sim: Sim, units: Numbers, count: number, path: Numbers, steps: number): void {
  for (let i = 0; i < count; i++) walkOne(sim, units[i] as UnitNo, path, steps);
  afterMove(sim, sideOf(sim, units[0] as UnitNo), units, count, path, steps);
}

const one = new Uint16Array(1);
const end = new Uint16Array(1);

/** B6: one unit by the cheapest way; false where it cannot come there. */
export function walkTo(sim: Sim, no: UnitNo, to: Hex): boolean {
  reach(sim, no);
  const { path, steps } = wayTo(sim, to);
  if (steps === 0) return false;
  one[0] = no;
  walkAlong(sim, one, 1, path, steps);
  return true;
}

/** B18: an airborne unit flies; without a path by the one the engine would take. */
export function flyTo(sim: Sim, no: UnitNo, to: Hex, given?: Numbers): void {
  const side = sideOf(sim, no);
  end[0] = atOf(sim, no);
  const { path, steps } = given ? { path: given, steps: given.length } : airWay(sim, side, end, 1, to, 20);
  flown(sim, no, to, isRough(sim.world.board, to));
  landedThere(sim, no, to, path, steps);
}

const ANY_RANGE = 9999;
const LANDING_COST = 3;

/** T6.3: a unit is carried by air. */
export function carryTo(sim: Sim, no: UnitNo, to: Hex, given?: Numbers): void {
  const side = sideOf(sim, no);
  end[0] = atOf(sim, no);
  const { path, steps } = given ? { path: given, steps: given.length } : airWay(sim, side, end, 1, to, ANY_RANGE);
  carried(sim, no, to, (unitCell(sim, no, RUN) & 255) + LANDING_COST);
  landedThere(sim, no, to, path, steps);
}

function landedThere(sim: Sim, no: UnitNo, to: Hex, path: Numbers, steps: number): void {
  one[0] = no;
  trespass(sim, sideOf(sim, no), one, 1, path, steps);
  end[0] = to;
  useAvs(sim, one, 1, end, 1);
  takeInPassing(sim, end, 1);
}

/** B17: a reinforcement comes in. */
export function reinforce(sim: Sim, no: UnitNo, hex: Hex): void {
  putAt(sim, no, ON_MAP, hex);
  mask(sim, no, WHO, HELD, MOVED);
}
