import { describe, expect, test } from 'vitest';
import { english } from '#core/message.ts';
import { play, script } from './table.ts';

const TANK = 'A 14/8/9/8';

describe('X4.1 initiative', () => {
  test('X4.1a who held it subtracts the turns in a row: 4 - 2 loses to 3', () => {
    play(
      '',
      'turns 9\nturn 2\ninitiative axis 2\naxis to roll',
      'pass\npass\ndice 4 3\npass\nexpect turn 3\nexpect initiative allied 1\nexpect decides allied',
    );
  });
  test('X4.1a a tie is rolled again with the same modifiers', () => {
    play(
      '',
      'turns 9\nturn 3\ninitiative axis 3\naxis to roll',
      'pass\npass\ndice 6 3\npass\nexpect phase X31.3\ndice 6 2\nrollInitiative\nexpect initiative axis 4',
    );
  });
  test('X4.1b X31.3 turn 1 has no modifier, a winner who repeats adds a turn', () => {
    play(
      '',
      'initiative',
      'dice 2 1\nrollInitiative\nexpect initiative axis 1\npass\npass\ndice 4 2\npass\nexpect initiative axis 2\nexpect turn 2',
    );
  });
});

describe('X4.2 impulses', () => {
  test('X4.2a X31.4 the winner takes the first impulse, then they alternate', () => {
    play('', 'initiative', 'dice 1 5\nrollInitiative\nexpect decides allied\npass\nexpect decides axis');
  });
  test('X4.2b X31.5 roll or pass; after the roll one may still pass while nothing is spent', () => {
    play(
      '',
      `german ${TANK} @ 0,0 as g1..2\naxis to roll`,
      'dice 4\nrollPool\nexpect pool 4\nlegal: pass\nmove g1 1,0\nfinish\nrefused X4.2b: pass\nexpect pool 3',
    );
  });
  test('X4.2c at least one point is spent, or the side passes; what is left is lost', () => {
    play(
      '',
      `german ${TANK} @ 0,0 as g1\naxis to roll`,
      'dice 4\nrollPool\nrefused X4.2c: endImpulse\nmove g1 1,0\nendImpulse\nexpect decides allied\ndice 2\nrollPool\nexpect pool 2',
    );
  });
  test('X4.2d X31.20 one point activates one hex for one activity, each unit by itself', () => {
    play(
      '',
      `german ${TANK} @ 0,0 as g1..3\ngerman ${TANK} @ 0,3 as g4\naxis has 3`,
      'move g1 1,0\nexpect pool 2\nmove g2 0,1\nexpect pool 2\nfinish\nmove g3 1,-1\nexpect pool 1\nmove g4 0,4\nexpect decides allied',
    );
  });
  test('X31.18 a command that needs more points than are left is refused', () => {
    play(
      '',
      `german ${TANK} @ 0,0 as g1\ngerman ${TANK} @ 0,1 as g2\namerican ${TANK} @ 3,0 as a1\naxis has 1`,
      'refused X31.18: fire g1+g2 on 3,0\nlegal: fire g1 on 3,0',
    );
  });
  test('X4.2e passengers and activated units cannot be chosen', () => {
    play(
      '',
      `german C(I) 2/4/4/10 @ 0,0 as h1 fired\ngerman I 2/2/6/1 on h1 as r1\naxis has 3`,
      'refused X4.2e: move h1 1,0\nrefused X4.2e: setOF r1\nrefused X4.2e: move r1 1,0',
    );
  });
  test('X4.2f a side with nothing to activate passes by itself', () => {
    script(
      'game gamex\nboard inline\n grid radius 3\nend board\ngerman I 2/2/6/1 @ 0,0 as g1\ngerman I 2/2/6/1 @ 0,2 as g2\namerican I 2/2/6/1 @ 2,0 as a1 moved\naxis has 1\n---\nmove g1 1,0\nexpect decides axis\nexpect passes 1',
    );
  });
  test('X4.2g X29.2 three passes in a row end the phase; a point spent begins the count anew', () => {
    play('', 'turns 9\naxis to roll', 'pass\nexpect passes 1\npass\ndice 6 1\npass\nexpect turn 2');
    play(
      '',
      `turns 9\namerican ${TANK} @ 0,0 as a1\naxis to roll`,
      'pass\ndice 1\nrollPool\nmove a1 1,0\nexpect passes 0\npass\npass\nexpect turn 1\ndice 6 1\npass\nexpect turn 2',
    );
  });
  test('X4.2.2a X31.7 units of a hex move one after another, each is then Moved', () => {
    play(
      '',
      `german ${TANK} @ 0,0 as g1..2\naxis has 3`,
      'move g1 1,0 2,0\nexpect moved g1\nexpect inactive g2\nmove g2 0,1\nexpect moved g2',
    );
  });
  test('X4.2.2b X29.1 a rally is a morale check for each disrupted unit chosen', () => {
    play(
      '',
      'german I 2/2/6/1 @ 0,0 as g1..2 disrupted\nmorale german 7\naxis has 3',
      'dice 5 5\nrally g1\nexpect disrupted g1\nexpect inactive g1',
    );
  });
  test('X4.2.2c X29.16 a Spot costs a point a unit; it ends Completed, or Fired if it fires at once', () => {
    play(
      'woods 3,0',
      `german ${TANK} @ 0,0 as g1..2\namerican I 2/2/6/1 @ 3,0 as a1\naxis has 5`,
      'dice 5\nspot g1 on 3,0\nexpect completed g1\nexpect pool 4\ndice 1 6\nspot g2 on 3,0\nfireNow g2\nexpect fired g2',
    );
  });
  test('X4.2.2d X29.15 hexes fire together only where all are adjacent to each other', () => {
    play(
      '',
      `german ${TANK} @ 0,0 as g1\ngerman ${TANK} @ 1,0 as g2\ngerman ${TANK} @ 0,1 as g3\ngerman ${TANK} @ 2,0 as g4\namerican ${TANK} @ 5,-2 as a1\naxis has 6`,
      'refused X4.2.2d: fire g1+g4 on 5,-2\nrefused X4.2.2d: fire g1+g2+g4 on 5,-2\nlegal: fire g1+g2+g3 on 5,-2\ndice 6\nfire g1+g2+g3 on 5,-2\nexpect pool 3',
    );
  });
  test('X4.2.2e only units that can fire at an opportunity, or at aircraft, are marked', () => {
    play(
      '',
      `german ${TANK} @ 0,0 as g1\ngerman AA 4/10/1/0 @ 0,0 as g2\ngerman H 20/12/2/0 @ 0,0 as g3\ngerman ${TANK} @ 0,0 as g4 disrupted\naxis has 6`,
      'refused X4.2.2e: setOF g3\nrefused X4.2.2e: setOF g4\nsetOF g1+g2\nexpect OF g1+g2\nexpect pool 5',
    );
  });
  test('X4.2.2f engineers have no activities of their own yet', () => {
    play('', 'german I 1/1/6/1 engineer @ 0,0 as e1\naxis has 6', 'legal: move e1 1,0\nlegal: setOF e1');
  });
  test('X4.2.2g X31.6 overruns and close assaults cost a point for each hex they start from', () => {
    play(
      '',
      'german I 3/2/6/1 @ 0,0 as g1\ngerman I 3/2/6/1 @ 2,-1 as g2\namerican I 2/2/6/1 @ 1,0 as a1\naxis has 6',
      'dice 6\ncloseAssault g1+g2 on 1,0\nexpect pool 4\nexpect fired g1+g2',
    );
  });
  test('X4.2.2h reinforcements enter one by one where the scenario says, from their turn on', () => {
    const units = `turn 2\nzone west : -8,0 -8,1\ngerman ${TANK} waits 2 west as r1..2\ngerman ${TANK} waits 3 west as r3\n`;
    play(
      '',
      `${units}axis has 3`,
      'refused X4.2.2h: move r1 0,0\nrefused X4.2.2h: move r3 -8,0\nmove r1 -8,0 -7,0\nexpect where r1 -7,0\nexpect pool 2\nmove r2 -8,0\nexpect pool 2\nexpect moved r2',
    );
    play('', `${units}american ${TANK} @ -8,0 as a1\naxis has 3`, 'refused X3.2.5d: move r1 -8,0\nlegal: move r1 -8,1');
  });
  test('X4.2.2h X8.5b a reinforcement may enter a Block on its entry hex, for all its points, and no other Block', () => {
    play(
      '',
      `zone west : -8,0 -8,1\nblock -8,0 -7,1\ngerman ${TANK} waits 1 west as r1..2\namerican ${TANK} @ -5,0 as a1 OF\naxis has 3`,
      'refused X5.1a: move r1 -8,0 -7,0\nrefused X8.5b: move r1 -8,1 -7,1\nmove r1 -8,0\nexpect where r1 -8,0\nexpect at opFire\nexpect quota 1\ndecline\nexpect moved r1\nlegal: move r2 -8,0',
    );
  });
  test('X4.2.2h X6.3.11a into a stream at the edge foot alone come, without a check; vehicles need its bridge or ford', () => {
    play(
      'stream : -8,0 -7,0 -6,0\nstream : -8,3 -7,3\nford -8,3',
      `zone west : -8,0 -8,3\ngerman ${TANK} waits 1 west as r1\ngerman I 3/2/6/1 waits 1 west as i1\naxis has 3`,
      'refused X6.3.11a: move r1 -8,0\nlegal: move r1 -8,3\nmove i1 -8,0\nexpect down i1\nexpect moved i1',
    );
  });
});

