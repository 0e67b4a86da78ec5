export type { Hex } from '../../../hex/hex.ts';
export type { Command, Side, State, Unit, UnitNo } from '../../../blitz/types.ts';
