import { describe, expect, test } from 'vitest';
import { seededChoice } from '#core/dice/dice.ts';
import { decide, REGULAR } from '#games/gamex/players/policy.ts';
import { play } from '../table.ts';

/** Decision of the computer about cards, at the end of a script. */
const decides = (units: string, steps: string) => {
  const { game, state } = play('', `options o24_chaos\n${units}`, steps);
  return decide(game, state, REGULAR, seededChoice(1));
};
const KEEPS = { do: 'decline' };

describe('the computer with cards', () => {
  test('X24.5c a red card is played where it does something, and kept where it does not', () => {
    const duel = 'german A 20/8/9/8 @ 0,0 as g1\namerican A 19/6/10/8 @ 6,0 as a1\nhand axis 50\naxis has 2';
    expect(decides(duel, 'fire g1 on 6,0 at a1')).toEqual({ do: 'playCard', card: 50 });
    expect(decides(duel.replace('A 19/6/10/8', 'C 0/0/1/12'), 'fire g1 on 6,0 at a1')).toEqual(KEEPS);
    const struck = duel.replace('hand axis 50', 'hand allied 51');
    expect(decides(struck, 'fire g1 on 6,0 at a1')).toEqual({ do: 'playCard', card: 51 });
    const fate = duel.replace('hand axis 50', 'hand allied 54');
    expect(decides(fate, 'fire g1 on 6,0 at a1')).toEqual({ do: 'playCard', card: 54 });
    expect(decides(fate, 'fire g1 on 6,0 at a1\ndice 36 1\nplayCard R6')).toEqual({ do: 'choose', result: 1 });
  });
  test('X24.5c nerves, marches and dust', () => {
    const shaken =
      'german A 14/8/9/8 @ 0,0 as g1 disrupted\namerican A 9/6/8/8 @ 6,0 as a1\nmorale german 4\nhand axis 49\naxis has 2';
    expect(decides(shaken, 'rally g1')).toEqual({ do: 'playCard', card: 49 });
    expect(decides(shaken.replace('german 4', 'german 11'), 'rally g1')).toEqual(KEEPS);
    const many = [0, 1, 2, 3, 4, 5].map((r) => `german A 14/8/9/8 @ 0,${r} as g${r}`).join('\n');
    expect(decides(`${many}\nhand axis 52\naxis to roll`, 'roll')).toEqual({ do: 'playCard', card: 52 });
    expect(decides('german A 14/8/9/8 @ 0,0 as g1\nhand axis 52\naxis to roll', 'roll')).toEqual(KEEPS);
    const dust = 'german A 14/8/9/8 @ 0,0 as g1\namerican A 29/6/8/8 @ 5,0 as a1 OF\nhand axis 53\naxis has 3';
    expect(decides(dust, 'move g1 1,0 2,0\nopFire a1')).toEqual({ do: 'playCard', card: 53 });
  });
  test('X24.6.t of several the best is chosen', () => {
    expect(
      decides(
        'german I 1/1/6/1 @ 0,0 as g1 disrupted\ngerman A 14/8/9/8 @ 0,1 as g2 disrupted\naxis to roll',
        'dice 37 16\nroll',
      ),
    ).toEqual({ do: 'choose', unit: 'g2' });
  });
});