describe('X4.3 housekeeping', () => {
  test('X4.3 X4.3a X4.3g markers go, the turn advances', () => {
    play(
      '',
      `turns 9\ngerman ${TANK} @ 0,0 as g1 moved\ngerman ${TANK} @ 0,1 as g2 fired\namerican ${TANK} @ 0,7 as a1 completed\naxis to roll`,
      'pass\npass\ndice 6 1\npass\nexpect inactive g1+g2+a1\nexpect turn 2',
    );
  });
  test('X4.3b X31.14 the owner keeps or drops Opportunity Fire markers, the holder of the initiative first', () => {
    play(
      '',
      `turns 9\ninitiative allied 1\ngerman ${TANK} @ 0,0 as g1..2 OF\namerican ${TANK} @ 0,7 as a1 OF\naxis to roll`,
      'pass\npass\npass\nexpect decides allied\nkeepOF none\nexpect said markers taken off: a1 (X4.3b)\nexpect decides axis\nrefused X4.3b: keepOF a1\ndice 6 1\nkeepOF g1\nexpect OF g1\nexpect inactive g2+a1',
    );
  });
  test('X4.3c X4.3d X4.3e engineers, seas and options have nothing to keep house for yet', () => {
    play(
      '',
      'turns 9\nmine 0,0 2-1\nblock 0,1\naxis to roll',
      'pass\npass\ndice 6 1\npass\nexpect mine 0,0\nexpect block 0,1',
    );
  });
  test('X4.3f X6.3.8h a Spotted marker goes where no enemy sees the hex any more', () => {
    play(
      'woods 3,0 6,0\nlevel 2 4,0 4,-1 4,1 5,-1 5,0',
      `turns 9\nspotted 3,0 6,0\ngerman ${TANK} @ 0,0 as g1\namerican I 2/2/6/1 @ 3,0 as a1\namerican I 2/2/6/1 @ 6,0 as a2\naxis to roll`,
      'pass\npass\ndice 6 1\npass\nexpect spotted 3,0\nexpect not spotted 6,0',
    );
  });
});

