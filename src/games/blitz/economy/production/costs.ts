import type { Row } from '../orders-of-battle/order.ts';

/** M9.cost: points for a factor, in halves; units of one factor count as one (M9.10). PC and SUP are not built. */
export const HALVES: Readonly<Partial<Record<Row, number>>> = {
  SAC: 12,
  MDM: 10,
  TAC: 6,
  FTR: 8,
  MAC: 8,
  RR: 6,
  TF: 12,
  MST: 12,
  LST: 12,
  INF2: 1,
  INF4: 2,
  ARM: 4,
  ART: 6,
  MAR: 4,
  RNG: 10,
  ABN: 6,
  FLAK: 4,
  Airbase: 4,
};
