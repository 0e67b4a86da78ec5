import { expect } from 'vitest';
import { workOf } from './work.ts';

/** Initial length of the text given to a reader. */
export const N = 1000;
/** Texts of every length that have led readers astray. */
export const SHAPES: Readonly<Record<string, (n: number) => string>> = {
  blanks: (n) => ' '.repeat(n),
  'one word': (n) => 'x'.repeat(n),
  'lines of one word': (n) => 'x\n'.repeat(n),
  'empty lines': (n) => '\n'.repeat(n),
  digits: (n) => '1'.repeat(n),
  hexes: (n) => `A1 ${'0,0 '.repeat(n / 4)}`,
  pluses: (n) => 'b1+'.repeat(n / 3),
  bars: (n) => 'a | '.repeat(n / 4),
  brackets: (n) => '('.repeat(n),
  'comments all over': (n) => 'x # '.repeat(n / 4),
  'lines of blanks': (n) => `${' '.repeat(20)}\n`.repeat(n / 20),
  quotes: (n) => '"'.repeat(n),
};

/** Linear is four times the work for four times the text; the square of it would be sixteen. */
const MOST_TIMES = 7;
const AT_HAND = 5000;

export function holds(read: (text: string) => unknown, text: (n: number) => string, n: number): void {
  const work = (size: number): number => workOf(() => void read(text(size)));
  const [small, large] = [work(n), work(4 * n)];
  expect({ small, large, linear: large <= MOST_TIMES * small + AT_HAND }).toMatchObject({ linear: true });
}
