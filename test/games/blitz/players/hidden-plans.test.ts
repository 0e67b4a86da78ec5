import { expect, test } from 'vitest';
import { seededDice } from '#core/dice/dice.ts';
import { afterCommand } from '#core/game.ts';
import { isObjection } from '#core/objection.ts';
import { PLAYER_NAMES, playerNamed } from '#games/blitz/players/players.ts';
import type { State } from '#games/blitz/types.ts';
import { decide, openPosition } from '../game.ts';

/** M9.20: plans of production are the only thing Blitzkrieg hides, and a computer decides by its side's view. */

const TEXT = `game basic
modules M3 M9
options productionPlanning=on
board inline
grid q -8..8 r -5..5
city Eins : -6,0
city Zwei : -2,0
city Rot : 7,0
belongs blue -6,0 -2,0
belongs red 7,0
road : -6,0 -5,0 -4,0 -3,0 -2,0
end board
turn 2
centre blue 10 -6,0
centre blue 4 -2,0
centre red 10 7,0
blue arm 6-6 @ 1,0 as b0
blue inf 4-4 @ 0,0 as b1
red inf 4-4 @ 3,0 as r0
red inf 3-4 @ 7,0 as r1
blue inf 1-4 @ -8,5 as c1..6
red inf 1-4 @ 8,-5 as d1..6
plan blue 4 BUILDS
red moves
`;

const MOST = 3;

/** Red's next decisions, as it sees the game, beside a plan of Blue's. */
function decisions(level: (typeof PLAYER_NAMES)[number], builds: string): string[] {
  const game = openPosition(TEXT.replace('BUILDS', builds));
  const player = playerNamed(level, 5, undefined, { evals: 2 });
  const dice = seededDice(8);
  const told: string[] = [];
  let state: State = game.start;
  for (let side = game.decides(state); side === 'red' && told.length < MOST; side = game.decides(state)) {
    const { command } = decide(player, game, game.view(state, side));
    expect(isObjection(game.check(state, side, command))).toBe(false);
    told.push(JSON.stringify(command));
    state = afterCommand(game, state, command, dice);
  }
  return told;
}

const BUILDS = ['-6,0 ARM 5', '-6,0 INF4 7'];

test('M9.20 the two positions are not the same', () => {
  const [one, two] = BUILDS.map((builds) => openPosition(TEXT.replace('BUILDS', builds)).start);
  expect(one?.plans).not.toEqual(two?.plans);
});

test.each(PLAYER_NAMES)('M0.20, M9.20 %s decides alike whatever the enemy plans to build', (level) => {
  const [one, two] = BUILDS.map((builds) => decisions(level, builds));
  expect(one?.length).toBeGreaterThan(1);
  expect(two).toEqual(one);
});
