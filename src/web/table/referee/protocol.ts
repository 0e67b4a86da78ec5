import type { PlayerName } from '../../../games/blitz/players/players.ts';
import type { Told } from '../../../core/told.ts';
import type { Forecast, Lost, Spread } from '../../../games/blitz/desk/forecast.ts';
import type { BattleKind } from '../../../games/blitz/types.ts';
import type { Overlay, OverlayName } from '../../../games/blitz/desk/overlay-types.ts';
import type { SeeingQuestions } from '../../../games/blitz/desk/seeing.ts';
import type { Report } from '../../../games/blitz/desk/report.ts';
import type { Happening } from '../../../games/blitz/desk/happenings.ts';
import type { Command, Hex, Side, State, UnitNo } from './types.ts';
import type { Prompt } from '../../../core/game.ts';
import type { Objection } from '../../../core/objection.ts';
import type { Sum } from '../../../core/terms.ts';

/** What the page asks the referee in the worker, and what it is answered. */

/** Everything the page shows of a game at one moment. The trail of takeBack stays with the referee. */
export interface Snapshot {
  readonly state: Omit<State, 'trail' | 'mark'>;
  readonly prompt: Prompt<Side> | undefined;
  /** Number of commands played so far. */
  readonly played: number;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Undo may go back to this many commands. */
  readonly undoPoint: number;
  /** Number of commands known, those that were undone or lie ahead in a replay included. */
  readonly known: number;
  readonly over: boolean;
  /** Dice still to come that the position brought along instead of fair ones. */
  readonly givenDice: number;
  /** What the last command rolled. */
  readonly dice: readonly number[];
  /** What the last command did that can be seen or heard; nothing after undo or a leap. */
  readonly happened: readonly Happening[];
  /** True when `told` takes the place of the log shown so far, false when it continues it. */
  readonly whole: boolean;
  /** What was wrong with a record that could be opened only in part. */
  readonly damage?: string;
  /** Log lines of the last command, or the newest lines of the game after it was opened or sought. */
  readonly told: readonly LogLine[];
}

export interface LogLine extends Told {
  readonly n: number;
  readonly side: Side;
}

/** A hex in reach of all units asked about: the dearest of their prices, and the way of the slowest. */
export interface ReachHex {
  readonly hex: Hex;
  readonly cost: number;
  readonly path: readonly Hex[];
  readonly stops: boolean;
  /** The way leads into a minor country that would be violated by it (T22.5). */
  readonly trespass?: true;
}

export interface Choice {
  readonly command: Command;
  readonly text: string;
  /** Where on the map, or in which At Sea box, the choice is made. */
  readonly hex?: Hex;
  /** A second hex to choose after the first, such as the sea hex an invasion comes from. */
  readonly then?: Hex;
  readonly zone?: string;
}

/** One thing some units may do, with all the ways to do it. */
export interface Action {
  /** The command's name, with the mission for aircraft. */
  readonly verb: string;
  readonly choices: readonly Choice[];
  /** Why there is no way to do it now. */
  readonly fault?: Objection;
}

export type { Overlay, OverlayName } from '../../../games/blitz/desk/overlay-types.ts';

/** A point of the game a replay can go to. */
export interface Stop {
  readonly n: number;
  readonly turn: number;
  readonly mover: Side;
}

export interface BattleView {
  readonly attackers: readonly UnitNo[];
  readonly hexes: readonly Hex[];
  readonly kind: BattleKind;
  readonly attack: Sum;
  readonly defence: readonly Sum[];
  readonly odds: string;
  /** Every result with its chance and the factors both sides lose by it; none while the plan is refused. */
  readonly results: readonly Forecast[];
  readonly fault: Objection | undefined;
  /** How many attack factors the next better columns need. */
  readonly short: readonly { readonly factors: number; readonly odds: string }[];
  /** Units that could take part as well. */
  readonly join: readonly UnitNo[];
  /** Where defenders could retreat to; `trapped` when some of them could not, `ringed` as T7.2.16 sees it. */
  readonly retreats: readonly {
    readonly hex: Hex;
    readonly ends: readonly Hex[];
    readonly paths: readonly (readonly Hex[])[];
    readonly trapped: boolean;
    readonly ringed: boolean;
  }[];
}

