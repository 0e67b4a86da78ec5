import type { Moment, Outcome, Prompt } from '../core/game.ts';
import type { Objection, RuleId } from '../core/objection.ts';
import type { Said } from '../core/say.ts';
import type { Seen } from '../core/seat.ts';
import type { Hex } from '../hex/hex.ts';
import type { CounterUnit, Highlight } from './drawing.ts';

/**
 * What any table may ask of a game. A desk is asked about a view, never about more than the seat that asks may know, and
 * its answers carry the commands they stand for: nobody searches for them a second time.
 */

/** As printed on the counter's back: the name a unit has in scripts and records. */
export type UnitId = string;

/**
 * What a click on the map does.
 * place: units in hand are put there. move: units in hand go there; own units are taken in hand. aim: units are taken in
 * hand and hexes marked against them, what comes of both is a panel's. send: units in hand do one of their actions there.
 * choose: one of the choices is taken. name: units are named to pay a bill. none: the map only shows.
 */
export type Mode = 'place' | 'move' | 'aim' | 'send' | 'choose' | 'name' | 'none';

export interface Piece<Side extends string = string> {
  readonly id: UnitId;
  readonly side: Side;
  /** What sort of unit, for words. */
  readonly kind: string;
  /** Where on the map it lies; neither hex nor box while it is not in play. */
  readonly hex?: Hex;
  /** The margin box it lies in. */
  readonly box?: string;
  readonly counter: CounterUnit;
  /** A click on its hex takes it in hand. */
  readonly handy: boolean;
  /** It has done what it can in this phase. */
  readonly idle: boolean;
  /** It holds the hex it is in, as aircraft on the ground do not. */
  readonly holds: boolean;
  /** In a stack the higher lies above the lower. */
  readonly rank: number;
  /** Its enemies have not spotted it: they are shown its counter faded. */
  readonly unspotted?: true;
}

/** The decision at hand in short. */
export interface Brief<Side extends string = string> {
  readonly prompt: Prompt<Side> | undefined;
  readonly moment: Moment<Side>;
  /**
   * How much it decides: a computer may be asked for one decision of many alike by a key, for some by a button, for a whole
   * phase only on purpose.
   */
  readonly scope: 'one' | 'some' | 'phase';
}

/** What wins, and how the sides stand to it. */
export interface Objective<Side extends string = string> {
  /** The goal in a sentence. */
  readonly line: Said;
  readonly rule: RuleId;
  /** The last turn, where there is one. */
  readonly last?: number;
  readonly gauges: readonly {
    readonly side: Side;
    readonly value: number;
    /** So much is enough, where a number is. */
    readonly needed?: number;
    /** So much there is in all. */
    readonly of: number;
    readonly what: Said;
  }[];
  /** Every way to win, with how it stands now. */
  readonly ways: readonly { readonly rule: RuleId; readonly text: Said }[];
}

/** One step of the turn at hand. */
export interface TurnStep<Side extends string = string> {
  /** Its own within the turn. */
  readonly id: string;
  /** What the words of the game name it by; alike for both sides. */
  readonly kind: string;
  /** Who decides in it, where the turn is not its mover's alone. */
  readonly side?: Side;
  readonly stands: 'over' | 'now' | 'ahead';
}

/** Where the end of a step leads: a step of the same turn, or the turn of a side. */
export type Lead<Side extends string = string> = { readonly kind: string } | { readonly turnOf: Side };

/** What is asked about the steps of the turn besides their order. */
export interface Course<Side extends string = string> {
  /** Steps in which nothing was or will be decided. */
  readonly empty: readonly string[];
  /** How many commands had been played when a step began that something was decided in. */
  readonly begun: Readonly<Record<string, number>>;
  /** The step at hand may be ended now: `idle`, nothing else can be done in it; `leads` is absent where dice decide. */
  readonly end?: { readonly idle: boolean; readonly leads?: Lead<Side> };
}

