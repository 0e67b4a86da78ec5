import type { Moment } from '../core/game.ts';
import type { Objection } from '../core/objection.ts';
import type { Said } from '../core/say.ts';
import type { Watcher } from '../core/seat.ts';
import type { Told } from '../core/told.ts';
import type { Happening, Scene } from './desk.ts';

/** A line of the log, told to one seat. */
export interface LogLine extends Told {
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

/** Who a seat is shown to. */
export interface SeatState<Side extends string = string> {
  /** Whose view it is. */
  readonly watcher: Watcher<Side>;
  /** This side decides, and whoever plays it has not taken the screen yet: until then only what all know is shown. */
  readonly handOver?: Side;
  /** Something in the game was or is hidden from somebody. */
  readonly secret: boolean;
  /** Others at this screen may not see what is shown. */
  readonly personal: boolean;
  /** The game is over: everybody sees everything. */
  readonly open: boolean;
}

/** What a seat is told when something has happened: all of it made of what that seat may see. */
export interface News<C = unknown, Own = unknown> {
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
  /** What the last command rolled. */
  readonly dice: readonly number[];
  /** What the last command did that can be seen or heard; nothing after undo or a leap. */
  readonly happened: readonly Happening[];
  /** What the last command before the place of a leap had done: it is not shown, but a replay looks there. */
  readonly reached?: readonly Happening[];
  readonly seat: SeatState;
  /** The game was opened or sought, not played. */
  readonly leap: boolean;
  /** True when `told` takes the place of the log shown so far, false when it continues it. */
  readonly whole: boolean;
  /** What was wrong with a record that could be opened only in part. */
  readonly damage?: Said;
  /** Where today's rules would have played a record otherwise; the game itself is whole. */
  readonly remark?: Said;
  /** The record was changed after it was saved; the play itself is whole. */
  readonly altered?: true;
  /** Log lines of the last command, or the newest lines of the game after it was opened or sought. */
  readonly told: readonly LogLine[];
}

/** The decision a command was given for is over: it was not played, and no rule speaks against it. */
export const LATE = 'late';

/** Who owns the state and the dice: a worker of this page, or a server. One seat's end of it. */
export interface Host<C = unknown, Own = unknown> {
  /**
   * Plays commands of one decision one after the other. The first that is refused ends it and is the answer; a command
   * for a decision that is over is late.
   */
  give(commands: readonly C[], decision: number): Promise<Objection | typeof LATE | undefined>;
  /** Hears how things stand, and from then on whatever happens; gives the way to stop. */
  follow(hear: (news: News<C, Own>) => void): () => void;
  /** Back to the game after so many commands, as far as undo allows. */
  takeBack(to: number): Promise<void>;
  /** A question to the desk. */
  ask(name: string, ...args: readonly unknown[]): Promise<unknown>;
}
