import { takeStatements } from '#core/notation/document.ts';
import type { Held } from '#core/notation/field.ts';
import type { Fault } from '#core/notation/notation.ts';
import { type Side, SIDES } from '#games/blitz/types.ts';
import { KINDS, kindOf, type UnitType } from '#games/blitz/kinds.ts';
import type { Order } from '#games/blitz/economy/orders-of-battle/order.ts';
import { ARMY, designated, LEVELS, type SIZE_MARKS, type SYMBOLS } from './army-file.ts';
import { orderOf } from './orders-text.ts';
import { readFactors, sideLetter } from '../unit-text.ts';

export { LEVELS, SIZE_MARKS } from './army-file.ts';
export type Level = (typeof LEVELS)[number];
export type SizeMark = (typeof SIZE_MARKS)[number];
export type CounterSymbol = (typeof SYMBOLS)[number];

/** Printed values of a counter, except its number. */
interface Printed {
  readonly type: UnitType;
  readonly size: SizeMark;
  readonly af: number;
  readonly df: number;
  readonly mf: number;
  readonly symbol: CounterSymbol;
  /** MAR, GD, LT, T: kept for the counter, without effect (B2.1). */
  readonly label?: string;
}

export interface Kind extends Printed {
  readonly name: string;
}

export interface ArmyUnit extends Printed {
  /** `b.inf5`: side, kind and designation. */
  readonly id: string;
  readonly side: Side;
  readonly kind: string;
  /** `5`, `GD`. */
  readonly designation: string;
  /** B17.1: turn of earliest arrival. */
  readonly due: number;
  /** M0.kit: plays only with this module, at every level. */
  readonly module?: string;
}

/** T2.3.7: counters for broken-down units, of use with counterLimits only. */
export interface Substitute extends Printed {
  readonly side: Side;
  readonly kind: string;
  readonly count: number;
}

/** M18.5: whose army it is, by the letter of the country, and who sets it up. */
interface ArmyNation {
  readonly letter: string;
  readonly setUpBy: Side | 'roll';
}

export interface Army {
  readonly id: string;
  readonly title: string;
  /** M18.ob: of the army of a minor country. */
  readonly nation?: ArmyNation;
  /** M18.ob: the armies of minor countries that come with it. */
  readonly minors: readonly string[];
  /** Types in play at each level, those of the levels below included. */
  readonly levels: Readonly<Record<Level, readonly UnitType[]>>;
  /** T17.1.1 */
  readonly replacements: { readonly factors: number; readonly from: number };
  /** T17.1.6: most factors of a type in play. */
  readonly limits: ReadonlyMap<UnitType, number>;
  readonly kinds: readonly Kind[];
  /** In order of side and appearance. */
  readonly units: readonly ArmyUnit[];
  readonly substitutes: readonly Substitute[];
  /** M8.ob: orders of battle, in the order of their numbers. */
  readonly orders: readonly Order[];
}

export const isArmy = (army: Army | readonly Fault[]): army is Army => !Array.isArray(army);

/** Does a unit play at a level, and with these modules? */
export const playsAt = (
  { levels }: Army,
  { module, type }: ArmyUnit,
  level: Level,
  modules: readonly string[],
): boolean =>
  module === undefined
    ? levels[level].includes(type) || kindOf(type).alsoWith?.some((id) => modules.includes(id)) === true
    : modules.includes(module);

/** The units of a side at a level. */
export const unitsAt = (army: Army, level: Level, side: Side, modules: readonly string[] = []): ArmyUnit[] =>
  army.units.filter((unit) => unit.side === side && playsAt(army, unit, level, modules));

interface Draft {
  id: string;
  title: string;
  own: Map<Level, UnitType[]>;
  replacements: { factors: number; from: number };
  limits: Map<UnitType, number>;
  kinds: Kind[];
  units: ArmyUnit[];
  substitutes: Substitute[];
  orders: Order[];
  side: Side | undefined;
  nation: ArmyNation | undefined;
  minors: string[];
  faults: Fault[];
}

/** Reads an army; either all of it or the list of its faults. */
export function parseArmy(text: string): Army | readonly Fault[] {
  const draft: Draft = {
    id: '',
    title: '',
    own: new Map(),
    replacements: { factors: 0, from: 1 },
    limits: new Map(),
    kinds: [],
    units: [],
    substitutes: [],
    orders: [],
    side: undefined,
    nation: undefined,
    minors: [],
    faults: [],
  };
  draft.faults.push(...takeStatements(ARMY, text, takersOf(draft)));
  if (draft.id === '') draft.faults.push({ message: 'the army has no army statement with its id' });
  const levels = { basic: levelTypes(draft, 'basic'), ...higherLevels(draft) };
  const inKit = new Set(draft.units.flatMap(({ module, kind }) => (module === undefined ? [] : kind)));
  for (const { name, type } of draft.kinds) {
    if (!levels.optional.includes(type) && !inKit.has(name))
      draft.faults.push({ message: `${name}: ${type} plays at no level` });
  }
  for (const side of draft.nation ? [draft.side ?? 'blue'] : SIDES) {
    const first = draft.units.some((unit) => unit.side === side && unit.due === 1);
    if (!first) draft.faults.push({ message: `${side} has no units on turn 1` });
  }
  if (draft.faults.length > 0) return draft.faults;
  const { id, nation, minors, replacements, limits, kinds, units, substitutes } = draft;
  const known = { id, title: draft.title || id, ...(nation && { nation }), minors };
  const orders = draft.orders.toSorted((a, b) => a.no - b.no);
  return { ...known, levels, replacements, limits, kinds, units, substitutes, orders };
}