/** Everything the common table shows of a game at one moment. */
export interface Scene<C = unknown, Side extends string = string> extends Brief<Side> {
  readonly outcome?: Outcome<Side>;
  readonly mode: Mode;
  /** Those in no side's hand are of none of the game's sides. */
  readonly pieces: readonly Piece[];
  /** The command that ends the decision, where one does. */
  readonly done?: C;
  /** What somebody who ends it now should have thought of: he is asked once. */
  readonly careful?: Said;
  readonly objective?: Objective<Side>;
  /** Steps of the turn at hand in their order, and whose turn comes after it. */
  readonly turn?: { readonly steps: readonly TurnStep<Side>[]; readonly then?: Side };
  /** Where the decision is made, so that it can be brought into view. */
  readonly focus?: Hex;
  /** Where it may begin: when it does, one of them is brought into view, and the map then stays where it is. */
  readonly begins?: readonly Hex[];
  /** Hexes that are attacked though no piece stands in them: a click aims at them before anything is done. */
  readonly aims?: readonly Hex[];
  /** Where it is going to be fought, while the pieces on the map do not tell. */
  readonly field?: readonly Hex[];
  /** Units that must act one after the other: the first of them is taken in hand. */
  readonly next?: readonly UnitId[];
  /** How the hexes of its choices are lit, where not as targets. */
  readonly tone?: Highlight;
  /** A computer player could plan it. */
  readonly plannable: boolean;
  /** Moves of it can be laid as a plan: see `Desk.planFault`. */
  readonly movesPlanned?: true;
  /** Ways to end the game that are open besides the decision. */
  readonly ending?: { readonly draw: C; readonly resign: C };
}

/** A hex all units asked about can come to: the dearest of their prices, the way of the slowest. */
export interface ReachHex<C = unknown> {
  readonly hex: Hex;
  readonly cost: number;
  readonly path: readonly Hex[];
  /** Who comes here goes no further. */
  readonly stops: boolean;
  /** The rule by which going there has consequences a player should know. */
  readonly warns?: RuleId;
  /** What coming there does, in a word on the map. */
  readonly plate?: string;
  /** What nobody does unawares: it is asked first whether it is meant. */
  readonly asks?: Said;
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
  readonly asks?: Said;
}

/** One thing some units may do, with all the ways to do it. */
export interface Action<C = unknown> {
  readonly verb: string;
  readonly choices: readonly Choice<C>[];
  /** Why there is no way to do it now. */
  readonly fault?: Objection;
  /** Its ways are many, or seldom wanted: they are shown when asked for. */
  readonly folded?: boolean;
  /** Its hexes are those of `Scene.aims`: a click on one aims before anything is done. */
  readonly aims?: true;
}

/** A decision that names several units: what is owed, or may be served, and how much each can give in which steps. */
export interface Bill {
  readonly what: string;
  readonly rule: RuleId;
  /** What the numbers count. */
  readonly by: string;
  readonly owed: number;
  /** Units are served instead of taken: as many as can be are named to begin with. */
  readonly serves: boolean;
  /** Those units, where the sum alone does not tell. */
  readonly named?: readonly UnitId[];
  readonly lines: readonly {
    readonly unit: UnitId;
    readonly most: number;
    readonly step: number;
    /** How much of what is owed one factor pays. */
    readonly worth: number;
  }[];
}

/** Where units in hand are meant to go or act, by somebody who clicked a hex that is not lit. */
export interface Meant<C = unknown> {
  readonly units: readonly UnitId[];
  readonly hex: Hex;
  /** A command of the action begun. */
  readonly like?: C;
}

/** Somebody attacks somebody: what every game has to say of it. */
export interface Clash {
  readonly attackers: readonly UnitId[];
  readonly defenders: readonly UnitId[];
  /** Who fires for the defenders. */
  readonly support?: readonly UnitId[];
  /** What is attacked. */
  readonly hexes: readonly Hex[];
  /** Where it is fought, if the hexes only show it. */
  readonly place?: Said;
  readonly odds: string;
  /** The odds are a column of a table that no ratio leads to. */
  readonly column?: true;
  /** What both sides count. */
  readonly strengths?: readonly [attack: string, defence: string];
  /** Absent where nothing is rolled. */
  readonly die?: number;
  /** Kind of attack, and whose. */
  readonly title?: Said;
  /** How odds and die came about, beyond the strengths: shifts of the column, modifiers. */
  readonly working?: readonly Said[];
}

/** Dice of no battle, and what came of them. */
export interface Roll {
  readonly dice: readonly number[];
  readonly text: Said;
  readonly rule?: RuleId;
}

