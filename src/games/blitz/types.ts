import type { RuleId } from '../../core/objection.ts';
import type { Said } from '../../core/say.ts';
import type { Patch } from '../../core/patch.ts';
import type { Hex } from '../../hex/hex.ts';
import type { Zone } from './board.ts';
import type { AirCommand } from './chapters/air/lines.ts';
import type { CombatCommand } from './chapters/combat/lines.ts';
import type { CountryCommand } from './chapters/countries/lines.ts';
import type { CourseCommand } from './chapters/course/lines.ts';
import type { GroundCommand } from './chapters/ground/lines.ts';
import type { SeaCommand } from './chapters/sea/lines.ts';
import type { SupplyCommand } from './chapters/supply/lines.ts';
import type { WeatherCommand } from './chapters/weather/lines.ts';
import type { UnitType } from './kinds.ts';
import type { ClassSequencingCommand } from './modules/class-sequencing/lines.ts';
import type { ArtilleryCommand } from './modules/artillery/lines.ts';
import type { CombatResultsCommand } from './modules/combat-results/lines.ts';
import type { ModifiedZocCommand } from './modules/modified-zoc/lines.ts';
import type { ProductionCommand } from './modules/production/lines.ts';
import type { OrderCommand } from './modules/orders-of-battle/lines.ts';
import type { Row } from './modules/orders-of-battle/order.ts';
import type { SupplyLineCommand } from './modules/supply/lines.ts';
import type { RailroadsCommand } from './modules/railroads/lines.ts';
import type { WarCommand } from './modules/war-scenarios/lines.ts';
import type { GuerillaCommand } from './modules/guerillas/lines.ts';
import type { NavalCommand } from './modules/naval/lines.ts';
import type { AirForcesCommand } from './modules/air-forces/lines.ts';
import type { FlakCommand } from './modules/flak/lines.ts';

export const SIDES = ['blue', 'red'] as const;
export type Side = (typeof SIDES)[number];
export const other = (side: Side): Side => (side === 'blue' ? 'red' : 'blue');

/**
 * Where a unit is: still to come, held back or late (B3.5, B17.1); on the map (assaulting units on sea hexes
 * included); in an At Sea box (T6.1); in the air over its target (T23.0.5a); on board a train (M7.6); lost, and so in the
 * dead pile (T17.1.4); of ships: on a dock, or on an assault hex (M11.1); gone: lost and bought back as another unit; or on the map with an army that keeps out of the war
 * (M18.10): `neutral`.
 */
export const PLACES = ['waiting', 'map', 'sea', 'air', 'aboard', 'dock', 'assault', 'lost', 'gone', 'neutral'] as const;
export type Place = (typeof PLACES)[number];

/** A unit's number: its index in `State.units`. */
export type UnitNo = number;

