import { memoizeByNonGround } from '#games/blitz/non-ground-memo.ts';
import { neutralAt } from '#games/blitz/countries/rules/nations.ts';
import { memoize } from '#core/memo.ts';
import { nobodyObjects } from '#core/rulebook.ts';
import { isObjection, type Objection, objection, rulesOf } from '#core/objection.ts';
import { code, msg, theHex } from '#core/message.ts';
import { asNumber, plus, type Ratio, whole } from '#core/terms.ts';
import { adjacent, distance, type Grid, neighboursOf } from '#hex/grid.ts';
import { type Hex, NOWHERE } from '#hex/hex.ts';
import { pathTo } from '#hex/path.ts';
import { isForest, isRough } from '#games/blitz/board.ts';
import { defenceOf, exactAttack } from '#games/blitz/combat/rules/odds.ts';
import { closedTo, yieldsToOverruns } from '#games/blitz/ground/rules/closures.ts';
import { fieldOf, hexesOf, inZoc, parkedAt, stackAt } from '#games/blitz/ground/rules/field.ts';
import {
  allowance,
  barredSurface,
  hexesReached,
  mobilityOf,
  reachOf,
  stepByRoad,
  type Walked,
  walk,
} from '#games/blitz/ground/rules/movement.ts';
import { hasTwoFactors, isGround } from '#games/blitz/kinds.ts';
import { ownUnit } from '#games/blitz/step.ts';
import { type Centre, other, type Side, type State, type Unit, type UnitNo } from '#games/blitz/types.ts';
import { inPoints, thePoints } from '#games/blitz/words.ts';
import type { World } from '#games/blitz/world.ts';

/** M4.20 to M4.32: units of one hex run over an enemy hex while they move. */

/** M4.21: thirds. */
export const OVERRUN_COST = 12;
/** M4.20 */
const TIMES = 10;

/** The enemy stacks in whose zone of control a hex lies. */
function holders(world: World, state: State, side: Side, hex: Hex): Hex[] {
  const field = fieldOf(world, state);
  if (!inZoc(field, other(side), hex)) return [];
  return neighboursOf(world.board.grid, hex).filter((beside) =>
    stackAt(field, other(side), beside).some((no) => world.exertsZoc(state.units[no] as Unit)),
  );
}

/** M4.23: the one enemy stack whose zone of control a hex lies in, if it is one. */
export function soleHolder(world: World, state: State, side: Side, hex: Hex): Hex | undefined {
  const [only, second] = holders(world, state, side, hex);
  return second === undefined ? only : undefined;
}

/** The position as though the hex to be overrun were empty: so its zone of control is no obstacle on the approach. */
const without = (state: State, victim: Hex, units: readonly UnitNo[]): State => ({
  ...state,
  avs: [{ no: 0, hexes: [victim], participants: units, users: [] }],
});

/** M4.23: with M1 nobody is stopped, and the price of leaving the victim's zone of control stays. */
const onApproach = (world: World, state: State, victim: Hex, units: readonly UnitNo[]): State =>
  world.zoc.leaving === undefined ? without(state, victim, units) : state;

/** M4.23: a unit that its victim's zone of control has stopped keeps what it has left for the overrun. */
function isHeldByVictim(world: World, state: State, unit: Unit, victim: Hex): boolean {
  if (!unit.stopped || soleHolder(world, state, unit.side, unit.at) !== victim) return false;
  const byTerrain =
    isRough(world.board, unit.at) && (unit.offRoad || unit.flown || world.rules.ground.roadsOpen.length === 0);
  return !byTerrain;
}

/** Units overrun in a hex: ground units and aircraft (M4.26). */
export const victimsOf = (world: World, state: State, side: Side, hex: Hex): UnitNo[] => [
  ...stackAt(fieldOf(world, state), other(side), hex),
  ...parkedAt(state.units, other(side), hex),
];

/** M4.20: the factors of the overrunners against the defence of the hex, attacked from that one hex. */
function overrunOdds(world: World, state: State, units: readonly UnitNo[], from: Hex, victim: Hex) {
  const side = (state.units[units[0] as UnitNo] as Unit).side;
  const attack = units.reduce<Ratio>(
    (sum, no) => plus(sum, exactAttack(world, state, state.units[no] as Unit)),
    whole(0),
  );
  const { exact: defence } = defenceOf(world, state, other(side), victim, [from]);
  return {
    attack: asNumber(attack),
    defence: asNumber(defence),
    enough: attack.n * defence.d >= TIMES * defence.n * attack.d,
  };
}

