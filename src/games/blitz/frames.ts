import {
  count,
  flag,
  type Held,
  list,
  oneOf,
  oneOfNumbers,
  optional,
  pair,
  token,
  truth,
} from '#core/notation/field.ts';
import { bare, frames, type FramesOf, record } from '#core/notation/shape.ts';
import { msg } from '#core/message.ts';
import { wordLike } from '#core/notation/text-fields.ts';
import { AIR_MISSIONS, FLIGHT_STAGES } from './air/state.ts';
import { ZONES } from './board.ts';
import { BATTLE_KINDS } from './combat/state.ts';
import { groupName, hex, unit, volley } from './fields.ts';
import { SIDES } from './unit.ts';

/** Every decision: what it carries. Positions keep most of them as JSON, with names for units and hexes. */

const side = oneOf(SIDES);
const units = list(unit, '+', { none: 'none' });
const hexes = list(hex, '+', { none: 'none', most: 100 });
const few = count(0, 99);
const rule = wordLike(/^[A-Z]\d{1,2}[\w.]{0,12}$/, 'T7.2.3');

/** M10.20: isolated flak fires with half its factors. */
const halves = token<number>({
  missing: msg`a number is missing`,
  wrong: () => msg`a number of halves is expected`,
  example: '4',
  is: (value) => Number.isInteger(Number(value) * 2) && Number(value) >= 0 && Number(value) <= 999,
  read: (word) => (/^\d{1,3}(\.5)?$/.test(word) ? Number(word) : undefined),
  write: String,
});

/**
 * B9: attackers and one or more defending hexes resolved with one roll. City assaults (T22.3), strategic strikes
 * (T23.2) and nuclear strikes (O23.5) have one hex; the latter two have aircraft only.
 */
export const battle = record({
  no: count(0, 999),
  kind: oneOf(BATTLE_KINDS),
  // Ground units; aircraft take part by their missions.
  attackers: units,
  hexes,
  // T7.2.16: was every hex surrounded when the battles were declared? Absent before that.
  surrounded: optional(truth),
  // M4.3: the table chosen; absent where it is the usual one.
  table: optional(oneOf(['blitz'])),
  // M11.tf b: task forces that support the attack; absent where there are none.
  ships: optional(units),
  // M16.chart b: the defender's artillery in it; absent before he has said so.
  support: optional(units),
  // M15.8: the guerillas in it have been asked whether they refuse; absent before that.
  faced: optional(truth),
});
export type Battle = Held<typeof battle>;

/** A battle in the course of being resolved (B80.8, T80.13). */
export const fight = record({
  battle,
  defenders: units,
  // Aircraft of the mover in it.
  aircraft: units,
  // Hexes the attackers stood in, for advances of the defender (B19.7.2).
  from: hexes,
});
export type Fight = Held<typeof fight>;

/** Losses owed: the side, the units and the measure. */
const bill = record({
  side,
  factors: count(0, 9999),
  // Attack factors, or size (which is the defence factor, B0.8).
  by: oneOf(['af', 'size']),
  units,
  // T21.4: units whose factors count double.
  double: optional(units),
  rule,
});
export type Bill = Held<typeof bill>;

/** M4.19: who goes back with others only. */
const led = record({ unit, units });
export type Led = Held<typeof led>;

/** M12.9: aircraft from one base, on one path. */
export const group = record({
  from: hex,
  // Hex by hex after the one it starts from.
  hexes,
  units,
  // M11.tf d: the task force they fly from; on the way home the one they land on.
  ship: optional(unit),
});
export type FlightGroup = Held<typeof group>;

/** M12.21: who flies what in a flight. */
const sortie = record({ mission: oneOf(AIR_MISSIONS), units });
export type Sortie = Held<typeof sortie>;
/** A group by the base or the task force it comes from; on the way home by the one it comes to. */
export type GroupName = Held<typeof groupName>;
/** M13.3: FLAK that fires together into a hex of a path; at the group that is named, if several pass the hex. */
export type Volley = Held<typeof volley>;

/** M6.seq: arrivals, the steps of the air, rail, sailing and engaging of ships, sea, embarking, land, flak, installations. */
export const MOVEMENT_STEPS = [
  'arrivals',
  'ferry',
  'air',
  'strikes',
  'standby',
  'rail',
  'sailing',
  'engaging',
  'sea',
  'embarking',
  'land',
  'flak',
  'bases',
] as const;
export type MovementStep = (typeof MOVEMENT_STEPS)[number];

/** T3.2: units At Sea first. M17.h.2: counter by counter, by turns. M17.f.3: his own army and the minors'. M80.2: the armies of minors before the majors, last the one that is rolled for (M18.5). */
const SETUP_STAGES = ['minors', 'rolled', 'atSea', 'all', 'turns', 'together'] as const;
export type SetupStage = (typeof SETUP_STAGES)[number];

