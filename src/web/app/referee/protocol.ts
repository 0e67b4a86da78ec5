import type { Told } from '../../../blitz/event-text.ts';
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
  /** Log lines of the last command (or of all commands after a game is opened from a record). */
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
}

export interface Obligations {
  /** Enemy hexes that must be attacked and units that must fight, not yet provided for. */
  readonly hexes: readonly Hex[];
  readonly units: readonly UnitNo[];
  readonly fault: Objection | undefined;
}

export interface Questions {
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
  redo(): Snapshot;
  /** One command of the computer for the side that decides. */
  computer(level: string): Snapshot;
}

export type Ask = {
  [K in keyof Questions]: { readonly ask: K; readonly args: Parameters<Questions[K]> };
}[keyof Questions];

export type Asked = { readonly id: number } & Ask;
export type Answered =
  | { readonly id: number; readonly answer: unknown }
  | { readonly id: number; readonly trouble: string };
