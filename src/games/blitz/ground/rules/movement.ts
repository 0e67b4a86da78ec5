import type { Choose } from '#core/dice/dice.ts';
import { memoize } from '#core/memo.ts';
import { msg, theHex } from '#core/message.ts';
import { type Objection, objection } from '#core/objection.ts';
import { modified, whole } from '#core/terms.ts';
import { directionTo, neighbour } from '#hex/grid.ts';
import { type Hex, NOWHERE } from '#hex/hex.ts';
import {
  BARRED,
  type Edge,
  pathTo,
  type Reach,
  reach,
  STOP,
  type StepGraph,
  stepGraph,
  type Zones,
} from '#hex/path.ts';
import { type Board, countryRole, isForest, isRough, roadLink } from '#games/blitz/board.ts';
import { btaAfter } from './bta.ts';
import { bears, type Closed, closedTo, withClosed } from './closures.ts';
import { bars, type Field, fieldOf, inZoc, marksOf } from './field.ts';
import { slipReach } from './infiltration.ts';
import { hasTwoFactors, isGround, isIrregular, isSmallGuerilla } from '#games/blitz/kinds.ts';
import { inPoints, theCountry, thePoints } from '#games/blitz/words.ts';
import { other, type Side, type State, type Unit } from '#games/blitz/types.ts';
import type { Mobility, Pace, World } from '#games/blitz/world.ts';

/** B11.1: a step costs one third on a road and three off it. */
const ROAD = 1;
const OFF_ROAD = 3;
/** B11.4: what each inner step costs more once a cross-country step follows the run. */
const INNER_SURCHARGE = OFF_ROAD - ROAD;
/**
 * Runs of inner-city steps longer than this are looked up as this: with the 60 thirds of the largest movement factor
 * that can be written, a unit that made them cannot pay for a cross-country step any more, whichever of them it was.
 */
const LONGEST_RUN = 20;

/** A road step, a step inside one city without a road link (B11.4), or any other. */
type StepKind = 'road' | 'inner' | 'cross';

function stepKind(board: Board, pace: Pace, from: Hex, direction: number, to: Hex): StepKind {
  if (roadLink(board, from, direction)) return pace === 'noRoads' ? 'cross' : 'road';
  if (pace === 'noRoads') return 'cross';
  return board.city[from] !== -1 && board.city[from] === board.city[to] ? 'inner' : 'cross';
}

/** Rule of a step's price: with railways in play, roads are out of force. */
export const stepRule = ({ rules }: Pick<World, 'rules'>): string =>
  rules.ground.lines === 'rails' ? 'M7.0' : 'B11.1';

/** B11.1: is this a step over a road link, for a unit that uses roads? */
export function stepByRoad(world: World, state: State, unit: Unit, from: Hex, to: Hex): boolean {
  const direction = directionTo(world.board.grid, from, to);
  return direction >= 0 && stepKind(world.board, paceOf(world, state, unit), from, direction, to) === 'road';
}

export const mobilityOf = ({ isHeavy }: World, unit: Unit): Mobility =>
  isHeavy(unit) ? 'heavy' : isIrregular(unit) ? 'irregular' : 'light';

/** B2.4, B11.1: thirds a unit has in a player turn; never below 0 (O24.18). */
export function allowance(world: World, state: State, unit: Unit): number {
  const terms = world.rules.movement({ state, unit });
  const changes = world.rules.bta({ world, state, unit });
  const bta = changes.length === 0 ? unit.mf : btaAfter(unit.mf, changes);
  if (terms.length === 0) return OFF_ROAD * bta;
  const { n, d } = modified(whole(bta), terms);
  return Math.max(Math.floor((OFF_ROAD * n) / d), 0);
}

/** T6.2.12, O24.14: which steps are open to it. */
export function paceOf(world: World, state: State, unit: Unit): Pace {
  if (world.rules.offRoadSteps({ state, unit })) return 'roadsOnly';
  return world.rules.roadSteps({ state, unit }) ? 'noRoads' : 'any';
}

/** M15.16: guerillas alone come into the neutral corner. */
const carries = (board: Board, mobility: Mobility, hex: Hex): boolean =>
  board.land[hex] === 1 || (mobility === 'irregular' && board.surface[hex] === 'neutral');

/** B13.1, B11.8: armor and artillery enter forest by road only, or not at all under strictTerrain. */
const barredByForest = (board: Board, roadsNegate: boolean, mobility: Mobility, kind: StepKind, to: Hex): boolean =>
  mobility === 'heavy' && isForest(board, to) && !(kind === 'road' && roadsNegate);

