import { isObjection, type Objection, type RuleId } from '#core/objection.ts';
import { directionTo, distance, neighbour } from '#hex/grid.ts';
import { type Hex, NOWHERE, opposite } from '#hex/hex.ts';
import { type Board, isTown, levelOf, sideOf, terrainOf } from '#games/gamex/board/board.ts';
import { isSlope, RIDGE, SIDES } from '#games/gamex/board/terrain.ts';
import type { Kind } from '#games/gamex/kinds.ts';
import type { State, Unit, UnitId } from '#games/gamex/types.ts';
import {
  blockAt,
  enemyInside,
  enemyOutside,
  fortAt,
  fortCapacity,
  hasBridge,
  insideOf,
  kindOf,
  openMineAt,
  positionAt,
  stackableIn,
  stackingLimit,
  unitNamed,
  unitsAt,
  wrecksAt,
} from '#games/gamex/units.ts';
import { code, refuse, msg, theHex } from '#games/gamex/words.ts';
import type { World } from '#games/gamex/world.ts';
import { flailFault } from '../engineers/flail.ts';
import { seesUnit } from '../sight/observation.ts';

/** Price of a step in half points (X0.2), or the rule that forbids it (X5). */
export interface Price {
  readonly cost: number;
  /** Price without the road rate, due where a hidden mine takes the rate away (X8.2i). */
  readonly ordinary: number;
  readonly rule: RuleId;
  /** The unit stops there. */
  readonly ends: boolean;
  /** Set if the unit ends the step Down in a stream. */
  readonly stream?: 'down';
}

/** Unit on the move, and its progress. */
export interface Pace {
  readonly unit: Unit;
  readonly from: Hex;
  /** Hex where its activation began; NOWHERE for a unit that enters the map. */
  readonly began: Hex;
  readonly left: number;
  /** No points spent yet: the minimum move is open (X5.1d). */
  readonly fresh: boolean;
  /** An overrun may go through its target hex, and has no road rate at its last two steps (X6.4.5c). */
  readonly overrun?: Hex;
  /** The step beats a mine out of the ground (X9.3b). */
  readonly flail?: boolean;
  /** No road rate in a close assault's approach (X6.4.6b). */
  readonly offRoad?: boolean;
  /** Infantry at quick-time (X15.1). */
  readonly quick?: boolean;
  /** Enemies it may not come nearer to (X23.1). */
  readonly dreads?: readonly UnitId[];
  /** Skips the wording of refusals, for searches. */
  readonly quiet?: boolean;
}

const ROAD_RATE = 1;
/** X9.3d: 3 MP. */
const LAYING = 6;

/** Objection without wording, for searches that only try ways: the reason is never shown. */
const REFUSED: Objection = refuse('X5.1b', msg`refused`);

export const allowanceOf = (kind: Kind): number => 2 * kind.mp;

/** Foot and cavalry go where wheels cannot: over green sides, into streams. Guns never do (X6.3.11a). */
export const wades = (kind: Kind): boolean =>
  !kind.vehicle && !kind.gun && (kind.moveClass === 'foot' || kind.moveClass === 'cavalry');
const crossesGreen = (kind: Kind): boolean => kind.moveClass === 'foot' || kind.moveClass === 'cavalry';

/** X27.t: the price of a hex as it lies, slopes dear to everything but feet. */
function hexPrice(board: Board, kind: Kind, hex: Hex): number {
  if (kind.moveClass === 'foot') return 2;
  const slope = isSlope(levelOf(board, hex));
  if (kind.moveClass === 'truck') return slope ? 8 : 4;
  return slope ? 6 : 2;
}

const forbidden = (board: Board, kind: Kind, hex: Hex): boolean => {
  const terrain = terrainOf(board, hex);
  return terrain === 'water' || (terrain === 'swamp' && kind.moveClass !== 'foot');
};

/** Is the hex entered onto its bridge or ford over this side (X6.3.11g)? */
export function ontoCrossing(board: Board, hex: Hex, direction: number): boolean {
  const bit = 1 << opposite(direction);
  const road = board.bridge[hex] === 1 && ((board.road[hex] as number) & bit) !== 0;
  return road || ((board.ford[hex] as number) & bit) !== 0;
}

const hasCrossing = (board: Board, hex: Hex): boolean => board.bridge[hex] === 1 || board.ford[hex] !== 0;

export const isStream = (board: Board, hex: Hex): boolean => board.wet[hex] === 1;

/** A swamp without a road, bridge or ford: only foot units stand there. */
export const isBog = (board: Board, hex: Hex): boolean =>
  terrainOf(board, hex) === 'swamp' && board.road[hex] === 0 && !hasCrossing(board, hex);

