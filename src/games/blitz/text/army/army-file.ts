import { count, list, oneOf, optional } from '#core/field.ts';
import { phrase, wordLike } from '#core/text-fields.ts';
import { type FileKind } from '#core/document.ts';
import { shape } from '#core/shape.ts';
import { ZONES } from '#games/blitz/board.ts';
import { hex } from '#games/blitz/fields.ts';
import { MODULE_IDS } from '#games/blitz/modules/modules.ts';
import { SIDES } from '#games/blitz/types.ts';

/** Files of armies and placements (docs/board-format.md): every statement and how it is written. */

const LEVELS = ['basic', 'tournament', 'optional'] as const;
const id = wordLike(/^[a-z0-9-]{1,40}$/, 'continent');
const title = shape('{title}', { title: phrase('Order of Appearance') });
const type = wordLike(/^[A-Za-z]+$/, 'infantry');
const kind = wordLike(/^[A-Z][A-Z0-9]{0,7}$/, 'INF');
const marks = {
  size: oneOf(['II', 'III', 'X', 'XX', 'XXX']),
  factors: wordLike(/^\d+-\d+(-\d+)?$/, '4-4'),
  label: optional(wordLike(/^[A-Z0-9]{1,4}$/, 'MAR')),
  symbol: optional(wordLike(/^[a-z-]+$/, 'marine')),
};
/** `1-24`, or one number. */
const numbers = list(wordLike(/^\d{1,3}(-\d{1,3})?$/, '1-24'), ' ', { least: 1 });
/** `INF 1-24; GD; ARM 10 13` */
const units = list(shape('{kind}[ {numbers}]', { kind, numbers: optional(numbers) }), ';');
const side = shape('{side}', { side: oneOf(SIDES) });

export const ARMY: FileKind = {
  statements: {
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
  },
};

export const PLACEMENT: FileKind = {
  statements: {
    placement: shape('{id}', { id }),
    title,
    side,
    // T3.3: at sea, or in the port where the Basic Game has no sea.
    sea: shape('{zone}[ else {hex}] : {units}', { zone: oneOf(ZONES), hex: optional(hex), units }),
  },
  others: shape('{hex} : {units}', { hex, units }),
};