/** B13.2, B16.1, B11.8: does arriving by such a step end the move? */
const terrainStop = (board: Board, roadsNegate: boolean, kind: StepKind, to: Hex): boolean =>
  isRough(board, to) && !(kind === 'road' && roadsNegate);

/** Nodes of a hex: going on; stopped by terrain; and in cities with inner steps how it came (B11.4). */
interface Nodes {
  readonly hexOf: Hex[];
  readonly stopped: Map<Hex, number>;
  readonly offRoad: Map<Hex, number>;
  /** Node after n inner steps; the first entry is the hex itself. */
  readonly runs: Map<Hex, number[]>;
}

function layOut(board: Board, pace: Pace): Nodes {
  const { grid } = board;
  const nodes: Nodes = {
    hexOf: Array.from({ length: grid.size }, (_, hex) => hex),
    stopped: new Map(),
    offRoad: new Map(),
    runs: new Map(),
  };
  const fresh = (hex: Hex) => nodes.hexOf.push(hex) - 1;
  for (let hex = 0; hex < grid.size; hex++) {
    if (isRough(board, hex)) nodes.stopped.set(hex, fresh(hex));
    const inner = [0, 1, 2, 3, 4, 5].some((direction) => {
      const to = neighbour(grid, hex, direction);
      return to !== NOWHERE && stepKind(board, pace, hex, direction, to) === 'inner';
    });
    if (!inner) continue;
    nodes.offRoad.set(hex, fresh(hex));
    nodes.runs.set(hex, [hex, ...Array.from({ length: LONGEST_RUN }, () => fresh(hex))]);
  }
  return nodes;
}

/**
 * The steps a kind of unit may make on a board, before enemies are looked at. Without `stops` rough ground does not end
 * a move: what a way would cost if it did not.
 */
export function movementGraph(
  board: Board,
  mobility: Mobility,
  pace: Pace,
  roadsNegate: boolean,
  stops = true,
): StepGraph {
  const nodes = layOut(board, pace);
  const edges: Edge[][] = nodes.hexOf.map(() => []);
  const stopNodes = new Set(nodes.stopped.values());

  const exits = (node: number, hex: Hex, run: number, offRoad: boolean): void => {
    for (let direction = 0; direction < 6; direction++) {
      const to = neighbour(board.grid, hex, direction);
      if (to === NOWHERE || !carries(board, mobility, to)) continue;
      const kind = stepKind(board, pace, hex, direction, to);
      if (kind === 'cross' && pace === 'roadsOnly') continue;
      if (barredByForest(board, roadsNegate, mobility, kind, to)) continue;
      const stopped = stops && terrainStop(board, roadsNegate, kind, to) ? nodes.stopped.get(to) : undefined;
      const out = edges[node] as Edge[];
      if (kind === 'road') {
        out.push({ to: stopped ?? to, cost: ROAD });
      } else if (kind === 'inner') {
        const arrival = offRoad ? nodes.offRoad.get(to) : nodes.runs.get(to)?.[Math.min(run + 1, LONGEST_RUN)];
        if (arrival !== undefined) out.push({ to: arrival, cost: offRoad ? OFF_ROAD : ROAD });
      } else {
        out.push({ to: stopped ?? nodes.offRoad.get(to) ?? to, cost: OFF_ROAD + INNER_SURCHARGE * run });
      }
    }
  };

  nodes.hexOf.forEach((hex, node) => {
    if (stopNodes.has(node)) return;
    const run = nodes.runs.get(hex)?.indexOf(node) ?? 0;
    exits(node, hex, Math.max(run, 0), nodes.offRoad.get(hex) === node);
  });
  return stepGraph(nodes.hexOf, edges);
}

/** The node a unit stands on: its hex, or in a city with inner steps the node that remembers how it came. */
export function startNode(steps: StepGraph, unit: Unit): number {
  if (!unit.offRoad && unit.innerRun === 0) return unit.at;
  // Further nodes of a city hex follow each other: first the off-road one, then the runs.
  const further = steps.further[unit.at] ?? -1;
  if (further < 0) return unit.at;
  return unit.offRoad ? further : further + Math.min(unit.innerRun, LONGEST_RUN);
}

/** Entry marks of each hex for a moving unit. */
const entry = (world: World, state: State, unit: Unit): Uint8Array =>
  withClosed(marksOf(fieldOf(world, state), other(unit.side)), closedTo(world, state, unit, 'move'));

