import { type Objection, objection } from '#core/objection.ts';
import { msg } from '#core/message.ts';
import { grain } from '#games/blitz/combat/rules/losses.ts';
import { splitFault } from '#games/blitz/combat/frames/split.ts';
import { type CommandOf, type State, sizeOf, type Unit, type UnitNo } from '#games/blitz/types.ts';
import { theUnit } from '#games/blitz/words.ts';
import type { World } from '#games/blitz/world.ts';
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

/** Units that are served, and the piece to break off the first of the others that can be served in part. */
interface Share {
  readonly kept: readonly Dependant[];
  /** Factors that are served, the piece included; as they count (M10.8). */
  readonly fed: number;
  readonly split?: CommandOf<'splitUnit'>;
}

/** M0.10: sizes a unit can be broken into, the largest piece first. */
function* piecesOf(world: World, state: State, no: UnitNo): Generator<CommandOf<'splitUnit'>> {
  const unit = state.units[no] as Unit;
  const step = grain(unit).size;
  for (let size = sizeOf(unit) - step; size > 0; size -= step) {
    const command = { do: 'splitUnit', unit: no, sizes: [size, sizeOf(unit) - size] } as const;
    if (!splitFault(world, state, unit.side, command)) yield command;
  }
}

/** Units that can be served, taken in this order; a unit that does not fit is broken down. */
function shareOut(world: World, state: State, sources: readonly Source[], units: readonly Dependant[]): Share {
  const kept: Dependant[] = [];
  const parts: Dependant[] = [];
  let split: CommandOf<'splitUnit'> | undefined;
  for (const unit of units) {
    if (allServed(sources, [...kept, ...parts, unit])) {
      kept.push(unit);
      continue;
    }
    for (const command of piecesOf(world, state, unit.no)) {
      const [size = 0, rest = 0] = command.sizes;
      const part = { ...unit, need: (unit.need * size) / (size + rest) };
      if (!allServed(sources, [...kept, ...parts, part])) continue;
      parts.push(part);
      split ??= command;
      break;
    }
  }
  const fed = [...kept, ...parts].reduce((sum, { need }) => sum + need, 0);
  return { kept, fed, ...(split && { split }) };
}

/** Order in which most factors find room: those that count double first, then the large ones. */
const byNeed = ({ units }: State, all: readonly Dependant[]): Dependant[] => {
  const grainOf = ({ no, need }: Dependant): number => need / sizeOf(units[no] as Unit);
  return [...all].sort((a, b) => grainOf(b) - grainOf(a) || b.need - a.need || a.no - b.no);
};

/** M10.8: as many factors as can be served at all. */
export const mostServed = (world: World, state: State, { sources, bySea }: Overseas): Share =>
  shareOut(world, state, sources, byNeed(state, bySea));

/** Sources with limits, and the units that depend on them. */
interface Overseas {
  readonly sources: readonly Source[];
  readonly bySea: readonly Dependant[];
}

/** M10.8: units are served in this order as far as that leaves out no more factors than needed; first a unit is broken down for it. */
export function serveInOrder(
  world: World,
  state: State,
  judged: Overseas,
  order: readonly Dependant[],
): CommandOf<'splitUnit'> | CommandOf<'leaveOut'> {
  const { sources, bySea } = judged;
  const wanted = shareOut(world, state, sources, order);
  const most = mostServed(world, state, judged);
  const { kept, split } = wanted.fed < most.fed ? most : wanted;
  return split ?? { do: 'leaveOut', units: bySea.filter((one) => !kept.includes(one)).map(({ no }) => no) };
}

const factorsOf = (units: readonly Dependant[]): number => units.reduce((sum, { need }) => sum + need, 0);

/** M10.8: the owner chooses who is left out, no more factors than needed. */
export function leaveOutFault(
  world: World,
  state: State,
  judged: Overseas,
  out: readonly UnitNo[],
): Objection | undefined {
  const { sources, bySea: units } = judged;
  if (new Set(out).size < out.length) return objection('M10.8', msg`a unit is named twice`);
  const stranger = out.find((no) => !units.some((one) => one.no === no));
  if (stranger !== undefined)
    return objection('M10.8', msg`${theUnit(state, stranger)} is not supplied over the sea alone`);
  const kept = units.filter(({ no }) => !out.includes(no));
  if (!allServed(sources, kept))
    return objection(
      'M10.8',
      msg`${factorsOf(kept)} {factor is|factors are} left: more than the ports and beaches can carry`,
    );
  const spare = units.find((one) => out.includes(one.no) && allServed(sources, [...kept, one]));
  if (spare) return objection('M10.8', msg`${theUnit(state, spare.no)} could be supplied too`);
  const left = factorsOf(units) - factorsOf(kept);
  const needed = factorsOf(units) - mostServed(world, state, judged).fed;
  return left <= needed
    ? undefined
    : objection(
        'M10.8',
        msg`${left} {factor is|factors are} left out, ${needed} {is|are} enough: leave out others, or break a unit down`,
        'M0.10',
      );
}
