import {
  anyWord,
  count,
  either,
  type Field,
  flag,
  type Held,
  list,
  oneOf,
  oneOfNumbers,
  optional,
  truth,
} from '#core/notation/field.ts';
import { frames, type FramesOf, record } from '#core/notation/shape.ts';
import { EVENT_CODES } from './chaos.ts';
import { COMMANDS } from './commands.ts';
import {
  acts,
  batteries,
  direction,
  gait,
  hex,
  hexOrNowhere,
  mission,
  shot,
  targets,
  unit,
  unitOrHex,
} from './fields.ts';
import { ASSAULTS, MARKERS, MODES, SIDES, TASKS } from './units-and-acts.ts';

/** Every decision: what it carries. Positions keep decisions in the middle of something as JSON. */

const side = oneOf(SIDES);
const units = list(unit, '+');
const hexes = list(hex, '+');
const points = count(0, 999);
const used = list(count(0, 20), ' ', { most: 20 });
const far = count(-9999, 9999);

/** A participant's way in an overrun or close assault. */
const walk = record({
  unit,
  acts,
  // MP left, in half points.
  left: points,
  // Hex where the activation began; NOWHERE for a unit that enters the map.
  from: hexOrNowhere,
  gait: optional(gait),
  // The hex before this one, kept while interdiction may throw it back (X21.3b).
  came: optional(hexOrNowhere),
  stepped: truth,
  loaded: truth,
  // The unit can only stop.
  ended: truth,
  // X10.4c: on the beach it has just got off a craft, with half its points; a craft that has unloaded only unloads.
  ashore: flag('ashore'),
  unloading: flag('unloading'),
  // X23.1: enemies it may not come nearer to; none of them once its morale has held.
  dreads: optional(units),
  // The step is an engineer's activity (X9).
  task: optional(oneOf(TASKS)),
});
export type Walk = Held<typeof walk>;

/** Rest of attacks that stop for answers (X31.10). */
const pending = either(
  record({ shot }),
  record({
    mode: oneOf(MODES),
    by: units,
    at: hexOrNowhere,
    targets,
    sharing: optional(units),
    entering: optional(truth),
    shift: optional(points),
    banzai: flag('banzai'),
    // Points of stress, once the attacker was asked (X12.1).
    stress: optional(points),
  }),
  record({ marks: units, marker: oneOf(MARKERS) }),
  // X16.2: those that have got off assault what an overrun has left.
  record({ onFoot: units, at: hexOrNowhere }),
  record({ strained: units, points }),
);
export type Pending = Held<typeof pending>;

/** A result that is wanted: of one face of the card or of both (X24.1a); of none where only a red card may be played. */
const need = record({
  what: anyWord(40),
  // Drawing side (X24.1b).
  side,
  faces: oneOfNumbers(0, 1, 2),
  // Unit whose morale is checked.
  unit: optional(unit),
  // Side whose units are attacked.
  against: optional(side),
});
export type Need = Held<typeof need>;

const faces = list(count(1, 6), ' ', { most: 2 });
/** Result of a draw. */
export const answer = record({
  need,
  faces,
  // R2, R3.
  drm: optional(far),
  // R1, R5: the check is passed, the attack called off.
  saved: flag('saved'),
});
export type Answer = Held<typeof answer>;

const event: Field<string> = oneOf(EVENT_CODES);

