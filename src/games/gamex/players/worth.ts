import type { Kind } from '../kinds.ts';
import type { Unit } from '../types.ts';
import { kindOf } from '../units.ts';
import type { World } from '../world.ts';
import { asks } from './aims.ts';
import type { Chance } from './chances.ts';

/** Worth of units to a player: a plain infantry platoon is about two. */

const power = (kind: Kind): number => {
  const punch = (kind.as / 10) * (1 + Math.min(kind.range, 12) / 12) * 0.6;
  return punch + kind.ds / 20 + (kind.type === 'armored' ? kind.mp / 20 : 0);
};

const counted = new WeakMap<World, number>();
/** Extra worth of every unit, trucks too, where losses are counted. */
function headWorth(world: World): number {
  let worth = counted.get(world);
  if (worth === undefined) {
    worth = world.goals.some((goal) => asks(goal, 'kills') || asks(goal, 'losses')) ? 1.5 : 0.6;
    counted.set(world, worth);
  }
  return worth;
}

export const worthOf = (world: World, unit: Unit): number => headWorth(world) + power(kindOf(world, unit));

/** A shaken unit cannot fire, and the next hit may kill it; one that has acted loses less. */
const SHAKEN_FRESH = 0.45;
const SHAKEN_SPENT = 0.3;

export const harmOf = (world: World, unit: Unit, { dies, shaken }: Chance): number =>
  worthOf(world, unit) * (dies + shaken * (unit.marker === undefined ? SHAKEN_FRESH : SHAKEN_SPENT));
