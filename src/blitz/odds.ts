import { oneOf, table } from '../core/table.ts';
import { add, type Term, total } from '../core/terms.ts';
import type { Hex } from '../hex/hex.ts';
import { type Field, fieldOf, stackAt } from './field.ts';
import { other, type Side, type State, type Unit, type UnitNo } from './types.ts';
import type { World } from './world.ts';

export interface Odds {
  /** `2-1`, `1-7`, `9-1` */
  readonly label: string;
  /** B19.2: below 1-6. */
  readonly tooLow: boolean;
  /** B19.2: above 6-1; the defender is eliminated without a roll. */
  readonly automatic: boolean;
}

/** B19.1: all rounding favours the defender. */
export function oddsOf(attack: number, defence: number): Odds {
  if (attack >= defence) {
    const ratio = Math.floor(attack / defence);
    return { label: `${ratio}-1`, tooLow: false, automatic: ratio > 6 };
  }
  const ratio = attack > 0 ? Math.ceil(defence / attack) : Number.POSITIVE_INFINITY;
  return { label: `1-${ratio}`, tooLow: ratio > 6, automatic: false };
}

export const BASIC_RESULTS = ['AE', 'AB2', 'EX', 'DB2', 'DE'] as const;
export type BasicResult = (typeof BASIC_RESULTS)[number];

/** B19.crt Basic Game attrition table. */
export const BASIC_ATTRITION = table(
  oneOf(BASIC_RESULTS),
  `
      1-6  1-5  1-4  1-3  1-2  1-1  2-1  3-1  4-1  5-1  6-1
  1   AB2  AB2  AB2  AB2  DB2  DB2  DE   DE   DE   DE   DE
  2   AE   AB2  AB2  AB2  EX   EX   EX   EX   EX   DB2  DB2
  3   AE   AE   AB2  AB2  AB2  DB2  DB2  DB2  DB2  DE   DE
  4   AE   AE   AE   AB2  AB2  DB2  DB2  DB2  DB2  DB2  DE
  5   AE   AE   AE   AE   AE   AB2  EX   EX   DE   DE   DE
  6   AE   AE   AE   AE   AE   AE   AB2  DE   DE   DE   DE
`,
);

/** The strength of a battle in named terms. */
export interface Strengths {
  readonly attack: readonly Term[];
  /** B19.9: each defending hex has its own multiplier. */
  readonly defence: readonly { readonly hex: Hex; readonly terms: readonly Term[]; readonly total: number }[];
  readonly attackTotal: number;
  readonly defenceTotal: number;
  readonly odds: Odds;
}

/** B9.2, B19.9: what a defending hex counts when attacked from these hexes. */
export function defenceOf(
  world: World,
  units: readonly Unit[],
  field: Field,
  side: Side,
  hex: Hex,
  from: readonly Hex[],
) {
  const defenders = stackAt(field, side, hex).map((no) => units[no] as Unit);
  const terms = [
    ...defenders.map((unit) => add(unit.type === 'artillery' ? 'B2.6' : 'B2.5', unit.id, unit.df)),
    ...world.rules.defence({ hex, from }),
  ];
  return { hex, terms, total: total(terms) };
}

export function strengthsOf(
  world: World,
  state: State,
  attackers: readonly UnitNo[],
  hexes: readonly Hex[],
  side: Side = other(state.mover),
): Strengths {
  const field = fieldOf(world.board, state.units);
  const units = attackers.map((no) => state.units[no] as Unit);
  const from = [...new Set(units.map((unit) => unit.at))];
  const attack = units.map((unit) => add(unit.type === 'artillery' ? 'B2.6' : 'B2.5', unit.id, unit.af));
  const defence = hexes.map((hex) => defenceOf(world, state.units, field, side, hex, from));
  const attackTotal = total(attack);
  const defenceTotal = defence.reduce((sum, one) => sum + one.total, 0);
  return { attack, defence, attackTotal, defenceTotal, odds: oddsOf(attackTotal, defenceTotal) };
}

/** Chances in sixths of each result, exactly. */
export function basicChances(odds: Odds): Partial<Record<BasicResult, number>> {
  if (odds.automatic) return { DE: 6 };
  const chances: Partial<Record<BasicResult, number>> = {};
  for (let die = 1; die <= 6; die++) {
    const result = BASIC_ATTRITION.at(die, odds.label);
    chances[result] = (chances[result] ?? 0) + 1;
  }
  return chances;
}
