import { describe, expect, test } from 'vitest';
import { eventNamed } from '#games/gamex/chaos/events.ts';
import { EVENT_CODES } from '#games/gamex/chaos.ts';
import { play } from '../table.ts';

/** The first card of each event; card 37 asks for one when the Axis draws, card 8 has 2 and 2 on it. */
const CARD: Readonly<Record<string, number>> = {
  ...{ E01: 1, E02: 6, E03: 11, E04: 16, E05: 21, E06: 2, E07: 7, E08: 12, E09: 17, E10: 22, E11: 3, E12: 8 },
  ...{ E13: 13, E14: 18, E15: 23, E16: 4, E17: 9, E18: 14, E19: 19, E20: 24, E21: 5, E22: 10, E23: 15, E24: 20 },
};

/** The Axis rolls its pool, and the event comes between. */
const happens = (event: string, units: string, after: string, between = '', board = '') =>
  play(
    board,
    `options o24_chaos\n${units}\naxis to roll`,
    `dice 37 ${CARD[event] ?? 0} ${between} 8\nroll\nexpect happened ${event}\n${after}`,
  );

/** The Axis rolls, and is asked whom it shall happen to. */
const chosen = (event: string, units: string, choose: string, after: string, between = '') =>
  play(
    '',
    `options o24_chaos\n${units}\naxis to roll`,
    `dice 37 ${CARD[event] ?? 0}\nroll\nexpect at event\nexpect decides axis\nrefused X24.6.t: choose spareX\ndice ${between} 8\n${choose}\nexpect happened ${event}\nexpect pool 2\n${after}`,
  );

/** Impossible event: the card itself is the result. */
const cannot = (event: string, units: string, pool: number, board = '') =>
  play(
    board,
    `options o24_chaos\n${units}\naxis to roll`,
    `dice 37 ${CARD[event] ?? 0}\nroll\nexpect happened nothing\nexpect pool ${pool}`,
  );

const TANKS = 'german A 14/8/9/8 @ 0,0 as g1\namerican A 9/6/8/8 @ 6,0 as a1';
/** Position without units in sight of or near each other. */
const ALONE = '';

