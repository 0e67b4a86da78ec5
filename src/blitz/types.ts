import type { RuleId } from '../core/objection.ts';
import type { Patch } from '../core/patch.ts';
import type { FrameEvent } from '../core/play.ts';
import type { Hex } from '../hex/hex.ts';

export const SIDES = ['blue', 'red'] as const;
export type Side = (typeof SIDES)[number];
export const other = (side: Side): Side => (side === 'blue' ? 'red' : 'blue');

/** B2.2 */
export const GROUND_TYPES = ['infantry', 'armor', 'artillery', 'ranger', 'airborne', 'airAssault'] as const;
export const AIRCRAFT_TYPES = ['TAC', 'MDM', 'SAC', 'FTR'] as const;
export const UNIT_TYPES = [...GROUND_TYPES, ...AIRCRAFT_TYPES] as const;
export type GroundType = (typeof GROUND_TYPES)[number];
export type UnitType = (typeof UNIT_TYPES)[number];

/** Where a unit is: still to come, held back or late (B3.5, B17.1), on the map, or lost. */
export const PLACES = ['waiting', 'map', 'lost'] as const;
export type Place = (typeof PLACES)[number];

/** A unit's number: its index in `State.units`. */
export type UnitNo = number;

export interface Unit {
  /** The name commands use: `b5`, `r.armGD`. */
  readonly id: string;
  readonly side: Side;
  readonly type: UnitType;
  /** B2.5, B2.6: attack and defence factor; they differ for artillery only. */
  readonly af: number;
  readonly df: number;
  /** B2.4 */
  readonly mf: number;
  /** B17.1: turn of earliest arrival. */
  readonly due: number;
  readonly place: Place;
  /** Hex on the map, NOWHERE off it. */
  readonly at: Hex;
  /** Set-up only: its owner keeps it for later (B3.5). */
  readonly held: boolean;
  /** This player turn: thirds spent (B11.1). */
  readonly spent: number;
  /** This player turn: it has made a move or a flight, or was placed. */
  readonly moved: boolean;
  /** This player turn: it may not go on (B7.z3, B13.2, B16.1, B18.4). */
  readonly stopped: boolean;
  /** This player turn: it has been flown (B18.1). */
  readonly flown: boolean;
  /** B11.4: inner-city steps at the end of its way that are cheap so long as no cross-country step follows. */
  readonly innerRun: number;
  /** B11.4: its last step was a cross-country step, so inner-city steps cost 3. */
  readonly offRoad: boolean;
}

/** B9: attackers and one or more defending hexes resolved with one roll. */
export interface Battle {
  readonly no: number;
  readonly attackers: readonly UnitNo[];
  readonly hexes: readonly Hex[];
}

/** A battle in the course of being resolved (B80.8). */
export interface Fight {
  readonly battle: Battle;
  readonly defenders: readonly UnitNo[];
  /** Hexes the attackers stood in, for advances of the defender (B19.7.2). */
  readonly from: readonly Hex[];
}

export type Controller = Side | 'nobody';

export type Winner = Side | 'draw';

export interface Outcome {
  readonly winner: Winner;
  readonly rule: RuleId;
  readonly because: string;
}

export type BlitzFrame =
  | { readonly at: 'setup'; readonly side: Side }
  | { readonly at: 'movement' }
  | { readonly at: 'declaration' }
  | { readonly at: 'combat' }
  | { readonly at: 'exchange'; readonly fight: Fight; readonly owed: number }
  | {
      readonly at: 'retreat';
      readonly fight: Fight;
      readonly side: Side;
      /** Units still to retreat. */
      readonly units: readonly UnitNo[];
      readonly steps: number;
    }
  | { readonly at: 'advance'; readonly fight: Fight; readonly side: Side; readonly advanced: readonly UnitNo[] }
  | { readonly at: 'drawOffer'; readonly by: Side };

export type FrameAt<K extends BlitzFrame['at']> = Extract<BlitzFrame, { at: K }>;

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
  /** B80.11: who has offered a draw in this player turn. */
  readonly drawOffered: boolean;
  readonly outcome?: Outcome;
}

/** The part of a state that takeBack restores. */
export type Marked = Omit<State, 'trail' | 'mark'>;

