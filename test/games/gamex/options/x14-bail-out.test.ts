import { describe, test } from 'vitest';
import { play } from '../table.ts';

const bailing = (units: string, steps: string, options = 'o14_bailOut') =>
  play('', `options ${options}\n${units}`, steps);
const M3 = 'american C(I) 2/4/3/10 @ 0,0 as m3';
const PLATOON = 'american I 4/3/10/1 on m3 as p1';
const TANK = 'german A 3/8/9/8';

describe('X14 bail-out', () => {
  test('X14.1 when the carrier is disrupted its infantry may jump off at once, disrupted', () => {
    bailing(
      `${M3}\n${PLATOON}\n${TANK} @ 6,0 as g1\naxis has 3`,
      'dice 3\nfire g1 on 0,0 at m3\nexpect disrupted m3\nexpect at bailOut\nexpect decides allied\nbailOut\nexpect carries m3 nobody\nexpect where p1 0,0\nexpect disrupted p1\nexpect inactive p1\nexpect decides axis\nexpect fired g1',
    );
    bailing(
      `${M3}\n${PLATOON}\n${TANK} @ 6,0 as g1\naxis has 3`,
      'dice 3\nfire g1 on 0,0 at m3\ndecline\nexpect carries m3 p1\nexpect disrupted p1',
    );
  });
  test('X14.1 X10.3a nobody jumps off at sea', () => {
    play(
      'lake 0,0 1,0 0,1\nbeach -1,0 -1,1',
      `options o14_bailOut\namerican C(I) 2/2/3/4 halftrack lvt @ 0,0 as l1\namerican I 4/3/10/1 on l1 as p1\n${TANK} @ 6,0 as g1\naxis has 3`,
      'dice 3\nfire g1 on 0,0 at l1\nexpect disrupted l1\nexpect at spend\nexpect carries l1 p1',
    );
  });
  test('X14.1 at once: who has jumped off outlives the next attack on the carrier', () => {
    bailing(
      `${M3}\n${PLATOON}\n${TANK} @ 6,0 as g1\n${TANK} @ 6,-1 as g2\naxis has 3`,
      'dice 3\nfire g1 on 0,0 at m3; g2 on 0,0 at m3\nexpect at bailOut\ndice 3\nbailOut\nexpect disrupted m3\nexpect alive p1\nexpect fired g1+g2',
    );
    bailing(
      `${M3}\n${PLATOON}\n${TANK} @ 6,0 as g1\n${TANK} @ 6,-1 as g2\naxis has 3`,
      'dice 3\nfire g1 on 0,0 at m3; g2 on 0,0 at m3\ndice 1\nbailOut\nexpect lost m3\nexpect alive p1\nexpect where p1 0,0',
    );
  });
  test('X14.1 only where stacking allows, and only by infantry of an open carrier', () => {
    bailing(
      `${M3}\n${PLATOON}\namerican I 2/2/6/1 @ 0,0 as x1..3\n${TANK} @ 6,0 as g1\naxis has 3`,
      'dice 3\nfire g1 on 0,0 at m3\nexpect disrupted m3\nexpect decides axis\nexpect carries m3 p1',
    );
    bailing(
      `american C(A) 2/4/3/10 @ 0,0 as m3\n${PLATOON}\n${TANK} @ 6,0 as g1\naxis has 3`,
      'dice 3\nfire g1 on 0,0 at m3\nexpect disrupted m3\nexpect decides axis',
    );
    bailing(
      `american C 0/0/2/12 truck @ 0,0 as m3\n${PLATOON}\n${TANK} @ 6,0 as g1\naxis has 3`,
      'dice 5\nfire g1 on 0,0 at m3\nexpect decides axis',
    );
  });
  test('X14.1 on the way: the move is over, both are Moved', () => {
    bailing(
      `${M3}\n${PLATOON}\n${TANK} @ 6,0 as g1 OF\nallied has 3`,
      'move m3 1,0 2,0\ndice 3\nopFire g1\nexpect at bailOut\nbailOut\nexpect where p1 1,0\nexpect moved m3+p1\nexpect disrupted m3+p1',
    );
  });
  test('X14.1 X8.2f a mine under the carrier lets them off too', () => {
    bailing(
      `mine 1,0 1-1\n${M3}\n${PLATOON}\nallied has 3`,
      'dice 2\nmove m3 1,0\nexpect at bailOut\nbailOut\nexpect where p1 1,0\nexpect disrupted p1',
    );
  });
  test('X31.10 X30.28 bail-out before the die of stress; the passenger of a carrier destroyed is lost with it', () => {
    bailing(
      `${M3}\n${PLATOON}\ngerman A 5/8/9/8 @ 6,0 as g1\naxis has 3`,
      'fire g1 on 0,0 at m3\nexpect at attacks\ndice 5\nstress\nexpect column 2-1\nexpect at bailOut\ndice 1\nbailOut\nexpect disrupted g1\nexpect disrupted p1',
      'o12_stress o14_bailOut',
    );
    bailing(
      `${M3}\n${PLATOON}\ngerman A 30/8/9/8 @ 6,0 as g1\naxis has 3`,
      'dice 1\nfire g1 on 0,0 at m3\nexpect lost m3+p1',
    );
  });
});
