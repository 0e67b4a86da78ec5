import { type Hex, NOWHERE } from '../hex/hex.ts';
import { BARRED, STOP } from '../hex/path.ts';
import type { Board } from './board.ts';
import { type Av, isGround, type Side, type State, sizeOf, type Unit, type UnitNo } from './types.ts';

/** Bit of a hex with aircraft on the ground: it bars like any unit (B6.6) but has no zone of control (T23.0.4). */
const PARKED = 4;

/** The facts of a position that most rules ask for, worked out once per list of units. */
export interface Field {
  /**
   * Per side: what its units mean for the enemy's, hex by hex. STOP marks the zones of control of its ground units
   * (B7.z1, B7.z2, B7.z3), BARRED the hexes they stand in, PARKED those of aircraft (B6.6). Victims of an automatic
   * victory leave no marks: for the mover they are as good as gone (T7.3.3, T7.3.5).
   */
  readonly marks: Record<Side, Uint8Array>;
  /** Per side: the hexes its ground units stand in. */
  readonly hexes: Record<Side, readonly Hex[]>;
  /** Per side: size of ground units in a hex (B8.1). */
  readonly size: Record<Side, Uint16Array>;
  /** Per side: number + 1 of the first ground unit in a hex; `next` goes on to the others, 0 ends the chain. */
  readonly first: Record<Side, Uint16Array>;
  readonly next: Uint16Array;
  readonly avs: readonly Av[];
}

// Lists of units are replaced, never changed, so identity is a safe key.
const known = new WeakMap<readonly Unit[], Field>();

export function fieldOf(board: Board, state: State): Field {
  let field = known.get(state.units);
  if (field?.avs !== state.avs) {
    field = survey(board, state.units, state.avs);
    known.set(state.units, field);
  }
  return field;
}

function survey(board: Board, units: readonly Unit[], avs: readonly Av[]): Field {
  const { size: count, neighbours } = board.grid;
  const victims = avs.length === 0 ? undefined : new Set(avs.flatMap((av) => av.hexes));
  const sideOf = (): Record<Side, Uint16Array> => {
    const both = new Uint16Array(2 * count);
    return { blue: both.subarray(0, count), red: both.subarray(count) };
  };
  const marks = { blue: new Uint8Array(count), red: new Uint8Array(count) };
  const hexes: Record<Side, Hex[]> = { blue: [], red: [] };
  const size = sideOf();
  const first = sideOf();
  const next = new Uint16Array(units.length);
  // An automatic victory's victims are the opponent's: the participants tell whose it is not.
  const mover = units[avs[0]?.participants[0] ?? -1]?.side;
  // Backwards, so that the chains run in the order of the units.
  for (let no = units.length - 1; no >= 0; no--) {
    const unit = units[no] as Unit;
    if (unit.place !== 'map') continue;
    const { at, side } = unit;
    const mine = marks[side];
    const dead = victims !== undefined && side !== mover && victims.has(at);
    if (!isGround(unit)) {
      if (!dead) mine[at] = (mine[at] as number) | PARKED;
      continue;
    }
    const sizes = size[side];
    const chain = first[side];
    sizes[at] = (sizes[at] as number) + sizeOf(unit);
    next[no] = chain[at] as number;
    chain[at] = no + 1;
    if (next[no] !== 0) continue;
    hexes[side].push(at);
    if (dead) continue;
    mine[at] = (mine[at] as number) | BARRED;
    for (let edge = at * 6; edge < at * 6 + 6; edge++) {
      const beside = neighbours[edge] as Hex;
      if (beside !== NOWHERE) mine[beside] = (mine[beside] as number) | STOP;
    }
  }
  return { marks, hexes, size, first, next, avs };
}

/** The ground units of a side in a hex. */
export function stackAt(field: Field, side: Side, hex: Hex): UnitNo[] {
  const stack: UnitNo[] = [];
  for (let no = field.first[side][hex] ?? 0; no !== 0; no = field.next[no - 1] ?? 0) stack.push(no - 1);
  return stack;
}

export const stackSize = (field: Field, side: Side, hex: Hex): number => field.size[side][hex] ?? 0;

/** Has a side ground units in a hex, victims of an automatic victory included? */
export const holds = (field: Field, side: Side, hex: Hex): boolean => (field.first[side][hex] ?? 0) !== 0;

export const inZoc = (field: Field, of: Side, hex: Hex): boolean => ((field.marks[of][hex] ?? 0) & STOP) !== 0;

/** B6.6: does a unit of that side, on the ground or parked, bar the enemy from a hex? */
export const bars = (field: Field, of: Side, hex: Hex): boolean => (field.marks[of][hex] ?? 0) >= BARRED;

/** B10.2: a ground unit in the hex or next to it; victims of an automatic victory cover nothing (T90.7, T90.8). */
export const covers = (field: Field, side: Side, hex: Hex): boolean =>
  ((field.marks[side][hex] ?? 0) & (STOP | BARRED)) !== 0;

/** Aircraft of a side on the ground in a hex. */
export const parkedAt = (units: readonly Unit[], side: Side, hex: Hex): UnitNo[] =>
  units.flatMap((unit, no) =>
    unit.side === side && unit.place === 'map' && unit.at === hex && !isGround(unit) ? [no] : [],
  );
