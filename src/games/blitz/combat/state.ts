import type { RuleId } from '#core/objection.ts';
import type { Side, UnitNo } from '../unit.ts';
import type { Hex } from '#hex/hex.ts';

/** Kinds of battles resolved in the combat phase (T80.7). */
export const BATTLE_KINDS = ['ground', 'assault', 'strike', 'nuclear'] as const;

export type BattleKind = (typeof BATTLE_KINDS)[number];

/** T7.3: an automatic victory declared in movement. */
export interface Av {
  readonly no: number;
  readonly hexes: readonly Hex[];
  /** Committed ground units and aircraft (T7.3.2, T7.3.7). */
  readonly participants: readonly UnitNo[];
  /** Units that moved next to or over the victim on the strength of it (T7.3.14). */
  readonly users: readonly UnitNo[];
}

/** T23.2.4, O23.4.3, O90.25: a hex closed to retreats in this combat phase, to both sides or to one. */
export interface NoRetreat {
  readonly hex: Hex;
  readonly to: Side | 'both';
  readonly rule: RuleId;
}

export interface Loss {
  readonly unit: UnitNo;
  readonly factors: number;
}

/** A battle as it is declared, before it has a number. */
export interface Plan {
  readonly kind?: 'ground' | 'assault';
  /** Ground units, and in the Tournament Game aircraft that support them. */
  readonly attackers: readonly UnitNo[];
  readonly hexes: readonly Hex[];
  /** M4.3 */
  readonly table?: 'blitz';
}
