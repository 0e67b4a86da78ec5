import type { Moment, Outcome, Prompt } from '../core/game.ts';
import type { Objection, RuleId } from '../core/objection.ts';
import type { Message } from '../core/message.ts';
import type { Seen } from '../core/seat.ts';
import type { Hex } from '../hex/hex.ts';
import type { CounterUnit, Highlight } from './board-model.ts';

/**
 * Queries any table may ask of a game. A desk answers about a view, so it knows no more than the seat that asks, and
 * its answers carry the commands they stand for: no caller searches for them again.
 */

/** Name of a unit in scripts and records, as printed on the counter's back. */
export type UnitId = string;

/**
 * Effect of a click on the map. place: puts the selected units there. move: moves them there, or selects own units.
 * aim: selects units and marks hexes against them; a panel decides what follows. send: selected units do one of their
 * actions there. choose: takes one of the choices. name: names units to pay a bill. none: the map only shows.
 */
export type Mode = 'place' | 'move' | 'aim' | 'send' | 'choose' | 'name' | 'none';

export interface Piece<Side extends string = string> {
  readonly id: UnitId;
  readonly side: Side;
  /** Kind of unit, for words. */
  readonly kind: string;
  /** Place on the map; neither hex nor box while the unit is not in play. */
  readonly hex?: Hex;
  /** The margin box it lies in. */
  readonly box?: string;
  readonly counter: CounterUnit;
  /** True if a click on its hex selects it. */
  readonly selectable: boolean;
  /** True for a unit with nothing left to do in this phase. */
  readonly idle: boolean;
  /** True for a unit that holds its hex; false for aircraft on the ground, for example. */
  readonly holds: boolean;
  /** In a stack the higher lies above the lower. */
  readonly rank: number;
  /** Not spotted by its enemies: its counter is drawn faded. */
  readonly unspotted?: true;
}

/** The decision at hand in short. */
export interface Brief<Side extends string = string> {
  readonly prompt: Prompt<Side> | undefined;
  readonly moment: Moment<Side>;
  /**
   * Extent of the decision: a computer may be asked for a single decision by a key, for some by a button, for a whole
   * phase only on purpose.
   */
  readonly scope: 'one' | 'some' | 'phase';
}

/** Victory conditions, and each side's standing. */
export interface Objective<Side extends string = string> {
  /** The goal in a sentence. */
  readonly line: Message;
  readonly rule: RuleId;
  /** The last turn, where there is one. */
  readonly last?: number;
  readonly gauges: readonly {
    readonly side: Side;
    readonly value: number;
    /** Number that suffices, where the condition is a count. */
    readonly needed?: number;
    /** Total number. */
    readonly of: number;
    readonly what: Message;
  }[];
  /** Every way to win, with how it stands now. */
  readonly ways: readonly { readonly rule: RuleId; readonly text: Message }[];
}

/** One step of the turn at hand. */
export interface TurnStep<Side extends string = string> {
  /** Id within the turn. */
  readonly id: string;
  /** Key of its name in the game's words; alike for both sides. */
  readonly kind: string;
  /** Side that decides in it, where it is not the mover alone. */
  readonly side?: Side;
  readonly stands: 'over' | 'now' | 'ahead';
}

/** Destination of ending a step: a step of the same turn, or the turn of a side. */
export type Lead<Side extends string = string> = { readonly kind: string } | { readonly turnOf: Side };

/** Details of the turn's steps besides their order. */
export interface Course<Side extends string = string> {
  /** Steps in which nothing was or will be decided. */
  readonly empty: readonly string[];
  /** Number of commands played when each step began in which something was decided. */
  readonly begun: Readonly<Record<string, number>>;
  /** The step at hand may be ended now: `idle`, nothing else can be done in it; `leads` is absent where dice decide. */
  readonly end?: { readonly idle: boolean; readonly leads?: Lead<Side> };
}

/** Ways to end a game out of turn; of a draw, to offer it or to agree to the one offered. */
export interface Ending<C = unknown, Side extends string = string> {
  readonly draw?: C;
  readonly resign: C;
  /** Side whose offer of a draw stands. */
  readonly offeredBy?: Side;
}

