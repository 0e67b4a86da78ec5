import type { Objection } from '#core/objection.ts';
import type { Sum } from '#core/terms.ts';
import type { Hex } from '#hex/hex.ts';
import type { Battle, BattleKind, MissionKind, State, UnitNo } from '../types.ts';
import type { Forecast, Lost, Spread } from '../combat/desk/forecast.ts';

/** Data and answers of Blitzkrieg's own panels. */

/** Visible part of a state: without the undo data. */
export type Seen = State;

export interface BattleView {
  readonly attackers: readonly UnitNo[];
  readonly hexes: readonly Hex[];
  readonly kind: BattleKind;
  /** Aircraft alone are sent on this mission instead of a battle being declared. */
  readonly mission?: MissionKind;
  /** B9.8: declared battles over the same hexes. Called off, their attackers and hexes are in this one. */
  readonly joins?: readonly Battle[];
  /** M18.12: countries it would draw into the war. */
  readonly violates?: readonly number[];
  readonly attack: Sum;
  readonly defence: readonly Sum[];
  readonly odds: string;
  /** Every result with its chance and the factors both sides lose by it; none while the plan is refused. */
  readonly results: readonly Forecast[];
  readonly fault: Objection | undefined;
  /** M4.3: the same on the Blitz table, or why it is not open; absent where the game has none or the plan is refused. */
  readonly blitz?: { readonly results: readonly Forecast[]; readonly fault: Objection | undefined };
  /** M16.chart b: guns that can fire for the defence before the die, and the odds if all of them do. */
  readonly guns?: { readonly units: readonly UnitNo[]; readonly odds: string };
  /** M4.3: a declared battle's table. */
  readonly table?: Battle['table'];
  /** Attack factors needed for the next better columns. */
  readonly short: readonly { readonly factors: number; readonly odds: string }[];
  /** Units that could take part as well. */
  readonly join: readonly { readonly unit: UnitNo; readonly factors: number }[];
  /** Retreats open to defenders; `trapped` when some have none, `ringed` in the sense of T7.2.16. */
  readonly retreats: readonly {
    readonly hex: Hex;
    readonly ends: readonly Hex[];
    readonly paths: readonly (readonly Hex[])[];
    readonly trapped: boolean;
    readonly ringed: boolean;
  }[];
}

/** Losses of both sides in all battles together: the index is the loss, the value its chance. */
export interface Outlook {
  readonly battles: number;
  readonly blue: Spread;
  readonly red: Spread;
  /** Factors in these battles. */
  readonly engaged: Lost;
}

export interface Obligations {
  /** True if units are in contact: battles are or were obligatory. */
  readonly any: boolean;
  /** Enemy hexes that must be attacked and units that must fight, or be rebased, not yet provided for. */
  readonly hexes: readonly Hex[];
  readonly units: readonly UnitNo[];
  /** Units among these that touch only hexes of declared battles, with each of these hexes. */
  readonly joins: readonly { readonly unit: UnitNo; readonly hex: Hex }[];
  readonly fault: Objection | undefined;
}
