import { describe, expect, test } from 'vitest';
import { DiceExhausted, noDice, outcomes, scriptedDice, seededChoice, seededDice } from '#core/dice/dice.ts';
import { describeFault, statements, wholeNumber, wordsOf } from '#core/notation/notation.ts';

describe('scripted dice', () => {
  test('show what was written, in order, and tell what was not used', () => {
    const dice = scriptedDice([3, 6, 1]);
    expect([dice.roll(6, 'a'), dice.roll(6, 'b')]).toEqual([3, 6]);
    expect(dice.unused()).toEqual([1]);
  });

  test('refuse a roll too many and a face the die does not have', () => {
    expect(() => scriptedDice([]).roll(6, 'the assault')).toThrow(DiceExhausted);
    expect(() => scriptedDice([]).roll(6, 'the assault')).toThrow(/the assault/);
    for (const face of [0, 7, 2.5, Number.NaN]) expect(() => scriptedDice([face]).roll(6, 'x')).toThrow(DiceExhausted);
    expect(scriptedDice([7]).roll(8, 'x')).toBe(7);
  });

  test('no dice at all refuse every roll', () => {
    expect(() => noDice.roll(6, 'x')).toThrow(DiceExhausted);
  });
});

describe('every fall of the dice', () => {
  const rolled = (dice: { roll(sides: number, what: string): number }) => {
    const first = dice.roll(2, 'coin');
    return first === 1 ? 'stop' : `on ${dice.roll(3, 'card')}`;
  };

  test('is listed once with its chance, the low faces first', () => {
    expect([...outcomes(rolled)]).toEqual([
      { faces: [1], chance: 1 / 2, result: 'stop' },
      { faces: [2, 1], chance: 1 / 6, result: 'on 1' },
      { faces: [2, 2], chance: 1 / 6, result: 'on 2' },
      { faces: [2, 3], chance: 1 / 6, result: 'on 3' },
    ]);
    expect([...outcomes(() => 'certain')]).toEqual([{ faces: [], chance: 1, result: 'certain' }]);
  });

  test('faults of what is run are not taken for a missing die', () => {
    const fails = () => {
      throw new Error('no such battle');
    };
    expect(() => [...outcomes(fails)]).toThrow('no such battle');
  });

  test('a card is drawn from those left', () => {
    expect([...outcomes((dice) => ['ace', 'king'][dice.roll(2, 'card') - 1])].map((one) => one.result)).toEqual([
      'ace',
      'king',
    ]);
  });
});

describe('seeded chance', () => {
  test('is the same again for the same seed and another for another', () => {
    const course = (seed: number) => {
      const dice = seededDice(seed);
      return Array.from({ length: 50 }, () => dice.roll(6, 'x')).join('');
    };
    expect(course(1)).toBe(course(1));
    expect(new Set([1, 2, 3, 4, -1, 2 ** 31].map(course)).size).toBe(6);
  });

  test('dice show every face about equally often', () => {
    const dice = seededDice(7);
    const seen = new Map<number, number>();
    for (let i = 0; i < 60_000; i++) {
      const face = dice.roll(6, 'x');
      seen.set(face, (seen.get(face) ?? 0) + 1);
    }
    expect([...seen.keys()].sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6]);
    // Five standard deviations of a fair die.
    for (const count of seen.values()) expect(Math.abs(count - 10_000)).toBeLessThan(5 * 92);
  });

  test('choices stay below their bound', () => {
    const choose = seededChoice(3);
    const seen = new Set<number>();
    for (let i = 0; i < 500; i++) seen.add(choose(5));
    expect([...seen].sort((a, b) => a - b)).toEqual([0, 1, 2, 3, 4]);
    expect(choose(1)).toBe(0);
  });
});

describe('written things', () => {
  test('statements keep their line numbers and lose comments', () => {
    expect(statements('# all comment\n\n  a b  # c\r\nd#e\n', 5)).toEqual([
      { number: 7, text: 'a b' },
      { number: 8, text: 'd#e' },
    ]);
    expect(wordsOf('  a\tb  c ')).toEqual(['a', 'b', 'c']);
  });

  test('whole numbers are whole numbers in their range', () => {
    expect(['0', '12', '-3'].map((text) => wholeNumber(text, -5, 20))).toEqual([0, 12, -3]);
    for (const text of ['', ' 1', '1.0', '1e3', '0x1', '21', '-6', '9999999999', undefined]) {
      expect(wholeNumber(text, -5, 20)).toBeUndefined();
    }
  });

  test('a fault tells its place', () => {
    expect(describeFault({ line: 3, hex: 'U11', message: 'no' })).toBe('line 3, U11: no');
    expect(describeFault({ message: 'no' })).toBe('no');
  });
});
