import { describe, expect, test } from 'vitest';
import { seededChoice, seededDice } from '#core/dice/dice.ts';
import { afterCommand } from '#core/game.ts';
import { suggestion } from '#games/blitz/combat/desk/suggestion.ts';
import type { Blitz } from '#games/blitz/open.ts';
import type { State } from '#games/blitz/types.ts';
import { openText } from '#test/laws/arena.ts';
import { tournamentSkirmish } from '#test/laws/skirmish.ts';
import { position } from './table.ts';

/** Gives what is suggested, one command after the other, and then ends the declaration. */
function follow(game: Blitz, state: State): State {
  let now = state;
  for (const command of [...suggestion(game, state), { do: 'endDeclaration' } as const]) {
    expect([command, game.check(now, now.mover, command)]).toEqual([command, undefined]);
    now = afterCommand(game, now, command, seededDice(1));
  }
  return now;
}

const WEAK = `game tournament
board inline
  grid radius 4
  lake -4,0 -3,-1 -3,0 -3,1 -2,-2 -2,-1 -1,-3 -1,-2 0,-4 0,-3 1,-4 1,-3
  city Airfield : -4,4
  belongs blue -4,4
end board
red inf 6-0 @ -1,0 as r1
red inf 2-0 @ 0,0 as r2
blue inf 4-4 @ 0,-1 as b1
blue inf 8-4 @ -2,0 as b2
blue inf 1-4 @ -2,0 as b3
blue TAC 4-8 @ -4,4 as a1
blue declares`;

describe('suggested battles', () => {
  test('T23.1: aircraft fly where they help a battle to better odds', () => {
    const { game, state } = position(WEAK);
    const commands = suggestion(game, state);
    const flown = commands.flatMap((one) => (one.do === 'assignMission' ? one.units : []));
    expect(flown.map((no) => state.units[no]?.id)).toEqual(['a1']);
    expect(commands.filter((one) => one.do === 'declareBattle')).toHaveLength(2);
    follow(game, state);
  });

  test('T23.0: an aircraft that may not fly is left where it is', () => {
    const { game, state } = position(WEAK.replace('a1', 'a1 flown'));
    expect(suggestion(game, state).some((one) => one.do === 'assignMission')).toBe(false);
    follow(game, state);
  });

  test('B7.a10: without aircraft everybody who must fight does', () => {
    const { game, state } = position(WEAK.replace('game tournament', 'game basic').replace(/blue TAC.*\n/, ''));
    expect(suggestion(game, state).map((one) => one.do)).toEqual(['declareBattle', 'declareBattle']);
    follow(game, state);
  });

  test('are legal as they stand wherever a random game has come to', () => {
    let seen = 0;
    for (let seed = 1; seed <= 6; seed++) {
      const game = openText(tournamentSkirmish(seed));
      const [choose, dice] = [seededChoice(seed), seededDice(seed)];
      let state = game.start;
      for (let step = 0; step < 400 && game.prompt(state) && seen < 4 * seed; step++) {
        if (state.frames.at(-1)?.at === 'declaration' && state.battles.length === 0 && state.missions.length === 0) {
          if (suggestion(game, state).length > 0) seen++;
          follow(game, state);
        }
        state = afterCommand(game, state, game.sample(state, choose), dice);
      }
    }
    expect(seen).toBeGreaterThan(5);
  });
});
