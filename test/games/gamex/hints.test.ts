import { expect, test } from 'vitest';
import { inOneGo } from '#ai/decide.ts';
import { seededDice } from '#core/dice/dice.ts';
import { english } from '#core/message.ts';
import { REGULAR } from '#games/gamex/players/policy.ts';
import { legalIdeas } from '#games/gamex/players/options.ts';
import { players } from '#games/gamex/players/roster.ts';
import type { OpenGamex } from '#games/gamex/position.ts';
import { kit } from '#games/gamex/kit.ts';
import type { State } from '#games/gamex/types.ts';
import { SKIRMISH } from './practice.ts';

const opened = (): OpenGamex => {
  const game = kit.open(SKIRMISH, {});
  if (!('play' in game)) throw new Error(JSON.stringify(game));
  return game;
};

/** Plays on to somebody's `at` in the second turn, when the enemies are in sight of one another. */
function until(game: OpenGamex, at: string): State {
  const player = players.seat('regular', 1, {});
  const dice = seededDice(6);
  let state = game.start;
  while (state.turn < 2 || state.frames.at(-1)?.at !== at) {
    const side = game.decides(state);
    if (side === undefined) throw new Error('the game is over');
    state = game.play(state, side, player.command(game, game.view(state, side)), dice).state;
  }
  return state;
}

const hints = (game: OpenGamex, state: State, evals: number) =>
  inOneGo(players.seat(players.adviser.name, 1, {}).hints?.(game, state, { evals }) ?? never());
function* never(): Generator<undefined, never, undefined> {
  yield undefined;
  throw new Error('the adviser gives no hints');
}

test('the adviser names up to three things to do by places and units, and what they risk is what happened in the head', () => {
  const game = opened();
  const state = until(game, 'spend');
  const plans = hints(game, state, 24);
  expect(plans.length).toBeGreaterThan(0);
  expect(plans.length).toBeLessThanOrEqual(3);
  expect(new Set(plans.map(({ title }) => english(title))).size).toBe(plans.length);
  // Dice fall differently from one try to the next: what is never worse than its mean was not tried.
  expect(plans.some(({ risk }) => risk > 0)).toBe(true);
  for (const { title, stakes, commands, risk, gain } of plans) {
    expect(english(title)).toMatch(/^[A-Z]/);
    expect(stakes.map(english).join(' ')).toMatch(
      /After the enemy’s answer: \d+\.\d (?:better|worse) than holding, at worst/,
    );
    expect([risk, gain].every(Number.isFinite)).toBe(true);
    expect(gain).toBeGreaterThan(0);
    const side = game.decides(state) ?? 'axis';
    for (const command of commands) expect(game.check(state, side, command)).toBeUndefined();
  }
});

test('the arrow of a planned move begins where the unit stands', () => {
  const game = opened();
  const dice = seededDice(1);
  let state = game.start;
  while (state.frames.at(-1)?.at !== 'spend') {
    const [command] = game.legal(state);
    if (!command) throw new Error('the game is over');
    state = game.play(state, game.decides(state) ?? 'axis', command, dice).state;
  }
  const ideas = legalIdeas(game, state, game.decides(state) ?? 'axis', REGULAR, 99);
  const moves = ideas.flatMap(({ command, why }) => (command.do === 'move' ? [[command.unit, why().path?.[0]]] : []));
  expect(moves.length).toBeGreaterThan(0);
  expect(moves).toEqual(moves.map(([id]) => [id, state.units.find((unit) => unit.id === id)?.at]));
});

test('before the points are rolled the plans begin with the roll, and say what they take', () => {
  const game = opened();
  const begun = until(game, 'impulse');
  // X4.2b: the first side passes, so that the other decides.
  const state = game.play(begun, 'axis', { do: 'pass' }, seededDice(1)).state;
  const plans = hints(game, state, 9);
  expect(plans.length).toBeGreaterThan(0);
  for (const { commands, stakes } of plans) {
    expect(commands).toEqual([{ do: 'rollPool' }]);
    expect(stakes.map(english).join(' ')).toMatch(/^Roll first: it takes \d points?\./);
  }
});

test('where everything that was tried does harm, the hint is to hold', () => {
  const game = opened();
  const player = players.seat('regular', 1, {});
  const dice = seededDice(4);
  let [state, holds, asked] = [game.start, 0, 0];
  for (let step = 0; step < 400 && holds === 0; step++) {
    const side = game.decides(state);
    if (side === undefined) break;
    if (state.turn > 1 && ['impulse', 'spend'].includes(state.frames.at(-1)?.at ?? '')) {
      asked++;
      const plans = hints(game, state, 6);
      for (const { title, gain, commands } of plans) {
        const hold = english(title).startsWith('Hold');
        expect(hold ? gain === 0 && plans.length === 1 : gain > 0).toBe(true);
        for (const command of commands) expect(game.check(state, side, command)).toBeUndefined();
        if (hold) holds++;
      }
    }
    state = game.play(state, side, player.command(game, game.view(state, side)), dice).state;
  }
  expect(asked).toBeGreaterThan(0);
  expect(holds).toBeGreaterThan(0);
});
