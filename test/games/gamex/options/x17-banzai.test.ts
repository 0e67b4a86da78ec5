import { describe, test } from 'vitest';
import { play } from '../table.ts';

const charging = (units: string, steps: string, board = '', options = 'o17_banzai') =>
  play(board, `options ${options}\nmorale american 7\n${units}`, steps);
const JAPANESE = 'japanese I 3/2/8/1';
const FOE = 'american I 4/3/6/1';

describe('X17 Banzai', () => {
  test('X17.1 X17.3a X17.3c X29.24 checks first, then attack and defence change places, with the one -2 of a close assault', () => {
    charging(
      `${JAPANESE} @ 0,0 as j1\n${FOE} @ 1,0 as a1 fired\naxis has 3`,
      'dice 3 4 6\ncloseAssault j1 on 1,0 banzai\nexpect good a1\nexpect column 1-1\nexpect result a1 -\nexpect fired j1\nexpect pool 2',
    );
    charging(
      `${JAPANESE} @ 0,0 as j1\n${FOE} @ 1,0 as a1\naxis has 3`,
      'dice 6 6 6\ncloseAssault j1 on 1,0 banzai\nexpect disrupted a1\nexpect result a1 D',
    );
  });
  test('X17.2 defenders in good order and inactive fire at one attacker each, the die one better', () => {
    charging(
      `${JAPANESE} @ 0,0 as j1..2\n${FOE} @ 1,0 as a1\n${FOE} @ 1,0 as a2 fired\naxis has 3`,
      'dice 3 3 3 3\ncloseAssault j1+j2 on 1,0 banzai\nexpect at banzai\nexpect decides allied\nrefused X17.2: opFire a2 at j1\nrefused X17.2: opFire a1\ndice 4 6\nopFire a1 at j1\nexpect fired a1\nexpect disrupted j1\nexpect fired j1+j2',
    );
    charging(
      `${JAPANESE} @ 0,0 as j1\n${FOE} @ 1,0 as a1\naxis has 3`,
      'dice 3 3\ncloseAssault j1 on 1,0 banzai\ndice 6\ndecline\nexpect inactive a1\nexpect fired j1',
    );
  });
  test('X17.2 X6.4.2a guns that never fire at an opportunity do not now', () => {
    charging(
      `${JAPANESE} @ 0,0 as j1\namerican H 20/12/6/0 @ 1,0 as a1\naxis has 3`,
      'dice 3 3 6\ncloseAssault j1 on 1,0 banzai\nexpect fired j1',
    );
  });
  test('X17.3b disrupted Japanese take part where they stand, with half of both', () => {
    charging(
      `${JAPANESE} @ 0,0 as j1 disrupted\n${JAPANESE} @ -1,0 as j2 disrupted\n${FOE} @ 1,0 as a1 fired\naxis has 3`,
      'refused X6.4.6b: closeAssault j2 on 1,0 banzai\nrefused X7.2a: closeAssault j1 on 1,0\ndice 3 3 6\ncloseAssault j1 on 1,0 banzai\nexpect column 1-2\nexpect fired j1',
    );
    // Disrupted by the fire of the defenders it attacks all the same: 8 and 4 to 6.
    charging(
      `${JAPANESE} @ 0,0 as j1\n${JAPANESE} @ 0,1 as j2\n${FOE} @ 1,0 as a1\naxis has 3`,
      'dice 3 3\ncloseAssault j1+j2 on 1,0 banzai\ndice 4 6\nopFire a1 at j1\nexpect disrupted j1\nexpect column 2-1\nexpect fired j1+j2',
    );
  });
  test('X17.0 Japanese infantry alone: no MG, no cavalry, nobody else; and only with the option', () => {
    charging(
      `japanese I 3/2*/8/1 mg @ 0,0 as m1\n${JAPANESE} @ 0,0 as j1\njapanese I 3/2/8/3 cavalry @ 0,1 as c1\ngerman I 3/2/8/1 @ 0,1 as g1\n${FOE} @ 1,0 as a1\naxis has 3`,
      'refused X17.0: closeAssault m1+j1 on 1,0 banzai\nrefused X17.0: closeAssault c1 on 1,0 banzai\nrefused X17.0: closeAssault g1 on 1,0 banzai\nlegal: closeAssault m1+j1 on 1,0',
    );
    play('', `${JAPANESE} @ 0,0 as j1\n${FOE} @ 1,0 as a1\naxis has 3`, 'refused X17.0: closeAssault j1 on 1,0 banzai');
  });
  test('X17.1 X7.1.t US Marines have one less to pass', () => {
    charging(
      `${JAPANESE} @ 0,0 as j1\namerican I 4/3/6/1 infantry marine @ 1,0 as a1 fired\n${FOE} @ 1,0 as a2 fired\naxis has 3`,
      'dice 4 4 4 4 6\ncloseAssault j1 on 1,0 banzai\nexpect good a1\nexpect disrupted a2',
    );
  });
  test('X30.21 X31.10 stress fits into the fire of the defenders', () => {
    charging(
      `${JAPANESE} @ 0,0 as j1\namerican I 5/3/6/1 @ 1,0 as a1\naxis has 3`,
      'dice 3 3\ncloseAssault j1 on 1,0 banzai\nexpect at banzai\nopFire a1 at j1\nexpect at attacks\nexpect decides allied\ndice 6 2 6\nstress\nexpect good a1\nexpect fired a1+j1',
      '',
      'o17_banzai o12_stress',
    );
  });
});
