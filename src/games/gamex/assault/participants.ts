import { memoize } from '#core/memo.ts';
import { isObjection, type Objection } from '#core/objection.ts';
import { adjacent, directionTo, neighboursOf } from '#hex/grid.ts';
import { type Hex, NOWHERE, opposite } from '#hex/hex.ts';
import { isDeep, levelOf, sideOf, terrainOf } from '#games/gamex/board/board.ts';
import { isSlope, SIDES } from '#games/gamex/board/terrain.ts';
import type { Side, State, Unit } from '#games/gamex/types.ts';
import { blockAt, busyFault, enemiesAt, fortAt, goodOrder, kindOf, openMineAt, wrecksAt } from '#games/gamex/units.ts';
import { refuse, msg, theHex, theSide, theUnit } from '#games/gamex/words.ts';
import type { World } from '#games/gamex/world.ts';
import { BARRED, emptyGround } from '../move/ground.ts';
import { isStream, ontoCrossing, type Pace, stepPrice } from '../move/price.ts';
import { wayAmong } from '../move/reach.ts';
import { paceOf, startWalk } from '../move/acts.ts';

/** Participants of overruns and close assaults, and their approaches, judged by open knowledge. */

function freeFault(unit: Unit | undefined, id: string, side: Side): Objection | undefined {
  if (!unit || unit.side !== side) return refuse('X0.7', msg`${theUnit(id)} is not ${theSide(side)}{'s|'}`);
  return busyFault(unit) ?? (goodOrder(unit) ? undefined : refuse('X7.2a', msg`${theUnit(id)} is disrupted`));
}

/** X6.4.5b: open ground, nothing in the way but an Improved Position. */
export function overrunHexFault(world: World, state: State, side: Side, hex: Hex): Objection | undefined {
  const { board } = world;
  const enemies = enemiesAt(state, side, hex);
  if (enemies.length === 0) return refuse('X6.4.5b', msg`no enemy is in ${theHex(board, hex)}`);
  const terrain = terrainOf(board, hex);
  const bridged = terrain === 'water' && !isDeep(board, hex);
  const open = (terrain === 'clear' || terrain === 'beach' || bridged) && !isSlope(levelOf(board, hex));
  const wading = board.wet[hex] === 1 && enemies.some((unit) => unit.stream !== undefined);
  const dry = board.wet[hex] !== 1 || board.bridge[hex] === 1 || (board.ford[hex] as number) !== 0;
  if (!open || wading || !dry) return refuse('X6.4.5b', msg`${theHex(board, hex)} is not open ground`);
  if (blockAt(state, hex) || wrecksAt(state, hex) > 0 || openMineAt(state, hex) || fortAt(state, hex)) {
    return refuse('X6.4.5b', msg`a Block, Wreck, Mine or Fortification bars the overrun of ${theHex(board, hex)}`);
  }
  return undefined;
}

export function overrunnerFault(
  world: World,
  state: State,
  side: Side,
  unit: Unit | undefined,
  id: string,
  hex: Hex,
): Objection | undefined {
  const fault = freeFault(unit, id, side);
  if (fault || !unit) return fault;
  const kind = kindOf(world, unit);
  if (kind.type !== 'armored' || kind.overrun === 'no' || kind.spa || kind.gun)
    return refuse('X6.4.5a', msg`${theUnit(id)} cannot overrun`);
  if (unit.inside) return refuse('X8.4f', msg`${theUnit(id)} is inside a Fortification`);
  if (openMineAt(state, unit.at)) return refuse('X6.4.5f', msg`${theUnit(id)} stands in a mine`);
  const armored = enemiesAt(state, side, hex).some((enemy) => kindOf(world, enemy).type === 'armored');
  if (kind.overrun === 'soft' && armored) return refuse('X6.4.5a', msg`${theUnit(id)} overruns soft units only`);
  return overrunWay(world, state, unit, hex)
    ? undefined
    : refuse('X6.4.5c', msg`${theUnit(id)} has no way through ${theHex(world.board, hex)} and out`);
}