/** M1.5: what a step out of an enemy zone of control costs; what inner steps before it cost more now is added (B11.4). */
const leavingCost = (leaving: number, cost: number): number => leaving + (cost > ROAD ? cost - OFF_ROAD : 0);

/** M0.11: a unit that has not moved and has a point at least. */
const mayStep = (world: World, state: State, unit: Unit): boolean =>
  !unit.moved && unit.spent === 0 && allowance(world, state, unit) >= OFF_ROAD;

/** Effect of enemy zones of control on this unit's moves; undefined where no module changes it. */
export function zonesFor(world: World, state: State, unit: Unit): Zones | undefined {
  const { stop, leaving, between } = world.zoc;
  if (!between) return undefined;
  const { side } = unit;
  return {
    pass: stop === undefined,
    open: (from, to) => between({ world, state, side, from, to }) === undefined,
    ...(leaving === undefined
      ? {}
      : { price: (cost: number) => leavingCost(leaving, cost), firstFree: mayStep(world, state, unit) }),
  };
}

/** Reach of a unit from its hex. */
export interface Range {
  readonly unit: Unit;
  readonly steps: StepGraph;
  readonly found: Reach;
}

const closedByZones = memoize((closed: Closed): readonly Hex[] =>
  [...closed].flatMap(([hex, why]) => (why.rule === 'M2.4' ? [hex] : [])),
);

/** M4.23: hexes that zones of control close (M2.4), but not to whoever could overrun from there. */
function approachable(world: World, state: State, unit: Unit): ReadonlySet<Hex> | undefined {
  const closed = closedByZones(closedTo(world, state, unit, 'move'));
  if (closed.length === 0) return undefined;
  const left = Number.POSITIVE_INFINITY;
  const found = new Set<Hex>();
  for (const hex of closed) {
    const free = !bars(fieldOf(world, state), other(unit.side), hex);
    if (free && world.rules.ground.approaches({ world, state, unit, hex, left })) found.add(hex);
  }
  return found.size > 0 ? found : undefined;
}

/** `most` looks no further than so many thirds; `avoid`: hexes it stays out of by its own choice. */
export function reachOf(
  world: World,
  state: State,
  unit: Unit,
  most = Number.POSITIVE_INFINITY,
  avoid: readonly Hex[] = [],
): Range {
  const { steps, space } = world.graph(mobilityOf(world, unit), paceOf(world, state, unit));
  const stays = unit.stopped || !bears(world, unit, unit.at) || world.rules.leave({ world, state, unit }) !== undefined;
  const left = stays ? 0 : Math.min(allowance(world, state, unit) - unit.spent, most);
  let mask = entry(world, state, unit);
  if (avoid.length > 0) {
    mask = mask.slice();
    for (const hex of avoid) mask[hex] = BARRED;
  }
  const zones = zonesFor(world, state, unit);
  if (isSmallGuerilla(unit)) {
    const slips = {
      used: unit.slipped ?? (0 as const),
      open: (from: Hex, to: Hex) => zones?.open?.(from, to) === true,
      price: zones?.price,
    };
    return { unit, ...slipReach(steps, startNode(steps, unit), Math.max(left, 0), mask, slips) };
  }
  const near = stays ? undefined : approachable(world, state, unit);
  const from = startNode(steps, unit);
  if (!near) return { unit, steps, found: reach(steps, from, Math.max(left, 0), mask, space, zones) };
  mask = mask.slice();
  for (const hex of near) if (!avoid.includes(hex)) mask[hex] = STOP;
  const whole = allowance(world, state, unit) - unit.spent;
  const admits = (hex: Hex, spent: number): boolean =>
    !near.has(hex) || world.rules.ground.approaches({ world, state, unit, hex, left: whole - spent });
  return { unit, steps, found: reach(steps, from, Math.max(left, 0), mask, space, { ...zones, admits }) };
}

/** The hexes reached, cheapest first, without the one the unit stands on. */
export function hexesReached({ unit, steps, found }: Range): Hex[] {
  const seen = new Set<Hex>();
  for (let i = 0; i < found.count; i++) seen.add(steps.hexOf[found.settled[i] as number] as Hex);
  seen.delete(unit.at);
  return [...seen];
}

/** One of the hexes reached, drawn at random; undefined when the unit cannot leave its hex. */
export function randomHex({ unit, steps, found }: Range, choose: Choose): Hex | undefined {
  const hex = found.count > 1 ? steps.hexOf[found.settled[1 + choose(found.count - 1)] as number] : undefined;
  return hex === unit.at ? undefined : hex;
}

