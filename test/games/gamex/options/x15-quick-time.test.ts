import { describe, test } from 'vitest';
import { play } from '../table.ts';

const quick = (units: string, steps: string, board = '') => play(board, `options o15_quickTime\n${units}`, steps);
const FOOT = 'german I 3/2/6/1';
const FOE = 'american A 14/8/9/8';

describe('X15 quick-time', () => {
  test('X15.1 one point more, over clear hexes', () => {
    quick(
      `${FOOT} @ 0,0 as r1\naxis has 3`,
      'refused X0.2: move r1 1,0 2,0\nrefused X0.2: move r1 quick 1,0 2,0 3,0\ndice 3\nmove r1 quick 1,0 2,0\nexpect where r1 2,0\nexpect moved r1\nexpect good r1',
    );
    quick(`german I 3/2/6/2 @ 0,0 as r1\naxis has 3`, 'dice 3\nmove r1 quick to 3,0\nexpect where r1 3,0');
  });
  test('X15.1 nothing but clear ground: no woods, town, swamp, slope or stream', () => {
    for (const ground of ['woods 1,0', 'town 1,0', 'swamp 1,0', 'level 1 1,0', 'stream : 1,-1 1,0 1,1'])
      quick(`${FOOT} @ 0,0 as r1\naxis has 3`, 'refused X15.1: move r1 quick 1,0', ground);
    quick(`${FOOT} @ 0,0 as r1\naxis has 3`, 'legal: move r1 quick 1,0', 'level 2 1,0');
  });
  test('X15.1 X30.26 along a road any hex, at the ordinary price and never at the rate', () => {
    quick(
      `${FOOT} @ 0,0 as r1\naxis has 3`,
      'refused X0.2: move r1 quick 1,0 2,0 3,0\ndice 1\nmove r1 quick 1,0 2,0\nexpect where r1 2,0',
      'woods 1,0\ngreen around woods\nroad : 0,0 1,0 2,0 3,0',
    );
  });
  test('X15.1 infantry only: no MG, no cavalry, no vehicle, and nobody without the option', () => {
    quick(
      `german I 3/2*/6/1 mg @ 0,0 as m1\ngerman I 3/2/6/3 cavalry @ 0,1 as c1\ngerman A 9/6/9/8 @ 0,2 as t1\naxis has 3`,
      'refused X15.1: move m1 quick 1,0\nrefused X15.1: move c1 quick 1,1\nrefused X15.1: move t1 quick 1,2',
    );
    play('', `${FOOT} @ 0,0 as r1\naxis has 3`, 'refused X15.1: move r1 quick 1,0');
  });
  test('X15.2 opportunity fire at it meets half its defence', () => {
    quick(
      `${FOOT} @ 0,0 as r1\namerican I 6/6/6/1 @ 4,0 as a1 OF\naxis has 3`,
      'move r1 quick 1,0 2,0\nexpect decides allied\ndice 6\nopFire a1\nexpect column 2-1\nexpect good r1\ndice 2\ngo on\nexpect where r1 2,0\nexpect moved r1',
    );
    quick(
      `${FOOT} @ 0,0 as r1\namerican I 6/6/6/1 @ 4,0 as a1 OF\naxis has 3`,
      'move r1 1,0\ndice 6\nopFire a1\nexpect column 1-1',
    );
  });
  test('X15.3 after the move a die of 4 or more disrupts it', () => {
    quick(`${FOOT} @ 0,0 as r1\naxis has 3`, 'dice 4\nmove r1 quick 1,0 2,0\nexpect disrupted r1\nexpect moved r1');
    quick(`${FOOT} @ 0,0 as r1\naxis has 3`, 'dice 3\nmove r1 quick 1,0\nexpect good r1');
  });
  test('X15.3 who is disrupted already suffers nothing more, who is gone rolls nothing', () => {
    quick(
      `${FOOT} @ 0,0 as r1 disrupted\naxis has 3`,
      'dice 6\nmove r1 quick 1,0 2,0\nexpect disrupted r1\nexpect alive r1',
    );
    quick(
      `${FOOT} @ 0,0 as r1\n${FOE} @ 4,0 as a1 OF\naxis has 3`,
      'move r1 quick 1,0 2,0\ndice 1\nopFire a1\nexpect lost r1',
    );
    // Disrupted on the way it stops, and the die is rolled all the same.
    quick(
      `${FOOT} @ 0,0 as r1\namerican I 6/6/6/1 @ 4,0 as a1 OF\naxis has 3`,
      'move r1 quick 1,0 2,0\ndice 4 6\nopFire a1\nexpect disrupted r1\nexpect where r1 1,0\nexpect moved r1',
    );
  });
  test('X15.3 X6.4.6b no close assault at quick-time', () => {
    quick(
      `german I 3/2/6/2 @ 0,0 as r1\namerican I 2/2/6/1 @ 3,0 as a1\naxis has 3`,
      'closeAssault r1 on 3,0\nrefused X6.4.6b: move r1 quick 1,0 2,0\nlegal: move r1 1,0 2,0',
    );
  });
});
