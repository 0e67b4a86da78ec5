import { describe, expect, test } from 'vitest';
import { playerNamed } from '../../../../src/games/blitz/players/players.ts';
import { writeCommand } from '../../../../src/games/blitz/text/command-text.ts';
import { LIBRARY } from '../../../laws/library.ts';
import type { Table } from '../table.ts';
import { modular } from '../modules/table.ts';

/** What a player does until the phase is over, in words. */
function plays(table: Table, name: 'novice' | 'regular', most = 8): string[] {
  const player = playerNamed(name, 1, LIBRARY);
  const done: string[] = [];
  const at = table.phase;
  while (table.phase === at && done.length < most) {
    const text = writeCommand(table.game.world, table.state, player.command(table.game, table.state));
    done.push(text);
    table.play(text);
  }
  return done;
}

describe.each(['novice', 'regular'] as const)('%s plays with modules', (name) => {
  test('M1.2 the second impulse takes a city and picks no fight that nobody can fight any more', () => {
    const table = modular(
      'M1',
      [
        'blue inf 4-4 @ 0,0 as b1',
        'red inf 2-4 @ 2,0 as r1',
        'red arm 8-6 @ 4,-1',
        'control red -2,0',
        'blue moves again',
      ].join('\n'),
      'city Elm : -2,0\nbelongs red -2,0',
    );
    plays(table, name);
    const { at } = table.unit('b1');
    const { grid } = table.game.world.board;
    const far = (q: number, r: number): number => {
      const [x, y] = [(grid.q[at] as number) - q, (grid.r[at] as number) - r];
      return Math.max(Math.abs(x), Math.abs(y), Math.abs(x + y));
    };
    expect(far(-2, 0)).toBeLessThanOrEqual(1);
    expect(far(2, 0)).toBeGreaterThan(1);
  });

  test('M3.8 it attacks where that pays, all together, and nowhere else', () => {
    const table = modular(
      'M3',
      [
        'blue arm 6-6 @ 1,0 as b1',
        'blue arm 6-6 @ 0,1 as b2',
        'red inf 2-4 @ 0,0 as r1',
        'red arm 8-6 @ -4,0',
        'blue attacks',
      ].join('\n'),
    );
    const first = (at: Table) =>
      writeCommand(at.game.world, at.state, playerNamed(name, 1, LIBRARY).command(at.game, at.state));
    expect(first(table)).toMatch(/^declareBattle (?:b1\+b2|b2\+b1) on 0,0$/);
    expect(first(modular('M3', 'blue inf 2-4 @ 1,0\nred arm 8-6 @ 0,0\nblue attacks'))).toBe('endCombat');
  });
});