export interface Unit {
  /** The name commands use: `b5`, `r.armGD`. */
  readonly id: string;
  /** Who operates it now (M0.13); of a neutral army whoever set it up. */
  readonly side: Side;
  /** M0.13: the minor country it belongs to, an index into the board's countries; absent for units of the two majors. */
  readonly nation?: number | undefined;
  /** M15: the country a guerilla fights for, an index into the board's countries; absent where all is home (M17.g.3). */
  readonly homeland?: number | undefined;
  readonly type: UnitType;
  /** B2.5, B2.6: attack and defence factor; they differ for artillery only. */
  readonly af: number;
  readonly df: number;
  /** B2.4 */
  readonly mf: number;
  /** B17.1: turn of earliest arrival. */
  readonly due: number;
  readonly place: Place;
  /** Hex on the map, the target of aircraft in the air, the sea hex of a dock or assault hex; NOWHERE off the map. */
  readonly at: Hex;
  /** At Sea: its box (T6.1.3). In the air from sea: the box it came from (O23.7). */
  readonly zone?: Zone | undefined;
  /** In the air: the hex it took off from; absent for sea-based aircraft. */
  readonly base?: Hex | undefined;
  /** On a sea hex: the land hex it aims at (T6.2.0). */
  readonly aim?: Hex | undefined;
  /** This player turn: it invades, so no road steps (T6.2.12). */
  readonly invading?: boolean | undefined;
  /** This player turn: it came from the sea to a port, so it does not go back there (T6.1.4). */
  readonly ashore?: boolean | undefined;
  /** Rangers: the coastal hex they landed on, from which they may go back to sea (T20.6). */
  readonly landedOn?: Hex | undefined;
  /** O21.1.4: without a supply route at test 1. M10.10: without a supply line at its last judgement. */
  readonly isolated?: boolean | undefined;
  /** M10.isolation: the turn from which on it has been isolated without a break. */
  readonly isolatedSince?: number | undefined;
  /** O23.5.8: may not move until the end of this turn of its owner. */
  readonly stunnedTill?: number | undefined;
  /** M4.11: it went back two hexes or more and may not move until the end of this turn of its owner. */
  readonly immobileTill?: number | undefined;
  /** O23.7: the turns in which sea-based aircraft came to their box and sailed last; they fly from the next on. */
  readonly atSeaSince?: number | undefined;
  readonly sailedIn?: number | undefined;
  /** M7.6, M11.9: on board: the name of the train or ship; of a first wave the ship it goes back to (M11.34). */
  readonly aboard?: string | undefined;
  /** This player turn: it came off a train, so it uses no other transport (M7.5). */
  readonly detrained?: boolean | undefined;
  /** This player turn: it has cut a rail hex (M7.13). */
  readonly cutter?: boolean | undefined;
  /** This player turn: it has attacked, so it cuts nothing (M7.13). */
  readonly attacked?: boolean | undefined;
  /** M14.5: this impulse: it began on soft ground (2) or in mud (3). */
  readonly ground?: 2 | 3 | undefined;
  /** Trains, at the stop they stand at: paid for taking units on, for letting them off (M7.4, M7.5). */
  readonly loading?: boolean | undefined;
  readonly unloading?: boolean | undefined;
  /** M11.2: ships in a sea zone's box: the number of their fleet, 1 where nothing is said. */
  readonly fleet?: number | undefined;
  /** M11.tf, M11.lift: ships: what they did in this player turn, of what they do only one of. */
  readonly task?: ShipTask | undefined;
  /** M11.20: ships: their fleet was in an engagement in this player turn. */
  readonly engaged?: boolean | undefined;
  /** M11.26: ships: they withdrew in this player turn, do nothing more and do not count where they went. */
  readonly withdrawn?: boolean | undefined;
  /** M11.25: ships: they had to withdraw in this player turn and found no place. */
  readonly cornered?: boolean | undefined;
  /** M11.31, M11.35, M11.37: landing ships: factors moved over the beach in this player turn. */
  readonly lifted?: number | undefined;
  /** M11.34: ships of an invasion that failed: they must dock and unload. */
  readonly aborted?: boolean | undefined;
  /** M10.12: this player turn: it came over a beach. */
  readonly landed?: boolean | undefined;
  /** Set-up only: its owner keeps it for later (B3.5). */
  readonly held: boolean;
  /** This player turn: thirds spent (B11.1). */
  readonly spent: number;
  /** This player turn: it has made a move or a flight, or was placed. */
  readonly moved: boolean;
  /** This player turn: it may not go on (B7.z3, B13.2, B16.1, B18.4). */
  readonly stopped: boolean;
  /** M17.f.4: of a power that is not in the war yet. */
  readonly passive?: true | undefined;
  /** M16.5: artillery that has fired since its owner's player turn began. */
  readonly fired?: boolean | undefined;
  /** M12.hd: hit by a bombardment: slow to the end of this turn of its owner. */
  readonly hitTill?: number | undefined;
  /** M12.hd: disabled by one: at half strength and unmoved to the end of this turn of its owner. */
  readonly shakenTill?: number | undefined;
  /** M15.12: this impulse: it has slipped through an enemy zone of control (1), and from one into another (2). */
  readonly slipped?: 1 | 2 | undefined;
  /** M15.16: a guerilla in a neutral country: no zone of control, no attacks. */
  readonly sheltered?: boolean | undefined;
  /** M12.32: fighters that stand by to intercept in the enemy's next player turn. */
  readonly onCall?: boolean | undefined;
  /** M12.40: aircraft that close the hex they are over until their owner's next player turn. */
  readonly interdicts?: boolean | undefined;
  /** M2.5: this impulse: its last move was an overrun. */
  readonly overran?: boolean | undefined;
  /** This player turn: it has been flown (B18.1). */
  readonly flown: boolean;
  /** B11.4: inner-city steps at the end of its way that are cheap so long as no cross-country step follows. */
  readonly innerRun: number;
  /** B11.4: its last step was a cross-country step, so inner-city steps cost 3. */
  readonly offRoad: boolean;
}

