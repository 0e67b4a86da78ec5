import { memoize } from '#core/memo.ts';
import type { Emit } from '#core/play.ts';
import { neighbour } from '#hex/grid.ts';
import { type Hex, NOWHERE, opposite } from '#hex/hex.ts';
import type { Board } from '#games/gamex/board/board.ts';
import type { GamexEvent, State, TempBridge } from '#games/gamex/types.ts';
import { blockAt, kindOf, unitsAt } from '#games/gamex/units.ts';
import { TRUCK_BRIDGE, type World } from '#games/gamex/world.ts';

/** Bridges that come and go (X9.2e, X9.3d–g): the ground is then another one. */

export const tempBridgeAt = (state: State, hex: Hex): TempBridge | undefined =>
  state.bridges?.find(({ at }) => at === hex);

const NONE: readonly never[] = [];
const grounds = memoize((world: World) =>
  memoize((broken: readonly Hex[]) =>
    memoize((bridges: readonly TempBridge[]): World => {
      const light = new Set(bridges.filter(({ ds }) => ds === TRUCK_BRIDGE).map(({ at }) => at));
      const board = boardWith(world.board, broken, bridges);
      return { ...world, board, light, printed: world };
    }),
  ),
);

/** The world as it lies now: printed bridges may be gone, others laid. */
export function groundNow(opened: World, state: State): World {
  const world = opened.printed ?? opened;
  if (state.bridges === undefined && state.broken === undefined) return world;
  return grounds(world)(state.broken ?? NONE)(state.bridges ?? NONE);
}

export function boardWith(board: Board, broken: readonly Hex[], bridges: readonly TempBridge[]): Board {
  if (broken.length === 0 && bridges.length === 0) return board;
  const [bridge, road, ford] = [board.bridge.slice(), board.road.slice(), board.ford.slice()];
  for (const hex of broken) {
    bridge[hex] = 0;
    for (let direction = 0; direction < 6; direction++) {
      const beyond = neighbour(board.grid, hex, direction);
      if (((road[hex] as number) & (1 << direction)) === 0 || beyond === NOWHERE) continue;
      road[beyond] = (road[beyond] as number) & ~(1 << opposite(direction));
    }
    road[hex] = 0;
  }
  // A temporary bridge is come onto from every bank; along the stream one is under it (X6.3.11g).
  for (const { at } of bridges) {
    bridge[at] = 1;
    for (let direction = 0; direction < 6; direction++) {
      const beyond = neighbour(board.grid, at, direction);
      if (beyond !== NOWHERE && board.wet[beyond] !== 1) ford[at] = (ford[at] as number) | (1 << direction);
    }
  }
  return { ...board, bridge, road, ford };
}

/**
 * The bridge is gone (X9.2e, f, X9.3f, g). Vehicles on it are lost, foot units are Down in the stream. Guns are lost
 * when engineers blow it up; shot down by fire it lets them stay.
 */
export function bridgeFalls(
  world: World,
  state: State,
  hex: Hex,
  by: 'engineers' | 'fire',
  emit: Emit<GamexEvent>,
): void {
  const temporary = tempBridgeAt(state, hex) !== undefined;
  const deep = world.board.wet[hex] !== 1;
  const on = unitsAt(state, hex).filter((unit) => unit.stream === undefined);
  emit({ is: 'bridgeDown', hex, block: !temporary && !deep && !blockAt(state, hex) });
  for (const unit of on) {
    const kind = kindOf(world, unit);
    if (kind.vehicle || (kind.gun && by === 'engineers') || deep)
      emit({ is: 'eliminated', unit: unit.id, wreck: false });
    else emit({ is: 'stream', unit: unit.id, stream: 'down' });
  }
}
