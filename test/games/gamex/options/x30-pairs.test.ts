import { describe, test } from 'vitest';
import { play } from '../table.ts';

/** Rules that meet each other, two at a time: options with the supplements, and options with options. */

const STREAM = 'stream : 0,-8 0,-7 0,-6 0,-5 0,-4 0,-3 0,-2 0,-1 0,0 0,1 0,2 0,3';
const FOOT = 'american I 3/2/6/1';
const TANK = 'german A 14/8/9/8';

describe('temporary bridges under guns and aircraft', () => {
  const spanned = `${FOOT} @ 0,-3 as a1\nbridge 0,-3\nmorale german 12`;
  test('X9.3e X6.4.4 a bombardment strikes who is on the bridge, never the bridge', () => {
    const battery = 'german (H) 90/32/2/0 off-board battery B1 as b1\ngerman I 3/2/6/1 @ 2,-3 as eye';
    play(
      STREAM,
      `${battery}\n${spanned}\naxis has 3 ready B1`,
      'dice 1 1\nobaFire B1 on 0,-3 via eye\nexpect lost a1\nexpect bridge 0,-3 32',
    );
    play(STREAM, `${battery}\nbridge 0,-3\naxis has 3 ready B1`, 'refused X6.2: obaFire B1 on 0,-3 via eye');
  });
  test('X9.3e X6.4.7e an air attack strikes who is on the bridge, never the bridge', () => {
    play(
      STREAM,
      `german aircraft (H)90 off-board as p1\n${spanned}\n${TANK} @ 1,-3 as g1\naxis has 3`,
      'airStrike p1 from 0,-8 d2\nrefused X9.3e: airAttack (H) on 0,-3 at bridge\ndice 1\nairAttack (H) on 0,-3\nexpect lost a1\nexpect bridge 0,-3 32',
    );
  });
  test('X6.4.5c X9.3d X6.3.11b a bridge layer does not leave the hex it overruns into a stream', () => {
    play(
      STREAM,
      'nation british axis\nbritish I 9/2/10/6 assault-gun soft-overrun bridge-layer @ 3,-3 as v1\namerican C 0/0/1/12 @ 1,-3 as a1\naxis has 3',
      'overrun v1 on 1,-3\nrefused X6.4.5c: move v1 2,-3 1,-3 0,-3\nlegal: move v1 2,-3 1,-3 1,-2',
    );
  });
  test('X20.2 X9.3d no smoke on a temporary bridge', () => {
    play(
      STREAM,
      `options o20_smoke\ngerman M 30/14/2/0 @ 4,-3 as m1\ngerman I 3/2/6/1 @ 2,-3 as eye\n${spanned}\naxis has 3`,
      'refused X20.2: smoke m1 on 0,-3 via eye\nlegal: smoke m1 on 1,-3 via eye',
    );
  });
});

describe('interdiction with the supplements', () => {
  test('X21.3b X9.2.s an engineer who is stopped does not leave, and its task waits', () => {
    const work =
      'options o21_interdiction\ngerman I 1/1/6/1 engineer @ 0,0 as e1 assigned t1 task makeBlock 0,0 3\ngerman C 0/0/1/12 @ 1,0 as t1\ninterdiction -1,0 20\naxis has 2';
    play(
      'road : -2,0 -1,0 0,0 1,0',
      work,
      'dice 1\nengineer e1 makeBlock -1,0\nexpect where e1 0,0\nexpect disrupted e1\nexpect not block 0,0\nexpect task e1 makeBlock 3',
    );
  });
  test('X21.3b X9.3b a Flail that is stopped has beaten no mine', () => {
    play(
      '',
      'options o21_interdiction\nnation british axis\nbritish A 9/8/8/8 tank flail @ 0,0 as f1\nmine 1,0 2-1\ninterdiction 2,0 20\naxis has 2',
      'dice 1\nmove f1 1,0 flail\nexpect where f1 0,0\nexpect disrupted f1\nexpect mine 1,0 2-1',
    );
  });
  const SHORE = 'lake -6,0 -5,0 -4,0 -5,-1 -4,-1 -6,1 -5,1 -4,1\nbeach -3,0 -3,-1 -3,1';
  test('X21.3a X10.3b what the sea carries ashore spends no movement points', () => {
    play(
      SHORE,
      `options o21_interdiction\namerican C(I) 2/2/4/4 halftrack lvt @ -4,0 as l1\n${FOOT} on l1 as r1\ninterdiction -3,0 20\nturns 3\npasses 2\ninitiative allied 1\nallied to roll`,
      'dice 6 1\npass\nseaAdvance l1 -3,0\nexpect where l1 -3,0\nexpect disrupted l1\nexpect not said interdiction of',
    );
  });
  test('X21.3a X10.4c who gets off a craft on the beach is under fire first', () => {
    play(
      SHORE,
      `options o21_interdiction\namerican C(I) 2/2/4/4 halftrack lvt @ -3,0 as l1\n${FOOT} on l1 as r1\ninterdiction -3,0 20\nallied has 2`,
      'dice 1\nmove l1 unload\nexpect carries l1 r1\nexpect disrupted l1\nexpect moved l1',
    );
  });
  test('X21.3a X11.5 who comes down from the air spends no movement points', () => {
    play(
      '',
      `options o21_interdiction\namerican air-transport off-board as c1 drop 0,0 d1\n${FOOT} on c1 as r1\ninterdiction 0,0 20\nallied drops`,
      'dice 1 1 6 1\nfly c1\nexpect where r1 0,0\nexpect disrupted r1\nexpect alive r1',
    );
  });
});