export type Command =
  | { readonly do: 'placeUnit'; readonly unit: UnitNo; readonly hex: Hex }
  | { readonly do: 'holdBack'; readonly units: readonly UnitNo[] }
  | { readonly do: 'ready' }
  | { readonly do: 'placeReinforcement'; readonly unit: UnitNo; readonly hex: Hex }
  /** One unit, or units of one hex together (B8.4); the path without the hex they stand on. */
  | { readonly do: 'moveUnit'; readonly units: readonly UnitNo[]; readonly path: readonly Hex[] }
  /** B18; without a path the engine takes a shortest one. */
  | { readonly do: 'flyAirborne'; readonly unit: UnitNo; readonly to: Hex; readonly path?: readonly Hex[] | undefined }
  | { readonly do: 'takeBack'; readonly what: 'last' | 'phase' }
  /** `abandon` names trapped units where B7.a11 leaves a choice. */
  | { readonly do: 'endMovement'; readonly abandon?: readonly UnitNo[] | undefined }
  | { readonly do: 'declareBattle'; readonly attackers: readonly UnitNo[]; readonly hexes: readonly Hex[] }
  | { readonly do: 'undeclare'; readonly battle: number }
  /** With `battles`: the whole declaration at once instead of what was declared before. */
  | {
      readonly do: 'endDeclaration';
      readonly battles?:
        | readonly { readonly attackers: readonly UnitNo[]; readonly hexes: readonly Hex[] }[]
        | undefined;
    }
  | { readonly do: 'resolve'; readonly battle: number }
  | { readonly do: 'chooseExchange'; readonly units: readonly UnitNo[] }
  | { readonly do: 'chooseRetreat'; readonly unit: UnitNo; readonly path: readonly Hex[] }
  | { readonly do: 'advance'; readonly unit: UnitNo; readonly to: Hex }
  | { readonly do: 'endAdvance' }
  | { readonly do: 'resign' }
  | { readonly do: 'offerDraw' }
  | { readonly do: 'acceptDraw' }
  | { readonly do: 'refuseDraw' };

export type CommandOf<K extends Command['do']> = Extract<Command, { do: K }>;

export type BlitzEvent =
  | FrameEvent<BlitzFrame>
  | { readonly is: 'marked' }
  | { readonly is: 'noted' }
  | { readonly is: 'takenBack'; readonly commands: number }
  /** Nothing before this can be taken back any more (B80.10). */
  | { readonly is: 'committed' }
  | { readonly is: 'placed'; readonly unit: UnitNo; readonly hex: Hex }
  | { readonly is: 'heldBack'; readonly unit: UnitNo }
  | { readonly is: 'reinforced'; readonly unit: UnitNo; readonly hex: Hex }
  | {
      readonly is: 'moved';
      readonly unit: UnitNo;
      readonly path: readonly Hex[];
      readonly spent: number;
      readonly stopped: boolean;
      readonly innerRun: number;
      readonly offRoad: boolean;
    }
  | { readonly is: 'flown'; readonly unit: UnitNo; readonly path: readonly Hex[]; readonly stopped: boolean }
  | { readonly is: 'control'; readonly changes: readonly { readonly hex: Hex; readonly to: Controller }[] }
  | { readonly is: 'doomed'; readonly units: readonly UnitNo[] }
  | { readonly is: 'declared'; readonly battle: Battle }
  | { readonly is: 'undeclared'; readonly battle: number }
  | { readonly is: 'eliminated'; readonly units: readonly UnitNo[]; readonly rule: RuleId }
  | {
      readonly is: 'fought';
      readonly battle: number;
      readonly attack: number;
      readonly defence: number;
      readonly odds: string;
      /** Absent when the odds leave nothing to roll (B19.2). */
      readonly die?: number;
      readonly result: string;
    }
  | { readonly is: 'retreated'; readonly unit: UnitNo; readonly path: readonly Hex[]; readonly forced: boolean }
  | { readonly is: 'advanced'; readonly unit: UnitNo; readonly to: Hex }
  | { readonly is: 'battleEnded'; readonly battle: number }
  | { readonly is: 'combatEnded' }
  | { readonly is: 'playerTurn'; readonly turn: number; readonly mover: Side }
  | { readonly is: 'streak'; readonly blue: number; readonly red: number }
  | { readonly is: 'drawOffered'; readonly by: Side }
  | { readonly is: 'drawRefused'; readonly by: Side }
  | { readonly is: 'over'; readonly outcome: Outcome };

// Asked for every unit of every position, hence spelled out.
export const isGround = ({ type }: Unit): boolean =>
  type !== 'TAC' && type !== 'MDM' && type !== 'SAC' && type !== 'FTR';

/** B0.8: defence factor for artillery, combat factor for everything else (there AF = DF). */
export const sizeOf = (unit: Unit): number => unit.df;

/** B13.1: armor and artillery. */
export const isHeavy = (unit: Unit): boolean => unit.type === 'armor' || unit.type === 'artillery';

/** B18: airborne and air assault units fly. */
export const mayFly = (unit: Unit): boolean => unit.type === 'airborne' || unit.type === 'airAssault';