export const FRAMES = frames({
  // X31.2
  setup: record({ step: points }),
  // X31.3; before the first turn and after a tie it waits for dice.
  initiative: record({ asks: truth }),
  // X31.4
  impulse: record({ side }),
  // X31.5
  spend: record({ side, pool: points, spent: points, ready: batteries }),
  // X31.20: a Move, Rally or Opportunity Fire activity of a hex; units are taken one after another.
  activity: record({
    side,
    activity: oneOf(['move', 'enter', 'rally', 'setOF', 'face', 'engineer']),
    from: hexOrNowhere,
    done: units,
    // Point of the hex still unpaid: earlier units had a price of their own (X22.2b).
    owes: flag('owes'),
  }),
  // X31.7: a unit under way, with the acts still ordered; it asks its owner when `asks`.
  walk: record({ side, walk, asks: truth, on: flag('on'), assault: flag('assault') }),
  // X31.9; `fires` counts attacks at a Block (X8.5c).
  opFire: record({
    side,
    target: unit,
    hex: hexOrNowhere,
    quota: points,
    block: truth,
    fires: points,
    entering: truth,
    // An attack is being made, and whether the target was disrupted before it.
    struck: optional(record({ shaken: truth, by: points })),
    // Units whose fire was called off (R5).
    held: optional(units),
  }),
  // X31.12
  spotFire: record({ side, units, hex }),
  // X6.4.5p, X6.4.6p: participants still to move, and those in place.
  assault: record({
    side,
    kind: oneOf(ASSAULTS),
    target: hex,
    waiting: units,
    placed: units,
    // Units in place from the beginning that have not moved.
    stood: units,
    // Units that have passed through the target hex of an overrun.
    passed: units,
    // X16.2: those that have got off before the target hex.
    onFoot: optional(units),
    // X17: a Banzai, and whether the defenders have been tried.
    banzai: flag('banzai'),
    charged: flag('charged'),
    // X6.4.6b: participants in place are to move, too.
    on: flag('on'),
    // Movement is over.
    ordered: flag('ordered'),
  }),
  // X6.4.7p: an aircraft in flight along a line of hexes, by axial coordinates: some may be off the map.
  flight: record({
    side,
    aircraft: unit,
    line: list(record({ q: far, r: far }), ' '),
    leg: points,
    used,
    spotted: hexes,
    asked: truth,
    // X6.4.7h: weapons used before it came back.
    before: optional(points),
  }),
  // X6.4.7h: off the map with weapons left.
  reenter: record({ side, aircraft: unit, used, spotted: hexes }),
  // X31.11
  aaFire: record({ side, aircraft: unit, q: far, r: far }),
  // X31.13: a spotter aircraft above a hex sights for this mission.
  mission: record({ side, mission }),
  // X11.2a: the owner sends the flights one after another; one of them in the air, or coming down where it is (X11.2b).
  drops: record({ side }),
  flying: record({ side, aircraft: unit, hex: hexOrNowhere, direction, asked: truth, down: flag('down') }),
  // X10.3b: those that have still to advance, the nearest first; then more may come.
  sea: record({ side, waiting: units }),
  // X31.10: attacks one after another, with the attacker's and the owners' decisions between them.
  attacks: record({ side, list: list(pending, ' ') }),
  // X17.2: the defenders of the hex may fire at the attackers.
  banzai: record({ side, target: hex, units }),
  // X14.1
  bailOut: record({ side, carrier: unit, unit }),
  // X31.2, X31.14: CPs are attached; at set-up the step that follows is named.
  returnCP: record({ side, step: optional(points) }),
  // X4.3b
  keepOF: record({ side }),
  // X24: a result is wanted; red cards may be played before it, and R6 chooses between two.
  chance: record({
    side,
    need,
    // Results the same step has had before.
    kept: list(answer, ' '),
    // Number of sides already asked for red cards.
    asked: points,
    results: list(faces, ' ', { most: 2 }),
    drm: optional(far),
    fate: optional(side),
    // An event has been applied: the next question mark is answered by dice (X24.3).
    eventful: flag('eventful'),
    // Order that waits for the result.
    command: optional(COMMANDS),
  }),
  // X24.6.t: an event, and to whom or where it happens.
  event: record({ side, event, choice: optional(unitOrHex) }),
});

export type GamexFrame = FramesOf<typeof FRAMES>;
export type FrameOf<K extends GamexFrame['at']> = Extract<GamexFrame, { readonly at: K }>;

/** Base frames; the others lie on top of one of these. */
const GROUND: ReadonlySet<GamexFrame['at']> = new Set([
  'setup',
  'initiative',
  'impulse',
  'spend',
  'keepOF',
  'returnCP',
  'sea',
  'drops',
] as const);
export const isGround = ({ at }: GamexFrame): boolean => GROUND.has(at);