/** M4.32: B13 and B16 hold for the step itself. */
function groundFault(world: World, state: State, unit: Unit, from: Hex, victim: Hex): Objection | undefined {
  const { board } = world;
  const surface = barredSurface(board, unit, victim);
  if (surface) return surface;
  const road = stepByRoad(world, state, unit, from, victim);
  const byRoad = road ? undefined : world.rules.offRoadSteps({ state, unit });
  if (byRoad) return byRoad;
  if (mobilityOf(world, unit) !== 'heavy' || !isForest(board, victim)) return undefined;
  return road && world.rules.ground.roadsOpen.length > 0
    ? undefined
    : objection('M4.32', msg`${theHex(board.grid, victim)} is forest: ${unit} does not overrun into it`, 'B13.1');
}

/** M4.28: what is closed to moves is closed to overruns, but for zones of control and production centres (M2.4, M9.15). */
function closedFault(world: World, state: State, unit: Unit, victim: Hex): Objection | undefined {
  const shut = closedTo(world, state, unit, 'move').get(victim);
  if (!shut || yieldsToOverruns(shut)) return world.rules.overrun({ world, state, hex: victim });
  return shut.rule === 'T22.2'
    ? objection(
        'M4.28',
        msg`${theHex(world.board.grid, victim)} is an uncaptured minor city: nobody overruns it`,
        'T22.2',
        'M90.72',
      )
    : shut;
}

/** M4.29: a unit ends its move where it is supplied, or goes on from there to such a hex with what it has left. */
function endFault(
  world: World,
  state: State,
  units: readonly UnitNo[],
  no: UnitNo,
  victim: Hex,
  spent: number,
  mayGoOn: boolean,
): Objection | undefined {
  const { mayEnd } = world.rules;
  if (mayEnd === nobodyObjects) return undefined;
  const unit = state.units[no] as Unit;
  const gone = without(state, victim, units);
  const closed = mayEnd({ world, state: gone, unit, hex: victim, going: units });
  if (!closed || (mayGoOn && goesOn(world, state, units, no, victim, spent))) return undefined;
  return objection(
    'M4.29',
    msg`${unit} would end its move in ${theHex(world.board.grid, victim)}: ${closed.because}`,
    ...rulesOf(closed),
  );
}

/** Can a unit go on from the hex it has overrun to one where it may end its move, or to another overrun? */
function goesOn(
  world: World,
  state: State,
  movers: readonly UnitNo[],
  no: UnitNo,
  victim: Hex,
  spent: number,
): boolean {
  const victims = victimsOf(world, state, state.mover, victim);
  const then: State = {
    ...state,
    units: state.units.map((unit, i) => {
      if (victims.includes(i)) return { ...unit, place: 'lost' };
      return movers.includes(i) ? { ...unit, at: victim, moved: true, stopped: false, spent } : unit;
    }),
  };
  const unit = then.units[no] as Unit;
  const left = allowance(world, then, unit) - spent;
  const next = left < OVERRUN_COST ? [] : enemiesWithin(world, then, unit.side, victim, left - OVERRUN_COST + 1);
  return (
    next.length > 0 ||
    hexesReached(reachOf(world, then, unit)).some((hex) => !world.rules.mayEnd({ world, state: then, unit, hex }))
  );
}

