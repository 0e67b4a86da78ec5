import { describe, expect, test } from 'vitest';
import { seededDice } from '#core/dice/dice.ts';
import { scattered, standsIn } from '#games/gamex/airborne/flights.ts';
import { scatterOf } from '#games/gamex/airborne/scatter.ts';
import { kit } from '#games/gamex/kit.ts';
import { unitNamed } from '#games/gamex/units.ts';
import { open } from '../practice.ts';
import { answerOf, asked } from './answer.ts';

describe('X10 landings', () => {
  const COAST = `
  lake -8,0 -7,0 -6,0 -5,0 -4,0 -8,1 -7,1 -6,1 -5,1 -4,1
  beach -3,0 -4,2
`;
  test('of two beaches the one that no gun covers', () => {
    const craft = 'american C(I) 2/2*/1/4 halftrack lvt @ -4,1 as l1\namerican I 3/2/6/1 on l1 as r1\n';
    const end = 'initiative axis 1\npasses 2\naxis to roll';
    const gun = (hex: string) => `german A 12/8/6/0 gun @ ${hex} as g1\n`;
    const woods = 'woods -2,1 -3,2 -3,1 -2,0';
    expect(asked(COAST + woods, `${craft}${gun('-2,-1')}${end}`, 'pass')).toBe('seaAdvance l1 -4,2');
    expect(asked(COAST + woods, `${craft}${gun('-4,4')}${end}`, 'pass')).toBe('seaAdvance l1 -3,0');
  });
});

describe('X11 airborne assaults', () => {
  const DROP = `game gamex
board inline
  grid radius 7
  lake 2,0 3,0 2,1 3,-1
  place town Adski : 0,0
end board
turns 4
setup allied
setup axis
victory allied marginal control Adski 1
american air-transport off-board as c1
american I 3/2/6/1 on c1 as r1..3
american glider off-board as gl1
american I 3/2/6/1 on gl1 as r4..5
german I 3/2/6/1 @ -6,0 as g1
`;
  test('X11.4 X11.6 the best of those under parachutes takes a free seat in a glider', () => {
    const game = open(
      DROP.replace('r4..5', 'r4').replace('on c1 as r1..3', 'on c1 as r1..2\namerican I 6/3/8/1 on c1 as mg'),
    );
    expect(answerOf(game, game.start)).toBe('lift mg gl1');
    const full = open(DROP);
    expect(answerOf(full, full.start)).toMatch(/^writeDropHex/);
  });
  test('loads are sent near what is wanted, where hardly a roll ends in the water', () => {
    const game = open(DROP);
    const { world, start } = game;
    const [, unit, name = '', way = ''] = answerOf(game, start).split(' ');
    expect(unit).toBe('c1');
    const hex = world.board.grid.byName.get(name) ?? -1;
    const [q, r] = [world.board.grid.q[hex] ?? 9, world.board.grid.r[hex] ?? 9];
    expect(Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r))).toBeLessThan(4);
    const rider = unitNamed(world, start, 'r1');
    if (!rider) throw new Error('nobody aboard');
    const direction = Number(way.slice(1)) - 1;
    let lost = 0;
    for (let ten = 1; ten <= 6; ten++)
      for (let one = 1; one <= 6; one++) {
        const down = scattered(world, hex, scatterOf(false, 10 * ten + one, (6 - direction) % 6));
        if (!standsIn(world, start, rider, down)) lost++;
      }
    expect(lost).toBeLessThan(4);
  });
  test('X11.2a the cheapest load draws the fire', () => {
    const game = open(DROP);
    let state = game.start;
    while (state.frames.at(-1)?.at !== 'drops') {
      const spoken = kit.readCommand(game, state, answerOf(game, state));
      if ('message' in spoken) throw new Error(spoken.message);
      ({ state } = game.play(state, game.decides(state) ?? 'axis', spoken.command, seededDice(1)));
    }
    expect(state.units.filter(({ drop }) => drop).map(({ id }) => id)).toEqual(['c1', 'gl1']);
    expect(answerOf(game, state)).toBe('fly gl1');
  });
});