/** M11.tf a to d, M11.lift: one of these in a player turn. */
export const SHIP_TASKS = ['engaged', 'bombarded', 'rangers', 'flights', 'wave', 'followUp', 'beach'] as const;
export type ShipTask = (typeof SHIP_TASKS)[number];

/** M11.30: a first wave of this player turn, from an assault hex against a beach hex; `fights`: an enemy holds it. */
export interface Wave {
  readonly from: Hex;
  readonly hex: Hex;
  readonly fights?: true;
  /** M11.33: some of it are ashore. */
  readonly landed?: true;
  /** M11.38: Rangers from a task force: no beachhead comes of it. */
  readonly rangers?: true;
}

/** What is resolved in the combat phase (T80.7). */
export const BATTLE_KINDS = ['ground', 'assault', 'strike', 'nuclear'] as const;
export type BattleKind = (typeof BATTLE_KINDS)[number];

/**
 * B9: attackers and one or more defending hexes resolved with one roll. City assaults (T22.3), strategic strikes
 * (T23.2) and nuclear strikes (O23.5) have one hex; the latter two have aircraft only.
 */
export interface Battle {
  readonly no: number;
  readonly kind: BattleKind;
  /** Ground units; aircraft take part by their missions. */
  readonly attackers: readonly UnitNo[];
  readonly hexes: readonly Hex[];
  /** T7.2.16: was every hex surrounded when the battles were declared? Absent before that. */
  readonly surrounded?: boolean | undefined;
  /** M4.3: the table chosen; absent where it is the usual one. */
  readonly table?: 'blitz' | undefined;
  /** M11.tf b: task forces that support the attack; absent where there are none. */
  readonly ships?: readonly UnitNo[] | undefined;
  /** M16.chart b: the defender's artillery in it; absent before he has said so. */
  readonly support?: readonly UnitNo[] | undefined;
  /** M15.8: the guerillas in it have been asked whether they refuse; absent before that. */
  readonly faced?: boolean | undefined;
}

/** A battle in the course of being resolved (B80.8, T80.13). */
export interface Fight {
  readonly battle: Battle;
  readonly defenders: readonly UnitNo[];
  /** Aircraft of the mover in it. */
  readonly aircraft: readonly UnitNo[];
  /** Hexes the attackers stood in, for advances of the defender (B19.7.2). */
  readonly from: readonly Hex[];
}

/** T7.3: an automatic victory declared in movement. */
export interface Av {
  readonly no: number;
  readonly hexes: readonly Hex[];
  /** Committed ground units and aircraft (T7.3.2, T7.3.7). */
  readonly participants: readonly UnitNo[];
  /** Units that moved next to or over the victim on the strength of it (T7.3.14). */
  readonly users: readonly UnitNo[];
}

