import type { PlayerName } from '../../../ai/players.ts';
import type { Told } from '../../../blitz/event-text.ts';
import type { Happening } from './happenings.ts';
import type { Overlay, OverlayName } from './overlay-types.ts';
import type { SeeingQuestions } from './seeing.ts';
import type { Report } from '../../../blitz/report.ts';
import type { Command, Hex, Side, State, UnitNo } from './types.ts';
import type { Prompt } from '../../../core/game.ts';
import type { Objection } from '../../../core/objection.ts';

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
}

export interface Choice {
  readonly command: Command;
  readonly text: string;
  /** Where on the map, or in which At Sea box, the choice is made. */
  readonly hex?: Hex;
  readonly zone?: string;
}

/** One thing some units may do, with all the ways to do it. */
export interface Action {
  /** The command's name, with the mission for aircraft. */
  readonly verb: string;
  readonly choices: readonly Choice[];
}

export { OVERLAYS, type Overlay, type OverlayName } from './overlay-types.ts';

/** A point of the game a replay can go to. */
export interface Stop {
  readonly n: number;
  readonly turn: number;
  readonly mover: Side;
}

export interface BattleView {
  readonly attackers: readonly UnitNo[];
  readonly hexes: readonly Hex[];
  readonly attack: string;
  readonly defence: readonly string[];
  readonly odds: string;
  /** Result and its chance in sixths. */
  readonly chances: readonly (readonly [result: string, sixths: number])[];
  readonly fault: Objection | undefined;
  /** How many attack factors the next better column needs. */
  readonly short?: { readonly factors: number; readonly odds: string };
}

export interface Obligations {
  /** Enemy hexes that must be attacked and units that must fight, not yet provided for. */
  readonly hexes: readonly Hex[];
  readonly units: readonly UnitNo[];
  readonly fault: Objection | undefined;
}

export interface Questions extends SeeingQuestions {
  open(text: string): Snapshot;
  /** A record as a file holds it. */
  load(record: string): Snapshot;
  save(): string;
  position(): string;
  play(command: Command): Snapshot | Objection;
  /** A command in words, as in scripts. */
  say(text: string): Snapshot | Objection;
  reach(units: readonly UnitNo[]): readonly ReachHex[];
  /** Moves to a hex, or says by which rule not. */
  moveTo(units: readonly UnitNo[], hex: Hex): Snapshot | Objection;
  choices(limit: number): readonly Choice[];
  battle(attackers: readonly UnitNo[], hexes: readonly Hex[]): BattleView;
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
  /** One command of the computer for the side that decides. */
  computer(level: PlayerName): Snapshot;
}

export type Ask = {
  [K in keyof Questions]: { readonly ask: K; readonly args: Parameters<Questions[K]> };
}[keyof Questions];

export type Asked = { readonly id: number } & Ask;
export type Answered =
  | { readonly id: number; readonly answer: unknown }
  | { readonly id: number; readonly trouble: string };
