import { type Hex, NOWHERE } from '../hex/hex.ts';
import { BARRED, STOP } from '../hex/path.ts';
import type { Board } from './board.ts';
import { isGround, type Side, sizeOf, type Unit, type UnitNo } from './types.ts';

/** The facts of a position that most rules ask for, worked out once per list of units. */
export interface Field {
  /**
   * Per side: what its ground units mean for the enemy's, hex by hex. The bit STOP marks their zone of control
   * (B7.z1, B7.z2, B7.z3), the bit BARRED the hexes they stand in (B6.6).
   */
  readonly marks: Record<Side, Uint8Array>;
  /** Per side: the hexes its ground units stand in. */
  readonly hexes: Record<Side, readonly Hex[]>;
  /** B8.1: size of the ground units in a hex, of whichever side holds it. */
  readonly size: Uint16Array;
  /** Number + 1 of the first ground unit in a hex, and of the next one in the same hex; 0 ends the chain. */
  readonly first: Uint16Array;
  readonly next: Uint16Array;
}

// Lists of units are replaced, never changed, so identity is a safe key.
const known = new WeakMap<readonly Unit[], Field>();

export function fieldOf(board: Board, units: readonly Unit[]): Field {
  let field = known.get(units);
  if (!field) {
    field = survey(board, units);
    known.set(units, field);
  }
  return field;
}

function survey(board: Board, units: readonly Unit[]): Field {
  const { size: count, neighbours } = board.grid;
  const marks = { blue: new Uint8Array(count), red: new Uint8Array(count) };
  const hexes: Record<Side, Hex[]> = { blue: [], red: [] };
  const size = new Uint16Array(count);
  const first = new Uint16Array(count);
  const next = new Uint16Array(units.length);
  // Backwards, so that the chains run in the order of the units.
  for (let no = units.length - 1; no >= 0; no--) {
    const unit = units[no] as Unit;
    if (unit.place !== 'map' || !isGround(unit)) continue;
    const { at, side } = unit;
    size[at] = (size[at] as number) + sizeOf(unit);
    next[no] = first[at] as number;
    first[at] = no + 1;
    if (next[no] !== 0) continue;
    hexes[side].push(at);
    const mine = marks[side];
    mine[at] = (mine[at] as number) | BARRED;
    for (let edge = at * 6; edge < at * 6 + 6; edge++) {
      const beside = neighbours[edge] as Hex;
      if (beside !== NOWHERE) mine[beside] = (mine[beside] as number) | STOP;
    }
  }
  return { marks, hexes, size, first, next };
}

/** The ground units of a side in a hex. */
export function stackAt(field: Field, side: Side, hex: Hex): UnitNo[] {
  const stack: UnitNo[] = [];
  if (!holds(field, side, hex)) return stack;
  for (let no = field.first[hex] ?? 0; no !== 0; no = field.next[no - 1] ?? 0) stack.push(no - 1);
  return stack;
}

export const stackSize = (field: Field, side: Side, hex: Hex): number =>
  holds(field, side, hex) ? (field.size[hex] ?? 0) : 0;

export const holds = (field: Field, side: Side, hex: Hex): boolean => ((field.marks[side][hex] ?? 0) & BARRED) !== 0;

export const inZoc = (field: Field, of: Side, hex: Hex): boolean => ((field.marks[of][hex] ?? 0) & STOP) !== 0;
