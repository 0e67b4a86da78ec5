import { describe, expect, test } from 'vitest';
import { thingLayer } from '#games/gamex/desk/things.ts';
import { kit } from '#games/gamex/kit.ts';
import { open } from '../practice.ts';
import { play, script } from '../table.ts';

const faced = (units: string, steps: string, board = '') => play(board, `options o19_fieldOfFire\n${units}`, steps);
const GUN = 'german H 20/12/2/0';
const FOE = 'american I 2/2/6/1';

describe('X19 field of fire', () => {
  test('X19.2 the arc of d1: (3,-1) lies in it, (-1,2) does not; both edge rows count', () => {
    faced(
      `${GUN} @ 0,0 as k1 facing d1\n${FOE} @ 3,-1 as a1\n${FOE} @ -1,2 as a2\n${FOE} @ 3,-3 as a3\n${FOE} @ 0,3 as a4\n${FOE} @ -1,4 as a5\naxis has 3`,
      'legal: fire k1 on 3,-1 at a1\nrefused X19.2: fire k1 on -1,2 at a2\nlegal: fire k1 on 3,-3 at a3\nlegal: fire k1 on 0,3 at a4\nrefused X19.2: fire k1 on -1,4 at a5',
    );
  });
  test('X19.2 indirect fire keeps to the arc too', () => {
    faced(
      `german (H) 20/12/2/0 @ 0,0 as k1 facing d1\ngerman I 2/2/6/1 @ -4,1 as eye\n${FOE} @ -5,0 as a1\n${FOE} @ 5,0 as a2\ngerman I 2/2/6/1 @ 3,1 as eye2\naxis has 3`,
      'refused X19.2: fire k1 on -5,0 via eye\nlegal: fire k1 on 5,0 via eye2',
    );
  });
  test('X19.1 mortars, vehicles and batteries off the map face nowhere', () => {
    faced(
      `german M 12/12/2/0 @ 0,0 as m1\ngerman A 14/8/9/8 @ 0,1 as t1\ngerman A 8/5/3/0 gun @ 0,2 as p1 facing d4\ngerman (H) 40/32/2/0 off-board battery B1 as b1\n${FOE} @ -3,0 as a1\n${FOE} @ 4,0 as a2\naxis has 3`,
      'expect facing m1 nowhere\nexpect facing t1 nowhere\nexpect facing p1 d4\nexpect facing b1 nowhere\nlegal: fire m1 on -3,0 at a1\nlegal: fire m1 on 4,0 at a2\nrefused X19.2: fire p1 on 4,0 at a2\nrefused X19.1: face m1 d2',
    );
  });
  test('X19.1 a gun nothing is said of faces most of the enemy', () => {
    const game = open(
      `game gamex\nboard inline\n grid radius 5\nend board\noptions o19_fieldOfFire\n${GUN} @ 0,0 as k1\n${FOE} @ -4,0 as a1\n${FOE} @ -3,0 as a2\naxis has 1\n`,
    );
    expect(kit.position(game)).toContain(`${GUN} @ 0,0 as k1 facing d`);
    script(
      `game gamex\nboard inline\n grid radius 5\nend board\noptions o19_fieldOfFire\n${GUN} @ 0,0 as k1\n${FOE} @ -4,0 as a1\naxis has 1\n---\nlegal: fire k1 on -4,0 at a1`,
    );
  });
  test('X19.1 it is faced when it is placed and when it is unloaded', () => {
    script(
      `game gamex\nboard inline\n grid radius 5\nend board\noptions o19_fieldOfFire\nsetup axis\nzone z : all\n${GUN} unset z as k1\ngerman A 9/6/9/8 unset z as t1\n${FOE} @ 4,0 as a1\n---\nplace k1 0,0 d3\nexpect facing k1 d3\nrefused X19.1: place t1 0,1 d3\nplace k1 0,0\nexpect not facing k1 d3\nplaceRest\nexpect facing t1 nowhere`,
    );
    faced(
      `german C 0/0/1/12 truck @ 0,0 as t1\n${GUN} on t1 as k1\n${FOE} @ 4,0 as a1\naxis has 3`,
      'expect facing k1 nowhere\nmove t1 unload d5\nexpect facing k1 d5\nexpect moved k1',
    );
    faced(
      `german C 0/0/1/12 truck @ 0,0 as t1\n${GUN} @ 0,0 as k1 facing d2\naxis has 3`,
      'move t1 load k1\nexpect facing k1 nowhere',
    );
    play('', `german C 0/0/1/12 truck @ 0,0 as t1\n${GUN} on t1 as k1\naxis has 3`, 'refused X19.1: move t1 unload d5');
  });
  test('X19.3 an activation turns it, Completed; large guns by one side', () => {
    faced(
      `${GUN} @ 0,0 as k1 facing d1\ngerman H 25/16/3/0 gun large @ 0,0 as k2 facing d1\n${GUN} @ 0,0 as k3 facing d4\naxis has 2`,
      'refused X19.3: face k2 d3\nrefused X19.3: face k1 d1\nface k1 d4\nexpect pool 1\nexpect completed k1\nexpect facing k1 d4\nface k2 d6\nexpect pool 1\nexpect facing k2 d6\nrefused X4.2e: face k1 d5\nface k3 d3\nexpect pool 1\nexpect decides axis',
    );
    play('', `${GUN} @ 0,0 as k1\naxis has 2`, 'refused X31.5: face k1 d2');
  });
  test('X19.4 a gun with 0 MP leaves its hex on a carrier only', () => {
    faced(`${GUN} @ 0,0 as k1 facing d1\naxis has 2`, 'refused X0.2: move k1 1,0');
  });
  test('X30.30 inside a Fortification the facing is kept, off the map there is none', () => {
    faced(
      `fort 20 @ 0,0\n${GUN} @ 0,0 inside as k1 facing d1\n${FOE} @ -3,0 as a1\n${FOE} @ 3,0 as a2\naxis has 2`,
      'refused X19.2: fire k1 on -3,0 at a1\nlegal: fire k1 on 3,0 at a2',
    );
  });
  test('X19.1 the map shows where guns face, once for those alike', () => {
    const game = open(
      `game gamex\nboard inline\n grid radius 3\nend board\noptions o19\n${GUN} @ 0,0 as k1..2 facing d1\n${FOE} @ 2,0 as a1\namerican H 20/12/2/0 @ 3,0 as k3 facing d4\naxis has 2`,
    );
    const marks = thingLayer(game.start).items.filter(({ kind }) => kind === 'facing');
    const hex = (name: string) => game.world.board.grid.names.indexOf(name);
    expect(marks).toEqual([
      { kind: 'facing', hex: hex('0,0'), edge: 0, side: 0 },
      { kind: 'facing', hex: hex('3,0'), edge: 3, side: 1 },
    ]);
  });
});
