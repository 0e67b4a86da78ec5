import type { FileKind } from '#core/notation/document.ts';
import { count, list, oneOf, optional } from '#core/notation/field.ts';
import { columns, phrase, wordLike } from '#core/notation/text-fields.ts';
import { bare, shape } from '#core/notation/shape.ts';
import { CATALOGUE, RESULTS } from '#core/notation/catalogue-file.ts';
import { PANEL } from './board/panel-file.ts';
import { FIGHTS } from './muster/order.ts';
import { SITUATION } from './text/situation-file.ts';
import { SIDES } from './types.ts';

/** Files of counters, decks and orders of battles: every line and how it is written. */

const word = wordLike(/^\S+$/, 'german');
const part = phrase('Rifle Platoon', '|');
const COUNTERS: FileKind = {
  statements: {},
  others: columns({ id: word, name: part, described: part, users: optional(part) }),
};

const face = wordLike(/^[1-6?]$/, '1');
/** X24.6: the number, the black and the green face, the event. */
const DECK: FileKind = {
  statements: {},
  others: shape('{number} {black} {green} {event}', {
    ...{ number: count(1, 54), black: face, green: face, event: wordLike(/^[ER]\d{1,2}$/, 'E07') },
  }),
  line(text) {
    const [number = '', black = '', green = '', event = ''] = text.split(' ');
    return `${number.padStart(2)}  ${black} ${green}  ${event}`;
  },
};

const side = shape('{nations} {points}', {
  nations: list(wordLike(/^[a-z-]+$/, 'german'), ' ', { least: 1 }),
  points: count(50, 3000),
});
const words = shape('{words}', { words: list(word, ' ', { least: 1 }) });
const number = (least: number, most: number) => shape('{number}', { number: count(least, most) });
const MUSTER: FileKind = {
  statements: {
    ...{
      map: words,
      board: words,
      terrain: words,
      year: number(1900, 1999),
      fight: shape('{fight}', { fight: oneOf(FIGHTS) }),
    },
    ...{ turns: number(1, 99), seed: shape('{seed}', { seed: wordLike(/^\d{1,9}$/, '1') }), swapped: bare },
    ...Object.fromEntries(SIDES.map((one) => [one, side])),
    buy: shape('{whose} {id} {count}', { whose: word, id: word, count: count(1, 60) }),
  },
};

/** Kinds of files, by how their names end. */
export const FILES = {
  panel: PANEL,
  counters: COUNTERS,
  situation: SITUATION,
  deck: DECK,
  muster: MUSTER,
  catalogue: CATALOGUE,
  results: RESULTS,
} satisfies Readonly<Record<string, FileKind>>;
