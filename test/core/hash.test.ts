import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hashOf } from '#core/hash.ts';

const json = fc.jsonValue({ maxDepth: 4 });

/** Equal texts for equal values, whatever the order of keys; JSON has one zero. */
const sorted = (value: unknown): string => JSON.stringify(ordered(value));

function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered);
  if (typeof value !== 'object' || value === null) return value === 0 ? 0 : value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return { entries: entries.map(([key, inner]) => [key, ordered(inner)]) };
}

/** Value with the keys of every object in another order. */
function reordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reordered);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).reverse();
  return Object.fromEntries(entries.map(([key, inner]) => [key, reordered(inner)]));
}

const copy = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

const forEvery = (claim: (value: unknown) => void): void => {
  fc.assert(
    fc.property(json, (value) => {
      claim(value);
    }),
  );
};

describe('the fingerprint of a state', () => {
  test('is sixteen hex digits', () => {
    forEvery((value) => expect(hashOf(value)).toMatch(/^[0-9a-f]{16}$/));
  });

  test('is the same for equal values, whatever object they are', () => {
    forEvery((value) => expect(hashOf(copy(value))).toBe(hashOf(value)));
  });

  test('does not depend on the order of keys', () => {
    forEvery((value) => expect(hashOf(reordered(value))).toBe(hashOf(value)));
  });

  test('does not count keys without a value, as JSON does not', () => {
    expect(hashOf({ a: 1, b: undefined })).toBe(hashOf({ a: 1 }));
    expect(hashOf({ a: { b: undefined } })).toBe(hashOf({ a: {} }));
  });

  test('differs just for values that differ', () => {
    fc.assert(
      fc.property(json, json, (a, b) => {
        expect(hashOf(a) === hashOf(b)).toBe(sorted(a) === sorted(b));
      }),
      { numRuns: 3000 },
    );
  });

  test.each([
    [
      [1, 2],
      [2, 1],
    ],
    [[[1], 2], [[1, 2]]],
    [
      { a: 1, b: 2 },
      { a: 2, b: 1 },
    ],
    [{ a: { b: 1 } }, { a: { c: 1 } }],
    [[], {}],
    [[0], []],
    ['1', 1],
    [true, 1],
    [false, null],
    [0, -1],
    [0.5, 0.25],
    [2 ** 31, -(2 ** 31)],
    [{ a: [] }, { a: {} }],
    ['ab', 'ba'],
    ['', ' '],
  ])('%j and %j have two fingerprints', (a, b) => {
    expect(hashOf(a)).not.toBe(hashOf(b));
  });

  test('a hundred thousand states that differ little have as many fingerprints', () => {
    const units = Array.from({ length: 20 }, (_, no) => ({ id: `b${no}`, at: no, spent: 0 }));
    const seen = new Set<string>();
    for (let no = 0; no < 20; no++) {
      for (let at = 0; at < 2500; at++) {
        for (const spent of [0, 3]) seen.add(hashOf({ turn: 1, units: units.with(no, { id: `b${no}`, at, spent }) }));
      }
    }
    // The list as it was is met twenty times.
    expect(seen.size).toBe(100_000 - 19);
  });
});
