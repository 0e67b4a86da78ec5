import { describe, expect, test } from 'vitest';
import { aaResult } from '#games/gamex/tables.ts';
import { odds } from './odds.ts';
import { play } from './table.ts';

const TANK = 'A 14/8/9/8';
const FOOT = 'I 2/2/6/1';

describe('X6.4.2 opportunity fire', () => {
  test('X6.4.2a X29.8 a marker and an A or I weapon; guns never fire at an opportunity', () => {
    play(
      '',
      `german ${TANK} @ 0,0 as g1\namerican ${TANK} @ 4,0 as a1\namerican H 20/12/2/0 @ 4,0 as a2 completed\naxis has 6`,
      'move g1 1,0\nexpect decides axis',
    );
    play(
      '',
      `german ${TANK} @ 0,0 as g1\namerican ${TANK} @ 4,0 as a1 OF\namerican ${TANK} @ 4,0 as a2\naxis has 6`,
      'move g1 1,0\nexpect decides allied\nexpect at opFire\nrefused X6.4.2a: opFire a2\nlegal: opFire a1',
    );
  });
  test('X6.4.2b X31.8 X31.9 X29.7 every hex entered opens a window, loading and firing do not', () => {
    play(
      '',
      `german C(I) 2/4/4/10 @ 0,0 as h1\ngerman ${FOOT} @ 0,0 as r1\namerican ${TANK} @ 4,0 as a1 OF\naxis has 6`,
      'move h1 load r1\nexpect decides axis\nexpect moved h1',
    );
    play(
      '',
      `german ${TANK} @ 0,0 as g1\namerican ${TANK} @ 4,0 as a1 OF\naxis has 6`,
      'move g1 0,1 0,2 0,3\nexpect at opFire\ndecline\nexpect where g1 0,2\ndecline\ndecline\nexpect where g1 0,3\nexpect moved g1\nexpect OF a1',
    );
  });
  test('X28.6 a window is offered only where somebody can fire by what all know', () => {
    play(
      'woods 2,0 2,-1 1,1',
      `german ${TANK} @ -1,0 as g1\namerican ${TANK} @ 4,0 as a1 OF\namerican I 9/8/6/1 @ -1,3 as a2 OF\naxis has 6`,
      'move g1 0,0\nexpect decides axis',
    );
  });
  test('X6.4.2c only the moving unit with its passenger is the target, also in a town', () => {
    play(
      'town 1,0',
      `german ${FOOT} @ 1,0 as b1\ngerman C(I) 2/4/4/10 @ 0,0 as h1\ngerman ${FOOT} on h1 as r1\namerican ${TANK} @ 4,0 as a1 OF\naxis has 6`,
      'move h1 1,0\ndice 3\nopFire a1\nexpect column 4-1\nexpect lost h1+r1\nexpect good b1',
    );
  });
  test('X6.4.2d three MP for a slope let three fire, half a point on a road one', () => {
    const guns = `american ${TANK} @ 4,0 as a1..4 OF`;
    play(
      'level 1 1,0',
      `german A 14/8/40/8 @ 0,0 as g1\n${guns}\naxis has 6`,
      'move g1 1,0 ...\nexpect quota 3\nrefused X6.4.2d: opFire a1+a2+a3+a4\ndice 6\nopFire a1+a2\nexpect quota 1\nrefused X6.4.2d: opFire a3+a4\ndice 6\nopFire a3\nexpect decides axis\ngo 0,1\nexpect at opFire\nlegal: opFire a4',
    );
    play('road : 0,0 1,0', `german A 14/8/40/8 @ 0,0 as g1\n${guns}\naxis has 6`, 'move g1 1,0\nexpect quota 1');
    play('level 1 1,0', `german C 0/0/9/3 truck @ 0,0 as t1\n${guns}\naxis has 6`, 'move t1 1,0\nexpect quota 3');
  });
  test('X6.4.2e X6.4.2f one attack at a time; a target that is disrupted stops, may be fired at again, the move goes on else', () => {
    const units = `german A 14/8/14/8 @ 0,0 as g1\namerican ${TANK} @ 4,0 as a1..3 OF\naxis has 6`;
    play(
      'level 1 1,0',
      units,
      'move g1 1,0 1,1\ndice 4\nopFire a1\nexpect column 1-1\nexpect result g1 -\nexpect fired a1\ndecline\nexpect at walk\ngo on\nexpect where g1 1,1',
    );
    play(
      'level 1 1,0',
      units,
      'move g1 1,0 2,0\ndice 3\nopFire a1\nexpect disrupted g1\nexpect at opFire\nexpect quota 2\ndice 1\nopFire a2\nexpect lost g1\nexpect decides axis',
    );
    play('level 1 1,0', units, 'move g1 1,0 2,0\ndice 3\nopFire a1\ndecline\nexpect where g1 1,0\nexpect moved g1');
  });
  test('X6.4.2g a disrupted unit exchanges the marker for Completed', () => {
    play(
      '',
      `german ${TANK} @ 0,0 as g1\namerican A 9/6/14/8 @ 3,0 as a1 OF\naxis has 6`,
      'dice 4\nfire g1 on 3,0\nexpect disrupted a1\nexpect completed a1',
    );
  });
  test('X6.4.2 interrupted in mid-path the game is saved, loaded and goes on', () => {
    const half = play(
      '',
      `german A 14/8/14/8 @ 0,0 as g1\namerican ${TANK} @ 4,0 as a1 OF\naxis has 6`,
      'move g1 0,1 0,2 0,3',
    );
    const loaded = JSON.parse(JSON.stringify(half.state)) as typeof half.state;
    expect(half.game.prompt(loaded)).toMatchObject({ side: 'allied', at: 'opFire', phase: 'X31.9' });
    const { state } = half.game.play(loaded, 'allied', { do: 'decline' }, { roll: () => 1 });
    expect(state.units.find((unit) => unit.id === 'g1')?.at).toBe(half.game.world.board.byName.get('0,2'));
  });
});

