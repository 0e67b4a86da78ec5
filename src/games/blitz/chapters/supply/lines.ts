import { type Lines, unitsOnly } from '#games/blitz/text/commands/line.ts';
import type { UnitNo } from '#games/blitz/types.ts';

/** O21.1: supply routes. */
export type SupplyCommand = { readonly do: 'serveBeach'; readonly units: readonly UnitNo[] };

export const supplyLines: Lines<SupplyCommand['do']> = { serveBeach: unitsOnly('serveBeach b1+b2') };
