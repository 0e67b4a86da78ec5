import { describe, test } from 'vitest';
import { play } from '../table.ts';

/** Scripts with an option on. */
const mounted = (units: string, steps: string, board = '') => play(board, `options o13_mountedFire\n${units}`, steps);

const M3 = 'american C(I) 2/4/3/10 @ 0,0 as m3';
const PLATOON = 'american I 4/3/10/1 on m3 as p1';
const FOOT = 'german I 3/3/6/1';

describe('X13 mounted infantry fire', () => {
  test('X13.1 a platoon on a halftrack: 2 + 2 at soft targets, 3 + 5 in defence', () => {
    mounted(
      `${M3}\n${PLATOON}\n${FOOT} @ 2,0 as g1\nallied has 3`,
      'expect af m3 on 2,0 4\nexpect df g1 on 0,0 8\ndice 6\nfire m3 on 2,0 at g1\nexpect fired m3+p1',
    );
    play('', `${M3}\n${PLATOON}\n${FOOT} @ 2,0 as g1\nallied has 3`, 'expect af m3 on 2,0 2\nexpect df g1 on 0,0 3');
  });
  test('X13.1 an odd strength keeps its half, and odds are reckoned with it', () => {
    mounted(
      `${M3}\namerican I 5/3/9/1 on m3 as p1\n${FOOT} @ 2,0 as g1\ngerman A 15/8/9/8 @ 3,0 as g2\nallied has 3`,
      'expect af m3 on 2,0 4 1/2\nexpect df g1 on 0,0 7.5\nexpect df g2 on 0,0 7.5\nexpect column g2 on 0,0 4-1',
    );
    mounted(
      `${M3}\namerican I 5/3/9/1 on m3 as p1\ngerman A 15/4/9/8 @ 3,0 as g2\naxis has 3`,
      'expect df g2 on 0,0 7.5\nexpect af g2 on 0,0 15\nexpect column g2 on 0,0 2-1',
    );
  });
  test('X13.1 its own row of the chart: nothing at armor, but printed strengths in an overrun', () => {
    mounted(
      `${M3}\n${PLATOON}\ngerman A 8/5/9/8 @ 2,0 as g1\n${FOOT} @ 3,0 as g2\nallied has 3`,
      'refused X6.2: fire m3 on 2,0 at g1\nexpect af overrun m3 on 3,0 4',
    );
  });
  test('X13.1 X2.1c beyond its own range the passenger adds nothing, with the asterisk half of its half', () => {
    mounted(`${M3}\n${PLATOON}\n${FOOT} @ 4,0 as g1\nallied has 3`, 'expect af m3 on 4,0 2');
    mounted(`${M3}\namerican I 4/3*/10/1 on m3 as p1\n${FOOT} @ 4,0 as g1\nallied has 3`, 'expect af m3 on 4,0 3');
  });
  test('X13.1 X6.3.10a the slope halves both', () => {
    mounted(`${M3}\n${PLATOON}\n${FOOT} @ 2,0 as g1\nallied has 3`, 'expect af m3 on 2,0 2', 'level 1 2,0');
  });
  test('X30.22 open carriers only: no truck, no carrier with a gun', () => {
    mounted(
      `american C 0/0/1/12 truck @ 0,0 as t1\namerican I 4/3/10/1 on t1 as p1\namerican C(A) 6/4/4/10 @ 0,1 as c1\namerican I 4/3/10/1 on c1 as p2\n${FOOT} @ 2,0 as g1\nallied has 3`,
      'expect df g1 on 0,0 1\nexpect df g1 on 0,1 4\nexpect af c1 on 2,0 3',
    );
  });
});
