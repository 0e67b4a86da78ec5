import type { Hex } from '#hex/hex.ts';
import type { State } from '#games/blitz/types.ts';
import type { World } from '#games/blitz/world.ts';

/** M14.15: is this a hex of the lake that freezes, while it is not frozen? */
export const isOpenWater = (world: World, state: State, hex: Hex): boolean =>
  world.board.ice?.[hex] === 1 && world.rules.weather.frozen({ world, state, hex }) === undefined;

/** Land now: `board.land` counts the lake that freezes in every season. */
export const isDryLand = (world: World, state: State, hex: Hex): boolean =>
  world.board.land[hex] === 1 && !isOpenWater(world, state, hex);
