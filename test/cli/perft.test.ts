import { describe, expect, test } from 'vitest';
import { hexfront, onBoard } from './run.ts';

const perft = async (
  text: string,
  depth: number,
): Promise<{ total: number; split: { command: string; count: number }[] }> =>
  JSON.parse((await hexfront(['perft', '-', '--depth', String(depth), '--json'], text)).out) as never;

/** A unit that can make one step on a strip of three hexes. */
const STRIP =
  'game basic\nboard inline\ngrid q 0..2 r 0..0\nend board\nblue inf 4-1 @ 0,0 as b1\nred inf 4-4 @ 2,0\nblue moves\n';

describe('hexfront perft', () => {
  test('counts sequences of commands', async () => {
    // Step into contact or stay and end movement.
    expect(await perft(STRIP, 1)).toMatchObject({ total: 2 });
    // After the step only endMovement is left; after endMovement only endDeclaration.
    expect(await perft(STRIP, 2)).toMatchObject({
      total: 2,
      split: [
        { command: 'moveUnit b1 1,0', count: 1 },
        { command: 'endMovement', count: 1 },
      ],
    });
  });

  test('every fall of the dice counts by itself', async () => {
    const fight = onBoard('', 'blue inf 4-4 @ 0,0 as b1\nred inf 4-4 @ 1,0\nblue fights\nbattle b1 on 1,0');
    expect((await perft(fight, 1)).total).toBe(6);
    const sure = onBoard('', 'blue art 28-4-4 @ 0,0 as b1\nred inf 4-4 @ 1,0\nblue fights\nbattle b1 on 1,0');
    expect((await perft(sure, 1)).total).toBe(1);
  });

  test('the split adds up, and text shows it', async () => {
    const text = onBoard('', 'blue inf 4-2 @ 0,0 as b1\nred inf 4-4 @ 4,0\nblue moves');
    const { total, split } = await perft(text, 2);
    expect(split.reduce((sum, { count }) => sum + count, 0)).toBe(total);
    // 6 + 12 hexes within two steps, and the end of movement.
    expect((await perft(text, 1)).total).toBe(19);
    const { out } = await hexfront(['perft', '-', '-d', '1', '--split'], text);
    expect(out).toMatch(/^1 {2}moveUnit b1 /);
    expect(out).toMatch(/depth 1: 19 sequences, \d+ ms\n$/);
  });
});
