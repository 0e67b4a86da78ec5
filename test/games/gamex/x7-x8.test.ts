import { describe, expect, test } from 'vitest';
import { odds } from './odds.ts';
import { play } from './table.ts';

const TANK = 'A 14/8/9/8';
const FOOT = 'I 2/2/6/1';

describe('X7 morale', () => {
  test('X7.0 X25.1 a level for each nation, from the scenario', () => {
    play(
      '',
      `morale german 5\nmorale italian 9\ngerman ${FOOT} @ 0,0 as g1 disrupted\nitalian ${FOOT} @ 0,1 as i1 disrupted\namerican ${TANK} @ 4,0 as a1\naxis has 6`,
      'dice 3 3\nrally g1\nexpect disrupted g1\ndice 5 4\nrally i1\nexpect good i1',
    );
  });
  test('X7.1a X7.1.t two dice and modifiers: unseen -1, sheltered -1', () => {
    const modifier = (board: string, marks: string, state: string, wanted: number, eye = true) =>
      play(
        board,
        `${marks}\ngerman ${FOOT} @ 0,0 as g1 ${state}\n${eye ? `american ${TANK} @ 4,0 as a1` : ''}\naxis has 6`,
        `expect morale g1 ${wanted}`,
      );
    modifier('', '', '', 0);
    modifier('', '', '', -1, false);
    modifier('town 0,0', '', 'moved', -1);
    modifier('town 0,0', '', '', -2);
    modifier('fort 0,0', '', 'fired', -1);
    modifier('', 'ip 0,0', '', -1);
    modifier('', 'fort 20 @ 0,0', 'inside', -1);
    play(
      'town 0,0',
      `morale german 7\ngerman ${FOOT} @ 0,0 as g1..2 disrupted\namerican ${TANK} @ 4,0 as a1\naxis has 6`,
      'dice 5 4\nrally g1\nexpect good g1\ndice 5 5\nrally g2\nexpect disrupted g2',
    );
  });
  test('X7.2a disrupted units do not attack, spot, sight, load or mark opportunity fire', () => {
    play(
      '',
      `german ${FOOT} @ 0,0 as g1 disrupted\ngerman C 0/0/1/12 @ 0,0 as t1\ngerman M 10/17/2/0 @ 0,3 as m1\namerican ${FOOT} @ 2,0 as a1\naxis has 6`,
      'refused X7.2a: fire g1 on 2,0\nrefused X7.2a: closeAssault g1 on 2,0\nrefused X6.4.3b: fire m1 on 2,0 via g1\nrefused X5.1e: move t1 load g1\nrefused X4.2.2e: setOF g1',
    );
  });
  test('X7.3a X7.3b X7.3c each chosen unit checks once a point; failure leaves it free to try again', () => {
    play(
      '',
      `morale german 7\ngerman ${FOOT} @ 0,0 as g1..2 disrupted\namerican ${TANK} @ 4,0 as a1\naxis has 6`,
      'dice 2 4 4 5\nrally g1+g2\nexpect pool 5\nexpect completed g1\nexpect good g1\nexpect inactive g2\nexpect disrupted g2\ndice 3 4\nrally g2\nexpect pool 4\nexpect good g2',
    );
    play(
      '',
      `german ${FOOT} @ 0,0 as g1\ngerman ${FOOT} @ 0,1 as g2 disrupted moved\ngerman ${FOOT} @ 0,2 as g3 disrupted\naxis has 6`,
      'refused X7.3a: rally g1\nrefused X7.3a: rally g2\nrefused X4.2e: fire g2 on 0,2 at g3',
    );
  });
});

describe('X8.1 wrecks', () => {
  const kill = (board: string, marks: string, target: string, wanted: string) =>
    play(
      board,
      `${marks}\ngerman A 99/8/9/8 @ 0,0 as g1\namerican ${target} @ 3,0 as a1\naxis has 6`,
      `dice 1\nfire g1 on 3,0\nexpect lost a1\n${wanted}`,
    );
  test('X8.1a X29.9 X30.29 armored units leave one: at most three, none in swamps, none beside other counters', () => {
    kill('', '', TANK, 'expect wrecks 3,0 1');
    kill('', '', 'C 0/0/1/12', 'expect wrecks 3,0 0');
    kill('', 'wreck 3,0 3', TANK, 'expect wrecks 3,0 3');
    kill('swamp 3,0\nroad : 3,0 4,0', '', TANK, 'expect wrecks 3,0 0');
    for (const mark of ['mine 3,0 2-1', 'ip 3,0', 'block 3,0']) kill('', mark, TANK, 'expect wrecks 3,0 0');
    kill('', 'mine allied hidden 3,0 2-1', TANK, 'expect wrecks 3,0 1');
  });
});