describe('X6.4.3 indirect fire', () => {
  const units = `german M 10/17/2/0 @ 0,0 as m1\ngerman M 10/17/2/0 @ 0,4 as m2\ngerman ${FOOT} @ 3,0 as eye\namerican I 2/2/5/1 @ 5,0 as s1..3\n`;
  test('X6.4.3a X6.4.3b X29.30 without a line of one’s own, by a sighting unit that is then Completed', () => {
    play(
      'woods 2,0 1,0 2,1 1,2',
      `${units}german C 0/0/1/12 @ 4,0 as t1\ngerman ${TANK} @ 4,-1 as g1 moved\naxis has 6`,
      'refused X6.4.3b: fire m1 on 5,0 via m1\nrefused X6.4.3b: fire m1 on 5,0 via t1\nrefused X6.4.3b: fire m1 on 5,0 via g1\nrefused X6.4.3a: fire eye on 5,0 via m2\ndice 6 6 6\nfire m1 on 5,0 via eye\nexpect fired m1\nexpect completed eye\nexpect pool 5',
    );
  });
  test('X30.15 an Opportunity Fire unit may sight and loses its marker', () => {
    play(
      '',
      `german M 10/17/2/0 @ 0,0 as m1\ngerman ${FOOT} @ 3,0 as eye OF\namerican ${FOOT} @ 5,0 as s1\naxis has 6`,
      'dice 6\nfire m1 on 5,0 via eye\nexpect completed eye',
    );
  });
  test('X6.4.3c X6.4.3d two mortars on three units: 6 2/3 to 5 each, a die each', () => {
    play(
      '',
      `${units}axis has 6`,
      'expect af indirect m1+m2 on 5,0 6 2/3\nexpect column indirect m1+m2 on 5,0 at s1 1-1\ndice 1 3 4\nfire m1+m2 on 5,0 via eye\nexpect result s1 DD\nexpect result s2 D\nexpect result s3 -\nexpect pool 4',
    );
  });
  test('X30.11 a carrier with its passenger is one of the units that share the fire', () => {
    play(
      '',
      `german M 10/17/2/0 @ 0,0 as m1\ngerman ${FOOT} @ 3,0 as eye\namerican C(I) 2/4/4/10 @ 5,0 as h1\namerican ${FOOT} on h1 as r1\namerican ${FOOT} @ 5,0 as s2\naxis has 6`,
      'expect af indirect m1 on 5,0 2 1/2',
    );
  });
  test('X6.4.3e the minimum range is a quarter, halves up; mortars have none', () => {
    const near = (range: number, far: number, wanted: string) =>
      play(
        '',
        `german (H) 20/${range}/2/0 @ 0,0 as h1\ngerman ${FOOT} @ ${far - 1},0 as eye\namerican ${FOOT} @ ${far},0 as a1\naxis has 6`,
        `${wanted}: fire h1 on ${far},0 via eye`,
      );
    near(10, 2, 'refused X6.4.3e');
    near(10, 3, 'legal');
    near(12, 2, 'refused X6.4.3e');
    near(12, 3, 'legal');
    near(9, 2, 'legal');
    near(35, 8, 'refused X6.4.3e');
    play(
      '',
      `german M 10/17/2/0 @ 0,0 as m1\ngerman ${FOOT} @ 1,0 as eye\namerican ${FOOT} @ 2,0 as a1\naxis has 6`,
      'legal: fire m1 on 2,0 via eye',
    );
  });
  test('X6.4.3f neither reverse slope nor hills nor streams matter', () => {
    odds(
      '',
      `german M 10/17/2/0 @ 0,0 as m1\namerican ${FOOT} @ 3,0 as a1 up`,
      'indirect m1 on 3,0',
      { af: '10', drm: { a1: 0 } },
      'stream : 3,-1 3,0 3,1',
    );
  });
});

