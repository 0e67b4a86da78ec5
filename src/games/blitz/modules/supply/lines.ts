import { type Lines, unitsOnly } from '../../text/commands/line.ts';
import type { UnitNo } from '../../types.ts';

/** M10.8 */
export type SupplyLineCommand = { readonly do: 'leaveOut'; readonly units: readonly UnitNo[] };

export const supplyLineLines: Lines<SupplyLineCommand['do']> = { leaveOut: unitsOnly('leaveOut b1+b2') };
