import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { difference, restore } from '#core/patch.ts';

interface Sheet {
  readonly list: readonly { readonly n: number }[];
  readonly other: readonly number[];
  readonly count: number;
  readonly note?: string;
}

const back = (before: Sheet, after: Sheet): Sheet => {
  const draft = { ...after };
  restore(draft, difference<Sheet>(before, after));
  return draft;
};

/** Entries are values of their own; lists share what did not change, as states do. */
const entries = Array.from({ length: 4 }, (_, n) => ({ n }));
const sheet = fc.record(
  {
    list: fc.array(fc.constantFrom(...entries), { maxLength: 6 }),
    other: fc.array(fc.nat(3), { maxLength: 4 }),
    count: fc.nat(3),
    note: fc.constantFrom('a', 'b'),
  },
  { requiredKeys: ['list', 'other', 'count'] },
);

describe('what a command changed', () => {
  test('leads back from any state to any other', () => {
    fc.assert(
      fc.property(sheet, sheet, (before, after) => {
        expect(back(before as Sheet, after as Sheet)).toEqual(before);
      }),
      { numRuns: 1000 },
    );
  });

  test('leads back after it was saved and loaded', () => {
    fc.assert(
      fc.property(sheet, sheet, (before, after) => {
        const patch = JSON.parse(JSON.stringify(difference<Sheet>(before as Sheet, after as Sheet))) as ReturnType<
          typeof difference
        >;
        const draft = { ...(after as Sheet) };
        restore(draft, patch);
        expect(draft).toEqual(before);
      }),
      { numRuns: 300 },
    );
  });

  test('leaves both states alone, and other states that share their lists', () => {
    const before: Sheet = { list: entries.slice(0, 2), other: [1], count: 1 };
    const after: Sheet = { list: entries.slice(1, 4), other: before.other, count: 2, note: 'a' };
    const copies = [JSON.stringify(before), JSON.stringify(after)];
    back(before, after);
    expect([JSON.stringify(before), JSON.stringify(after)]).toEqual(copies);
  });

  test('holds only what changed', () => {
    const before: Sheet = { list: entries, other: [1, 2, 3], count: 1 };
    const after: Sheet = { ...before, list: entries.with(2, { n: 9 }) };
    expect(difference<Sheet>(before, after)).toEqual({
      values: {},
      fresh: [],
      lists: { list: { length: 4, entries: [[2, { n: 2 }]] } },
    });
  });

  test('does not tell a value from its copy: folded events hold other objects than played ones', () => {
    const before: Sheet = { list: entries, other: [1, 2], count: 1 };
    const copy = JSON.parse(JSON.stringify(before)) as Sheet;
    expect(difference<Sheet>(before, copy)).toEqual({ values: {}, fresh: [], lists: {} });
    fc.assert(
      fc.property(sheet, sheet, (one, other) => {
        const [a, b] = [one as Sheet, other as Sheet];
        const again = JSON.parse(JSON.stringify(b)) as Sheet;
        expect(difference<Sheet>(a, again)).toEqual(difference<Sheet>(a, b));
      }),
    );
  });

  test('one key is not looked at', () => {
    const before: Sheet = { list: [], other: [], count: 1 };
    expect(difference<Sheet>(before, { ...before, count: 2 }, 'count')).toEqual({ values: {}, fresh: [], lists: {} });
  });
});
