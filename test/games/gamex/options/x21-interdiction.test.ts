import { describe, test } from 'vitest';
import { play } from '../table.ts';

const shelled = (units: string, steps: string, board = '') => play(board, `options o21_interdiction\n${units}`, steps);
const GUN = 'german (H) 14/12/2/0';
const EYE = 'german I 2/2/6/1';
const TANK = 'american A 10/8/8/8';
const FOOT = 'american I 2/2/6/2';

describe('X21 interdiction', () => {
  test('X21.1 X21.2a a hex in sight of a gun or of a sighting unit, occupied or not, with an accuracy die', () => {
    shelled(
      `${GUN} @ 0,0 as k1\naxis has 3`,
      'dice 2\ninterdict k1 on 5,0\nexpect interdicted 5,0 14\nexpect fired k1\nexpect pool 2',
    );
    shelled(
      `${GUN} @ 0,0 as k1\n${EYE} @ 4,2 as eye\n${TANK} @ 6,0 as a1\naxis has 3`,
      'refused X21.2a: interdict k1 on 6,0\ndice 4 1\ninterdict k1 on 6,0 via eye\nexpect interdicted 6,0\nexpect interdicted 7,0 14\nexpect completed eye\nexpect good a1',
      'woods 3,0 6,0',
    );
    shelled(`${GUN} @ 0,0 as k1\naxis has 3`, 'dice 6\ninterdict k1 on 5,0\nexpect interdicted 5,0\nexpect fired k1');
    shelled(
      `${GUN} @ 0,0 as k1\naxis has 3`,
      'dice 4\ninterdict k1 on 5,0 extra 2\nexpect interdicted 5,0 14\nexpect decides allied',
    );
  });
  test('X21.2a at least 14 of printed strength; batteries must be available', () => {
    shelled(
      `german M 13/14/2/0 @ 0,0 as m1\ngerman (H) 20/30/2/0 off-board battery B1 as b1\n${EYE} @ 0,1 as eye\naxis has 3`,
      'refused X21.2a: interdict m1 on 5,0\nrefused X6.4.4f: interdict B1 on 5,0 via eye\ndice 3 4\nobaCheck B1\ndice 1\ninterdict B1+m1 on 5,0 via eye\nexpect interdicted 5,0 33\nexpect fired b1+m1',
    );
    play('', `${GUN} @ 0,0 as k1\naxis has 3`, 'refused X31.5: interdict k1 on 5,0');
  });
  test('X21.2b X21.2d several lie in one hex, and all are gone in Housekeeping', () => {
    shelled(
      `${GUN} @ 0,0 as k1\ninterdiction 5,0 20\naxis has 1`,
      'dice 2\ninterdict k1 on 5,0\nexpect interdicted 5,0 20 14\nexpect decides allied',
    );
    shelled(`interdiction 5,0 20\npasses 2\naxis to roll`, 'dice 1 5\npass\nexpect turn 2\nexpect interdicted 5,0');
  });
  test('X21.3a before a step into or beside the hex: armored on 1-2, others on 1-1, the die as it falls', () => {
    shelled(
      `interdiction 3,0 14\n${TANK} @ 6,0 as a1\n${FOOT} @ 3,2 as r1\nallied has 3`,
      'move a1 5,0 ...\nexpect where a1 5,0\ndice 3\ngo 4,0 ...\nexpect column 1-2\nexpect where a1 4,0\nstop\ndice 4\nmove r1 3,1\nexpect column 1-1\nexpect where r1 3,1',
    );
  });
  test('X21.3b D or DD: it stays where it is, disrupted and Moved; X destroys it', () => {
    shelled(
      `interdiction 3,0 14\n${TANK} @ 5,0 as a1\nallied has 3`,
      'dice 2\nmove a1 4,0\nexpect where a1 5,0\nexpect disrupted a1\nexpect moved a1',
    );
    shelled(`interdiction 3,0 14\n${FOOT} @ 3,2 as r1 disrupted\nallied has 3`, 'dice 1\nmove r1 3,1\nexpect lost r1');
    shelled(
      `interdiction 3,0 14\n${FOOT} @ 3,2 as r1 disrupted\nallied has 3`,
      'dice 3\nmove r1 3,1\nexpect where r1 3,2\nexpect moved r1',
    );
  });
  test('X21.3a X21.2b every marker attacks once', () => {
    shelled(
      `interdiction 3,0 14\ninterdiction 4,0 20\n${TANK} @ 6,0 as a1\nallied has 3`,
      'dice 5 6 4\nmove a1 5,0 4,0\nexpect where a1 4,0',
    );
    shelled(
      `interdiction 3,0 14\ninterdiction 3,0 20\n${FOOT} @ 3,2 as r1\nallied has 3`,
      'dice 3 1\nmove r1 3,1\nexpect lost r1',
    );
  });
  test('X21.3a loading and unloading are paid for under fire too', () => {
    shelled(
      `interdiction 3,0 14\namerican C(I) 2/4/3/10 @ 3,1 as h1\n${FOOT} @ 3,1 as r1\nallied has 3`,
      'dice 2\nmove h1 load r1\nexpect carries h1 nobody\nexpect disrupted h1\nexpect moved h1',
    );
    shelled(
      `interdiction 3,0 14\namerican C(I) 2/4/3/10 @ 3,1 as h1\n${FOOT} on h1 as r1\nallied has 3`,
      'dice 6\nmove h1 unload\nexpect carries h1 nobody\nexpect good r1',
    );
  });
  test('X21.3b an overrunner stopped in its target hex is put back where it came from', () => {
    shelled(
      `interdiction -2,0 14\namerican A 10/8/8/8 @ 3,0 as a1\ngerman I 2/2/6/1 @ 1,0 as g1\nallied has 3`,
      'overrun a1 on 1,0\ndice 3\nmove a1 2,0 1,0 0,0\nexpect lost g1',
    );
    shelled(
      `interdiction -1,0 14\namerican A 10/8/8/8 @ 3,0 as a1\ngerman I 2/2/6/1 @ 1,0 as g1\nallied has 3`,
      'overrun a1 on 1,0\ndice 2\nmove a1 2,0 1,0 0,0\nexpect where a1 2,0\nexpect disrupted a1\nexpect moved a1\nexpect good g1',
    );
  });
  test('X30.4 stopped by interdiction it meets neither the mine nor opportunity fire', () => {
    shelled(
      `interdiction 3,0 14\nmine 4,0 2-1\n${TANK} @ 5,0 as a1\ngerman A 14/8/9/8 @ 0,0 as g1 OF\nallied has 3`,
      'dice 1\nmove a1 4,0\nexpect where a1 5,0\nexpect OF g1\nexpect decides allied',
    );
  });
  test('X30.5 the mine under it first, then the interdiction of the hex to come', () => {
    shelled(
      `interdiction 3,0 14\nmine 5,0 1-1\n${TANK} @ 5,0 as a1\nallied has 3`,
      'dice 6 1\nmove a1 4,0\nexpect where a1 5,0\nexpect disrupted a1',
    );
    shelled(
      `interdiction 3,0 14\nmine 5,0 1-1\n${TANK} @ 5,0 as a1\nallied has 3`,
      'dice 2\nmove a1 4,0\nexpect where a1 5,0\nexpect disrupted a1',
    );
  });
});
