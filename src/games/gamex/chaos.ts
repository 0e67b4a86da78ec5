import type { Hex } from '#hex/hex.ts';
import type { Answer } from './frames.ts';
import type { Side, UnitId } from './units-and-acts.ts';

/** Battlefield Chaos (X24): cards instead of dice, what is in whose hand, and what an event has left in force. */

export const EVENT_CODES = [
  ...['E01', 'E02', 'E03', 'E04', 'E05', 'E06', 'E07', 'E08', 'E09', 'E10', 'E11', 'E12'],
  ...['E13', 'E14', 'E15', 'E16', 'E17', 'E18', 'E19', 'E20', 'E21', 'E22', 'E23', 'E24'],
] as const;
export const RED_CODES = ['R1', 'R2', 'R3', 'R4', 'R5', 'R6'] as const;
export type RedCode = (typeof RED_CODES)[number];

/** X24.6: a face is 1 to 6, or a question mark: none. */
export interface Card {
  readonly number: number;
  readonly black?: number;
  readonly green?: number;
  /** `E07`, or `R3` on a red one. */
  readonly event: string;
}

/** An event that lasts, until Housekeeping at most. */
export interface Force {
  readonly event: string;
  /** Side affected by the event. */
  readonly side: Side;
}

export interface Chaos {
  /** Cards used since the last shuffle, and played red ones; what is in neither nor in a hand is the deck. */
  readonly discard: readonly number[];
  readonly removed: readonly number[];
  /** Cards one may not see are 0. */
  readonly hands: Readonly<Record<Side, readonly number[]>>;
  readonly force: readonly Force[];
  /** The event that happened last. */
  readonly last?: Force;
  /** Results of the step under way; empty at every decision. */
  readonly answers?: readonly Answer[];
}

export type ChaosEvent =
  | { readonly is: 'drawn'; readonly side: Side; readonly card: number; readonly as: 'result' | 'event' | 'replaced' }
  /** Only those who see the card get it. */
  | { readonly is: 'received'; readonly side: Side; readonly card?: number }
  /** Each side sees the card where it comes to be in its own hand or was in it. */
  | {
      readonly is: 'surrendered';
      readonly side: Side;
      readonly to: 'enemy' | 'deck';
      readonly lost?: number;
      readonly gained?: number;
    }
  | { readonly is: 'reshuffled' }
  | { readonly is: 'diceInstead'; readonly side: Side; readonly faces: readonly number[] }
  | { readonly is: 'cardPlayed'; readonly side: Side; readonly card: number }
  | { readonly is: 'happened'; readonly side: Side; readonly event: string; readonly choice?: UnitId | Hex }
  | { readonly is: 'fizzled'; readonly side: Side; readonly event: string }
  | { readonly is: 'inForce'; readonly event: string; readonly side: Side }
  | { readonly is: 'forceSpent'; readonly event: string; readonly side: Side }
  /** X4.3: what lasted until Housekeeping. */
  | { readonly is: 'forcesEnd' }
  | { readonly is: 'answered'; readonly answers: readonly Answer[] }
  | { readonly is: 'answersUsed' }
  | { readonly is: 'poolChanged'; readonly side: Side; readonly by: number }
  /** A unit under way goes no further (X5.1f). */
  | { readonly is: 'halted'; readonly unit: UnitId }
  /** E14, E16: what the next check, the next move will be. */
  | { readonly is: 'readied'; readonly units: readonly UnitId[]; readonly how: 'firm' | 'hurried' }
  | { readonly is: 'stoodFirm'; readonly unit: UnitId }
  | { readonly is: 'seized'; readonly side: Side }
  | { readonly is: 'calledOff'; readonly side: Side }
  | { readonly is: 'swallowed'; readonly unit: UnitId };
