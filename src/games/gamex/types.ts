import type { RuleId } from '#core/objection.ts';
import type { FrameEvent } from '#core/play.ts';
import type { Message } from '#core/message.ts';
import type { Hex, HexOrNowhere } from '#hex/hex.ts';
import type { Chaos, ChaosEvent } from './chaos.ts';
import type { GamexFrame } from './frames.ts';
import type { AaResult, Column, Result } from './tables.ts';
import type {
  Direction,
  Fort,
  Interdiction,
  Job,
  Marker,
  Mine,
  Mode,
  Side,
  Smoke,
  TempBridge,
  Unit,
  UnitId,
} from './units-and-acts.ts';

export * from './units-and-acts.ts';
export * from './chaos.ts';
export type { Command, CommandOf, Shelling } from './commands.ts';
export type { Mission } from './fields.ts';
export type { Answer, FrameOf, GamexFrame, Need, Pending, Walk } from './frames.ts';

/** Result of an attack on one target. */
export interface Hit {
  readonly unit: UnitId;
  readonly drm: number;
  readonly result: Result;
}

export type GamexEvent =
  | FrameEvent<GamexFrame>
  | ChaosEvent
  | {
      readonly is: 'set';
      readonly unit: UnitId;
      readonly hex: Hex;
      readonly on?: UnitId;
      readonly inside?: true;
      readonly stream?: 'down';
    }
  /** Only the owner gets hex and number. */
  | { readonly is: 'mineHidden'; readonly side: Side; readonly mine?: number; readonly hex?: Hex }
  | {
      readonly is: 'initiative';
      readonly dice: readonly [number, number];
      readonly less: number;
      readonly winner?: Side;
    }
  | { readonly is: 'pool'; readonly side: Side; readonly pool: number }
  | { readonly is: 'passed'; readonly side: Side; readonly automatic: boolean }
  | { readonly is: 'spent'; readonly side: Side; readonly ap: number }
  | { readonly is: 'ended'; readonly side: Side; readonly unspent: number }
  | {
      readonly is: 'stepped';
      readonly unit: UnitId;
      readonly to: Hex;
      readonly cost: number;
      readonly left: number;
      readonly rule: RuleId;
      readonly inside?: true;
      readonly stream?: 'down';
    }
  | { readonly is: 'left'; readonly unit: UnitId }
  | { readonly is: 'loaded'; readonly unit: UnitId; readonly carrier: UnitId; readonly left: number }
  | { readonly is: 'unloaded'; readonly unit: UnitId; readonly carrier: UnitId }
  | { readonly is: 'faced'; readonly units: readonly UnitId[]; readonly facing: Direction }
  /** X15.3 */
  | { readonly is: 'breathDie'; readonly unit: UnitId; readonly die: number }
  | { readonly is: 'stream'; readonly unit: UnitId; readonly stream: 'down' | 'up' }
  | { readonly is: 'switched'; readonly unit: UnitId; readonly inside: boolean; readonly left: number }
  /** Without a marker the units lose theirs, by this rule. */
  | { readonly is: 'marked'; readonly units: readonly UnitId[]; readonly marker?: Marker; readonly rule?: RuleId }
  | {
      readonly is: 'morale';
      readonly unit: UnitId;
      readonly dice: readonly [number, number];
      readonly modifier: number;
      readonly level: number;
    }
  | { readonly is: 'rallied'; readonly unit: UnitId }
  | {
      readonly is: 'attack';
      readonly mode: Mode;
      readonly by: readonly UnitId[];
      readonly at: HexOrNowhere;
      readonly targets: readonly UnitId[];
      /** Exact: numerator and denominator. */
      readonly af: readonly [number, number];
      readonly df: number;
      /** Absent where there is no effect and no die (X6.3.3). */
      readonly column?: Column;
      readonly die?: number;
      readonly hits: readonly Hit[];
    }
  | { readonly is: 'disrupted'; readonly unit: UnitId }
  | { readonly is: 'eliminated'; readonly unit: UnitId; readonly wreck: boolean }
  | { readonly is: 'fortDestroyed'; readonly hex: Hex; readonly wreck: boolean }
  | { readonly is: 'mineFound'; readonly side: Side; readonly hex: Hex; readonly column: Column }
  /** Only the owner gets hex, direction and aircraft. */
  | { readonly is: 'dropWritten'; readonly unit: UnitId; readonly hex?: Hex; readonly direction?: number }
  | { readonly is: 'lifted'; readonly unit: UnitId; readonly aircraft?: UnitId }
  | {
      readonly is: 'cameDown';
      readonly units: readonly UnitId[];
      readonly dice: readonly [number, number];
      readonly target: Hex;
      readonly hex: Hex;
    }
  | { readonly is: 'dropped'; readonly unit: UnitId; readonly hex: Hex; readonly stream?: 'down' }
  | { readonly is: 'reserved'; readonly unit: UnitId }
  | { readonly is: 'sailed'; readonly unit: UnitId; readonly to: Hex }
  | {
      readonly is: 'sinkDie';
      readonly unit: UnitId;
      readonly die: number;
      readonly chance: number;
      readonly sinks: boolean;
    }
  | { readonly is: 'assigned'; readonly unit: UnitId; readonly carrier: UnitId }
  /** A CP to a unit (X22.1a). */
  | { readonly is: 'attached'; readonly unit: UnitId }
  /** X9.2c, g: one more activity done. */
  | { readonly is: 'worked'; readonly unit: UnitId; readonly job: Job }
  /** X9.1a: the marker is turned over, its engineer is clearing it. */
  | { readonly is: 'inverted'; readonly unit: UnitId; readonly job: Job }
  /** X9.1c, X9.3b: a mine or a Block is gone. */
  | { readonly is: 'cleared'; readonly hex: Hex; readonly what: 'mine' | 'block'; readonly by: readonly UnitId[] }
  /** X9.2.s: the task is finished on leaving; without a die it always succeeds. */
  | {
      readonly is: 'finished';
      readonly unit: UnitId;
      readonly job: Job;
      readonly die?: number;
      readonly needs?: number;
      readonly success: boolean;
    }
  | { readonly is: 'blockMade'; readonly hex: Hex }
  | { readonly is: 'bridgeLaid'; readonly unit: UnitId; readonly hex: Hex }
  | { readonly is: 'bridgeDown'; readonly hex: Hex; readonly block: boolean }
  | { readonly is: 'wreckRemoved'; readonly unit?: UnitId; readonly hex: Hex }
  | { readonly is: 'blockDie'; readonly die: number; readonly fires: number }
  | {
      readonly is: 'spotDie';
      readonly units: readonly UnitId[];
      readonly hex: Hex;
      readonly die?: number;
      readonly spotted: boolean;
    }
  /** X4.4b: an overrun has cleared the hex. */
  | { readonly is: 'taken'; readonly side: Side; readonly hex: Hex }
  | { readonly is: 'unspotted'; readonly hexes: readonly Hex[] }
  | {
      readonly is: 'available';
      readonly battery: string;
      readonly dice: readonly [number, number];
      readonly level: number;
    }
  | {
      readonly is: 'accuracy';
      readonly batteries: readonly string[];
      readonly die: number;
      readonly extra: number;
      readonly lands: 'target' | 'scatters' | 'lost';
    }
  | { readonly is: 'scattered'; readonly die: number; readonly to: HexOrNowhere }
  | { readonly is: 'stressed'; readonly by: readonly UnitId[]; readonly points: number }
  | { readonly is: 'strainDie'; readonly by: readonly UnitId[]; readonly die: number; readonly points: number }
  | { readonly is: 'bailAsked'; readonly carrier: UnitId }
  | { readonly is: 'bailed'; readonly unit: UnitId; readonly carrier: UnitId; readonly moved: boolean }
  /** X16.1b */
  | { readonly is: 'thrownOff'; readonly unit: UnitId; readonly carrier: UnitId; readonly moved: boolean }
  | { readonly is: 'smoked'; readonly hex: Hex }
  /** X4.3e: Smoke 1 is gone, Smoke 2 is Smoke 1. */
  | { readonly is: 'smokeThins' }
  | { readonly is: 'interdicted'; readonly hex: Hex; readonly as: number }
  | { readonly is: 'interdictionEnds' }
  /** X21.3b: an overrunner stopped in its target hex. */
  | { readonly is: 'putBack'; readonly unit: UnitId; readonly to: Hex }
  | { readonly is: 'batteryFired'; readonly battery: string }
  | {
      readonly is: 'flew';
      readonly aircraft: UnitId;
      readonly q: number;
      readonly r: number;
      readonly hex: HexOrNowhere;
    }
  | {
      readonly is: 'aaDie';
      readonly aircraft: UnitId;
      readonly by: readonly UnitId[];
      readonly strength: readonly [number, number];
      readonly die: number;
      readonly result: AaResult;
    }
  | { readonly is: 'airGone'; readonly aircraft: UnitId; readonly why: 'home' | 'driven' | 'shot' | 'used' | 'landed' }
  | { readonly is: 'offered'; readonly side: Side }
  | { readonly is: 'turnBegins'; readonly turn: number }
  | {
      readonly is: 'over';
      readonly winner: Side | 'draw';
      readonly level?: string;
      readonly rule: RuleId;
      readonly by: 'rule' | 'resignation' | 'agreement';
      readonly because: Message;
    };

