import { type Lines, unitsOnly } from '#games/blitz/text/commands/line.ts';
import type { UnitNo } from '#games/blitz/types.ts';

/** M10.8 */
export type SupplyLineCommand = { readonly do: 'leaveOut'; readonly units: readonly UnitNo[] };

export const supplyLineLines: Lines<SupplyLineCommand['do']> = { leaveOut: unitsOnly('leaveOut b1+b2') };
