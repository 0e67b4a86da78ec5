import { expect, test } from 'vitest';
import { LIBRARY } from '#web/games/blitz/library.ts';
import { sitDown } from './blitz-referee.ts';

const DUEL = `# dice 1 6
game basic
board inline
  grid rows A..J columns 1..12
end board
blue inf 4-4 @ E5 as b1
blue inf 4-4 @ J1 as b9
red inf 4-4 @ E6 as r1
red inf 4-4 @ A12 as r2
battle b1 on E6
blue fights
`;

test('a position may bring dice along; the record shows them, and play goes on with fair ones', () => {
  const seat = sitDown(LIBRARY);
  expect(seat.open(DUEL).givenDice).toBe(2);
  const fought = seat.say('resolve 1');
  expect(fought).toMatchObject({ dice: [1], givenDice: 1 });
  expect(seat.referee.save().split('\n')[0]).toContain('# dice 1 6');
  // The record opened again goes on with the die after the last one.
  expect(seat.load(seat.referee.save()).givenDice).toBe(1);
});

test('dice are only taken from a line of faces', () => {
  const seat = sitDown(LIBRARY);
  expect(seat.open(DUEL.replace('# dice 1 6', '# dice 1 x')).givenDice).toBe(0);
  expect(seat.open(DUEL.replace('# dice 1 6', '# dice 0 6')).givenDice).toBe(0);
  expect(seat.open(DUEL.replace('# dice 1 6\n', '')).givenDice).toBe(0);
});
