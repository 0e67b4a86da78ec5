import type { Objection, RuleId } from '#core/objection.ts';
import type { Message } from '#core/message.ts';
import type { Reach, StepGraph } from '#hex/path.ts';
import type { Board } from './board.ts';
import type { Options } from './presets.ts';
import type { Rules } from './questions.ts';
import type { GroundRules } from './rule-sets.ts';
import type { Hex } from '#hex/hex.ts';
import type { MissionKind, Side, State, Unit } from './types.ts';
import type { UnitType } from './kinds.ts';
import type { Opening } from './modules/card.ts';
import type { Order } from './economy/orders-of-battle/order.ts';

/**
 * Classes of movement over terrain: armor and artillery apart from the rest (B13.1); guerillas into neutral hexes too
 * (M15.16).
 */
export const MOBILITIES = ['light', 'heavy', 'irregular'] as const;
export type Mobility = (typeof MOBILITIES)[number];

/** Permitted steps: all, none at the road rate (T6.2.12), only those by road (O24.14). */
export const PACES = ['any', 'noRoads', 'roadsOnly'] as const;
export type Pace = (typeof PACES)[number];

/** Terms a scenario may set. */
export interface Terms {
  /** B4.1: who has the first player turn of every turn. */
  readonly first: Side;
  /** B5.3: the last turn, 0 for no limit. */
  readonly lastTurn: number;
  /** B5.3: more city hexes than this win. */
  readonly cities: number;
  /** Games without a limit may be adjudicated after this turn, 0 for never (docs/rulings.md). */
  readonly adjudicate: number;
  /** City hexes Blue must be ahead by when a game is adjudicated: short scenarios begin with an uneven count. */
  readonly par: number;
}

/** T17.1.5: the largest counter of a type in a side's Order of Appearance. */
export type LargestCounters = Readonly<Record<string, number>>;

/** The phases, and the decisions inside them, that have ids of their own at each level (B80, T80). */
export interface Phases {
  readonly setup: { readonly blue: RuleId; readonly red: RuleId };
  readonly movement: RuleId;
  readonly declaration: RuleId;
  readonly combatStart: RuleId;
  readonly combat: RuleId;
  /** Inside resolve(ground battle). */
  readonly battle: RuleId;
  readonly turnEnd: RuleId;
}

/** The rules of a level that an advance can break (B19.7, T7.2), and the one by which units die that cannot go back. */
export interface AdvanceRules {
  /** Rules that allow an advance. */
  readonly who: { readonly attacker: RuleId; readonly defender: RuleId };
  /** Onto which hex first. */
  readonly first: { readonly attacker: RuleId; readonly defender: RuleId };
  readonly count: RuleId;
  readonly ground: RuleId;
  readonly room: { readonly attacker: RuleId; readonly defender: RuleId };
  readonly cornered: RuleId;
}

/** Limit of a hex for one class of a side's units: a total size, or a number of counters whatever their size. */
export interface StackLimit {
  readonly rule: RuleId;
  readonly size: number;
  readonly counters: number;
}

export interface StackLimits {
  readonly ground: StackLimit;
  readonly air: StackLimit;
  /** B8.2, M5.5: the rules cited where movement cannot end for it, the first of them before the others. */
  readonly ending: readonly [RuleId, ...RuleId[]];
  /** B8.1, M5.5: those that say the same where a unit is placed or comes to rest. */
  readonly resting: readonly RuleId[];
}

/** Limits of the hexes in a game. */
export interface Stacking extends StackLimits {
  readonly flak: GroundRules['flak'];
}

/** Effects of enemy zones of control on moves. */
export interface ZocRules {
  /** B7.z3: the rule that ends a move on entering one; none where it goes on. */
  readonly stop?: RuleId;
  /** M1.5: thirds that a step out of one costs, by road too. */
  readonly leaving?: number;
  /** May a step lead from one into another? Without it never (B7.z4, B7.z5). */
  readonly between?: (about: ZocStep) => Objection | undefined;
}

/** A step between two hexes in enemy zones of control. */
export interface ZocStep {
  readonly world: World;
  readonly state: State;
  readonly side: Side;
  readonly from: Hex;
  readonly to: Hex;
}

/** B5, T5: what wins at a level, in words and by rule. */
export interface Aims {
  /** No unit in play and none held back. */
  readonly destroyed: RuleId;
  /** Every home city hex of the enemy, for a complete turn; not where a scenario is played (M90.61). */
  readonly home?: RuleId;
  /** Final count at the end of the last turn, if there is one. */
  readonly last?: {
    readonly turn: number;
    readonly rule: RuleId;
    readonly line: Message;
    readonly text: Message;
    /** Number of city hexes that is enough; without it the side with more of them wins. */
    readonly needed?: number;
    /** M17: what is counted in place of city hexes. */
    readonly score?: (world: World, state: State, side: Side) => number;
    readonly what?: Message;
    /** M17.b, M17.e: the city hexes that bear on it, where not all of them do. */
    readonly bears?: (board: Board, hex: Hex) => boolean;
  };
}

/** Commands open in each phase. */
export interface Verbs {
  readonly setup: readonly string[];
  readonly movement: readonly string[];
  readonly declaration: readonly string[];
}

/** Constant data of a game: board, compiled rules, scenario numbers. */
export interface World {
  readonly board: Board;
  readonly rules: Rules;
  readonly terms: Terms;
  /** Read by sequence.ts and setup.ts only: everybody else asks the rulebook. */
  readonly options: Options;
  // Lists of what the rules open, and rules that are read all the time.
  readonly minors: readonly number[];
  readonly phases: Phases;
  readonly advance: AdvanceRules;
  readonly verbs: Verbs;
  readonly missions: readonly MissionKind[];
  /** M90.33: what aircraft may be sent to do from airbases, besides the missions of M12. */
  readonly strikes: readonly MissionKind[];
  /** M9.14, T2.3.7: factors of all printed counters, by side and type, where an army file names them. */
  readonly counters: Readonly<Record<string, number>>;
  readonly stacking: Stacking;
  readonly zoc: ZocRules;
  /** B7.z1, B7.z2: has a unit on the map a zone of control? */
  readonly exertsZoc: (unit: Unit) => boolean;
  readonly isHeavy: (unit: { readonly type: UnitType }) => boolean;
  readonly largest: LargestCounters;
  readonly types: readonly UnitType[];
  /** M16.1: new units as the modules read what is printed on them. */
  readonly asPrinted: (units: readonly Unit[]) => readonly Unit[];
  /** M8: orders of battle to choose from, and how. */
  readonly orders: readonly Order[];
  /** M17.table */
  readonly opening: Opening;
  readonly graph: (mobility: Mobility, pace: Pace) => { readonly steps: StepGraph; readonly space: Reach };
}
