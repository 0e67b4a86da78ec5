import type { Hex } from '#hex/hex.ts';
import type { Rulebook } from '#core/rulebook.ts';
import type { Board } from './board/board.ts';
import type { Kind } from './kinds.ts';
import type { OptionName } from './options.ts';
import type { QUESTIONS } from './questions.ts';
import type { Sight } from './sight/sight.ts';
import type { Card, Side, UnitId } from './types.ts';

/** Measure of a victory condition (X4.4), for the side that wants it or its enemy. */
export type Count =
  | { readonly of: 'kills' | 'losses' | 'exited'; readonly enemy?: true }
  /** Hexes of a zone or place under its control; its units there. */
  | { readonly of: 'control' | 'units'; readonly zone: string; readonly enemy?: true };

export type Measure =
  | Count
  | { readonly of: 'ratio'; readonly count: Count; readonly to: Count }
  /** X4.4d: 1 if a way three hexes wide leads from one zone to the other out of the enemy's fire. */
  | { readonly of: 'lane'; readonly from: string; readonly to: string }
  /** X4.4e: 1 if the enemy reaches no level. */
  | { readonly of: 'otherwise' }
  /** The turn that ends with the check. */
  | { readonly of: 'turn' };

export interface Condition {
  readonly measure: Measure;
  readonly least?: number;
  readonly most?: number;
  /** Not reached: less than this. */
  readonly below?: number;
}

/** Zones and places a measure speaks of. */
function zonesOf(measure: Measure): string[] {
  if (measure.of === 'ratio') return [...zonesOf(measure.count), ...zonesOf(measure.to)];
  if (measure.of === 'lane') return [measure.from, measure.to];
  return 'zone' in measure ? [measure.zone] : [];
}

export const LEVELS = ['marginal', 'tactical', 'decisive'] as const;
export type Level = (typeof LEVELS)[number];

export interface Goal extends Condition {
  readonly side: Side;
  readonly level: Level;
  /** Further conditions that must hold, too. */
  readonly also?: readonly Condition[];
  /** Ends the game when met at a victory check (X4.4a). */
  readonly sudden: boolean;
}

/** Conditions of a goal, its own first. */
export const conditionsOf = (goal: Goal): readonly Condition[] => [goal, ...(goal.also ?? [])];

/** Hexes that goals speak of. */
export const goalHexes = ({ goals, zones }: Pick<World, 'goals' | 'zones'>): Hex[] =>
  goals.flatMap((goal) =>
    conditionsOf(goal).flatMap(({ measure }) => zonesOf(measure).flatMap((zone) => zones[zone] ?? [])),
  );

/** One step of the set-up (X31.2). */
export interface SetupStep {
  readonly side: Side;
  /** X10.1, X11.1: only mines are laid, the units come in a later step. */
  readonly only?: 'works';
}

/** Fixed data of a game. */
export interface World {
  /** Options played besides the Standard rules (X0.10), and their rulebook; rules ask only the latter. */
  readonly options: readonly OptionName[];
  readonly rules: Rulebook<typeof QUESTIONS>;
  readonly board: Board;
  readonly sight: Sight;
  readonly kinds: Readonly<Record<string, Kind>>;
  /** Position of each unit in the list of units. */
  readonly index: ReadonlyMap<UnitId, number>;
  /** X24.6: the Action Deck by number, where it is played with. */
  readonly cards?: readonly Card[];
  /** Last turn. */
  readonly turns: number;
  /** X7.0, by nation. */
  readonly morale: Readonly<Record<string, number>>;
  /** The kernel's direction of north (X0.6). */
  readonly north: number;
  readonly zones: Readonly<Record<string, readonly Hex[]>>;
  readonly setup: readonly SetupStep[];
  /** Units that are set up by hand, and where each side may hide its mines. */
  readonly byHand: ReadonlySet<UnitId>;
  readonly mineZones: Readonly<Partial<Record<Side, string>>>;
  /** Hexes where each side may leave the map (X5.1h). */
  readonly exits: Readonly<Record<Side, ReadonlySet<Hex>>>;
  readonly goals: readonly Goal[];
  /** Only units with an attack strength are counted: neither trucks and wagons nor command posts. */
  readonly combatOnly: boolean;
  /** Points for destroying a unit, where they are not 1. */
  readonly worth: Readonly<Record<UnitId, number>>;
  /** X10.4b: a DD vehicle sinks on a die of so much or less. */
  readonly sinking: number;
  /** World as opened; set where bridges have come or gone. */
  readonly printed?: World;
  /** Temporary bridges that bear no tracks (X9.3e). */
  readonly light?: ReadonlySet<Hex>;
  /** Hexes whose controller matters. */
  readonly contested: ReadonlySet<Hex>;
}

/** Constants of the Terrain Effects Chart that are marked * (X27.1). */
export const WOODS_DRM = 1;
export const SWAMP_DRM = 1;
export const FORT_DRM = 1;
export const FARM_DRM = 0;

/** X9.3e */
export const TANK_BRIDGE = 32;
export const TRUCK_BRIDGE = 23;

export const DEFAULT_MORALE = 7;
