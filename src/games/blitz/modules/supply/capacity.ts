import { type Objection, objection } from '../../../../core/objection.ts';
import { say } from '../../../../core/say.ts';
import type { State, UnitNo } from '../../types.ts';
import { theUnit } from '../../words.ts';
import { SEA_CARRIES } from './sources.ts';

/** M10.8: what goes over the sea has its limits. */

/** A unit that only sources over the sea can supply: which of them, and how much it needs. */
export interface Dependant {
  readonly no: UnitNo;
  readonly sources: readonly number[];
  readonly need: number;
}

/** Can all of them be served? Whole factors are shared out among the sources, as if units were broken down (M0.10). */
export function allServed(carries: readonly number[], units: readonly Dependant[]): boolean {
  if (units.reduce((sum, { need }) => sum + need, 0) > SEA_CARRIES) return false;
  const left = [...carries];
  const served: { readonly sources: readonly number[]; source: number }[] = [];
  /** Finds room for one factor, moving others on where that helps. */
  const makeRoom = (sources: readonly number[], seen: Set<number>): number | undefined => {
    for (const source of sources) {
      if (seen.has(source)) continue;
      seen.add(source);
      if ((left[source] ?? 0) > 0) {
        left[source] = (left[source] as number) - 1;
        return source;
      }
      for (const one of served) {
        if (one.source !== source) continue;
        const other = makeRoom(one.sources, seen);
        if (other === undefined) continue;
        one.source = other;
        return source;
      }
    }
    return undefined;
  };
  for (const { sources, need } of units) {
    for (let factor = 0; factor < need; factor++) {
      const source = makeRoom(sources, new Set());
      if (source === undefined) return false;
      served.push({ sources, source });
    }
  }
  return true;
}

/** As many of them as can be served, in this order. */
export function fill(carries: readonly number[], units: readonly Dependant[]): Dependant[] {
  const kept: Dependant[] = [];
  for (const unit of units) if (allServed(carries, [...kept, unit])) kept.push(unit);
  return kept;
}

/** M10.8: the owner chooses who is left out, nobody without need. */
export function leaveOutFault(
  state: State,
  carries: readonly number[],
  units: readonly Dependant[],
  out: readonly UnitNo[],
): Objection | undefined {
  if (new Set(out).size < out.length) return objection('M10.8', say`a unit is named twice`);
  const stranger = out.find((no) => !units.some((one) => one.no === no));
  if (stranger !== undefined)
    return objection('M10.8', say`${theUnit(state, stranger)} is not supplied over the sea alone`);
  const kept = units.filter(({ no }) => !out.includes(no));
  if (!allServed(carries, kept)) {
    const need = kept.reduce((sum, one) => sum + one.need, 0);
    return objection('M10.8', say`${need} {factor is|factors are} left: more than the ports and beaches can carry`);
  }
  const spare = units.find((one) => out.includes(one.no) && allServed(carries, [...kept, one]));
  return spare && objection('M10.8', say`${theUnit(state, spare.no)} could be supplied too`);
}
