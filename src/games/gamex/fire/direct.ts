import type { Objection } from '#core/objection.ts';
import { adjacent } from '#hex/grid.ts';
import type { Hex } from '#hex/hex.ts';
import { isBuilt } from '#games/gamex/board/board.ts';
import { FORT, type Side, type State, type Unit, type UnitId } from '#games/gamex/types.ts';
import { goodOrder, insideOf, kindOf, unitOf } from '#games/gamex/units.ts';
import { refuse, msg, theHex, theSide, theUnit } from '#games/gamex/words.ts';
import type { World } from '#games/gamex/world.ts';
import { downFault, seesHex, seesUnit, spottingFault } from '../sight/observation.ts';
import { attackOf, firesAs, rangeTo, targetsIn } from './strength.ts';

/** Direct fire (X6.4.1): permitted firers and targets. */

export function shooterFault(world: World, unit: Unit, side: Side): Objection | undefined {
  const kind = kindOf(world, unit);
  if (unit.side !== side) return refuse('X0.7', msg`${unit} is not ${theSide(side)}{'s|'}`);
  if (unit.place !== 'map') return refuse('X0.8', msg`${unit} is not on the map, or rides`);
  if (unit.sea) return refuse('X10.3a', msg`${unit} is at sea`);
  if (!goodOrder(unit)) return refuse('X7.2a', msg`${unit} is disrupted`);
  if (kind.as === 0) return refuse('X6.3.6.t', msg`${unit} has no weapon`);
  if (unit.stream === 'down') return refuse('X6.3.11e', msg`${unit} is Down in a stream`);
  return undefined;
}

/** True if a unit may shoot at all; no reason given. */
export const mayShoot = (world: World, unit: Unit): boolean =>
  unit.place === 'map' && unit.sea !== true && goodOrder(unit) && unit.stream !== 'down' && kindOf(world, unit).as > 0;

/** X2.1c, X6.3.6d: the asterisk doubles the range against soft targets. */
export function reachOf(world: World, unit: Unit): number {
  const kind = kindOf(world, unit);
  return kind.star && firesAs(kind) === 'I' ? 2 * kind.range : kind.range;
}

/** Shared objection for shots that are only tried: the reason is never shown. */
const REFUSED: Objection = refuse('X6.2', msg`refused`);

/** May the unit fire at the target by range and line of sight? */
export function aimFault(
  world: World,
  state: State,
  unit: Unit,
  hex: Hex,
  id: UnitId,
  quiet = false,
): Objection | undefined {
  const far = rangeTo(world, unit.at, hex);
  if (far > reachOf(world, unit))
    return quiet
      ? REFUSED
      : refuse('X6.2', msg`${theHex(world.board, hex)} is ${far} {hex|hexes} from ${unit}, out of its range`);
  const seen = id === FORT ? insideOf(state, hex) : [unitOf(world, state, id)];
  if (!seen.some((one) => seesUnit(world, state, unit, one)))
    return quiet
      ? REFUSED
      : seesHex(world, state, unit, hex)
        ? downFault(world, id, hex)
        : refuse('X6.3.7k', msg`${unit} has no line of sight to ${theUnit(id)} in ${theHex(world.board, hex)}`);
  return world.rules.aim({ world, unit, hex });
}

/** X4.2.2d: hexes combine when each is adjacent to each. */
export function combinationFault(world: World, by: readonly Unit[]): Objection | undefined {
  const hexes = [...new Set(by.map((unit) => unit.at))];
  const apart = hexes.some((one, i) => hexes.slice(i + 1).some((two) => !adjacent(world.board.grid, one, two)));
  return apart ? refuse('X4.2.2d', msg`hexes fire together only if all of them are adjacent to each other`) : undefined;
}

/** Targets of direct fire: any of them, in a town all (X6.3.2b). */
export function targetFault(
  world: World,
  state: State,
  side: Side,
  hex: Hex,
  targets: readonly UnitId[],
): Objection | undefined {
  const there = targetsIn(state, side, hex);
  if (there.length === 0) return refuse('X6.2', msg`no enemy is in ${theHex(world.board, hex)}`);
  if (targets.length === 0 || new Set(targets).size !== targets.length)
    return refuse('X6.2', msg`the attacked units are not named, or twice`);
  const rider = world.rules.riders({ world, state, side, hex }).find((id) => targets.includes(id));
  if (rider !== undefined)
    return targets.length === 1 ? undefined : refuse('X16.1b', msg`${theUnit(rider)} is attacked by itself`);
  const missing = targets.find((id) => !there.includes(id));
  if (missing !== undefined)
    return refuse('X6.2', msg`${theUnit(missing)} is no target in ${theHex(world.board, hex)}`);
  if (isBuilt(world.board, hex) && targets.length < there.length)
    return refuse('X6.3.2b', msg`in ${theHex(world.board, hex)} all units are attacked as one`);
  return undefined;
}

/** A whole direct attack, but for whether its units are free to act. */
export function directFault(
  world: World,
  state: State,
  side: Side,
  by: readonly Unit[],
  hex: Hex,
  targets: readonly UnitId[],
): Objection | undefined {
  if (by.length === 0) return refuse('X6.1', msg`an attack needs units`);
  for (const unit of by) {
    const fault = shooterFault(world, unit, side);
    if (fault) return fault;
  }
  const fault = targetFault(world, state, side, hex, targets) ?? combinationFault(world, by);
  if (fault) return fault;
  const unseen = spottingFault(world, state, side, hex);
  if (unseen) return unseen;
  for (const unit of by) {
    for (const target of targets) {
      const aim = aimFault(world, state, unit, hex, target);
      if (aim) return aim;
    }
  }
  return strengthFault(world, state, 'direct', by, hex, targets, false);
}

const WEAK = refuse('X6.2', msg`the attack has no strength against these targets`);

/** X6.2: an attack with AF 0 cannot be declared; X6.3.6d: nor an asterisk shot that turns out to be at armor. */
export function strengthFault(
  world: World,
  state: State,
  mode: 'direct' | 'opFire',
  by: readonly Unit[],
  hex: Hex,
  targets: readonly UnitId[],
  entering: boolean,
): Objection | undefined {
  const { af, treated } = attackOf(world, state, { mode, by, at: hex, targets, entering });
  const beyond = by.find((unit) => rangeTo(world, unit.at, hex) > kindOf(world, unit).range);
  if (beyond && treated === 'armored')
    return refuse('X6.3.6d', msg`${beyond} fires beyond its printed range at soft targets only`);
  return af.n === 0 ? WEAK : undefined;
}
