import { atColon, type Fault, type Line, textFault, statements, wholeNumber, wordsOf } from '#core/notation.ts';
import { SIDES, type Side } from '#games/blitz/types.ts';
import { UNIT_TYPES, type UnitType, KINDS, kindOf } from '#games/blitz/kinds.ts';
import type { Order } from '#games/blitz/economy/orders-of-battle/order.ts';
import { readOrder } from './orders-text.ts';
import { readFactors, sideLetter, typeNamed } from '../unit-text.ts';

/** B0.1: each level has the units of the one before it and its own. */
export const LEVELS = ['basic', 'tournament', 'optional'] as const;
export type Level = (typeof LEVELS)[number];

/** B2.3: battalion or squadron, brigade, division or wing; without effect. */
export const SIZE_MARKS = ['II', 'III', 'X', 'XX', 'XXX'] as const;
export type SizeMark = (typeof SIZE_MARKS)[number];

/** The sign in the box of a counter. */
export const SYMBOLS = [
  'infantry',
  'marine',
  'armour',
  'artillery',
  'ranger',
  'airborne',
  'air-assault',
  'bomber',
  'medium-bomber',
  'tactical',
  'fighter',
  'train',
  'supply',
  'guerilla',
  'fleet',
  'sea-transport',
  'landing-ship',
  'transport',
  'airbase',
  'flak',
] as const;
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

const MOST_TURN = 99;
const MOST_DESIGNATION = 999;
const MOST_COUNTERS = 200;

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
  const large = textFault(text);
  if (large) return [large];
  for (const line of statements(text)) readStatement(draft, line);
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

function fault(draft: Draft, line: number, message: string): void {
  draft.faults.push({ line, message });
}

type Statement = (draft: Draft, line: number, rest: string) => void;