export const MISSIONS = ['tactical', 'strategic', 'bombing', 'support', 'escort', 'interdiction', 'nuclear'] as const;
export type MissionKind = (typeof MISSIONS)[number];

/** Aircraft in the air over a hex (T23, O23). Interceptors are the opponent's. */
export interface Mission {
  readonly unit: UnitNo;
  readonly kind: MissionKind | 'intercept';
  readonly hex: Hex;
}

/** M12.chart: what aircraft are sent to do from airbases. */
export const AIR_MISSIONS = [
  'centre',
  'airbase',
  'units',
  'rail',
  'train',
  'interdict',
  'support',
  'nuclear',
  'escort',
  'ferry',
  'supply',
  'airdrop',
  'drop',
  'airlift',
] as const;
export type AirMission = (typeof AIR_MISSIONS)[number];

/** M12.9: aircraft from one base, on one path. */
export interface FlightGroup {
  readonly from: Hex;
  /** Hex by hex after the one it starts from. */
  readonly hexes: readonly Hex[];
  readonly units: readonly UnitNo[];
}

/** M12.21: who flies what in a flight. */
export interface Sortie {
  readonly mission: AirMission;
  readonly units: readonly UnitNo[];
}

/** M13.3: FLAK that fires together into a hex of a path; of the group that comes from there, if several pass the hex. */
export interface Volley {
  readonly hex: Hex;
  readonly units: readonly UnitNo[];
  readonly from?: Hex | undefined;
}

/** M12.20, M80.40: how far a flight has come. */
export const FLIGHT_STAGES = [
  'intercept',
  'flak',
  'abort',
  'refuse',
  'out',
  'combat',
  'effect',
  'home',
  'flakHome',
  'in',
] as const;
export type FlightStage = (typeof FLIGHT_STAGES)[number];

/** M12.9: what was flown to a hex in this player turn: one strike each. */
export interface Raid {
  readonly hex: Hex;
  /** M12.4: the bases it was flown from. */
  readonly bases: readonly Hex[];
}

export const MINOR_STATES = ['intact', 'violated', 'open', 'occupied'] as const;
export type MinorState = (typeof MINOR_STATES)[number];

/** T22.5 to T22.7: how it stands with a minor country. */
export interface Minor {
  /** Index into the board's countries. */
  readonly country: number;
  readonly state: MinorState;
  readonly violator?: Side | undefined;
}

/** M0.13: what a minor country is to a player. */
export const RELATIONS = ['neutral', 'passiveAlly', 'activeAlly', 'atWar'] as const;
export type Relation = (typeof RELATIONS)[number];

/** M0.13, M18.10: a country with an army of its own. */
export interface Nation {
  /** Index into the board's countries. */
  readonly country: number;
  /** Who operates its army; nobody while it keeps out of the war. */
  readonly operator?: Side | undefined;
  readonly blue: Relation;
  readonly red: Relation;
}

/** T22.5a: a unit of the mover that was in or over a country this player turn. */
export interface Passage {
  readonly unit: UnitNo;
  readonly country: number;
}

/** T23.3.3: supply capacity a city hex lacks until the start of that player turn. */
export interface Damage {
  readonly hex: Hex;
  readonly amount: number;
  readonly side: Side;
  readonly until: number;
}

/** O23.5.9: a hex closed by a nuclear strike until the end of that player turn. */
export interface Closure {
  readonly hex: Hex;
  readonly side: Side;
  readonly until: number;
}

/** T23.2.4, O23.4.3, O90.25: a hex closed to retreats in this combat phase, to both sides or to one. */
export interface NoRetreat {
  readonly hex: Hex;
  readonly to: Side | 'both';
  readonly rule: RuleId;
}

/** T6.2.5: what a side invaded in its last player turn. */
export interface Invasion {
  /** Hexes aimed at or landed on. */
  readonly hexes: readonly Hex[];
  /** Beaches some unit other than a Ranger took part against. */
  readonly beaches: readonly number[];
}

