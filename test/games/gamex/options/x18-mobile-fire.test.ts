import { describe, test } from 'vitest';
import { play } from '../table.ts';

const mobile = (units: string, steps: string, board = '') => play(board, `options o18_mobileFire\n${units}`, steps);
const TANK = 'german A 14/8/9/8';
const FOE = 'american A 10/6/8/8';

describe('X18 mobile fire', () => {
  test('X18.1 half its allowance, and a marker', () => {
    mobile(
      `${TANK} @ 0,0 as g1\naxis has 3`,
      'refused X0.2: move g1 mobile 0,1 0,2 0,3 0,4 0,5\nmove g1 mobile 0,1 0,2 0,3 0,4\nexpect mobile g1\nexpect pool 2',
    );
    mobile(
      `german A 14/8/9/7 @ 0,0 as g1\naxis has 3`,
      'refused X0.2: move g1 mobile 0,1 0,2 0,3 0,4\nlegal: move g1 mobile 0,1 0,2 0,3',
    );
  });
  test('X18.1 turreted vehicles only, in good order; and no minimum move beyond the half', () => {
    mobile(
      `german A 12/8/9/8 assault-gun @ 0,0 as g1\ngerman A 12/8/9/8 @ 0,1 as g2 disrupted\ngerman I 3/2/6/1 @ 0,2 as r1\ngerman A 9/6/9/4 @ 0,3 as g3\naxis has 3`,
      'refused X18.1: move g1 mobile 1,0\nrefused X18.1: move g2 mobile 1,1\nrefused X18.1: move r1 mobile 1,2\nrefused X0.2: move g3 mobile 1,3\nlegal: move g3 1,3',
      'level 1 1,3',
    );
    play('', `${TANK} @ 0,0 as g1\naxis has 3`, 'refused X18.1: move g1 mobile 1,0');
  });
  test('X18.3 X18.4 it fires at once or later without a point, at half strength, and is then Fired', () => {
    mobile(
      `${TANK} @ 0,0 as g1\n${FOE} @ 6,0 as a1\naxis has 3`,
      'move g1 mobile 1,0 2,0\nexpect pool 2\nexpect af g1 on 6,0 14\ndice 6\nfire g1 on 6,0 at a1\nexpect pool 2\nexpect fired g1\nrefused X4.2e: fire g1 on 6,0 at a1',
    );
    mobile(
      `${TANK} @ 0,0 as g1\n${TANK} @ 2,1 as g2\n${FOE} @ 6,0 as a1\naxis has 3`,
      'move g1 mobile 1,0 2,0\nexpect af g1+g2 on 6,0 42\ndice 6\nfire g1+g2 on 6,0 at a1\nexpect pool 1\nexpect fired g1+g2',
    );
  });
  test('X18.3 the last point is spent and it may still fire; whoever does not want to ends the impulse', () => {
    mobile(
      `${TANK} @ 0,0 as g1\n${FOE} @ 6,0 as a1\naxis has 1`,
      'move g1 mobile 1,0\nexpect decides axis\nexpect pool 0\ndice 6\nfire g1 on 6,0 at a1\nexpect decides allied',
    );
    mobile(
      `${TANK} @ 0,0 as g1\n${FOE} @ 6,0 as a1\naxis has 1`,
      'move g1 mobile 1,0\nendImpulse\nexpect decides allied\nexpect mobile g1',
    );
    mobile(`${TANK} @ 0,0 as g1\naxis has 1`, 'move g1 mobile 1,0\nexpect decides allied');
  });
  test('X18.3 as opportunity fire, without a marker of its own kind', () => {
    mobile(
      `${TANK} @ 0,0 as g1 mobile\n${FOE} @ 5,0 as a1\nallied has 3`,
      'move a1 4,0\nexpect at opFire\ndice 6\nopFire g1\nexpect column 1-1\nexpect fired g1',
    );
  });
  test('X18.3 no overrun by a marked unit, no second move, no spotting', () => {
    mobile(
      `${TANK} @ 0,0 as g1 mobile\namerican I 2/2/6/1 @ 2,0 as a1\namerican I 2/2/6/1 @ 0,2 as a2\naxis has 3`,
      'refused X4.2e: overrun g1 on 2,0\nrefused X4.2e: move g1 1,0\nrefused X4.2e: spot g1 on 0,2',
      'woods 0,2',
    );
  });
  test('X18.2 loading takes the half: a carrier either drives or loads', () => {
    mobile(
      `german C(I) 4/4/4/10 turreted @ 0,0 as h1\ngerman I 3/2/6/1 @ 0,0 as r1\naxis has 3`,
      'refused X0.2: move h1 mobile load r1 1,0\nmove h1 mobile load r1\nexpect mobile h1\nexpect carries h1 r1',
    );
  });
  test('X30.23 the marker reveals like Moved and goes in Housekeeping', () => {
    mobile(
      `${TANK} @ 0,0 as g1 mobile\n${FOE} @ 3,0 as a1\nmorale german 7\npasses 2\nallied to roll`,
      'expect spotting allied 0,0 revealed\ndice 1 5\npass\nexpect inactive g1\nexpect turn 2\nexpect spotting allied 0,0 concealed',
      'woods 0,0',
    );
  });
  test('X18.1 X5.1f disrupted on the way it is Moved and fires no more', () => {
    mobile(
      `german A 14/8/9/8 @ 0,0 as g1\namerican A 9/8/8/8 @ 5,0 as a1 OF\naxis has 3`,
      'move g1 mobile 1,0 2,0\ndice 3\nopFire a1\nexpect disrupted g1\nexpect moved g1',
    );
  });
});
