import { describe, expect, test } from 'vitest';
import { seededDice } from '#core/dice/dice.ts';
import { playerNamed } from '#games/blitz/players/players.ts';
import { VETERAN } from '#games/blitz/players/levels.ts';
import { searchIn } from '#games/blitz/players/reasons/outlook.ts';
import { playFrom } from '#games/blitz/players/search/playout.ts';
import { REGULAR, styleNear } from '#games/blitz/players/search/style.ts';
import { scalesFor } from '#games/blitz/players/search/value.ts';
import { modular } from '../modules/table.ts';
import { decide } from '../game.ts';

const NOTHING = { factors: 0, cities: 0 };

/** Blue's evaluation of a war for cities in a turn, with a number of the four held by each side. */
function worth(turn: number, blue: number, red: number): number {
  const cities = ['-2,0', '2,0', '0,2', '0,-2'];
  const held = [
    ...cities.slice(0, blue).map((hex) => `control blue ${hex}`),
    ...cities.slice(4 - red).map((hex) => `control red ${hex}`),
  ];
  const { game, state } = modular(
    'M3 M17',
    [
      'options scenario=A',
      'turns 12',
      'cities 1',
      `turn ${turn}`,
      ...held,
      'blue inf 4-4 @ 4,-1 as b1',
      'red inf 4-4 @ -4,1 as r1',
      'blue moves',
    ].join('\n'),
    cities.map((hex, i) => `city C${i} : ${hex}`).join('\n'),
  );
  return scalesFor(game.world, state, 'blue', undefined, true).value(state, NOTHING);
}

describe('who looks ahead with modules', () => {
  test('M17.2 counts a lead in cities, the more the nearer the end, and not the number of B5.3', () => {
    expect(worth(12, 2, 2)).toBeCloseTo(0);
    expect(worth(12, 1, 1)).toBeCloseTo(0);
    const [late, early] = [worth(12, 2, 1), worth(3, 2, 1)];
    expect(late).toBeGreaterThan(20);
    expect(early).toBeGreaterThan(0);
    expect(early).toBeLessThan(late / 2);
    expect(worth(12, 1, 2)).toBeCloseTo(-late);
  });

  test('M1.2 sees what the enemy takes in his second impulse', () => {
    const { game, state } = modular(
      'M1 M3',
      ['blue inf 4-4 @ 4,-1 as b1', 'red inf 2-2 @ -4,0 as r1', 'control blue 1,0', 'red moves'].join('\n'),
      'city Elm : 1,0',
    );
    const hands = { blue: { style: REGULAR }, red: { style: REGULAR } };
    const seen = (whole: boolean): number =>
      playFrom(game, state, state, 'blue', hands, seededDice(1), { playerTurns: 1, whole }).value;
    expect(seen(true)).toBeLessThan(seen(false));
  });

  test('M1.2 looks ahead for the second impulse too where nobody has to attack', () => {
    const lines = ['blue inf 4-4 @ 0,0 as b1', 'red inf 2-4 @ 3,0 as r1', 'control red -2,0', 'blue moves again'];
    const { game, state } = modular('M1 M3', lines.join('\n'), 'city Elm : -2,0\nbelongs red -2,0');
    const evals = (name: 'regular' | 'veteran'): number => decide(playerNamed(name, 1), game, state, {}).evals;
    expect(evals('veteran')).toBeGreaterThan(1);
    expect(evals('regular')).toBe(1);
  });

  test('M17.2, B5.3 who knows the end goes for cities in the last turn where more of them win', () => {
    const near = (turn: number, mover: string): number => {
      const { game, state } = modular(
        'M3 M17',
        `options scenario=A\nturns 12\nturn ${turn}\nblue inf 4-4 @ 0,0 as b1\nred inf 4-4 @ 3,0 as r1\n${mover} moves`,
      );
      return styleNear(game, state, REGULAR).city;
    };
    expect(near(11, 'red')).toBe(REGULAR.city);
    expect(near(12, 'blue')).toBeGreaterThan(REGULAR.city);
    expect(near(12, 'red')).toBeGreaterThan(near(12, 'blue'));
    const basic = modular('M3', 'turns 12\nturn 12\nblue inf 4-4 @ 0,0 as b1\nred inf 4-4 @ 3,0 as r1\nred moves');
    expect(styleNear(basic.game, basic.state, REGULAR)).toBe(REGULAR);
  });

  test('M3.8 a poor fight for a city is fought in the last player turn only, and by Veteran only', () => {
    const attacks = (name: 'regular' | 'veteran', turn: number): string => {
      const { game, state } = modular(
        'M3 M17',
        [
          ...['options scenario=A', 'turns 12', `turn ${turn}`, 'control blue 1,0'],
          ...['red inf 4-4 @ -1,0 as r1', 'red inf 2-4 @ -4,0 as r2', 'blue inf 6-4 @ 0,0 as b1', 'red attacks'],
        ].join('\n'),
        'city Elm : 1,0',
      );
      return playerNamed(name, 1).command(game, state).do;
    };
    expect(attacks('veteran', 12)).toBe('declareBattle');
    expect(attacks('veteran', 5)).toBe('endCombat');
    expect(attacks('regular', 12)).toBe('endCombat');
  });

  test('M1.11, M3.8 looks through the whole answer where somebody is free not to attack, else as ever', () => {
    const whole = (modules: string): boolean | undefined => {
      const { game } = modular(modules, 'blue inf 4-4 @ 0,0 as b1\nred inf 4-4 @ 3,0 as r1\nblue moves');
      return searchIn(game, VETERAN).whole;
    };
    expect([whole('M1'), whole('M2'), whole('M3')]).toEqual([true, true, true]);
    expect(whole('M5')).toBe(undefined);
  });
});
