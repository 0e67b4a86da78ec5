import type { Side, UnitNo } from '../unit.ts';
import type { Hex } from '#hex/hex.ts';

export const MINOR_STATES = ['intact', 'violated', 'open', 'occupied'] as const;

export type MinorState = (typeof MINOR_STATES)[number];

/** T22.5 to T22.7: how it stands with a minor country. */
export interface Minor {
  /** Index into the board's countries. */
  readonly country: number;
  readonly state: MinorState;
  readonly violator?: Side | undefined;
}

/** M0.13: what a minor country is to a player. */
export const RELATIONS = ['neutral', 'passiveAlly', 'activeAlly', 'atWar'] as const;

export type Relation = (typeof RELATIONS)[number];

/** M0.13, M18.10: a country with an army of its own. */
export interface Nation {
  /** Index into the board's countries. */
  readonly country: number;
  /** Operator of its army; undefined while it keeps out of the war. */
  readonly operator?: Side | undefined;
  readonly blue: Relation;
  readonly red: Relation;
}

/** T22.5a: a unit of the mover that was in or over a country this player turn. */
export interface Passage {
  readonly unit: UnitNo;
  readonly country: number;
}

export type Controller = Side | 'nobody';

/** M15.3, M15.4, M15.20: guerillas of a country. */
export interface Uprising {
  /** Index into the board's countries; -1 where everything is one country (M17.g.3). */
  readonly country: number;
  /** M15.1: whose guerillas they are. */
  readonly side: Side;
  /** Guerillas that wait, each by the first hex of its city. */
  readonly waiting: readonly Hex[];
  /** M15.20: the first have appeared. */
  readonly begun?: boolean;
  /** M17.g.4: more cities than guerillas: so many are left to rise, each near another of these cities; only while they are placed. */
  readonly choice?: { readonly cities: readonly Hex[]; readonly left: number };
}
