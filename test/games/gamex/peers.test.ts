import { describe, expect, test } from 'vitest';
import { seededDice } from '#core/dice/dice.ts';
import { play } from './table.ts';

/** Faults known of other programs of this family: each is passed here. */

const TANK = 'A 14/8/9/8';
const FOOT = 'I 2/2/6/1';

describe('faults of the peers', () => {
  test('X0.3 the die shows all six faces', () => {
    const dice = seededDice(7);
    const faces = new Set(Array.from({ length: 200 }, () => dice.roll(6, 'attack')));
    expect([...faces].sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6]);
  });
  test('X6.4.4c scatter die 6 falls in a hex like the others', () => {
    play(
      '',
      `morale german 8\ngerman (H) 40/32/2/0 off-board battery B1 as b1\ngerman ${FOOT} @ 3,0 as eye\namerican ${FOOT} @ 5,0 as a1\naxis has 6`,
      'dice 4 4\nobaCheck B1\ndice 3 6\nobaFire B1 on 5,0 via eye\nexpect said it falls in 6,-1',
    );
  });
  test('X4.4b control and counts are whole from the first hex on, and nothing is divided by nothing', () => {
    play(
      'town 1,0\nplace town Adski : 1,0',
      'victory axis marginal control Adski 1\nvictory allied marginal losses most 0\naxis has 1',
      'expect level axis none\nexpect level allied marginal',
    );
  });
  test('X6.3.11a the bridge of the hex entered counts, not that of the hex left', () => {
    play(
      'stream : 1,-1 1,0 1,1\nroad : -1,0 0,0 1,0 2,0 3,0\nbridge 1,0',
      `german ${TANK} @ 0,0 as g1\ngerman ${TANK} @ 0,1 as g2\naxis has 3`,
      'legal: move g1 1,0 2,0\nrefused X6.3.11a: move g2 1,0\nrefused X6.3.11a: move g2 1,1',
    );
  });
  test('X8.2e engineers are immune to the mine they walk into', () => {
    play(
      '',
      'mine 1,0 3-1\ngerman I 1/1/6/1 engineer @ 0,0 as e1..2\naxis has 3',
      'move e1 1,0\nmove e2 1,0\nexpect good e1+e2',
    );
  });
  test('X6.3.5.t a disrupted unit in a close assault keeps its -1, and +2 exists', () => {
    play(
      '',
      `german ${FOOT} @ 0,0 as g1\nip 2,0\namerican ${FOOT} @ 1,0 as a1 disrupted\namerican ${FOOT} @ 2,0 as a2\naxis has 3`,
      'expect drm assault g1 on 1,0 a1 -3\nexpect drm g1 on 2,0 a2 2',
    );
  });
  test('X0.1 X6.3.6.t X6.4.3d X6.3.10a halves are kept, six hexes decide for H, fire is shared by as many as there are', () => {
    play(
      'level 1 2,0',
      `german A 7/8/9/8 @ 0,0 as g1\ngerman H 21/20/2/0 @ -5,0 as h1\ngerman M 9/17/2/0 @ 0,1 as m1\namerican ${TANK} @ 2,0 as a1\namerican ${FOOT} @ 0,-3 as a2..3\naxis has 3`,
      'expect af g1 on 2,0 7\nexpect af h1 on 2,0 5 1/4\nexpect af indirect m1 on 0,-3 4 1/2',
    );
  });
  test('X3.2.5a four to a hex, two with Soviets', () => {
    play('', `german ${TANK} @ 0,0 as g1..4\nsoviet ${TANK} @ 4,0 as s1..2\naxis has 3`, 'expect stack 0,0 4');
    expect(() => play('', `soviet ${TANK} @ 4,0 as s1..3\naxis has 3`, '')).toThrow(/2 are allowed/);
    expect(() => play('', `german ${TANK} @ 4,0 as g1..5\naxis has 3`, '')).toThrow(/4 are allowed/);
  });
  test('X4.4a grades are read the right way round: more is better, and fewer losses too', () => {
    play(
      '',
      `victory axis marginal losses most 2\nvictory axis decisive losses most 0\ngerman ${TANK} lost as g1\naxis has 3`,
      'expect level axis marginal',
    );
    play(
      '',
      `victory axis marginal kills 1\nvictory axis decisive kills 2\namerican ${TANK} lost as a1..2\naxis has 3`,
      'expect level axis decisive',
    );
  });
});