const levelTypes = (draft: Draft, level: Level): readonly UnitType[] =>
  LEVELS.slice(0, LEVELS.indexOf(level) + 1).flatMap((lower) => draft.own.get(lower) ?? []);

const higherLevels = (draft: Draft) => ({
  tournament: levelTypes(draft, 'tournament'),
  optional: levelTypes(draft, 'optional'),
});

type Statements = { [K in keyof typeof ARMY.statements]: Held<(typeof ARMY.statements)[K]> };

const takersOf = (draft: Draft): { [K in keyof Statements]: (said: Statements[K], line: number) => void } => {
  const fault = (line: number, message: string) => void draft.faults.push({ line, message });
  const add = (line: number, units: Statements['turn']['units'], when: Pick<ArmyUnit, 'due' | 'module'>) => {
    const { side } = draft;
    if (!side) return fault(line, 'units stand before the side statement');
    const wrong = addUnits(draft, side, units, when);
    for (const message of wrong) fault(line, message);
  };
  return {
    army: ({ id }) => void (draft.id = id),
    title: ({ title }) => void (draft.title = title),
    level({ level, types }, line) {
      if (draft.own.has(level)) return fault(line, `the level ${level} stands twice`);
      draft.own.set(level, [...types]);
    },
    replacements: ({ factors, turn }) => void (draft.replacements = { factors, from: turn }),
    limit: ({ type, factors }) => void draft.limits.set(type, factors),
    kind({ name, type, ...marks }, line) {
      if (draft.kinds.some((kind) => kind.name === name)) return fault(line, `the kind ${name} stands twice`);
      const printed = printedOf(type, marks);
      if (typeof printed === 'string') fault(line, printed);
      else draft.kinds.push({ name, ...printed });
    },
    side({ side }, line) {
      if (draft.nation) return fault(line, ONE_ARMY);
      draft.side = side;
    },
    /** M18.5: `nation n red`, `nation c roll`. */
    nation({ letter, setUpBy }, line) {
      if (draft.side) return fault(line, ONE_ARMY);
      draft.nation = { letter, setUpBy };
      draft.side = setUpBy === 'roll' ? 'blue' : setUpBy;
    },
    minors: ({ armies }) => void (draft.minors = [...armies]),
    turn({ turn, units }, line) {
      const { side } = draft;
      if (draft.units.some((unit) => unit.side === side && unit.due === turn && unit.module === undefined))
        return fault(line, `turn ${turn} of ${side ?? ''} stands twice`);
      add(line, units, { due: turn });
    },
    /** M0.kit: the support a side gets with a module. */
    kit: ({ module, units }, line) => add(line, units, { due: 1, module }),
    /** M8.ob */
    ob(said, line) {
      const order = orderOf(said);
      if (!('no' in order)) for (const message of order) fault(line, message);
      else if (draft.orders.some(({ no }) => no === order.no))
        fault(line, `the order of battle ${order.no} stands twice`);
      else draft.orders.push(order);
    },
    substitutes({ kind: name, counters }, line) {
      const kind = draft.kinds.find((known) => known.name === name);
      const { side } = draft;
      if (!side) return fault(line, 'substitutes stand before the side statement');
      if (!kind) return fault(line, `unknown kind '${name}'`);
      for (const { times, ...marks } of counters) {
        const printed = printedOf(kind.type, marks);
        if (typeof printed === 'string') {
          fault(line, printed);
          continue;
        }
        const whole = printed.mf === kind.mf && printed.df < kind.df && printed.af * kind.df === printed.df * kind.af;
        if (!whole) fault(line, `${marks.factors} is no part of ${name} (T2.3.1, T2.3.3)`);
        const label = printed.label ?? kind.label;
        const one = { ...printed, ...(label ? { label } : {}), symbol: kind.symbol, side, kind: name };
        draft.substitutes.push({ ...one, count: Number(times.slice(1)) });
      }
    },
  };
};

const ONE_ARMY = 'an army is of one minor country, or of the two sides';

/** Adds the units of a turn or a kit; returns what is wrong with some. */
function addUnits(
  draft: Draft,
  side: Side,
  counters: Statements['turn']['units'],
  when: Pick<ArmyUnit, 'due' | 'module'>,
): string[] {
  const entries = designated(counters);
  if (typeof entries === 'string') return [entries];
  return entries.flatMap(({ kind: name, designations }) => {
    const kind = draft.kinds.find((known) => known.name === name);
    if (!kind) return [`unknown kind '${name}'`];
    const { name: _, ...printed } = kind;
    return designations.flatMap((designation) => {
      const { letter } = draft.nation ?? {};
      const id = letter ? `${letter}.${name.toLowerCase()}${designation}` : unitId(side, name, designation);
      if (draft.units.some((unit) => unit.id === id)) return [`${side} has two units ${name} ${designation}`];
      draft.units.push({ id, side, kind: name, designation: designation || name, ...when, ...printed });
      return [];
    });
  });
}

/** Printed values of a counter, or why it cannot have them. */
function printedOf(
  type: UnitType,
  {
    size,
    factors,
    label,
    symbol = KINDS[type].symbol,
  }: Pick<Statements['kind'], 'size' | 'factors' | 'label' | 'symbol'>,
): Printed | string {
  const read = readFactors(type, factors);
  return typeof read === 'string' ? read : { type, size, ...read, symbol, ...(label ? { label } : {}) };
}

export const unitId = (side: Side, kind: string, designation: string): string =>
  `${sideLetter(side)}.${kind.toLowerCase()}${designation}`;
