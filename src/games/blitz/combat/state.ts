import type { RuleId } from '#core/objection.ts';
import type { Side, UnitNo } from '../unit.ts';
import type { Hex } from '#hex/hex.ts';

/** Kinds of battles resolved in the combat phase (T80.7). */
export const BATTLE_KINDS = ['ground', 'assault', 'strike', 'nuclear'] as const;

export type BattleKind = (typeof BATTLE_KINDS)[number];

/**
 * B9: attackers and one or more defending hexes resolved with one roll. City assaults (T22.3), strategic strikes
 * (T23.2) and nuclear strikes (O23.5) have one hex; the latter two have aircraft only.
 */
export interface Battle {
  readonly no: number;
  readonly kind: BattleKind;
  /** Ground units; aircraft take part by their missions. */
  readonly attackers: readonly UnitNo[];
  readonly hexes: readonly Hex[];
  /** T7.2.16: was every hex surrounded when the battles were declared? Absent before that. */
  readonly surrounded?: boolean;
  /** M4.3: the table chosen; absent where it is the usual one. */
  readonly table?: 'blitz';
  /** M11.tf b: task forces that support the attack; absent where there are none. */
  readonly ships?: readonly UnitNo[];
  /** M16.chart b: the defender's artillery in it; absent before he has said so. */
  readonly support?: readonly UnitNo[];
  /** M15.8: the guerillas in it have been asked whether they refuse; absent before that. */
  readonly faced?: boolean;
}

/** A battle in the course of being resolved (B80.8, T80.13). */
export interface Fight {
  readonly battle: Battle;
  readonly defenders: readonly UnitNo[];
  /** Aircraft of the mover in it. */
  readonly aircraft: readonly UnitNo[];
  /** Hexes the attackers stood in, for advances of the defender (B19.7.2). */
  readonly from: readonly Hex[];
}

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

/** Losses owed: the side, the units and the measure. */
export interface Bill {
  readonly side: Side;
  readonly factors: number;
  /** Attack factors, or size (which is the defence factor, B0.8). */
  readonly by: 'af' | 'size';
  readonly units: readonly UnitNo[];
  /** T21.4: units whose factors count double. */
  readonly double?: readonly UnitNo[] | undefined;
  readonly rule: RuleId;
}

/** M4.19: who goes back with others only. */
export interface Led {
  readonly unit: UnitNo;
  readonly units: readonly UnitNo[];
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
