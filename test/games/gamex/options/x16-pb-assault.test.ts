import { describe, test } from 'vitest';
import { play } from '../table.ts';

const riding = (units: string, steps: string, board = '', options = 'o16_pbAssault') =>
  play(board, `options ${options}\n${units}`, steps);
const PANZER = 'german A 14/8/9/8 @ 0,0 as g1';
const PLATOON = 'german I 4/3/10/1 on g1 as p1';
const AMERICAN = 'american A 4/8/9/8';

describe('X16 PanzerBlitz assault', () => {
  test('X16.1a German armor takes one infantry unit for half its points, and fires with it aboard', () => {
    riding(
      `${PANZER}\ngerman I 4/3/10/1 @ 0,0 as p1..2\naxis has 3`,
      'move g1 load p1 1,0 2,0\nexpect carries g1 p1\nexpect where p1 2,0\nexpect moved g1',
    );
    riding(
      `${PANZER}\n${PLATOON}\ngerman I 4/3/10/1 @ 0,0 as p2\naxis has 3`,
      'refused X5.2.1a: move g1 load p2\nmove g1 1,0 unload\nexpect where p1 1,0\nexpect moved g1+p1\nexpect carries g1 nobody',
    );
    riding(
      `${PANZER}\n${PLATOON}\n${AMERICAN} @ 4,0 as a1\naxis has 3`,
      'dice 6\nfire g1 on 4,0 at a1\nexpect fired g1\nexpect carries g1 p1',
    );
    riding(
      `${PANZER}\n${PLATOON}\naxis has 3`,
      'refused X0.2: move g1 1,0 2,0 3,0 4,0 5,0 unload\nlegal: move g1 1,0 2,0 3,0 4,0 unload',
    );
  });
  test('X16.1a only Germans, only armor, no self-propelled artillery, only infantry, and only with the option', () => {
    riding(
      'american A 9/8/8/8 @ 0,0 as a1\namerican I 4/3/6/1 @ 0,0 as a2\nallied has 3',
      'refused X5.2a: move a1 load a2',
    );
    riding(
      'german (H) 20/16/4/8 spa @ 0,0 as s1\ngerman I 4/3/10/1 @ 0,0 as p1\naxis has 3',
      'refused X5.2a: move s1 load p1',
    );
    riding(`${PANZER}\ngerman A 8/5/3/0 gun @ 0,0 as k1\naxis has 3`, 'refused X5.2a: move g1 load k1');
    play('', `${PANZER}\ngerman I 4/3/10/1 @ 0,0 as p1\naxis has 3`, 'refused X5.2a: move g1 load p1');
  });
  test('X16.1b the passenger is attacked by itself, soft with a defence of 1; disrupted it is off, the vehicle unharmed', () => {
    riding(
      `${PANZER}\n${PLATOON}\n${AMERICAN} @ 4,0 as a1\nallied has 3`,
      'refused X16.1b: fire a1 on 0,0 at g1+p1\ndice 3\nfire a1 on 0,0 at p1\nexpect column 2-1\nexpect disrupted p1\nexpect where p1 0,0\nexpect carries g1 nobody\nexpect good g1\nexpect inactive g1+p1\nexpect fired a1',
    );
    riding(
      `${PANZER}\n${PLATOON}\namerican A 30/8/9/8 @ 4,0 as a1\nallied has 3`,
      'dice 1\nfire a1 on 0,0 at p1\nexpect lost p1\nexpect good g1\nexpect alive g1',
    );
  });
  test('X16.1b where stacking forbids it the passenger is lost and the vehicle disrupted', () => {
    riding(
      `${PANZER}\n${PLATOON}\ngerman I 2/2/6/1 @ 0,0 as x1..3\n${AMERICAN} @ 4,0 as a1\nallied has 3`,
      'dice 3\nfire a1 on 0,0 at p1\nexpect lost p1\nexpect disrupted g1\nexpect alive g1',
    );
  });
  test('X16.1b X30.28 results on the vehicle hit both', () => {
    riding(
      `${PANZER}\n${PLATOON}\namerican A 9/8/9/8 @ 4,0 as a1\nallied has 3`,
      'dice 3\nfire a1 on 0,0 at g1\nexpect disrupted g1+p1\nexpect carries g1 p1',
    );
    riding(
      `${PANZER}\n${PLATOON}\namerican A 60/8/9/8 @ 4,0 as a1\nallied has 3`,
      'dice 1\nfire a1 on 0,0 at g1\nexpect lost g1+p1',
    );
  });
  test('X16.1b X6.3.2b in a town all are one target, the passenger with its vehicle', () => {
    riding(
      `${PANZER}\n${PLATOON}\n${AMERICAN} @ 1,0 as a1\nallied has 3`,
      'refused X6.2: fire a1 on 0,0 at p1\nlegal: fire a1 on 0,0 at g1',
      'town 0,0',
    );
  });
  test('X16.1b X6.4.2 opportunity fire at the passenger: it is off where it was hit, the vehicle goes on', () => {
    riding(
      `${PANZER}\n${PLATOON}\n${AMERICAN} @ 5,0 as a1 OF\naxis has 3`,
      'move g1 1,0 1,1\nexpect at opFire\nrefused X16.1b: opFire a1 at spareX\ndice 3\nopFire a1 at p1\nexpect disrupted p1\nexpect where p1 1,0\nexpect moved p1\nexpect at walk\ngo on\nexpect where g1 1,1\nexpect moved g1\nexpect good g1\nexpect fired a1',
    );
  });
  test('X16.1b X28.6 a window is open for who can hurt the passenger alone', () => {
    riding(
      `${PANZER}\n${PLATOON}\namerican I 4/4*/6/1 @ 7,0 as a1 OF\naxis has 3`,
      'move g1 1,0\nexpect at opFire\nrefused X6.3.6d: opFire a1\ndice 6\nopFire a1 at p1\nexpect moved g1',
    );
  });
  test('X16.2 passengers get off before the target hex, assault at once without a point, and are Fired', () => {
    riding(
      `${PANZER}\n${PLATOON}\namerican I 2/2/9/1 @ 2,0 as a1\naxis has 3`,
      'overrun g1 on 2,0\ndice 6 6\nmove g1 1,0 2,0 3,0\nexpect where g1 3,0\nexpect where p1 1,0\nexpect carries g1 nobody\nexpect fired g1+p1\nexpect pool 2\nexpect said close assault',
    );
  });
  test('X16.2 if no target survives they are Moved', () => {
    riding(
      `german A 60/8/9/8 @ 0,0 as g1\n${PLATOON}\namerican I 2/2/3/1 @ 2,0 as a1\naxis has 3`,
      'overrun g1 on 2,0\ndice 1\nmove g1 1,0 2,0 3,0\nexpect lost a1\nexpect fired g1\nexpect moved p1\nexpect where p1 1,0',
    );
  });
  test('X16.2 X30.12 a vehicle disrupted behind the hex drops out, its passengers assault all the same', () => {
    riding(
      `${PANZER}\n${PLATOON}\namerican I 2/2/9/1 @ 2,0 as a1\namerican A 60/8/9/8 @ 7,0 as a2 OF\naxis has 3`,
      'overrun g1 on 2,0\nmove g1 1,0 2,0 3,0\ndecline\ndice 1 6\nopFire a2\nexpect lost g1\nexpect fired p1\nexpect where p1 1,0',
    );
  });
  test('X16.2 X6.4.6e X6.4.6f all passengers assault together; an MG needs a partner, an engineer leads', () => {
    riding(
      `german A 14/8/9/8 @ 1,0 as g1..2\n${PLATOON}\ngerman I 2/3*/4/1 mg on g2 as m1\namerican I 2/2/12/1 @ 2,0 as a1\naxis has 3`,
      'overrun g1+g2 on 2,0\nmove g1 2,0 3,0\ndice 6 6\nmove g2 2,0 3,-1\nexpect fired g1+g2+p1+m1\nexpect column 1-2',
    );
    riding(
      `german A 14/8/9/8 @ 1,0 as g1..2\n${PLATOON}\ngerman I 1/1/6/1 engineer on g2 as e1\namerican I 2/2/12/1 @ 2,0 as a1\naxis has 3`,
      'overrun g1+g2 on 2,0\nmove g1 2,0 3,0\ndice 6 6\nmove g2 2,0 3,-1\nexpect fired p1+e1\nexpect column 1-2',
    );
    riding(
      `german A 14/8/9/8 @ 1,0 as g1\ngerman I 2/3*/4/1 mg on g1 as m1\namerican I 2/2/12/1 @ 2,0 as a1\naxis has 3`,
      'overrun g1 on 2,0\ndice 6\nmove g1 2,0 3,0\nexpect fired g1\nexpect moved m1',
    );
  });
  test('X16.2 X3.2.5 stacking: each takes the place of its vehicle, where there is none it stays aboard', () => {
    riding(
      `${PANZER}\n${PLATOON}\ngerman I 2/2/6/1 @ 0,0 as x1..3\namerican I 2/2/9/1 @ 1,0 as a1\naxis has 3`,
      'overrun g1 on 1,0\ndice 6 6\nmove g1 1,0 2,0\nexpect where p1 0,0\nexpect fired p1',
    );
    riding(
      `interdiction -6,0 14\n${PANZER}\n${PLATOON}\ngerman I 2/2/6/1 @ 0,0 as x1..3\namerican I 2/2/9/1 @ 1,0 as a1\naxis has 3`,
      'overrun g1 on 1,0\ndice 6\nmove g1 1,0 2,0\nexpect carries g1 p1\nexpect where p1 2,0',
      '',
      'o16_pbAssault o21_interdiction',
    );
  });
  test('X30.21 X31.10 stress: asked before the overrun and before the assault of the passengers', () => {
    riding(
      `german A 14/8/9/8 @ 1,0 as g1\ngerman I 14/3/10/1 on g1 as p1\namerican I 2/2/9/1 @ 2,0 as a1\naxis has 3`,
      'overrun g1 on 2,0\nmove g1 2,0 3,0\nexpect at attacks\ndice 6\ndecline\nexpect fired g1\nexpect at attacks\ndice 6 6\nstress\nexpect column 2-1\nexpect fired p1\nexpect good p1',
      '',
      'o16_pbAssault o12_stress',
    );
    riding(
      `german A 60/8/9/8 @ 1,0 as g1\n${PLATOON}\namerican I 2/2/3/1 @ 2,0 as a1\naxis has 3`,
      'overrun g1 on 2,0\ndice 1\nmove g1 2,0 3,0\nexpect lost a1\nexpect moved p1\nexpect fired g1',
      '',
      'o16_pbAssault o14_bailOut',
    );
  });
  const TRACK = 'german C(I) 2/4/4/10 @ 0,0 as g1';
  test('X16.1a X16.1b X30.22 half-tracks are armored carriers: their infantry is shot off, and keeps its own defence otherwise', () => {
    riding(
      `${TRACK}\n${PLATOON}\n${AMERICAN} @ 4,0 as a1\nallied has 3`,
      'refused X16.1b: fire a1 on 0,0 at g1+p1\ndice 3\nfire a1 on 0,0 at p1\nexpect column 2-1\nexpect disrupted p1\nexpect where p1 0,0\nexpect carries g1 nobody\nexpect good g1',
    );
    // A command post is no infantry; Soviet carriers and trucks are not meant.
    riding(
      `${TRACK}\ngerman I 0/0/6/1 post on g1 as p1\n${AMERICAN} @ 4,0 as a1\nallied has 3`,
      'refused X6.2: fire a1 on 0,0 at p1',
    );
    riding(
      `american C(I) 2/4/4/10 @ 0,0 as h1\namerican I 4/3/6/1 on h1 as a1\ngerman A 14/8/9/8 @ 4,0 as g1\naxis has 3`,
      'refused X6.2: fire g1 on 0,0 at a1',
    );
    riding(
      `german C 0/0/1/12 @ 0,0 as g1\n${PLATOON}\n${AMERICAN} @ 4,0 as a1\nallied has 3`,
      'refused X6.2: fire a1 on 0,0 at p1',
    );
  });
  test('X16.2 X6.4.5a X30.22 infantry gets off a half-track before the hex it overruns, and assaults', () => {
    riding(
      `${TRACK}\n${PLATOON}\namerican I 2/2/9/1 @ 2,0 as a1\naxis has 3`,
      'overrun g1 on 2,0\ndice 6\nmove g1 1,0 2,0 3,0\nexpect where p1 1,0\nexpect carries g1 nobody\nexpect fired g1+p1\nexpect said close assault',
    );
    play(
      '',
      `${TRACK}\n${PLATOON}\namerican I 2/2/3/1 @ 2,0 as a1\naxis has 3`,
      'overrun g1 on 2,0\ndice 6\nmove g1 1,0 2,0 3,0\nexpect carries g1 p1\nexpect where p1 3,0',
    );
  });
  test('X30.22 X14.1 with bail-out the infantry of a disrupted half-track may jump off, too', () => {
    riding(
      `${TRACK}\n${PLATOON}\namerican A 4/8/9/8 @ 4,0 as a1\nallied has 3`,
      'dice 3\nfire a1 on 0,0 at g1\nexpect at bailOut\nbailOut\nexpect where p1 0,0\nexpect disrupted g1+p1',
      '',
      'o14_bailOut o16_pbAssault',
    );
  });
  test('X30.22 mounted fire and bail-out are for open carriers, not for who rides on a tank', () => {
    riding(
      `${PANZER}\n${PLATOON}\namerican A 9/8/9/8 @ 4,0 as a1\nallied has 3`,
      'dice 3\nfire a1 on 0,0 at g1\nexpect column 2-1\nexpect decides allied\nexpect carries g1 p1\nexpect disrupted p1',
      '',
      'o13_mountedFire o14_bailOut o16_pbAssault',
    );
  });
  test('X18.2 X30.23 half a move or a load; who is off a tank in mobile fire has none itself', () => {
    riding(
      `${PANZER}\ngerman I 4/3/10/1 @ 0,0 as p1\naxis has 3`,
      'refused X0.2: move g1 mobile load p1 1,0\nlegal: move g1 mobile load p1',
      '',
      'o16_pbAssault o18_mobileFire',
    );
    riding(
      `${PANZER}\n${PLATOON}\n${AMERICAN} @ 6,0 as a1\naxis has 1`,
      'move g1 mobile 1,0\nexpect mobile g1\nend\ndice 3\nroll\ndice 3\nfire a1 on 1,0 at p1\nexpect where p1 1,0\nexpect moved p1\nexpect mobile g1',
      '',
      'o16_pbAssault o18_mobileFire',
    );
  });
});