/** Losses of both sides in all battles together: the index is the loss, the value its chance. */
export interface Outlook {
  readonly battles: number;
  readonly blue: Spread;
  readonly red: Spread;
  /** Factors in these battles. */
  readonly engaged: Lost;
}

/** A decision that names several units: what is owed (or may be served), and how much each can give in which steps. */
export interface Due {
  readonly what: 'losses' | 'exchange' | 'beach';
  readonly rule: string;
  readonly by: 'af' | 'size';
  readonly owed: number;
  readonly lines: readonly {
    readonly unit: UnitNo;
    readonly most: number;
    readonly step: number;
    /** T21.4: its factors count twice. */
    readonly double: boolean;
  }[];
}

export interface Obligations {
  /** Enemy hexes that must be attacked and units that must fight, not yet provided for. */
  readonly hexes: readonly Hex[];
  readonly units: readonly UnitNo[];
  readonly fault: Objection | undefined;
}

/** What somebody wrote to the position after a command, by its number. */
export type Notes = Readonly<Record<number, string>>;

export interface Questions extends SeeingQuestions {
  open(text: string): Snapshot;
  /** A record as a file holds it. */
  load(record: string): Snapshot;
  /** The record as a file holds it, with notes to its commands; up to the command shown, or up to another. */
  save(notes?: Notes, upTo?: number): string;
  position(): string;
  play(command: Command): Snapshot | Objection;
  /** A command in words, as in scripts. */
  say(text: string): Snapshot | Objection;
  /** Where units can go, on from the hexes of a way already chosen. */
  reach(units: readonly UnitNo[], via?: readonly Hex[]): readonly ReachHex[];
  /** Hexes units could come to but for the enemy. */
  beyond(units: readonly UnitNo[]): readonly Hex[];
  /** Moves to a hex, by way of others, or says by which rule not. */
  moveTo(units: readonly UnitNo[], hex: Hex, via?: readonly Hex[]): Snapshot | Objection;
  choices(limit: number): readonly Choice[];
  /** A battle that could be declared, aircraft among its attackers included. */
  battle(attackers: readonly UnitNo[], hexes: readonly Hex[]): BattleView;
  /** A battle that is declared. */
  fight(no: number): BattleView | undefined;
  /** All declared battles together, and one that is only planned. */
  outlook(plan?: { readonly units: readonly UnitNo[]; readonly hexes: readonly Hex[] }): Outlook;
  due(): Due | undefined;
  /** Thirds of movement each unit has left in this player turn. */
  left(units: readonly UnitNo[]): readonly number[];
  /** Aircraft go back to their bases, or to the nearest that will have them. */
  landAll(): Snapshot;
  obligations(): Obligations;
  suggest(): readonly { readonly attackers: readonly UnitNo[]; readonly hexes: readonly Hex[] }[];
  undo(): Snapshot;
  undoTo(n: number): Snapshot;
  redo(): Snapshot;
  /** Would this command be refused? */
  check(command: Command): Objection | undefined;
  /** What some units may do besides moving. */
  actions(units: readonly UnitNo[]): readonly Action[];
  /** A legal command of the referee's own choosing, played. */
  decide(): Snapshot;
  /** Set-up: places what is left as a default placement says, or anywhere. */
  placeRest(placement: string | undefined): Snapshot;
  overlay(name: OverlayName): Overlay;
  stops(): readonly Stop[];
  /** The game in numbers, all commands that are known. */
  report(): Report;
  /** Replay: the game after n commands. */
  seek(n: number): Snapshot;
  /** The state with all it holds, for a computer player that thinks elsewhere. */
  whole(): State;
  /** One command of a computer player that thinks here, for the side that decides. */
  computer(level: PlayerName): Snapshot;
}

export type Ask = {
  [K in keyof Questions]: { readonly ask: K; readonly args: Parameters<Questions[K]> };
}[keyof Questions];

export type Asked = { readonly id: number } & Ask;
export type Answered =
  | { readonly id: number; readonly answer: unknown }
  | { readonly id: number; readonly trouble: string };