export interface State {
  readonly turn: number;
  /** Holder of the initiative, and for how many turns in a row (X4.1a). */
  readonly initiative?: Side;
  readonly streak: number;
  /** Impulses passed in a row (X4.2g). */
  readonly passes: number;
  readonly units: readonly Unit[];
  readonly wrecks: Readonly<Record<number, number>>;
  /** Open mines. */
  readonly mines: readonly Mine[];
  /** Hidden mines by owner; those one may not see are at NOWHERE. Mines not laid yet are there too. */
  readonly hidden: Readonly<Record<Side, readonly Mine[]>>;
  readonly positions: readonly Hex[];
  readonly forts: readonly Fort[];
  readonly blocks: readonly Hex[];
  /** Blocks an engineer has begun to remove (X9.2h). */
  readonly inverted?: readonly Hex[];
  /** X9.3d, and printed bridges that are no more (X9.2e). */
  readonly bridges?: readonly TempBridge[];
  readonly broken?: readonly Hex[];
  readonly spotted: readonly Hex[];
  /** Open carriers just disrupted whose infantry may jump off (X14.1); empty at every decision. */
  readonly bailing?: readonly UnitId[];
  readonly smoke?: readonly Smoke[];
  readonly interdictions?: readonly Interdiction[];
  /** CPs without a unit, each by the turn in whose Housekeeping it returns (X22.1d); 0 at set-up. */
  readonly posts?: Readonly<Record<Side, readonly number[]>>;
  /** X24, where it is played. */
  readonly chaos?: Chaos;
  /** Side that was last in each hex of a named place (X4.4b). */
  readonly control: Readonly<Record<number, Side>>;
  /** Batteries that have attacked: they can be answered (X6.4.4e). */
  readonly heard: readonly string[];
  readonly offer?: Side;
  readonly frames: readonly GamexFrame[];
  readonly outcome?: {
    readonly winner: Side | 'draw';
    readonly level?: string;
    readonly rule: RuleId;
    readonly by: 'rule' | 'resignation' | 'agreement';
    readonly because: Message;
  };
}
