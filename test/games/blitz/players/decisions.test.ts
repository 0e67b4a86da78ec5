import { expect, test } from 'vitest';
import { decideInBattle } from '#games/blitz/players/decisions.ts';
import { GREEDY } from '#games/blitz/players/greedy.ts';
import { theatre } from '#games/blitz/players/ops/theatre.ts';
import { REGULAR } from '#games/blitz/players/search/style.ts';
import type { Blitz } from '#games/blitz/open.ts';
import type { State } from '#games/blitz/types.ts';
import { seededChoice, seededDice } from '#core/dice/dice.ts';
import { optional } from '../optional.ts';
import { openText } from '#test/laws/arena.ts';
import { tournamentSkirmish } from '#test/laws/skirmish.ts';
import { afterCommand } from '#core/game.ts';

/** Decisions that no plan speaks of: a player without an answer would say that it did just anything. */

function bothAnswer(game: Blitz, state: State): void {
  const side = game.decides(state) ?? state.mover;
  for (const [style, own] of [
    [GREEDY, undefined],
    [REGULAR, theatre()],
  ] as const) {
    const command = decideInBattle(game, state, side, style, own);
    expect(command, `${style.name} in ${state.frames.at(-1)?.at}`).toBeDefined();
    if (command) expect(game.check(state, side, command), `${style.name}: ${command.do}`).toBeUndefined();
  }
}

const MET = ['weather', 'interception', 'airFights', 'seaHexes', 'landing', 'supplyLosses'];
/** Small wars in which random players come to all of these. */
const SEEDS = [1, 2, 4, 5, 7, 8, 10, 15, 16, 259, 314, 561];

test('weather, fights in the air, sea hexes, landing and supply are decided, on land only too', () => {
  const met = new Set<string>();
  for (const seed of SEEDS) {
    const game = openText(tournamentSkirmish(seed));
    const choose = seededChoice(seed);
    const dice = seededDice(seed);
    let state = game.start;
    for (let commands = 0; commands < 400 && game.prompt(state); commands++) {
      const at = state.frames.at(-1)?.at ?? '';
      if (MET.includes(at)) {
        met.add(at);
        bothAnswer(game, state);
      }
      state = afterCommand(game, state, game.sample(state, choose), dice);
    }
  }
  expect([...met].sort()).toEqual([...MET].sort());
});

test('T80.6: whose participants advance first after two automatic victories is decided', () => {
  const lines = `blue inf 7-4 @ 0,0 as b1
red inf 1-4 @ 1,0 as r1
blue inf 7-4 @ -1,-2 as c1
red inf 1-4 @ 0,-3 as r2
blue moves`;
  const table = optional('', lines).play([
    'declareAV b1 on 1,0',
    'declareAV c1 on 0,-3',
    'endMovement',
    'endDeclaration',
  ]);
  expect(table.phase).toBe('T80.6');
  bothAnswer(table.game, table.state);
});