describe('X6.4.4 off-board artillery', () => {
  const units = `morale german 8\ngerman (H) 40/32/2/0 off-board battery B1 as b1\ngerman ${FOOT} @ 3,0 as eye\ngerman M 10/17/2/0 @ 0,0 as m1\namerican ${FOOT} @ 5,0 as a1\namerican ${FOOT} @ 6,0 as a2\n`;
  test('X6.4.4a X6.4.4f X29.18 X31.13 a check of two dice for a point; failed, it may be tried again', () => {
    play(
      '',
      `${units}axis has 6`,
      'dice 5 4\nobaCheck B1\nexpect not ready B1\nexpect pool 5\nrefused X6.4.4f: obaFire B1 on 5,0 via eye\ndice 4 4\nobaCheck B1\nexpect ready B1\ndice 1 6\nobaFire B1 on 5,0 via eye\nexpect fired b1\nexpect completed eye\nrefused X6.4.4a: obaCheck B1',
    );
  });
  test('X6.4.4b X6.4.4d a sighting unit and a spotted hex; batteries combine with guns on the board', () => {
    play(
      '',
      `${units}axis has 6`,
      'dice 4 4\nobaCheck B1\ndice 2 5\nobaFire B1 on 5,0 via eye with m1\nexpect said 50 to 6\nexpect fired m1\nexpect pool 4',
    );
    play(
      '',
      `${units}axis has 6`,
      'dice 4 4\nobaCheck B1\ndice 6 3\nobaFire B1 on 5,0 via eye with m1\nexpect said no attack\nexpect result a1 D',
    );
    play('woods 5,0', `${units}axis has 6`, 'dice 4 4\nobaCheck B1\nrefused X6.3.8a: obaFire B1 on 5,0 via eye');
  });
  test('X6.4.4c X6.4.4d accuracy and scatter; extra points help', () => {
    play(
      '',
      `${units}axis has 6`,
      'dice 4 4\nobaCheck B1\ndice 4 6\nobaFire B1 on 5,0 via eye extra 2\nexpect said on target\nexpect pool 3',
    );
    play(
      '',
      `${units}axis has 6`,
      'dice 4 4\nobaCheck B1\ndice 6 1 1\nobaFire B1 on 5,0 via eye extra 1\nexpect said it falls in 6,0\nexpect lost a2',
    );
    play(
      '',
      `${units}axis has 6`,
      'dice 4 4\nobaCheck B1\ndice 6\nobaFire B1 on 5,0 via eye\nexpect said no attack\nexpect good a1',
    );
    play(
      '',
      `${units}german ${FOOT} @ 4,0 as own\naxis has 6`,
      'dice 4 4\nobaCheck B1\ndice 3 4 1\nobaFire B1 on 5,0 via eye\nexpect lost own',
    );
  });
  test('X7.2a a disrupted battery neither checks nor fires; it rallies for a point, without modifiers', () => {
    const shaken = `morale german 8\ngerman (H) 40/32/2/0 off-board battery B1 as b1..2 disrupted\ngerman (H) 40/32/2/0 off-board battery B2 as b3 disrupted\ngerman ${FOOT} @ 3,0 as eye\namerican ${FOOT} @ 5,0 as a1\n`;
    play(
      '',
      `${shaken}axis has 6`,
      'refused X7.2a: obaCheck B1\nrefused X7.2a: obaFire B1 on 5,0 via eye\nrefused X4.2.2b: rally b1+b3\ndice 4 4 4 5\nrally b1+b2\nexpect pool 5\nexpect good b1\nexpect completed b1\nexpect disrupted b2\nrefused X7.3a: rally b1\ndice 2 2\nrally b2\nexpect pool 4\nexpect good b2\nrefused X6.4.4a: obaCheck B1',
    );
    // Guns of the battery in good order fire, the disrupted ones do not.
    play(
      '',
      `morale german 8\ngerman (H) 40/32/2/0 off-board battery B1 as b1 disrupted\ngerman (H) 24/32/2/0 off-board battery B1 as b2\ngerman ${FOOT} @ 3,0 as eye\namerican ${FOOT} @ 5,0 as a1\naxis has 6`,
      'dice 4 4\nobaCheck B1\ndice 1 6\nobaFire B1 on 5,0 via eye\nexpect said 24 to 6\nexpect fired b2\nexpect inactive b1',
    );
    // With nothing else to do the rally keeps the side from an automatic pass (X4.2f); in command without a roll is for units on the map.
    play(
      '',
      `option o22_command\nmorale german 8\ngerman (H) 40/32/2/0 off-board as b1 disrupted\ngerman ${FOOT} @ 3,0 as eye moved cp\naxis has 6`,
      'dice 5 4\nrally b1\nexpect disrupted b1\nexpect pool 5\ndice 4 4\nrally b1\nexpect good b1',
    );
  });
  test('X6.4.4e counter-battery: half strength on batteries that have been heard', () => {
    const guns = `morale american 8\namerican (H) 20/32/2/0 off-board battery R1 as r1..2\n`;
    play('', `${units}${guns}allied has 6`, 'dice 4 4\nobaCheck R1\nrefused X6.4.4e: counterBattery R1 on B1');
    play(
      '',
      `${units}${guns}heard B1\namerican aircraft I4 off-board as p1\nallied has 6`,
      'dice 4 4\nobaCheck R1\ndice 5\ncounterBattery R1 on B1\nexpect said 20 to 2\nexpect lost b1\nexpect fired r1+r2',
    );
    play(
      '',
      `${units}${guns}heard B1\namerican aircraft I4 off-board as p1\nallied has 6`,
      'dice 4 4\nobaCheck R1\ndice 6\ncounterBattery R1 on B1 with p1\nexpect said 40 to 2\nexpect where p1 gone\nexpect pool 4',
    );
  });
});

