import { type Objection, objection } from '../../../../core/objection.ts';
import { say } from '../../../../core/say.ts';
import type { State, UnitNo } from '../../types.ts';
import { theUnit } from '../../words.ts';
import { isBySea, SEA_CARRIES, type Source } from './sources.ts';

/** M10.8, M10.16: what goes over the sea and through the air has its limits. */

/** A unit that only such sources can supply: which of them, and how much it needs. */
export interface Dependant {
  readonly no: UnitNo;
  readonly sources: readonly number[];
  readonly need: number;
}

/** Can all of them be served? Whole factors are shared out among the sources, as if units were broken down (M0.10). */
export function allServed(sources: readonly Source[], units: readonly Dependant[]): boolean {
  const shipped = sources.map(isBySea);
  const left = sources.map(({ carries = 0 }) => carries);
  let leftAtSea = SEA_CARRIES;
  const bySeaAlone = units.filter((unit) => unit.sources.every((source) => shipped[source]));
  if (bySeaAlone.reduce((sum, { need }) => sum + need, 0) > SEA_CARRIES) return false;
  const served: { readonly sources: readonly number[]; source: number }[] = [];
  /** Finds room for one factor, moving others on where that helps. */
  const makeRoom = (wanted: readonly number[], seen: Set<number>): number | undefined => {
    for (const source of wanted) {
      if (seen.has(source)) continue;
      seen.add(source);
      const hasRoom = (left[source] ?? 0) > 0;
      if (hasRoom && (!shipped[source] || leftAtSea > 0)) {
        left[source] = (left[source] as number) - 1;
        if (shipped[source]) leftAtSea--;
        return source;
      }
      // M10.8: where the sea as a whole is full, whoever leaves it makes room, from whichever port.
      const crowded = hasRoom
        ? sources.flatMap((_, i) => (shipped[i] && (i === source || !seen.has(i)) ? [i] : []))
        : [source];
      for (const from of crowded) {
        seen.add(from);
        for (const one of served) {
          if (one.source !== from) continue;
          const other = makeRoom(one.sources, seen);
          if (other === undefined) continue;
          one.source = other;
          left[source] = (left[source] as number) - 1;
          left[from] = (left[from] as number) + 1;
          return source;
        }
      }
    }
    return undefined;
  };
  for (const { sources: wanted, need } of units) {
    for (let factor = 0; factor < need; factor++) {
      const source = makeRoom(wanted, new Set());
      if (source === undefined) return false;
      served.push({ sources: wanted, source });
    }
  }
  return true;
}

/** As many of them as can be served, in this order. */
export function fill(sources: readonly Source[], units: readonly Dependant[]): Dependant[] {
  const kept: Dependant[] = [];
  for (const unit of units) if (allServed(sources, [...kept, unit])) kept.push(unit);
  return kept;
}

/** M10.8: the owner chooses who is left out, nobody without need. */
export function leaveOutFault(
  state: State,
  sources: readonly Source[],
  units: readonly Dependant[],
  out: readonly UnitNo[],
): Objection | undefined {
  if (new Set(out).size < out.length) return objection('M10.8', say`a unit is named twice`);
  const stranger = out.find((no) => !units.some((one) => one.no === no));
  if (stranger !== undefined)
    return objection('M10.8', say`${theUnit(state, stranger)} is not supplied over the sea alone`);
  const kept = units.filter(({ no }) => !out.includes(no));
  if (!allServed(sources, kept)) {
    const need = kept.reduce((sum, one) => sum + one.need, 0);
    return objection('M10.8', say`${need} {factor is|factors are} left: more than the ports and beaches can carry`);
  }
  const spare = units.find((one) => out.includes(one.no) && allServed(sources, [...kept, one]));
  return spare && objection('M10.8', say`${theUnit(state, spare.no)} could be supplied too`);
}