const STATEMENTS: Record<string, Statement> = {
  army(draft, line, rest) {
    if (!/^[a-z0-9-]{1,40}$/.test(rest)) return fault(draft, line, `'${rest}' is no army id (a-z, 0-9, -)`);
    draft.id = rest;
  },
  title(draft, _line, rest) {
    draft.title = rest;
  },
  level(draft, line, rest) {
    const [, word = '', list = ''] = /^(\S+) ?: ?(.*)$/.exec(rest) ?? [];
    const level = LEVELS.find((known) => known === word);
    if (!level) return fault(draft, line, `a level is: level ${LEVELS.join(' | ')} : unit types`);
    if (draft.own.has(level)) return fault(draft, line, `the level ${level} stands twice`);
    const types = wordsOf(list).map((name) => UNIT_TYPES.find((type) => type === name) ?? name);
    const known = types.filter((type) => UNIT_TYPES.some((one) => one === type)) as UnitType[];
    for (const type of types) {
      if (!known.includes(type as UnitType)) fault(draft, line, `unknown unit type '${type}'`);
    }
    draft.own.set(level, known);
  },
  replacements(draft, line, rest) {
    const [, factors, from] = /^(\d+) from turn (\d+)$/.exec(rest) ?? [];
    const read = [wholeNumber(factors, 0, MOST_COUNTERS), wholeNumber(from, 1, MOST_TURN)];
    if (read[0] === undefined || read[1] === undefined) return fault(draft, line, 'write: replacements 4 from turn 5');
    draft.replacements = { factors: read[0], from: read[1] };
  },
  limit(draft, line, rest) {
    const [word = '', number, more] = wordsOf(rest);
    const type = typeNamed(word);
    const factors = wholeNumber(number, 0, MOST_DESIGNATION);
    if (!type || factors === undefined)
      return fault(draft, line, `'${rest}' is no limit: limit SAC 16 (a unit type and factors)`);
    if (more !== undefined) return fault(draft, line, `'${more}' says nothing here`);
    draft.limits.set(type, factors);
  },
  kind(draft, line, rest) {
    const [name = '', typeWord = '', size = '', factors = '', ...marks] = wordsOf(rest);
    const type = typeNamed(typeWord);
    if (!/^[A-Z][A-Z0-9]{0,7}$/.test(name)) return fault(draft, line, `'${name}' is no kind (capitals, e.g. INF)`);
    if (!type) return fault(draft, line, `unknown unit type '${typeWord}'`);
    if (draft.kinds.some((kind) => kind.name === name)) return fault(draft, line, `the kind ${name} stands twice`);
    const printed = readPrinted(draft, line, type, size, factors, marks);
    if (printed) draft.kinds.push({ name, ...printed });
  },
  side(draft, line, rest) {
    if (draft.nation) return fault(draft, line, 'an army is of one minor country, or of the two sides');
    draft.side = SIDES.find((side) => side === rest);
    if (!draft.side) fault(draft, line, `'${rest}' is no side (${SIDES.join(' | ')})`);
  },
  /** M18.5: `nation n red`, `nation c roll`. */
  nation(draft, line, rest) {
    const [, letter, who] = /^([a-z]) (blue|red|roll)$/.exec(rest) ?? [];
    const setUpBy = who === 'roll' ? who : SIDES.find((side) => side === who);
    if (letter === undefined || !setUpBy) return fault(draft, line, 'write: nation n red (or blue, or roll: M18.5)');
    if (draft.side) return fault(draft, line, 'an army is of one minor country, or of the two sides');
    draft.nation = { letter, setUpBy };
    draft.side = setUpBy === 'roll' ? 'blue' : setUpBy;
  },
  minors(draft, line, rest) {
    draft.minors = wordsOf(rest);
    if (draft.minors.length === 0) fault(draft, line, 'write: minors nord-walkure (armies of minor countries, M18.ob)');
  },
  turn(draft, line, rest) {
    const [, number, list = ''] = /^(\d+) ?: ?(.*)$/.exec(rest) ?? [];
    const due = wholeNumber(number, 1, MOST_TURN);
    const { side } = draft;
    if (due === undefined) return fault(draft, line, `'${rest}' is no turn: turn 1 : INF 1-24; ARM 1-8`);
    if (!side) return fault(draft, line, 'a turn stands before the side statement');
    if (draft.units.some((unit) => unit.side === side && unit.due === due && unit.module === undefined)) {
      return fault(draft, line, `turn ${due} of ${side} stands twice`);
    }
    addUnits(draft, line, side, list, { due });
  },
  /** M0.kit: the support a side gets with a module. */
  kit(draft, line, rest) {
    const [, module, list = ''] = /^(M(?:[1-9]|1[0-8])) ?: ?(.*)$/.exec(rest) ?? [];
    const { side } = draft;
    if (module === undefined)
      return fault(draft, line, `'${rest}' is no kit: kit M7 : RR 1-6 (a module and its units, M0.kit)`);
    if (!side) return fault(draft, line, 'a kit stands before the side statement');
    addUnits(draft, line, side, list, { due: 1, module });
  },
  /** M8.ob */
  ob(draft, line, rest) {
    const order = readOrder(rest);
    if ('no' in order) {
      if (draft.orders.some(({ no }) => no === order.no))
        fault(draft, line, `the order of battle ${order.no} stands twice`);
      else draft.orders.push(order);
    } else for (const message of order) fault(draft, line, message);
  },
  substitutes(draft, line, rest) {
    const [name, list] = atColon(rest) ?? [rest, ''];
    const kind = draft.kinds.find((known) => known.name === name);
    const { side } = draft;
    if (!side) return fault(draft, line, 'substitutes stand before the side statement');
    if (!kind) return fault(draft, line, `unknown kind '${name}'`);
    for (const part of list.split(';')) {
      const [size = '', factors = '', times = '', ...marks] = wordsOf(part);
      const count = /^x\d+$/.test(times) ? wholeNumber(times.slice(1), 1, MOST_COUNTERS) : undefined;
      if (count === undefined) {
        fault(draft, line, `cannot read the substitutes '${part.trim()}' (X 2-4 x14)`);
        continue;
      }
      const printed = readPrinted(draft, line, kind.type, size, factors, marks);
      if (!printed) continue;
      const whole = printed.mf === kind.mf && printed.df < kind.df && printed.af * kind.df === printed.df * kind.af;
      if (!whole) fault(draft, line, `${factors} is no part of ${name} (T2.3.1, T2.3.3)`);
      const label = printed.label ?? kind.label;
      draft.substitutes.push({ ...printed, ...(label ? { label } : {}), symbol: kind.symbol, side, kind: name, count });
    }
  },
};

