import { describe, expect, test } from 'vitest';
import { optional } from '../optional.ts';
import { hex } from '../war-table.ts';
import { frameIs, HOMES, playFor } from './ops-table.ts';

describe('aircraft that come back', () => {
  const nuclear = (more: string) => {
    const table = optional(
      'nuclear fighters',
      `blue inf 4-4 @ -6,6 as b0\nblue SAC 1-20 @ -6,0 as s\nred inf 12-4 @ 3,-3 as big\nred inf 11-4 @ -2,7 as safe\nred inf 1-4 @ 6,0 as r0\nred FTR 4-7 @ 6,0 as f\n${more}\nblue declares`,
      HOMES,
      8,
    );
    const { state } = playFor(table, 'blue', frameIs('interception', 'combat', 'landing'));
    const strike = state.missions.find(({ kind }) => kind === 'nuclear');
    return table.game.world.board.grid.names[strike?.hex ?? -1];
  };

  test('O23.6.1 a nuclear strike keeps away from fighters', () => {
    expect(nuclear('')).toBe('-2,7');
  });

  test('O23.6.2 with as many fighters beside it it goes where they are', () => {
    expect(nuclear('blue FTR 4-12 @ -6,0 as e')).toBe('3,-3');
  });

  test('T23.0.6 who has one base only comes down before those who have many', () => {
    // Far lies out of range of the TAC; Near has room for one of the two.
    const table = optional(
      '',
      'blue inf 4-4 @ -6,6 as b0\nblue SAC 12-20 @ -8,8 as s\nblue TAC 4-8 @ -2,0 as t\nblue inf 6-4 @ 3,0 as a\nblue inf 1-4 @ -2,0 as g\nred inf 4-4 @ 4,0 as r1\nred inf 4-4 @ 6,-4 as r2\nred inf 1-4 @ 8,-8 as r0\nblue declares',
      'city Near : -2,0\ncity Far : -8,8 -7,8 -6,8\nbelongs blue -2,0 -8,8 -7,8 -6,8\ncity Rot : 8,-8\nbelongs red 8,-8',
      8,
    );
    table.play(['assignMission strategic s 6,-4', 'assignMission tactical t 4,0', 'endDeclaration a on 4,0']);
    table.state = playFor(table, 'blue', ({ mover }) => mover === 'red', { roll: () => 5 }).state;
    expect(table.where('t')).toBe('-2,0');
  });

  test('T23.0.6a aircraft whose last base is contested fly once more', () => {
    const table = optional(
      '',
      'blue MDM 4-10 @ 0,0 as m\nblue inf 6-4 @ 0,0 as g\nred inf 4-4 @ 1,0 as r1\nred inf 1-4 @ 8,-8 as r0\nblue declares',
      'city Base : 0,0\nbelongs blue 0,0\ncity Rot : 8,-8\nbelongs red 8,-8',
      8,
    );
    const { state } = playFor(table, 'blue', frameIs('combat'));
    expect(state.missions.map((one) => one.hex)).toEqual([hex(table, '1,0')]);
  });
});
