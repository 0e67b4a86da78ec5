import type { Zone } from './board.ts';
import type { UnitType } from './kinds.ts';
import type { Hex, HexOrNowhere } from '#hex/hex.ts';

export const SIDES = ['blue', 'red'] as const;

export type Side = (typeof SIDES)[number];

export const other = (side: Side): Side => (side === 'blue' ? 'red' : 'blue');

/**
 * Places of a unit: still to come, held back or late (B3.5, B17.1); on the map (assaulting units on sea hexes
 * included); in an At Sea box (T6.1); in the air over its target (T23.0.5a); on board a train (M7.6); lost, and so in
 * the dead pile (T17.1.4); of ships: on a dock, or on an assault hex (M11.1); gone: lost and bought back as another
 * unit; or on the map with an army that keeps out of the war (M18.10): `neutral`.
 */
export const PLACES = ['waiting', 'map', 'sea', 'air', 'aboard', 'dock', 'assault', 'lost', 'gone', 'neutral'] as const;

export type Place = (typeof PLACES)[number];

/** A unit's number: its index in `State.units`. */
export type UnitNo = number;

export interface Unit {
  /** The name commands use: `b5`, `r.armGD`. */
  readonly id: string;
  /** Present operator (M0.13); of a neutral army the side that set it up. */
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
  readonly at: HexOrNowhere;
  /** At Sea: its box (T6.1.3). In the air from sea: the box it came from (O23.7). */
  readonly zone?: Zone | undefined;
  /** In the air: the hex it took off from; absent for sea-based aircraft. */
  readonly base?: Hex | undefined;
  /** On a sea hex: the land hex it aims at (T6.2.0). */
  readonly aim?: Hex | undefined;
  /** Invades in this player turn, so no road steps (T6.2.12). */
  readonly invading?: boolean | undefined;
  /** Came from the sea to a port in this player turn, so it does not go back there (T6.1.4). */
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
  /** Came off a train in this player turn, so it uses no other transport (M7.5). */
  readonly detrained?: boolean | undefined;
  /** M6.5: this player turn: the port city hex it left on foot or by ship, so that its room there is nobody's yet. */
  readonly vacated?: Hex | undefined;
  /** Has cut a rail hex in this player turn (M7.13). */
  readonly cutter?: boolean | undefined;
  /** Has attacked in this player turn, so it cuts nothing (M7.13). */
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
  /** Thirds spent in this player turn (B11.1). */
  readonly spent: number;
  /** Has moved, flown or been placed in this player turn. */
  readonly moved: boolean;
  /** May not go on in this player turn (B7.z3, B13.2, B16.1, B18.4). */
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
  /** Has been flown in this player turn (B18.1). */
  readonly flown: boolean;
  /** B11.4: inner-city steps at the end of its way that are cheap so long as no cross-country step follows. */
  readonly innerRun: number;
  /** B11.4: its last step was a cross-country step, so inner-city steps cost 3. */
  readonly offRoad: boolean;
}

/** M11.tf a to d, M11.lift: one of these in a player turn. */
export const SHIP_TASKS = ['engaged', 'bombarded', 'rangers', 'flights', 'wave', 'followUp', 'beach'] as const;

export type ShipTask = (typeof SHIP_TASKS)[number];

/** B0.8: defence factor for artillery, combat factor for everything else (there AF = DF). */
export const sizeOf = (unit: Unit): number => unit.df;
