import { count, list, oneOf, optional } from '#core/notation/field.ts';
import { bare, shape } from '#core/notation/shape.ts';
import { hex, unitsToHex } from '#games/blitz/fields.ts';
import type { PlannedBuild } from '#games/blitz/types.ts';
import type { Hex } from '#hex/hex.ts';
import { ROW_NAMES } from '../orders-of-battle/order.ts';

const build = { hex, row: oneOf(ROW_NAMES), factors: count(1, 99) };
/** `U11 INF4 3 + U11 ARM 2`, or `none`. */
export const builds = list(shape('{hex} {row} {factors}', build), ' + ', { none: 'none', most: 99 });

export const buildsText = (name: (at: Hex) => string, planned: readonly PlannedBuild[]): string =>
  planned.map((one) => `${name(one.hex)} ${one.row} ${one.factors}`).join(' + ') || 'none';

export const productionCommands = {
  // M8.8, M80.3
  placePc: shape('{size} {hex}', { size: count(1, 99), hex }),
  // M80.29: so many factors of a type, built by the centre in a hex; elsewhere where they do not fit (M9.5).
  produce: shape('{hex} {row} {factors}[ at {to}]', { ...build, to: optional(hex) }),
  endProduction: bare,
  // M80.5, M80.29: what the centres build in the cycle of that turn.
  writePlan: shape('{turn} {builds}', { turn: count(1, 999), builds }),
  // M70.fallback: ten factors and more move into the hex of an enemy's centre.
  seizeCentre: unitsToHex,
};
