import type { Fault, Line } from '#core/notation/notation.ts';
import type { Hex } from '#hex/hex.ts';
import type { Board } from '#games/blitz/board.ts';
import type { ModuleId } from '#games/blitz/modules/modules.ts';
import type { Season } from '#games/blitz/weather/zones/codes.ts';
import type { Library, Position } from '#games/blitz/position.ts';
import type { Preset, Switch } from '#games/blitz/presets.ts';
import type {
  Airlift,
  Battle,
  BlitzFrame,
  Controller,
  Cut,
  Side,
  State,
  Unguarded,
  Unit,
  UnitNo,
  WrittenOff,
} from '#games/blitz/types.ts';
import type { Army } from '../army/army-text.ts';

/** A position while its lines are read. */
export interface Draft {
  readonly library: Library;
  readonly faults: Fault[];
  preset: Preset;
  switches: Switch[];
  modules: ModuleId[];
  chosen: Record<string, string>;
  /** The last line that said with which rules it is played. */
  setLine?: number;
  board: Board | undefined;
  boardText: Position['boardText'] | undefined;
  lastTurn: number;
  /** By a line of its own. */
  lastTurnSaid: boolean;
  cities: number;
  adjudicate: number;
  first: Side;
  firstSaid: boolean;
  par: number;
  turn: number;
  turnLine: number;
  units: Unit[];
  unitLines: number[];
  /** Index of each unit in the list. */
  readonly names: Map<string, number>;
  /** Names of units that a scenario brought in: the text itself may say otherwise of them. */
  readonly given: Set<string>;
  /** Lines that name hexes are read when the board and the game are known, wherever these stand. */
  readonly later: (() => void)[];
  count: Record<Side, number>;
  control: Map<Hex, Controller>;
  since: Map<Hex, Controller>;
  streak: Record<Side, number>;
  cuts: Cut[];
  account: State['account'];
  readonly writtenOff: WrittenOff[];
  readonly shutRails: Hex[];
  readonly cleared: Hex[];
  readonly unguarded: Unguarded[];
  readonly airlifts: Airlift[];
  rising: number | undefined;
  indicator: number | undefined;
  season: { readonly season: Season; readonly n: number } | undefined;
  battles: Battle[];
  doomed: UnitNo[];
  drawOffered: boolean;
  mover: Side | undefined;
  /** By a line of its own. */
  moverSaid: boolean;
  phase: BlitzFrame | undefined;
  /** Depth of scenarios that set the phase: the text itself may override it. */
  phaseDepth: number;
  /** Frames above the phase are read last: they name units. */
  frameLines: Line[];
  /** Statements read so far, those of scenarios included. */
  statements: number;
  readonly placements: Set<string>;
  /** The order of appearance the units come from, if any. */
  army: Army | undefined;
  largest: Record<string, number>;
  counters: Record<string, number> | undefined;
  orders: Position['orders'];
  obs: State['obs'];
  /** Lines of the Tournament Game and of nations, read last, too. */
  theatreLines: Line[];
  readonly nationLines: Line[];
}

export function fault(draft: Draft, line: number, message: string, hex?: string): undefined {
  draft.faults.push(hex === undefined ? { line, message } : { line, hex, message });
  return undefined;
}