/** Cache of `leastThrough` by hex, each value plus one so that 0 means unknown. */
const throughs = memoize((ground: Int16Array) => new Float64Array(ground.length / 6));

/** The least that the steps into a hex and out of it can take without the road rate, whatever stands around. */
function leastThrough(world: World, unit: Unit, target: Hex): number {
  const ground = emptyGround(world, kindOf(world, unit), unit, true);
  const known = throughs(ground);
  if (known[target] === 0) known[target] = 1 + throughOn(world, ground, target);
  return (known[target] as number) - 1;
}

function throughOn(world: World, ground: Int16Array, target: Hex): number {
  const { neighbours } = world.board.grid;
  const least = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY] as [number, number];
  for (let direction = 0; direction < 6; direction++) {
    const side = neighbours[target * 6 + direction] as Hex;
    if (side === NOWHERE) continue;
    const [into, out] = [ground[side * 6 + opposite(direction)] as number, ground[target * 6 + direction] as number];
    if (into !== BARRED) least[0] = Math.min(least[0], into);
    if (out !== BARRED) least[1] = Math.min(least[1], out);
  }
  return least[0] + least[1];
}

/** A way next to the target, through it and out on another side; X6.4.5c. */
export function overrunWay(world: World, state: State, unit: Unit, target: Hex): readonly Hex[] | undefined {
  const { grid } = world.board;
  const walk = startWalk(world, unit, []);
  const allowance = walk.left;
  const most = allowance - leastThrough(world, unit, target);
  if (most < 0) return undefined;
  let here: Pace | undefined;
  let out = NOWHERE;
  const leads = (hex: Hex, spent: number, ends: boolean): boolean => {
    if (ends || openMineAt(state, hex)) return false;
    here ??= { ...paceOf(world, state, walk, { overrun: target }), quiet: true };
    const at = { ...unit, at: hex };
    const before = { ...here, unit: at, from: hex, left: allowance - spent, fresh: spent === 0 };
    const into = stepPrice(world, state, before, target);
    if (isObjection(into) || into.ends) return false;
    const within = { ...unit, at: target };
    const through = { ...here, unit: within, from: target, left: allowance - spent - into.cost, fresh: false };
    for (const exit of neighboursOf(grid, target)) {
      if (exit === hex || isObjection(stepPrice(world, state, through, exit))) continue;
      out = exit;
      return true;
    }
    return false;
  };
  if (adjacent(grid, unit.at, target) && leads(unit.at, 0, false)) return [target, out];
  const path = wayAmong(world, state, unit, neighboursOf(grid, target), leads, false, most);
  return path && [...path, target, out];
}

/** X6.4.6a, b, g */
export function assaulterFault(
  world: World,
  state: State,
  side: Side,
  unit: Unit | undefined,
  id: string,
  hex: Hex,
): Objection | undefined {
  const fault = freeFault(unit, id, side);
  if (fault || !unit) return fault;
  if (!kindOf(world, unit).closeAssault) return refuse('X6.4.6a', msg`${theUnit(id)} cannot close assault`);
  const place = assaultPlaceFault(world, state, unit, hex);
  if (!place) return undefined;
  if (unit.stream !== undefined) return refuse('X6.4.6g', msg`no close assault from a stream or water`);
  if (place.rule !== 'X6.4.6b') return place;
  return assaultWay(world, state, unit, hex)
    ? undefined
    : refuse('X6.4.6b', msg`${theUnit(id)} cannot come next to ${theHex(world.board, hex)}`);
}

/** May the unit assault the hex from where it stands? */
export function assaultPlaceFault(world: World, state: State, unit: Unit, hex: Hex): Objection | undefined {
  const { board } = world;
  if (unit.at === hex) {
    // X8.4i: those outside may assault the Fortification, those inside may not assault those outside.
    return unit.inside ? refuse('X8.4i', msg`${unit} is inside the Fortification`) : undefined;
  }
  const direction = directionTo(board.grid, unit.at, hex);
  if (direction < 0) return refuse('X6.4.6b', msg`${unit} is not next to ${theHex(board, hex)}`);
  if (sideOf(board, unit.at, direction) & SIDES.cliff)
    return refuse('X6.4.6b', msg`a cliff is between ${unit} and ${theHex(board, hex)}`);
  if (unit.stream !== undefined || isDeep(board, unit.at))
    return refuse('X6.4.6g', msg`no close assault from a stream or water`);
  return openMineAt(state, unit.at) ? refuse('X8.2g', msg`${unit} stands in a mine`) : undefined;
}

