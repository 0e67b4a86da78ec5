import { type FileKind, type Statements } from '#core/document.ts';
import { anyWord, count, either, flag, list, oneOf, optional } from '#core/field.ts';
import { oneOfPhrases, parts, phrase, wordLike } from '#core/text-fields.ts';
import { bare, shape } from '#core/shape.ts';
import { ZONES } from '#games/blitz/board.ts';
import { SEASONS } from '#games/blitz/weather/zones/codes.ts';
import { hex } from '#games/blitz/fields.ts';
import { MINOR_STATES, MISSIONS, RELATIONS, SHIP_TASKS, SIDES, WEATHERS } from '#games/blitz/types.ts';
import { BOARD } from '../board/board-file.ts';
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
const id = wordLike(/^[a-z][A-Za-z0-9._-]*$/, 'b1');
const ids = list(id, '+', { none: 'none' });
const places = list(hex, '+', { none: 'none' });
const held = shape('{who} {hexes}', { who: anyone, hexes });
const letter = wordLike(/^\w+$/, 'c');
const until = shape('{hex} {side} until {turn}', { hex, side, turn: number });

/** Words of a unit: where it is, and what it has done or suffered. */
const UNIT_WORDS = {
  ...{ '@': hex, waits: number, lost: undefined, gone: undefined, sea: oneOf(ZONES), neutral: hex, of: letter },
  air: shape('{hex} from {from}', { hex, from: word }),
  ...{ aboard: id, dock: hex, assault: hex, wave: shape('{ship} {hex}', { ship: id, hex }) },
  as: wordLike(/^[a-z][A-Za-z0-9._-]*(\.\.\d{1,3})?$/, 'b.inf1..3'),
  ...{ held: undefined, spent: number, inner: number, 'off-road': undefined, fired: undefined, overran: undefined },
  ...{ flown: undefined, stopped: undefined, moved: undefined, rested: undefined, aims: hex, invading: undefined },
  ...{ ashore: undefined, landed: hex, detrained: undefined, cutter: undefined, attacked: undefined },
  ...{ loading: undefined, unloading: undefined, serves: oneOf(ZONES), oncall: undefined, interdicts: undefined },
  ...{ aloft: undefined, ground: count(2, 3), slipped: count(1, 2), isolated: undefined, since: number },
  ...{ stunned: number, hit: number, shaken: number, immobilised: number, afloat: number, sailed: number },
  ...{ vacated: hex, fleet: number, task: oneOf(SHIP_TASKS), lifted: number, engaged: undefined },
  ...{ withdrawn: undefined, cornered: undefined, aborted: undefined, beached: undefined },
};
const unit = shape('{type} {factors} {said}', {
  type: wordLike(/^[A-Za-z-]+$/, 'inf'),
  factors: wordLike(/^\d+-\d+(-\d+)?$/, '4-4'),
  said: parts(UNIT_WORDS),
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
  av: shape('{no} of {participants} on {hexes}[ users {users}]', {
    ...{ no: number, participants: ids, hexes: places, users: optional(ids) },
  }),
  mission: shape('{kind} {units} {hex}', { kind: oneOf([...MISSIONS, 'intercept']), units: ids, hex }),
  carried: shape('{size}', { size: number }),
  invasion: shape('{hexes}[ full {full}]', { hexes: places, full: optional(places) }),
  invaded: shape('{side} {hexes}[ full {full}]', { side, hexes: places, full: optional(places) }),
  minor: shape('{country} {state}[ {violator}]', {
    country: letter,
    state: oneOf(MINOR_STATES),
    violator: optional(side),
  }),
  captured: shape('{hexes}', { hexes }),
  passed: shape('{country} {units}', { country: letter, units: ids }),
  damage: shape('{hex} {amount} {side} until {turn}', { hex, amount: number, side, turn: count(0, 9999) }),
  short: bare,
  replacements: shape('{side} {factors}', { side, factors: count(0, 9999) }),
  'no-retreat': shape('{hex} {to}[ {rule}]', { hex, to: oneOf([...SIDES, 'both']), rule: optional(anyWord(20)) }),
  closed: until,
  struck: shape('{hex}', { hex }),
  beachhead: shape('{side} {hex}', { side, hex }),
  wave: shape('{from} {hex}[ {fights}][ {landed}][ {rangers}][ {again}]', {
    ...{
      from: hex,
      hex,
      fights: flag('fights'),
      landed: flag('landed'),
      rangers: flag('rangers'),
      again: flag('again'),
    },
  }),
  fought: shape('{zones}', { zones: list(oneOf(ZONES), ' ') }),
  port: shape('{hex} {result} {side} until {turn}', { hex, result: oneOf(['H', 'D']), side, turn: number }),
  raid: shape('{hex} {bases}[ {nuclear}][ fleet {fleet}][ drop {drop}][ {off}]', {
    ...{ hex, bases: places, nuclear: flag('nuclear'), fleet: optional(ids), drop: optional(ids), off: flag('off') },
  }),
  centre: shape('{who} {size} {hex} {said}', {
    ...{ who: anyone, size: count(0, 99), hex },
    said: parts({ captured: side, entered: undefined, beaten: undefined, halved: undefined, shut: undefined }),
  }),
  plan: shape('{side} {turn} {builds}', { side, turn: number, builds: phrase('U11 INF4 3 + U11 ARM 2') }),
  held: shape('{turns}', { turns: list(count(0, 3), ' ') }),
  uprising: shape('{country} {side} {said}', { country: letter, side: anyWord(10), said: phrase('begun') }),
  weather: shape('{weather}', { weather: oneOf(WEATHERS) }),
  ...DECISION_LINES,
  frame: shape('{json}', { json: phrase('{"at":"seaHexes"}') }),
  blue: ofSide,
  red: ofSide,
};

export const SCENARIO: FileKind = {
  statements,
  blocks: { 'board inline': { end: 'end board', lines: BOARD } },
};
