import type { Fault } from '../../../core/notation.ts';
import { nameOf } from '../../../hex/grid.ts';
import { type Board, isCity } from '../board.ts';
import type { Preset } from '../presets.ts';
import { STACK_LIMIT } from '../chapters/ground/stacking.ts';
import { type BlitzFrame, isGround, type Side, sizeOf, type Unit } from '../types.ts';

/** Units of a written position where no unit can be, or that did what they cannot have done. */

interface Written {
  readonly board: Board;
  readonly preset: Preset;
  readonly units: readonly Unit[];
  readonly unitLines: readonly number[];
  readonly phase: BlitzFrame | undefined;
  readonly mover: Side | undefined;
  /** Automatic victories are declared: the mover's units may stand on their victims (T7.3.5). */
  readonly avs: boolean;
}

export function unitFaults(written: Written): Fault[] {
  return [...placeFaults(written), ...deedFaults(written)];
}

/** Only the mover's units have done anything in a player turn, and a run inside a city costs a third a step (B11.4). */
function deedFaults({ units, unitLines, phase, mover }: Written): Fault[] {
  return units.flatMap((unit, no): Fault[] => {
    if (!unit.moved) return [];
    const line = unitLines[no] as number;
    const flies = unit.flown && (unit.place === 'air' || !isGround(unit));
    if (flies || (unit.place === 'sea' && unit.side === mover)) return [];
    if (phase?.at === 'setup' || unit.side !== mover || unit.place !== 'map') {
      return [{ line, message: `${unit.id} cannot have moved: it is not a unit of the side whose player turn it is` }];
    }
    const tooMuch = unit.innerRun > unit.spent || unit.spent > 3 * unit.mf;
    return tooMuch ? [{ line, message: `${unit.id} cannot have spent ${unit.spent} thirds (B11.1)` }] : [];
  });
}

/** B8.1, B1.9, B6.6 */
function placeFaults({ board, preset, units, unitLines, phase, mover, avs }: Written): Fault[] {
  const stacks = new Map<string, { size: number; moved: boolean }>();
  const held = new Map<number, Side>();
  return units.flatMap((unit, no): Fault[] => {
    const line = unitLines[no] as number;
    if (unit.place === 'sea' && preset === 'basic')
      return [{ line, message: `the basic game has no sea movement (B15.1)` }];
    if (unit.place === 'air' && isGround(unit)) return [{ line, message: `${unit.id} is no aircraft` }];
    if (unit.place !== 'map') return [];
    const hex = nameOf(board.grid, unit.at);
    const surface = board.surface[unit.at];
    if (!isGround(unit))
      return isCity(board, unit.at) ? [] : [{ line, hex, message: `${unit.id} has no base here (T3.5)` }];
    // T6.2.3a: the mover's assaulting units stand on sea hexes.
    const assaults = surface === 'sea' && preset !== 'basic' && unit.side === mover;
    if (surface !== 'land' && !assaults) {
      const rule = surface === 'lake' ? 'B1.9' : surface === 'sea' ? 'B15.1' : 'B1.15';
      return [{ line, hex, message: `${unit.id} cannot stand on ${surface ?? ''} (${rule})` }];
    }
    const holder = held.get(unit.at) ?? unit.side;
    held.set(unit.at, holder);
    if (holder !== unit.side && !avs) return [{ line, hex, message: 'units of both sides stand in one hex (B6.6)' }];
    const key = `${unit.at} ${unit.side}`;
    const stack = stacks.get(key) ?? { size: 0, moved: false };
    stack.size += sizeOf(unit);
    stack.moved ||= unit.moved;
    stacks.set(key, stack);
    // B8.2: while the mover moves, a hex may be over the limit for a time.
    const passing = phase?.at === 'movement' && unit.side === mover && stack.moved;
    if (stack.size <= STACK_LIMIT || passing) return [];
    return [{ line, hex, message: `${stack.size} size in one hex; ${STACK_LIMIT} are allowed (B8.1)` }];
  });
}
