import { type FileKind, type Statements } from '#core/notation/document.ts';
import { count, either, flag, list, oneOf, optional } from '#core/notation/field.ts';
import { oneOfPhrases, parts, phrase, wordLike } from '#core/notation/text-fields.ts';
import { bare, shape } from '#core/notation/shape.ts';
import { SEASONS } from '#games/blitz/weather/zones/codes.ts';
import { hex } from '#games/blitz/fields.ts';
import { RELATIONS, SIDES } from '#games/blitz/types.ts';
import { BOARD } from '../board/board-file.ts';
import { THEATRE_LINES } from './theatre-lines.ts';
import { unitMarks } from './unit-marks.ts';
import { DECISION_LINES } from './frame-text.ts';
import { PHASES } from './position-words.ts';

/** Files of scenarios and positions (docs/notation.md): every statement and how it is written. */

const side = oneOf(SIDES);
const anyone = oneOf([...SIDES, 'nobody']);
const number = count(0, 999);
const word = wordLike(/^\S+$/, 'continent');
const words = shape('{words}', { words: list(word, ' ') });
const one = (field: typeof word) => shape('{name}', { name: field });
const turn = shape('{turn}', { turn: number });
const hexes = list(hex, ' ');
const held = shape('{who} {hexes}', { who: anyone, hexes });
const letter = wordLike(/^\w+$/, 'c');

const unit = shape('{type} {factors} {said}', {
  type: wordLike(/^[A-Za-z-]+$/, 'inf'),
  factors: wordLike(/^\d+-\d+(-\d+)?$/, '4-4'),
  said: unitMarks,
});
/** `blue moves`, or a unit. */
const ofSide = either(shape('{decides}', { decides: oneOfPhrases(Object.keys(PHASES)) }), unit);

const statements: Statements = {
  game: words,
  modules: words,
  option: words,
  options: words,
  ...{
    scenario: one(word),
    board: one(word),
    army: one(word),
    minorArmy: one(word),
    placement: one(word),
    orders: one(word),
  },
  ...{ turns: turn, cities: shape('{hexes}', { hexes: number }), turn, rising: turn, indicator: turn },
  ...{ first: shape('{side}', { side }), mover: shape('{side}', { side }) },
  adjudicate: shape('{turn}[ par {par}]', { turn: number, par: optional(count(-999, 999)) }),
  ...{ control: held, since: held },
  season: shape('{season}[ {turn}]', { season: oneOf(SEASONS), turn: optional(number) }),
  account: shape('{side} {cents}', { side, cents: wordLike(/^(\d{1,6})?(½)?$/, '2½') }),
  'written-off': shape('{side} {type} {factors}', { side, type: word, factors: number }),
  ...{ 'shut-rails': shape('{hexes}', { hexes }), cleared: shape('{hexes}', { hexes }) },
  unguarded: shape('{hex} {reach}', { hex, reach: number }),
  'supply-flown': shape('{side} {hex} {carries}[ {drop}]', { side, hex, carries: number, drop: flag('dropped') }),
  cut: shape('{side} {hex}[ {markers}]', { side, hex, markers: optional(count(1, 2)) }),
  streak: shape('{side} {ends}', { side, ends: count(0, 2) }),
  largest: shape('{side} {type} {factors}', { side, type: word, factors: word }),
  counters: shape('{side} {type} {factors} {count}', { side, type: word, factors: word, count: number }),
  ...{ ob: shape('{side} {no}', { side, no: word }), muster: shape('{side} {no}', { side, no: word }) },
  'draw-offered': bare,
  nation: shape('{country} {said}', {
    country: letter,
    said: parts({ blue: oneOf(RELATIONS), red: oneOf(RELATIONS), operator: side }),
  }),
  ...Object.fromEntries(Object.entries(THEATRE_LINES).map(([one, { field }]) => [one, field])),
  ...DECISION_LINES,
  frame: shape('{json}', { json: phrase('{"at":"seaHexes"}') }),
  blue: ofSide,
  red: ofSide,
};

export const SCENARIO: FileKind = {
  statements,
  blocks: { 'board inline': { end: 'end board', lines: BOARD } },
};
