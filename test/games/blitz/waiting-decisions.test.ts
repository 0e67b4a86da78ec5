import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { seededChoice, seededDice } from '#core/dice/dice.ts';
import { GAMES } from '#games/games.ts';
import { libraryOf } from '#server/tables/game-cache.ts';

/** Standing orders list the decisions a game has, and all that come up in it. */

const FULL = `game tournament
modules M1 M3 M4 M5 M6 M7 M8 M9 M10 M11 M12 M13 M14 M15 M16 M17 M18
board continent
army continent
red sets up at sea
`;
const scenario = (name: string): string => readFileSync(`src/games/blitz/data/${name}.scenario`, 'utf8');
const gamePackage = await GAMES.blitz();
const opened = (text: string) => {
  const game = gamePackage.kit.open(text, libraryOf(process.cwd(), gamePackage));
  if (!('start' in game)) throw new Error('the position does not open');
  return game;
};
const kindsIn = (text: string): readonly string[] => (gamePackage.orders?.(opened(text)) ?? []).map(({ at }) => at);

test('a Basic Game lists its four decisions, the Tournament Game losses of supply too', () => {
  expect(kindsIn(scenario('basic'))).toEqual(['losses', 'exchange', 'retreat', 'advance']);
  expect(kindsIn(scenario('tournament'))).toContain('supplyLosses');
  expect(kindsIn(scenario('tournament'))).not.toContain('interception');
  expect(kindsIn(FULL)).toEqual(expect.arrayContaining(['payment', 'support', 'flight', 'sinking', 'refusal']));
});

test.each([
  ['basic', scenario('basic')],
  ['tournament', scenario('tournament')],
  ['full system', FULL],
])('%s: what comes up in random play for the waiting side is on its list, where any list has it', (_name, text) => {
  const game = opened(text);
  const listed = new Set(kindsIn(text));
  const every = new Set(kindsIn(FULL).concat(kindsIn(scenario('optional'))));
  const missing = new Set<string>();
  for (let seed = 1; seed <= 2; seed++) {
    const choose = seededChoice(seed);
    const dice = seededDice(seed);
    let state = game.start;
    for (let n = 0; n < 300; n++) {
      const prompt = game.prompt(state);
      if (!prompt) break;
      const { side, at } = prompt;
      const { mover } = game.moment(state);
      if (mover !== undefined && mover !== side && every.has(at) && !listed.has(at)) missing.add(at);
      const command = game.sample(game.view(state, side), choose) as { readonly do: string };
      if (command.do === 'resign' || command.do === 'offerDraw') continue;
      ({ state } = game.play(state, side, command as never, dice));
    }
  }
  expect([...missing]).toEqual([]);
});
