import { describe, expect, test } from 'vitest';
import { minor, war } from '../war-table.ts';
import { frameIs, playFor } from './ops-table.ts';

const HOMES = 'city Blau : -5,5\nbelongs blue -5,5\ncity Rot : 4,0\nbelongs red 4,0 5,-5\ncity Fern : 5,-5';
const FAR = 'blue inf 1-4 @ -5,5 as b0\nred inf 12-4 @ 5,-5 as r0';

describe('T22.5a minor countries nobody means to enter', () => {
  // 4 attack factors are not enough for a campaign against the city of n.
  const march = (country: string) =>
    war(`blue arm 4-6 @ 0,0 as b1\n${FAR}\nblue moves`, `belongs n ${country}\ncity Nord : 2,0\n${HOMES}`);

  test('a march to a city goes round them', () => {
    const table = march('1,0 2,0 3,0');
    table.state = playFor(table, 'blue', frameIs('declaration', 'landing')).state;
    expect(table.where('b1')).toBe('4,0');
    expect(minor(table, 'n')).toBe('intact');
  });

  test('where no way leads round them nobody marches', () => {
    const wall = Array.from({ length: 10 }, (_, i) => `2,${i - 5}`)
      .filter((name) => name !== '2,4')
      .join(' ');
    const table = march(`${wall} 3,0`);
    table.state = playFor(table, 'blue', frameIs('declaration', 'landing')).state;
    expect(minor(table, 'n')).toBe('intact');
  });

  test('an advance into them is worth less than the 2 factors it costs', () => {
    const table = war(
      `blue inf 12-4 @ 0,0 as b1\nred inf 2-4 @ 1,0 as r1\n${FAR}\nblue declares`,
      `belongs n 1,0 2,0 3,0 3,-1 2,-1\ncity Nord : 3,-1\n${HOMES.replaceAll('4,0', '5,-4')}`,
    );
    const { state, commands } = playFor(table, 'blue', ({ mover }) => mover === 'red', { roll: () => 3 });
    table.state = state;
    expect(commands).toContain('endAdvance');
    expect(minor(table, 'n')).toBe('intact');
  });
});
