import type { Zone } from './board.ts';
import type { RuleId } from '#core/objection.ts';
import type { Battle, Bill, Fight, Led } from './combat/state.ts';
import type { FlightGroup, FlightStage, GroupName, Sortie, Volley } from './air/state.ts';
import type { Side, UnitNo } from './unit.ts';
import type { Hex } from '#hex/hex.ts';

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
  /** M80.5, M80.29: the turns for which a side still has to write a plan; absent before they are reckoned. */
  | { readonly at: 'plans'; readonly side: Side; readonly stage: 'first' | 'cycle'; readonly turns?: readonly number[] }
  /** M80.29: points spent in this cycle, in halves, by centre. */
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
      /** M12.hd: one of them only. */
      readonly one?: true;
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
      /** Missions still to be carried out over the hex. */
      readonly sorties: readonly Sortie[];
      /** Aircraft that fly home later. */
      readonly waiting?: readonly UnitNo[];
      /** M12.44, M12.45: troops on board. */
      readonly load?: readonly UnitNo[];
      /** M10.16: who is to be supplied. */
      readonly relief?: readonly UnitNo[];
      readonly interceptors: readonly UnitNo[];
      /** M12.31: where they meet the flight, if not over its target. */
      readonly meeting?: Hex | undefined;
      /** M12.31: the group they meet there, where several pass. */
      readonly met?: GroupName | undefined;
      /** Volleys still to be fired. */
      readonly volleys: readonly Volley[];
      /** M12.14: FLAK factors in the target hex that have fired. */
      readonly flak?: number;
      /** M12.33: the zone whose box it goes to: `hex` stands for all its sea. */
      readonly zone?: Zone;
      /** M12.33: a ship of the fleet in a box that is struck, or the task force a ferry leads to (M11.8). */
      readonly ship?: UnitNo;
    }
  /** M70.fallback: the targets of missions that flak has not yet fired at. */
  | { readonly at: 'airDefence'; readonly hexes: readonly Hex[] }
  /** M80.12, M80.26: aircraft over a hex fly home. */
  | { readonly at: 'airReturn'; readonly stage: 'recover' | 'return' }
  /** M12.hd: aircraft of a base that was destroyed find another one. */
  | { readonly at: 'evacuation'; readonly side: Side; readonly hex: Hex; readonly half?: true | undefined }
  | { readonly at: 'landing'; readonly side: Side }
  | { readonly at: 'minorLosses' }
  | { readonly at: 'supplyLosses' }
  | { readonly at: 'beachSupply'; readonly beach: number; readonly units: readonly UnitNo[] }
  | { readonly at: 'turnEnd' }
  | { readonly at: 'drawOffer'; readonly by: Side };

export type FrameAt<K extends BlitzFrame['at']> = Extract<BlitzFrame, { at: K }>;
