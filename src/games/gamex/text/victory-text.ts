import type { Line } from '#core/notation/notation.ts';
import type { Words } from '#core/notation/words.ts';
import { type Condition, type Count, type Goal, type Level, LEVELS, type Measure } from '../world.ts';
import { fault, type Reading, sideNamed, zoneNamed } from './position-draft.ts';

/**
 * Victory conditions (X4.4), a line a goal:
 * `victory axis marginal kills 10`, `victory allied decisive control Adski 3 sudden`, `victory axis tactical losses
 * most 5`,
 * `… enemy units north most 30`, `… ratio kills : losses 3/2` (or `below 3/2`), `… turn most 5`, `… lane south north`,
 * `… otherwise`;
 * several conditions are joined with `and`.
 */

type Parts<T> = readonly [T, readonly string[]] | string;

const NO_COUNT = 'a victory condition is a side, a level and a count: victory axis marginal kills 10';

function count(reading: Reading, words: readonly string[]): Parts<Count> {
  const enemy = words[0] === 'enemy' ? { enemy: true as const } : {};
  const [of, zone, ...rest] = enemy.enemy ? words.slice(1) : words;
  if (of === 'kills' || of === 'losses' || of === 'exited')
    return [{ of, ...enemy }, zone === undefined ? [] : [zone, ...rest]];
  if (of !== 'control' && of !== 'units') return `'${of ?? ''}' is nothing to count; ${NO_COUNT}`;
  if (zone === undefined || !zoneNamed(reading, zone)) return `'${zone ?? ''}' is no zone and no place of the board`;
  return [{ of, zone, ...enemy }, rest];
}

function measure(reading: Reading, words: readonly string[]): Parts<Measure> {
  const [of, ...rest] = words;
  if (of === 'otherwise') return [{ of }, ['1', ...rest]];
  if (of === 'turn') return [{ of }, rest];
  if (of === 'lane') {
    const [from = '', to = '', ...more] = rest;
    for (const zone of [from, to])
      if (!zoneNamed(reading, zone))
        return `'${zone}' is no zone: a lane leads from a zone to a zone: lane south north`;
    return [{ of, from, to }, ['1', ...more]];
  }
  if (of !== 'ratio') return count(reading, words);
  const one = count(reading, rest);
  if (typeof one === 'string') return one;
  if (one[1][0] !== ':') return `'${one[1][0] ?? ''}' says nothing here: a ratio is written: ratio kills : losses 3/2`;
  const other = count(reading, one[1].slice(1));
  return typeof other === 'string' ? other : [{ of, count: one[0], to: other[0] }, other[1]];
}

/** `10`, and for a ratio also `3/2`. */
function bound(word: string | undefined, of: Measure['of']): number | undefined {
  const parts = /^(\d{1,3})(?:\/([1-9]\d?))?$/.exec(word ?? '');
  if (!parts || (parts[2] !== undefined && of !== 'ratio')) return undefined;
  return Number(parts[1]) / Number(parts[2] ?? 1);
}

function condition(reading: Reading, words: readonly string[]): Condition | string {
  const read = measure(reading, words);
  if (typeof read === 'string') return read;
  const [what, rest] = read;
  const [word, ...behind] = rest;
  const limit = word === 'most' || word === 'below' ? word : 'least';
  const [number, ...more] = limit === 'least' ? rest : behind;
  const value = bound(number, what.of);
  if (value === undefined) return `'${number ?? ''}' is no number; ${NO_COUNT}`;
  return more[0] === undefined ? { measure: what, [limit]: value } : `'${more[0]}' says nothing here; ${NO_COUNT}`;
}

export function readVictory(reading: Reading, line: Line, words: Words): void {
  const [who, level, ...rest] = words.rest();
  const side = sideNamed(who);
  const sudden = rest.at(-1) === 'sudden';
  const body = (sudden ? rest.slice(0, -1) : rest).join(' ');
  if (!side || !(LEVELS as readonly string[]).includes(level ?? ''))
    return fault(reading, line, `'${side ? (level ?? '') : (who ?? '')}' says nothing here; ${NO_COUNT}`);
  const conditions: Condition[] = [];
  for (const part of body.split(' and ')) {
    const read = condition(reading, part.split(' '));
    if (typeof read === 'string') return fault(reading, line, read);
    conditions.push(read);
  }
  const [first, ...also] = conditions as [Condition, ...Condition[]];
  const goal: Goal = { side, level: level as Level, ...first, ...(also.length > 0 ? { also } : {}), sudden };
  const waits = ({ measure: { of } }: Condition) => of === 'otherwise';
  if (conditions.some(waits)) {
    if (sudden) return fault(reading, line, "what is reached 'otherwise' is known at the end only, never sudden");
    if (reading.goals.some((one) => one.side !== side && [one, ...(one.also ?? [])].some(waits)))
      return fault(reading, line, "only one side can win 'otherwise'");
  }
  reading.goals.push(goal);
}
