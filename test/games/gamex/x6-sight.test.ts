import { describe, expect, test } from 'vitest';
import { play } from './table.ts';

const TANK = 'A 14/8/9/8';
const FOOT = 'I 2/2/6/1';
const SCOUT = 'I 2/2/3/1 scout';

/** The algorithm itself is held against an oracle in sight.test.ts. */
describe('X6.3.7 line of sight in a game', () => {
  test('X6.3.7 X6.3.7k X6.3.7.p it decides who fires at whom', () => {
    play(
      'woods 2,0',
      `german ${TANK} @ 0,0 as g1\namerican ${TANK} @ 4,0 as a1\namerican ${TANK} @ 3,3 as a2\naxis has 6`,
      'expect los 0,0 4,0 blocked\nexpect blocks 0,0 4,0 2,0\nrefused X6.3.8a: fire g1 on 4,0\nlegal: fire g1 on 3,3',
    );
  });
  test('X6.3.7b X6.3.7c a line along a side tests both hexes beside it', () => {
    play(
      'woods 1,0',
      `german ${TANK} @ 0,0 as g1\naxis has 6`,
      'expect los 0,0 1,1 blocked\nexpect los 0,0 -1,2 clear',
    );
  });
  test('X6.3.7d next to each other always', () => {
    play('woods 1,0\ngreen 0,0|1,0', 'axis has 6', 'expect los 0,0 1,0 clear\nexpect los 0,0 0,0 clear');
  });
  test('X6.3.7e woods, towns, farms and printed forts stand half a level high; X29.5 markers do not', () => {
    for (const terrain of ['woods', 'town', 'city', 'farm', 'fort'])
      play(`${terrain} 2,0`, 'axis has 6', 'expect los 0,0 4,0 blocked');
    for (const terrain of ['swamp', 'beach', 'level 1', 'lake'])
      play(`${terrain} 2,0`, 'axis has 6', 'expect los 0,0 4,0 clear');
    play('', 'fort 30 @ 2,0\naxis has 6', 'expect los 0,0 4,0 clear');
  });
  test('X6.3.7f X6.3.7i X6.3.7j X29.29 green sides, crests and who stands lower', () => {
    play('green 2,0|3,0', 'axis has 6', 'expect los 0,0 4,0 blocked');
    play('gray 3,0|4,0', 'axis has 6', 'expect los 0,0 4,0 blocked');
    play('level 1 0,0\ngreen 0,0|1,0', 'axis has 6', 'expect los 0,0 4,0 clear');
    play('level 1 0,0\ngreen 3,0|4,0', 'axis has 6', 'expect los 0,0 4,0 blocked');
  });
  test('X6.3.7g X6.3.7h X29.22 equal levels, and looking over', () => {
    play('level 2 0,0 4,0', 'axis has 6', 'expect los 0,0 4,0 clear');
    play('level 1 0,0 4,0\nbrown 1,0|2,0', 'axis has 6', 'expect los 0,0 4,0 blocked');
    play('level 2 0,0\nwoods 1,0', 'axis has 6', 'expect los 0,0 4,0 clear');
    play('level 2 0,0\nwoods 2,0', 'axis has 6', 'expect los 0,0 4,0 blocked');
  });
  test('X6.3.7l units, wrecks, Blocks and mines never block', () => {
    play(
      '',
      `german ${TANK} @ 1,0 as g1\nwreck 2,0 3\nblock 3,0\nmine 3,0 2-1\naxis has 6`,
      'expect los 0,0 4,0 clear',
    );
  });
});

