import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  add,
  asNumber,
  inWords,
  type Line,
  modified,
  ratio,
  rulesOf,
  type Term,
  times,
  total,
  whole,
} from '#core/terms.ts';
import { code, english, msg } from '#core/message.ts';

const line = (what: string, factors: number, ...terms: readonly Term[]): Line => ({
  rule: 'X1',
  what: code(what),
  base: whole(factors),
  terms,
});
const city = times('X2', msg`city`, whole(2));
const isolated = times('M10.20', msg`isolated`, ratio(1, 2));

describe('a sum of lines', () => {
  test('one unit is halved by itself, the sum doubled as a whole', () => {
    expect(total({ lines: [line('r1', 6, isolated), line('r2', 4)], terms: [] })).toEqual(whole(7));
    expect(total({ lines: [line('r1', 7, isolated), line('r2', 4)], terms: [] })).toEqual(ratio(15, 2));
    expect(total({ lines: [line('r1', 7, isolated), line('r2', 4)], terms: [city] })).toEqual(whole(15));
    expect(total({ lines: [], terms: [city] })).toEqual(whole(0));
  });

  test('sums first, then factors, in whatever order the terms come', () => {
    const terms = [city, add('X3', msg`dug in`, whole(3)), isolated];
    expect(modified(whole(5), terms)).toEqual(whole(8));
    expect(modified(whole(5), [...terms].reverse())).toEqual(whole(8));
  });

  test('nothing is lost on the way: thirds of thirds come out whole again', () => {
    const third = times('X4', msg`third`, ratio(1, 3));
    const lines = Array.from({ length: 9 }, (_, i) => line(`u${i}`, 1, third, third));
    expect(total({ lines, terms: [] })).toEqual(whole(1));
    expect(ratio(6, -4)).toEqual({ n: -3, d: 2 });
  });

  test('is the sum of its lines taken one by one', () => {
    const value = fc.tuple(fc.integer({ min: -20, max: 20 }), fc.integer({ min: 1, max: 6 }));
    fc.assert(
      fc.property(fc.array(fc.tuple(value, value), { maxLength: 6 }), value, (units, factor) => {
        const lines = units.map(
          ([base, halved], i): Line => ({
            ...line(`u${i}`, 0, times('X5', msg`t`, ratio(...halved))),
            base: ratio(...base),
          }),
        );
        const sum = { lines, terms: [times('X6', msg`all`, ratio(...factor))] };
        const wanted = units.reduce((all, [a, b]) => all + (a[0] / a[1]) * (b[0] / b[1]), 0) * (factor[0] / factor[1]);
        expect(asNumber(total(sum))).toBeCloseTo(wanted, 9);
      }),
    );
  });

  test('says what it is made of, and by which rules', () => {
    const sum = { lines: [line('r1', 8), line('r2', 4)], terms: [city] };
    expect(inWords(sum)).toBe('8 r1 + 4 r2, x 2 city = 24');
    expect(rulesOf(sum)).toEqual(['X1', 'X2']);
    const halved = { lines: [line('r1', 7, isolated), line('r2', 4, add('X3', msg`mud`, whole(-1)))], terms: [] };
    expect(inWords(halved)).toBe('(7 r1, x 1/2 isolated) + (4 r2, - 1 mud) = 13/2');
    expect(inWords(halved, (label) => english(label).toUpperCase(), '×')).toBe(
      '(7 R1, × 1/2 ISOLATED) + (4 R2, - 1 MUD) = 13/2',
    );
    expect(rulesOf(halved)).toEqual(['X1', 'M10.20', 'X3']);
  });
});