describe('smoke with the supplements', () => {
  test('X20.4 X9.0 behind smoke an engineer works unseen', () => {
    const work = 'german I 1/1/6/1 engineer @ 0,0 as e1\nmine 1,0 2-1\namerican A 9/6/8/8 @ 6,0 as a1 OF\naxis has 2';
    play('', `options o20_smoke\n${work}`, 'engineer e1 clear 1,0\nexpect at opFire');
    play('', `options o20_smoke\nsmoke 3,0 2\n${work}`, 'engineer e1 clear 1,0\nexpect at spend\nexpect inverted 1,0');
  });
  test('X20.4 X10.5 ships do not see through smoke', () => {
    const ships = `lake -8,0 -7,0 -8,1\n`;
    const units =
      'american (H) 40/99/2/0 naval off-board battery N1 as n1\ngerman I 3/2/6/1 @ 0,0 as g1\namerican I 3/2/6/1 @ 1,0 as eye\nallied has 2';
    play(`${ships}beach -6,0`, units, 'legal: navalFire n1 from -8,0 on 0,0');
    play(
      `${ships}beach -6,0`,
      `options o20_smoke\nsmoke -3,0 2\n${units}`,
      'refused X6.3.7k: navalFire n1 from -8,0 on 0,0',
    );
  });
  test('X20.4 X11.5 who comes down in smoke is hidden until it is spotted', () => {
    play(
      '',
      `options o20_smoke\nsmoke 0,0 2\namerican air-transport off-board as c1 drop 0,0 d1\n${FOOT} on c1 as r1\n${TANK} @ 4,0 as g1\nallied drops`,
      'dice 1 1 6 1\nfly c1\nexpect where r1 0,0\nexpect spotting axis 0,0 concealed',
    );
  });
});

