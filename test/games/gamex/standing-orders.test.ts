import { describe, expect, test } from 'vitest';
import { seededDice } from '#core/dice/dice.ts';
import { ASK, type Order, standingAnswer } from '#games/gamex/desk/standing-orders.ts';
import type { Command, State } from '#games/gamex/types.ts';
import { open } from './practice.ts';

const FIELD = `game gamex
board inline
  grid radius 6
end board
german A 14/8/9/8 @ -4,0 as pz
german C 0/0/1/12 @ -4,1 as truck
soviet A 12/6/9/11 @ 1,0 as near opFire
soviet A 12/6/9/11 @ 2,0 as far opFire
soviet A 30/6/9/11 @ 3,-4 as big
axis has 3
`;

const game = open(FIELD);
const hex = (name: string): number => game.world.board.grid.byName.get(name) ?? -1;
const after = (unit: string, to: string): State => {
  const { state } = game.play(game.start, 'axis', { do: 'move', unit, acts: [{ to: hex(to) }] }, seededDice(1));
  expect(state.frames.at(-1)?.at).toBe('opFire');
  return state;
};
const told = (state: State, side: Order, units: Readonly<Record<string, Order>> = {}) =>
  standingAnswer(game, state, { side, units });
const at = (who: Order['at'], part: Partial<Order> = {}): Order => ({ ...ASK, at: who, ...part });

describe('X6.4.2 standing orders for opportunity fire', () => {
  test('ask leaves it to the player, hold declines, whatever comes', () => {
    const state = after('pz', '-3,0');
    expect(told(state, at('ask'))).toEqual([]);
    expect(told(state, at('hold'))).toEqual([{ do: 'decline' }]);
  });
  test('a unit with an order of its own is heard before its side', () => {
    const state = after('pz', '-3,0');
    expect(told(state, at('hold'), { near: at('ask') })).toEqual([]);
    expect(told(state, at('any', { least: '1-1' }), { near: at('hold') })).toEqual([{ do: 'opFire', units: ['far'] }]);
  });
  test('at armour only: a truck passes', () => {
    expect(told(after('truck', '-3,1'), at('armored', { least: '1-1' }))).toEqual([{ do: 'decline' }]);
    expect(told(after('truck', '-3,1'), at('any', { least: '1-1' }))[0]).toMatchObject({ do: 'opFire' });
  });
  test('fire is opened at no worse odds than ordered', () => {
    const state = after('pz', '-3,0');
    expect(told(state, at('any', { least: '1-1' }))[0]).toMatchObject({ do: 'opFire' });
    expect(told(state, at('any', { least: '3-1' }))).toEqual([{ do: 'decline' }]);
  });
  test('X6.3.6c within half range only', () => {
    expect(told(after('pz', '-3,0'), at('any', { least: '1-1', near: true }))).toEqual([{ do: 'decline' }]);
  });
  test('what is ordered passes the referee', () => {
    const state = after('pz', '-3,0');
    for (const command of told(state, at('any', { least: '1-1' })))
      expect(game.check(state, 'allied', command)).toBeUndefined();
    expect(told(game.start, at('any'))).toEqual([]);
  });
  test('X4.3b after the last turn nobody is asked who keeps watch', () => {
    const answerIn = (turns: number) => {
      const short = open(FIELD.replace('axis has 3', `turns ${turns}\ninitiative allied 1\naxis has 3`));
      let state = short.start;
      for (let passes = 0; passes < 3; passes++)
        ({ state } = short.play(state, short.decides(state) ?? 'axis', { do: 'pass' }, seededDice(1)));
      expect(state.frames.at(-1)).toMatchObject({ at: 'keepOF', side: 'allied' });
      const answer = standingAnswer(short, state, { side: ASK, units: {} });
      for (const command of answer) expect(short.check(state, 'allied', command)).toBeUndefined();
      return answer;
    };
    expect(answerIn(1)).toEqual([{ do: 'keepOF', units: ['near', 'far'] }]);
    expect(answerIn(2)).toEqual([]);
  });
  test('X24.5c nobody is asked for a red card he does not hold, and for Fickle Fate only where it matters', () => {
    const told = (hand: number, begins: string, command: Command, cards?: 'few' | 'all' | 'none') => {
      const units = 'german A 14/8/9/8 @ 0,0 as g1\namerican A 9/6/8/8 @ 3,0 as a1';
      const held = `options o24_chaos\nhand allied ${hand}\n${units}\n${begins}\n`;
      const drawn = open(`game gamex\nboard inline\n grid radius 4\nend board\n${held}`);
      const { state } = drawn.play(drawn.start, 'axis', command, seededDice(1));
      expect(state.frames.at(-1)).toMatchObject({ at: 'chance', side: 'allied' });
      return standingAnswer(drawn, state, { side: ASK, units: {}, ...(cards ? { cards } : {}) });
    };
    const roll = (hand: number, cards?: 'few' | 'all' | 'none') =>
      told(hand, 'axis to roll', { do: 'rollPool' }, cards);
    const begin = (hand: number, cards?: 'few' | 'all' | 'none') =>
      told(hand, 'initiative', { do: 'rollInitiative' }, cards);
    expect(roll(49)).toEqual([{ do: 'decline' }]);
    expect(roll(54)).toEqual([]);
    expect(roll(54, 'none')).toEqual([{ do: 'decline' }]);
    expect(begin(54)).toEqual([{ do: 'decline' }]);
    expect(begin(54, 'all')).toEqual([]);
  });
});
