import { describe, expect, test } from 'vitest';
import { deciding, inOneGo } from '#ai/decide.ts';
import { seededDice } from '#core/dice/dice.ts';
import { english } from '#core/message.ts';
import { PLAYABLE } from '#games/gamex/modules.ts';
import { OPTIONS } from '#games/gamex/options.ts';
import { brainOf } from '#games/gamex/players/brain.ts';
import { prospectOn, WEIGHTS } from '#games/gamex/players/foresight/prospect.ts';
import type { Option } from '#games/gamex/players/options.ts';
import { players } from '#games/gamex/players/roster.ts';
import { amount } from '#test/sample.ts';
import { LIBRARY } from '../library.ts';
import { open, SKIRMISH } from '../practice.ts';

const BOARD = `game gamex
board inline
  grid radius 9
  woods 3,0 3,1 -3,0
end board
turns 6
`;

describe('the enemy’s next impulse', () => {
  test('who ends before its guns pays for it, who stays out of its sight does not', () => {
    const game = open(`${BOARD.replace('3,0 3,1 ', '')}
german A 6/2/6/8 tank @ -6,3 as p1
soviet A 30/6/12/0 gun @ 6,-1 as g1..2
victory axis marginal kills 1
axis has 1
`);
    const hex = (name: string) => game.world.board.grid.byName.get(name) ?? 0;
    const way = (...names: string[]) => ({
      command: { do: 'move', unit: 'p1', acts: names.map((name) => ({ to: hex(name) })) } as const,
    });
    const near = way('-5,3', '-4,3', '-3,3', '-2,3', '-1,3', '0,3', '1,3');
    const far = way('-6,4');
    expect(game.check(game.start, 'axis', near.command)).toBeUndefined();
    const blind = { ...WEIGHTS, first: 0, second: 0, later: 0, next: 0, nextLater: 0, march: 0 };
    const prospect = prospectOn(game.world, game.start, 'axis', blind);
    const close: Option = { ...near, ap: 1, value: 0 };
    const away: Option = { ...far, ap: 1, value: 0 };
    const ideas = [close, away];
    const brain = brainOf(game, game.start, 'axis', prospect, 1, undefined, () => ideas);
    const all = (idea: Option, depth: number) =>
      [0, 1, 2, 3, 4, 5].map((course) => brain.outcome(idea, course, depth, ideas).value);
    const mean = (list: readonly number[]) => list.reduce((sum, one) => sum + one, 0) / list.length;
    for (const depth of [1, 3]) {
      expect(mean(all(close, depth))).toBeLessThan(mean(all(away, depth)) - 0.5);
      // Results of a dice sequence are reproducible, whatever was searched in between.
      expect(all(close, depth)).toEqual(all(close, depth));
    }
  });
});

describe('Grand', () => {
  test('what it does not see it does not use: hidden mines change no decision', () => {
    const mined = (hex: string) => `${BOARD}
german A 12/8/9/8 @ -4,0 as p1..2
soviet I 3/3/10/1 @ 4,0 as s1
mine allied hidden ${hex} 2-1
zone goal : 6,0
victory axis marginal control goal 1
axis has 3
`;
    const all = ['-2,0', '0,0', '2,0', '-6,3'].map((hex) => {
      const game = open(mined(hex));
      return JSON.stringify(players.seat('grand', 1, {}).command(game, game.view(game.start, 'axis')));
    });
    expect(new Set(all).size).toBe(1);
  });

  test('X0.10 plays by the rules with every option on, step by step, and says what it has looked at', () => {
    const options = PLAYABLE.filter((name) => OPTIONS[name].part === 'option').join(' ');
    const game = open(`${SKIRMISH}options ${options}\ncp axis 1\ncp allied 1\n`);
    const seats = { axis: players.seat('grand', 1, {}), allied: players.seat('grand', 2, {}) };
    const others = players.seat('greedy', 1, {});
    const dice = seededDice(3);
    const told: string[] = [];
    let state = game.start;
    let spending = 0;
    for (let step = 0; step < 400 && spending < amount(30, 3); step++) {
      const side = game.decides(state);
      if (side === undefined) break;
      const view = game.view(state, side);
      const spends = state.frames.at(-1)?.at === 'spend';
      const decision = inOneGo(deciding(spends ? seats[side] : others, game, view, { evals: 120 }));
      // A game in the head begun within the budget is played to its end.
      expect(decision.evals).toBeLessThan(120 + 10);
      expect(game.check(state, side, decision.command)).toBeUndefined();
      if (spends) {
        spending++;
        told.push(...decision.explain().map(({ said }) => english(said)));
      }
      state = game.play(state, side, decision.command, dice).state;
    }
    expect(spending).toBeGreaterThan(2);
    expect(told.some((one) => /^of \d ideas it stood best after the enemy’s next impulse$/.test(one))).toBe(true);
  });
});

test('the mixed situations of the arena are there, and others are named as they are', () => {
  const all = players.arena.setups(['mixed', 'steppe'], LIBRARY);
  if ('message' in all) throw new Error(all.message);
  expect([new Set(all).size, all.at(-1)]).toEqual([11, 'steppe']);
  for (const name of all) expect(typeof players.arena.setup(name, LIBRARY)).toBe('string');
});