export interface Loss {
  readonly unit: UnitNo;
  readonly factors: number;
}

export type Controller = Side | 'nobody';

export type Winner = Side | 'draw';

export interface Verdict {
  readonly winner: Winner;
  readonly rule: RuleId;
  readonly because: Said;
}

/** A verdict as states and records keep it, in English; `verdictOf` gives the sentence back. */
export interface Outcome {
  readonly winner: Winner;
  readonly rule: RuleId;
  readonly because: string;
}

/** Whose losses, of which units, by which measure. */
export interface Bill {
  readonly side: Side;
  readonly factors: number;
  /** Attack factors, or size (which is the defence factor, B0.8). */
  readonly by: 'af' | 'size';
  readonly units: readonly UnitNo[];
  /** T21.4: units whose factors count double. */
  readonly double?: readonly UnitNo[] | undefined;
  readonly rule: RuleId;
}

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
export type SetupStage = 'minors' | 'rolled' | 'atSea' | 'all' | 'turns' | 'together';

export type BlitzFrame =
  /** M80.1: who chooses; the pair that is proposed, the two that are named (M8.2), the number to be exceeded (M8.3). */
  | {
      readonly at: 'obChoice';
      readonly side: Side;
      readonly proposed?: readonly [blue: number, red: number];
      readonly named?: readonly [number, number];
      readonly above?: number;
    }
  | { readonly at: 'setup'; readonly side: Side; readonly stage: SetupStage }
  | { readonly at: 'weather' }
  /**
   * M1.2: the second impulse of a player turn; without it the first, or the only one. M6.1: one step of movement; without
   * it all that movement is.
   */
  | { readonly at: 'movement'; readonly impulse?: 2; readonly step?: MovementStep }
  /** M10.10; once it is judged, the hexes still to be worn down (M10.24). */
  | { readonly at: 'supply'; readonly hexes?: readonly Hex[] }
  /** M80.29: points spent in this cycle, in halves, by centre. */
  /** M80.5, M80.29: the turns for which a side still has to write a plan; absent before they are reckoned. */
  | { readonly at: 'plans'; readonly side: Side; readonly stage: 'first' | 'cycle'; readonly turns?: readonly number[] }
  | { readonly at: 'production'; readonly side: Side; readonly spent: readonly (readonly [hex: Hex, halves: number])[] }
  /** M80.10, M17.f.5 */
  | { readonly at: 'activation' }
  /** M80.31: factors replaced so far, by country. */
  | {
      readonly at: 'replacements';
      readonly side: Side;
      readonly given: readonly (readonly [country: number, factors: number])[];
    }
  | { readonly at: 'declaration' }
  /** M80.24 */
  | { readonly at: 'bombardment' }
  /** M16.chart b: before the die. */
  | { readonly at: 'support'; readonly battle: Battle }
  /** M15.8: before the die small guerillas may slip away. */
  | { readonly at: 'refusal'; readonly battle: Battle }
  /** M80.30: guerillas still to be placed or delayed, each by the first hex of its city; without it all that wait. */
  | { readonly at: 'guerillas'; readonly side: Side; readonly hexes?: readonly Hex[] }
  /** M17.g.6: end the game with the victory that is held, or play on. */
  | { readonly at: 'claim'; readonly side: Side }
  | { readonly at: 'interception' }
  | { readonly at: 'airFights'; readonly hexes: readonly Hex[] }
  | { readonly at: 'allot'; readonly hex: Hex }
  | { readonly at: 'combatStart' }
  | { readonly at: 'avAdvances'; readonly fights: readonly Fight[] }
  | { readonly at: 'combat' }
  /** M3.11: battles one at a time; who has attacked and what was attacked in this player turn (M3.9). */
  | { readonly at: 'battles'; readonly attackers: readonly UnitNo[]; readonly hexes: readonly Hex[] }
  | { readonly at: 'exchange'; readonly fight: Fight; readonly owed: number }
  | { readonly at: 'losses'; readonly bill: Bill }
  /** M4.5: the defender goes back so many hexes, or pays for some of them. */
  | { readonly at: 'payment'; readonly fight: Fight; readonly steps: number }
  | {
      readonly at: 'retreat';
      readonly fight: Fight;
      readonly side: Side;
      /** Units still to retreat. */
      readonly units: readonly UnitNo[];
      readonly steps: number;
      /** M4.19: those that end where one of others ends, who stood in their hex. */
      readonly led?: readonly Led[];
    }
  | {
      readonly at: 'advance';
      readonly fight: Fight;
      readonly side: Side;
      readonly steps: number;
      readonly advanced: readonly UnitNo[];
    }
  | { readonly at: 'seaHexes' }
  /** M11.22, M11.24: a side loses one of these ships, as it chooses. */
  | { readonly at: 'sinking'; readonly side: Side; readonly units: readonly UnitNo[]; readonly rule: RuleId }
  /** M11.24: ships that have to withdraw, one after another; those that found no place stay. */
  | {
      readonly at: 'withdrawal';
      readonly side: Side;
      readonly units: readonly UnitNo[];
      readonly stuck: readonly UnitNo[];
    }
  /** M80.42: the fleet of one ship engages the fleet of another. */
  | { readonly at: 'engagement'; readonly unit: UnitNo; readonly target: UnitNo }
  /** M11.25: after the engagements; without steps of movement when it ends. */
  | { readonly at: 'inferior'; readonly stage: 'engaged' | 'moved' }
  /** M11.33, M11.34 */
  | { readonly at: 'waves' }
  /** M80.40: a flight to a hex. On the way home the groups are those that fly home. */
  | {
      readonly at: 'flight';
      readonly stage: FlightStage;
      readonly hex: Hex;
      readonly groups: readonly FlightGroup[];
      /** What is still to be carried out over the hex. */
      readonly sorties: readonly Sortie[];
      /** Those that fly home later. */
      readonly waiting?: readonly UnitNo[];
      /** M12.44, M12.45: troops on board. */
      readonly load?: readonly UnitNo[];
      /** M10.16: who is to be supplied. */
      readonly relief?: readonly UnitNo[];
      readonly interceptors: readonly UnitNo[];
      /** M12.31: where they meet the flight, if not over its target. */
      readonly meeting?: Hex;
      /** Those still to be fired. */
      readonly volleys: readonly Volley[];
      /** M12.14: FLAK factors in the target hex that have fired. */
      readonly flak?: number;
    }
  /** M80.12, M80.26: aircraft over a hex fly home. */
  | { readonly at: 'airReturn'; readonly stage: 'recover' | 'return' }
  /** M12.hd: aircraft of a base that was destroyed find another one. */
  | { readonly at: 'evacuation'; readonly side: Side; readonly hex: Hex }
  | { readonly at: 'landing'; readonly side: Side }
  | { readonly at: 'minorLosses' }
  | { readonly at: 'supplyLosses' }
  | { readonly at: 'beachSupply'; readonly beach: number; readonly units: readonly UnitNo[] }
  | { readonly at: 'turnEnd' }
  | { readonly at: 'drawOffer'; readonly by: Side };