describe('X6.4.5 overrun', () => {
  test('X6.4.5a X26.4 armored vehicles, not artillery; halftracks over soft units only', () => {
    play(
      '',
      `german ${TANK} @ 0,0 as g1\ngerman (H) 20/16/6/8 @ 0,0 as p1\ngerman C(I) 2/4/4/10 @ 0,0 as h1\ngerman C 0/0/1/12 @ 0,0 as t1\namerican ${FOOT} @ 2,0 as a1\namerican ${TANK} @ 0,3 as a2\naxis has 6`,
      'refused X6.4.5a: overrun p1 on 2,0\nrefused X6.4.5a: overrun t1 on 2,0\nlegal: overrun h1 on 2,0\nrefused X6.4.5a: overrun h1 on 0,3\nlegal: overrun g1 on 0,3',
    );
  });
  test('X6.4.5b open ground without Block, Wreck, Mine or Fortification', () => {
    for (const board of ['woods 2,0', 'town 2,0', 'level 1 2,0', 'swamp 2,0'])
      play(
        board,
        `german ${TANK} @ 0,0 as g1\namerican ${FOOT} @ 2,0 as a1\naxis has 6`,
        'refused X6.4.5b: overrun g1 on 2,0',
      );
    for (const mark of ['block 2,0', 'wreck 2,0 1', 'mine 2,0 2-1'])
      play(
        '',
        `${mark}\ngerman ${TANK} @ 0,0 as g1\namerican ${FOOT} @ 2,0 as a1\naxis has 6`,
        'refused X6.4.5b: overrun g1 on 2,0',
      );
    for (const board of ['', 'level 2 2,0', 'beach 2,0'])
      play(board, `german ${TANK} @ 0,0 as g1\namerican ${FOOT} @ 2,0 as a1\naxis has 6`, 'legal: overrun g1 on 2,0');
    play(
      '',
      `ip 2,0\ngerman ${TANK} @ 1,0 as g1\namerican ${FOOT} @ 2,0 as a1\naxis has 6`,
      'expect drm overrun g1 on 2,0 a1 0',
    );
  });
  test('X6.4.5b a hidden mine is shown at once; the overrun is off and the point serves for a Move', () => {
    play(
      '',
      `mine allied hidden 2,0 2-1\ngerman ${TANK} @ 0,0 as g1\namerican ${FOOT} @ 2,0 as a1\naxis has 6`,
      'overrun g1 on 2,0\nexpect mine 2,0\nexpect pool 5\nmove g1 1,0\nexpect pool 5\nexpect moved g1',
    );
  });
  test('X6.4.5c a move broken off by fire may go on through the hex, never into it alone', () => {
    const { game, state } = play(
      '',
      `german ${TANK} @ -1,0 as g1\namerican ${FOOT} @ 2,0 as a1\namerican A 4/9/3/0 gun @ 1,3 as at OF\naxis has 6`,
      'overrun g1 on 2,0\nmove g1 0,0 1,0 2,0 3,0\ndecline\ndice 6\nopFire at\nexpect at walk\nrefused X6.4.5c: go 2,0\nlegal: go 2,0 3,0',
    );
    const target = game.world.board.grid.byName.get('2,0');
    const ways = [...game.legal(state)].flatMap((command) => (command.do === 'go' ? [command] : []));
    expect(ways.some(({ acts }) => acts.length === 2)).toBe(true);
    for (const command of ways) {
      expect([command, game.check(state, 'axis', command)]).toEqual([command, undefined]);
      const last = command.acts.at(-1);
      expect(last && 'to' in last ? last.to : undefined).not.toBe(target);
    }
  });
  test('X6.4.5c X6.4.5p through the hex and out on another side, with the points for it', () => {
    const units = `german ${TANK} @ 0,0 as g1\namerican ${FOOT} @ 2,0 as a1\naxis has 6`;
    play(
      '',
      units,
      'overrun g1 on 2,0\nrefused X6.4.5c: move g1 1,0\nrefused X6.4.5c: move g1 1,0 2,0\nrefused X6.4.5c: move g1 1,0 2,0 1,0\nrefused X6.4.5c: move g1 1,0 2,0 3,0 4,0\ndice 6\nmove g1 1,0 2,0 3,0\nexpect where g1 3,0\nexpect fired g1',
    );
    play(
      '',
      `german A 14/8/9/2 @ 0,0 as g1\namerican ${FOOT} @ 2,0 as a1\naxis has 6`,
      'refused X6.4.5c: overrun g1 on 2,0',
    );
    play(
      'road : 0,0 1,0 2,0 3,0',
      `german A 14/8/9/2 @ 0,0 as g1\namerican ${FOOT} @ 2,0 as a1\naxis has 6`,
      'refused X6.4.5c: overrun g1 on 2,0',
    );
  });
  test('X6.4.5c X8.4i a step that ends the move, past a held Fortification, leads to no overrun', () => {
    const units = `german A 14/8/9/3 @ 0,0 as g1\namerican ${FOOT} @ 2,0 as a1\naxis has 6`;
    play('', units, 'legal: overrun g1 on 2,0');
    play(
      '',
      `fort 20 @ 1,0\namerican ${FOOT} @ 1,0 inside as a2\n${units}`,
      'legal: move g1 1,0\nrefused X6.4.5c: overrun g1 on 2,0',
    );
  });
  test('X6.4.5d X30.12 opportunity fire on the way but not in the target hex; who is stopped drops out', () => {
    play(
      '',
      `german A 14/8/14/8 @ 0,0 as g1\namerican ${FOOT} @ 2,0 as a1\namerican ${TANK} @ 5,0 as a2 OF\naxis has 6`,
      'overrun g1 on 2,0\nmove g1 1,0 2,0 3,0\nexpect at opFire\nexpect where g1 1,0\ndecline\nexpect where g1 3,0\nexpect at opFire\ndice 3\nopFire a2\nexpect disrupted g1\nexpect moved g1\nexpect good a1',
    );
  });
  test('X6.4.5e three tanks over a disrupted tank and a rifle: 27 to 16, one column up', () => {
    play(
      '',
      'german A 9/8/9/8 @ 1,0 as g1..3\namerican A 9/6/8/8 @ 2,0 as a1 disrupted\namerican I 2/2/8/1 @ 2,0 as a2\naxis has 6',
      'expect column overrun g1+g2+g3 on 2,0 2-1\nexpect drm overrun g1+g2+g3 on 2,0 a1 -3\noverrun g1+g2+g3 on 2,0\nmove g1 2,0 3,0\nmove g2 2,0 3,0\ndice 5\nmove g3 2,0 3,-1\nexpect lost a1\nexpect disrupted a2\nexpect fired g1+g2+g3',
    );
    odds(
      '',
      'german A 12/6/3/8 @ 1,0 as g1\ngerman C(I) 2/4/4/10 @ 1,0 as g2\npolish I 2/2/6/1 @ 2,0 as a1..2',
      'overrun g1+g2 on 2,0',
      { af: '14', df: '12', column: '2-1', drm: { a1: -2 } },
    );
    odds('', 'german A 3/6/3/8 @ 1,0 as g1\npolish I 2/2/12/1 @ 2,0 as a1', 'overrun g1 on 2,0', { column: '1-3' });
  });
  test('X6.4.5f no overrun out of a mine hex, and none through one', () => {
    play(
      '',
      `mine 0,0 2-1\ngerman ${TANK} @ 0,0 as g1\namerican ${FOOT} @ 2,0 as a1\naxis has 6`,
      'refused X6.4.5f: overrun g1 on 2,0',
    );
  });
});

