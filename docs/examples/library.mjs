// A whole game between two players who do anything legal, with the engine alone. See docs/library.md.
import { english, seededChoice, seededDice } from 'hexfront/core';
import { openGame, scenariosOf } from 'hexfront/games';

const [name = 'blitz', seed = '7'] = process.argv.slice(2);
const [{ title, setup }] = await scenariosOf(name);
const { game, kit } = await openGame(setup, { turns: 2 });

const choose = seededChoice(Number(seed));
const dice = seededDice(Number(seed));
let state = game.start;
let commands = 0;

for (let side = game.decides(state); side !== undefined; side = game.decides(state)) {
  // A player sees only the view of its side; a command chosen there is checked against the whole state.
  const command = game.sample(game.view(state, side), choose);
  const refused = game.check(state, side, command);
  if (refused) throw new Error(`${refused.rule}: ${english(refused.because)}`);
  const before = state;
  const { state: after, events } = game.play(before, side, command, dice);
  if (commands < 5) for (const { text } of kit.describe(game, before, events)) console.log(english(text));
  state = after;
  commands++;
}

const { winner, rule, because } = game.outcome(state);
console.log(`${title ?? name}: ${commands} commands; ${winner} (${rule}: ${english(because)})`);
