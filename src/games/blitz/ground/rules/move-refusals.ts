import { memoize } from '#core/memo.ts';
import { isObjection, type Objection, objection } from '#core/objection.ts';
import { type Message, msg, theHex, these } from '#core/message.ts';
import { adjacent, neighboursOf } from '#hex/grid.ts';
import type { Hex } from '#hex/hex.ts';
import { BARRED, emptyReach, FARTHEST, pathTo, type Reach, reach, type StepGraph } from '#hex/path.ts';
import { isForest, isRough } from '#games/blitz/board.ts';
import { isIrregular, isSmallGuerilla } from '#games/blitz/kinds.ts';
import { other, type State, type Unit } from '#games/blitz/types.ts';
import { inPoints, thePoints } from '#games/blitz/words.ts';
import type { Mobility, Pace, World } from '#games/blitz/world.ts';
import { closedTo } from './closures.ts';
import { bars, fieldOf, marksOf } from './field.ts';
import {
  allowance,
  barredSurface,
  heldByEnemy,
  mobilityOf,
  movementGraph,
  paceOf,
  reachOf,
  restFault,
  routeTo,
  startNode,
  stepRule,
  walk,
  zonesFor,
} from './movement.ts';

/**
 * Reason why units cannot come to a given hex. Possible obstacles are lifted one by one, and the one that makes the
 * difference is named: never an obstacle on some other way.
 */

/** Obstacles besides the distance. */
type Cause = 'closed' | 'forest' | 'pace' | 'rough' | 'enemy';
const CAUSES: readonly Cause[] = ['closed', 'forest', 'pace', 'rough', 'enemy'];

/** Units of one hex that go together (B8.4): the slowest says how far, the heaviest where. */
interface Column {
  readonly units: readonly Unit[];
  readonly slowest: Unit;
  readonly mobility: Mobility;
  readonly pace: Pace;
  readonly left: number;
}

interface Way {
  readonly path: readonly Hex[];
  readonly cost: number;
}

const thirdsLeft = (world: World, state: State, unit: Unit): number =>
  Math.max(allowance(world, state, unit) - unit.spent, 0);

function columnOf(world: World, state: State, units: readonly [Unit, ...Unit[]]): Column {
  const [slowest] = [...units].sort((a, b) => thirdsLeft(world, state, a) - thirdsLeft(world, state, b));
  const paces = units.map((unit) => paceOf(world, state, unit));
  return {
    units,
    slowest: slowest ?? units[0],
    mobility: units.some((unit) => mobilityOf(world, unit) === 'heavy')
      ? 'heavy'
      : units.every(isIrregular)
        ? 'irregular'
        : 'light',
    pace: paces.find((pace) => pace === 'roadsOnly') ?? paces.find((pace) => pace === 'noRoads') ?? 'any',
    left: thirdsLeft(world, state, slowest ?? units[0]),
  };
}

/** Graphs of moves that rough ground does not end. */
const endless = memoize((world: World) => {
  const built = new Map<string, { readonly steps: StepGraph; readonly space: Reach }>();
  return (mobility: Mobility, pace: Pace) => {
    const key = `${mobility} ${pace}`;
    let graph = built.get(key);
    if (!graph) {
      const steps = movementGraph(world.board, mobility, pace, world.rules.ground.roadsOpen.length > 0, false);
      graph = { steps, space: emptyReach(steps) };
      built.set(key, graph);
    }
    return graph;
  };
});

/** The cheapest way with these causes lifted, however far; `avoid` are hexes it must not lead through. */
function wayWithout(
  world: World,
  state: State,
  column: Column,
  to: Hex,
  lifted: readonly Cause[],
  most = FARTHEST,
  avoid: readonly Hex[] = [],
): Way | undefined {
  const [unit] = column.units as readonly [Unit];
  const has = (cause: Cause) => lifted.includes(cause);
  const graph = has('rough') ? endless(world) : world.graph;
  const { steps, space } = graph(has('forest') ? 'light' : column.mobility, has('pace') ? 'any' : column.pace);
  const mask = has('enemy')
    ? new Uint8Array(world.board.grid.size)
    : marksOf(fieldOf(world, state), other(unit.side)).slice();
  if (!has('closed')) for (const hex of closedTo(world, state, unit, 'move').keys()) mask[hex] = BARRED;
  for (const hex of avoid) mask[hex] = BARRED;
  const found = reach(steps, startNode(steps, unit), most, mask, space, zonesFor(world, state, unit));
  for (let i = 0; i < found.count; i++) {
    const node = found.settled[i] as number;
    if (steps.hexOf[node] === to) return { path: pathTo(steps, found, node), cost: found.cost[node] as number };
  }
  return undefined;
}