/** One unit's way: the approach, then the step into the hex for four points. */
function wayFault(
  world: World,
  state: State,
  units: readonly UnitNo[],
  no: UnitNo,
  path: readonly Hex[],
): Walked | Objection {
  const unit = state.units[no] as Unit;
  const { grid } = world.board;
  const victim = path.at(-1) as Hex;
  const approach = path.slice(0, -1);
  const stays = world.rules.leave({ world, state, unit }) ?? world.rules.attack({ state, unit });
  if (stays) return stays;
  const held = isHeldByVictim(world, state, unit, victim);
  if (held && approach.length > 0)
    return objection('M4.23', msg`${unit} has been stopped beside ${theHex(grid, victim)}: it overruns it or stays`);
  const walked = walk(
    world,
    onApproach(world, state, victim, units),
    held ? { ...unit, stopped: false } : unit,
    approach,
  );
  if (isObjection(walked)) return walked;
  const from = approach.at(-1) ?? unit.at;
  // A walk of no step does not ask whether the unit has been stopped.
  if (approach.length === 0 && unit.stopped && !held)
    return objection('M4.23', msg`${unit} has been stopped, and not by ${theHex(grid, victim)} alone`);
  if (walked.stopped && approach.length > 0)
    return objection('M4.23', msg`${unit} would be stopped at ${theHex(grid, from)} before it overruns`);
  const limit = allowance(world, state, unit);
  const spent = walked.spent + OVERRUN_COST;
  if (spent > limit)
    return objection(
      'M4.21',
      msg`an overrun costs ${thePoints(OVERRUN_COST)}; ${unit} has ${inPoints(Math.max(limit - walked.spent, 0))} of ${inPoints(limit)} left`,
    );
  const ground = groundFault(world, state, unit, from, victim);
  if (ground) return ground;
  const gone = without(state, victim, units);
  const stopped =
    isRough(world.board, victim) ||
    (world.zoc.stop !== undefined && inZoc(fieldOf(world, gone), other(unit.side), victim));
  const way: Walked = { spent, stopped, innerRun: 0, offRoad: !stepByRoad(world, state, unit, from, victim) };
  return endFault(world, state, units, no, victim, spent, !stopped && spent < limit) ?? way;
}

/** Movement of each unit after an overrun, or the rule it breaks. */
export function overrun(
  world: World,
  state: State,
  units: readonly UnitNo[],
  path: readonly Hex[],
): ReadonlyMap<UnitNo, Walked> | Objection {
  const { grid } = world.board;
  const victim = path.at(-1);
  if (units.length === 0) return objection('M4.20', msg`no unit is named`);
  if (victim === undefined) return objection('M4.20', msg`the path names no hex`);
  if (new Set(units).size < units.length) return objection('M4.20', msg`a unit is named twice`);
  let at: Hex | undefined;
  for (const no of units) {
    const unit = ownUnit(state, state.mover, no, 'M4.20');
    if (isObjection(unit)) return unit;
    if (unit.place !== 'map' || !isGround(unit))
      return objection('M4.22', msg`${unit} is no ground unit on the map: it overruns nobody`);
    if (hasTwoFactors(unit)) return objection('M4.22', msg`${unit} is artillery: it lends nothing to an overrun`);
    if (at !== undefined && unit.at !== at)
      return objection('M4.20', msg`${unit} is not in the same hex as the others`);
    at = unit.at;
  }
  const side = state.mover;
  const where = theHex(grid, victim);
  if (neutralAt(state, victim))
    return objection(
      'M4.28',
      msg`${where} holds a unit of a neutral country, which is not overrun: entering the country is what violates it`,
    );
  const closed = closedFault(world, state, state.units[units[0] as UnitNo] as Unit, victim);
  if (
    victimsOf(world, state, side, victim).length === 0 &&
    world.rules.outposts({ state, side: other(side), hex: victim }).length === 0
  )
    return objection('M4.20', msg`${where} holds no enemy unit to overrun`, ...rulesOf(closed));
  if (path.indexOf(victim) < path.length - 1) return objection('M4.20', msg`the path comes to ${where} before its end`);
  if (closed) return closed;
  const from = path.at(-2) ?? (at as Hex);
  if (!adjacent(grid, from, victim))
    return objection('M4.20', msg`${theHex(grid, from)} and ${where} are not adjacent`);
  const { attack, defence, enough } = overrunOdds(world, state, units, from, victim);
  if (!enough)
    return objection(
      'M4.20',
      msg`${attack} against ${defence}: an overrun needs ten times the defence (${code('10-1')})`,
    );
  const walked = new Map<UnitNo, Walked>();
  for (const no of units) {
    const way = wayFault(world, state, units, no, path);
    if (isObjection(way)) return way;
    walked.set(no, way);
  }
  return walked;
}

export interface Overrun {
  readonly units: readonly UnitNo[];
  readonly hex: Hex;
  readonly path: readonly Hex[];
  /** Thirds, the four points included. */
  readonly cost: number;
}

/** The ways of one unit to the hexes beside another, every way of arriving there, cheapest first. */
function waysBeside(world: World, state: State, unit: Unit, most: number, hex: Hex) {
  const { steps, found } = reachOf(world, state, unit, most, [hex]);
  const ways: { readonly path: readonly Hex[]; readonly cost: number }[] = [];
  for (let i = 0; i < found.count; i++) {
    const node = found.settled[i] as number;
    const at = steps.hexOf[node] as Hex;
    if (at !== unit.at && adjacent(world.board.grid, at, hex))
      ways.push({ path: pathTo(steps, found, node), cost: found.cost[node] as number });
  }
  return ways;
}

