import { type Hex, NOWHERE } from '#hex/hex.ts';
import type { Column } from './tables.ts';

export type { Act, Shot } from './fields.ts';

/** Sides, units, what lies in hexes, and what units do one after another. */

export const SIDES = ['axis', 'allied'] as const;
export type Side = (typeof SIDES)[number];
export const other = (side: Side): Side => (side === 'axis' ? 'allied' : 'axis');

export type UnitId = string;
/** Direction index of the kernel. */
export type Direction = number;
/** The Fortification of a hex as a target (X8.4c). */
export const FORT = 'fort';
/** The temporary bridge of a hex as a target (X9.3e). */
export const BRIDGE = 'bridge';

/** X0.9 */
export const MARKERS = ['moved', 'fired', 'completed', 'opFire', 'mobileFire'] as const;
export type Marker = (typeof MARKERS)[number];

/** X0.8: on the map, riding, still to come, off board (batteries, aircraft), not set up yet, destroyed, gone off the map or home. */
export const PLACES = ['map', 'rides', 'waits', 'off', 'unset', 'lost', 'gone'] as const;
export type Place = (typeof PLACES)[number];

/** X32.8 */
export const TASKS = ['clear', 'removeBlock', 'demolish', 'makeBlock', 'removeWreck'] as const;
export type EngineerTask = (typeof TASKS)[number];

/** Job of an engineer (X9.2.s): place, attempt, and activities done of it. */
export interface Job {
  readonly task: Exclude<EngineerTask, 'removeWreck'>;
  readonly at: Hex;
  readonly done: number;
  readonly attempt: number;
}

/** X28.3: a target hex that was written down, as the enemy knows it. */
export const SOMEWHERE: NonNullable<Unit['drop']> = { hex: NOWHERE, direction: 0 };

export interface Unit {
  readonly id: UnitId;
  readonly side: Side;
  readonly nation: string;
  readonly kind: string;
  readonly place: Place;
  /** NOWHERE unless on the map or riding. */
  readonly at: Hex;
  /** Carrier of a passenger. */
  readonly carrier?: UnitId;
  readonly inside?: true;
  readonly marker?: Marker;
  readonly disrupted?: true;
  /** X19.1: the direction a gun faces. */
  readonly facing?: Direction;
  /** In a stream hex, not on its bridge or ford (X6.3.11). */
  readonly stream?: 'down' | 'up';
  /** Earliest turn of a reinforcement. */
  readonly turn?: number;
  /** The zone where it may be set up or enters, or the battery it belongs to. */
  readonly group?: string;
  /** An engineer's carrier (X9.2a), and what it is at. */
  readonly assigned?: UnitId;
  readonly job?: Job;
  /** Target hex of an airborne load and the direction of its flight: the owner's secret (X28.3). */
  readonly drop?: { readonly hex: Hex; readonly direction: number };
  /** Carries an attached CP (X22.1a). */
  readonly cp?: true;
  /** `firm`: passes its next morale check (E14); `hurried`: its next Move has two points more (E16). */
  readonly firm?: true;
  readonly hurried?: true;
  /** A bridge layer whose bridge is laid (X9.3d). */
  readonly laid?: true;
  /** On a sea hex (X10.3a). */
  readonly sea?: true;
}

/** X15, X18: a Move with a point more, or with half of them and fire after it. */
export const GAITS = ['quick', 'mobile'] as const;
export type Gait = (typeof GAITS)[number];

/** X8.2; hidden ones are kept with their owners. */
export interface Mine {
  readonly at: Hex;
  readonly column: Column;
  /** An engineer has begun to clear it (X9.1a). */
  readonly inverted?: true;
}

/** X9.3e: what bears tanks has 32, what bears trucks 23. */
export interface TempBridge {
  readonly at: Hex;
  readonly ds: number;
}

/** X20.3: how many turns it stays. */
export interface Smoke {
  readonly at: Hex;
  readonly left: 1 | 2;
}

/** X21.2a */
export interface Interdiction {
  readonly at: Hex;
  readonly as: number;
}

export interface Fort {
  readonly at: Hex;
  readonly ds: number;
}

export const ASSAULTS = ['overrun', 'closeAssault'] as const;
export type AssaultKind = (typeof ASSAULTS)[number];

export const MODES = [
  'direct',
  'opFire',
  'indirect',
  'oba',
  'overrun',
  'closeAssault',
  'air',
  'mine',
  'counterBattery',
  'interdiction',
  'event',
] as const;
export type Mode = (typeof MODES)[number];
