import { RUNGS } from './catalogue.ts';
import type { FileKind } from './document.ts';
import { count, list, oneOf } from './field.ts';
import { columns, phrase, wordLike } from './text-fields.ts';
import { shape } from './shape.ts';

/** Files of catalogues and results: every line and how it is written. */

const number = count(0, 99_999);

export const CATALOGUE: FileKind = {
  statements: {},
  others: columns({
    ...{ id: wordLike(/^[\w-]+$/, 'duel'), rung: oneOf(RUNGS), minutes: number, difficulty: count(1, 5) },
    ...{ turns: number, units: number, hexes: number },
    ...{ teaches: phrase('Move, fire, take a village.', '|'), german: phrase('Ziehen, schießen, ein Dorf nehmen.') },
  }),
};

/** `duel : 3 0 4 4 5 3 1` */
export const RESULTS: FileKind = {
  statements: {},
  others: shape('{id} : {numbers}', {
    id: wordLike(/^[\w-]+$/, 'duel'),
    numbers: list(wordLike(/^(-|\d+(\.\d+)?)$/, '3'), ' '),
  }),
};