/** A stream without a bridge or ford: a unit set down there is Down. */
export const isStreamBed = (board: Board, hex: Hex): boolean => isStream(board, hex) && !hasCrossing(board, hex);

/** X5.3a, f: along a road, or between two hexes of towns. */
function alongRoad(board: Board, from: Hex, to: Hex, direction: number): boolean {
  if (((board.road[from] as number) & (1 << direction)) !== 0) return true;
  return isTown(board, from) && isTown(board, to);
}

/** A known Mine, Block or Fortification closes the road (X5.3d); a bridge stays open. */
const roadClosed = (world: World, state: State, hex: Hex): boolean =>
  world.board.bridge[hex] !== 1 &&
  (openMineAt(state, hex) !== undefined || blockAt(state, hex) || fortAt(state, hex) !== undefined);

/** X5.3b, d */
const rateLost = (state: State, hex: Hex): boolean =>
  stackableIn(state, hex) > 1 ||
  openMineAt(state, hex) !== undefined ||
  blockAt(state, hex) ||
  fortAt(state, hex) !== undefined ||
  positionAt(state, hex) ||
  wrecksAt(state, hex) >= 3;

/** Price of the step by terrain, sides and roads. Units in the hex are checked by `placeFault`. */
export function groundPrice(world: World, state: State, pace: Pace, to: Hex, direction: number): Price | Objection {
  const { board } = world;
  const kind = kindOf(world, pace.unit);
  const { from, unit, quiet } = pace;
  const side = from === NOWHERE ? 0 : sideOf(board, from, direction);
  if (side & SIDES.cliff) return quiet ? REFUSED : refuse('X27.h', msg`nothing crosses a cliff`);
  // X10.3d
  if (kind.craft > 0 && terrainOf(board, to) !== 'beach')
    return quiet ? REFUSED : refuse('X10.3d', msg`${unit} goes from beach to beach only`);
  const wet = isStream(board, to);
  // X4.2.2h: who enters the map comes onto the bridge or ford, if there is one.
  const crossing = from === NOWHERE ? hasCrossing(board, to) : ontoCrossing(board, to, direction);
  if (unit.stream !== undefined && !(hasBridge(world, unit) && (!wet || crossing)))
    return outOfStream(world, pace, to, crossing, wet);
  if (wet && !crossing) {
    if (pace.quick)
      return quiet ? REFUSED : refuse('X15.1', msg`${unit} is at quick-time: only clear hexes, or along a road`);
    if (!wades(kind) && !hasBridge(world, unit))
      return quiet ? REFUSED : refuse('X6.3.11a', msg`${unit} cannot enter the stream at ${theHex(world.board, to)}`);
    // X27.2: a stream through a swamp stays closed to those the swamp is closed to.
    if (forbidden(board, kind, to))
      return quiet ? REFUSED : refuse('X5.1b', msg`${unit} cannot enter ${theHex(world.board, to)}`);
    // X6.4.5c, ruling: a unit that has to check morale for the stream might stay in the hex it overruns.
    if (pace.overrun !== undefined && pace.overrun === from)
      return quiet ? REFUSED : refuse('X6.4.5c', msg`${unit} cannot leave the hex it overruns into a stream`);
    // X6.3.11f: a unit on a bridge or ford does not climb down into the stream beside it.
    if (isStream(board, from))
      return quiet ? REFUSED : refuse('X6.3.11f', msg`from a bridge or ford no unit goes into the stream`);
    if (pace.left < 1) return quiet ? REFUSED : refuse('X6.3.11c', msg`${unit} has no movement points left`);
    return { cost: pace.left, ordinary: pace.left, rule: 'X6.3.11c', ends: true, stream: 'down' };
  }
  if (crossing && kind.moveClass === 'vehicle' && world.light?.has(to))
    return quiet ? REFUSED : refuse('X9.3e', msg`the bridge in ${theHex(board, to)} bears wheels and feet only`);
  const road = from !== NOWHERE ? alongRoad(board, from, to, direction) : entersByRoad(board, to);
  if (from !== NOWHERE && !road && terrainOf(board, from) === 'water')
    return quiet ? REFUSED : refuse('X27.1', msg`the bridge at ${theHex(board, from)} is left along its road`);
  const usable = road && !roadClosed(world, state, to);
  const green = (side & SIDES.green) !== 0 && !crossesGreen(kind);
  const barred = forbidden(board, kind, to) && !crossing;
  const onlyRoad = green || barred;
  if (onlyRoad && !usable) {
    if (quiet) return REFUSED;
    if (road)
      return refuse('X5.3d', msg`what lies in ${theHex(board, to)} closes the road, and ${unit} enters by road only`);
    return green
      ? refuse('X5.3g', msg`${unit} crosses a wooded side by road only`)
      : refuse('X5.1b', msg`${unit} cannot enter ${theHex(world.board, to)}`);
  }
  if (onlyRoad && stackableIn(state, to) > 2)
    return quiet
      ? REFUSED
      : refuse(
          'X5.3c',
          msg`more than two units stand in ${theHex(world.board, to)}, which ${unit} can enter by road only`,
        );
  const ridge = (side & RIDGE) !== 0 && kind.moveClass !== 'foot' ? 4 : 0;
  // X9.3d: a bridge layer pays more to leave the stream, and leaves its bridge there.
  const ordinary = hexPrice(board, kind, to) + ridge + (unit.stream === undefined ? 0 : LAYING);
  if (pace.quick && !road && !isOpen(board, to))
    return quiet ? REFUSED : refuse('X15.1', msg`${unit} is at quick-time: only clear hexes, or along a road`);
  const rate =
    usable &&
    pace.quick !== true &&
    !rateLost(state, to) &&
    pace.offRoad !== true &&
    unit.stream === undefined &&
    (pace.overrun === undefined || (pace.overrun !== to && pace.overrun !== from));
  return { cost: rate ? ROAD_RATE : ordinary, ordinary, rule: rate ? 'X5.3a' : 'X5.1a', ends: false };
}