/** M4.19: who goes back with others only. */
export interface Led {
  readonly unit: UnitNo;
  readonly units: readonly UnitNo[];
}

export type FrameAt<K extends BlitzFrame['at']> = Extract<BlitzFrame, { at: K }>;

/** M9.1: a production centre. */
export interface Centre {
  readonly hex: Hex;
  /** Whose it is, captured or not. */
  readonly side: Side;
  readonly size: number;
  /** M17.f.8: one of the minors'; the country it lies in. */
  readonly nation?: number;
  /** M17.h.6: nobody's yet. */
  readonly unowned?: true;
  /** M9.15 */
  readonly captor?: Side;
  /** M4.13: its hex was beaten at 10:1 in this combat: whoever occupies it takes it. */
  readonly beaten?: true;
  /** M9.11, M12.hd: half its points, or none, in its next cycle. */
  readonly halved?: true;
  /** Cycles in which it has none. */
  readonly shut?: number;
}

/** M9.20: so many factors of a type, built by the centre in a hex. */
export interface PlannedBuild {
  readonly hex: Hex;
  readonly row: Row;
  readonly factors: number;
}

/** M9.20: what a side builds in the cycle of a turn. */
export interface ProductionPlan {
  readonly side: Side;
  readonly turn: number;
  /** Absent where a view hides it. */
  readonly builds?: readonly PlannedBuild[];
  /** It is due: everybody knows it, and what is left of it. */
  readonly open?: true;
}