describe('X4.4 victory', () => {
  test('X4.4a sudden death ends the game at a check; after the last turn the higher level wins by the difference', () => {
    play(
      '',
      `turns 9\nvictory axis decisive kills 1 sudden\namerican ${TANK} lost as a1\naxis to roll`,
      'pass\npass\npass\nexpect winner axis',
    );
    const { state } = play(
      '',
      `turns 1\nvictory axis tactical kills 1\nvictory allied marginal losses most 5\namerican ${TANK} lost as a1\naxis to roll`,
      'expect level axis tactical\nexpect level allied marginal\npass\npass\npass\nexpect winner axis',
    );
    expect(state.outcome).toMatchObject({ level: 'marginal', rule: 'X4.4a', by: 'rule' });
    if (!state.outcome) throw new Error('not over');
    expect(english(state.outcome.because)).toContain('a marginal victory: tactical less marginal');
  });
  test('X4.4c a ratio is reached at the number; to nobody it is more than any, nobody to nobody is none', () => {
    const lost = (axis: number, allied: number) =>
      `turns 9\nvictory axis marginal ratio kills : losses 3/2\n${axis ? `german ${TANK} lost as g1..${axis}\n` : ''}${
        allied ? `american ${TANK} lost as a1..${allied}\n` : ''
      }axis to roll`;
    play('', lost(4, 6), 'expect level axis marginal');
    play('', lost(4, 5), 'expect level axis none');
    play('', lost(0, 1), 'expect level axis marginal');
    play('', lost(0, 0), 'expect level axis none');
    const below = (axis: number) =>
      `victory axis marginal ratio losses : kills below 3/2\nvictory axis tactical turn most 2 and kills 2\ngerman ${TANK} lost as g1..${axis}\namerican ${TANK} lost as a1..2\n`;
    play('', `${below(2)}turn 3\naxis to roll`, 'expect level axis marginal');
    play('', `${below(3)}turn 3\naxis to roll`, 'expect level axis none');
    play('', `${below(3)}turn 2\naxis to roll`, 'expect level axis tactical');
  });
  test('X4.4d a lane is open when neither it nor its neighbours are in the enemy’s fire', () => {
    const lane = 'zone west : 0,-2 0,-1 0,0 0,1\nzone east : 6,-2 6,-1 6,0\nvictory axis marginal lane west east\n';
    const gun = (place: string) => `${lane}american A 14/2/9/8 @ ${place}\naxis to roll`;
    play('', `${lane}axis to roll`, 'expect level axis marginal');
    play('', gun('3,0 as a1'), 'expect level axis none');
    play('', gun('3,0 as a1 disrupted'), 'expect level axis marginal');
    play('', `${lane}american C 0/0/1/12 @ 3,0 as t1\naxis to roll`, 'expect level axis marginal');
  });
  test('X4.4e who wins otherwise has the level while the enemy has none', () => {
    const goals = 'turns 1\nvictory axis tactical kills 2\nvictory allied tactical otherwise\n';
    play('', `${goals}american ${TANK} lost as a1\naxis to roll`, 'pass\npass\npass\nexpect winner allied');
    play('', `${goals}american ${TANK} lost as a1..2\naxis to roll`, 'pass\npass\npass\nexpect winner axis');
  });
  test('X4.4f where combat units are counted, trucks are not', () => {
    const lost = `victory axis marginal kills 2\namerican ${TANK} lost as a1\namerican C 0/0/1/12 lost as t1\naxis to roll`;
    play('', lost, 'expect level axis marginal');
    play('', `counts combat\n${lost}`, 'expect level axis none');
  });
  test('X4.4a several conditions must all be met; those of the enemy count for him', () => {
    const goals = `zone wood : 2,0 3,0\nvictory axis marginal enemy units wood most 1 and kills 1\n`;
    const two = `american ${TANK} @ 2,0 as a1\namerican ${TANK} @ 3,0 as a2\n`;
    play('', `${goals}american ${TANK} lost as a3\n${two}axis to roll`, 'expect level axis none');
    play(
      '',
      `${goals}american ${TANK} lost as a3\namerican ${TANK} @ 3,0 as a2\naxis to roll`,
      'expect level axis marginal',
    );
    play('', `${goals}american ${TANK} @ 3,0 as a2\naxis to roll`, 'expect level axis none');
  });
  test('X4.4 X4.4f units in a zone are counted with their passengers', () => {
    const goals =
      'zone east : 1,0 2,0\nvictory axis marginal units east 2\nvictory axis tactical units east 3\nvictory axis decisive units east 4\n';
    const units =
      'german C 0/0/1/12 @ 1,0 as t1\ngerman I 3/2/6/1 on t1 as i1\ngerman C(I) 2/4/4/10 @ 0,0 as h1\ngerman I 3/2/6/1 on h1 as i2\n';
    play('', `${goals}${units}axis has 6`, 'expect level axis marginal\nmove h1 1,0 2,0\nexpect level axis decisive');
    play(
      '',
      `${goals}counts combat\n${units}axis has 6`,
      'expect level axis none\nmove h1 1,0 2,0\nexpect level axis tactical',
    );
  });
  test('X4.4b a hex belongs to whom last entered it with a combat unit; trucks never control', () => {
    play(
      'town 2,0 3,0\nplace town Adski : 2,0 3,0',
      `victory axis marginal control Adski 2\ngerman ${TANK} @ 1,0 as g1 disrupted\ngerman C 0/0/1/12 @ 1,0 as t1\naxis has 6`,
      'move t1 2,0\nexpect control 2,0 nobody\nmove g1 2,0 3,0\nexpect control 2,0 axis\nexpect level axis marginal',
    );
    play(
      'town 2,0 3,0\nplace town Adski : 2,0 3,0',
      'victory axis marginal control Adski 1\ngerman C 0/0/1/12 @ 1,0 as t1\ngerman I 3/2/6/1 on t1 as i1\naxis has 6',
      'move t1 2,0 unload\nexpect control 2,0 axis',
    );
  });
  test('X4.4b a hex whose controller is written is followed; of any other it is said who stands there', () => {
    const units = `german ${TANK} @ 1,0 as g1\ngerman C 0/0/1/12 @ 0,1 as t1\namerican ${TANK} @ 4,0 as a1\naxis has 6`;
    play('', `control allied 2,0\n${units}`, 'expect control 2,0 allied\nmove g1 2,0 3,0\nexpect control 2,0 axis');
    play(
      '',
      units,
      'expect control 1,0 axis\nexpect control 0,1 nobody\nmove g1 2,0 3,0\nexpect control 3,0 axis\nexpect control 2,0 nobody',
    );
  });
});

