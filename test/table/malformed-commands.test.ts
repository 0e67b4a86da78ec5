import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readLibrary } from '#cli/library.ts';
import { type Choose, seededChoice, seededDice } from '#core/dice/dice.ts';
import type { Objection } from '#core/objection.ts';
import { isObjection } from '#core/objection.ts';
import { english } from '#core/message.ts';
import { GAMES } from '#games/games.ts';
import { LATE, type Update } from '#table/host.ts';
import { createReferee } from '#table/referee.ts';
import type { AnyCommand, AnyState } from '#table/game-package.ts';
import { mangled } from '../laws/json.ts';
import { amount } from '../sample.ts';

/** Commands come from outside: whatever a seat is given, what `game.read` refuses is never played and nothing throws. */

const POSITIONS: readonly (readonly [keyof typeof GAMES, string])[] = [
  ['blitz', 'scenario basic\n'],
  ['blitz', 'scenario tournament\n'],
  ['blitz', 'scenario breakthrough\n'],
  ['blitz', 'scenario air-war\n'],
  ['blitz', 'scenario invasion\n'],
  ['blitz', 'scenario brush-fire\n'],
  ['gamex', 'game gamex\nsituation duel\n'],
  ['gamex', 'game gamex\nsituation pl-01\n'],
  ['gamex', 'game gamex\nsituation pb-01\n'],
];

const choices = fc.infiniteStream(fc.nat()).map((stream): Choose => {
  return (below) => (stream.next().value as number) % below;
});

async function tableOf(id: keyof typeof GAMES, setup: string) {
  const gamePackage = await GAMES[id]();
  const library = readLibrary(gamePackage.kit, []);
  const referee = createReferee(gamePackage, { library, dice: seededDice(7), chance: seededChoice(7) });
  const { sides } = gamePackage.kit;
  const seat = referee.sit({ plays: sides, sees: sides, guard: 'never' });
  referee.open(setup);
  const game = gamePackage.kit.open(setup, library);
  if (!('start' in game)) throw new Error(setup);
  const update = (): Update => seat.update() as Update;
  const give = (...commands: readonly unknown[]) => seat.give(commands as AnyCommand[], update().decision);
  const open = () => referee.open(setup);
  return { game, open, seat, give, update, state: () => (seat.ask('task') as { readonly view: AnyState }).view };
}

const worded = (answer: Objection | typeof LATE | undefined): boolean =>
  answer !== undefined && (answer === LATE || /\S/.test(english(answer.because)));

describe.each(POSITIONS)('%s %j', (id, setup) => {
  test('malformed commands are refused in words or played as what they say', async () => {
    const { game, open, seat, give, update, state } = await tableOf(id, setup);
    const choose = seededChoice(3);
    const property = fc.property(choices, (drawn) => {
      // Resigned, as some of them say.
      if (!update().scene.prompt) open();
      const command = mangled(game.sample(state(), drawn), drawn);
      const before = update().played;
      const read = game.read(command);
      const asked = seat.ask('check', command);
      const answer = give(command);
      if (isObjection(read))
        expect([worded(answer), isObjection(asked), update().played]).toEqual([true, true, before]);
      else expect(answer === undefined || worded(answer)).toBe(true);
    });
    for (let i = 0; i < amount(40, 8); i++) {
      fc.assert(property, { numRuns: amount(60, 10), seed: i });
      for (let n = 0; n < 6 && update().scene.prompt; n++) give(game.sample(state(), choose));
    }
  });
});

describe('a seat', () => {
  test.each<[string, object]>([
    ['a fleet At Sea in no zone', { do: 'placeAtSea', unit: 114 }],
    ['a zone that is a list', { do: 'placeAtSea', unit: 114, zone: ['__proto__'] }],
    ['units that are a number', { do: 'moveUnit', units: 0 }],
    ['something else besides', { do: 'resign', why: 'so' }],
  ])('refuses %s (B80.12)', async (_what, command) => {
    const { give, update } = await tableOf('blitz', 'scenario tournament\n');
    expect(give(command)).toMatchObject({ rule: 'B80.12' });
    expect(update().played).toBe(0);
  });

  test('refuses what is no list of commands, and takes nothing back to nowhere', async () => {
    const { seat, give, update, game, state } = await tableOf('blitz', 'scenario basic\n');
    give(game.sample(state(), seededChoice(1)));
    for (const commands of [undefined, 7, 'resign', { do: 'resign' }])
      expect(seat.give(commands as never, update().decision)).toMatchObject({ rule: 'B80.12' });
    for (const n of [Number.NaN, undefined, '0', {}, 0.5]) seat.takeBack(n as number);
    expect(update().played).toBe(1);
  });

  test('answers no question that Object answers', async () => {
    const { seat } = await tableOf('blitz', 'scenario basic\n');
    for (const name of ['constructor', 'toString', '__proto__', 'hasOwnProperty'])
      expect(() => seat.ask(name)).toThrow(`nobody answers '${name}'`);
  });
});