export const FRAMES = frames({
  // M80.1: who chooses; the pair that is proposed, the two that are named (M8.2), the number to be exceeded (M8.3).
  obChoice: record({
    side,
    proposed: optional(pair(few, few)),
    named: optional(pair(few, few)),
    above: optional(few),
  }),
  setup: record({ side, stage: oneOf(SETUP_STAGES) }),
  weather: bare,
  // M1.2: the second impulse of a player turn; without it the first, or the only one. M6.1: one step of movement; without it all that
  // movement is.
  movement: record({ impulse: optional(oneOfNumbers(2)), step: optional(oneOf(MOVEMENT_STEPS)) }),
  // M10.10; once it is judged, the hexes still to be worn down (M10.24).
  supply: record({ hexes: optional(hexes) }),
  // M80.5, M80.29: the turns for which a side still has to write a plan; absent before they are reckoned.
  plans: record({
    side,
    stage: oneOf(['first', 'cycle']),
    turns: optional(list(count(1, 999), ' ', { most: 9 })),
  }),
  // M80.29: points spent in this cycle, in halves, by centre.
  production: record({ side, spent: list(pair(hex, count(0, 999)), ' ', { most: 200 }) }),
  // M80.10, M17.f.5
  activation: bare,
  // M80.31: factors replaced so far, by country.
  replacements: record({ side, given: list(pair(few, few), ' ', { most: 60 }) }),
  declaration: bare,
  // M80.24
  bombardment: bare,
  // M16.chart b: before the die.
  support: record({ battle }),
  // M15.8: before the die small guerillas may slip away.
  refusal: record({ battle }),
  // M80.30: guerillas still to be placed or delayed, each by the first hex of its city; without it all that wait.
  guerillas: record({ side, hexes: optional(hexes) }),
  // M17.g.6: end the game with the victory that is held, or play on.
  claim: record({ side }),
  interception: bare,
  airFights: record({ hexes }),
  allot: record({ hex }),
  combatStart: bare,
  avAdvances: record({ fights: list(fight, ' ', { most: 99 }) }),
  combat: bare,
  // M3.11: battles one at a time; who has attacked and what was attacked in this player turn (M3.9).
  battles: record({ attackers: units, hexes }),
  exchange: record({ fight, owed: count(1, 9999) }),
  losses: record({ bill }),
  // M4.5: the defender goes back so many hexes, or pays for some of them.
  payment: record({ fight, steps: few }),
  retreat: record({
    fight,
    side,
    // Units still to retreat.
    units,
    steps: few,
    // M4.19: those that end where one of others ends, who stood in their hex.
    led: optional(list(led, ' ')),
  }),
  advance: record({ fight, side, steps: few, advanced: units }),
  seaHexes: bare,
  // M11.22, M11.24: a side loses one of these ships, as it chooses.
  sinking: record({ side, units, rule }),
  // M11.24: ships that have to withdraw, one after another; those that found no place stay.
  withdrawal: record({
    side,
    units,
    stuck: units,
    // M12.hd: one of them only.
    one: flag('one'),
  }),
  // M80.42: the fleet of one ship engages the fleet of another.
  engagement: record({ unit, target: unit }),
  // M11.25: after the engagements; without steps of movement when it ends.
  inferior: record({ stage: oneOf(['engaged', 'moved']) }),
  // M11.33, M11.34
  waves: bare,
  // M80.40: a flight to a hex. On the way home the groups are those that fly home.
  flight: record({
    stage: oneOf(FLIGHT_STAGES),
    hex,
    groups: list(group, ' ', { most: 40 }),
    // Missions still to be carried out over the hex.
    sorties: list(sortie, ' ', { most: 20 }),
    // Aircraft that fly home later.
    waiting: optional(units),
    // M12.44, M12.45: troops on board.
    load: optional(units),
    // M10.16: who is to be supplied.
    relief: optional(units),
    interceptors: units,
    // M12.31: where they meet the flight, if not over its target.
    meeting: optional(hex),
    // M12.31: the group they meet there, where several pass.
    met: optional(groupName),
    // Volleys still to be fired.
    volleys: list(volley, ' ', { most: 40 }),
    // M12.14: FLAK factors in the target hex that have fired.
    flak: optional(halves),
    // M12.33: the zone whose box it goes to: `hex` stands for all its sea.
    zone: optional(oneOf(ZONES)),
    // M12.33: a ship of the fleet in a box that is struck, or the task force a ferry leads to (M11.8).
    ship: optional(unit),
  }),
  // M70.fallback: the targets of missions that flak has not yet fired at.
  airDefence: record({ hexes }),
  // M80.12, M80.26: aircraft over a hex fly home.
  airReturn: record({ stage: oneOf(['recover', 'return']) }),
  // M12.hd: aircraft of a base that was destroyed find another one.
  evacuation: record({ side, hex, half: flag('half') }),
  landing: record({ side }),
  minorLosses: bare,
  supplyLosses: bare,
  beachSupply: record({ beach: count(-1, 999), units }),
  turnEnd: bare,
  drawOffer: record({ by: side }),
});

export type BlitzFrame = FramesOf<typeof FRAMES>;
export type FrameAt<K extends BlitzFrame['at']> = Extract<BlitzFrame, { at: K }>;
