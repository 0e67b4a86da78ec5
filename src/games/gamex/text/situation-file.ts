import type { FileKind, Statements } from '#core/notation/document.ts';
import { count, either, flag, list, oneOf, optional } from '#core/notation/field.ts';
import { parts, phrase, wordLike } from '#core/notation/text-fields.ts';
import { shape } from '#core/notation/shape.ts';
import { PANEL } from '../board/panel-file.ts';
import { EVENT_CODES } from '../chaos.ts';
import { direction, hex } from '../fields.ts';
import { NATION_WORDS } from '../nations.ts';
import { COLUMNS } from '../tables.ts';
import { MARKERS, SIDES, TASKS } from '../types.ts';
import { LEVELS } from '../world.ts';

/** Files of situations and positions (docs/gamex-notation.md): every statement and how it is written. */

const side = oneOf(SIDES);
const number = count(0, 999);
const word = wordLike(/^\S+$/, 'south');
const words = shape('{words}', { words: list(word, ' ') });
const name = wordLike(/^[A-Za-z][\w.-]*$/, 'g1');
const names = wordLike(/^[A-Za-z][\w.-]*(\.\.\d{1,4})?$/, 'g1..4');
const text = shape('{text}', { text: phrase('Crossroads') });
const brief = shape('{side} {text}', { side, text: phrase('Hold the crossroads.') });
const hexes = shape('{hexes}', { hexes: list(hex, ' ') });
const zone = shape('{zone}', { zone: name });
const cards = list(wordLike(/^(\?|\d{1,2}(\.\.\d{1,2})?)$/, '3..7'), ' ');
const job = shape('{task} {hex} {done}[ attempt {attempt}]', {
  ...{ task: oneOf(TASKS), hex, done: count(0, 3), attempt: optional(count(1, 99)) },
});

/** Words of a unit: where it is, and in which state. */
const said = parts({
  ...{
    '@': hex,
    on: word,
    waits: shape('{turn} {zone}', { turn: number, zone: name }),
    lost: undefined,
    gone: undefined,
  },
  unset: shape('[{zone}]', { zone: optional(wordLike(/^(?!as$)[A-Za-z][\w.-]*$/, 'south')) }),
  'off-board': shape('[battery {battery}][ zone {zone}]', { battery: optional(name), zone: optional(name) }),
  zone: name,
  as: names,
  ...Object.fromEntries([...MARKERS, 'OF', 'X'].map((marker) => [marker, undefined])),
  ...{ disrupted: undefined, down: undefined, up: undefined, facing: direction, inside: undefined },
  drop: either(shape('{hex} {direction}', { hex, direction }), wordLike(/^\?$/, '?')),
  ...{ cp: undefined, firm: undefined, hurried: undefined, laid: undefined, assigned: name, task: job },
  ...{ spotted: undefined, loaded: name, carrying: name },
});
const unit = shape('{kind} {said}', { kind: word, said });
const decides = either(
  ...[shape('to roll', {}), shape('drops', {}), shape('keeps', {})],
  shape('has {pool}[ spent {spent}][ ready {ready}]', {
    ...{ pool: number, spent: optional(number), ready: optional(list(name, '+')) },
  }),
  shape('sets up[ {step}]', { step: optional(count(1, 9)) }),
);

const statements: Statements = {
  game: words,
  ...{ situation: zone, scenario: zone, options: words, option: words, without: words, board: words, map: words },
  ...{ title: text, 'title.de': text, date: text, 'date.de': text, about: text, 'about.de': text },
  ...{ brief, 'brief.de': brief },
  ...{ smoke: shape('{hex} {turns}', { hex, turns: count(1, 2) }) },
  interdiction: shape('{hex} {strength}', { hex, strength: number }),
  cp: shape('{side} due {turn} | {side} {count}', { side, turn: optional(number), count: optional(number) }),
  north: shape('{direction}', { direction }),
  ...Object.fromEntries(['turns', 'turn', 'passes', 'sinking'].map((one) => [one, shape('{number}', { number })])),
  morale: shape('{whose} {level}', { whose: name, level: count(1, 12) }),
  nation: shape('{nation} {side}', { nation: name, side }),
  zone: shape('{name} : {parts}', { name, parts: list(word, ' ') }),
  exit: shape('{side} {zone}', { side, zone: name }),
  setup: shape('{side}[ {works}]', { side, works: flag('works') }),
  victory: shape('{side} {level} {conditions}', { side, level: oneOf(LEVELS), conditions: phrase('kills 10') }),
  counts: shape('{what}', { what: oneOf(['combat']) }),
  worth: shape('{units} {points}', { units: names, points: number }),
  wreck: shape('{hex}[ {wrecks}]', { hex, wrecks: optional(count(1, 3)) }),
  ...{ ip: hexes, position: hexes, block: hexes, broken: hexes, inverted: hexes, spotted: hexes },
  bridge: shape('{hex}[ {kind}]', { hex, kind: optional(oneOf(['tank', 'truck'])) }),
  fort: shape('{strength} @ {hex}', { strength: number, hex }),
  mine: shape(
    '{side} unset {column}[ zone {zone}] | {side} hidden {hex} {column}[ zone {zone}] | {hex} {column}[ {inverted}]',
    {
      ...{ side: optional(side), hex: optional(hex), column: oneOf(COLUMNS) },
      ...{ zone: optional(name), inverted: flag('inverted') },
    },
  ),
  control: shape('{side} {places}', { side, places: list(word, ' ') }),
  heard: words,
  offer: shape('{side}', { side }),
  initiative: shape('[{side}][ {turns}]', { side: optional(side), turns: optional(number) }),
  ...{ discard: shape('{cards}', { cards }), removed: shape('{cards}', { cards }) },
  hand: shape('{side} {cards}', { side, cards }),
  event: shape('{event} {side}[ {last}]', { event: oneOf(EVENT_CODES), side, last: flag('last') }),
  frame: shape('{json}', { json: phrase('{"at":"sea"}') }),
  ...Object.fromEntries(NATION_WORDS.map((nation) => [nation, unit])),
  ...Object.fromEntries(SIDES.map((one) => [one, either(decides, unit)])),
};

export const SITUATION: FileKind = {
  statements,
  blocks: { 'board inline': { end: 'end board', lines: PANEL } },
};
