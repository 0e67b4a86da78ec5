export type { Hex } from '../../../hex/hex.ts';
export type { Command, Side, State, Unit, UnitNo } from '../../../games/blitz/types.ts';