/** M9.14 */
export interface WrittenOff {
  readonly side: Side;
  readonly type: UnitType;
  readonly factors: number;
}

/** M15.3, M15.4, M15.20: guerillas of a country. */
export interface Uprising {
  /** Index into the board's countries; -1 where everything is one country (M17.g.3). */
  readonly country: number;
  /** M15.1: whose guerillas they are. */
  readonly side: Side;
  /** Guerillas that wait, each by the first hex of its city. */
  readonly waiting: readonly Hex[];
  /** M15.20: the first have appeared. */
  readonly begun?: boolean;
}

export interface State {
  /** B0.5 */
  readonly turn: number;
  readonly mover: Side;
  readonly units: readonly Unit[];
  /** B10.1: recorded controller of each hex of `board.cityHexes`, in that order. */
  readonly control: readonly Controller[];
  /** Q10.2: the record as it was when the player turn began. */
  readonly controlAtStart: readonly Controller[];
  readonly battles: readonly Battle[];
  /** B7.a11: trapped units to be eliminated when combat begins. */
  readonly doomed: readonly UnitNo[];
  /** B5.2: ends of player turns in a row at which a side held all enemy home cities. */
  readonly streak: { readonly blue: number; readonly red: number };
  readonly frames: readonly BlitzFrame[];
  /** B80.10: what each command of this player turn changed, for takeBack. */
  readonly trail: readonly Patch[];
  /** The state at the start of a command that can be taken back; never there between commands. */
  readonly mark?: Marked;
  /** B80.11: a draw has been offered in this player turn. */
  readonly drawOffered: boolean;
  readonly outcome?: Outcome;

