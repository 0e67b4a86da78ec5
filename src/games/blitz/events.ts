import type { Result } from './chapters/combat/result.ts';
import type { RuleId } from '../../core/objection.ts';
import type { FrameEvent } from '../../core/play.ts';
import type { Hex } from '../../hex/hex.ts';
import type { Zone } from './board.ts';
import type {
  Av,
  Battle,
  BlitzFrame,
  Closure,
  Controller,
  Damage,
  Invasion,
  Loss,
  Minor,
  Mission,
  NoRetreat,
  Outcome,
  Passage,
  Side,
  Unit,
  UnitNo,
  Weather,
} from './types.ts';

/** Everything that can happen. The same events are the log, the record, the animation and the audit trail. */
export type BlitzEvent =
  | FrameEvent<BlitzFrame>
  | { readonly is: 'marked' }
  | { readonly is: 'noted' }
  | { readonly is: 'takenBack'; readonly commands: number }
  /** Nothing before this can be taken back any more (B80.10). */
  | { readonly is: 'committed' }
  | { readonly is: 'placed'; readonly unit: UnitNo; readonly hex: Hex }
  | { readonly is: 'heldBack'; readonly unit: UnitNo }
  | { readonly is: 'reinforced'; readonly unit: UnitNo; readonly hex: Hex }
  | {
      readonly is: 'moved';
      readonly unit: UnitNo;
      readonly path: readonly Hex[];
      readonly spent: number;
      readonly stopped: boolean;
      readonly innerRun: number;
      readonly offRoad: boolean;
    }
  | { readonly is: 'flown'; readonly unit: UnitNo; readonly path: readonly Hex[]; readonly stopped: boolean }
  | { readonly is: 'control'; readonly changes: readonly { readonly hex: Hex; readonly to: Controller }[] }
  | { readonly is: 'doomed'; readonly units: readonly UnitNo[] }
  | { readonly is: 'declared'; readonly battle: Battle }
  | { readonly is: 'undeclared'; readonly battle: number }
  | { readonly is: 'eliminated'; readonly units: readonly UnitNo[]; readonly rule: RuleId }
  /** T7.2.3: parts of units, in points of size. */
  | { readonly is: 'reduced'; readonly losses: readonly Loss[]; readonly rule: RuleId }
  | {
      readonly is: 'fought';
      readonly battle: number;
      readonly attack: number;
      readonly defence: number;
      readonly odds: string;
      readonly result: Result;
    }
  | { readonly is: 'retreated'; readonly unit: UnitNo; readonly path: readonly Hex[]; readonly forced: boolean }
  | { readonly is: 'advanced'; readonly unit: UnitNo; readonly path: readonly Hex[] }
  | { readonly is: 'battleEnded'; readonly battle: number }
  | { readonly is: 'combatEnded' }
  | { readonly is: 'playerTurn'; readonly turn: number; readonly mover: Side }
  | { readonly is: 'streak'; readonly blue: number; readonly red: number }
  | { readonly is: 'drawOffered'; readonly by: Side }
  | { readonly is: 'drawRefused'; readonly by: Side }
  | { readonly is: 'over'; readonly outcome: Outcome }
  // Tournament Game
  | { readonly is: 'putToSea'; readonly unit: UnitNo; readonly zone: Zone }
  | { readonly is: 'split'; readonly unit: UnitNo; readonly sizes: readonly number[] }
  | { readonly is: 'replaced'; readonly unit: Unit; readonly from: readonly Loss[] }
  | { readonly is: 'replacements'; readonly blue: number; readonly red: number }
  | { readonly is: 'carried'; readonly unit: UnitNo; readonly path: readonly Hex[]; readonly spent: number }
  | { readonly is: 'embarked'; readonly unit: UnitNo; readonly zone: Zone }
  | { readonly is: 'sailed'; readonly unit: UnitNo; readonly zone: Zone }
  | {
      readonly is: 'landedAtPort';
      readonly unit: UnitNo;
      readonly hex: Hex;
      readonly spent: number;
      readonly stopped: boolean;
    }
  | { readonly is: 'staged'; readonly unit: UnitNo; readonly hex: Hex; readonly aim: Hex }
  | {
      readonly is: 'beached';
      readonly unit: UnitNo;
      readonly to: Hex;
      readonly spent: number;
      readonly stopped: boolean;
    }
  | { readonly is: 'invasion'; readonly invasion: Invasion }
  /** T7.2.16: of the ground battles declared these are against surrounded hexes, the others are not. */
  | { readonly is: 'surrounded'; readonly battles: readonly number[] }
  | { readonly is: 'avDeclared'; readonly av: Av }
  | { readonly is: 'avJoined'; readonly av: number; readonly units: readonly UnitNo[] }
  | { readonly is: 'avUsed'; readonly av: number; readonly units: readonly UnitNo[] }
  | { readonly is: 'avEnded'; readonly av: number; readonly good: boolean }
  | { readonly is: 'mission'; readonly mission: Mission }
  | { readonly is: 'landed'; readonly unit: UnitNo; readonly to: Hex | Zone; readonly path: readonly Hex[] }
  | { readonly is: 'rebased'; readonly unit: UnitNo; readonly to: Hex; readonly path: readonly Hex[] }
  | { readonly is: 'captured'; readonly hex: Hex; readonly by: Side }
  | { readonly is: 'minor'; readonly minor: Minor }
  | { readonly is: 'passed'; readonly passages: readonly Passage[] }
  | { readonly is: 'damaged'; readonly damage: Damage }
  | { readonly is: 'damageEnded'; readonly side: Side; readonly turn: number }
  | { readonly is: 'short'; readonly short: boolean }
  | { readonly is: 'retreatsClosed'; readonly hexes: readonly NoRetreat[] }
  // Optional rules
  | { readonly is: 'weather'; readonly die: number; readonly weather: Weather }
  | {
      readonly is: 'airFought';
      readonly hex: Hex;
      readonly escorts: number;
      readonly interceptors: number;
      readonly bombersLose: number;
      readonly odds?: string;
      readonly result?: Result;
    }
  | { readonly is: 'nuked'; readonly hex: Hex; readonly die: number; readonly destroyed: number }
  | { readonly is: 'struck'; readonly hex: Hex }
  | { readonly is: 'closed'; readonly closure: Closure }
  | { readonly is: 'closureEnded'; readonly side: Side; readonly turn: number }
  | { readonly is: 'stunned'; readonly units: readonly UnitNo[]; readonly till: number }
  | { readonly is: 'isolated'; readonly units: readonly UnitNo[] }
  | { readonly is: 'beachheads'; readonly beachheads: readonly { readonly side: Side; readonly beach: number }[] };
