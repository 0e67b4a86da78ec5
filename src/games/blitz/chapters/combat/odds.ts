import { add, type Term, times, total } from '../../../../core/terms.ts';
import type { Hex } from '../../../../hex/hex.ts';
import { fieldOf, stackAt } from '../ground/field.ts';
import { other, type Side, type State, type Unit, type UnitNo } from '../../types.ts';
import type { World } from '../../world.ts';

export interface Odds {
  /** `2-1`, `1-7`, `9-1` */
  readonly label: string;
  /** B19.2: below 1-6. */
  readonly tooLow: boolean;
  /** B19.2: above 6-1; the defender is eliminated without a roll. */
  readonly automatic: boolean;
}

/** B19.1: all rounding favours the defender. Against nothing at all (T23.0.4b) anything is enough. */
export function oddsOf(attack: number, defence: number): Odds {
  if (defence === 0) return { label: 'any-0', tooLow: attack === 0, automatic: true };
  if (attack >= defence) {
    const ratio = Math.floor(attack / defence);
    return { label: `${ratio}-1`, tooLow: false, automatic: ratio > 6 };
  }
  const ratio = attack > 0 ? Math.ceil(defence / attack) : Number.POSITIVE_INFINITY;
  return { label: `1-${ratio}`, tooLow: ratio > 6, automatic: false };
}

/** The strength of a battle in named terms. */
export interface Strengths {
  readonly attack: readonly Term[];
  /** B19.9: each defending hex has its own multiplier. */
  readonly defence: readonly { readonly hex: Hex; readonly terms: readonly Term[]; readonly total: number }[];
  readonly attackTotal: number;
  readonly defenceTotal: number;
  readonly odds: Odds;
}

/** B19.8 case 2: the attacker's hex is a river hex and shares no river with the defender's. */
const acrossRiver = (attacker: number, defender: number): boolean => attacker !== 0 && (attacker & defender) === 0;

/** B19.8: city and mountain double whatever the attackers stand on, rivers only what comes across them. */
function terrainTerms(world: World, state: State, hex: Hex, from: readonly Hex[], aircraft: boolean): Term[] {
  const { board } = world;
  if (board.city[hex] !== -1) return [times('B19.8', 'city', 2)];
  if (board.mountain[hex] === 1) return [times('B19.8', 'mountain', 2)];
  const own = board.rivers[hex] ?? 0;
  const across = from.length > 0 && from.every((one) => acrossRiver(board.rivers[one] ?? 0, own));
  if (!across || world.rules.riverDoubling({ state, aircraft })) return [];
  return [times('B19.8', 'attacked across a river', 2)];
}

const factorRule = (unit: Unit): string => (unit.type === 'artillery' ? 'B2.6' : 'B2.5');

/** B9.2, B19.9: what a defending hex counts when attacked from these hexes. */
export function defenceOf(world: World, state: State, side: Side, hex: Hex, from: readonly Hex[], aircraft = false) {
  const defenders = stackAt(fieldOf(world.board, state), side, hex).map((no) => state.units[no] as Unit);
  const terms = [
    ...defenders.map((unit) => add(factorRule(unit), unit.id, unit.df)),
    ...terrainTerms(world, state, hex, from, aircraft),
  ];
  return { hex, terms, total: total(terms) };
}

/** Ground units and aircraft of the mover against hexes of the opponent. */
export function strengthsOf(
  world: World,
  state: State,
  attackers: readonly UnitNo[],
  hexes: readonly Hex[],
  aircraft: readonly UnitNo[] = [],
): Strengths {
  const units = attackers.map((no) => state.units[no] as Unit);
  const from = [...new Set(units.map((unit) => unit.at))];
  const attack = [
    ...units.map((unit) => add(factorRule(unit), unit.id, unit.af)),
    ...aircraft.map((no) => state.units[no] as Unit).map((unit) => add('T23.1.2', unit.id, unit.af)),
  ];
  const defence = hexes.map((hex) => defenceOf(world, state, other(state.mover), hex, from, aircraft.length > 0));
  const attackTotal = total(attack);
  const defenceTotal = defence.reduce((sum, one) => sum + one.total, 0);
  return { attack, defence, attackTotal, defenceTotal, odds: oddsOf(attackTotal, defenceTotal) };
}

/** T23.2.3, Q19.1: a hex under a strategic strike is doubled in cities and mountains only. */
export function strikeDefence(world: World, state: State, hex: Hex): number {
  return defenceOf(world, state, other(state.mover), hex, []).total;
}