describe('X24.6.t events', () => {
  test('X24.6.t there are twenty-four', () => {
    expect(EVENT_CODES.map((code) => eventNamed(code) !== undefined)).toEqual(EVENT_CODES.map(() => true));
    expect(EVENT_CODES).toHaveLength(24);
  });
  test('X24.6.t E01 Runner Gets Through: a marker is taken off a unit in good order', () => {
    chosen(
      'E01',
      'german A 14/8/9/8 @ 0,0 as g1 moved\ngerman A 14/8/9/8 @ 1,0 as g2 fired\ngerman A 14/8/9/8 @ 2,0 as g3 fired disrupted',
      'refused X24.6.t: choose g3\nchoose g2',
      'expect inactive g2\nexpect moved g1',
    );
    happens('E01', 'german A 14/8/9/8 @ 0,0 as g1 moved', 'expect inactive g1\nexpect pool 2');
    cannot('E01', TANKS, 1);
  });
  test('X24.6.t E02 Clear Net, E03 Crossed Wires: two points more or less, now or with the next pool', () => {
    happens('E02', TANKS, 'expect pool 4\nexpect not inforce E02');
    happens('E03', TANKS, 'expect pool 1\nexpect not inforce E03');
    const rally = 'options o24_chaos\ngerman I 3/2/6/1 @ 0,0 as g1 disrupted\naxis has 3';
    play('', rally, 'dice 37 6 8\nrally g1\nexpect happened E02\nexpect pool 4');
    play('', rally, 'dice 37 11 8\nrally g1\nexpect happened E03\nexpect at impulse\nexpect decides allied');
    // In the enemy's impulse it is the next pool of this turn.
    const fire = 'options o24_chaos\ngerman A 9/8/8/8 @ 6,0 as g1 OF\namerican A 14/8/9/8 @ 0,0 as a1\nallied has 2';
    play('', fire, 'move a1 1,0 2,0\nexpect at opFire\ndice 37 6 36\nopFire g1\nexpect inforce E02 axis');
  });
  test('X24.6.t X31.4 points lost before one was spent are a pass', () => {
    play(
      '',
      'options o24_chaos o18_mobileFire\ngerman A 14/8/9/8 tank turreted @ 0,0 as g1 mobileFire\namerican A 9/6/8/8 @ 6,0 as a1\naxis has 2',
      'dice 37 11 36\nfire g1 on 6,0 at a1\nexpect happened E03\nexpect decides allied\nexpect passes 1',
    );
  });
  test('X24.6.t E04 Back on Their Feet', () => {
    chosen(
      'E04',
      'german I 3/2/6/1 @ 0,0 as g1 disrupted moved\ngerman I 3/2/6/1 @ 1,0 as g2 disrupted',
      'choose g1',
      'expect good g1\nexpect inactive g1\nexpect disrupted g2',
    );
    cannot('E04', TANKS, 3);
  });
  test('X24.6.t E05 Loss of Nerve: one that is seen checks its morale', () => {
    happens('E05', TANKS, 'expect disrupted g1\nexpect pool 2', '33');
    happens('E05', TANKS, 'expect good g1', '1');
    happens('E05', `${TANKS}\ngerman A 14/8/9/8 @ 1,0 as g2`, 'expect disrupted g2\nexpect good g1', '2 33');
    cannot('E05', ALONE, 4);
  });
  test('X24.6.t X5.1f X24.3 an event comes before the step it breaks into: who loses its nerve stays', () => {
    play(
      '',
      'options o24_chaos\ngerman A 14/8/9/8 @ 0,0 as g1\namerican A 9/6/8/8 @ 6,0 as a1\nmine 1,0 1-1\naxis has 3',
      'dice 43 5 33 4\nmove g1 1,0 2,0 3,0\nexpect happened E21\nexpect disrupted g1\nexpect where g1 0,0\nexpect moved g1',
    );
  });
  test('X24.6.t E06 Glint of Glass: a concealing hex is marked Spotted', () => {
    const woods = 'woods 3,0 4,0';
    const units = 'german A 14/8/9/8 @ 0,0 as g1\namerican I 3/2/6/1 @ 3,0 as a1\namerican A 9/6/8/8 @ 0,6 as a2';
    happens('E06', units, 'expect spotted 3,0', '', woods);
    cannot('E06', TANKS, 1);
  });
  test('X24.6.t E07 Heat Haze: spotting ranges are halved until Housekeeping', () => {
    const units = 'german A 14/8/9/8 @ 0,0 as g1\namerican I 3/2/6/1 @ 3,0 as a1\nevent E07 allied\naxis has 3';
    const woods = 'woods 3,0';
    play(woods, `options o24_chaos\n${units}`, 'refused X6.3.8d: spot g1 on 3,0');
    play(woods, `options o24_chaos\n${units.replace('event E07 allied', '')}`, 'legal: spot g1 on 3,0');
    happens('E07', TANKS, 'expect inforce E07 axis');
  });
  test('X24.6.t X4.3 what is in force ends with the turn, but for the initiative', () => {
    play(
      '',
      'options o24_chaos\nturns 3\nevent E07 axis\nevent E24 allied\nevent E14 axis\ngerman I 3/2/6/1 @ 0,0 as g1 firm hurried\npasses 2\naxis to roll',
      'pass\nexpect turn 2\nexpect initiative allied 1\nexpect not inforce E07\nexpect not firm g1\nexpect not hurried g1\nexpect not inforce E24',
    );
  });
  test('X24.6.t E08 Stuck Breech, E09 Thrown Track, E20 Dry Tanks', () => {
    happens(
      'E08',
      'german (H) 20/16/2/0 @ 0,0 as g1\ngerman M 12/14/2/0 @ 0,1 as g2',
      'expect completed g2\nexpect inactive g1',
      '2',
    );
    cannot('E08', TANKS, 2);
    happens('E09', TANKS, 'expect moved g1\nexpect inactive a1');
    cannot('E09', ALONE, 3);
    happens('E20', TANKS, 'expect moved a1\nexpect inactive g1');
    cannot('E20', ALONE, 4);
  });
  test('X24.6.t X24.3 E09 who is in the middle of something is not inactive', () => {
    play(
      '',
      'options o24_chaos\ngerman A 14/8/9/8 @ 0,0 as g1\namerican A 9/6/8/8 @ 6,0 as a1\naxis has 3',
      'dice 37 17\nfire g1 on 6,0 at a1\nexpect happened nothing\nexpect said die 3\nexpect fired g1',
    );
  });
  test('X24.6.t X32.4 E10 Sharpshooters: 1-1 without modifiers at a soft unit that is spotted', () => {
    const units =
      'german I 3/2/6/1 @ 0,0 as g1\namerican I 3/2/6/1 @ 4,0 as a1\namerican I 3/2/6/1 @ 2,0 as a2\namerican I 3/2/6/1 @ 5,0 as a3';
    chosen('E10', units, 'refused X24.6.t: choose a3\nchoose a1', 'expect good a2\nexpect disrupted a1', '1');
    happens(
      'E10',
      'german I 3/2/6/1 @ 0,0 as g1\namerican I 3/2/6/1 @ 4,0 as a1',
      'expect said 1-1, die 1\nexpect disrupted a1',
      '1',
    );
    cannot('E10', TANKS, 4);
  });
  test('X0.8 E10 and E11 spare units inside a Fortification', () => {
    const eyes = 'german I 3/2/6/1 @ 0,0 as g1\nfort 20 @ 2,0\namerican I 3/2/6/1 @ 2,0 as a1 inside';
    cannot('E10', eyes, 4);
    chosen(
      'E10',
      `${eyes}\namerican I 3/2/6/1 @ 2,0 as a2\namerican I 3/2/6/1 @ 3,0 as a3`,
      'refused X24.6.t: choose a1\nchoose a2',
      'expect good a1\nexpect disrupted a2',
      '1',
    );
    const beside = 'fort 20 @ 0,0\ngerman I 3/2/6/1 @ 0,0 as g1 inside\namerican A 9/6/8/8 @ 1,0 as a1';
    cannot('E11', beside, 1);
    happens('E11', `${beside}\ngerman A 14/8/9/8 @ 0,0 as g2`, 'expect good g1\nexpect disrupted g2', '1');
  });
  test('X24.6.t E11 Short Round: a unit next to the enemy is attacked on 1-2, the enemy draws', () => {
    happens('E11', 'german A 14/8/9/8 @ 0,0 as g1\namerican A 9/6/8/8 @ 1,0 as a1', 'expect said 1-2, die 6', '5');
    cannot('E11', TANKS, 1);
  });
  const GUNS =
    'german (H) 40/32/2/0 off-board battery B1 as b1\ngerman A 14/8/9/8 @ 0,0 as g1\namerican A 9/6/8/8 @ 3,0 as a1';
  test('X24.6.t E12 Registered Target: no availability check, no accuracy die', () => {
    happens('E12', GUNS, 'expect inforce E12 axis');
    cannot('E12', TANKS, 2);
    play('', `options o24_chaos\n${GUNS}\naxis has 3`, 'refused X6.4.4f: obaFire B1 on 3,0 via g1');
    play(
      '',
      `options o24_chaos\n${GUNS}\nevent E12 axis\naxis has 3`,
      'dice 8\nobaFire B1 on 3,0 via g1\nexpect drawn 8\nexpect said bombardment\nexpect not inforce E12\nexpect fired b1',
    );
  });
  test('X24.6.t E13 Line Cut: batteries are silent until Housekeeping', () => {
    happens('E13', GUNS, 'refused X24.6.t: obaCheck B1');
    play(
      '',
      `options o24_chaos\n${GUNS}\nevent E13 axis\naxis has 3 ready B1`,
      'refused X24.6.t: obaFire B1 on 3,0 via g1',
    );
    cannot('E13', TANKS, 3);
  });
  test('X24.6.t E14 Firm Hand: the next check of the units of a hex is passed', () => {
    chosen(
      'E14',
      `${TANKS}\ngerman I 3/2/6/1 @ 0,0 as g2 disrupted`,
      'refused X24.6.t: choose 6,0\nchoose 0,0',
      'expect firm g1\nexpect firm g2\nrally g2\nexpect good g2\nexpect not firm g2\nexpect firm g1\nexpect drawn none',
    );
  });
  test('X24.6.t E15 Traffic Snarl: no road rate', () => {
    const road = 'road : 0,0 1,0 2,0 3,0 4,0 5,0';
    const truck = 'options o24_chaos\ngerman A 14/8/9/3 @ 0,0 as g1\naxis has 3';
    play(road, truck, 'expect cost g1 1,0 1/2\nexpect reaches g1 5,0');
    play(road, `event E15 axis\n${truck}`, 'expect cost g1 1,0 1\nexpect not reaches g1 5,0');
    play(road, `event E15 allied\n${truck}`, 'expect cost g1 1,0 1/2');
    happens('E15', TANKS, 'expect inforce E15 axis');
  });
  test('X24.6.t E16 Firm Going: two points more for one Move', () => {
    chosen(
      'E16',
      `${TANKS}\ngerman A 14/8/9/4 @ 0,1 as g2`,
      'choose g2',
      'expect hurried g2\nexpect not hurried g1\nexpect reaches g2 0,7\nmove g2 to 0,7\nexpect where g2 0,7\nexpect not hurried g2',
    );
    play('', 'options o24_chaos\ngerman A 14/8/9/4 @ 0,1 as g2\naxis has 2', 'expect not reaches g2 0,7');
    cannot('E16', ALONE, 1);
  });
  test('X24.6.t E17 Fresh Belts, E18 Jumpy Sentries', () => {
    happens(
      'E17',
      'german A 14/8/9/8 @ 0,0 as g1 fired\ngerman M 12/14/2/0 @ 0,1 as g2 fired',
      'expect OF g1\nexpect fired g2',
    );
    cannot('E17', TANKS, 2);
    happens(
      'E18',
      'american A 14/8/9/8 @ 0,0 as a1 OF\ngerman A 14/8/9/8 @ 8,0 as g1 OF',
      'expect fired a1\nexpect OF g1',
    );
    cannot('E18', TANKS, 3);
  });
  test('X24.6.t E19 Garbled Order: a point less for the next pool of the enemy, one at least', () => {
    happens(
      'E19',
      TANKS,
      'expect inforce E19 allied\npass\nexpect decides allied\ndice 4\nroll\nexpect pool 3\nexpect not inforce E19',
    );
    play(
      '',
      `options o24_chaos\n${TANKS}\nevent E19 allied\nevent E19 allied\nallied to roll`,
      'dice 1\nroll\nexpect pool 1\nexpect not inforce E19',
    );
  });
  test('X24.6.t E21 The Line Wavers: one of the enemy checks its morale', () => {
    happens('E21', TANKS, 'expect disrupted a1\nexpect good g1', '34');
    cannot('E21', ALONE, 1);
  });
  test('X24.6.t X28.2 E22 Prisoner Talks: a hidden mine is shown', () => {
    happens(
      'E22',
      `${TANKS}\nmine allied hidden 3,0 2-1\nmine allied hidden 4,0 3-1`,
      'expect mine 4,0 3-1\nexpect hidden allied 1',
      '2',
    );
    cannot('E22', TANKS, 2);
  });
  test('X24.6.t E23 Salvage Party: a wreck is removed', () => {
    chosen('E23', 'wreck 3,0 2\nwreck 4,0', 'choose 3,0', 'expect wrecks 3,0 1\nexpect wrecks 4,0 1');
    cannot('E23', TANKS, 3);
  });
  test('X24.6.t E24 Seize the Moment: the initiative of the next turn without a roll; the streak counts', () => {
    happens('E24', `${TANKS}\ninitiative allied 2`, 'expect inforce E24 axis');
    cannot('E24', `${TANKS}\ninitiative axis 2`, 4);
    play(
      '',
      `options o24_chaos\nturns 4\n${TANKS}\ninitiative allied 2\nevent E24 allied\npasses 2\naxis to roll`,
      'pass\nexpect turn 2\nexpect initiative allied 3\nexpect at impulse\nexpect decides allied',
    );
  });
  test('X24.3 what an event has made impossible is not done, and its points are spent', () => {
    play(
      '',
      'options o24_chaos\ngerman I 3/2/6/1 @ 0,0 as g1 disrupted\naxis has 3',
      'dice 37 16 8\nrally g1\nexpect happened E04\nexpect said can no longer be done\nexpect pool 2\nexpect good g1\nexpect inactive g1',
    );
  });
});