/** X15.1, ruling: clear ground that is no slope, as for an overrun (X6.4.5b). */
function isOpen(board: Board, hex: Hex): boolean {
  const terrain = terrainOf(board, hex);
  return (terrain === 'clear' || terrain === 'beach') && !isSlope(levelOf(board, hex));
}

/** X6.3.11d, f: from a stream hex one step takes the whole allowance. */
function outOfStream(world: World, pace: Pace, to: Hex, crossing: boolean, wet: boolean): Price | Objection {
  const { board } = world;
  const { quiet } = pace;
  const kind = kindOf(world, pace.unit);
  if (!isMinimumMove(world, pace))
    return quiet ? REFUSED : refuse('X6.3.11d', msg`${pace.unit} needs its whole allowance to climb out of the stream`);
  if (!crossing && forbidden(board, kind, to))
    return quiet ? REFUSED : refuse('X5.1b', msg`${pace.unit} cannot enter ${theHex(board, to)}`);
  const cost = pace.left;
  const stream = wet && !crossing ? ({ stream: 'down' } as const) : {};
  return { cost, ordinary: cost, rule: 'X6.3.11d', ends: true, ...stream };
}

/** X5.3h: over a map edge the road runs off. */
function entersByRoad(board: Board, to: Hex): boolean {
  for (let direction = 0; direction < 6; direction++) {
    if (neighbour(board.grid, to, direction) === NOWHERE && ((board.road[to] as number) & (1 << direction)) !== 0)
      return true;
  }
  return false;
}

/** Limits of entering and staying in a hex (X3.2.5): enemies, stacking, the inside of Fortifications. */
export function placeFault(
  world: World,
  state: State,
  unit: Unit,
  to: Hex,
  inside: boolean,
  through: boolean,
  quiet = false,
): Objection | undefined {
  const there = unitsAt(state, to);
  if (there.length === 0 && !inside && fortAt(state, to) === undefined && !blockAt(state, to)) return undefined;
  if (!through && enemyOutside(state, unit.side, to))
    return quiet ? REFUSED : refuse('X3.2.5d', msg`enemy units hold ${theHex(world.board, to)}`);
  if (inside) {
    const fort = fortAt(state, to);
    const within = insideOf(state, to);
    if (!fort) return quiet ? REFUSED : refuse('X8.4b', msg`there is no Fortification in ${theHex(world.board, to)}`);
    if (within.some((one) => one.side !== unit.side))
      return quiet
        ? REFUSED
        : refuse('X8.4i', msg`the enemy is inside the Fortification in ${theHex(world.board, to)}`);
    return within.length >= fortCapacity(fort)
      ? quiet
        ? REFUSED
        : refuse('X8.4g', msg`the Fortification in ${theHex(world.board, to)} is full`)
      : undefined;
  }
  if (through) return undefined;
  const limit = stackingLimit(state, to, unit);
  return stackableIn(state, to, unit) + 1 > limit
    ? quiet
      ? REFUSED
      : refuse('X3.2.5c', msg`more than ${limit} would be in ${theHex(world.board, to)}`)
    : undefined;
}

