import type { Dice } from '#core/dice/dice.ts';
import type { Emit } from '#core/play.ts';
import type { Hex } from '#hex/hex.ts';
import { attackDie, oneDie } from '#games/gamex/chance.ts';
import { isDeep, terrainOf } from '#games/gamex/board/board.ts';
import { type Column, combatResult, type Result } from '#games/gamex/tables.ts';
import { BRIDGE, FORT, type GamexEvent, type Hit, other, type State, type UnitId } from '#games/gamex/types.ts';
import {
  blockAt,
  fortAt,
  goodOrder,
  insideOf,
  isHeld,
  kindOf,
  openMineAt,
  positionAt,
  unitNamed,
  unitOf,
  wrecksAt,
} from '#games/gamex/units.ts';
import type { World } from '#games/gamex/world.ts';
import { throwOff } from '../options/tank-riders.ts';
import { bridgeFalls } from '../engineers/bridges.ts';
import { drmOf, type Reckoning } from './strength.ts';

/** From strength to what is left: the die, the row of each target, and what it does (X6.3.4). */

const MOST_WRECKS = 3;

/** X8.1a */
function leavesWreck(world: World, state: State, hex: Hex): boolean {
  if (isDeep(world.board, hex) || terrainOf(world.board, hex) === 'swamp' || wrecksAt(state, hex) >= MOST_WRECKS)
    return false;
  return !openMineAt(state, hex) && !positionAt(state, hex) && !blockAt(state, hex);
}

export function eliminate(world: World, state: State, id: UnitId, emit: Emit<GamexEvent>): void {
  const unit = unitOf(world, state, id);
  const wreck =
    unit.place === 'map' &&
    kindOf(world, unit).type === 'armored' &&
    fortAt(state, unit.at) === undefined &&
    leavesWreck(world, state, unit.at);
  emit({ is: 'eliminated', unit: id, wreck });
}

/** X6.3.4b */
export function applyResult(world: World, state: State, id: UnitId, result: Result, emit: Emit<GamexEvent>): void {
  const unit = unitNamed(world, state, id);
  if (result === '-' || !unit) return;
  const shaken = unit.disrupted === true;
  if (result === 'X' || (result === 'DD' && shaken)) eliminate(world, state, id, emit);
  else if (!shaken) {
    emit({ is: 'disrupted', unit: id });
    if (unit.place === 'rides') throwOff(world, state, id, emit);
  }
}

/** X8.4d */
function applyToFort(world: World, state: State, hex: Hex, result: Result, emit: Emit<GamexEvent>): void {
  if (result === '-') return;
  const inside = insideOf(state, hex);
  if (result !== 'X') {
    for (const unit of inside.filter(goodOrder)) emit({ is: 'disrupted', unit: unit.id });
    return;
  }
  for (const unit of inside) emit({ is: 'eliminated', unit: unit.id, wreck: false });
  emit({ is: 'fortDestroyed', hex, wreck: leavesWreck(world, state, hex) });
}

export function apply(world: World, state: State, hex: Hex, id: UnitId, result: Result, emit: Emit<GamexEvent>): void {
  if (id === BRIDGE) {
    // X9.3e: only X counts.
    if (result === 'X') bridgeFalls(world, state, hex, 'fire', emit);
  } else if (id === FORT) applyToFort(world, state, hex, result, emit);
  else applyResult(world, state, id, result, emit);
}

/** One die serves all targets; each adds its own modifiers and reads its own row (X6.3.5a). */
export function resolve(world: World, state: State, reckoning: Reckoning, emit: Emit<GamexEvent>, dice: Dice): void {
  const { mode, by, at, af, df, targets, column } = reckoning;
  const base = {
    is: 'attack',
    mode,
    by,
    at,
    targets: targets.map((target) => target.unit),
    af: [af.n, af.d],
    df,
  } as const;
  if (!column) {
    emit({ ...base, hits: [] });
    return;
  }
  const side = unitOf(world, state, by[0] ?? '').side;
  const foes = targets.some(({ unit }) => unit !== BRIDGE && unitNamed(world, state, unit)?.side !== side);
  const { die, drm: more } = attackDie(dice, side, foes ? other(side) : undefined);
  const hits: Hit[] = targets.map((target) => {
    const drm = drmOf(target) + more;
    return { unit: target.unit, drm, result: combatResult(column, die + drm) };
  });
  emit({ ...base, column, die, hits });
  for (const hit of hits) apply(world, state, at, hit.unit, hit.result, emit);
  if (mode === 'overrun') takeOverrun(world, state, by, at, emit);
}

/** X4.4b: overrunners were the last to enter a hex that no enemy combat unit holds any more. */
function takeOverrun(world: World, state: State, by: readonly UnitId[], hex: Hex, emit: Emit<GamexEvent>): void {
  const side = unitOf(world, state, by[0] ?? '').side;
  if (!world.contested.has(hex) || state.control[hex] === side || isHeld(world, state, other(side), hex)) return;
  emit({ is: 'taken', side, hex });
}

/** X8.2d: an unmodified die on the column of the mine. */
export function mineAttack(
  world: World,
  state: State,
  id: UnitId,
  hex: Hex,
  column: Column,
  emit: Emit<GamexEvent>,
  dice: Dice,
): Result {
  const die = oneDie(dice, other(unitOf(world, state, id).side), 'mine');
  const result = combatResult(column, die);
  const hits = [{ unit: id, drm: 0, result }];
  emit({ is: 'attack', mode: 'mine', by: [], at: hex, targets: [id], af: [0, 1], df: 0, column, die, hits });
  applyResult(world, state, id, result, emit);
  return result;
}
