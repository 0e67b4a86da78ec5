import type { Choose } from '#core/dice/dice.ts';

/** Plain JSON values: copies, frozen ones, broken ones. */

/** Freezes a value through and through; what is frozen already is left alone, so a new state costs only its news. */
export function freeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const inner of Object.values(value)) freeze(inner);
  return value;
}

export const throughText = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

const STRANGE: readonly unknown[] = [
  0,
  1,
  -1,
  2,
  7,
  0.5,
  1e9,
  -1e9,
  Number.MAX_SAFE_INTEGER,
  '',
  'x',
  '__proto__',
  'constructor',
  '3',
  true,
  false,
  null,
  [],
  {},
  [[]],
  [0],
  [-1],
  { do: 'resign' },
  Array.from({ length: 500 }, (_, i) => i),
];

const strange = (choose: Choose): unknown => STRANGE[choose(STRANGE.length)];

function mangledNumber(value: number, choose: Choose): unknown {
  switch (choose(5)) {
    case 0:
      return value + 1;
    case 1:
      return value - 1;
    case 2:
      return choose(200);
    case 3:
      return value + choose(64) - 32;
    default:
      return strange(choose);
  }
}

function mangledList(list: readonly unknown[], choose: Choose): unknown {
  const at = choose(list.length + 1);
  switch (choose(6)) {
    case 0:
      return list.filter((_, i) => i !== at);
    case 1:
      return [...list.slice(0, at), list[choose(Math.max(list.length, 1))] ?? strange(choose), ...list.slice(at)];
    case 2:
      return [...list].reverse();
    case 3:
      return [];
    default:
      return at < list.length ? list.with(at, mangled(list[at], choose)) : [...list, strange(choose)];
  }
}

/** A value with one thing about it changed, sensible or not. */
export function mangled(value: unknown, choose: Choose): unknown {
  if (choose(12) === 0) return strange(choose);
  if (typeof value === 'number') return mangledNumber(value, choose);
  if (Array.isArray(value)) return mangledList(value, choose);
  if (typeof value !== 'object' || value === null) return strange(choose);
  const object = { ...value } as Record<string, unknown>;
  const keys = Object.keys(object);
  const key = keys[choose(Math.max(keys.length, 1))] ?? 'x';
  switch (choose(8)) {
    case 0:
      delete object[key];
      return object;
    case 1:
      object[String(strange(choose))] = strange(choose);
      return object;
    default:
      object[key] = mangled(object[key], choose);
      return object;
  }
}
