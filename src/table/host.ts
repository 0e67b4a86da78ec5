import type { Moment } from '../core/game.ts';
import type { Objection } from '../core/objection.ts';
import type { Message } from '../core/message.ts';
import type { Watcher } from '../core/seat.ts';
import type { LogEntry } from '../core/record/log-entry.ts';
import type { Happening, Scene } from './desk.ts';

/** A line of the log, told to one seat. */
export interface LogLine extends LogEntry {
  readonly n: number;
  readonly side: string;
}

/** A point of the game a replay can go to. */
export interface Stop extends Pick<Moment<string>, 'turn' | 'mover'> {
  readonly n: number;
}

/** A command with dice. */
export interface Roll {
  readonly n: number;
  readonly side: string;
  readonly turn: number;
  readonly command: string;
  readonly dice: readonly number[];
  readonly happened: readonly Happening[];
}

/** Audience of a seat. */
export interface SeatState<Side extends string = string> {
  /** Side whose view is shown. */
  readonly watcher: Watcher<Side>;
  /** Side that decides but whose player has not taken the screen yet: until then only common knowledge is shown. */
  readonly handOver?: Side;
  /** True when the game hides or hid something from a player. */
  readonly secret: boolean;
  /** True when the view is not for others at this screen. */
  readonly personal: boolean;
  /** The game is over and all secrets are open. */
  readonly open: boolean;
}

/** Update of a seat, made only of what that seat may see. */
export interface Update<C = unknown, Own = unknown> {
  readonly scene: Scene<C>;
  /** For the game's own panels. */
  readonly own: Own;
  /** Number of commands played so far. */
  readonly played: number;
  /** Number of commands played when this seat was last told. */
  readonly since: number;
  /** The decision at hand by a number of its own: a command is given for one decision and never reaches another. */
  readonly decision: number;
  /** Undo may go back to this many commands. */
  readonly undoPoint: number;
  /** Number of commands known, those that were undone or lie ahead in a replay included. */
  readonly known: number;
  /** Dice still to come that the position brought along instead of fair ones. */
  readonly givenDice: number;
  /** Dice of the last command. */
  readonly dice: readonly number[];
  /** Visible effects of the last command; empty after undo or a jump. */
  readonly happened: readonly Happening[];
  /** Effects of the last command before the target of a jump: not played back, but a replay shows the place. */
  readonly reached?: readonly Happening[];
  readonly seat: SeatState;
  /** The game was opened or sought, not played. */
  readonly leap: boolean;
  /** True when `told` takes the place of the log shown so far, false when it continues it. */
  readonly whole: boolean;
  /** Fault of a record that could be opened only in part. */
  readonly damage?: Message;
  /** Difference between today's rules and those of a record; the game itself is complete. */
  readonly remark?: Message;
  /** The record was changed after it was saved; the play itself is whole. */
  readonly altered?: true;
  /** Played while this seat's player was away: shown one by one. */
  readonly filmed?: true;
  /** Log lines of the last command, or the newest lines of the game after it was opened or sought. */
  readonly log: readonly LogLine[];
}

/** The decision a command was given for is over: it was not played, and no rule speaks against it. */
export const LATE = 'late';

/** Refusal of a command. Of several given together, those before it were played: `played` of them. */
export interface Refused extends Objection {
  readonly played?: number;
}

/** Owner of state and dice, as one seat sees it: a worker of this page, or a server. */
export interface Host<C = unknown, Own = unknown> {
  /**
   * Plays commands of one decision one after the other. The first that is refused ends it and is the answer; a command
   * for a decision that is over is late.
   */
  give(commands: readonly C[], decision: number): Promise<Refused | typeof LATE | undefined>;
  /** Hears how things stand, and from then on whatever happens; gives the way to stop. */
  follow(onUpdate: (update: Update<C, Own>) => void): () => void;
  /** Back to the game after so many commands, as far as undo allows. */
  takeBack(to: number): Promise<void>;
  /** A question to the desk. */
  ask(name: string, ...args: readonly unknown[]): Promise<unknown>;
}
