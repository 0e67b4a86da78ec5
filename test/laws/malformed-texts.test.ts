import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { COMMANDS } from '#games/blitz/commands.ts';
import { writeCommand } from '#games/blitz/text/commands/command-text.ts';
import { writePosition } from '#games/blitz/text/position/position-write.ts';
import { type Choose, seededChoice, seededDice } from '#core/dice/dice.ts';
import { openText } from './arena.ts';
import { mangled } from './json.ts';
import { LIBRARY } from './library.ts';
import { armyTrouble, boardTrouble, commandTextTrouble, commandTrouble, positionTrouble } from './malformed-texts.ts';
import { spoiled } from './mutation.ts';
import { skirmish, tournamentSkirmish } from './skirmish.ts';
import { afterCommand } from '#core/game.ts';
import { amount } from '../sample.ts';

/** Choices that fast-check draws and makes smaller when something fails. */
const choices = fc.infiniteStream(fc.nat()).map((stream): Choose => {
  return (below) => (stream.next().value as number) % below;
});

/** A skirmish some commands in, so that battles and decisions stand in its text. */
function underWay(position: string, seed: number): string {
  const game = openText(position);
  const [choose, dice] = [seededChoice(seed), seededDice(seed)];
  let state = game.start;
  for (let i = choose(60); i > 0 && game.prompt(state); i--) {
    const next = afterCommand(game, state, game.sample(state, choose), dice);
    if (next.outcome) break;
    state = next;
  }
  return writePosition(game.position, state);
}

const positions = Array.from({ length: amount(40, 12) }, (_, seed) => [
  underWay(skirmish(seed), seed),
  underWay(tournamentSkirmish(seed), seed),
]).flat();
const boards = positions.map((text) => text.slice(text.indexOf('grid'), text.indexOf('end board')));
const game = openText(skirmish(1));
const commands = [...game.legal(game.start)];

describe('what is malformed is refused in words and nothing throws', () => {
  test('positions', () => {
    fc.assert(
      fc.property(fc.constantFrom(...positions), choices, (text, choose) => {
        expect(positionTrouble(spoiled(text, choose), choose)).toBeUndefined();
      }),
      { numRuns: amount(600, 150) },
    );
  });

  test('the positions they were made of are accepted', () => {
    for (const [seed, text] of positions.entries()) expect(positionTrouble(text, seededChoice(seed))).toBeUndefined();
  });

  test('small boards', () => {
    fc.assert(
      fc.property(fc.constantFrom(...boards), choices, (text, choose) => {
        expect(boardTrouble(spoiled(text, choose))).toBeUndefined();
      }),
      { numRuns: amount(500, 150) },
    );
  });

  test('large boards and armies', () => {
    fc.assert(
      fc.property(choices, (choose) => {
        for (const text of Object.values(LIBRARY.boards)) expect(boardTrouble(spoiled(text, choose))).toBeUndefined();
        for (const text of Object.values(LIBRARY.armies)) expect(armyTrouble(spoiled(text, choose))).toBeUndefined();
      }),
      { numRuns: amount(25, 8) },
    );
  });

  test('text of any kind', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.string({ unit: 'binary', maxLength: 200 })), (text) => {
        expect(positionTrouble(text, () => 0)).toBeUndefined();
        expect(boardTrouble(text)).toBeUndefined();
        expect(commandTextTrouble(game, text)).toBeUndefined();
      }),
      { numRuns: amount(500, 200) },
    );
  });

  test('commands as JSON of any kind', () => {
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.jsonValue()), (input) => {
        expect(commandTrouble(game, input)).toBeUndefined();
      }),
      { numRuns: amount(500, 200) },
    );
  });

  test('commands with one thing about them changed', () => {
    fc.assert(
      fc.property(fc.constantFrom(...commands), choices, (command, choose) => {
        expect(commandTrouble(game, mangled(mangled(command, choose), choose))).toBeUndefined();
      }),
      { numRuns: amount(500, 200) },
    );
  });

  test('commands as text, spoiled', () => {
    const written = [...commands.map((command) => writeCommand(game.world, game.start, command)), ...COMMANDS.verbs];
    fc.assert(
      fc.property(fc.constantFrom(...written), choices, (text, choose) => {
        expect(commandTextTrouble(game, spoiled(text, choose))).toBeUndefined();
      }),
      { numRuns: amount(1000, 300) },
    );
  });
});
