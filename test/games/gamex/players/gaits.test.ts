import { describe, expect, test } from 'vitest';
import { alone, asked } from './answer.ts';

const EAST = `turns 4
zone goal : GOAL
victory axis tactical control goal 1
`;

describe('X15 quick-time', () => {
  const last = (goal: string) =>
    `${EAST.replace('turns 4', 'turns 1').replace('GOAL', goal)}options o15_quickTime\ngerman I 4/3/8/1 @ 0,0 as i1\naxis has 1`;
  test('in the last turn infantry runs where a march does not come, and walks where it does', () => {
    expect(alone('', last('2,0'))).toMatch(/^move i1 quick 1,0 2,0$/);
    expect(alone('', last('1,0'))).toBe('move i1 1,0');
    expect(alone('', last('2,0'), 'regular-no-quickTime')).not.toMatch(/quick/);
  });
});

describe('X18 mobile fire', () => {
  const units = `options o18_mobileFire
victory axis tactical kills 2
german A 16/6/9/8 tank turreted @ -4,0 as t1
american C 0/0/2/10 @ 4,-1 as a1
american C 0/0/2/10 @ 4,1 as a2
`;
  test('a tank goes half as far where it then has a shot, and takes it for nothing', () => {
    expect(alone('', `${units}axis has 1`)).toMatch(/^move t1 mobile /);
    expect(alone('', `${units.replace('@ -4,0 as t1', '@ 0,0 as t1 mobileFire')}axis has 1`)).toMatch(/^fire t1 on 4,/);
  });
  test('without the option it is the whole way or the shot', () => {
    expect(alone('', `${units.replace('options o18_mobileFire', '')}axis has 1`)).not.toMatch(/mobile/);
  });
});

describe('X16 riders', () => {
  test('infantry with a long way to go gets on a tank nobody sees', () => {
    const units = `options o16_pbAssault\n${EAST.replace('GOAL', '8,-2')}german A 10/4/9/8 tank @ -6,0 as t1\ngerman I 4/3/8/1 @ -6,0 as i1\n`;
    expect(alone('', `${units}axis has 1`)).toBe('move t1 load i1');
    expect(alone('', `${units}american A 14/20/9/8 @ 8,0 as a1\naxis has 1`)).not.toBe('move t1 load i1');
  });
});

test('X16.1b infantry is shot off a tank that stands more than the gun can do', () => {
  const tank = 'german A 10/4/20/8 tank @ 4,0 as t1\ngerman I 4/3/8/1 on t1 as i1\n';
  const gun = 'american I 6/6/8/1 @ 1,0 as a1\nallied has 1';
  expect(alone('', `options o16_pbAssault\n${tank}${gun}`)).toBe('fire a1 on 4,0 at i1');
});

describe('X17 Banzai', () => {
  const units =
    'options o17_banzai\njapanese I 2/1/12/1 @ 0,0 as j1..3\namerican I 4/3/6/1 @ 1,0 as a1 fired\naxis has 1';
  test('charges where attack and defence changed about are more', () => {
    expect(asked('', units)).toBe('closeAssault j1+j2+j3 on 1,0 banzai');
    expect(asked('', units, '', 'regular-no-banzai')).not.toMatch(/banzai/);
  });
});