  /** T7.3 */
  readonly avs: readonly Av[];
  readonly missions: readonly Mission[];
  /** T6.3.1: size carried by air this player turn. */
  readonly carried: number;
  /** T6.2.0: this player turn's invasion, and the last one of each side (T6.2.5). */
  readonly invasion: Invasion;
  readonly invaded: { readonly blue: Invasion; readonly red: Invasion };
  readonly minors: readonly Minor[];
  /** T22.3e: minor city hexes captured so far. */
  readonly captured: readonly Hex[];
  readonly passages: readonly Passage[];
  readonly damage: readonly Damage[];
  /** T21.3a: the mover was short at test 1. */
  readonly short: boolean;
  /** T17.1: unspent replacement factors. */
  readonly replacements: { readonly blue: number; readonly red: number };
  readonly noRetreat: readonly NoRetreat[];
  readonly closed: readonly Closure[];
  /** O23.5.5: the target of this player turn's nuclear strike. */
  readonly struck?: Hex;
  /** O21.1.2: beaches that serve a side. */
  readonly beachheads: readonly Beachhead[];
  /** O24.1 */
  readonly weather: Weather;
  /** M8: the orders of battle that have been chosen; absent without the module. */
  readonly obs?: { readonly blue?: number | undefined; readonly red?: number | undefined };
  /** M9.1: production centres on the map; absent where there are none. */
  readonly centres?: readonly Centre[];
  /** M9.14: with `counterLimits`: factors lost in this turn, which are not built again in its cycle. */
  readonly writtenOff?: readonly WrittenOff[];
  /** M9.20: plans of production; absent where there are none. */
  readonly plans?: readonly ProductionPlan[];
  /** M8.4: who has the first player turn, where that is decided in play. */
  readonly first?: Side;
  /** M0.13: countries with armies and relations of their own; absent where no module brings them. */
  readonly nations?: readonly Nation[];
  /** M17.g.6: for each level the ends of player turns in a row at which its cities were free; absent before the first. */
  readonly held?: readonly number[];
  /** M15: absent where no guerillas have been raised. */
  readonly uprisings?: readonly Uprising[];
  /** M17.f.5: the turn from which on the third power is in the war. */
  readonly rising?: number;
  /** M14.2: the indicator in the left weather zone; absent before it is rolled for. */
  readonly indicator?: number;
  /** M14.4: the turn of the year, 0 to 35, in which the game began; absent for the usual one. */
  readonly year?: number;
  /** M6.5: rail hexes that were closed to the mover's trains when his player turn began, and are overrun since. */
  readonly shutRails?: readonly Hex[];
  /** M4.40: what losses have cost, in halves of a cent; absent before there are any. */
  readonly account?: Readonly<Record<Side, number>>;
  /** M12.8, M12.9: hexes flown to in this player turn; absent where there is none. */
  readonly raids?: readonly Raid[];
  /** M7.15: the cut rail hexes; absent where there is none. */
  readonly cuts?: readonly Cut[];
  /** M11.30: the first waves of this player turn; absent where there is none. */
  readonly waves?: readonly Wave[];
  /** M11.25: the sea zones in which an engagement was fought in this player turn; absent where there is none. */
  readonly fought?: readonly Zone[];
}

/** O21.1.2: a beach that serves a side; with ships one hex of it (M11.33). */
export interface Beachhead {
  readonly side: Side;
  readonly beach: number;
  readonly hex?: Hex;
}

/** M7.15, M7.17: markers on a rail hex, and who put them there. */
export interface Cut {
  readonly hex: Hex;
  readonly markers: number;
  readonly by: Side;
}

/** O24.weather */
export const WEATHERS = [
  'clear',
  'noEmbark',
  'noDesertAir',
  'noSeaAir',
  'seaMustLand',
  'slow1',
  'noAir',
  'noInvasion',
  'frozenRivers',
  'mountainsStuck',
  'slow2NotArmor',
  'roadsOnly',
  'noDrops',
  'seaClosed',
  'slow2',
] as const;
export type Weather = (typeof WEATHERS)[number];

/** The part of a state that takeBack restores. */
export type Marked = Omit<State, 'trail' | 'mark'>;

/** A battle as it is declared, before it has a number. */
export interface Plan {
  readonly kind?: 'ground' | 'assault' | undefined;
  /** Ground units, and in the Tournament Game aircraft that support them. */
  readonly attackers: readonly UnitNo[];
  readonly hexes: readonly Hex[];
  /** M4.3 */
  readonly table?: Battle['table'];
}

export type Command =
  | CourseCommand
  | GroundCommand
  | CombatCommand
  | CountryCommand
  | AirCommand
  | SeaCommand
  | ModifiedZocCommand
  | CombatResultsCommand
  | ArtilleryCommand
  | ClassSequencingCommand
  | SupplyLineCommand
  | RailroadsCommand
  | NavalCommand
  | AirForcesCommand
  | FlakCommand
  | OrderCommand
  | ProductionCommand
  | WarCommand
  | GuerillaCommand
  | SupplyCommand
  | WeatherCommand;

export type CommandOf<K extends Command['do']> = Extract<Command, { do: K }>;

/** B0.8: defence factor for artillery, combat factor for everything else (there AF = DF). */
export const sizeOf = (unit: Unit): number => unit.df;

export type { BlitzEvent } from './events.ts';