describe('X8.2 mines', () => {
  test('X8.2a X29.20 where mines lie', () => {
    expect(() => play('lake 3,0', 'mine 3,0 2-1\naxis has 6', '')).toThrow(/no mine lies in water/);
    expect(() => play('town 3,0', 'mine 3,0 2-1\naxis has 6', '')).toThrow(/no mine lies in town/);
    expect(() => play('', 'mine 3,0 2-1\nip 3,0\naxis has 6', '')).toThrow(/neither an Improved Position/);
    expect(() => play('', 'mine 3,0 2-1\nfort 20 @ 3,0\naxis has 6', '')).toThrow(/nor a Fortification/);
    play('', 'mine 3,0 2-1\nblock 3,0\naxis has 6', 'expect mine 3,0');
    play(
      'lake 1,0',
      `setup allied\nmine allied unset 2-1\namerican ${FOOT} unset as a1\nallied sets up`,
      'refused X8.2a: hideMine 1 1,0\nhideMine 1 2,0\nplace a1 0,0\ndice 5 1\ndone\nexpect hidden allied 1',
    );
  });
  test('X8.2b X28.2 hidden until a unit enters; then it stays open', () => {
    play(
      '',
      `mine allied hidden 1,0 2-1\ngerman ${TANK} @ 0,0 as g1\naxis has 6`,
      'expect hidden allied 1\ndice 6\nmove g1 1,0\nexpect mine 1,0 2-1\nexpect hidden allied 0',
    );
    play(
      '',
      `mine allied hidden 0,0 2-1\ngerman ${TANK} @ 0,0 as g1\naxis has 6`,
      'dice 6\nmove g1 1,0\nexpect mine 0,0\nexpect where g1 1,0',
    );
  });
  test('X8.2c X8.2d every unit of either side, on the column of the mine, unmodified, on entering and on leaving', () => {
    play(
      'woods 1,0',
      `mine 1,0 3-1\namerican ${TANK} @ 0,0 as a1\nip 2,2\nallied has 6`,
      'dice 4\nmove a1 1,0\nexpect column 3-1\nexpect result a1 DD',
    );
    play('', `mine 1,0 2-1\ngerman ${TANK} @ 0,0 as g1\naxis has 6`, 'dice 6 6\nmove g1 1,0 2,0\nexpect where g1 2,0');
    play(
      '',
      `mine 1,0 1-1\ngerman C(I) 2/4/4/10 @ 0,0 as h1\ngerman ${FOOT} on h1 as r1\naxis has 6`,
      'dice 3\nmove h1 1,0\nexpect disrupted h1+r1',
    );
  });
  test('X8.2e X30.10 engineers and flails are immune but show the mine; a carrier with an engineer is not', () => {
    play(
      '',
      'mine allied hidden 1,0 2-1\ngerman I 1/1/6/1 engineer @ 0,0 as e1\naxis has 6',
      'move e1 1,0\nexpect mine 1,0\nexpect good e1',
    );
    play('', 'mine 1,0 2-1\ngerman A 14/8/9/8 tank flail @ 0,0 as f1\naxis has 6', 'move f1 1,0\nexpect good f1');
    play(
      '',
      'mine 1,0 2-1\ngerman C(I) 2/4/4/10 @ 0,0 as h1\ngerman I 1/1/6/1 engineer on h1 as e1\naxis has 6',
      'dice 1\nmove h1 1,0\nexpect lost h1+e1',
    );
  });
  test('X8.2f on entry D or DD stops; on exit any D keeps the unit in, Moved, and nobody fires', () => {
    play(
      '',
      `mine 1,0 2-1\ngerman ${TANK} @ 1,0 as g1\namerican ${TANK} @ 4,0 as a1 OF\naxis has 6`,
      'dice 4\nmove g1 2,0\nexpect where g1 1,0\nexpect disrupted g1\nexpect moved g1\nexpect decides axis',
    );
    play(
      '',
      `mine 1,0 2-1\ngerman ${TANK} @ 1,0 as g1 disrupted\naxis has 6`,
      'dice 4\nmove g1 2,0\nexpect where g1 1,0\nexpect alive g1',
    );
    play('', `mine 1,0 2-1\ngerman ${TANK} @ 0,0 as g1 disrupted\naxis has 6`, 'dice 3\nmove g1 1,0\nexpect lost g1');
  });
  test('X8.2d X8.2f X30.5 leaving the board from a mine hex is attacked', () => {
    const edge = 'zone east : edge d1\nexit axis east\naxis has 6';
    play('', `mine 8,0 2-1\ngerman ${TANK} @ 8,0 as g1\n${edge}`, 'dice 6\nmove g1 exit\nexpect where g1 gone');
    play(
      '',
      `mine 8,0 2-1\ngerman ${TANK} @ 8,0 as g1\n${edge}`,
      'dice 4\nmove g1 exit\nexpect where g1 8,0\nexpect disrupted g1\nexpect moved g1',
    );
    play('', `mine 8,0 2-1\ngerman ${TANK} @ 8,0 as g1\n${edge}`, 'dice 1\nmove g1 exit\nexpect lost g1');
    play(
      '',
      `mine allied hidden 8,0 2-1\ngerman ${TANK} @ 7,0 as g1\n${edge}`,
      'dice 6 4\nmove g1 8,0 exit\ngo exit\nexpect where g1 8,0\nexpect mine 8,0 2-1',
    );
    play(
      '',
      `mine 8,0 2-1\ngerman I 1/1/6/1 engineer @ 8,0 as e1\n${edge}`,
      'move e1 exit\nexpect where e1 gone\nexpect mine 8,0',
    );
    play(
      '',
      `option o21_interdiction\nmine 8,0 2-1\ninterdiction 8,0 14\ngerman ${TANK} @ 8,0 as g1\n${edge}`,
      'dice 6 6\nmove g1 exit\nexpect where g1 gone',
    );
  });
  test('X8.4k nobody leaves the board out of a Fortification that is held from outside', () => {
    play(
      '',
      `fort 20 @ 8,0\ngerman ${FOOT} @ 8,0 as g1 inside\namerican ${FOOT} @ 8,0 as a1\nzone east : edge d1\nexit axis east\naxis has 6`,
      'refused X8.4k: move g1 exit',
    );
  });
  test('X8.2h mines do not stack and stay', () => {
    play(
      '',
      `mine 1,0 2-1\ngerman ${TANK} @ 0,0 as g1\naxis has 6`,
      'expect stack 1,0 0\ndice 6\nmove g1 1,0\nexpect mine 1,0',
    );
  });
  test('X8.2i X30.1 X30.2 a hidden mine on the road takes the rate away; the mine comes before the fire', () => {
    play(
      'road : 0,0 1,0 2,0',
      `mine allied hidden 1,0 2-1\ngerman ${TANK} @ 0,0 as g1\naxis has 6`,
      'dice 6\nmove g1 1,0 ...\nexpect left g1 7',
    );
    play(
      'road : 0,0 1,0 2,0',
      `mine allied hidden 1,0 2-1\ngerman C 0/0/1/1 truck @ 0,0 as t1\naxis has 6`,
      'dice 6\nmove t1 1,0\nexpect where t1 1,0\nexpect said 0 left',
    );
    play(
      '',
      `mine allied hidden 1,0 2-1\ngerman A 14/8/14/8 @ 0,0 as g1\namerican ${TANK} @ 4,0 as a1 OF\naxis has 6`,
      'dice 4\nmove g1 1,0\nexpect disrupted g1\nexpect at opFire',
    );
  });
  test('X28.1 X28.5 a step into a hidden mine is never refused, and the other side sees only their number', () => {
    const { game, state } = play(
      '',
      `mine allied hidden 1,0 2-1\nmine allied hidden 2,0 3-1\ngerman ${TANK} @ 0,0 as g1\naxis has 6`,
      'legal: move g1 1,0 2,0',
    );
    expect(game.view(state, 'axis').hidden.allied).toEqual([
      { at: -1, column: '2-1' },
      { at: -1, column: '2-1' },
    ]);
    expect(game.view(state, 'spectator').hidden.allied).toHaveLength(2);
    expect(game.view(state, 'allied')).toEqual(state);
    expect(game.view(state, 'axis').units).toEqual(state.units);
  });
});