describe('cards with the other options', () => {
  const cards = (option: string, units: string, steps: string, board = '') =>
    play(board, `options o24_chaos ${option}\n${units}`, steps);
  test('X24.1b X12.3 the attacker draws for the strain, and an event may come of it', () => {
    const units = `german A 29/8/9/8 @ 0,0 as g1\namerican A 9/6/10/8 @ 6,0 as a1\naxis has 3`;
    cards(
      'o12',
      units,
      'fire g1 on 6,0 at a1\nexpect at attacks\ndice 36 1\nstress\nexpect column 3-1\nexpect drawn 36 1\nexpect disrupted g1',
    );
    cards('o12', units, 'fire g1 on 6,0 at a1\ndice 36 36 7 33\nstress\nexpect happened E07\nexpect good g1');
  });
  test('X24.1b X21.3a the enemy draws for interdiction', () => {
    cards(
      'o21',
      'german A 14/8/9/8 @ 0,0 as g1\namerican A 9/6/8/8 @ -6,0 as a1\ninterdiction 2,0 20\naxis has 3',
      'dice 6\nmove g1 1,0\nexpect said die 6\nexpect where g1 1,0',
    );
  });
  test('X24.1c X22.4 who rallies by command draws no card', () => {
    cards(
      'o22',
      'german A 14/8/9/8 @ 0,0 as g1 cp\ngerman I 3/2/6/1 @ 1,0 as g2 disrupted\naxis has 3',
      'rally g2\nexpect good g2\nexpect drawn none',
    );
  });
  test('X24.1b X15.3 the owner draws for its breath', () => {
    cards(
      'o15',
      'german I 3/2/6/1 @ 0,0 as g1\naxis has 3',
      'dice 19\nmove g1 quick 1,0 2,0\nexpect disrupted g1\nexpect drawn 19',
    );
  });
  test('X24.1b X17.1 each defender draws before a Banzai; R1 steadies one', () => {
    cards(
      'o17',
      'nation japanese axis\njapanese I 3/2/6/1 @ 0,0 as j1\namerican I 3/2/6/1 @ 1,0 as a1 fired\nhand allied 49\naxis has 3',
      'closeAssault j1 on 1,0 banzai\nexpect decides allied\ndice 36\nplayCard R1\nexpect good a1\nexpect said without dice',
    );
  });
  test('X24.1a X11.3 own colour as tens: green 2, black 1 is 21 for the Allies', () => {
    cards(
      '',
      `american air-transport off-board as c1 drop 0,0 d1\n${FOOT} on c1 as r1\nallied drops`,
      'dice 2 9 10\nfly c1\nexpect said dice 21\nexpect where r1 1,0',
    );
  });
  test('X24.6.t X14.1 R5 and jumping off stand beside each other; a carrier an event disrupts lets its infantry jump', () => {
    cards(
      'o14',
      'american C(I) 2/4/3/10 @ 0,0 as m3\namerican I 4/3/10/1 on m3 as p1\ngerman A 14/8/9/8 @ 3,0 as g1\nmorale american 2\naxis to roll',
      'dice 37 5 35\nroll\nexpect happened E21\nexpect disrupted m3\nexpect at bailOut\nexpect decides allied\ndice 8\nbailOut\nexpect where p1 0,0\nexpect pool 2',
    );
  });
  test('X24.6.t X18.3 E01 takes a marker of mobile fire from nobody', () => {
    cards(
      'o18',
      'german A 14/8/9/8 tank turreted @ 0,0 as g1 mobileFire\naxis to roll',
      'dice 37 1\nroll\nexpect happened nothing\nexpect mobile g1',
    );
  });
});

describe('solitaire with the other options', () => {
  const alone = (option: string, units: string, steps: string) =>
    play('', `options o23_solitaire ${option}\n${units}`, steps);
  const FACING = 'german A 14/8/9/8 tank turreted @ 0,0 as g1\namerican A 9/6/8/8 @ 5,0 as a1 fired\naxis has 3';
  test('X23.1 X18.1 X15.1 whoever moves checks, whatever its gait', () => {
    alone(
      'o18',
      FACING,
      'dice 6 6\nmove g1 mobile 1,0\nrefused X23.1: go 1,0\nstop\nexpect mobile g1\nexpect where g1 0,0',
    );
    alone(
      'o15',
      'german I 3/2/6/1 @ 0,0 as g1\namerican A 9/6/8/8 @ 5,0 as a1 fired\naxis has 3',
      'dice 1 1 1\nmove g1 quick 1,0\nexpect where g1 1,0',
    );
  });
  test('X23.1 X22.4 beside a command post the check is easier', () => {
    alone(
      'o22',
      `morale german 7\n${FACING}\ngerman I 3/2/6/1 @ 0,0 as cp cp`,
      'dice 4 5\nmove g1 1,0\nexpect where g1 1,0',
    );
  });
  test('X23.1 X24.1b its owner draws for it, and R1 passes it', () => {
    alone(
      'o24',
      `${FACING}\nhand axis 49`,
      'move g1 1,0\nexpect at chance\nplayCard R1\nexpect where g1 1,0\nexpect drawn none',
    );
  });
  test('X23.2 X19.2 who faces elsewhere does not fire without a marker either', () => {
    const gun = 'german A 14/8/9/8 @ 0,0 as g1\namerican A 9/8/3/0 gun @ 5,0 as k1 facing d1\naxis has 3';
    alone('o19', gun, 'dice 1 1\nmove g1 1,0\nexpect at spend');
    alone('o19', gun.replace('facing d1', 'facing d4'), 'dice 1 1\nmove g1 1,0\nexpect at opFire');
  });
});
