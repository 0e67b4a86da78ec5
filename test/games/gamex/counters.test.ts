import { expect, test } from 'vitest';
import { parsePosition } from '#games/gamex/text/position-text.ts';

const GOOD = 't-good | Good Tank | A 14/8/9/8 tank | german 1942-1944';
const library = { counters: { good: GOOD, spoiled: 't-lost | Lost Tank | no weapon at all | german' } };
const position = (unit: string): string => `game gamex
board inline
  grid radius 2
end board
turns 2
german ${unit} @ 0,0 as g1
russian A 12/6/9/11 tank @ 2,0 as r1
axis has 4
`;

test('X1: a broken file of counters keeps nobody from what the others have', () => {
  expect(parsePosition(position('t-good'), library)).not.toBeInstanceOf(Array);
  expect(parsePosition(position('A 14/8/9/8 tank'), library)).not.toBeInstanceOf(Array);
});

test('X1: whoever misses one of its counters is told what is wrong with the file', () => {
  expect(parsePosition(position('t-lost'), library)).toEqual([
    {
      line: 6,
      message: expect.stringMatching(/^there is no counter 't-lost' \(counters spoiled, line 1: t-lost: /) as string,
    },
  ]);
});
