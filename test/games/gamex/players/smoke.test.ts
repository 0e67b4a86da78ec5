import { describe, expect, test } from 'vitest';
import { play } from '../table.ts';
import { asked, reasonOf } from './answer.ts';

/** Tanks that must cross open ground before heavy guns on watch; howitzers that can hardly hurt those. */
const CROSSING = `options o20_smoke
turns 4
zone goal : 3,0
victory axis tactical control goal 1
german A 10/4/6/8 @ -4,0 as t1..2
german I 2/2/6/1 @ -1,3 as eye moved
german (H) 26/16/2/0 @ -8,2 as h1
`;
const GUNS = 'american A 24/12/30/0 gun @ 6,0 as g1..2 OF\nip 6,0\n';

describe('X20 smoke', () => {
  test('a screen before the guns, then the tanks go', () => {
    expect(asked('', `${CROSSING}${GUNS}german I 2/2/6/1 @ 0,4 as eye2\naxis has 3`)).toMatch(/^smoke h1 on /);
    expect(asked('', `${CROSSING}${GUNS}smoke 5,0 2\naxis has 2`)).toMatch(/^move t/);
  });
  test.each(['regular', 'veteran'])('%s says why', (who) => {
    const { game, state } = play('', `${CROSSING}${GUNS}german I 2/2/6/1 @ 0,4 as eye2\naxis has 3`, '');
    expect(reasonOf(game, state, who).join()).toMatch(
      /^smoke into .*, so that the enemy does not see who goes behind it$/,
    );
  });
  test('no smoke where nobody looks, nor by who goes without', () => {
    expect(asked('', `${CROSSING}german I 2/2/6/1 @ 0,4 as eye2\naxis has 3`)).not.toMatch(/^smoke/);
    const text = `${CROSSING}${GUNS}german I 2/2/6/1 @ 0,4 as eye2\naxis has 3`;
    expect(asked('', text, '', 'regular-no-smoke')).not.toMatch(/^smoke/);
  });
});
