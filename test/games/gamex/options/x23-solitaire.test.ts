import { describe, test } from 'vitest';
import { play } from '../table.ts';

const alone = (units: string, steps: string, board = '') => play(board, `options o23_solitaire\n${units}`, steps);

const FACING = 'german A 14/8/9/8 @ 0,0 as g1\namerican A 9/6/8/8 @ 5,0 as a1 fired\naxis has 3';

describe('X23 solitaire', () => {
  test('X23.1 before it moves a unit in sight and range of the enemy checks its morale', () => {
    alone(FACING, 'dice 1 1\nmove g1 1,0 2,0\nexpect where g1 2,0\nexpect moved g1\nexpect said checks morale');
    alone(
      FACING,
      'dice 6 6\nmove g1 1,0 2,0\nexpect where g1 0,0\nexpect at walk\nrefused X23.1: go 1,0\nlegal: go 1,-1\nlegal: go 0,1\ngo -1,0\nexpect where g1 -1,0\nexpect good g1',
    );
    // One check for the whole activation.
    alone(FACING, 'dice 6 6\nmove g1 1,0\ngo -1,0 ...\nrefused X23.1: go 0,0\nlegal: go -2,0\nstop\nexpect moved g1');
  });
  test('X23.1 not out of its range, not out of sight, not for a disrupted enemy, nor without the option', () => {
    const free = 'move g1 1,0\nexpect where g1 1,0';
    alone(FACING.replace('9/6/8/8', '9/4/8/8'), free);
    alone(FACING.replace('as a1 fired', 'as a1 fired disrupted'), free);
    alone(FACING, free, 'woods 2,0');
    alone(FACING.replace('A 9/6/8/8', 'C 0/0/1/12'), free);
    play('', FACING, free);
  });
  test('X23.1 those who take part in an assault check too, and drop out where they dare not', () => {
    const assault = 'german I 3/2/6/2 @ 0,0 as g1\namerican I 3/4/6/1 @ 2,0 as a1 fired\naxis has 3';
    alone(
      assault,
      'closeAssault g1 on 2,0\ndice 6 6\nmove g1 1,0\nstop\nexpect where g1 0,0\nexpect moved g1\nexpect at spend',
    );
    alone(assault, 'closeAssault g1 on 2,0\ndice 1 1 6\nmove g1 1,0\nexpect where g1 1,0\nexpect fired g1');
  });
  test('X23.2 X30.25 whoever has not been activated may fire at a mover without a marker, and fires once', () => {
    const ambush =
      'german A 14/8/9/8 @ 0,0 as g1\namerican A 9/6/8/8 @ 5,0 as a1\namerican A 9/6/8/8 @ 5,1 as a2 OF\namerican A 9/6/8/8 @ 5,-1 as a3 moved\naxis has 3';
    alone(
      ambush,
      'dice 1 1\nmove g1 1,0 2,0\nexpect at opFire\nrefused X6.4.2a: opFire a3\nlegal: opFire a2\ndice 6\nopFire a1\nexpect fired a1\ngo 2,0\nexpect at opFire\nrefused X6.4.2a: opFire a1\nlegal: opFire a2',
    );
    play('', ambush, 'move g1 1,0 2,0\nexpect at opFire\nrefused X6.4.2a: opFire a1');
  });
  test('X23.2 the weapons of X6.4.2a: no mortar fires at a mover', () => {
    alone(
      'german A 14/8/9/8 @ 0,0 as g1\namerican M 12/14/2/0 @ 5,0 as a1\naxis has 3',
      'dice 1 1\nmove g1 1,0\nexpect moved g1',
    );
  });
});
