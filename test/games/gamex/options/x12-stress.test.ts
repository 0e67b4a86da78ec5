import { describe, test } from 'vitest';
import { play } from '../table.ts';

const stressed = (units: string, steps: string, board = '') => play(board, `options o12_stress\n${units}`, steps);

describe('X12 combat stress', () => {
  test('X12.1 X12.3 29 to 10: one point makes 3-1, a die of 1 disrupts the attackers', () => {
    const units = 'german A 29/8/9/8 @ 0,0 as g1\namerican A 9/6/10/8 @ 6,0 as a1\naxis has 3';
    stressed(
      units,
      'fire g1 on 6,0 at a1\nexpect at attacks\nexpect decides axis\ndice 6 1\nstress\nexpect column 3-1\nexpect disrupted g1\nexpect fired g1\nexpect pool 2',
    );
    stressed(units, 'fire g1 on 6,0 at a1\ndice 6 2\nstress\nexpect column 3-1\nexpect good g1');
    stressed(units, 'fire g1 on 6,0 at a1\ndice 6\ndecline\nexpect column 2-1\nexpect good g1\nexpect fired g1');
  });
  test('X12.2a a third of the printed strength, rounded down: 11 has 3 and needs 2, 10 has 3 and needs 4', () => {
    const at = (as: number) => `german A ${as}/8/9/8 @ 0,0 as g1\namerican A 9/6/8/8 @ 3,0 as a1\naxis has 3`;
    stressed(at(11), 'fire g1 on 3,0 at a1\ndice 6 3\nstress\nexpect column 3-1\nexpect good g1');
    stressed(at(10), 'dice 6\nfire g1 on 3,0 at a1\nexpect column 2-1');
  });
  test('X12.1 X29.27 exactly at the odds there is no stress, nor beyond 4-1, nor with six points', () => {
    stressed(
      'german A 8/8/9/8 @ 0,0 as g1\namerican A 9/6/8/8 @ 3,0 as a1\naxis has 3',
      'dice 6\nfire g1 on 3,0 at a1\nexpect column 2-1',
    );
    stressed(
      'german A 30/8/9/8 @ 0,0 as g1\namerican A 9/6/7/8 @ 6,0 as a1\naxis has 3',
      'dice 1\nfire g1 on 6,0 at a1\nexpect column 4-1',
    );
    stressed(
      'german A 25/8/9/8 @ 0,0 as g1\namerican A 9/6/16/8 @ 6,0 as a1\naxis has 3',
      'dice 6\nfire g1 on 6,0 at a1\nexpect column 1-1',
    );
  });
  test('X12.1 X6.3.3 7 to 24 has no effect; one point more makes 1-3', () => {
    stressed(
      'german A 7/8/9/8 @ 0,0 as g1\namerican A 9/6/24/8 @ 6,0 as a1\naxis has 3',
      'fire g1 on 6,0 at a1\nexpect at attacks\ndice 6 2\nstress\nexpect column 1-3\nexpect good g1',
    );
  });
  test('X12.2b each target of indirect fire by itself; firers that are disrupted fire no further', () => {
    const units =
      'german M 20/14/2/0 @ 0,0 as m1\ngerman I 2/2/6/1 @ 4,0 as eye\namerican I 2/2/7/1 @ 6,0 as a1..2\naxis has 3';
    stressed(
      units,
      'fire m1 on 6,0 via eye\nexpect at attacks\ndice 6 4\nstress\nexpect disrupted m1\nexpect fired m1\nexpect completed eye\nexpect decides axis\nexpect not at attacks',
    );
    stressed(
      units,
      'fire m1 on 6,0 via eye\ndice 6 5\nstress\nexpect column 2-1\nexpect at attacks\ndice 6\ndecline\nexpect column 1-1\nexpect good m1',
    );
  });
  test('X30.21 stress in opportunity fire, and before the shift of an overrun', () => {
    stressed(
      'german A 9/8/40/8 @ 0,0 as g1\namerican A 39/8/9/8 @ 6,0 as a1 OF\naxis has 3',
      'move g1 1,0\nopFire a1\nexpect decides allied\nexpect at attacks\ndice 6 1\nstress\nexpect column 1-1\nexpect disrupted a1\nexpect fired a1\nexpect moved g1',
    );
    stressed(
      'german A 9/8/9/8 @ 0,0 as g1..3\namerican I 2/2/8/1 @ 2,0 as a1..2\naxis has 3',
      'overrun g1+g2+g3 on 2,0\nmove g1 1,0 2,0 3,0\nmove g2 1,0 2,0 3,0\nmove g3 1,0 2,0 3,0\nexpect at attacks\ndice 6 6\nstress\nexpect column 3-1\nexpect fired g1+g2+g3',
    );
  });
  test('X30.21 neither mines nor aircraft', () => {
    stressed(
      'mine 1,0 1-1\ngerman A 14/8/9/8 @ 0,0 as g1\naxis has 3',
      'dice 6\nmove g1 1,0\nexpect where g1 1,0\nexpect decides axis',
    );
  });
});