describe('X6.3.8 spotting', () => {
  test('X6.3.8a X6.3.8.s the five states of a hex', () => {
    const seen = (board: string, where: string, state: string, wanted: string, more = '') =>
      play(
        board,
        `german ${TANK} @ 0,0 as g1\namerican ${FOOT} @ ${where} as a1 ${state}\n${more}\naxis has 6`,
        `expect spotting axis ${where} ${wanted}`,
      );
    seen('', '4,0', '', 'open');
    seen('woods 4,0', '4,0', '', 'concealed');
    seen('woods 4,0', '4,0', 'moved', 'revealed');
    seen('woods 4,0', '4,0', 'fired', 'revealed');
    seen('woods 4,0', '4,0', 'completed', 'concealed');
    seen('woods 4,0', '4,0', 'OF', 'concealed');
    seen('woods 4,0', '4,0', '', 'marked', 'spotted 4,0');
    seen('woods 1,0', '1,0', '', 'open');
    seen('woods 4,0 2,0', '4,0', 'moved', 'out-of-sight');
  });
  test('X6.3.8a X30.14 a unit that fires from a wood is revealed until the turn ends', () => {
    play(
      'woods 4,0',
      `turns 9\ngerman ${TANK} @ 0,0 as g1\namerican A 9/6/9/8 @ 4,0 as a1\nallied has 1`,
      'dice 6\nfire a1 on 0,0\nexpect spotting axis 4,0 revealed\npass\npass\ndice 6 1\npass\nexpect spotting axis 4,0 concealed',
    );
  });
  test('X6.3.8b woods, farms, towns and forts conceal; everything else does not', () => {
    for (const terrain of ['woods', 'farm', 'town', 'city', 'fort'])
      play(
        `${terrain} 4,0`,
        `german ${TANK} @ 0,0 as g1\namerican ${FOOT} @ 4,0 as a1\naxis has 6`,
        'expect spotting axis 4,0 concealed\nrefused X6.3.8a: fire g1 on 4,0',
      );
    for (const terrain of ['swamp', 'level 1', 'level 2'])
      play(
        `${terrain} 4,0`,
        `german ${TANK} @ 0,0 as g1\namerican ${FOOT} @ 4,0 as a1\naxis has 6`,
        'expect spotting axis 4,0 open',
      );
  });
  test('X6.3.8c X6.3.8i trucks, passengers and disrupted units do not spot', () => {
    const blind = (unit: string) =>
      play(
        'woods 4,0 1,0',
        `${unit}\namerican ${FOOT} @ 1,0 as a1\namerican ${FOOT} @ 4,-3 as a2\naxis has 6`,
        'expect spotting axis 1,0 out-of-sight',
      );
    blind('german C 0/0/1/12 @ 0,0 as t1');
    blind(`german ${TANK} @ 0,0 as g1 disrupted`);
    play(
      'woods 3,0',
      `german C 0/0/1/12 @ 0,0 as t1\namerican ${FOOT} @ 3,0 as a1\naxis has 6`,
      'refused X6.3.8i: spot t1 on 3,0',
    );
  });
  test('X6.3.8d within four hexes a die: 1-3 woods and farms, 1-2 towns', () => {
    const look = (terrain: string, die: number, wanted: string) =>
      play(
        `${terrain} 4,0`,
        `german I 2/3/6/1 @ 0,0 as g1\namerican ${FOOT} @ 4,0 as a1\naxis has 6`,
        `dice ${die}\nspot g1 on 4,0\nexpect ${wanted} 4,0\nexpect completed g1`,
      );
    look('woods', 3, 'spotted');
    look('woods', 4, 'not spotted');
    look('farm', 3, 'spotted');
    look('town', 2, 'spotted');
    look('town', 3, 'not spotted');
    play(
      'woods 4,0 5,-3',
      `german ${FOOT} @ 0,0 as g1\namerican ${FOOT} @ 4,0 as a1\namerican ${FOOT} @ 3,-3 as a2\nspotted 4,0\naxis has 6`,
      'refused X6.3.8d: spot g1 on 4,0\nrefused X6.3.8d: spot g1 on 3,-3\nrefused X6.3.8d: spot g1 on 2,0',
    );
    play(
      'woods 5,0',
      `german ${FOOT} @ 0,0 as g1\namerican ${FOOT} @ 5,0 as a1\naxis has 6`,
      'refused X6.3.8d: spot g1 on 5,0',
    );
  });
  test('X6.3.8e X29.17 scouts need no die within four hexes and may roll up to eight', () => {
    play(
      'town 4,0',
      `german ${SCOUT} @ 0,0 as g1\namerican ${FOOT} @ 4,0 as a1\naxis has 6`,
      'spot g1 on 4,0\nexpect spotted 4,0\nexpect pool 5',
    );
    play(
      'town 6,0',
      `german ${SCOUT} @ 0,0 as g1\namerican ${FOOT} @ 6,0 as a1\naxis has 6`,
      'dice 2\nspot g1 on 6,0\nexpect spotted 6,0',
    );
    play(
      'town 8,0',
      `german ${SCOUT} @ -1,0 as g1\namerican ${FOOT} @ 8,0 as a1\naxis has 6`,
      'refused X6.3.8d: spot g1 on 8,0',
    );
  });
  test('X6.3.8f X6.3.8g X31.12 two tanks spot a town together: two points, one die, then they may fire', () => {
    const units = `german ${TANK} @ 0,0 as g1..2\namerican ${FOOT} @ 3,0 as a1\naxis has 6`;
    play('town 3,0', units, 'dice 2 6\nspot g1+g2 on 3,0\nexpect pool 4\nfireNow g1+g2\nexpect fired g1+g2');
    play('town 3,0', units, 'dice 3\nspot g1+g2 on 3,0\nexpect completed g1+g2');
    play(
      'town 3,0',
      `german ${TANK} @ 0,-2 as g3\n${units}`,
      'dice 2\nspot g1 on 3,0\nrefused X6.3.8g: fireNow g3\nfinish\nexpect completed g1',
    );
  });
  test('X6.3.8h a Spotted marker leaves with the last unit', () => {
    play(
      'woods 3,0',
      `spotted 3,0\ngerman ${TANK} @ 0,0 as g1\namerican ${FOOT} @ 3,0 as a1\nallied has 6`,
      'move a1 4,0\nexpect not spotted 3,0',
    );
  });
});

