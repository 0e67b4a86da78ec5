import { memoize } from '#core/memo.ts';
import { distance, neighboursOf } from '#hex/grid.ts';
import type { Hex } from '#hex/hex.ts';
import type { Side, State } from '#games/gamex/types.ts';
import type { World } from '#games/gamex/world.ts';
import { mayShoot, reachOf } from '../fire/direct.ts';
import { seesHex } from '../sight/observation.ts';

/** X4.4d: a lane from zone to zone out of the enemy's fire. */

/** Hexes that enemies able to fire reach and see, and hexes of those enemies. */
function covered(world: World, state: State, side: Side): Uint8Array {
  const { grid } = world.board;
  const under = new Uint8Array(grid.size);
  for (const unit of state.units) {
    if (unit.side === side || unit.place !== 'map') continue;
    under[unit.at] = 1;
    if (!mayShoot(world, unit)) continue;
    const far = reachOf(world, unit);
    for (let hex = 0; hex < grid.size; hex++)
      if (!under[hex] && distance(grid, unit.at, hex) <= far && seesHex(world, state, unit, hex)) under[hex] = 1;
  }
  return under;
}

/** Asked again and again about one state: by the objective, the score and the players. */
const answersIn = memoize((_state: State) => new Map<string, boolean>());

export function hasLane(world: World, state: State, side: Side, from: string, to: string): boolean {
  const answers = answersIn(state);
  const key = `${side} ${from} ${to}`;
  let answer = answers.get(key);
  if (answer === undefined) {
    answer = search(world, state, side, world.zones[from] ?? [], new Set(world.zones[to] ?? []));
    answers.set(key, answer);
  }
  return answer;
}

function search(world: World, state: State, side: Side, from: readonly Hex[], to: ReadonlySet<Hex>): boolean {
  const { grid } = world.board;
  const under = covered(world, state, side);
  const wide = (hex: Hex) => !under[hex] && neighboursOf(grid, hex).every((next) => !under[next]);
  const reached = new Set(from.filter(wide));
  for (const hex of reached) {
    if (to.has(hex)) return true;
    for (const next of neighboursOf(grid, hex)) if (!reached.has(next) && wide(next)) reached.add(next);
  }
  return false;
}
