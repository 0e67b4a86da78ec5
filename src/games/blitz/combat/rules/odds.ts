import { msg } from '#core/message.ts';
import { joined } from '#core/memo.ts';
import {
  asNumber,
  type Line,
  modified,
  plus,
  type Ratio,
  type Sum,
  type Term,
  times,
  total,
  whole,
} from '#core/terms.ts';
import type { Hex } from '#hex/hex.ts';
import type { OddsTable } from './tables.ts';
import { fieldOf, stackAt } from '#games/blitz/ground/rules/field.ts';
import { type Battle, other, type Side, type State, type Unit, type UnitNo } from '#games/blitz/types.ts';
import { isGround, isShip, hasTwoFactors } from '#games/blitz/kinds.ts';
import type { World } from '#games/blitz/world.ts';

export interface Odds {
  /** `2-1`, `1-7`, `9-1` */
  readonly label: string;
  /** B19.2: below the table. */
  readonly tooLow: boolean;
  /** B19.2: above the table; the defender is eliminated without a roll. */
  readonly automatic: boolean;
}

/** Label of the odds against nothing at all. */
export const NO_DEFENCE = 'any-0';

/** B19.1: all rounding favours the defender. Against nothing at all (T23.0.4b) anything is enough. */
export function oddsOf(table: OddsTable, attack: number, defence: number): Odds {
  if (defence === 0) return { label: NO_DEFENCE, tooLow: attack === 0, automatic: true };
  if (attack >= defence) {
    const ratio = Math.floor(attack / defence);
    return { label: `${ratio}-1`, tooLow: false, automatic: ratio > table.highest };
  }
  const ratio = attack > 0 ? Math.ceil(defence / attack) : Number.POSITIVE_INFINITY;
  return { label: `1-${ratio}`, tooLow: ratio > table.lowest, automatic: false };
}

/** M4.3: the table a battle is fought on. */
export const tableOf = ({ rules }: World, { table }: Pick<Battle, 'table'>): OddsTable =>
  (table && rules.combat.blitzTable) ?? rules.combat.table;

/** Odds are the same of both strengths times the same number: so they are reckoned in whole ones. */
export const oddsBetween = (table: OddsTable, attack: Ratio, defence: Ratio): Odds =>
  oddsOf(table, attack.n * defence.d, defence.n * attack.d);

/** B19.9: a defending hex has its own multiplier. */
export interface Defence {
  readonly hex: Hex;
  readonly sum: Sum;
  readonly exact: Ratio;
  /** Ratio as a number. */
  readonly total: number;
}

/** Units whose factors count in an attack, supporting ships included (M11.tf b). */
export const strikersOf = ({ attackers, ships }: Pick<Battle, 'attackers' | 'ships'>): readonly UnitNo[] =>
  ships ? [...attackers, ...ships] : attackers;

/** The strength of a battle: a line for each unit. */
export interface Strengths {
  readonly attack: Sum;
  readonly defence: readonly Defence[];
  readonly attackTotal: number;
  readonly defenceTotal: number;
  readonly odds: Odds;
}

/** B19.8 case 2: the attacker's hex is a river hex and shares no river with the defender's. */
const acrossRiver = (attacker: number, defender: number): boolean => attacker !== 0 && (attacker & defender) === 0;

const NO_TERMS: readonly Term[] = [];
const IN_CITY = [times('B19.8', msg`city`, whole(2))];
const ON_MOUNTAIN = [times('B19.8', msg`mountain`, whole(2))];
const ACROSS_RIVER = [times('B19.8', msg`attacked across a river`, whole(2))];

/** B19.8: city and mountain double whatever the attackers stand on, rivers only what comes across them. */
function terrainTerms(world: World, state: State, hex: Hex, from: readonly Hex[], aircraft: boolean): readonly Term[] {
  const { board } = world;
  if (board.city[hex] !== -1) return IN_CITY;
  if (board.mountain[hex] === 1) return ON_MOUNTAIN;
  // M14.15: a frozen river is no river.
  const riversAt = (one: Hex): number => {
    const rivers = board.rivers[one] ?? 0;
    return rivers !== 0 && world.rules.weather.frozen({ world, state, hex: one }) ? 0 : rivers;
  };
  const own = riversAt(hex);
  const across = from.length > 0 && from.every((one) => acrossRiver(riversAt(one), own));
  return !across || world.rules.riverDoubling({ state, aircraft }) ? NO_TERMS : ACROSS_RIVER;
}

/** Contribution of a unit to a battle, with the modifiers for it alone. */
const lineOf = (
  { rules }: World,
  state: State,
  unit: Unit,
  as: 'attack' | 'defence',
  hexes?: readonly Hex[],
): Line => ({
  rule: isGround(unit) ? (hasTwoFactors(unit) ? 'B2.6' : 'B2.5') : 'T23.1.2',
  what: { unit: unit.id },
  base: whole(as === 'attack' ? unit.af : unit.df),
  terms: rules.factor({ state, unit, as, hexes }),
});

