import { describe, expect, test } from 'vitest';
import { english } from '#core/message.ts';
import { theWind, whereIs, windTo } from '#core/whereabouts.ts';
import { hexNamed, radiusGrid } from '#hex/grid.ts';

const grid = radiusGrid(12);
const at = (name: string): number => hexNamed(grid, name) ?? -1;
const places = [
  { name: 'Aix', hexes: [at('0,0'), at('1,0')] },
  { name: 'Bray', hexes: [at('0,6')] },
];

describe('where something lies', () => {
  test.each([
    ['0,0', 'at Aix'],
    ['1,0', 'at Aix'],
    ['3,0', 'east of Aix'],
    ['-2,0', 'west of Aix'],
    // Rows are stacked straight: two rows down and one back is due south.
    ['-1,2', 'south of Aix'],
    ['1,-2', 'north of Aix'],
    ['-1,8', 'south of Bray'],
    ['2,-2', 'north-east of Aix'],
    // Nine hexes and more from every name.
    ['12,-12', 'at 12,-12'],
  ])('%s is %s', (hex, words) => {
    expect(english(whereIs(grid, places, at(hex)))).toBe(words);
  });

  test('where there are no names, the hex has its own', () => {
    expect(english(whereIs(grid, [], at('2,3')))).toBe('at 2,3');
  });

  test('several hexes lie where their middle lies, and nowhere when they lie all round', () => {
    const wind = windTo(grid, at('0,0'), [at('-1,1'), at('0,1')]);
    expect(wind && english(theWind(wind))).toBe('the south');
    expect(windTo(grid, at('0,0'), [at('1,0'), at('-1,0')])).toBeUndefined();
  });
});