describe('X6.4.6 close assault', () => {
  test('X6.4.6a X6.4.6c X6.4.6d infantry against any type, printed strength, -2', () => {
    play(
      '',
      `german I 8/2/6/1 @ 0,0 as g1\ngerman ${TANK} @ 0,0 as g2\namerican ${TANK} @ 1,0 as a1\naxis has 6`,
      'refused X6.4.6a: closeAssault g2 on 1,0\nexpect af assault g1 on 1,0 8\nexpect drm assault g1 on 1,0 a1 -2\ndice 2\ncloseAssault g1 on 1,0\nexpect column 1-2\nexpect result a1 DD\nexpect fired g1',
    );
    odds(
      '',
      `german ${FOOT} @ 0,0 as g1\namerican ${FOOT} @ 1,0 as a1 disrupted`,
      'assault g1 on 1,0',
      { drm: { a1: -2 } },
      'woods 1,0',
    );
  });
  test('X6.4.6b X6.4.6p X30.13 they may come up first, without the road rate; who is stopped drops out', () => {
    play(
      '',
      `german I 8/2/6/1 @ 0,0 as g1\ngerman I 8/2/6/1 @ 3,0 as g2\namerican ${FOOT} @ 2,0 as a1\namerican I 9/3/6/1 @ 1,2 as a2 OF\naxis has 6`,
      'closeAssault g1+g2 on 2,0\nexpect pool 4\nmove g1 1,0\nexpect at opFire\ndice 1 4\nopFire a2\nexpect disrupted g1\nexpect moved g1\nexpect fired g2\nexpect column 1-1',
    );
    play(
      'road : 0,0 1,0 2,0 3,0',
      `german ${FOOT} @ 0,0 as g1\namerican ${FOOT} @ 3,0 as a1\naxis has 6`,
      'refused X6.4.6b: closeAssault g1 on 3,0',
    );
    play(
      'cliff 0,0|1,0',
      `german ${FOOT} @ 0,0 as g1\namerican ${FOOT} @ 1,0 as a1\naxis has 6`,
      'legal: closeAssault g1 on 1,0\ncloseAssault g1 on 1,0\nrefused X27.h: move g1 1,0\nrefused X6.4.6b: move g1 -1,0\nlegal: move g1 0,1',
    );
  });
  test('X6.3.11f X6.4.6b a close assault is led over a bridge or ford, not into or out of a stream', () => {
    const river = 'stream : 1,-3 1,-2 1,-1 1,0 1,1 1,2\n';
    const units = `german ${FOOT} @ 0,0 as g1\namerican ${FOOT} @ 2,0 as a1\naxis has 6`;
    for (const crossing of ['bridge 1,0\nroad : 0,0 1,0 2,0', 'ford 1,0\nroad : 0,0 1,0 2,0'])
      play(
        river + crossing,
        units,
        'legal: closeAssault g1 on 2,0\ncloseAssault g1 on 2,0\ndice 2\nmove g1 1,0\nexpect where g1 1,0\nexpect not down g1\nexpect fired g1',
      );
    // A participant that wades into the stream would be Down, and assault nobody (X6.4.6g).
    play(
      `${river}bridge 1,0\nroad : 0,0 1,0 2,0`,
      `german I 3/2/6/2 @ 0,0 as g1\namerican ${FOOT} @ 2,-1 as a1\naxis has 6`,
      'closeAssault g1 on 2,-1\nrefused X6.4.6g: move g1 1,-1\ndice 2\nmove g1 1,0\nexpect fired g1',
    );
    play(river, units, 'refused X6.4.6b: closeAssault g1 on 2,0');
    play(
      `${river}bridge 1,0\nroad : 0,0 1,0 2,0`,
      `german I 3/2/6/2 @ -1,0 as g1\namerican ${FOOT} @ 2,0 as a1\naxis has 6`,
      'closeAssault g1 on 2,0\ndice 2\nmove g1 0,0 1,0\nexpect fired g1',
    );
    play(
      river,
      `german ${FOOT} @ 1,0 as g1 up\namerican ${FOOT} @ 2,0 as a1\namerican ${FOOT} @ 3,0 as a2\naxis has 6`,
      'refused X6.4.6g: closeAssault g1 on 2,0\nrefused X6.4.6g: closeAssault g1 on 3,0',
    );
  });
  test('X6.4.6e X6.4.6f the source: an MG alone is out, with a rifle in; an engineer with a rifle shifts', () => {
    const units =
      'german I 2/3/4/1 mg @ 0,0 as mA\ngerman I 2/3/4/1 mg @ 2,-1 as mB\ngerman I 2/2/6/1 @ 2,-1 as rB\ngerman I 1/1/6/1 engineer @ 1,-1 as eC\ngerman I 2/2/6/1 @ 1,-1 as rC\ngerman I 1/1/6/1 engineer @ 0,1 as eD\namerican I 2/2/6/1 @ 1,0 as a1\naxis has 6';
    play(
      '',
      units,
      'refused X6.4.6f: closeAssault mA on 1,0\nexpect af assault mB+rB+eC+rC+eD on 1,0 8\nexpect column assault mB+rB+eC+rC+eD on 1,0 2-1\nexpect column assault mB+rB+eD on 1,0 1-2\ndice 5\ncloseAssault mB+rB+eC+rC+eD on 1,0\nexpect pool 3\nexpect column 2-1\nexpect result a1 DD',
    );
  });
  const MG = 'german I 2/3/4/1 mg';
  const RIFLE = 'german I 4/2/6/1';
  test('X6.4.6b X6.4.6f participants next to the target may still move: an MG joins its rifles', () => {
    const units = `${MG} @ 0,1 as m1\n${RIFLE} @ 0,0 as r1\namerican I 2/2/6/1 @ 1,0 as a1\naxis has 6`;
    play(
      '',
      units,
      'closeAssault m1+r1 on 1,0\nexpect pool 4\nexpect at assault\nrefused X6.4.6b: move m1 -1,1\ndice 5\nmove m1 0,0\nexpect where m1 0,0\nexpect fired m1+r1\nexpect said 6 to 6',
    );
    // The rifles may as well come to the MG; whoever stays behind without a partner stays inactive.
    play('', units, 'closeAssault m1+r1 on 1,0\ndice 5\nmove r1 0,1\nexpect said 6 to 6\nexpect fired m1+r1');
    play(
      '',
      units,
      'closeAssault m1+r1 on 1,0\ndice 5\nfinish\nexpect said 4 to 6\nexpect fired r1\nexpect inactive m1',
    );
    // Without a partner in reach the refusal is the usual one.
    play(
      '',
      `${MG} @ 2,-1 as m1\n${RIFLE} @ 0,1 as r1\namerican I 2/2/6/1 @ 1,0 as a1\naxis has 6`,
      'refused X6.4.6f: closeAssault m1+r1 on 1,0',
    );
    play(
      '',
      `${MG} @ 0,1 as m1\n${RIFLE} @ 0,0 as r1\ngerman C 0/0/1/12 @ 0,0 as t1..3\ngerman C 0/0/1/12 @ 0,1 as t4..6\namerican I 2/2/6/1 @ 1,0 as a1\naxis has 6`,
      'refused X6.4.6f: closeAssault m1+r1 on 1,0',
    );
  });
  test('X6.4.6b X6.4.6p those in place move while others come up, and with ... before the attack', () => {
    const units = `german I 1/1/6/1 engineer @ 0,1 as e1\n${RIFLE} @ 0,0 as r1\n${RIFLE} @ -1,0 as r2\namerican I 2/2/6/1 @ 1,0 as a1\naxis has 6`;
    play('', units, 'dice 5\ncloseAssault e1+r1 on 1,0\nexpect column 1-2\nexpect fired e1+r1');
    play(
      '',
      units,
      'closeAssault e1+r1 on 1,0 ...\nexpect at assault\nexpect pool 4\ndice 5\nmove e1 0,0\nexpect at assault\nfinish\nexpect column 1-1\nexpect fired e1+r1',
    );
    play(
      '',
      units,
      'closeAssault e1+r1+r2 on 1,0\nmove e1 0,0\nrefused X6.4.6p: move e1 0,1\ndice 5\nmove r2 0,0\nexpect column 2-1\nexpect fired e1+r1+r2',
    );
    // Disrupted on the way, a participant that was in place has moved and drops out (X6.4.6p).
    play(
      '',
      `${units.replace('axis has 6', '')}american I 9/3/6/1 @ -2,2 as a2 OF\naxis has 6`,
      'closeAssault e1+r1 on 1,0 ...\nmove e1 0,0\nexpect at opFire\ndice 1\nopFire a2\nexpect disrupted e1\ndice 5\nfinish\nexpect moved e1\nexpect fired r1',
    );
    play('', units, 'closeAssault r1 on 1,0 ...\nrefused X6.4.6b: move r1 -1,1');
  });
  test('X6.4.6g X8.2g not from a stream, not against water, not out of a mine', () => {
    play(
      'stream : 0,-1 0,0 0,1',
      `german I 2/2/6/1 @ 0,0 as g1 up\namerican ${FOOT} @ 1,0 as a1\naxis has 6`,
      'refused X6.4.6g: closeAssault g1 on 1,0',
    );
    play(
      '',
      `mine 0,0 2-1\ngerman I 2/2/6/1 @ 0,0 as g1\namerican ${FOOT} @ 1,0 as a1\naxis has 6`,
      'refused X8.2g: closeAssault g1 on 1,0',
    );
    play(
      'stream : 1,-1 1,0 1,1',
      `german I 2/2/6/1 @ 0,0 as g1\namerican ${FOOT} @ 1,0 as a1 up\naxis has 6`,
      'legal: closeAssault g1 on 1,0\nexpect drm assault g1 on 1,0 a1 -2',
    );
  });
});