/** B9.1, T23.1.2: attack factors, unit by unit. */
export const attackOf = (world: World, state: State, units: readonly UnitNo[], hexes?: readonly Hex[]): Sum => ({
  lines: units.map((no) => lineOf(world, state, state.units[no] as Unit, 'attack', hexes)),
  terms: NO_TERMS,
});

export const exactAttack = ({ rules }: World, state: State, unit: Unit, hexes?: readonly Hex[]): Ratio =>
  modified(whole(unit.af), rules.factor({ state, unit, as: 'attack', hexes }));

/** Attack factors of one unit, for these hexes if given (M14.10). */
export const attackFactor = (world: World, state: State, unit: Unit, hexes?: readonly Hex[]): number =>
  asNumber(exactAttack(world, state, unit, hexes));

/** Sum of the attack factors of these units. */
export const attackFactors = (world: World, state: State, units: readonly UnitNo[]): number =>
  asNumber(total(attackOf(world, state, units)));

/** M4.14: does a unit add anything to the defence of its hex? Artillery of M16 does not. */
export const defends = ({ rules }: World, state: State, unit: Unit): boolean =>
  modified(whole(unit.df), rules.factor({ state, unit, as: 'defence' })).n > 0;

/** M4.16: is nobody in the hex who defends it? */
export const isUndefended = (world: World, state: State, side: Side, hex: Hex): boolean =>
  !stackAt(fieldOf(world, state), side, hex).some((no) => defends(world, state, state.units[no] as Unit));

/** B9.2, B19.9: what a defending hex counts when attacked from these hexes. */
export function defenceOf(
  world: World,
  state: State,
  side: Side,
  hex: Hex,
  from: readonly Hex[],
  aircraft = false,
): Defence {
  const defenders = stackAt(fieldOf(world, state), side, hex).map((no) => state.units[no] as Unit);
  const lines = defenders.map((unit) => lineOf(world, state, unit, 'defence'));
  const terms = joined(terrainTerms(world, state, hex, from, aircraft), world.rules.defence({ state, hex }));
  const sum = { lines, terms };
  const exact = total(sum);
  // M4.15, M70.fallback: a train, a centre or a supply counter alone counts 1, whatever it stands in.
  const [outpost] = exact.n === 0 ? world.rules.outposts({ state, side, hex }) : [];
  if (outpost) {
    const line = { ...outpost, base: whole(1), terms: NO_TERMS };
    return { hex, sum: { lines: [line], terms: NO_TERMS }, exact: whole(1), total: 1 };
  }
  return { hex, sum, exact, total: asNumber(exact) };
}

/** M12.29: aircraft join the attack of ground units other than artillery. */
export const joining = (
  { rules }: World,
  { units }: State,
  attackers: readonly UnitNo[],
  aircraft: readonly UnitNo[],
): readonly UnitNo[] => {
  const { from, leads } = rules.air;
  return from === 'cities' || attackers.some((no) => leads(units[no] as Unit)) ? aircraft : [];
};

/** Ground units and aircraft of the mover against hexes of the opponent, artillery that supports them added (M16.8). */
export function strengthsOf(
  world: World,
  state: State,
  attackers: readonly UnitNo[],
  hexes: readonly Hex[],
  sent: readonly UnitNo[] = [],
  support: readonly UnitNo[] = [],
): Strengths {
  const aircraft = joining(world, state, attackers, sent);
  // M11.tf b: ships that support stand in nobody's way: rivers are for those who come over land.
  const ashore = attackers.filter((no) => !isShip(state.units[no] as Unit));
  const from = [...new Set(ashore.map((no) => (state.units[no] as Unit).at))];
  const attack = attackOf(world, state, [...attackers, ...aircraft], hexes);
  const defence = hexes.map((hex) => defenceOf(world, state, other(state.mover), hex, from, aircraft.length > 0));
  const strength = total(attack);
  const against = defence.reduce((sum, { exact }) => plus(sum, exact), whole(0));
  const supported = support.length > 0 ? plus(against, total(attackOf(world, state, support))) : against;
  const odds = oddsBetween(world.rules.combat.table, strength, supported);
  return { attack, defence, attackTotal: asNumber(strength), defenceTotal: asNumber(supported), odds };
}

/** T23.2.3, Q19.1: a hex under a strategic strike is doubled in cities and mountains only. */
export const strikeDefence = (world: World, state: State, hex: Hex): number =>
  defenceOf(world, state, other(state.mover), hex, []).total;
