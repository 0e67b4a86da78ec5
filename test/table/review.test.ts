import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { inOneGo } from '#ai/decide.ts';
import { type Dice, scriptedDice } from '#core/dice/dice.ts';
import { isRecordFault, readRecord, recalled } from '#core/record/record.ts';
import { type Seen, seenEntry } from '#core/seat.ts';
import { GAMES } from '#games/games.ts';
import type { AnyEvent, AnyGame, AnyGamePackage, AnyState } from '#table/game-package.ts';
import { type Review, reviewOf } from '#table/review.ts';
import { LIBRARY } from '../laws/library.ts';
import { gamePackage as mines } from '../games/mines/game-package.ts';
import { eraseTypes } from '#table/game-package.ts';

type SeenHere = Pick<Seen<AnyEvent, string>, 'side' | 'command' | 'dice' | 'events'>;

/** Two infantry attack one at 2-1; one die. */
const CLASH = `game basic
board inline
  grid rows A..J columns 1..12
end board
blue inf 4-4 @ E4 as b1
blue inf 4-4 @ F4 as b2
red inf 4-4 @ E5 as r1
red inf 4-4 @ A12 as r2
blue declares
turns 2
`;
const DECLARED = ['declareBattle b1+b2 on E5', 'endDeclaration', 'resolve 1'];

function opened(gamePackage: AnyGamePackage, setup: string, library = {}): AnyGame {
  const game = gamePackage.kit.open(setup, library);
  if (!('start' in game)) throw new Error(JSON.stringify(game));
  return game;
}

/** Entries of a game played line by line. */
function played(
  gamePackage: AnyGamePackage,
  game: AnyGame,
  lines: readonly string[],
  faces: readonly number[],
): SeenHere[] {
  const { kit } = gamePackage;
  const scripted = scriptedDice(faces);
  let state = game.start;
  const entries = lines.map((line): SeenHere => {
    const read = kit.readCommand(game, state, line);
    if ('message' in read) throw new Error(`${line}: ${read.message}`);
    const side = read.side ?? game.decides(state) ?? '';
    expect(game.check(state, side, read.command), line).toBeUndefined();
    const dice: number[] = [];
    const noting: Dice = {
      roll(sides, what) {
        const face = scripted.roll(sides, what);
        dice.push(face);
        return face;
      },
    };
    const command = kit.writeCommand(game, state, read.command);
    const { state: after, events } = game.play(state, side, read.command, noting);
    state = after;
    return { side, command, ...(dice.length > 0 ? { dice } : {}), events };
  });
  expect(scripted.unused()).toEqual([]);
  return entries;
}

const review = (
  gamePackage: AnyGamePackage,
  game: AnyGame,
  entries: readonly SeenHere[],
  start: AnyState = game.start,
): Review =>
  inOneGo(
    reviewOf({
      game,
      start,
      entries,
      players: gamePackage.players,
      library: LIBRARY,
      parse: (state, text) => gamePackage.kit.parseCommand(game, state, text),
      budget: () => ({ evals: 2 }),
    }),
  );

const blitz = (): Promise<AnyGamePackage> => GAMES.blitz();

/** A game of the archive, whole. */
async function archived(name: string) {
  const gamePackage = await blitz();
  const record = readRecord<AnyEvent, string>(readFileSync(join(import.meta.dirname, '../archive', name), 'utf8'));
  if (isRecordFault(record)) throw new Error(name);
  const game = opened(gamePackage, record.header.setup, LIBRARY);
  return { gamePackage, game, entries: recalled(game, record).entries };
}

test('the luck of a roll is what its face does beyond the mean of all faces: over the six faces it cancels out', async () => {
  const gamePackage = await blitz();
  const game = opened(gamePackage, CLASH);
  const luck = [1, 2, 3, 4, 5, 6].map((face) => {
    const { turns } = review(gamePackage, game, played(gamePackage, game, DECLARED, [face]));
    return turns.reduce((sum, turn) => sum + turn.luck, 0);
  });
  expect(luck.reduce((sum, one) => sum + one, 0)).toBeCloseTo(0, 9);
  expect(Math.max(...luck)).toBeGreaterThan(0.01);
});

test('what a battle promises counts as decided by who declared it, whatever is rolled', async () => {
  const gamePackage = await blitz();
  const game = opened(gamePackage, CLASH);
  const decided = [1, 6].map(
    (face) => review(gamePackage, game, played(gamePackage, game, DECLARED, [face])).turns[0]?.decided,
  );
  expect(decided[0]?.['blue']).toBeCloseTo(decided[1]?.['blue'] ?? Number.NaN, 9);
});

test('each change of the chance is luck, or decided by one of the sides; turns follow each other without a gap', async () => {
  const { gamePackage, game, entries } = await archived('2026-11/basic.jsonl');
  const { turns, sides, unweighed } = review(gamePackage, game, entries);
  const [one = '', two = ''] = sides;
  expect(unweighed).toBe(0);
  expect(turns[0]?.from).toBe(0);
  expect(turns.at(-1)?.n).toBe(entries.length);
  turns.forEach(({ before, after, luck, decided, from }, i) => {
    expect(after - before).toBeCloseTo(luck + (decided[one] ?? 0) - (decided[two] ?? 0), 9);
    if (i > 0) expect([from, before]).toEqual([turns[i - 1]?.n, turns[i - 1]?.after]);
  });
  expect([0, 0.5, 1]).toContain(turns.at(-1)?.after);
});

test('advice stands where a side lost most by its own decisions, with a plan that gains', async () => {
  const { gamePackage, game, entries } = await archived('2026-11/basic.jsonl');
  const { turns } = review(gamePackage, game, entries);
  const advised = turns.flatMap((turn) => (turn.advice ? [{ ...turn, advice: turn.advice }] : []));
  expect(advised.length).toBeGreaterThan(0);
  expect(advised.length).toBeLessThanOrEqual(5);
  for (const { advice, decided, from, n } of advised) {
    expect(decided[advice.side]).toBeLessThanOrEqual(-0.02);
    expect(advice.gain).toBeGreaterThan(0);
    expect(advice.n).toBeGreaterThanOrEqual(from);
    expect(advice.n).toBeLessThan(n);
  }
});

test('a seat that was not shown the dice has a review of what it knows, and the rolls it cannot weigh are counted', async () => {
  const gamePackage = eraseTypes(mines);
  const game = opened(gamePackage, 'game mines\n');
  let state = game.start;
  const entries: SeenHere[] = [];
  const dice: Dice = { roll: () => 1 };
  for (let side = game.decides(state); side !== undefined && entries.length < 40; side = game.decides(state)) {
    const command = game.sample(state, () => 0);
    const text = gamePackage.kit.writeCommand(game, state, command);
    const rolled: number[] = [];
    const noting: Dice = { roll: (sides, what) => rolled[rolled.push(dice.roll(sides, what)) - 1] as number };
    const { state: after, events } = game.play(state, side, command, noting);
    const entry = { n: entries.length + 1, side, command: text, dice: rolled, events, hash: '' };
    entries.push(seenEntry(game, { ...entry, ...(rolled.length > 0 ? {} : { dice: [] }) }, after, 'north'));
    state = after;
  }
  const found = review(gamePackage, game, entries, game.view(game.start, 'north'));
  expect(found.turns.at(-1)?.n).toBe(entries.length);
  for (const { before, after } of found.turns) {
    expect(before).toBeGreaterThanOrEqual(0);
    expect(after).toBeLessThanOrEqual(1);
  }
});