/** Complete content of the common table for a game at one moment. */
export interface Scene<C = unknown, Side extends string = string> extends Brief<Side> {
  readonly outcome?: Outcome<Side>;
  readonly mode: Mode;
  /** Pieces that no side controls have no side of the game. */
  readonly pieces: readonly Piece[];
  /** The command that ends the decision, where one does. */
  readonly done?: C;
  /** Warning shown once to a player who ends the step now. */
  readonly careful?: Message;
  readonly objective?: Objective<Side>;
  /** Steps of the turn at hand in their order, and whose turn comes after it. */
  readonly turn?: { readonly steps: readonly TurnStep<Side>[]; readonly then?: Side };
  /** Place of the decision, to bring into view. */
  readonly focus?: Hex;
  /**
   * Possible starting places: when the decision begins one of them is brought into view, and the map then stays where
   * it is.
   */
  readonly begins?: readonly Hex[];
  /** Hexes that are attacked though no piece stands in them: a click aims at them before anything is done. */
  readonly aims?: readonly Hex[];
  /** Battlefield, while the pieces on the map do not show it. */
  readonly field?: readonly Hex[];
  /** Units that act one after the other: the first of them is taken in hand. */
  readonly next?: readonly UnitId[];
  /** Highlight of its choices, where not as targets. */
  readonly tone?: Highlight;
  /** A computer player could plan it. */
  readonly plannable: boolean;
  /** Moves of it can be laid as a plan: see `Desk.planFault`. */
  readonly movesPlanned?: true;
  /** Ways to end the game that are open besides the decision. */
  readonly ending?: Ending<C, Side>;
}

/** A hex all units asked about can come to: the dearest of their prices, the way of the slowest. */
export interface ReachHex<C = unknown> {
  readonly hex: Hex;
  readonly cost: number;
  readonly path: readonly Hex[];
  /** A unit that enters must stop here. */
  readonly stops: boolean;
  /** The rule by which going there has consequences a player should know. */
  readonly warns?: RuleId;
  /** Effect of arriving there, in a word on the map. */
  readonly plate?: string;
  /** Confirmation to ask before a move that is easily made by mistake. */
  readonly asks?: Message;
  readonly command: C;
  /** Commands for the other units, where each goes by one of its own: given one after the other while the side decides. */
  readonly then?: readonly C[];
}

export interface Choice<C = unknown> {
  readonly command: C;
  readonly verb: string;
  /** The command as scripts write it. */
  readonly text: string;
  /** The one unit it is about. */
  readonly unit?: UnitId;
  readonly hex?: Hex;
  /** A second hex to choose after the first. */
  readonly then?: Hex;
  readonly path?: readonly Hex[];
  /** A margin box instead of a hex. */
  readonly box?: string;
  /** Asked first whether it is meant, as in `ReachHex`. */
  readonly asks?: Message;
}

/** One thing some units may do, with all the ways to do it. */
export interface Action<C = unknown> {
  readonly verb: string;
  readonly choices: readonly Choice<C>[];
  /** Reason it cannot be done now. */
  readonly fault?: Objection;
  /** Collapsed by default: its choices are many or seldom wanted. */
  readonly folded?: boolean;
  /** True if a click on one of the hexes of `Scene.aims` only aims. */
  readonly aims?: true;
}

/** A decision that names several units: what is owed, or may be served, and how much each can give in which steps. */
export interface Bill {
  readonly what: string;
  readonly rule: RuleId;
  /** Unit of the numbers. */
  readonly by: string;
  readonly owed: number;
  /** Units are served instead of taken: as many as can be are named to begin with. */
  readonly serves: boolean;
  /** Units named, where the sum alone does not tell. */
  readonly named?: readonly UnitId[];
  readonly lines: readonly {
    readonly unit: UnitId;
    readonly most: number;
    readonly step: number;
    /** Amount that one factor pays. */
    readonly worth: number;
  }[];
}

/** Intended move or action of the selected units, from a click on an unlit hex. */
export interface Intent<C = unknown> {
  readonly units: readonly UnitId[];
  readonly hex: Hex;
  /** A command of the action begun. */
  readonly like?: C;
}

/** A battle, in the terms of every game. */
export interface Clash {
  readonly attackers: readonly UnitId[];
  readonly defenders: readonly UnitId[];
  /** Units that fire for the defenders. */
  readonly support?: readonly UnitId[];
  /** Hexes under attack. */
  readonly hexes: readonly Hex[];
  /** Place of the battle, where the hexes alone do not name it. */
  readonly place?: Message;
  readonly odds: string;
  /** The odds are a column of a table that no ratio leads to. */
  readonly column?: true;
  /** Strengths of both sides. */
  readonly strengths?: readonly [attack: string, defence: string];
  /** Absent where nothing is rolled. */
  readonly die?: number;
  /** Kind of attack, and whose. */
  readonly title?: Message;
  /** Derivation of odds and die beyond the strengths: column shifts, modifiers. */
  readonly working?: readonly Message[];
}

/** Dice of no battle, and what came of them. */
export interface Roll {
  readonly dice: readonly number[];
  readonly text: Message;
  readonly rule?: RuleId;
}

