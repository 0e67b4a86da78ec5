import { expect, test } from 'vitest';
import { asked } from './answer.ts';

/** Answers of the computer to questions of options. */

test('X12: one point for the next odds is taken, five points that wear out three guns are not', () => {
  const one = 'options o12_stress\ngerman A 29/8/9/8 @ 0,0 as g1\namerican A 9/6/10/8 @ 6,0 as a1\naxis has 3';
  expect(asked('', one, 'fire g1 on 6,0 at a1')).toBe('stress');
  const five = 'options o12_stress\ngerman A 11/8/9/8 @ 0,0 as g1..3\namerican A 1/1/19/8 @ 6,0 as a1\naxis has 3';
  expect(asked('', five, 'fire g1+g2+g3 on 6,0 at a1\nexpect at attacks')).toBe('decline');
});

test('X14: infantry leaves a carrier that will be finished next, and stays on one nobody sees', () => {
  const m3 = 'options o14_bailOut\namerican C(I) 2/4/1/10 @ 0,0 as m3\namerican I 4/3/16/1 on m3 as p1\n';
  const gun = 'german A 2/8/9/8 @ 6,0 as g1\n';
  const more = 'german A 8/8/9/8 @ 6,-1 as g2..3\n';
  expect(asked('', `${m3}${gun}${more}axis has 3`, 'dice 3\nfire g1 on 0,0 at m3')).toBe('bailOut');
  const away = 'german (H) 4/16/2/0 @ 8,0 as h1\ngerman I 1/1/6/1 @ 0,3 as eye\n';
  expect(asked('woods 4,0 3,0 3,1 4,-1 5,-1', `${m3}${away}axis has 3`, 'dice 3\nfire h1 on 0,0 via eye')).toBe(
    'decline',
  );
});

test('X17.2: a defender that can fires at a charge', () => {
  const units = 'options o17_banzai\njapanese I 3/2/8/1 @ 0,0 as j1\namerican I 4/3/6/1 @ 1,0 as a1\naxis has 3';
  expect(asked('', units, 'dice 3 3\ncloseAssault j1 on 1,0 banzai')).toBe('opFire a1 at j1');
});
