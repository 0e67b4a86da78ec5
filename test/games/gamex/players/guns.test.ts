import { describe, expect, test } from 'vitest';
import { alone } from './answer.ts';

describe('X19 field of fire', () => {
  const gun = (facing: string) =>
    `options o19_fieldOfFire\ngerman A 12/8/6/0 gun @ 0,0 as g1 facing ${facing}\namerican A 9/6/8/8 @ 4,0 as a1\naxis has 1`;
  test('a gun that looks away from the enemy is turned; one that has him before it fires', () => {
    expect(alone('', gun('d4'))).toMatch(/^face g1 /);
    expect(alone('', gun('d1'))).toMatch(/^fire g1 on 4,0/);
    expect(alone('', gun('d4'), 'regular-no-facing')).not.toMatch(/^face/);
  });
});

describe('X21 interdiction', () => {
  const units = `options o21_interdiction
turns 5
zone goal : -6,0
victory allied tactical control goal 1
control axis goal
german (H) 20/16/2/0 @ -8,3 as h1
german I 2/2/6/1 @ 2,3 as eye
`;
  const foot = 'american I 4/2/12/1 @ 4,-1 as a1..3\nwoods';
  test('those who are about to come and cannot be fired at are kept where they are', () => {
    const text = `${units}${foot.replace('\nwoods', '')}\naxis has 2`;
    expect(alone('woods 4,-1', text)).toMatch(/^interdict h1 on 4,-1 via eye/);
    expect(alone('woods 4,-1', text, 'regular-no-interdiction')).not.toMatch(/^interdict/);
  });
  test('nobody walks through it who can wait', () => {
    const own = `options o21_interdiction
turns 9
zone goal : 2,0
victory axis marginal control goal 1
interdiction -2,0 20
interdiction -2,0 20
german I 4/2/12/1 @ -4,0 as i1
american I 1/1/2/1 @ 8,-8 as x
`;
    expect(alone('', `${own}axis has 1`)).not.toMatch(/^move i1 -3,0/);
    expect(alone('', `${own.replaceAll('interdiction -2,0 20\n', '')}axis has 1`)).toMatch(/^move i1 -3,/);
  });
});

describe('X10.5 ships', () => {
  test('fire at whom they see', () => {
    const sea = 'lake -8,0 -7,0 -6,0 -8,1 -7,1\nbeach -5,0 -6,1';
    const fleet =
      'american I 1/1/6/1 @ 0,0 as a1\ngerman (H) 40/99/2/0 naval off-board battery N1 as n1\ngerman I 1/1/6/1 @ 3,0 as g1\naxis has 1';
    expect(alone(sea, fleet)).toMatch(/^navalFire n1 /);
  });
});
