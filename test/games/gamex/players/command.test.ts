import { describe, expect, test } from 'vitest';
import { open } from '../practice.ts';
import { alone, answerOf, asked } from './answer.ts';

const LED = `options o22_command
turns 4
zone goal : 4,0
victory axis tactical control goal 1
`;

describe('X22 command', () => {
  test('a post is given to somebody amid the others who keeps up with them, not to the best tank', () => {
    const game = open(`game gamex
board inline
  grid radius 9
end board
options o22_command
cp axis 1
german A 6/4/5/8 @ 0,0 as l1..2
german A 20/8/12/8 @ 0,0 as t1
german I 3/2/6/1 @ 0,0 as slow
german A 6/4/5/8 @ -9,9 as far
soviet I 3/3/10/1 @ 9,0 as s1
`);
    expect(answerOf(game, game.start)).toMatch(/^assignCP l\d$/);
  });
  test('the others go first, as long as their post has not acted; then it follows', () => {
    const units = 'german A 8/4/6/8 @ -4,0 as lead cp\ngerman A 8/4/6/8 @ -4,1 as t1\ngerman A 8/4/6/8 @ -4,2 as t2\n';
    expect(asked('', `${LED}${units}axis has 3`)).toMatch(/^move t[12] /);
    const spent = units.replaceAll(/(t\d)\n/g, '$1 moved\n');
    expect(asked('', `${LED}${spent}axis has 3`)).toMatch(/^move lead /);
  });
  test('X22.2b a little more is not worth two points', () => {
    const units = (cp: string) => `${LED.replace('4,0', '4,1')}german A 8/4/6/0 gun @ 4,0 as lead${cp}
german A 8/4/6/5 @ 8,-3 as near
german A 8/4/6/8 @ -4,1 as far
axis has 2`;
    expect(alone('', units(' cp'))).toMatch(/^move near /);
    expect(alone('', units('').replace('options o22_command', ''))).toMatch(/^move far /);
  });
  test('X22.2a of two hexes that are wanted the one where somebody leads', () => {
    const units = 'german I 3/2/6/1 @ 0,0 as lead cp moved\ngerman A 8/4/6/4 @ 2,0 as t1\n';
    const wanted = (hexes: string) => LED.replace('4,0', hexes).replace('goal 1', 'goal 2');
    expect(alone('', `${wanted('6,0 -2,0')}${units}axis has 2`)).toMatch(/ -2,0$/);
    expect(alone('', `${wanted('6,0 -2,0')}${units}axis has 2`, 'regular-no-command')).toMatch(/ (6,0|-2,0)$/);
  });
});
