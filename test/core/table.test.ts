import { describe, expect, test } from 'vitest';
import { oneOf, table } from '#core/table.ts';

const colour = oneOf(['red', 'blue']);

describe('a printed table', () => {
  const printed = table(
    colour,
    `
       1-2   1-1   2-1
    1  red   red   blue
    2  red   blue  blue
  `,
  );

  test('is read as it is printed', () => {
    expect(printed.columns).toEqual(['1-2', '1-1', '2-1']);
    expect([1, 2].map((die) => printed.columns.map((column) => printed.at(die, column)))).toEqual([
      ['red', 'red', 'blue'],
      ['red', 'blue', 'blue'],
    ]);
  });

  test.each([
    ['a cell that is none', '  a\n1 green'],
    ['a row too short', '  a b\n1 red'],
    ['a row too long', '  a\n1 red red'],
    ['a row out of order', '  a\n2 red'],
    ['a row missing', '  a\n1 red\n3 red'],
  ])('%s is a misprint and stops the program', (_what, text) => {
    expect(() => table(colour, text)).toThrow('misprinted');
  });

  test.each([
    [0, '1-1'],
    [3, '1-1'],
    [1, '9-1'],
    [1, 'constructor'],
  ])('there is no cell for die %i at %s', (die, column) => {
    expect(() => printed.at(die, column)).toThrow('no cell');
  });
});
