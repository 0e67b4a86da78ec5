import { describe, expect, test } from 'vitest';
import { perftCount } from '#cli/perft.ts';
import { openScript } from '../games/blitz/game.ts';

/**
 * Sequences of listed commands to a depth, every fall of the dice by itself, taking back left out (`hexfront perft`).
 * Where a number can be worked out by hand it is said how; the others are as the engine counted them when every rule
 * test passed, and change only with a rule.
 */
interface Count {
  readonly name: string;
  readonly position: string;
  readonly counts: readonly number[];
}

const open = (radius: number, statements = ''): string =>
  `game basic\nboard inline\n  grid radius ${radius}\n${statements}\nend board\n`;

const COUNTS: readonly Count[] = [
  {
    // Six steps or the end of movement; then the end of movement, or of a declaration without battles.
    name: 'one unit that can make one step',
    position: `${open(3)}blue inf 4-1 @ 0,0 as b1\nred inf 4-1 @ 3,0 as r1\nturns 1\nblue moves`,
    counts: [7, 7, 10],
  },
  {
    // 6 + 6 + 1; then 12 times 6 steps of the other or the end, and once the end of the declaration; then 72 ends of
    // movement, 12 ends of declaration, and Red's 6 steps or end.
    name: 'two units out of each other’s way',
    position: `${open(5)}blue inf 4-1 @ -3,0 as b1\nblue inf 4-1 @ 0,3 as b2\nred inf 4-1 @ 4,-4 as r1\nblue moves`,
    counts: [13, 85, 91],
  },
  {
    // All six neighbours of b1 are taken or in a zone: only the end of movement is left. Then a battle against either
    // may be declared, or both in one at once; then 2 times calling off or ending, and the six faces of the whole one.
    name: 'a unit between two enemies may not leave',
    position: `${open(2)}blue inf 8-4 @ 0,0 as b1\nred inf 4-4 @ 1,0 as r1\nred inf 4-4 @ -1,0 as r2\nblue moves`,
    counts: [1, 3, 10],
  },
  {
    // Six faces: 1, 3 and 4 DB2, 2 EX, 5 AB2, 6 AE. Nine ways to retreat two hexes out of the zone, for either side;
    // nobody is left after EX; after AE an advance or none: 3 x 9 + 1 + 9 + 2. Then an advance or none: 54 + 1 + 18 + 2.
    name: 'one to one in the open',
    position: `${open(4)}blue inf 4-4 @ 0,0 as b1\nred inf 4-4 @ 1,0 as r1\nbattle 1 of b1 on 1,0\nblue fights`,
    counts: [6, 39, 75],
  },
  {
    // Seven to one needs no die: advance or not, and the game is over (B5.1) either way.
    name: 'automatic elimination',
    position: `${open(2)}blue art 28-4-4 @ 0,0 as b1\nred inf 4-4 @ 1,0 as r1\nbattle 1 of b1 on 1,0\nblue fights`,
    counts: [1, 2, 2],
  },
  {
    name: 'a city of three hexes, a road and a forest',
    position: `${open(3, '  city C : 0,0 1,0 0,1\n  road : 0,0 -1,0 -2,0\n  forest -2,0 -1,1\n  belongs b 0,0 1,0 0,1')}blue arm 6-2 @ 0,0 as b1\nblue inf 4-4 waits 1 as b2\nred inf 4-4 @ 3,-3 as r1\nblue moves`,
    counts: [23, 296, 8091],
  },
  {
    name: 'two against three in contact',
    position: `${open(3, '  river R : 0,-1 0,0 0,1\n  mountain 1,0')}blue inf 4-4 @ 0,0 as b1\nblue arm 6-6 @ 0,-1 as b2\nred inf 4-4 @ 1,0 as r1\nred inf 2-4 @ 1,-1 as r2\nred art 8-4-4 @ 2,-1 as r3\nblue declares`,
    counts: [4, 20, 122],
  },
  {
    // Two hexes for each, or held back; twelve factors do not let both stand in one hex.
    name: 'setting up two units',
    position: `${open(1, '  belongs b -1,0 -1,1\n  belongs r 1,0 1,-1')}blue inf 8-4 waits 1 as b1\nblue inf 8-4 waits 1 as b2\nred inf 4-4 waits 1 as r1\nblue sets up`,
    counts: [6, 26, 106],
  },
];

describe('perft', () => {
  test.each(COUNTS)('$name', ({ position, counts }) => {
    const opened = openScript(position);
    expect(counts.map((_, i) => perftCount(opened, opened.game.start, i + 1))).toEqual(counts);
  });
});