describe('X6.3.11 streams', () => {
  const STREAM = 'stream : 2,-3 2,-2 2,-1 2,0 2,1 2,2 2,3';
  test('X6.3.11a vehicles, wagons and guns enter at a bridge or ford only; foot and cavalry wade', () => {
    play(
      STREAM,
      `german ${TANK} @ 1,0 as g1\ngerman I 3/2/6/3 cavalry @ 1,0 as c1\ngerman ${FOOT} @ 1,0 as r1\ngerman M 3/12/3/1 @ 1,0 as m1\naxis has 6`,
      'refused X6.3.11a: move g1 2,0\nrefused X6.3.11a: move m1 2,0\nlegal: move c1 2,0\nlegal: move r1 2,0',
    );
    play(
      `${STREAM}\nroad : 0,0 1,0 2,0 3,0\nbridge 2,0`,
      `german ${TANK} @ 1,0 as g1\naxis has 6`,
      'expect cost g1 2,0 1/2\nmove g1 2,0 3,0\nexpect where g1 3,0',
    );
    play(
      `${STREAM}\nford : 1,0 2,0 3,0`,
      `german ${TANK} @ 1,0 as g1\naxis has 6`,
      'expect cost g1 2,0 1\nok: move g1 2,0 3,0',
    );
  });
  test('X6.3.11b X6.3.11c entering from a bank takes all; from farther off it takes nerve too', () => {
    const units = `morale german 7\ngerman ${FOOT} @ 0,0 as r1\namerican ${TANK} @ 0,3 as a1\naxis has 6`;
    const board = `${STREAM}\nroad : 0,0 1,0`;
    play(board, units, 'dice 3 4\nmove r1 1,0 2,0\nexpect down r1\nexpect where r1 2,0\nexpect moved r1');
    play(board, units, 'dice 4 4\nmove r1 1,0 2,0\nexpect where r1 1,0\nexpect moved r1');
    play(board, `german ${FOOT} @ 1,0 as r1\naxis has 6`, 'move r1 2,0\nexpect down r1');
  });
  test('X6.3.11d X6.3.11e out of it with the whole allowance; Down and Up; only Up units fire', () => {
    play(
      STREAM,
      `german I 3/2/6/3 cavalry @ 2,0 as c1 down\ngerman ${FOOT} @ 2,1 as r1 down\namerican ${FOOT} @ 4,0 as a1\naxis has 6`,
      'refused X5.1a: move c1 3,0 4,-1\nmove c1 3,0\nexpect where c1 3,0\nexpect not down c1\nrefused X6.3.11e: fire r1 on 4,0\nmove r1 up\nexpect up r1\nexpect moved r1',
    );
    play(
      STREAM,
      `german ${FOOT} @ 2,1 as r1 up\namerican ${FOOT} @ 4,0 as a1\naxis has 6`,
      'legal: fire r1 on 4,0\nmove r1 2,0\nexpect down r1',
    );
  });
  test('X6.3.11f on a bridge a unit is in the open and goes down into no stream', () => {
    const board = `${STREAM}\nroad : 0,0 1,0 2,0 3,0\nbridge 2,0`;
    play(
      board,
      `german I 3/2/6/3 @ 1,0 as r1\naxis has 6`,
      'refused X6.3.11f: move r1 2,0 2,1\nmove r1 2,0 3,-1\nexpect where r1 3,-1',
    );
    play(board, `german I 3/2/6/3 @ 1,0 as r1\naxis has 6`, 'move r1 2,0\nexpect not down r1');
    play(board, `german ${FOOT} @ 2,1 as r1 down\naxis has 6`, 'move r1 2,0\nexpect down r1');
  });
  test('X6.3.11g X30.16 along the stream a unit comes under the bridge and must be spotted', () => {
    const board = `${STREAM}\nroad : 0,0 1,0 2,0 3,0\nbridge 2,0\nlevel 1 5,0`;
    play(
      board,
      `german ${TANK} @ 5,0 as g1\namerican ${FOOT} @ 2,0 as a1 down\naxis has 6`,
      'expect spotting axis 2,0 concealed\ndice 3\nspot g1 on 2,0\nfinish\nexpect spotted 2,0',
    );
  });
  test('X6.3.11h Down units see and are seen next door and from the heights', () => {
    play(
      `${STREAM}\nlevel 1 5,0`,
      `german ${TANK} @ 5,0 as g1\ngerman ${TANK} @ 5,1 as g2\namerican ${FOOT} @ 2,0 as a1 down\namerican ${FOOT} @ 2,2 as a2 down\naxis has 6`,
      'legal: fire g1 on 2,0\nrefused X6.3.11h: fire g2 on 2,0\nexpect spotted 2,0 axis',
    );
    play(
      STREAM,
      `german ${TANK} @ 5,0 as g1\namerican ${FOOT} @ 2,0 as a1 down\namerican ${FOOT} @ 2,0 as a2 up\naxis has 6`,
      'refused X6.3.11h: fire g1 on 2,0 at a1\nlegal: fire g1 on 2,0 at a2',
    );
    // Alone, the Down unit is out of sight to everybody: its hex is not spotted for that reason.
    play(
      STREAM,
      `german ${TANK} @ 5,0 as g1\ngerman M 10/17/2/0 @ 5,1 as m1\namerican ${FOOT} @ 2,0 as a1 down\naxis has 6`,
      'expect spotting axis 2,0 out-of-sight\nrefused X6.3.11h: fire g1 on 2,0\nrefused X6.3.8a: fire g1 on 2,0\nrefused X6.3.11h: fire m1 on 2,0 via g1',
    );
    // A wood between them: the line of sight is what lacks.
    play(
      `${STREAM}\nwoods 4,0 3,0 3,1`,
      `german ${TANK} @ 5,0 as g1\namerican ${FOOT} @ 2,0 as a1 down\naxis has 6`,
      'refused X6.3.8a: fire g1 on 2,0\nrefused X6.3.7k: fire g1 on 2,0',
    );
  });
  test('X6.3.11a a vehicle is written in no stream, but for a bridge layer', () => {
    const down = (unit: string) => () => play(STREAM, `german ${unit} @ 2,0 as t1 down\naxis has 6`, '');
    for (const unit of [TANK, 'C 0/0/1/12', 'C 0/0/1/6 wagon', 'C(I) 2/8/4/10'])
      expect(down(unit)).toThrow(/cannot stand in a stream \(X6.3.11a\)/);
    for (const unit of [`${TANK} bridge-layer`, 'H 20/12/2/0', FOOT, 'I 3/2/6/3 cavalry'])
      expect(down(unit)).not.toThrow();
  });
  test('X6.3.11i +1 in a stream against direct attacks only', () => {
    play(
      STREAM,
      `german ${TANK} @ 5,0 as g1\ngerman M 10/17/2/0 @ 5,0 as m1\namerican ${FOOT} @ 2,0 as a1 up\naxis has 6`,
      'expect drm g1 on 2,0 a1 1\nexpect drm indirect m1 on 2,0 a1 0',
    );
  });
});