function addUnits(draft: Draft, line: number, side: Side, list: string, when: Pick<ArmyUnit, 'due' | 'module'>): void {
  for (const entry of readEntries(draft, line, list)) {
    for (const designation of entry.designations) {
      const { name: kind, ...printed } = entry.kind;
      const id = draft.nation
        ? `${draft.nation.letter}.${kind.toLowerCase()}${designation}`
        : unitId(side, kind, designation);
      if (draft.units.some((unit) => unit.id === id))
        fault(draft, line, `${side} has two units ${kind} ${designation}`);
      else draft.units.push({ id, side, kind, designation: designation || kind, ...when, ...printed });
    }
  }
}

function readStatement(draft: Draft, { number, text }: Line): void {
  const [word = ''] = wordsOf(text);
  const statement = Object.hasOwn(STATEMENTS, word) ? STATEMENTS[word] : undefined;
  if (statement) statement(draft, number, text.slice(word.length).trim());
  else fault(draft, number, `unknown statement '${word}'`);
}

/** Size mark, factors, then `label MAR` and `symbol marine` in any order. */
function readPrinted(
  draft: Draft,
  line: number,
  type: UnitType,
  sizeWord: string,
  factorWord: string,
  marks: readonly string[],
): Printed | undefined {
  const before = draft.faults.length;
  const size = SIZE_MARKS.find((mark) => mark === sizeWord);
  if (!size) fault(draft, line, `'${sizeWord}' is no size mark (${SIZE_MARKS.join(' ')})`);
  const factors = readFactors(type, factorWord);
  if (typeof factors === 'string') fault(draft, line, factors);
  let label: string | undefined;
  let symbol: CounterSymbol = KINDS[type].symbol;
  for (let i = 0; i < marks.length; i += 2) {
    const [word, value = ''] = [marks[i], marks[i + 1]];
    const sign = SYMBOLS.find((known) => known === value);
    if (word === 'label' && /^[A-Z0-9]{1,4}$/.test(value)) label = value;
    else if (word === 'symbol' && sign) symbol = sign;
    else fault(draft, line, `cannot read '${[word, value].join(' ').trim()}' (label MAR, symbol marine)`);
  }
  if (!size || typeof factors === 'string' || draft.faults.length > before) return undefined;
  return { type, size, ...factors, symbol, ...(label ? { label } : {}) };
}

export const unitId = (side: Side, kind: string, designation: string): string =>
  `${sideLetter(side)}.${kind.toLowerCase()}${designation}`;

/** `INF 1-24; GD; ARM 10 13`: kinds with their designations; a kind alone is one unit without a number. */
export function readList(text: string): { kind: string; designations: string[] }[] | string {
  const entries: { kind: string; designations: string[] }[] = [];
  for (const part of text.split(';')) {
    const [kind = '', ...words] = wordsOf(part);
    if (kind === '') continue;
    const designations: string[] = [];
    for (const word of words) {
      const [, first, last] = /^(\d{1,3})(?:-(\d{1,3}))?$/.exec(word) ?? [];
      const [from, to] = [Number(first), Number(last ?? first)];
      if (first === undefined || to < from) return `'${word}' is no number and no range of numbers`;
      for (let number = from; number <= to; number++) designations.push(String(number));
    }
    entries.push({ kind, designations: designations.length > 0 ? designations : [''] });
  }
  return entries;
}

function readEntries(draft: Draft, line: number, list: string): { kind: Kind; designations: string[] }[] {
  const entries = readList(list);
  if (typeof entries === 'string') {
    fault(draft, line, entries);
    return [];
  }
  if (entries.length === 0) fault(draft, line, 'no units are named');
  return entries.flatMap((entry) => {
    const kind = draft.kinds.find((known) => known.name === entry.kind);
    if (!kind) fault(draft, line, `unknown kind '${entry.kind}'`);
    return kind ? [{ kind, designations: entry.designations }] : [];
  });
}