describe('X8.3 improved positions', () => {
  test('X8.3a not in towns or water', () => {
    expect(() => play('town 1,0', 'ip 1,0\naxis has 6', '')).toThrow(/X8.3a/);
    expect(() => play('lake 1,0', 'ip 1,0\naxis has 6', '')).toThrow(/X8.3a/);
  });
  test('X8.3b X8.3c +2 for all in the hex and -1 on their checks', () => {
    odds('ip 3,0', `german ${TANK} @ 0,0 as g1\namerican ${FOOT} @ 3,0 as a1..2`, 'g1 on 3,0', {
      drm: { a1: 2, a2: 2 },
    });
  });
  test('X8.3d no help against opportunity fire on the way in', () => {
    play(
      'woods 1,0',
      `ip 1,0\ngerman A 14/8/14/8 @ 0,0 as g1\namerican ${TANK} @ 4,0 as a1 OF\naxis has 6`,
      'move g1 1,0\ndice 3\nopFire a1\nexpect column 2-1\nexpect said (3 +1)',
    );
  });
});

describe('X8.4 fortifications', () => {
  test('X8.4a where they stand', () => {
    expect(() => play('swamp 1,0', 'fort 20 @ 1,0\naxis has 6', '')).toThrow(/X8.4a/);
    expect(() => play('', 'fort 20 @ 1,0\nblock 1,0\naxis has 6', '')).toThrow(/X8.4a/);
    expect(() => play('', 'fort 25 @ 1,0\naxis has 6', '')).toThrow(/no Fortification/);
  });
  test('X8.4b X8.4g inside or outside on entry; switching costs 1 MP; so many fit in', () => {
    play(
      '',
      `fort 20 @ 1,0\ngerman ${FOOT} @ 0,0 as g1..3\naxis has 6`,
      'move g1 1,0 inside\nexpect inside g1\nmove g2 1,0 inside\nrefused X8.4g: move g3 1,0 inside\nmove g3 1,0\nexpect not inside g3\nexpect stack 1,0 2',
    );
    play(
      '',
      `fort 20 @ 1,0\ngerman ${FOOT} @ 1,0 as g1 inside\naxis has 6`,
      'move g1 switch\nexpect not inside g1\nexpect moved g1',
    );
    play(
      '',
      `fort 20 @ 1,0\ngerman ${TANK} @ 1,0 as b1..2 inside\ngerman ${TANK} @ 1,0 as b3..5\ngerman ${TANK} @ 0,0 as g1\naxis has 6`,
      'expect stack 1,0 4\nrefused X3.2.5c: move g1 1,0',
    );
  });
  test('X8.4c X30.6 one armored target with its own defence and +2; empty it is none', () => {
    odds('fort 20 @ 3,0', `german ${TANK} @ 0,0 as g1\namerican ${FOOT} @ 3,0 as a1..2 inside`, 'g1 on 3,0', {
      df: '20',
      treated: 'armored',
      drm: { fort: 2 },
    });
    odds('fort 20 @ 3,0', `german ${TANK} @ 0,0 as g1\namerican ${FOOT} @ 3,0 as a1..2 inside disrupted`, 'g1 on 3,0', {
      drm: { fort: 1 },
    });
    odds(
      'fort 20 @ 3,0',
      `german ${TANK} @ 0,0 as g1\namerican ${FOOT} @ 3,0 as a1 inside`,
      'g1 on 3,0',
      { drm: { fort: 3 } },
      'town 3,0',
    );
    play('', `fort 20 @ 3,0\ngerman ${TANK} @ 0,0 as g1\naxis has 6`, 'refused X6.2: fire g1 on 3,0');
  });
  test('X8.4d D and DD disrupt all inside, X destroys it with them and leaves one wreck', () => {
    const units = (state: string) =>
      `fort 10 @ 3,0\ngerman A 20/8/9/8 @ 0,0 as g1\namerican ${FOOT} @ 3,0 as a1 inside ${state}\naxis has 6`;
    play('', units(''), 'dice 5\nfire g1 on 3,0\nexpect column 4-1\nexpect result fort -\nexpect good a1');
    play(
      '',
      units(''),
      'dice 4\nfire g1 on 3,0\nexpect result fort X\nexpect lost a1\nexpect not fort 3,0\nexpect wrecks 3,0 1',
    );
    play(
      '',
      `fort 20 @ 3,0\ngerman A 20/8/9/8 @ 0,0 as g1\namerican ${FOOT} @ 3,0 as a1 inside\namerican ${FOOT} @ 3,0 as a2 inside disrupted\naxis has 6`,
      'dice 2\nfire g1 on 3,0\nexpect result fort D\nexpect disrupted a1+a2\nexpect fort 3,0 20',
    );
  });
  test('X8.4e X8.4f X8.4h those inside fire as usual; nobody overruns it; fire may pick it or those outside', () => {
    play(
      '',
      `fort 20 @ 3,0\ngerman ${TANK} @ 0,0 as g1\namerican ${TANK} @ 3,0 as a1 inside\namerican ${FOOT} @ 3,0 as a2\naxis has 6`,
      'refused X6.4.5b: overrun g1 on 3,0\nlegal: fire g1 on 3,0 at fort\nlegal: fire g1 on 3,0 at a2\nlegal: fire g1 on 3,0 at fort+a2\nrefused X6.2: fire g1 on 3,0 at a1',
    );
    play(
      '',
      `fort 20 @ 3,0\ngerman ${TANK} @ 0,0 as g1\namerican ${TANK} @ 3,0 as a1 inside\nallied has 6`,
      'legal: fire a1 on 0,0\nrefused X8.4f: overrun a1 on 0,0',
    );
    play(
      '',
      `fort 20 @ 3,0\ngerman M 10/17/2/0 @ 0,0 as m1\namerican ${TANK} @ 3,0 as a1..2 inside\namerican ${FOOT} @ 3,0 as a3\naxis has 6`,
      'expect af indirect m1 on 3,0 2 1/2\nexpect df assault m1 on 3,0 26',
    );
  });
  test('X8.4i X8.4k with nobody outside an enemy may come up, stops there, and they fight as if adjacent', () => {
    const units = `fort 20 @ 1,0\ngerman I 9/2/6/1 @ 0,0 as g1\namerican I 9/2/6/1 @ 1,0 as a1 inside\namerican ${FOOT} @ 2,0 as a2\n`;
    play(
      '',
      `${units}axis has 6`,
      'refused X8.4i: move g1 1,0 inside\nmove g1 1,0\nexpect where g1 1,0\nexpect moved g1\nendImpulse\ndice 6\nrollPool\nrefused X8.4k: move a1 2,-1\nrefused X3.2.5d: move a2 1,0\nrefused X8.4i: closeAssault a1 on 1,0\ndice 6\nfire a1 on 1,0\nexpect column 1-1',
    );
    play(
      '',
      `fort 20 @ 1,0\ngerman I 9/2/6/1 @ 1,0 as g1\namerican I 9/2/6/1 @ 1,0 as a1 inside\naxis has 6`,
      'dice 6\ncloseAssault g1 on 1,0\nexpect column 1-3\nexpect fired g1',
    );
    play('', `fort 20 @ 1,0\namerican ${FOOT} @ 0,0 as a1\nallied has 6`, 'move a1 1,0 inside\nexpect inside a1');
  });
  test('X8.4j opportunity fire at the one who comes up: as many as the hex costs', () => {
    play(
      '',
      `fort 20 @ 1,0\ngerman I 9/2/16/1 @ 0,0 as g1\namerican I 9/2/6/1 @ 1,0 as a1 inside OF\namerican I 9/2/6/1 @ 2,0 as a2 OF\naxis has 6`,
      'move g1 1,0\nexpect quota 1\nrefused X6.4.2d: opFire a1+a2\ndice 6\nopFire a1\nexpect fired a1',
    );
  });
});