/** The cheapest way to a hex, or undefined when the unit cannot come there. */
export function routeTo({ unit, steps, found }: Range, to: Hex): { path: Hex[]; cost: number } | undefined {
  if (to === unit.at) return undefined;
  for (let i = 0; i < found.count; i++) {
    const node = found.settled[i] as number;
    if (steps.hexOf[node] === to) return { path: pathTo(steps, found, node), cost: found.cost[node] as number };
  }
  return undefined;
}

/** Unit data after a move. */
export interface Walked {
  readonly spent: number;
  readonly stopped: boolean;
  readonly innerRun: number;
  readonly offRoad: boolean;
  /** M15.12 */
  readonly slipped?: 1 | 2;
}

/** Objection to a stopped unit moving on. */
function whyStopped({ board, zoc }: World, field: Field, unit: Unit, at: Hex, first: boolean): Objection {
  const where = theHex(board.grid, at);
  if (zoc.stop !== undefined && inZoc(field, other(unit.side), at)) {
    return objection(zoc.stop, msg`${unit} ended its move when it entered the enemy zone of control at ${where}`);
  }
  if (!isRough(board, at)) {
    return field.avs.length > 0
      ? objection('T7.3.4', msg`${unit} was stopped at ${where} before the automatic victory was declared`)
      : // M2.3: whom an overrun of others does not free has not moved.
        objection('B6.8', msg`${unit} has been stopped at ${where}`, ...(unit.spent > 0 ? [] : ['M2.3']));
  }
  // A unit that walked here after its flight came off the road; one that landed here did not.
  if (first && unit.flown && !unit.offRoad)
    return objection('B18.4', msg`${unit} landed on rough ground at ${where} and may not move further`);
  return isForest(board, at)
    ? objection('B13.2', msg`${unit} ended its move when it entered the forest at ${where}`)
    : objection('B16.1', msg`${unit} ended its move when it entered the mountains at ${where}`);
}

/** The country of a neutral hex is named: that is what one sees on the map. */
export function barredSurface(board: Board, unit: Unit, to: Hex): Objection | undefined {
  if (isIrregular(unit) && board.surface[to] === 'neutral') return undefined;
  const where = theHex(board.grid, to);
  const country = board.country[to] ?? -1;
  switch (board.surface[to]) {
    case 'sea':
      return objection('B15.1', msg`${where} is sea: ${unit} cannot enter it`);
    case 'lake':
      // M14.15: what freezes is closed by the season.
      if (board.ice?.[to] === 1) return undefined;
      return objection('B1.9', msg`${where} is a lake: ground units never stand there`, 'B15.1');
    case 'neutral':
      return countryRole(board, to) !== 'neutral'
        ? objection('B1.15', msg`${where} is neutral and closed to both sides`)
        : objection('B1.15', msg`${where} is closed to both sides: ${theCountry(board, country)} is neutral`);
    default:
      return undefined;
  }
}

/** T6.2.3b, O23.5.8, O24.12: why a unit makes no step over land at all. */
function heldFault(world: World, state: State, unit: Unit): Objection | undefined {
  const stays = world.rules.leave({ world, state, unit });
  if (stays || bears(world, unit, unit.at)) return stays;
  return objection('T6.2.3b', msg`${unit} is on a sea hex: its only step is onto the beach (landOnBeach)`);
}

/** Objection to any move of a unit from its hex. */
export const restFault = (world: World, state: State, unit: Unit): Objection | undefined =>
  heldFault(world, state, unit) ??
  (unit.stopped ? whyStopped(world, fieldOf(world, state), unit, unit.at, true) : undefined);

/** B6.6; M3.7: of a hex with nobody but artillery, trains, aircraft and bases. */
export function heldByEnemy(world: World, state: State, side: Side, hex: Hex): Objection {
  const force = state.units.some(
    (unit) =>
      unit.at === hex &&
      (unit.place === 'neutral' || (unit.place === 'map' && unit.side !== side)) &&
      isGround(unit) &&
      !hasTwoFactors(unit),
  );
  const because = msg`${theHex(world.board.grid, hex)} holds an enemy unit`;
  const rule = world.rules.ground.blockedBy;
  return force || rule === 'B6.6' ? objection('B6.6', because) : objection(rule, because, 'B6.6');
}

