import { memoize } from '#core/memo.ts';
import type { Objection } from '#core/objection.ts';
import type { Dice } from '#core/dice/dice.ts';
import type { Emit } from '#core/play.ts';
import { neighboursOf } from '#hex/grid.ts';
import type { Hex } from '#hex/hex.ts';
import { oneDie } from '#games/gamex/chance.ts';
import { type Board, isDeep, terrainOf } from '#games/gamex/board/board.ts';
import type { GamexEvent, State, Unit } from '#games/gamex/types.ts';
import { enemyOutside, kindOf, stackableIn, stackingLimit, unitsAt } from '#games/gamex/units.ts';
import { refuse, msg, theHex } from '#games/gamex/words.ts';
import type { World } from '#games/gamex/world.ts';

/** The sea (X10): units allowed on it, and the distance to the beach. */

/** X10.4a: what a vehicle counts in the boat that brings it. */
export const BOAT_DS = 8;

const INLAND = -1;
/** Steps over the sea to the nearest beach hex; 0 on the beach itself, INLAND where there is no such way. */
export const toBeach = memoize((board: Board): Int16Array => {
  const steps = new Int16Array(board.grid.size).fill(INLAND);
  const queue: Hex[] = [];
  for (let hex = 0; hex < board.grid.size; hex++) {
    if (terrainOf(board, hex) !== 'beach') continue;
    steps[hex] = 0;
    queue.push(hex);
  }
  for (const hex of queue)
    for (const next of neighboursOf(board.grid, hex)) {
      if (steps[next] !== INLAND || !isDeep(board, next)) continue;
      steps[next] = (steps[hex] as number) + 1;
      queue.push(next);
    }
  return steps;
});

export const isSea = (world: World, hex: Hex): boolean =>
  isDeep(world.board, hex) && (toBeach(world.board)[hex] ?? 0) > 0;

/** X10.2: vehicles and craft that are set up in a zone of nothing but sea. */
export const sails = (world: World, unit: Unit): boolean => {
  const zone = world.zones[unit.group ?? ''];
  return kindOf(world, unit).vehicle && zone !== undefined && zone.length > 0 && zone.every((hex) => isSea(world, hex));
};

/** X10.2, X10.3b: one in a sea hex. */
export function berthFault(world: World, state: State, unit: Unit, hex: Hex): Objection | undefined {
  const here = theHex(world.board, hex);
  if (!isSea(world, hex)) return refuse('X10.2', msg`${here} is no sea`);
  return unitsAt(state, hex).some(({ id }) => id !== unit.id)
    ? refuse('X10.2', msg`somebody is in ${here} already: one in a sea hex`)
    : undefined;
}

/** X10.3b: where a unit at sea may advance to, and whether it is only the enemy who keeps it from it. */
export function landings(
  world: World,
  state: State,
  unit: Unit,
): { readonly open: readonly Hex[]; readonly held: boolean } {
  const steps = toBeach(world.board);
  const far = steps[unit.at] ?? 0;
  const nearer = neighboursOf(world.board.grid, unit.at).filter((hex) => steps[hex] === far - 1);
  const held = nearer.filter((hex) => enemyOutside(state, unit.side, hex));
  const open = nearer.filter((hex) => {
    if (held.includes(hex)) return false;
    if (isDeep(world.board, hex)) return unitsAt(state, hex).length === 0;
    return stackableIn(state, hex) + 1 <= stackingLimit(state, hex, unit);
  });
  return { open, held: held.length > 0 };
}

/** X10.4b: once, when it is first put on the sea. */
export function rollForSinking(world: World, unit: Unit, emit: Emit<GamexEvent>, dice: Dice): void {
  if (!kindOf(world, unit).dd || world.sinking === 0) return;
  const die = oneDie(dice, unit.side, 'sinking');
  const sinks = die <= world.sinking;
  emit({ is: 'sinkDie', unit: unit.id, die, chance: world.sinking, sinks });
  if (sinks) emit({ is: 'eliminated', unit: unit.id, wreck: false });
}