/** A cheapest way to a hex that all of them can go. */
export function wayTogether(
  world: World,
  state: State,
  units: readonly [Unit, ...Unit[]],
  to: Hex,
): readonly Hex[] | undefined {
  if (to === units[0].at || units.some((unit) => restFault(world, state, unit))) return undefined;
  const open = ({ path }: Way) => units.every((unit) => !isObjection(walk(world, state, unit, path)));
  const column = columnOf(world, state, units);
  const way = wayWithout(world, state, column, to, [], column.left);
  if (way && open(way)) return way.path;
  // Units that came here by different ways pay different prices (B11.4, T6.2.12): each one's own best way is tried.
  const own = units.flatMap((unit) => {
    const alone = columnOf(world, state, [unit]);
    return wayWithout(world, state, { ...alone, mobility: column.mobility }, to, [], alone.left) ?? [];
  });
  // M15.12: a way through a zone of control, which only small guerillas go.
  const slips = units.every(isSmallGuerilla) ? routeTo(reachOf(world, state, column.slowest), to) : undefined;
  return [...own, ...(slips ? [slips] : [])].find(open)?.path;
}

/** The position without the enemies in these hexes. */
const without = (state: State, side: Unit['side'], hexes: readonly Hex[]): State => ({
  ...state,
  units: state.units.map((unit) =>
    unit.side !== side && unit.place === 'map' && hexes.includes(unit.at) ? { ...unit, place: 'lost' } : unit,
  ),
});

/** The fewest enemy hexes found without which the way is open. */
function inTheWay(world: World, state: State, column: Column, to: Hex): Hex[] {
  const [{ side, at }] = column.units as readonly [Unit];
  const { grid } = world.board;
  const opens = (hexes: readonly Hex[]) =>
    wayWithout(world, without(state, side, hexes), column, to, [], column.left) !== undefined;
  const all = [
    ...new Set(state.units.flatMap((unit) => (unit.side !== side && unit.place === 'map' ? [unit.at] : []))),
  ];
  const direct = [at, ...(wayWithout(world, state, column, to, ['enemy'])?.path ?? [])];
  const beside = all.filter((hex) => direct.some((step) => step === hex || adjacent(grid, step, hex)));
  const alone = [...beside, ...all.filter((hex) => !beside.includes(hex))].find((hex) => opens([hex]));
  if (alone !== undefined) return [alone];
  let needed = opens(beside) ? beside : all;
  for (const hex of needed) {
    const fewer = needed.filter((one) => one !== hex);
    if (opens(fewer)) needed = fewer;
  }
  return needed;
}

function enemyFault(world: World, state: State, column: Column, to: Hex, round: Way | undefined): Objection {
  const { grid } = world.board;
  const [unit] = column.units as readonly [Unit];
  const hexes = inTheWay(world, state, column, to);
  const gone = without(state, unit.side, hexes);
  const through = (...avoid: readonly Hex[]) => wayWithout(world, gone, column, to, [], column.left, avoid);
  // Past them rather than over them: mostly it is their zone of control that bars the way.
  const way = through(...hexes) ?? through();
  const broken = way && walk(world, state, unit, way.path);
  // The way is open without these enemies, so what it breaks is a rule about enemies.
  const { rule, because }: Objection = isObjection(broken)
    ? broken
    : objection('B7.z5', msg`the way leads past an enemy`);
  const where = these(hexes.map((hex) => theHex(grid, hex)));
  if (!round) return objection(rule, msg`${theHex(grid, to)} is closed only by the enemy at ${where}: ${because}`);
  return objection(
    rule,
    msg`${theHex(grid, to)} is closed only by the enemy at ${where}: ${because}; the way round costs ${thePoints(round.cost)}, ${inPoints(column.left)} left`,
  );
}

function tooFar(world: World, column: Column, to: Hex, cost: number): Objection {
  const { slowest, left, units } = column;
  const where = theHex(world.board.grid, to);
  const far = thePoints(cost);
  const has = inPoints(left);
  if (cost > FARTHEST)
    return objection(
      stepRule(world),
      msg`${where} is too far for ${slowest}: more than ${thePoints(FARTHEST)}, ${has} left`,
    );
  return units.length === 1
    ? objection(stepRule(world), msg`${where} is too far for ${slowest}: ${far}, ${has} left`)
    : objection(stepRule(world), msg`${where} is too far for ${slowest}, the slowest: ${far}, ${has} left`);
}

/** Is there land all the way? */
function isLinked({ board }: World, from: Hex, to: Hex): boolean {
  const seen = new Set([from]);
  for (const hex of seen) {
    for (const next of neighboursOf(board.grid, hex)) if (board.land[next] === 1) seen.add(next);
  }
  return seen.has(to);
}

/** First rule a way breaks with all enemies removed and unlimited movement. */
function brokenInPeace(world: World, state: State, column: Column, { path }: Way): Objection | undefined {
  const [{ side }] = column.units as readonly [Unit];
  const enemies = state.units.flatMap((unit) => (unit.side !== side && unit.place === 'map' ? [unit.at] : []));
  const peace = without(state, side, enemies);
  for (const unit of column.units) {
    const walked = walk(world, peace, { ...unit, mf: FARTHEST }, path);
    if (isObjection(walked)) return walked;
  }
  return undefined;
}