/** The unit after a step from one hex to the next: on the bridge or ford there, or Down in the stream (X6.3.11f, g). */
export function arrivedAt(world: World, unit: Unit, from: Hex, at: Hex): Unit {
  const { stream: _stream, inside: _inside, ...rest } = unit;
  const { board } = world;
  const down = isStream(board, at) && !ontoCrossing(board, at, directionTo(board.grid, from, at));
  return { ...rest, at, ...(down ? { stream: 'down' as const } : {}) };
}

/** The approach to a hex next to the target, or to one of these, without the road rate. */
export function assaultWay(
  world: World,
  state: State,
  unit: Unit,
  hex: Hex,
  to: readonly Hex[] = [hex, ...neighboursOf(world.board.grid, hex)],
): readonly Hex[] | undefined {
  return wayAmong(
    world,
    state,
    unit,
    to,
    (at, _spent, _ends, from) => !assaultPlaceFault(world, state, arrivedAt(world, unit, from, at), hex),
    true,
  );
}

/** Hexes from which the unit may assault: where it stands, and those it can still come to. */
export function assaultPlaces(world: World, state: State, unit: Unit, hex: Hex, moves: boolean): Hex[] {
  const here = assaultPlaceFault(world, state, unit, hex) ? [] : [unit.at];
  if (!moves || !goodOrder(unit) || unit.stream !== undefined) return here;
  const others = neighboursOf(world.board.grid, hex).filter(
    (to) => to !== unit.at && assaultWay(world, state, unit, hex, [to]) !== undefined,
  );
  return [...here, ...others];
}

/**
 * X6.4.6f: first MG that can no longer come together with participating infantry; `moves` names the units that may
 * still move.
 */
export function loneMg(
  world: World,
  state: State,
  units: readonly Unit[],
  hex: Hex,
  moves: (unit: Unit) => boolean,
): Unit | undefined {
  const joined = withPartners(world, units);
  const lone = units.filter((unit) => !joined.includes(unit));
  if (lone.length === 0) return undefined;
  const partners = units.filter((unit) => kindOf(world, unit).infantry && !kindOf(world, unit).mg);
  const theirs = new Set(partners.flatMap((unit) => assaultPlaces(world, state, unit, hex, moves(unit))));
  return lone.find((unit) => !assaultPlaces(world, state, unit, hex, moves(unit)).some((place) => theirs.has(place)));
}

export function assaultHexFault(world: World, state: State, side: Side, hex: Hex): Objection | undefined {
  if (enemiesAt(state, side, hex).length === 0)
    return refuse('X6.4.6a', msg`no enemy is in ${theHex(world.board, hex)}`);
  return isDeep(world.board, hex) ? refuse('X6.4.6g', msg`no close assault against a water hex`) : undefined;
}

/** X6.4.6f: an MG joins beside infantry that takes part; those without a partner drop out. */
export function withPartners(world: World, units: readonly Unit[]): Unit[] {
  const kinds = units.map((unit) => kindOf(world, unit));
  return units.filter((unit, i) => {
    if (!kinds[i]?.mg) return true;
    return units.some((mate, j) => mate.at === unit.at && kinds[j]?.infantry === true && kinds[j]?.mg === false);
  });
}

/** X6.4.6e */
export function engineerShift(world: World, units: readonly Unit[]): number {
  const engineers = units.filter((unit) => kindOf(world, unit).engineer);
  const led = engineers.some((engineer) =>
    units.some((mate) => {
      const kind = kindOf(world, mate);
      return mate.at === engineer.at && kind.infantry && !kind.engineer && !kind.mg;
    }),
  );
  return led ? 1 : 0;
}
