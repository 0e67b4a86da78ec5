import { type Hex, NOWHERE } from '../hex/hex.ts';
import { BARRED, STOP } from '../hex/path.ts';
import type { Board } from './board.ts';
import { isGround, type Side, sizeOf, type Unit, type UnitNo } from './types.ts';

/** The ground units of one side in one hex. */
export interface Stack {
  readonly units: readonly UnitNo[];
  /** B8.1 */
  readonly size: number;
}

/** The facts of a position that most rules ask for, worked out once per list of units. */
export interface Field {
  /**
   * Per side: what its ground units mean for the enemy's, hex by hex. The bit STOP marks their zone of control
   * (B7.z1, B7.z2, B7.z3), the bit BARRED the hexes they stand in (B6.6).
   */
  readonly marks: Record<Side, Uint8Array>;
  readonly stacks: Record<Side, ReadonlyMap<Hex, Stack>>;
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
  const { size: hexes, neighbours } = board.grid;
  const marks = { blue: new Uint8Array(hexes), red: new Uint8Array(hexes) };
  const stacks = { blue: new Map<Hex, { units: UnitNo[]; size: number }>(), red: new Map() };
  for (let no = 0; no < units.length; no++) {
    const unit = units[no] as Unit;
    if (unit.place !== 'map' || !isGround(unit)) continue;
    const { at, side } = unit;
    const stack = stacks[side].get(at);
    if (stack) {
      stack.units.push(no);
      stack.size += sizeOf(unit);
      continue;
    }
    stacks[side].set(at, { units: [no], size: sizeOf(unit) });
    const mine = marks[side];
    mine[at] = (mine[at] as number) | BARRED;
    for (let edge = at * 6; edge < at * 6 + 6; edge++) {
      const beside = neighbours[edge] as Hex;
      if (beside !== NOWHERE) mine[beside] = (mine[beside] as number) | STOP;
    }
  }
  return { marks, stacks };
}

const NO_UNITS: readonly UnitNo[] = [];

export const stackAt = (field: Field, side: Side, hex: Hex): readonly UnitNo[] =>
  field.stacks[side].get(hex)?.units ?? NO_UNITS;

export const stackSize = (field: Field, side: Side, hex: Hex): number => field.stacks[side].get(hex)?.size ?? 0;

export const holds = (field: Field, side: Side, hex: Hex): boolean => ((field.marks[side][hex] ?? 0) & BARRED) !== 0;

export const inZoc = (field: Field, of: Side, hex: Hex): boolean => ((field.marks[of][hex] ?? 0) & STOP) !== 0;