describe('X8.5 blocks', () => {
  test('X8.5a not in water; they stack as one and neither hide nor help', () => {
    expect(() => play('lake 1,0', 'block 1,0\naxis has 6', '')).toThrow(/X8.5a/);
    odds('block 3,0', `german ${TANK} @ 0,0 as g1\namerican ${FOOT} @ 3,0 as a1`, 'g1 on 3,0', { drm: { a1: 0 } });
  });
  test('X8.5b entered only from next to it, for everything', () => {
    play('', `block 2,0\ngerman ${TANK} @ 0,0 as g1\naxis has 6`, 'refused X8.5b: move g1 1,0 2,0');
    play(
      'road : 1,0 2,0 3,0',
      `block 2,0\ngerman ${TANK} @ 1,0 as g1\naxis has 6`,
      'refused X5.1a: move g1 2,0 3,0\nmove g1 2,0\nexpect said for 8 MP, 0 left',
    );
    play('road : 1,0 2,0 3,0', `block 2,0\ngerman ${TANK} @ 2,0 as g1\naxis has 6`, 'expect cost g1 3,0 1/2');
  });
  test('X8.5c X30.3 one at a time; after the n-th a die of n ends it; the mine comes first', () => {
    const units = `block 1,0\ngerman A 14/8/20/8 @ 0,0 as g1\namerican ${TANK} @ 5,0 as a1..3 OF\n`;
    play(
      '',
      `${units}axis has 6`,
      'move g1 1,0\nrefused X8.5c: opFire a1+a2\ndice 6 1\nopFire a1\nexpect decides axis\nexpect OF a2+a3',
    );
    play(
      '',
      `${units}axis has 6`,
      'move g1 1,0\ndice 6 4\nopFire a1\nexpect at opFire\ndice 6 2\nopFire a2\nexpect decides axis\nexpect OF a3',
    );
    play('', `${units}mine 1,0 2-1\naxis has 6`, 'dice 6\nmove g1 1,0\nexpect at opFire');
  });
});
