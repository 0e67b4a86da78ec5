import { describe, expect, test } from 'vitest';
import { seededChoice, seededDice } from '#core/dice/dice.ts';
import { kit } from '#games/gamex/kit.ts';
import { amount, some } from '#test/sample.ts';
import { LIBRARY, situation, SITUATIONS } from './library.ts';
import { open } from './practice.ts';

/** Positions written at any time of a game, by random players, read back as they are. */

/** One of so many commands, more of them in the set-up. */
const EVERY = 37;
const EVERY_SEAT = 5;
const MOST = 700;

function playedThrough(name: string, seed: number): void {
  const game = situation(name);
  const choose = seededChoice(seed);
  const dice = seededDice(seed);
  let state = game.start;
  for (let ply = 0; ply < MOST && state.frames.length > 0; ply++) {
    const side = game.decides(state);
    if (side === undefined) return;
    const setup = state.frames.some(({ at }) => at === 'setup');
    if (ply % (setup ? EVERY_SEAT : EVERY) === 0) {
      const text = kit.position(game, state);
      expect(open(text, LIBRARY).start, `${name} ${ply}`).toEqual(state);
    }
    ({ state } = game.play(state, side, game.sample(state, choose), dice));
  }
}

describe('positions of games under way', () => {
  // The forces of these come by sea and by air: engineers share their craft (X9.2a, X10.1).
  test.each(['pl-02', 'pl-03', 'bluffs'])('X9.2a X10.1 %s written at any time reads back', (name) => {
    for (let seed = 1; seed <= amount(20, 2); seed++) playedThrough(name, seed);
  });
  test.each(some(SITUATIONS, 4))('X31.2 %s written at any time reads back', (name) => playedThrough(name, 7));
});
