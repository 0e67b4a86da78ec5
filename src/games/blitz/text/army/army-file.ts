import { count, type Held, list, oneOf, optional, token } from '#core/notation/field.ts';
import { code, msg } from '#core/message.ts';
import { phrase, wordLike } from '#core/notation/text-fields.ts';
import { type FileKind } from '#core/notation/document.ts';
import { shape } from '#core/notation/shape.ts';
import { ZONES } from '#games/blitz/board.ts';
import { hex } from '#games/blitz/fields.ts';
import { MODULE_IDS } from '#games/blitz/modules/modules.ts';
import { UNIT_TYPES, type UnitType } from '#games/blitz/kinds.ts';
import { SIDES } from '#games/blitz/types.ts';
import { typeNamed } from '../unit-text.ts';

/** Files of armies and placements (docs/board-format.md): every statement and how it is written. */

/** B0.1: each level has the units of the one before it and its own. */
export const LEVELS = ['basic', 'tournament', 'optional'] as const;
/** B2.3: battalion or squadron, brigade, division or wing; without effect. */
export const SIZE_MARKS = ['II', 'III', 'X', 'XX', 'XXX'] as const;
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
const id = wordLike(/^[a-z0-9-]{1,40}$/, 'continent');
const title = shape('{title}', { title: phrase('Order of Appearance') });
const type = token<UnitType>({
  missing: msg`a unit type is missing`,
  wrong: (word) => msg`unknown unit type '${code(word)}'`,
  example: 'infantry',
  is: (value) => UNIT_TYPES.some((one) => one === value),
  read: typeNamed,
  write: (value) => value,
});
const kind = wordLike(/^[A-Z][A-Z0-9]{0,7}$/, 'INF');
const marks = {
  size: oneOf(SIZE_MARKS),
  factors: wordLike(/^\d+-\d+(-\d+)?$/, '4-4'),
  label: optional(wordLike(/^[A-Z0-9]{1,4}$/, 'MAR')),
  symbol: optional(oneOf(SYMBOLS)),
};
/** `1-24`, or one number. */
const numbers = list(wordLike(/^\d{1,3}(-\d{1,3})?$/, '1-24'), ' ', { least: 1 });
/** `INF 1-24; GD; ARM 10 13`: a kind alone is one unit without a number. */
const units = list(shape('{kind}[ {numbers}]', { kind, numbers: optional(numbers) }), ';');
const side = shape('{side}', { side: oneOf(SIDES) });

const armyStatements = {
  army: shape('{id}', { id }),
  title,
  level: shape('{level} : {types}', { level: oneOf(LEVELS), types: list(type, ' ') }),
  replacements: shape('{factors} from turn {turn}', { factors: count(0, 200), turn: count(1, 99) }),
  limit: shape('{type} {factors}', { type, factors: count(0, 999) }),
  kind: shape('{name} {type} {size} {factors}[ label {label}][ symbol {symbol}]', { name: kind, type, ...marks }),
  side,
  nation: shape('{letter} {setUpBy}', { letter: wordLike(/^[a-z]$/, 'n'), setUpBy: oneOf([...SIDES, 'roll']) }),
  minors: shape('{armies}', { armies: list(id, ' ', { least: 1 }) }),
  turn: shape('{turn} : {units}', { turn: count(1, 99), units }),
  kit: shape('{module} : {units}', { module: oneOf(MODULE_IDS), units }),
  substitutes: shape('{kind} : {counters}', {
    kind,
    counters: list(
      shape('{size} {factors} {times}[ label {label}][ symbol {symbol}]', {
        times: wordLike(/^x\d+$/, 'x14'),
        ...marks,
      }),
      ';',
    ),
  }),
  // M8.ob: a star marks what is printed with one; centres of production by number and size.
  ob: shape('{no} {name} : {rows}', {
    no: count(1, 99),
    name: phrase('Blitz', ':'),
    rows: list(
      shape('{row} {value}', { row: wordLike(/^\w+$/, 'INF4'), value: wordLike(/^(\d+\*?|\d+x\d+)$/, '80') }),
      ';',
    ),
  }),
};

export const ARMY = { statements: armyStatements } satisfies FileKind;

/** `V20 : INF 1-3` */
export const station = shape('{hex} : {units}', { hex, units });

export const PLACEMENT = {
  statements: {
    placement: shape('{id}', { id }),
    title,
    side,
    // T3.3: at sea, or in the port where the Basic Game has no sea.
    sea: shape('{zone}[ else {hex}] : {units}', { zone: oneOf(ZONES), hex: optional(hex), units }),
  },
  others: station,
} satisfies FileKind;

type Counters = Held<typeof units>;

/** Kinds with the designations of their units, or what is wrong with one. */
export function designated(counters: Counters): { readonly kind: string; readonly designations: string[] }[] | string {
  const found: { kind: string; designations: string[] }[] = [];
  for (const { kind: name, numbers: said = [] } of counters) {
    const designations: string[] = [];
    for (const word of said) {
      const [first = '', last = first] = word.split('-');
      if (Number(last) < Number(first)) return `'${word}' is no number and no range of numbers`;
      for (let number = Number(first); number <= Number(last); number++) designations.push(String(number));
    }
    found.push({ kind: name, designations: designations.length > 0 ? designations : [''] });
  }
  return found;
}