/** What a command did that can be seen or heard. */
export type Happening<Own = unknown> =
  /** A way over the map, beginning where the unit stood; after a battle it goes back, or on. */
  | { readonly is: 'went'; readonly unit: UnitId; readonly path: readonly Hex[]; readonly how?: 'back' | 'on' }
  /** New on the map. */
  | { readonly is: 'came'; readonly unit: UnitId; readonly at: Hex }
  /** What it was lost by, where that was no battle; why a battle cost it, where its result does not say so. */
  | { readonly is: 'lost'; readonly unit: UnitId; readonly at: Hex; readonly cause?: Said; readonly why?: Said }
  /** Weaker than it was, and how. */
  | { readonly is: 'hurt'; readonly unit: UnitId; readonly at: Hex; readonly text: Said; readonly cause?: Said }
  /** A hex that counts is another side's from now on, or nobody's. */
  | {
      readonly is: 'taken';
      readonly hex: Hex;
      readonly by?: string;
      /** A country that has taken this side, and the hex with it: nobody took it from anybody. */
      readonly along?: Said;
    }
  /** Something a panel of the game shows; what follows a die waits for it. */
  | { readonly is: 'own'; readonly die: boolean; readonly what: Own; readonly clash?: Clash; readonly roll?: Roll };

/** Enemies beside units of the mover, as an attack of all who stand beside them would be reckoned. */
export interface Contact {
  readonly hex: Hex;
  readonly odds: string;
  readonly attack: number;
  readonly defence: number;
  /** What multiplies the defence: the terrain. */
  readonly terms: readonly Said[];
  /** Those that would attack. */
  readonly units: readonly UnitId[];
  /** Hexes the defenders could retreat to; some of them could go nowhere if `trapped`. */
  readonly retreats: number;
  readonly trapped: boolean;
}

/** What comes of where units stand. */
export interface Prospect {
  readonly contacts: readonly Contact[];
  /** Hexes of units that no supply reaches. */
  readonly dry: readonly Hex[];
}

/** The position after moves that are only planned. */
export interface Planned<C = unknown, Own = unknown> {
  /** How many of them can be made; `fault` is why the next one cannot. */
  readonly laid: number;
  readonly fault?: Objection;
  readonly scene: Scene<C>;
  readonly own: Own;
  readonly prospect: Prospect;
}

/** What can be laid over the map. */
export interface Overlay {
  readonly tints: readonly { readonly side: 0 | 1 | 2; readonly hexes: readonly Hex[] }[];
  readonly hatches: readonly { readonly tone: 'warning' | 'enemy' | 'own'; readonly hexes: readonly Hex[] }[];
  readonly paths: readonly { readonly side: string; readonly hexes: readonly Hex[] }[];
  readonly plates: readonly { readonly hex: Hex; readonly text: string; readonly tone: 'warning' | 'enemy' | 'own' }[];
  /** Areas with a border around each. */
  readonly areas?: readonly { readonly tone: Highlight; readonly hexes: readonly Hex[] }[];
  /** Why there is nothing to show. */
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
  /** What the game's own panels are given besides the scene. */
  own(view: S): Own;
  /** Where units can go together, on from the hexes of a way already chosen. */
  reach(view: S, units: readonly UnitId[], via: readonly Hex[]): readonly ReachHex<C>[];
  /** What units may do besides moving; for no units, what nobody in particular does. */
  actions(view: S, units: readonly UnitId[]): readonly Action<C>[];
  choices(view: S, most: number): readonly Choice<C>[];
  /** Why a command cannot be part of a plan: it is no move, or dice or the enemy have a say in it. Absent where nothing can be planned. */
  planFault?(view: S, command: C): Objection | undefined;
  /** What comes of where units of the mover stand; for no units, of where all of them stand. */
  prospect?(view: S, units: readonly UnitId[]): Prospect;
  /** The steps of the turn at hand; `earlier` are the views before this one, newest first, with the commands played by then. */
  course?(view: S, earlier: Iterable<readonly [played: number, view: S]>): Course<Side>;
  bill(view: S): Bill | undefined;
  /** The command that pays a bill so. */
  pay(view: S, given: readonly (readonly [UnitId, number])[]): C;
  /** What a click on an unlit hex stands for, one command after the other: `check` says by which rule not. */
  meant(view: S, wish: Meant<C>): readonly C[];
  happened(before: S, events: readonly E[]): readonly Happening[];
  overlay(view: S, name: string, past: Past<S, E, Side>): Overlay;
  readonly questions: OwnQuestions<S, E, Side>;
}