/** Forest and mountains that would have to be gone through in one move. */
function roughFault(world: World, to: Hex, broken: Objection, path: readonly Hex[]): Objection {
  const { board } = world;
  const where = theHex(board.grid, to);
  const hex = path.slice(0, -1).find((one) => isRough(board, one));
  if (hex === undefined) return closedFault(world, to, broken.rule, broken.because);
  const ends = theHex(board.grid, hex);
  return isForest(board, hex)
    ? objection('B13.2', msg`${where} lies behind the forest at ${ends}, which ends a move`)
    : objection('B16.1', msg`${where} lies behind the mountains at ${ends}, which end a move`);
}

const closedFault = (world: World, to: Hex, rule: string, because: Message): Objection =>
  objection(rule, msg`no way to ${theHex(world.board.grid, to)} is open: ${because}`);

/**
 * Reason why these units cannot come to the hex; undefined when they can. They are the mover's, on land and in one hex.
 */
export function whyNot(world: World, state: State, units: readonly [Unit, ...Unit[]], to: Hex): Objection | undefined {
  const fault = whyNotTogether(world, state, units, to);
  if (!fault || units.length === 1) return fault;
  // B8.4: what keeps the stack may keep only a part of it.
  const able = units.filter((unit) => wayTogether(world, state, [unit], to));
  if (able.length === 0) return fault;
  const { rule, because } = fault;
  return able.length === units.length
    ? objection(rule, msg`${because}; each of them could go there alone`)
    : objection(rule, msg`${because}; ${able.length} of ${units.length} could go there: ${these(able)}`);
}

function whyNotTogether(world: World, state: State, units: readonly [Unit, ...Unit[]], to: Hex): Objection | undefined {
  const { board } = world;
  const [unit] = units;
  const where = theHex(board.grid, to);
  const resting = units.map((one) => restFault(world, state, one)).find(isObjection);
  if (resting) return resting;
  if (to === unit.at) return objection('B6.2', msg`${unit} is already at ${where}`);
  if (wayTogether(world, state, units, to)) return undefined;
  const there =
    barredSurface(board, unit, to) ??
    closedTo(world, state, unit, 'move').get(to) ??
    (bars(fieldOf(world, state), other(unit.side), to) ? heldByEnemy(world, state, unit.side, to) : undefined);
  if (there) return there;
  const column = columnOf(world, state, units);
  const best = (...lifted: readonly Cause[]) => wayWithout(world, state, column, to, lifted);
  const free = best(...CAUSES);
  if (!free)
    return isLinked(world, unit.at, to)
      ? tooFar(world, column, to, FARTHEST + 1)
      : objection('B15.1', msg`no way over land leads to ${where}`);
  const direct = best('enemy');
  const round = best();
  const barred = barredForest(world, state, column, to);
  if (barred) return barred;
  if (free.cost > column.left) {
    const way = round ?? direct ?? best('enemy', 'rough') ?? best('enemy', 'rough', 'pace') ?? free;
    return tooFar(world, column, to, way.cost);
  }
  if (direct && direct.cost <= column.left) return enemyFault(world, state, column, to, round);
  const far = round ?? direct;
  if (far) return tooFar(world, column, to, far.cost);
  const peaceful = CAUSES.filter((cause) => cause !== 'enemy');
  const alone = peaceful.find((cause) => best(cause, 'enemy'));
  const needed = alone ?? peaceful.find((cause) => !best(...CAUSES.filter((one) => one !== cause)));
  const way = (needed && best(needed, 'enemy')) ?? free;
  const broken =
    (needed === 'pace' ? paceFault(world, state, units) : undefined) ?? brokenInPeace(world, state, column, way);
  if (!broken) return closedFault(world, to, 'B8.4', msg`these units do not pass it together`);
  return isStop(broken) ? roughFault(world, to, broken, way.path) : closedFault(world, to, broken.rule, broken.because);
}

/** O24.14, T6.2.12: what keeps one of them to the roads, or off them. */
const paceFault = (world: World, state: State, units: readonly Unit[]): Objection | undefined =>
  units
    .map((unit) => world.rules.offRoadSteps({ state, unit }) ?? world.rules.roadSteps({ state, unit }))
    .find(isObjection);

const isStop = ({ rule }: Objection): boolean => rule === 'B13.2' || rule === 'B16.1';

/** B13.1: the hex itself is forest that these units enter by no road. */
function barredForest(world: World, state: State, column: Column, to: Hex): Objection | undefined {
  const { board } = world;
  if (column.mobility !== 'heavy' || !isForest(board, to)) return undefined;
  if (
    wayWithout(
      world,
      state,
      column,
      to,
      CAUSES.filter((cause) => cause !== 'forest'),
    )
  )
    return undefined;
  return objection(
    'B13.1',
    msg`${theHex(board.grid, to)} is forest: armor and artillery may not enter it except by road`,
  );
}
