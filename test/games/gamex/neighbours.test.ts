import { describe, test } from 'vitest';
import { play } from './table.ts';

/** Hard cases of the ledger: fire, Blocks, mines and engineers beside the options. */

const FOOT = 'american I 3/2/6/1';
const TANK = 'german A 14/8/9/8';

describe('fire and its modifiers', () => {
  test.each([
    [
      'X30.8 crest, Improved Position and disrupted: three for a tank, two for a platoon',
      'level 1 4,0\nbrown 3,0|4,0',
      `german A 14/8/9/8 @ 0,0 as g1\namerican A 9/6/8/8 @ 4,0 as a1 disrupted\n${FOOT} @ 4,0 as r1 disrupted\nip 4,0\naxis has 3`,
      'expect drm g1 on 4,0 at a1 a1 3\nexpect drm g1 on 4,0 at r1 r1 2',
    ],
    [
      'X6.3.6b a tie is treated as what gives less',
      '',
      `${TANK} @ 0,0 as g1\namerican A 9/6/8/8 @ 4,0 as a1\n${FOOT} @ 4,0 as r1\naxis has 3`,
      'expect treated g1 on 4,0 at a1+r1 soft\nexpect af g1 on 4,0 at a1+r1 7\nexpect treated g1 on 4,0 at a1 armored\nexpect af g1 on 4,0 at a1 28',
    ],
    [
      'X6.3.6c seven has a half of three',
      '',
      'german A 14/7/9/8 @ 0,0 as g1\namerican A 9/6/8/8 @ 4,0 as a1\namerican A 9/6/8/8 @ 3,0 as a2\naxis has 3',
      'expect af g1 on 4,0 14\nexpect af g1 on 3,0 28',
    ],
    [
      'X6.3.6d the asterisk is no use against a town',
      'town 4,0',
      `german I 4/3*/6/1 @ 0,0 as g1\n${FOOT} @ 4,0 as r1 fired\naxis has 3`,
      'refused X6.3.6d: fire g1 on 4,0',
    ],
    [
      'X6.3.3 two to six is one to three',
      '',
      `german I 2/3/6/1 @ 0,0 as g1\n${FOOT} @ 2,0 as r1\naxis has 3`,
      'expect column g1 on 2,0 1-3',
    ],
    [
      'X6.4.3e a range of ten has a least of three',
      '',
      `german (H) 20/10/6/6 @ 0,0 as g1\ngerman I 3/2/6/1 @ 1,1 as eye\n${FOOT} @ 2,0 as r1\naxis has 3`,
      'refused X6.4.3e: fire g1 on 2,0 via eye',
    ],
    [
      'X13.1 the passenger adds half by its own row, before all factors',
      'level 1 3,0\nbrown 2,0|3,0',
      `options o13_mountedFire\namerican C(I) 2/4/3/10 @ 0,0 as m3\namerican I 4/3/10/1 on m3 as p1\ngerman I 3/3/6/1 @ 3,0 as g1\nallied has 3`,
      'expect af m3 on 3,0 2\nexpect df g1 on 0,0 8',
    ],
    [
      'X13.1 beyond its own range it adds nothing',
      '',
      `options o13_mountedFire\namerican C(I) 2/4/3/10 @ 0,0 as m3\namerican I 4/2/10/1 on m3 as p1\ngerman I 3/3/6/1 @ 4,0 as g1\nallied has 3`,
      'expect af m3 on 4,0 2',
    ],
    [
      'X20.4 smoke blocks from above too, at its ends it only hides',
      'level 4 0,0',
      `options o20_smoke\n${TANK} @ 0,0 as g1\n${FOOT} @ 4,0 as r1\n${FOOT} @ 0,4 as r2\nsmoke 2,0 1\nsmoke 0,4 1\naxis has 3`,
      'expect los 0,0 4,0 blocked\nexpect blocks 0,0 4,0 2,0\nexpect los 0,0 0,4 clear\nexpect spotting axis 0,4 concealed',
    ],
    [
      'X8.4c, X30.6 a Fortification in a town: two and one',
      'town 2,0',
      `german A 14/8/9/8 @ 0,0 as g1\n${FOOT} @ 2,0 inside as r1 disrupted\n${FOOT} @ 2,0 inside as r2\nfort 20 @ 2,0\nspotted 2,0\naxis has 3`,
      'expect df g1 on 2,0 20\nexpect drm g1 on 2,0 at fort fort 3',
    ],
  ])('%s', (_name, board, units, steps) => void play(board, units, steps));
});

