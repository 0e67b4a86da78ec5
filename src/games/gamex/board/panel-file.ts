import type { FileKind } from '#core/notation/document.ts';
import { either, type Field, list, oneOf } from '#core/notation/field.ts';
import { phrase, wordLike } from '#core/notation/text-fields.ts';
import { shape } from '#core/notation/shape.ts';
import { LEVEL_WORDS, SIDES, TERRAINS } from './terrain.ts';

/** Files of panels and small boards (docs/gamex-board.md): every statement and how it is written. */

const text = shape('{text}', { text: phrase('Kalinov Heights') });
const range = wordLike(/^-?\d{1,3}\.\.-?\d{1,3}$/, '-3..6');
/** A hex, a run of a row, or all of them. */
const cell = wordLike(/^(all|[A-Za-z]{1,2}-?\d{1,3}(\.\.\d{1,3})?|-?\d+,-?\d+)$/, 'C-3..7');
const cells = list(cell, ' ', { least: 1 });
const some = shape('{cells}', { cells });
/** `: d4 Q-1 Q-2 Q-3 d1`: directions at the ends say where it comes from or runs off the board. */
const steps = list(wordLike(/^(d[1-6]|[A-Za-z]{1,2}-?\d{1,3}|-?\d+,-?\d+)$/, 'Q-1'), ' ', { least: 1 });
const way = shape(': {steps}', { steps });
const level = wordLike(/^[0-4]$/, '1');
const sides = either(
  shape('around level {level}', { level }),
  shape('around {ground}', { ground: oneOf([...TERRAINS, ...Object.keys(LEVEL_WORDS)]) }),
  shape('{sides}', { sides: list(wordLike(/^\S+([|]\S+|:([1-6]{1,6}|all))$/, 'A-1:135'), ' ', { least: 1 }) }),
);

/** `B  . . w w`: the letters of the row, and a sign for each hex. */
const rows: FileKind = {
  statements: {},
  others: shape('{row} {cells}', { row: wordLike(/^[A-Za-z]{1,2}$/, 'B'), cells: list(wordLike(/^\S+$/, '.'), ' ') }),
  line(row, number) {
    const [letters = '', ...signs] = row.split(' ');
    return `${letters.padEnd(2)} ${number % 2 === 0 ? ' ' : ''}${signs.join(' ')}`;
  },
};

const each = (words: readonly string[], field: Field<unknown>) =>
  Object.fromEntries(words.map((word) => [word, field]));

export const PANEL: FileKind = {
  statements: {
    panel: shape('{id}', { id: wordLike(/^[A-Za-z0-9]{1,16}$/, '1') }),
    grid: either(
      shape('rows {rows} columns {columns}', {
        rows: wordLike(/^A\.\.[A-Z]{1,2}$/, 'A..F'),
        columns: wordLike(/^1\.\.\d{1,3}$/, '1..9'),
      }),
      shape('radius {radius}', { radius: wordLike(/^\d{1,3}$/, '4') }),
      shape('q {q} r {r}', { q: range, r: range }),
    ),
    ...each(['title', 'about', 'title.de', 'about.de'], text),
    level: shape('{level} {cells}', { level, cells }),
    ...each([...Object.keys(LEVEL_WORDS), ...TERRAINS, 'sea', 'lake', 'bridge'], some),
    ...each([...Object.keys(SIDES), 'plain'], sides),
    road: way,
    stream: way,
    ford: either(way, some),
    place: shape('{kind} {name} : {cells}', { kind: wordLike(/^\S+$/, 'town'), name: phrase('Adski', ':'), cells }),
  },
  blocks: { terrain: { end: 'end', lines: rows }, levels: { end: 'end', lines: rows } },
};