describe('X4.4b overruns and control', () => {
  const units = `zone ford : 2,0\nvictory axis marginal control ford 1\ngerman ${TANK} @ 1,0 as g1\ngerman ${TANK} @ 1,0 as g2\n`;
  test('X4.4b an overrun that leaves defenders in place does not take their hex', () => {
    play(
      '',
      `${units}american I 3/2/6/1 @ 2,0 as a1..2\naxis has 6`,
      'dice 6\noverrun g1 on 2,0\nmove g1 2,0 3,0\nexpect alive a1\nexpect control 2,0 allied',
    );
    // Trucks hold nothing: whoever drives through them has been there last.
    play(
      '',
      `${units}american C 0/0/20/12 @ 2,0 as a1\naxis has 6`,
      'dice 6\noverrun g1 on 2,0\nmove g1 2,0 3,0\nexpect alive a1\nexpect control 2,0 axis',
    );
  });
  test('X4.4b an overrun that clears the hex takes it, with combat stress too', () => {
    for (const option of ['', 'options o12_stress\n', 'options o14_bailOut\n'])
      play(
        '',
        `${option}${units}american I 3/2/6/1 @ 2,0 as a1\namerican C 0/0/1/12 @ 2,0 as t1\naxis has 6`,
        'dice 1\noverrun g1+g2 on 2,0\nmove g1 2,0 3,0\nmove g2 2,0 3,0\nexpect lost a1+t1\nexpect control 2,0 axis\nexpect level axis marginal',
      );
  });
});

