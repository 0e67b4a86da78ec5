import { wholeNumber } from '#core/notation/notation.ts';
import { msg } from '#core/message.ts';
import { type Objection, objection } from '#core/objection.ts';
import { SIDES, type State, sizeOf, type Unit } from '#games/blitz/types.ts';
import { factorsText, readFactors, typeNamed, typeWord } from '#games/blitz/text/unit-text.ts';

/** Counter limits of the game: the largest of a kind (T17.1.5), and with `counterLimits` their number (T2.3.7). */

/** The largest counter of each kind by side, type, movement factor and ratio. */
export type Largest = Readonly<Record<string, number>>;

/** The kind of a unit's counter, whatever its size. */
export const counterOf = ({ side, type, mf, af, df }: Unit): string => `${side} ${type} ${mf} ${af / df}`;

/** T17.1.5: the largest among these units, or larger ones known from before. */
export function largestOf(units: readonly Unit[], known: Largest = {}): Record<string, number> {
  const largest = { ...known };
  for (const unit of units) {
    const kind = counterOf(unit);
    largest[kind] = Math.max(largest[kind] ?? 0, sizeOf(unit));
  }
  return largest;
}

/** Number of counters printed, by side, type, movement factor, ratio and size. */
export type Printed = Readonly<Record<string, number>>;

const kindOf = (unit: Unit, size: number): string => `${counterOf(unit)} ${size}`;

/** Counters of a kind and size that no other unit stands for. Those of lost units are free, those still to come are not. */
function free(printed: Printed, state: State, unit: Unit, size: number): number {
  const kind = kindOf(unit, size);
  const used = state.units.filter(
    (one) => one.place !== 'lost' && one.place !== 'gone' && one.id !== unit.id && kindOf(one, sizeOf(one)) === kind,
  );
  return (printed[kind] ?? 0) - used.length;
}

/** Objection to breaking a unit into, or buying, pieces of these sizes. */
export function counterFault(
  printed: Printed,
  state: State,
  unit: Unit,
  sizes: readonly number[],
): Objection | undefined {
  for (const size of new Set(sizes)) {
    const wanted = sizes.filter((one) => one === size).length;
    const there = free(printed, state, unit, size);
    if (wanted > there)
      return objection(
        'T2.3.7',
        msg`${Math.max(there, 0)} {counter|counters} of that kind with ${size} {0|is|are} free, not ${wanted}`,
      );
  }
  return undefined;
}

/** Counters for the rest of a damaged unit: as many factors as available counters can show, on as few as possible. */
export function remnant(printed: Printed, state: State, unit: Unit, left: number): readonly number[] {
  const sum = (list: readonly number[]) => list.reduce((total, size) => total + size, 0);
  let best: readonly number[] = [];
  const extend = (chosen: readonly number[], open: number, largest: number): void => {
    const better = sum(chosen) - sum(best) || best.length - chosen.length;
    if (better > 0) best = chosen;
    for (let size = Math.min(open, largest); size >= 1; size--) {
      const taken = chosen.filter((one) => one === size).length;
      if (taken < free(printed, state, unit, size)) extend([...chosen, size], open - size, size);
      if (sum(best) === left && best.length <= chosen.length + 1) return;
    }
  };
  extend([], left, left);
  return best;
}

/** `largest blue arm 8-6`: counters that the units of a written position no longer show. */
export const writeLargest = (known: Largest, units: readonly Unit[]): string[] => {
  const shown = largestOf(units);
  return Object.entries(known)
    .filter(([kind, size]) => size > (shown[kind] ?? 0))
    .map(([kind, size]) => `largest ${inWords(`${kind} ${size}`)}`);
};

/** M9.14: the factors of all of them, by side and type. */
export function factorsPrinted(printed: Printed = {}): Record<string, number> {
  const factors: Record<string, number> = {};
  for (const [kind, count] of Object.entries(printed)) {
    const [side = '', type = '', , , size] = kind.split(' ');
    const key = `${side} ${type}`;
    factors[key] = (factors[key] ?? 0) + Number(size) * count;
  }
  return factors;
}

/** `counters blue inf 2-4 14`: how many were printed. */
export const writePrinted = (printed: Printed): string[] =>
  Object.entries(printed).map(([kind, count]) => `counters ${inWords(kind)} ${count}`);

function inWords(kind: string): string {
  const [side = '', type = '', mf, ratio, size] = kind.split(' ');
  const known = typeNamed(type) ?? 'infantry';
  const df = Number(size);
  return `${side} ${typeWord(known)} ${factorsText({ type: known, af: df * Number(ratio), df, mf: Number(mf) })}`;
}

/** Reads what writeLargest wrote; says what is wrong with it. */
export function noteLargest(largest: Record<string, number>, words: readonly string[]): string | undefined {
  const read = readCounter(words);
  if (typeof read === 'string') return read;
  largest[read.kind] = Math.max(largest[read.kind] ?? 0, read.size);
  return undefined;
}

const MOST_COUNTERS = 999;

/** Reads what writePrinted wrote. */
export function notePrinted(printed: Record<string, number>, words: readonly string[]): string | undefined {
  const read = readCounter(words);
  if (typeof read === 'string') return read;
  const count = wholeNumber(words[3], 0, MOST_COUNTERS);
  if (count === undefined) return `'${words[3] ?? ''}' is no number of counters`;
  printed[`${read.kind} ${read.size}`] = count;
  return undefined;
}

/** A counter as such a line names it: its kind and size, or what is wrong with it. */
function readCounter(words: readonly string[]): { readonly kind: string; readonly size: number } | string {
  const [who, typeText = '', factorText = ''] = words;
  const side = SIDES.find((one) => one === who);
  const type = typeNamed(typeText);
  if (!side || !type)
    return `'${side ? typeText : (who ?? '')}' says nothing here; a counter is: side, type, factors (blue arm 8-6)`;
  const factors = readFactors(type, factorText);
  if (typeof factors === 'string') return factors;
  return { kind: `${side} ${type} ${factors.mf} ${factors.af / factors.df}`, size: factors.df };
}