describe('X6.4.7 aircraft', () => {
  const eye = 'american I 2/2/6/1 @ 0,-4 as eye\n';
  const plane = `${eye}american aircraft (H)40 I4 off-board as p1\n`;
  test('X6.4.7a X6.4.7b X6.4.7c X6.4.7p X26.5 straight across, one attack a weapon, then home', () => {
    play(
      'town 2,0',
      `${plane}german ${FOOT} @ 0,0 as g1\ngerman ${FOOT} @ 2,0 as g2 fired\nallied has 6`,
      'refused X6.4.7b: airStrike p1 from 0,0 d1\nairStrike p1 from -8,0 d1\nexpect said p1 flies over -1,0\nrefused X6.4.7c: airAttack (H) on 0,0\ndice 5\nairAttack I on 0,0\nexpect column 1-2\nexpect result g1 -\nflyOn\nexpect said flies over 2,0\nrefused X6.4.7a: airAttack I on 0,0\ndice 2\nairAttack (H) on 2,0\nexpect result g2 X\nexpect where p1 gone\nexpect pool 5',
    );
  });
  test('X6.4.7c X30.17 the target must have been spotted before it came', () => {
    play(
      'woods 2,0',
      `${plane}german ${FOOT} @ 2,0 as g1\nallied has 6`,
      'airStrike p1 from -8,0 d1\nexpect where p1 gone',
    );
  });
  test('X6.4.7d from off the map at full range, where anti-aircraft guns may answer', () => {
    play(
      '',
      `${eye}american aircraft A12 off-board as p1\ngerman ${TANK} @ -7,0 as g1\ngerman AA 6/12/1/0 @ -8,1 as f1\nallied has 6`,
      'airStrike p1 from -8,0 d1\nexpect at aaFire\ndecline\nexpect at flight\ndice 6\nairAttack A on -7,0\nexpect column 1-1',
    );
  });
  test('X6.4.7e direct weapons on chosen units; bombs on every unit at full strength', () => {
    play(
      '',
      `${eye}american aircraft (H)12 off-board as p1\ngerman ${FOOT} @ 0,0 as g1..2\nallied has 6`,
      'airStrike p1 from -8,0 d1\ndice 1 6\nairAttack (H) on 0,0\nexpect said 12 to 6\nexpect lost g1\nexpect good g2',
    );
    play(
      'level 2 0,0',
      `${eye}american aircraft A12 I6 off-board as p1\ngerman ${FOOT} @ 0,0 as g1\nallied has 6`,
      'airStrike p1 from -8,0 d1\nflyOn\nflyOn\ndice 6\nairAttack I on 0,0\nexpect said 6 to 6',
    );
  });
  test('X6.4.7f X6.4.7g X31.11 X29.19 guns in range interrupt, doubled at less than half range', () => {
    const units = `${plane}german AA 6/12/1/0 @ 0,5 as f1\ngerman AA 14/10/1/0 @ 5,-5 as f2\ngerman ${FOOT} @ 8,-4 as g1\n`;
    play(
      '',
      `${units}allied has 6`,
      'airStrike p1 from -8,0 d1\nexpect at aaFire\nexpect decides axis\ndecline\ndecline\ndice 6\naaFire f1\nexpect fired f1\nexpect said with 6',
    );
    play(
      '',
      `american spotter off-board as p1\ngerman AA 6/12/1/0 @ 0,5 as f1\ngerman AA 14/10/1/0 @ 0,-5 as f2\nallied has 6`,
      'airStrike p1 from -8,0 d1\ndecline\ndecline\ndecline\ndecline\ndecline\ndecline\nexpect said flies over -2,0\ndecline\ndecline\nexpect said flies over 0,0\ndice 3\naaFire f1+f2\nexpect said with 26\nexpect said is driven off\nexpect where p1 gone',
    );
  });
  test('X6.4.7.t the Anti-Aircraft Fire Table', () => {
    const rows = ['D X X X X X X', '- D D X X X X', '- - D D D X X', '- - - D D D X', '- - - - D D D', '- - - - - D D'];
    const edges = [
      [1, 8],
      [9, 12],
      [13, 16],
      [17, 20],
      [21, 26],
      [27, 36],
      [37, 99],
    ] as const;
    rows.forEach((row, i) => {
      const cells = row.split(' ');
      edges.forEach(([least, most], column) => {
        for (const strength of [least, most])
          expect(aaResult({ n: strength, d: 1 }, i + 1), `${strength} die ${i + 1}`).toBe(cells[column]);
      });
    });
    expect(aaResult({ n: 17, d: 2 }, 2)).toBe('-');
  });
  test('X6.4.7h with weapons left it may come back elsewhere in the same activation', () => {
    play(
      '',
      `${plane}german ${FOOT} @ 0,0 as g1\ngerman ${FOOT} @ 0,4 as g2\nallied has 6`,
      'airStrike p1 from -8,0 d1\ndice 6\nairAttack I on 0,0 at g1\nflyOn\nexpect at reenter\nairStrike p1 from -8,4 d1\nexpect pool 5\ndice 6\nairAttack (H) on 0,4\nexpect where p1 gone',
    );
    // Without a target it does not come a third time.
    play(
      '',
      `${plane}german ${FOOT} @ 0,0 as g1\ngerman ${FOOT} @ 0,4 as g2\nallied has 6`,
      'airStrike p1 from -8,0 d1\ndice 6\nairAttack I on 0,0 at g1\nflyOn\nairStrike p1 from 0,-8 d1\nexpect where p1 gone',
    );
  });
  test('X6.4.7i a spotter aircraft looks once a flight, every turn, or sights for the guns', () => {
    const spotter = 'american spotter off-board as p1\n';
    play(
      'woods 3,0',
      `${spotter}german ${FOOT} @ 3,0 as g1\nallied has 6`,
      'airStrike p1 from -8,4 d1\ndice 3\nairSpot 3,0\nexpect spotted 3,0\nexpect moved p1\nexpect where p1 off',
    );
    play(
      '',
      `morale american 8\n${spotter}american (H) 40/32/2/0 off-board battery R1 as r1\ngerman ${FOOT} @ 3,0 as g1\ngerman AA 6/12/1/0 @ 5,0 as f1\nallied has 6`,
      'dice 4 4\nobaCheck R1\nobaFire R1 on 3,0 via p1\nexpect at aaFire\ndice 6 1 6\naaFire f1\nexpect said on target\nexpect moved p1\nexpect fired r1\nexpect pool 4',
    );
    play(
      '',
      `morale american 8\n${spotter}american (H) 40/32/2/0 off-board battery R1 as r1\ngerman ${FOOT} @ 3,0 as g1\ngerman AA 6/12/1/0 @ 5,0 as f1\nallied has 6`,
      'dice 4 4\nobaCheck R1\nobaFire R1 on 3,0 via p1\ndice 1\naaFire f1\nexpect where p1 lost\nexpect ready R1',
    );
  });
});
