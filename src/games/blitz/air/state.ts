import type { UnitNo } from '../unit.ts';
import type { Hex } from '#hex/hex.ts';

export const MISSIONS = ['tactical', 'strategic', 'bombing', 'support', 'escort', 'interdiction', 'nuclear'] as const;

export type MissionKind = (typeof MISSIONS)[number];

/** Aircraft in the air over a hex (T23, O23). Interceptors are the opponent's. */
export interface Mission {
  readonly unit: UnitNo;
  readonly kind: MissionKind | 'intercept';
  readonly hex: Hex;
}

/** M12.chart 1 to 9 and N (M90.33): what a strike is made of, with its escorts (step E). */
export const STRIKES = [
  ...(['centre', 'port', 'airbase', 'units', 'rail', 'train', 'interdict', 'support', 'naval', 'nuclear'] as const),
] as const;
/** M12.chart: what aircraft are sent to do from airbases. */
export const AIR_MISSIONS = [...STRIKES, 'escort', 'ferry', 'supply', 'airdrop', 'drop', 'airlift'] as const;

export type AirMission = (typeof AIR_MISSIONS)[number];

/** M12.20, M80.40: how far a flight has come. */
export const FLIGHT_STAGES = [
  'intercept',
  'flak',
  'abort',
  'refuse',
  'out',
  'combat',
  'effect',
  'home',
  'interceptHome',
  'flakHome',
  'combatHome',
  'in',
] as const;

export type FlightStage = (typeof FLIGHT_STAGES)[number];

/** M12.27: its target is behind it. */
export const isHomeward = (stage: FlightStage): boolean =>
  FLIGHT_STAGES.indexOf(stage) >= FLIGHT_STAGES.indexOf('home');

/** M12.9: what was flown to a hex in this player turn: one strike each. */
export interface Raid {
  readonly hex: Hex;
  /** M12.4: the bases it was flown from. */
  readonly bases: readonly Hex[];
  /** O23.5.1: the nuclear strike of the player turn, whatever became of it. */
  readonly nuclear?: true;
  /** M12.33: the ships of the fleet in a box it was flown to. */
  readonly fleet?: readonly UnitNo[];
  /** M12.8: it turned back and has attacked nothing. */
  readonly off?: true;
  /** M12.8, M10.12: no strike, but these airborne troops came down there. */
  readonly drop?: readonly UnitNo[];
}
