import { describe, expect, test } from 'vitest';
import { seededChoice, seededDice } from '#core/dice/dice.ts';
import { english } from '#core/message.ts';
import { afterCommand } from '#core/game.ts';
import { computer } from '#games/blitz/players/computer.ts';
import { theatre } from '#games/blitz/players/ops/theatre.ts';
import { REGULAR } from '#games/blitz/players/search/style.ts';
import type { Blitz } from '#games/blitz/open.ts';
import type { State } from '#games/blitz/types.ts';
import { openText, TOURNAMENT_GAMES } from '#test/laws/arena.ts';
import { hintsOf, inWords } from '../game.ts';
import { tournamentSkirmish } from '#test/laws/skirmish.ts';
import { amount } from '#test/sample.ts';

/** Hints in the middle of a phase, after any play so far: numbers are numbers and units have names. */

/** A random game in the midst of a movement phase, some commands in. */
function midway(game: Blitz, seed: number, most: number): State {
  const [choose, dice] = [seededChoice(seed), seededDice(seed)];
  const moving = (state: State): boolean => state.frames.at(-1)?.at === 'movement';
  let found = game.start;
  let state = game.start;
  for (let left = choose(most); game.prompt(state) && (left > 0 || !moving(found)); ) {
    state = afterCommand(game, state, game.sample(state, choose), dice);
    if (!moving(state)) continue;
    found = state;
    left--;
  }
  return found;
}

function hintsIn(game: Blitz, state: State): number {
  const hints = hintsOf(computer(REGULAR, 1, undefined, { theatre }), game, state, { evals: 2 });
  for (const { gain, risk, explanations, stakes } of hints) {
    // Advice never harms; where standing still cannot be played out, the position as it is was the measure.
    expect(gain >= 0 || stakes.some((one) => english(one).includes('than now'))).toBe(true);
    for (const one of explanations) {
      const numbers = [one.gain, one.risk, ...one.chances.map(({ sixths }) => sixths)];
      for (const sentence of one.sentences) {
        numbers.push(...Object.values(sentence).filter((value) => typeof value === 'number'));
        if (sentence.say === 'plain') numbers.push(...Object.values(sentence.numbers));
        const names = one.names ?? state.units.map((unit) => unit.id);
        if ('units' in sentence) for (const no of sentence.units) expect(names[no]).toBeDefined();
      }
      expect(numbers.filter((value) => !Number.isFinite(value))).toEqual([]);
      expect(inWords(game, state, one)).not.toMatch(/\?|NaN|Infinity|undefined/);
    }
    expect([gain, risk].filter((value) => !Number.isFinite(value))).toEqual([]);
    expect(risk).toBeGreaterThanOrEqual(0);
  }
  return hints.length;
}

const SMALL = amount(12, 4);

describe('hints', () => {
  test('on small boards', () => {
    let given = 0;
    for (let seed = 1; seed <= SMALL; seed++) {
      const game = openText(tournamentSkirmish(seed));
      given += hintsIn(game, midway(game, seed, 40));
    }
    expect(given).toBeGreaterThan(SMALL);
  });

  test('on the continent', () => {
    let none = 0;
    for (let seed = 1; seed <= amount(2, 1); seed++) {
      const game = openText((TOURNAMENT_GAMES[seed % TOURNAMENT_GAMES.length] as { text: string }).text);
      if (hintsIn(game, midway(game, seed, 150)) === 0) none++;
    }
    expect(none).toBe(0);
  });
});
