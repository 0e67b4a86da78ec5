import { NOWHERE, type Hex } from '../hex/hex.ts';
import { BARRED } from '../hex/path.ts';
import type { Board } from './board.ts';
import { isGround, type Side, sizeOf, type Unit, type UnitNo } from './types.ts';

/** The facts of a position that most rules ask for, worked out once per list of units. */
export interface Field {
  /** Per side: 1 where one of its ground units exerts its zone of control (B7.z1, B7.z2). */
  readonly zoc: Record<Side, Uint8Array>;
  /** Per side: what entering a hex means for its moving units (FREE, STOP, BARRED; B6.6, B7.z3). */
  readonly enter: Record<Side, Uint8Array>;
  /** Per side: size of ground units in each hex (B8.1). */
  readonly size: Record<Side, Uint16Array>;
  /** Per side: ground units by hex. */
  readonly stacks: Record<Side, ReadonlyMap<Hex, readonly UnitNo[]>>;
}

const NO_UNITS: readonly UnitNo[] = [];

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
  const zoc = { blue: new Uint8Array(hexes), red: new Uint8Array(hexes) };
  const size = { blue: new Uint16Array(hexes), red: new Uint16Array(hexes) };
  const stacks = { blue: new Map<Hex, UnitNo[]>(), red: new Map<Hex, UnitNo[]>() };
  for (let no = 0; no < units.length; no++) {
    const unit = units[no] as Unit;
    if (unit.place !== 'map' || !isGround(unit)) continue;
    const { at, side } = unit;
    const sizes = size[side];
    sizes[at] = (sizes[at] as number) + sizeOf(unit);
    const stack = stacks[side].get(at);
    if (stack) {
      stack.push(no);
      continue;
    }
    stacks[side].set(at, [no]);
    const marks = zoc[side];
    for (let edge = at * 6; edge < at * 6 + 6; edge++) {
      const beside = neighbours[edge] as Hex;
      if (beside !== NOWHERE) marks[beside] = 1;
    }
  }
  const enterFor = (enemy: Side): Uint8Array => {
    const enter = zoc[enemy].slice();
    for (const hex of stacks[enemy].keys()) enter[hex] = BARRED;
    return enter;
  };
  return { zoc, enter: { blue: enterFor('red'), red: enterFor('blue') }, size, stacks };
}

export const stackAt = (field: Field, side: Side, hex: Hex): readonly UnitNo[] =>
  field.stacks[side].get(hex) ?? NO_UNITS;

export const holds = (field: Field, side: Side, hex: Hex): boolean => field.stacks[side].has(hex);

export const inZoc = (field: Field, of: Side, hex: Hex): boolean => field.zoc[of][hex] === 1;
