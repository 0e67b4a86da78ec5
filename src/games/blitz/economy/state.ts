import type { UnitType } from '../kinds.ts';
import type { Row } from './orders-of-battle/order.ts';
import type { Side } from '../unit.ts';
import type { Hex } from '#hex/hex.ts';

/** M9.1: a production centre. */
export interface Centre {
  readonly hex: Hex;
  /** Original owner, even after capture. */
  readonly side: Side;
  readonly size: number;
  /** M17.f.8: one of the minors'; the country it lies in. */
  readonly nation?: number;
  /** M17.h.6: nobody's yet. */
  readonly unowned?: true;
  /** M9.15 */
  readonly captor?: Side;
  /** M4.13: its hex was beaten at 10:1 in this combat: whoever occupies it takes it. */
  readonly beaten?: true;
  /** M9.11, M12.hd: half its points, or none, in its next cycle. */
  readonly halved?: true;
  /** Cycles in which it has none. */
  readonly shut?: number;
}

/** M9.20: so many factors of a type, built by the centre in a hex. */
export interface PlannedBuild {
  readonly hex: Hex;
  readonly row: Row;
  readonly factors: number;
}

/** M9.20: what a side builds in the cycle of a turn. */
export interface ProductionPlan {
  readonly side: Side;
  readonly turn: number;
  /** Absent where a view hides it. */
  readonly builds?: readonly PlannedBuild[];
  /** Set when it is due: the plan and its remainder are public. */
  readonly open?: true;
}

/** M9.14 */
export interface WrittenOff {
  readonly side: Side;
  readonly type: UnitType;
  readonly factors: number;
}
