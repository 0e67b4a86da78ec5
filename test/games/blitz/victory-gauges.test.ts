import { describe, expect, test } from 'vitest';
import { english } from '#core/message.ts';
import { carefulOf } from '#games/blitz/desk/careful.ts';
import { objectiveOf } from '#games/blitz/desk/objective.ts';
import { basic } from './basic.ts';
import { modular } from './modules/table.ts';
import type { Table } from './table.ts';
import { tournament } from './tournament-table.ts';

const CITIES = 'city Blau : -4,4 -3,4\ncity Rot : 4,-4\nbelongs blue -4,4 -3,4\nbelongs red 4,-4';
const ARMIES = 'blue inf 4-4 @ -4,4 as b1\nred inf 4-4 @ 0,-4 as r1';

const careful = (table: Table): string | undefined => {
  const said = carefulOf(table.game, table.state);
  return said && english(said);
};

describe('what wins', () => {
  test('B5.3 the goal of a limited game: city hexes of both against one more than the number, and the last turn', () => {
    const { game, state } = basic(`turns 6\ncities 1\n${ARMIES}\nblue moves`, CITIES);
    const objective = objectiveOf(game, state);
    expect([english(objective.line), objective.rule, objective.last]).toEqual([
      'More than 1 city hexes at the end of turn 6',
      'B5.3',
      6,
    ]);
    expect(objective.gauges).toMatchObject([
      { side: 'blue', value: 2, needed: 2, of: 3 },
      { side: 'red', value: 1, needed: 2, of: 3 },
    ]);
  });

  test('T5.2 without a limit the enemy’s home counts, and a chain is told by its length', () => {
    const { game, state } = tournament(`${ARMIES}\nblue moves`, CITIES);
    const now = objectiveOf(game, state);
    expect([now.rule, now.last]).toEqual(['T5.2', undefined]);
    expect(now.gauges).toMatchObject([
      { side: 'blue', value: 0, needed: 1 },
      { side: 'red', value: 0, needed: 2 },
    ]);
    const chained = objectiveOf(game, { ...state, streak: { blue: 2, red: 0 } });
    expect(chained.ways.map(({ text }) => english(text))).toContain(
      'blue holds every home city hex of red for 2 of 3 player turns',
    );
  });
});

describe('asked before a phase ends', () => {
  test('movement in which nobody moved, and not one in which somebody did', () => {
    const table = basic(`${ARMIES}\nblue moves`, CITIES);
    expect(careful(table)).toBe('no unit has moved');
    table.play('moveUnit b1 -3,4');
    expect(careful(table)).toBeUndefined();
  });

  test('M6.1 nothing is asked before the end of a step in which nobody marches; M80.27 nobody comes in the second impulse', () => {
    const lines = `${ARMIES}\nblue inf 4-4 waits 1 as b2\n`;
    expect(careful(modular('M6', `${lines}blue moves: arrivals`, CITIES))).toBeUndefined();
    expect(careful(modular('M1', `${lines}blue moves again`, CITIES))).toBe('no unit has moved');
    expect(careful(modular('M1', `${lines}blue moves`, CITIES))).toContain('has not been brought in');
  });

  test('B17.1 reinforcements that could still be brought in', () => {
    const table = basic(`${ARMIES}\nblue inf 4-4 waits 1 as b2\nblue moves`, CITIES);
    table.play('moveUnit b1 -3,4');
    expect(careful(table)).toBe('1 reinforcement has not been brought in');
    table.play('placeReinforcement b2 -4,4');
    expect(careful(table)).toBeUndefined();
  });
});
