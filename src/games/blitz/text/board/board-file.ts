import { either, flag, list, oneOf, optional } from '#core/notation/field.ts';
import { phrase, quoted, wordLike } from '#core/notation/text-fields.ts';
import { type FileKind } from '#core/notation/document.ts';
import { shape } from '#core/notation/shape.ts';
import { COUNTRY_ROLES, FEATURES, LABEL_KINDS, ZONES } from '#games/blitz/board.ts';
import { hex, zone } from '#games/blitz/fields.ts';

/** Files of boards (docs/board-format.md): every statement and how it is written. */

const name = phrase('Ardel', ':');
const hexes = list(hex, ' ');
const course = hexes;
const some = shape('{hexes}', { hexes });
const range = wordLike(/^-?\d{1,3}\.\.-?\d{1,3}$/, '-3..3');
/** A way with a name, or without one. */
const track = shape('[{name}] : {course} | {course}', { name: optional(name), course });

/** `B   ~~..ff`: the letters of the row, and a sign for each hex. */
const rows: FileKind = {
  statements: {},
  others: shape('{row} {cells}', { row: wordLike(/^[A-Z]+$/, 'A'), cells: wordLike(/^\S+$/, '~~..ff') }),
  line(text, row) {
    const [letters = '', cells = ''] = text.split(' ');
    return `${letters.padEnd(2)} ${row % 2 === 1 ? ' ' : ''}${cells}`;
  },
};

export const BOARD: FileKind = {
  statements: {
    board: shape('{id}', { id: wordLike(/^[a-z0-9-]{1,40}$/, 'ardel') }),
    title: shape('{title}', { title: phrase('The Ardel Valley') }),
    grid: either(
      shape('rows {rows} columns {columns}', {
        rows: wordLike(/^A\.\.[A-Z]+$/, 'A..M'),
        columns: wordLike(/^1\.\.\d{1,3}$/, '1..17'),
      }),
      shape('radius {radius}', { radius: wordLike(/^\d{1,3}$/, '4') }),
      shape('q {q} r {r}', { q: range, r: range }),
    ),
    country: shape('{letter} {role} {name}', {
      letter: wordLike(/^[a-z]$/, 'b'),
      role: oneOf(COUNTRY_ROLES),
      name: phrase('Great Blue'),
    }),
    city: shape('{name}[ {capital}] : {hexes}', {
      name: phrase('Kronfurt', ':', '(capital)'),
      capital: flag('(capital)'),
      hexes,
    }),
    river: shape('{name} : {course}', { name, course }),
    road: track,
    rail: track,
    panels: shape('{left} {middle} fold {row}', {
      left: wordLike(/^-?\d{1,3}$/, '21'),
      middle: wordLike(/^-?\d{1,3}$/, '42'),
      row: wordLike(/^(-?\d{1,3}|[A-Z]+)$/, 'S'),
    }),
    'inland-port': shape('{hex} {zone}', { hex, zone }),
    dock: shape('{city} {hex}', { city: hex, hex }),
    belongs: shape('{who} {hexes}', {
      who: wordLike(/^\S+$/, 'n'),
      hexes: either(shape('{all}', { all: oneOf(['all']) }), some),
    }),
    label: shape('{kind} {text} {how} {along}', {
      kind: oneOf(LABEL_KINDS),
      text: quoted('Grey Sea'),
      how: oneOf(['along', 'at']),
      along: hexes,
    }),
    sea: shape('{hexes}[ zone {zone}]', { hexes, zone: optional(oneOf(ZONES)) }),
    ...Object.fromEntries(['lake', 'clear', 'neutral', ...FEATURES].map((word) => [word, some])),
  },
  blocks: { terrain: { end: 'end', lines: rows }, owners: { end: 'end', lines: rows } },
};