/** Walks a unit along a path step by step: what it costs, or the first rule it breaks. */
export function walk(world: World, state: State, unit: Unit, path: readonly Hex[]): Walked | Objection {
  const { board } = world;
  const { grid } = board;
  const field = fieldOf(world, state);
  const enemy = other(unit.side);
  const roadsNegate = world.rules.ground.roadsOpen.length > 0;
  const mobility = mobilityOf(world, unit);
  const pace = paceOf(world, state, unit);
  const limit = allowance(world, state, unit);
  const closed = closedTo(world, state, unit, 'move');
  const stays = heldFault(world, state, unit);
  if (stays) return stays;
  let { at, spent, stopped, offRoad } = unit;
  // M15.14: of one that came by road and one that did not the second says how they stand there.
  let innerRun = offRoad ? 0 : unit.innerRun;
  // M15.12
  const slips = isSmallGuerilla(unit);
  let slipped: 0 | 1 | 2 = unit.slipped ?? 0;
  let first = true;
  for (const to of path) {
    const direction = directionTo(grid, at, to);
    if (direction < 0)
      return objection('B1.1', msg`the path has a gap: ${theHex(grid, at)} and ${theHex(grid, to)} are not adjacent`);
    if (stopped) return whyStopped(world, field, unit, at, first);
    const surface = barredSurface(board, unit, to);
    if (surface) return surface;
    const shut = closed.get(to);
    // M4.23: it may be let in to overrun, if it has the points for that.
    if (shut && shut.rule !== 'M2.4') return shut;
    if (bars(field, enemy, to)) return heldByEnemy(world, state, unit.side, to);
    const leaves = inZoc(field, enemy, at);
    const enters = inZoc(field, enemy, to);
    let crosses = false;
    if (leaves && enters) {
      const { between } = world.zoc;
      const fault = between
        ? between({ world, state, side: unit.side, from: at, to })
        : objection(
            first ? 'B7.z4' : 'B7.z5',
            msg`${theHex(grid, at)} and ${theHex(grid, to)} are both in an enemy zone of control`,
          );
      if (fault && (!slips || slipped === 2)) return fault;
      if (fault) crosses = true;
    }
    const kind = stepKind(board, pace, at, direction, to);
    const byRoad = kind === 'cross' ? world.rules.offRoadSteps({ state, unit }) : undefined;
    if (byRoad) return byRoad;
    if (barredByForest(board, roadsNegate, mobility, kind, to)) {
      return objection(
        'B13.1',
        roadsNegate
          ? msg`${theHex(grid, to)} is forest: armor and artillery may not enter it except by road`
          : msg`${theHex(grid, to)} is forest: armor and artillery may not enter it`,
      );
    }
    let cost = ROAD;
    if (kind === 'inner') {
      cost = offRoad ? OFF_ROAD : ROAD;
      if (!offRoad) innerRun++;
    } else {
      if (kind === 'cross') cost = OFF_ROAD + INNER_SURCHARGE * innerRun;
      offRoad = kind === 'cross';
      innerRun = 0;
    }
    const tolled = leaves && world.zoc.leaving !== undefined && !(slips && slipped === 0);
    if (tolled && world.zoc.leaving !== undefined) {
      cost = leavingCost(world.zoc.leaving, cost);
      if (first && spent + cost > limit && mayStep(world, state, unit)) cost = limit;
    }
    if (spent + cost > limit) {
      const rule = tolled ? 'M1.5' : cost > OFF_ROAD ? 'B11.4' : stepRule(world);
      return objection(
        rule,
        msg`the step to ${theHex(grid, to)} costs ${thePoints(cost)}; ${unit} has ${inPoints(Math.max(limit - spent, 0))} of ${inPoints(limit)} left`,
        // M7.5: two points went with getting off.
        ...(unit.detrained ? ['M7.5'] : []),
      );
    }
    spent += cost;
    if (shut && !world.rules.ground.approaches({ world, state, unit, hex: to, left: limit - spent })) return shut;
    const halts = enters && world.zoc.stop !== undefined && !(slips && slipped === 0);
    stopped = halts || terrainStop(board, roadsNegate, kind, to);
    if (slips && crosses) slipped = 2;
    else if (slips && slipped === 0 && (world.zoc.leaving === undefined ? enters : leaves)) slipped = 1;
    at = to;
    first = false;
  }
  return slipped === 0 ? { spent, stopped, innerRun, offRoad } : { spent, stopped, innerRun, offRoad, slipped };
}