describe('X31 order of play', () => {
  test('X31.1 every decision names one side; what is refused cites a rule', () => {
    play('', 'axis to roll', 'refused X31.4: allied: rollPool\nrefused X31.4: fire spareX on 0,0 at spareA');
  });
  test('X31.2 X31.21 setting up: zones, stacking, and done only when all are placed', () => {
    play(
      'lake 1,1',
      `zone west : 0,0 0,1 1,1\nsetup axis\ngerman ${TANK} unset west as g1..2\naxis sets up`,
      'refused X31.2: place g1 3,0\nrefused X5.1h: place g1 1,1\nrefused X31.21: done\nplace g1 0,0\nplace g2 0,0\nplace g2 0,1\ndice 6 1\ndone\nexpect where g2 0,1\nexpect decides axis',
    );
  });
  test('X31.21 X5.1h X6.3.11a foot and cavalry are set up in a stream, Down; wheels and guns are not', () => {
    const river = 'stream : 1,-1 1,0 1,1 1,2\nbridge 1,1\nroad : 0,1 1,1 2,1';
    const units = `zone west : 0,0 1,0 1,1\nsetup axis\ngerman I 3/2/6/1 unset west as i1..2\ngerman I 3/2/6/3 cavalry unset west as c1\ngerman ${TANK} unset west as g1\ngerman A 9/8/2/0 gun unset west as k1\naxis sets up`;
    play(
      river,
      units,
      'refused X5.1h: place g1 1,0\nrefused X5.1h: place k1 1,0\nplace i1 1,0\nexpect down i1\nplace c1 1,0\nexpect down c1\nplace c1 0,0\nexpect not down c1\nplace g1 1,1\nplace i2 1,1\nexpect not down i2\nexpect not down g1\nplace k1 0,0\ndice 6 1\ndone\nexpect down i1\nexpect decides axis',
    );
    // Automatic placement avoids the water.
    play(river, units, 'placeRest\nexpect not down i1\nexpect not down c1');
    play(
      river,
      'zone west : 1,0\nsetup axis\ngerman I 3/2/6/1 unset west as i1\naxis sets up',
      'refused X31.21: done\nplaceRest\nexpect down i1',
    );
  });
  test('X27.2 X5.1b a stream through a swamp is closed to cavalry, in play and in set-up; foot wades', () => {
    const marsh = 'swamp 1,0 1,1\nstream : 1,-1 1,0 1,1';
    const riders = 'german I 3/2/6/3 cavalry';
    play(
      marsh,
      `${riders} @ 0,0 as c1\n${riders} @ 1,-1 as c2 down\ngerman I 3/2/6/1 @ 0,0 as i1\naxis has 3`,
      'refused X5.1b: move c1 1,0\nrefused X5.1b: move c2 1,0\nmove i1 1,0',
    );
    play(marsh, `zone west : 1,0\nsetup axis\n${riders} unset west as c1\naxis sets up`, 'refused X5.1h: place c1 1,0');
  });

  test('X31.21 X6.3.11f a ford or road through a swamp bears vehicles, in play, set-up and positions', () => {
    const marsh = 'swamp 1,0 1,1\nstream : 1,-1 1,0 1,1\nford 1,0';
    play(
      marsh,
      `zone west : 0,0 1,0 1,1\nsetup axis\ngerman ${TANK} unset west as g1\naxis sets up`,
      'refused X5.1h: place g1 1,1\nplace g1 1,0\nexpect where g1 1,0',
    );
    play(marsh, `german ${TANK} @ 0,0 as g1\ngerman ${TANK} @ 1,0 as g2\naxis has 3`, 'legal: move g1 1,0');
    expect(() => play(marsh, `german ${TANK} @ 1,1 as g2\naxis has 3`, '')).toThrow(/cannot stand in a swamp/);
  });
  test('X31.19 nothing rolled, shown or answered is undone', () => {
    const { game, events } = play(
      '',
      `german ${TANK} @ 0,0 as g1\namerican ${TANK} @ 4,0 as a1\naxis has 6`,
      'dice 6\nfire g1 on 4,0',
    );
    expect(events.some((event) => game.reveals(event))).toBe(true);
    const moved = play('', `german ${TANK} @ 0,0 as g1\naxis has 6`, 'move g1 1,0');
    expect(moved.events.some((event) => moved.game.reveals(event))).toBe(false);
    const mined = play('', `mine allied hidden 3,3 2-1\ngerman ${TANK} @ 0,0 as g1\naxis has 6`, 'move g1 1,0');
    expect(mined.events.some((event) => mined.game.reveals(event))).toBe(true);
  });
});
