import type { Objection } from '#core/objection.ts';
import { times } from '#core/terms.ts';
import type { Hex } from '#hex/hex.ts';
import { HALF } from '#games/gamex/ratio.ts';
import { BRIDGE, type Shot, type Side, type State, type Unit } from '#games/gamex/types.ts';
import { kindOf } from '#games/gamex/units.ts';
import { refuse, msg, theHex, theUnit } from '#games/gamex/words.ts';
import type { World } from '#games/gamex/world.ts';
import { combinationFault, shooterFault } from '../fire/direct.ts';
import { firesAs, type Plan, rangeTo } from '../fire/strength.ts';
import { gunFault, sighterFault } from '../indirect/indirect.ts';
import { seesHex } from '../sight/observation.ts';
import { tempBridgeAt } from './bridges.ts';

/** Fire at a temporary bridge (X9.3e): an attack of its own, at the bridge alone. */

export const atBridge = ({ targets }: Pick<Shot, 'targets'>): boolean => targets.includes(BRIDGE);

function aimFault(world: World, state: State, unit: Unit, side: Side, { at, sighter }: Shot): Objection | undefined {
  const kind = kindOf(world, unit);
  const fault = sighter === undefined ? shooterFault(world, unit, side) : gunFault(world, unit, side, at);
  if (fault) return fault;
  if (firesAs(kind) === 'I') return refuse('X9.3e', msg`${unit} has no weapon against a bridge`);
  if (sighter !== undefined) return undefined;
  const far = rangeTo(world, unit.at, at);
  if (far > kind.range)
    return refuse('X6.2', msg`${theHex(world.board, at)} is ${far} {hex|hexes} from ${unit}, out of its range`);
  return seesHex(world, state, unit, at)
    ? world.rules.aim({ world, unit, hex: at })
    : refuse('X6.3.7k', msg`${unit} does not see the bridge in ${theHex(world.board, at)}`);
}

export function bridgeShotFault(
  world: World,
  state: State,
  side: Side,
  by: readonly Unit[],
  shot: Shot,
): Objection | undefined {
  if (by.length === 0) return refuse('X6.1', msg`an attack needs units`);
  if (!tempBridgeAt(state, shot.at))
    return refuse('X9.3e', msg`there is no temporary bridge in ${theHex(world.board, shot.at)}`);
  if (shot.targets.length > 1) return refuse('X9.3e', msg`a bridge is attacked alone`);
  for (const unit of by) {
    const fault = aimFault(world, state, unit, side, shot);
    if (fault) return fault;
  }
  const { sighter } = shot;
  if (sighter === undefined) return combinationFault(world, by);
  if (by.some(({ id }) => id === sighter))
    return refuse('X6.4.3b', msg`${theUnit(sighter)} fires itself and cannot sight`);
  return sighterFault(world, state, side, sighter, shot.at);
}

/** X9.3e: batteries and guns that may bombard the bridge in a hex. */
export function bridgeMissionFault(world: World, state: State, by: readonly Unit[], hex: Hex): Objection | undefined {
  if (!tempBridgeAt(state, hex))
    return refuse('X9.3e', msg`there is no temporary bridge in ${theHex(world.board, hex)}`);
  const light = by.find((unit) => firesAs(kindOf(world, unit)) === 'I');
  return light && refuse('X9.3e', msg`${light} has no weapon against a bridge`);
}

/** Halved where it is indirect; not shared with who else is there. */
export const bridgePlan = (
  by: readonly Unit[],
  { at, sighter }: Pick<Shot, 'at' | 'sighter'>,
  mode: 'direct' | 'indirect' | 'oba' = sighter === undefined ? 'direct' : 'indirect',
): Plan => ({
  mode,
  by,
  at,
  targets: [BRIDGE],
  ...(sighter === undefined ? {} : { factor: times('X9.3e', msg`indirect, at a bridge`, HALF) }),
});

/** Shots of one unit at every temporary bridge in its range. */
export function* bridgeShots(world: World, state: State, unit: Unit): Generator<Shot> {
  for (const { at } of state.bridges ?? []) {
    const shot: Shot = { by: [unit.id], at, targets: [BRIDGE] };
    if (!bridgeShotFault(world, state, unit.side, [unit], shot)) yield shot;
    if (!kindOf(world, unit).indirect || gunFault(world, unit, unit.side, at)) continue;
    const eye = state.units.find((one) => {
      if (one.side !== unit.side || one.id === unit.id) return false;
      return !bridgeShotFault(world, state, unit.side, [unit], { ...shot, sighter: one.id });
    });
    if (eye) yield { ...shot, sighter: eye.id };
  }
}
