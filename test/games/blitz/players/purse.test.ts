import { describe, expect, test } from 'vitest';
import { keyedDice } from '#ai/arena/keyed-dice.ts';
import { type Budget, newPurse, watchOf } from '#ai/budget.ts';
import type { Decision } from '#games/blitz/players/player.ts';
import { type PlayerName, playerNamed } from '#games/blitz/players/players.ts';
import type { Blitz } from '#games/blitz/open.ts';
import type { Command, Side, State } from '#games/blitz/types.ts';
import { afterCommand } from '#core/game.ts';
import { LIBRARY } from '#test/laws/library.ts';
import { some } from '#test/sample.ts';
import { decide, openSetup } from '../game.ts';

/** A clock that a look at it moves on by a step. */
function steppingClock(step: number) {
  let time = 0;
  return {
    now: () => {
      time += step;
      return time;
    },
    time: () => time,
  };
}

describe('the purse', () => {
  test('what one decision has used the next does not have', () => {
    const clock = steppingClock(1);
    const purse = newPurse();
    const budget = { ms: 40, now: clock.now };
    let looks = 0;
    for (let decision = 0; decision < 20; decision++) {
      purse.open(budget);
      const watch = purse.watch(0.5);
      while (watch.more()) looks++;
      purse.close();
    }
    expect(looks).toBeGreaterThan(15);
    expect(looks).toBeLessThan(40);
  });

  test('time between decisions is nobody’s, time given up in the middle is counted to the last look', () => {
    let time = 0;
    const purse = newPurse();
    const budget = { ms: 100, now: () => time };
    purse.open(budget);
    time = 30;
    expect(purse.watch(1).more()).toBe(true);
    // Left off here; long after that another decision begins.
    time = 5000;
    purse.open(budget);
    const watch = purse.watch(1);
    time = 5069;
    expect(watch.more()).toBe(true);
    time = 5070;
    expect(watch.more()).toBe(false);
  });

  test('a part of it is a part of what is left; a share is a part of the budget', () => {
    let time = 0;
    const purse = newPurse(0.2);
    purse.open({ ms: 1000, now: () => time });
    const first = purse.watch(0.5);
    time = 99;
    expect(first.more()).toBe(true);
    time = 100;
    expect(first.more()).toBe(false);
    const second = purse.watch(0.5);
    time = 149;
    expect(second.more()).toBe(true);
    time = 150;
    expect(second.more()).toBe(false);
  });

  test('what is not worth beginning is not begun', () => {
    const purse = newPurse();
    purse.open({ ms: 100, now: () => 0 });
    expect([purse.time(0.5, 50)(), purse.time(0.5, 51)()]).toEqual([true, false]);
    purse.open({ evals: 0 });
    expect(purse.time(0.5, 50)()).toBe(true);
  });

  test('plans: those of the budget, or else those of the level', () => {
    const looked = (budget: Budget): number => {
      const watch = watchOf(budget, 7);
      while (watch.more()) watch.count();
      return watch.evals();
    };
    expect(looked({})).toBe(7);
    expect(looked({ evals: 3 })).toBe(3);
    expect(looked({ evals: 9, ms: 5, now: steppingClock(1).now })).toBeLessThan(5);
    expect(looked({ signal: { aborted: true } })).toBe(0);
  });
});

/** Red's player turn of a game between two Novices. */
function redAt(setup: string, turn: number): { readonly game: Blitz; readonly start: State } {
  const game = openSetup(setup, undefined, LIBRARY);
  const players = { blue: playerNamed('novice', 1, LIBRARY), red: playerNamed('novice', 2, LIBRARY) };
  const dice = keyedDice(1);
  let state = game.start;
  while (state.turn < turn || state.mover !== 'red') {
    const side = game.decides(state) ?? 'blue';
    state = afterCommand(game, state, players[side].command(game, state), dice);
  }
  return { game, start: state };
}

const BASIC = redAt('basic:blue-march/red-centre', 3);

interface Took {
  readonly command: Command;
  readonly how: Decision['how'];
  readonly side: Side;
  readonly looks: number;
}

/** A whole player turn, both sides by the same level and budget, and how often each decision looked at the clock. */
function playerTurn(game: Blitz, start: State, level: PlayerName, budgetFor: (now: () => number) => Budget): Took[] {
  const players = { blue: playerNamed(level, 7, LIBRARY), red: playerNamed(level, 8, LIBRARY) };
  const dice = keyedDice(3);
  let looks = 0;
  const budget = budgetFor(() => looks++);
  const took: Took[] = [];
  let state = start;
  while (state.turn === start.turn && state.mover === start.mover) {
    const side = game.decides(state);
    if (side === undefined) break;
    const before = looks;
    const { command, how } = decide(players[side], game, state, budget);
    took.push({ command, how, side, looks: looks - before });
    state = afterCommand(game, state, command, dice);
  }
  return took;
}

/** Number of clock readings in a decision without time: at the beginning, at each request, at the end. */
const IDLE = 8;
const thoughtBy = (took: readonly Took[], side: Side): number =>
  took.reduce((sum, one) => sum + (one.side === side ? Math.max(one.looks - IDLE, 0) : 0), 0);

const LATER = some(['optional', 'tournament'], 1).map(
  (game) => [game, redAt(`${game}:blue-march/red-centre`, 2)] as const,
);

describe.each([['basic', BASIC] as const, ...LATER])('a player turn of the %s game', (_name, { game, start }) => {
  test.each(['regular', 'veteran'] as const)('%s never asks for more than its purse', (level) => {
    // The search is kept short, so that the battles are left something they could use up.
    const took = playerTurn(game, start, level, (now) => ({ evals: 12, ms: 60, now }));
    expect(took.length).toBeGreaterThan(20);
    expect(thoughtBy(took, 'red')).toBeLessThanOrEqual(60);
    expect(thoughtBy(took, 'blue')).toBeLessThanOrEqual(12);
    expect(took.filter(({ how }) => how === 'fallback')).toEqual([]);
  });

  test('with no time at all every decision is legal, and made at once', () => {
    const took = playerTurn(game, start, 'veteran', (now) => ({ ms: 0, now }));
    expect(took.at(-1)?.command.do).not.toBe('endMovement');
    for (const { looks, how } of took) {
      expect(looks).toBeLessThanOrEqual(IDLE);
      expect(how).not.toBe('fallback');
    }
  });
});

test('with time enough the same player turn asks for far more', () => {
  const { game, start } = BASIC;
  const much = playerTurn(game, start, 'regular', (now) => ({ evals: 4, ms: 1e9, now }));
  expect(thoughtBy(much, 'red')).toBeGreaterThan(120);
  // A budget in plans: the same commands to the end of the player turn, whatever the clock shows.
  const plain = playerTurn(game, start, 'regular', () => ({ evals: 4 }));
  expect(plain.map(({ command }) => command)).toEqual(much.map(({ command }) => command));
});
