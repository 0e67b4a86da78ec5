import { describe, expect, test } from 'vitest';
import { english } from '#core/message.ts';
import { hexNamed } from '#hex/grid.ts';
import { commandsForClick } from '#games/blitz/desk/intent.ts';
import { basic, objectionTo } from './basic.ts';
import { position, small, type Table } from './table.ts';

/** The rule and the words by which a move is refused; the same for a script and for a click on the hex. */
function answer(table: Table, units: string, to: string): string {
  const written = objectionTo(table, `moveUnit ${units} to ${to}`);
  const hex = hexNamed(table.game.world.board.grid, to) as number;
  const [command] = commandsForClick(table.game, table.state, { units: units.split('+'), hex });
  if (!command) throw new Error('a click means nothing');
  const clicked = table.game.check(table.state, 'blue', command);
  expect(clicked).toEqual(written);
  return written ? `${written.rule} ${english(written.because)}` : 'open';
}

const FAR = 'red inf 4-4 @ -4,4 as rFar';

describe('a hex out of reach is answered for itself', () => {
  test('B11.1: too far, in points, whatever lies on the straight way; lakes and neutral ground by what they are', () => {
    const table = basic(`blue inf 4-4 @ -1,0 as b1\n${FAR}\nblue moves`, 'lake 1,0\n neutral 2,0');
    expect(answer(table, 'b1', '3,0')).toBe('B11.1 3,0 is too far for b1: 5 points, 4 left');
    expect(answer(table, 'b1', '1,0')).toBe('B1.9 1,0 is a lake: ground units never stand there');
    expect(answer(table, 'b1', '2,0')).toBe('B1.15 2,0 is neutral and closed to both sides');
    expect(answer(table, 'b1', '0,0')).toBe('open');
  });

  test('B1.15: a neutral country is called by its name', () => {
    const table = basic(
      `blue inf 4-4 @ 0,0 as b1\n${FAR}\nblue moves`,
      'country x neutral Helvorn\n neutral 3,0\n belongs x 3,0',
    );
    expect(answer(table, 'b1', '3,0')).toBe('B1.15 3,0 is closed to both sides: Helvorn is neutral');
  });

  test('B11.1: thirds are fractions of a point', () => {
    const roads = 'road : -4,0 -3,0 -2,0 -1,0 0,0';
    const table = basic(`blue inf 4-1 @ -4,0 as b1\n${FAR}\nblue moves`, roads);
    expect(answer(table, 'b1', '0,0')).toBe('B11.1 0,0 is too far for b1: 1⅓ points, 1 left');
    table.play('moveUnit b1 -3,0');
    expect(answer(table, 'b1', '-3,1')).toBe('B11.1 -3,1 is too far for b1: 1 point, ⅔ left');
  });

  test('B6.6: enemy units there', () => {
    const table = basic('blue inf 4-4 @ 0,0 as b1\nred inf 4-4 @ 3,0 as r1\nblue moves');
    expect(answer(table, 'b1', '3,0')).toBe('B6.6 3,0 holds an enemy unit');
  });

  test('B7.z4: only because of one enemy, though others stand near; the way round and its price', () => {
    const units = 'blue inf 4-4 @ 0,0 as b1\nred inf 4-4 @ 1,0 as r1\nred inf 4-4 @ -4,0 as r2';
    const table = basic(`${units}\nblue moves`);
    expect(answer(table, 'b1', '2,0')).toBe(
      'B7.z4 2,0 is closed only by the enemy at 1,0: 0,0 and 1,-1 are both in an enemy zone of control; the way round costs 6 points, 4 left',
    );
    const tired = basic(`${units.replace('as b1', 'as b1 spent 6')}\nblue moves`);
    expect(answer(tired, 'b1', '2,-1')).toBe(
      'B7.z4 2,-1 is closed only by the enemy at 1,0: 0,0 and 1,-1 are both in an enemy zone of control; the way round costs 4 points, 2 left',
    );
  });

  test('B13.1, B13.2, B16.1: forest bars armor, and rough ground that ends a move is said to', () => {
    const wall = '1,-1 1,0 0,1 -1,1 -1,0 0,-1';
    const arm = basic(`blue arm 6-6 @ 0,0 as b1\n${FAR}\nblue moves`, `forest ${wall}`);
    expect(answer(arm, 'b1', '1,0')).toBe('B13.1 1,0 is forest: armor and artillery may not enter it except by road');
    expect(answer(arm, 'b1', '2,0')).toMatch(/^B13\.1 no way to 2,0 is open: 1,-?\d is forest: /);
    const inf = basic(`blue inf 4-4 @ 0,0 as b1\n${FAR}\nblue moves`, `mountain ${wall}`);
    expect(answer(inf, 'b1', '2,0')).toBe('B16.1 2,0 lies behind the mountains at 1,0, which end a move');
  });

  test('T22.2: what a closed city shuts off', () => {
    const board = small('city Klein : 3,0\n belongs n 3,0\n lake 3,-1 2,1 3,1 4,-1\n lake 2,2');
    const table = position(`game tournament\n${board}\nblue inf 4-4 @ 1,0 as b1\n${FAR}\nblue moves`);
    expect(answer(table, 'b1', '3,0')).toBe('T22.2 3,0 is an uncaptured minor city: nobody enters it');
    expect(answer(table, 'b1', '4,0')).toBe(
      'T22.2 no way to 4,0 is open: 3,0 is an uncaptured minor city: nobody enters it',
    );
  });

  test('B15.1: an island', () => {
    const table = basic(`blue inf 4-4 @ 0,0 as b1\n${FAR}\nblue moves`, 'sea 3,0 3,1 4,-1 zone A');
    expect(answer(table, 'b1', '4,0')).toBe('B15.1 no way over land leads to 4,0');
  });

  test('B7.z3: who has ended its move is told so, wherever it is sent', () => {
    const table = basic('blue inf 4-4 @ 0,0 as b1\nred inf 4-4 @ 2,0 as r1\nblue moves').play('moveUnit b1 1,0');
    expect(answer(table, 'b1', '-1,0')).toBe(
      'B7.z3 b1 ended its move when it entered the enemy zone of control at 1,0',
    );
  });

  test('B8.4: a stack is told who is the slowest, and goes round what bars one of it', () => {
    const lines = `blue inf 4-4 @ 0,0 as b1\nblue arm 6-6 @ 0,0 as b2\n${FAR}\nblue moves`;
    const table = basic(lines, 'forest 1,0');
    expect(answer(table, 'b1+b2', '4,-4')).toBe('open');
    expect(answer(table, 'b1+b2', '2,0')).toBe('open');
    expect(answer(basic(lines.replace('4-4 @ 0,0', '4-1 @ 0,0')), 'b1+b2', '2,0')).toBe(
      'B11.1 2,0 is too far for b1, the slowest: 2 points, 1 left; 1 of 2 could go there: b2',
    );
  });

  test('B8.4: of a stack it is said how many could, and nothing where none could', () => {
    const lines = `blue inf 4-4 @ 0,0 as b1\nblue arm 4-6 @ 0,0 as b2..3\n${FAR}\nblue moves`;
    expect(answer(basic(lines, 'forest 2,0 3,0'), 'b1+b2+b3', '2,0')).toMatch(
      /^B13\.1 2,0 is forest: .*; 1 of 3 could go there: b1$/,
    );
    const slow = basic(lines.replaceAll('4-4 @ 0,0', '4-1 @ 0,0'));
    expect(answer(slow, 'b1+b2+b3', '3,0')).toMatch(/^B11\.1 .*; 2 of 3 could go there: b2 and b3$/);
    expect(answer(basic(lines, 'lake 2,0'), 'b1+b2+b3', '2,0')).toBe(
      'B1.9 2,0 is a lake: ground units never stand there',
    );
  });

  test('B17.3: a click with units still to come or At Sea answers for placing and landing them', () => {
    const table = basic(`blue inf 4-4 waits 1 as b1\n${FAR}\nblue moves`);
    const [command] = commandsForClick(table.game, table.state, { units: ['b1'], hex: 0 });
    expect(command && table.game.check(table.state, 'blue', command)?.rule).toBe('B17.3');
  });
});

test('B17.3: of units taken together those that still wait are brought on, wherever the others stand by now', () => {
  const table = basic(
    `blue inf 4-4 @ 0,0 as b1\nblue inf 4-4 waits 1 as b2..3\n${FAR}\nturn 1\nblue moves`,
    'city Blau : -4,0\n belongs blue -4,0',
  );
  const hex = hexNamed(table.game.world.board.grid, '-4,0') as number;
  const meant = commandsForClick(table.game, table.state, { units: ['b1', 'b2', 'b3'], hex });
  expect(meant).toEqual([1, 2].map((unit) => ({ do: 'placeReinforcement', unit, hex })));
});
