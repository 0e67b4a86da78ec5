import { memoize } from '#core/memo.ts';
import { TOO_MUCH_WORK, type Work } from '#core/limits.ts';
import type { Fault, Line } from '#core/notation/notation.ts';
import type { Words } from '#core/notation/words.ts';
import type { Hex } from '#hex/hex.ts';
import { type Board, hexNamed } from '../board/board.ts';
import type { Counter, Kind } from '../kinds.ts';
import type { OptionName } from '../options.ts';
import type {
  Card,
  Force,
  Fort,
  GamexFrame,
  Interdiction,
  Mine,
  Side,
  Smoke,
  TempBridge,
  Unit,
  UnitId,
} from '../types.ts';
import type { Goal, SetupStep } from '../world.ts';

/** A position being read: statements fill it, then it is closed into a world and a state. */
export interface Reading {
  readonly board: Board;
  readonly work: Work;
  readonly faults: Fault[];
  readonly counters: ReadonlyMap<string, Counter>;
  /** Files of counters that cannot be read, each with its first fault. */
  readonly spoiled: readonly string[];
  readonly kinds: Record<string, Kind>;
  readonly units: Unit[];
  /** Line each unit stands on. */
  readonly lines: Map<UnitId, number>;
  readonly sides: Record<string, Side>;
  readonly morale: Record<string, number>;
  readonly zones: Record<string, readonly Hex[]>;
  readonly wrecks: Record<number, number>;
  readonly mines: Mine[];
  readonly hidden: Record<Side, Mine[]>;
  readonly mineZones: Partial<Record<Side, string>>;
  readonly positions: Hex[];
  readonly forts: Fort[];
  readonly blocks: Hex[];
  readonly inverted: Hex[];
  readonly broken: Hex[];
  readonly bridges: TempBridge[];
  readonly spotted: Hex[];
  readonly smoke: Smoke[];
  readonly interdictions: Interdiction[];
  /** X22.1: the turns in which CPs without a unit return. */
  readonly posts: Record<Side, number[]>;
  readonly control: Record<number, Side>;
  readonly heard: string[];
  /** Batteries that have to be there: those heard, and those ready, with their side. */
  readonly batteries: { readonly battery: string; readonly line: number; readonly side?: Side }[];
  readonly goals: Goal[];
  readonly worth: Record<UnitId, number>;
  readonly setup: SetupStep[];
  readonly exits: Record<Side, Set<Hex>>;
  readonly frames: GamexFrame[];
  /** Decisions written as JSON. */
  readonly written: { readonly frame: GamexFrame; readonly line: Line }[];
  readonly carrying: { readonly carrier: UnitId; readonly unit: UnitId; readonly line: number }[];
  readonly options: OptionName[];
  /** X24: what is out of the deck, and the deck itself where it is played with. */
  readonly cards: {
    readonly discard: number[];
    readonly removed: number[];
    readonly hands: Record<Side, number[]>;
    readonly force: Force[];
    last?: Force;
  };
  readonly deck?: readonly Card[];
  /** Options this situation is never played with. */
  readonly without: OptionName[];
  sinking: number;
  combatOnly: boolean;
  north: number;
  turns: number;
  turn: number;
  /** Line that names the turn; 0 where none does. */
  turnLine: number;
  initiative: Side | undefined;
  streak: number;
  passes: number;
  offer: Side | undefined;
}

export const fault = (reading: Reading, line: Line, message: string, hex?: string): void => {
  reading.faults.push({ line: line.number, ...(hex === undefined ? {} : { hex }), message });
};

const listed = memoize((list: readonly Hex[]) => new Set(list));

/** Adds a hex to a list that has each hex once. */
export function addOnce(list: Hex[], hex: Hex): void {
  const known = listed(list);
  if (known.has(hex)) return;
  known.add(hex);
  list.push(hex);
}

/** Refuses, once, a position whose lines name more hexes than a reader goes over. */
export function canSpend(reading: Reading, line: Line, amount: number): boolean {
  if (reading.work.spend(amount)) return true;
  if (reading.faults.at(-1)?.message !== TOO_MUCH_WORK) fault(reading, line, TOO_MUCH_WORK);
  return false;
}

/** Words of the list that ends a line; a line without any is refused. */
export function someOf(reading: Reading, line: Line, words: Words, what: string): readonly string[] {
  if (words.isEmpty) fault(reading, line, `which ${what}?`);
  return words.rest();
}

/** Statement that names hexes, each kept once. */
export const hexList =
  (list: (reading: Reading) => Hex[]) =>
  (reading: Reading, line: Line, words: Words): void => {
    for (const word of someOf(reading, line, words, 'hexes')) {
      const hex = hexIn(reading, line, word);
      if (hex !== undefined) addOnce(list(reading), hex);
    }
  };

export function hexIn(reading: Reading, line: Line, word: string | undefined): Hex | undefined {
  const hex = hexNamed(reading.board, word ?? '');
  if (hex === undefined) fault(reading, line, `the board has no hex ${word ?? '(none named)'}`, word ?? '');
  return hex;
}

/** Zone by its name in the text. */
export const zoneNamed = ({ zones }: Pick<Reading, 'zones'>, name: string | undefined): readonly Hex[] | undefined =>
  name !== undefined && Object.hasOwn(zones, name) ? zones[name] : undefined;

export const sideNamed = (word: string | undefined): Side | undefined =>
  word === 'axis' || word === 'allied' ? word : undefined;
