import { expect, test } from 'vitest';
import { seededChoice, seededDice } from '#core/dice/dice.ts';
import { REGULAR, sure } from '#games/gamex/players/policy.ts';
import { AIRBORNE, LANDING, open } from './practice.ts';

/** The computer in positions of the Supplemental rules: legal all the way to the end. */
test.each([
  ['X9 X10 engineers and a landing', LANDING],
  ['X11 an airborne assault', AIRBORNE],
])('%s: two regular players come to the end', (_name, text) => {
  const game = open(text.replace(/turns \d/, 'turns 2'));
  const [dice, choose] = [seededDice(5), seededChoice(5)];
  let state = game.start;
  for (let step = 0; step < 3000 && !game.outcome(state); step++) {
    const side = game.decides(state);
    if (side === undefined) break;
    const view = game.view(state, side);
    const command = sure(game, view, REGULAR, choose);
    expect(game.check(state, side, command)).toBeUndefined();
    ({ state } = game.play(state, side, command, dice));
  }
  expect(game.outcome(state)).toBeDefined();
});

test('X0.10: the Supplemental rules need no switch, and naming one is no fault', () => {
  expect(open(`${AIRBORNE}options s9_engineers s11_airborne\n`).start).toEqual(open(AIRBORNE).start);
});