/** Visible or audible effect of a command. */
export type Happening<Own = unknown> =
  /** A way over the map, beginning where the unit stood; after a battle it goes back, or on. */
  | { readonly is: 'went'; readonly unit: UnitId; readonly path: readonly Hex[]; readonly how?: 'back' | 'on' }
  /** New on the map. */
  | { readonly is: 'came'; readonly unit: UnitId; readonly at: Hex }
  /** Cause of a loss outside battle; `why` explains a battle loss where the result does not. */
  | { readonly is: 'lost'; readonly unit: UnitId; readonly at: Hex; readonly cause?: Message; readonly why?: Message }
  /** Weaker than it was, and how. */
  | { readonly is: 'hurt'; readonly unit: UnitId; readonly at: Hex; readonly text: Message; readonly cause?: Message }
  /** An objective hex changes its owner, or loses it. */
  | {
      readonly is: 'taken';
      readonly hex: Hex;
      readonly by?: string;
      /** A country that joins this side together with the hex, without a fight. */
      readonly along?: Message;
    }
  /** Content of a game's own panel; it waits for the die it depends on. */
  | { readonly is: 'own'; readonly die: boolean; readonly what: Own; readonly clash?: Clash; readonly roll?: Roll };

/** Enemies beside units of the mover, as an attack of all who stand beside them would be reckoned. */
export interface Contact {
  readonly hex: Hex;
  readonly odds: string;
  readonly attack: number;
  readonly defence: number;
  /** Terrain multipliers of the defence. */
  readonly terms: readonly Message[];
  /** Potential attackers. */
  readonly units: readonly UnitId[];
  /** Hexes the defenders could retreat to; some of them could go nowhere if `trapped`. */
  readonly retreats: number;
  readonly trapped: boolean;
}

/** Consequences of the units' positions. */
export interface Prospect {
  readonly contacts: readonly Contact[];
  /** Hexes of units that no supply reaches. */
  readonly dry: readonly Hex[];
}

/** The position after moves that are only planned. */
export interface Planned<C = unknown, Own = unknown> {
  /** Number of moves that can be made; `fault` is the reason the next cannot. */
  readonly laid: number;
  readonly fault?: Objection;
  readonly scene: Scene<C>;
  readonly own: Own;
  readonly prospect: Prospect;
}

/** Overlay of the map. */
export interface Overlay {
  readonly tints: readonly { readonly side: 0 | 1 | 2; readonly hexes: readonly Hex[] }[];
  readonly hatches: readonly { readonly tone: 'warning' | 'enemy' | 'own'; readonly hexes: readonly Hex[] }[];
  readonly paths: readonly { readonly side: string; readonly hexes: readonly Hex[] }[];
  readonly plates: readonly { readonly hex: Hex; readonly text: string; readonly tone: 'warning' | 'enemy' | 'own' }[];
  /** Areas with a border around each. */
  readonly areas?: readonly { readonly tone: Highlight; readonly hexes: readonly Hex[] }[];
  /** Reason there is nothing to show. */
  readonly empty?: string;
}

/** The commands played so far with the views they came upon; one view more than entries. */
export interface Past<S, E, Side extends string> {
  readonly entries: readonly Seen<E, Side>[];
  readonly views: readonly S[];
  /** All commands known, those taken back or still ahead in a replay included. */
  readonly known: readonly Seen<E, Side>[];
}

/** A game's own questions, which its own panels know. Commands among the answers are given like any others. */
export type OwnQuestions<S, E, Side extends string> = Readonly<
  Record<string, (view: S, past: Past<S, E, Side>, ...args: never[]) => unknown>
>;

export interface Desk<S, C, E, Side extends string, Own = unknown> {
  brief(view: S): Brief<Side>;
  scene(view: S): Scene<C, Side>;
  /** Data for the game's own panels besides the scene. */
  own(view: S): Own;
  /** Destinations the units can reach together, on from the hexes of a path already chosen. */
  reach(view: S, units: readonly UnitId[], via: readonly Hex[]): readonly ReachHex<C>[];
  /** Actions besides moving; for no units, those of the side as a whole. */
  actions(view: S, units: readonly UnitId[]): readonly Action<C>[];
  choices(view: S, most: number): readonly Choice<C>[];
  /**
   * Reason a command cannot be part of a plan: it is no move, or it depends on dice or the enemy. Absent in games
   * without planning.
   */
  planFault?(view: S, command: C): Objection | undefined;
  /** Consequences of the positions of the mover's units; for no units, of all of them. */
  prospect?(view: S, units: readonly UnitId[]): Prospect;
  /** The steps of the turn at hand; `earlier` are the views before this one, newest first, with the commands played by then. */
  course?(view: S, earlier: Iterable<readonly [played: number, view: S]>): Course<Side>;
  bill(view: S): Bill | undefined;
  /** The command that pays a bill so. */
  pay(view: S, given: readonly (readonly [UnitId, number])[]): C;
  /** Commands for a click on an unlit hex, in order: `check` names the rule that forbids one. */
  intent(view: S, wish: Intent<C>): readonly C[];
  happened(before: S, events: readonly E[]): readonly Happening[];
  overlay(view: S, name: string, past: Past<S, E, Side>): Overlay;
  readonly questions: OwnQuestions<S, E, Side>;
}