/** X5.1e: a disrupted unit goes away from every enemy that sees it. */
function shyFault(world: World, state: State, { unit, from, quiet }: Pace, to: Hex): Objection | undefined {
  if (unit.disrupted !== true || from === NOWHERE) return undefined;
  const { grid } = world.board;
  for (const enemy of state.units) {
    if (enemy.place !== 'map' || enemy.side === unit.side) continue;
    if (distance(grid, enemy.at, to) > distance(grid, enemy.at, from)) continue;
    if (seesUnit(world, state, enemy, unit))
      return quiet ? REFUSED : refuse('X5.1e', msg`${unit} is disrupted and must go away from ${enemy}, which sees it`);
  }
  return undefined;
}

/** X23.1 */
function dreadFault(world: World, state: State, { unit, from, dreads, quiet }: Pace, to: Hex): Objection | undefined {
  if (!dreads || dreads.length === 0 || from === NOWHERE) return undefined;
  const { grid } = world.board;
  for (const id of dreads) {
    const enemy = unitNamed(world, state, id);
    if (enemy?.place !== 'map' || distance(grid, enemy.at, to) >= distance(grid, enemy.at, from)) continue;
    return quiet ? REFUSED : refuse('X23.1', msg`${unit} does not dare to come nearer to ${enemy}`);
  }
  return undefined;
}

/** X8.4k */
export const besiegedFault = (unit: Unit): Objection =>
  refuse('X8.4k', msg`${unit} cannot leave the Fortification while enemies stand outside`);

export function stepPrice(world: World, state: State, pace: Pace, to: Hex, inside = false): Price | Objection {
  const { unit, from, quiet } = pace;
  const { board } = world;
  const direction = from === NOWHERE ? -1 : directionTo(board.grid, from, to);
  if (from !== NOWHERE && direction < 0)
    return quiet ? REFUSED : refuse('X5.1a', msg`${theHex(board, from)} and ${theHex(board, to)} are not adjacent`);
  if (unit.inside && enemyOutside(state, unit.side, from)) return quiet ? REFUSED : besiegedFault(unit);
  const through = pace.overrun === to;
  const price = groundPrice(world, state, pace, to, direction);
  if (isObjection(price)) return price;
  const fault =
    placeFault(world, state, unit, to, inside, through, quiet) ??
    shyFault(world, state, pace, to) ??
    dreadFault(world, state, pace, to);
  if (fault) return fault;
  if (pace.flail) {
    const useless = flailFault(world, state, pace, to);
    if (useless) return quiet ? REFUSED : useless;
  }
  const held = !inside && enemyInside(state, unit.side, to);
  if (blockAt(state, to)) {
    // X4.2.2h, ruling: a unit that enters the map has begun next to its entry hex.
    const beside = pace.began === NOWHERE ? from === NOWHERE : distance(board.grid, pace.began, to) === 1;
    if (!beside) {
      return quiet
        ? REFUSED
        : refuse('X8.5b', msg`a Block is entered only by a unit that began its activation next to it`);
    }
    if (price.ordinary > pace.left && !isMinimumMove(world, pace)) {
      if (kindOf(world, unit).mp < 1)
        return quiet ? REFUSED : refuse('X5.1d', msg`${unit} has no movement points left`);
      return short(pace, price.ordinary);
    }
    return { ...price, cost: pace.left, ordinary: pace.left, rule: 'X8.5b', ends: true };
  }
  // X9.3b: half the allowance instead of what the step costs.
  if (pace.flail) {
    const cost = kindOf(world, unit).mp;
    return { ...price, cost, ordinary: cost, rule: 'X9.3b', ends: price.ends || held };
  }
  if (price.cost <= pace.left) return held ? { ...price, ends: true } : price;
  // X5.1d: the first step of an activation is always open, and takes everything.
  if (isMinimumMove(world, pace)) return { ...price, cost: pace.left, ordinary: pace.left, rule: 'X5.1d', ends: true };
  return short(pace, price.cost);
}

/** X5.1d: the first step of a unit that can move at all. */
const isMinimumMove = (world: World, { unit, fresh }: Pace): boolean => fresh && kindOf(world, unit).mp >= 1;

const halves = (points: number): string =>
  points % 2 === 0 ? String(points / 2) : `${points > 1 ? `${(points - 1) / 2} ` : ''}1/2`;

const short = ({ unit, left, quiet }: Pace, cost: number): Objection =>
  quiet
    ? REFUSED
    : refuse('X0.2', msg`the step costs ${code(halves(cost))} MP, ${unit} has ${code(halves(left))} left`);

export const pointsText = halves;
