import { distance } from '#hex/grid.ts';
import type { Hex } from '#hex/hex.ts';
import { isStream } from '#games/gamex/move/price.ts';
import type { Unit } from '#games/gamex/types.ts';
import { hasBridge } from '#games/gamex/units.ts';
import type { Outlook } from '../outlook.ts';
import { delayByBridge } from './obstacles.ts';

/** Bridge layers (X9.3d): into a stream where most would cross, and out of it again. */

const SAVED = 0.5;
const MOST = 3;

/** Value of a bridge in a stream hex to units that want to cross. */
export function bridgeIn(outlook: Outlook, unit: Unit, hex: Hex): number {
  const { world, state, side, aims, without } = outlook;
  const { board } = world;
  if (without === 'engineers' || aims.what === 'hunt' || aims.hexes.length === 0) return 0;
  if (!hasBridge(world, unit) || !isStream(board, hex) || board.bridge[hex] === 1) return 0;
  const near = Math.min(...aims.hexes.map((one) => distance(board.grid, one, hex)));
  if (near > distance(board.grid, aims.hexes[0] ?? hex, unit.at) + 2) return 0;
  return Math.min(MOST, -SAVED * aims.pull * delayByBridge(world, state, side, aims, hex, true));
}
