import { describe, expect, it } from 'vitest';
import { seededDice } from '#core/dice/dice.ts';
import { kit } from '#games/gamex/kit.ts';
import { expectedLevel } from '#games/gamex/players/foresight/goals.ts';
import { foresee, prospectOn, WEIGHTS } from '#games/gamex/players/foresight/prospect.ts';
import { players } from '#games/gamex/players/roster.ts';
import { gunsOf, volleys } from '#games/gamex/players/foresight/volleys.ts';
import type { OpenGamex } from '#games/gamex/position.ts';
import type { State } from '#games/gamex/types.ts';

const opened = (text: string): OpenGamex => {
  const game = kit.open(text, {});
  if (!('play' in game)) throw new Error(JSON.stringify(game));
  return game;
};

const BOARD = `game gamex
board inline
  grid radius 9
  woods 3,0 3,1 -3,0
end board
turns 6
`;

const promised = (text: string, state?: State): number => {
  const game = opened(text);
  const at = state ?? game.start;
  const all = volleys(game.world, at, 'axis', gunsOf(game.world, at, 'axis', true), 'now');
  return all.reduce((sum, { harm }) => sum + harm, 0);
};

describe('what fire promises', () => {
  const tank = (where: string) => `${BOARD}german A 10/6/9/0 gun @ ${where} as g1\nsoviet A 12/6/10/8 @ 3,-4 as t1\n`;

  it('is nothing out of range, and more from half the range', () => {
    expect(promised(tank('-9,4'))).toBe(0);
    expect(promised(tank('1,-4'))).toBeGreaterThan(promised(tank('-2,-4')));
  });

  it('is more for two hexes side by side than for two that cannot fire together', () => {
    const pair = (two: string) => `${tank('-2,-4')}german A 10/6/9/0 gun @ ${two} as g2\n`;
    expect(promised(pair('-2,-3'))).toBeGreaterThan(promised(pair('-2,-2')));
  });

  it('is little at somebody who lies hidden in a wood', () => {
    const foot = (where: string) => `${BOARD}german I 9/6/9/0 @ -1,0 as g1\nsoviet I 3/3/6/1 @ ${where} as s1\n`;
    expect(promised(foot('3,0'))).toBeLessThan(0.3 * promised(foot('3,-1')));
  });

  it('counts the overrun of who stands in the open (X6.4.5)', () => {
    const gun = (where: string) =>
      `${BOARD}german A 14/2/9/11 tank @ -6,0 as p1\nsoviet H 4/2/2/0 gun @ ${where} as s1\n`;
    expect(promised(gun('0,0'))).toBeGreaterThan(0.5);
    expect(promised(gun('3,0'))).toBe(0);
  });
});

describe('what wins in the end', () => {
  const with_ = (turns: number, kills: number) => `${BOARD.replace('turns 6', `turns ${turns}`)}
german A 10/6/9/8 @ 0,0 as g1
soviet I 3/3/6/1 @ 5,0 as s1
soviet I 3/3/6/1 lost as s2..${kills + 1}
victory axis marginal kills 2
`;
  const level = (turns: number, kills: number) => {
    const game = opened(with_(turns, kills));
    return expectedLevel(game.world, game.start, 'axis');
  };

  it('is nearer with every kill, and clear when the last turn is played', () => {
    expect(level(6, 2)).toBeGreaterThan(level(6, 1));
    expect(level(1, 2)).toBeGreaterThan(0.7);
    expect(level(1, 1)).toBeLessThan(level(6, 1));
  });
});

describe('Veteran', () => {
  const decided = (name: string, text: string) => {
    const game = opened(text);
    return players.seat(name, 1, {}).command(game, game.view(game.start, 'axis'));
  };

  it('what it does not see it does not use: hidden mines change no decision', () => {
    const mined = (hex: string) => `${BOARD}
german A 12/8/9/8 @ -4,0 as p1..2
soviet I 3/3/10/1 @ 4,0 as s1
mine allied hidden ${hex} 2-1
zone goal : 6,0
victory axis marginal control goal 1
axis has 3
`;
    const all = ['-2,0', '0,0', '2,0', '-6,3'].map((hex) => JSON.stringify(decided('veteran', mined(hex))));
    expect(new Set(all).size).toBe(1);
  });

  it('stays in the wood where a player that takes its best idea drives out before tanks that would run it over (X6.4.5)', () => {
    const text = `${BOARD.replace('3,0 3,1 -3,0', '-3,0')}
german A 6/2/6/6 tank @ -3,0 as p1
soviet A 20/2/12/11 tank @ 6,-1 as t1..2
victory axis marginal kills 1
victory allied marginal kills 1
axis has 2
`;
    const away = (name: string) => {
      const chosen = decided(name, text);
      return chosen.do === 'move' && chosen.acts.some((act) => 'to' in act);
    };
    expect(away('plain')).toBe(true);
    expect(away('veteran')).toBe(false);
  });

  it('sets up out of the way of tanks that would run a gun over, and comes to an end', () => {
    const game = opened(`${BOARD}
zone here : -1,0 -2,0 -3,0 -4,0
setup axis
german H 6/2/2/0 gun unset here as g1
soviet A 14/4/9/11 tank @ 3,-1 as t1..2
victory axis marginal losses most 0
`);
    const player = players.seat('veteran', 1, {});
    let state = game.start;
    for (let step = 0; step < 20 && state.frames.at(-1)?.at === 'setup'; step++) {
      const chosen = player.command(game, game.view(state, 'axis'));
      expect(game.check(state, 'axis', chosen)).toBeUndefined();
      state = game.play(state, 'axis', chosen, seededDice(1)).state;
    }
    expect(state.frames.at(-1)?.at).not.toBe('setup');
    expect(game.world.board.grid.names[state.units[0]?.at ?? 0]).toBe('-3,0');
  });

  it('a position is as good for one side as it is bad for the other, but for who acts first', () => {
    const game = opened(`${BOARD}
german A 12/6/9/8 @ -4,0 as p1
soviet A 12/6/9/8 @ 4,0 as t1
axis has 0
`);
    const look = (side: 'axis' | 'allied', first: 'axis' | 'allied') =>
      foresee(prospectOn(game.world, game.start, side, WEIGHTS), {
        ...game.start,
        frames: [{ at: 'impulse', side: first }],
      });
    expect(look('axis', 'axis')).toBeCloseTo(-look('allied', 'axis'));
  });
});