describe('Blocks, mines and fire on the move', () => {
  test('X30.3, X8.5b a mine under a Block: the whole allowance, then the mine, then fire at the Block', () => {
    play(
      '',
      `${TANK} @ 0,0 as g1\nblock 1,0\nmine 1,0 2-1\namerican A 14/8/9/8 @ 4,0 as a1..2 OF\naxis has 3`,
      'dice 6 6 6 6 6\nmove g1 1,0\nexpect decides allied\nexpect left g1 0\nopFire a1\nexpect decides allied\nopFire a2\nexpect where g1 1,0',
    );
  });
  test('X8.5b not from farther away, not with less than the hex costs', () => {
    play('', `${TANK} @ 0,0 as g1\nblock 2,0\naxis has 3`, 'refused X8.5b: move g1 1,0 2,0');
  });
  test('X8.2d, X8.2f a mine on leaving: DD keeps it there, and nobody fires', () => {
    play(
      '',
      `${TANK} @ 0,0 as g1\nmine 0,0 2-1\namerican A 14/8/9/8 @ 4,0 as a1 OF\naxis has 3`,
      'dice 3\nmove g1 1,0\nexpect where g1 0,0\nexpect disrupted g1\nexpect moved g1\nexpect decides axis',
    );
  });
  test('X30.5 leaving a mine under interdiction: the mine first', () => {
    play(
      '',
      `options o21_interdiction\n${TANK} @ 0,0 as g1\nmine 0,0 2-1\ninterdiction 1,0 20\naxis has 3`,
      'dice 6 1\nmove g1 1,0\nexpect where g1 0,0\nexpect disrupted g1',
    );
  });
  test('X8.2e an engineer reveals a mine and is not hurt; its carrier is', () => {
    play(
      '',
      'german I 1/1/6/1 engineer @ 0,0 as e1\nmine allied hidden 1,0 2-1\naxis has 3',
      'move e1 1,0\nexpect good e1\nexpect mine 1,0 2-1',
    );
    play(
      '',
      'german C 0/0/3/12 @ 0,0 as t1\ngerman I 1/1/6/1 engineer on t1 as e1\nmine allied hidden 1,0 2-1\naxis has 3',
      'dice 3\nmove t1 1,0\nexpect disrupted t1\nexpect mine 1,0 2-1',
    );
  });
  test('X15.2 at quick-time the defence is half, and one more hex', () => {
    play(
      '',
      `options o15_quickTime\ngerman I 3/2/6/1 @ 0,0 as g1\namerican A 14/8/9/8 @ 5,0 as a1 OF\naxis has 3`,
      'refused X0.2: move g1 1,0 2,0\ndice 5\nmove g1 quick 1,0 2,0\nexpect df opFire a1 on 1,0 at g1 3\ndecline\ndecline\nexpect disrupted g1',
    );
  });
  test('X18.1, X8.5b mobile fire does not come into a Block', () => {
    play(
      '',
      `options o18_mobileFire\n${TANK} @ 0,0 as g1\nblock 1,0\n${FOOT} @ 5,0 as r1\naxis has 3`,
      'legal: move g1 1,0\nlegal: move g1 mobile 0,1',
    );
  });
  test('X30.7 woods count for a unit that comes in, its Improved Position does not', () => {
    play(
      'woods 1,0',
      `german I 3/2/6/1 @ 0,0 as g1\nip 1,0\namerican A 14/8/9/8 @ 4,0 as a1 OF\naxis has 3`,
      'move g1 1,0\nexpect drm opFire a1 on 1,0 at g1 g1 1\ndecline\nexpect drm a1 on 1,0 at g1 g1 3',
    );
  });
});

describe('engineers beside options', () => {
  test('X9.3e half from afar, only X counts, and nobody on it is part of it', () => {
    const STREAM = 'stream : 0,-2 0,-1 0,0 0,1 0,2';
    play(
      STREAM,
      `german M 40/14/2/0 @ 4,0 as m1\ngerman I 3/2/6/1 @ 2,0 as eye\n${FOOT} @ 0,0 as r1\nbridge 0,0\naxis has 3`,
      'expect af m1 on 0,0 at bridge 40\nexpect df m1 on 0,0 at bridge 32',
    );
    play(
      STREAM,
      `german M 40/14/2/0 @ 4,0 as m1\ngerman I 3/2/6/1 @ 2,0 as eye\n${FOOT} @ 0,0 as r1\nbridge 0,0\naxis has 3`,
      'expect af indirect m1 on 0,0 at bridge 20',
    );
  });
  test('X22.2b, X9.4 an engineer out of command clears a wreck for two', () => {
    play(
      '',
      'options o22_command\ncp axis 1\ngerman I 1/1/6/1 engineer @ 0,0 as e1\ngerman I 3/2/6/1 @ -7,0 as p1\nwreck 1,0 2\naxis has 3',
      'engineer e1 removeWreck 1,0\nexpect pool 1\nexpect wrecks 1,0 1',
    );
  });
  test('X9.2f a second attempt with one activation: one or two', () => {
    play(
      'stream : 0,-2 0,-1 0,0 0,1\nroad : -1,0 0,0 1,0\nbridge 0,0',
      'german I 1/1/6/1 engineer @ 0,0 as e1 assigned t1 task demolish 0,0 0 attempt 2\ngerman C 0/0/1/12 @ -1,0 as t1\naxis has 3',
      'dice 2\nengineer e1 demolish to -1,0\nexpect block 0,0\nexpect not bridge 0,0',
    );
    play(
      'stream : 0,-2 0,-1 0,0 0,1\nroad : -1,0 0,0 1,0\nbridge 0,0',
      'german I 1/1/6/1 engineer @ 0,0 as e1 assigned t1 task demolish 0,0 0 attempt 2\ngerman C 0/0/1/12 @ -1,0 as t1\naxis has 3',
      'dice 3\nengineer e1 demolish to -1,0\nexpect bridge 0,0 printed\nexpect task e1 none',
    );
  });
});