/** Overruns open to units of one hex together, each hex by a cheapest way. */
export function overrunsOf(world: World, state: State, units: readonly UnitNo[]): Overrun[] {
  const movers = units.map((no) => state.units[no] as Unit);
  const left = (unit: Unit) => allowance(world, state, unit) - unit.spent - OVERRUN_COST;
  const [slowest] = [...movers].sort((a, b) => left(a) - left(b));
  if (!slowest || left(slowest) < 0 || movers.some((unit) => !isGround(unit) || hasTwoFactors(unit))) return [];
  const { grid } = world.board;
  const { side, at } = slowest;
  const spare = left(slowest);
  const near = enemiesWithin(world, state, side, at, spare + 1);
  if (near.length === 0) return [];
  const able = movers.reduce<number>((sum, unit) => sum + asNumber(exactAttack(world, state, unit)), 0);
  const targets = near.filter((hex) => able >= TIMES * defenceOf(world, state, other(side), hex, []).total);
  return targets.flatMap((hex): Overrun[] => {
    const found: Overrun[] = [];
    const offer = (path: readonly Hex[], cost: number) => {
      if (!isObjection(overrun(world, state, units, path))) found.push({ units, hex, path, cost: cost + OVERRUN_COST });
    };
    if (adjacent(grid, at, hex)) offer([hex], 0);
    if (found.length === 0 && spare > 0) {
      const lead = movers.find(world.isHeavy) ?? slowest;
      for (const { path, cost } of waysBeside(world, onApproach(world, state, hex, units), lead, spare, hex)) {
        offer([...path, hex], cost);
        if (found.length > 0) break;
      }
    }
    return found;
  });
}

/** Steps from each hex to the nearest of some others. */
const stepsTo = memoize((grid: Grid) =>
  memoize((hexes: readonly Hex[]): Uint16Array => {
    const steps = new Uint16Array(grid.size).fill(0xffff);
    for (const hex of hexes) steps[hex] = 0;
    const ring = [...hexes];
    for (let next = 0; next < ring.length; next++) {
      const at = ring[next] as Hex;
      for (let edge = at * 6; edge < at * 6 + 6; edge++) {
        const to = grid.neighbours[edge] as Hex;
        if (to === NOWHERE || steps[to] !== 0xffff) continue;
        steps[to] = (steps[at] as number) + 1;
        ring.push(to);
      }
    }
    return steps;
  }),
);

/** Hexes of aircraft and trains by side. */
const othersOnMap = memoizeByNonGround((units: readonly Unit[]): Readonly<Record<Side, readonly Hex[]>> => {
  const found: Record<Side, Hex[]> = { blue: [], red: [] };
  for (const unit of units) if (unit.place === 'map' && !isGround(unit)) found[unit.side].push(unit.at);
  return found;
});

/** M4.27: production centres that nobody has taken, by their side. */
const centresOf = memoize((centres: readonly Centre[]): Readonly<Record<Side, readonly Hex[]>> => {
  const found: Record<Side, Hex[]> = { blue: [], red: [] };
  for (const { side, captor, hex } of centres) if (!captor) found[side].push(hex);
  return found;
});
const NO_HEXES: readonly Hex[] = [];

/** The hexes of enemies that can be run over, so many steps away at most; aircraft on the ground and production centres among them. */
function enemiesWithin(world: World, state: State, side: Side, from: Hex, steps: number): readonly Hex[] {
  const { grid } = world.board;
  const ground = hexesOf(fieldOf(world, state), other(side));
  const others = othersOnMap(state.units)[other(side)];
  const centres = state.centres ? centresOf(state.centres)[other(side)] : NO_HEXES;
  const isNear = (hex: Hex): boolean => distance(grid, from, hex) <= steps;
  const found = (stepsTo(grid)(ground)[from] as number) <= steps ? ground.filter(isNear) : [];
  const more = [...others.filter(isNear), ...centres.filter(isNear)];
  return more.length === 0 ? found : [...new Set([...found, ...more])];
}

/** Most units that overrun have so many steps before it. */
const CLOSE = 5;

/** Do enemy ground units stand close to a hex? */
export const isClose = (world: World, state: State, hex: Hex): boolean =>
  (stepsTo(world.board.grid)(hexesOf(fieldOf(world, state), other(state.mover)))[hex] as number) <= CLOSE;
