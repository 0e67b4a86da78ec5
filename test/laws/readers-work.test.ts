import { describe, expect, test } from 'vitest';
import { readLibrary } from '#cli/library.ts';
import { readScript } from '#cli/script/text.ts';
import type { Library } from '#core/game-kit.ts';
import { MOST_IN_A_LINE, MOST_LINES } from '#core/limits.ts';

import { readRecord } from '#core/record/record.ts';
import { GAMES } from '#games/games.ts';
import { readableRecord } from '#table/readable.ts';
import { holds, N, SHAPES } from './shapes.ts';

/** Every door text comes in by goes over it a number of times that does not grow with it. */

const TINY = 'board inline\n  grid radius 1\nend board\n';

/**
 * Text with which a position names a file of each kind, so that it is read. A game with another kind must add it here.
 */
const NAMING: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  blitz: {
    boards: 'game basic\nboard x\nblue moves\n',
    armies: `game basic\n${TINY}army x\nblue moves\n`,
    placements: `game basic\n${TINY}placement x\nblue moves\n`,
    scenarios: 'scenario x\n',
  },
  gamex: {
    panels: 'game gamex\nboard D\n',
    counters: `game gamex\n${TINY}turns 2\naxis has 4\n`,
    situations: 'game gamex\nsituation x\n',
    decks: `game gamex\n${TINY}options o24_chaos\nturns 2\naxis has 4\n`,
  },
};
/** First words of the lines in a puzzle's head. */
const PUZZLE = ['puzzle', 'title', 'theme', 'solves', 'counts', 'best', 'tempting', 'brings', '---\ngame basic\n---\n'];
/** A panel goes by its letter, and there is one deck. */
const NAMED: Readonly<Record<string, string>> = { panels: 'D', decks: 'action' };

test('what is read twice for every line is found out', () => {
  const careless = (text: string): number => text.split('\n').filter((_, i) => text.split('\n').length > i).length;
  expect(() => holds(careless, (n) => 'x\n'.repeat(n), 300)).toThrow();
  expect(() =>
    holds(
      (text) => /x/.test(text),
      (n) => ' '.repeat(n),
      N,
    ),
  ).not.toThrow();
  expect(4 * N).toBeLessThan(Math.min(MOST_LINES, MOST_IN_A_LINE));
});

describe.each(Object.keys(GAMES) as (keyof typeof GAMES)[])('%s', (id) => {
  const opened = async () => {
    const { kit } = await GAMES[id]();
    return { kit, library: readLibrary(kit, []) };
  };

  test('says how a file of every kind is named', async () => {
    const { kit } = await opened();
    expect(Object.keys(NAMING[id] ?? {}).sort()).toEqual(Object.values(kit.kinds).sort());
  });

  test.each(Object.keys(NAMING[id] ?? {}))('files: %s', async (kind) => {
    const { kit, library } = await opened();
    const setup = NAMING[id]?.[kind] ?? '';
    const files = library[kind] ?? {};
    const name = NAMED[kind] ?? 'x';
    const read = (text: string): unknown =>
      kit.open(setup, { ...library, [kind]: { ...files, [name]: text } } as Library);
    for (const shape of Object.values(SHAPES)) holds(read, shape, N);
    // Words of the files, and the first word of each line with something long after it.
    const own = [...new Set(Object.values(files).flatMap((text) => text.split('\n').map((line) => line.trim())))];
    const words = [...new Set(own.map((line) => line.split(' ')[0] ?? ''))].filter((word) =>
      /^([a-z]+|\d+)$/.test(word),
    );
    expect(words.length).toBeGreaterThan(0);
    for (const word of words.slice(0, 24)) {
      holds(read, (n) => `${word} ${'0,0 '.repeat(n / 4)}`, N);
      holds(read, (n) => `${word} x\n`.repeat(n / 4), N);
    }
  });

  test('puzzles', async () => {
    const { study } = await GAMES[id]();
    const read = study.puzzles?.read;
    if (!read) return;
    for (const shape of Object.values(SHAPES)) {
      holds(read, shape, N);
      for (const word of PUZZLE) holds(read, (n) => `${word} ${shape(n)}`, N);
    }
    for (const word of PUZZLE) holds(read, (n) => `${word} x\n`.repeat(n / 4), N);
  });

  test('positions and commands', async () => {
    const { kit, library } = await opened();
    for (const shape of Object.values(SHAPES)) holds((text) => kit.open(text, library), shape, N);
    const [offer] = kit.offers(library);
    const game = kit.open(offer?.setup ?? '', library);
    if (!('start' in game)) throw new Error(JSON.stringify(game));
    for (const shape of Object.values(SHAPES)) {
      holds((text) => kit.readCommand(game, game.start, text), shape, N);
      holds((text) => kit.readCommand(game, game.start, `move ${text}`), shape, N);
    }
  });
});

test('scripts', () => {
  for (const shape of Object.values(SHAPES)) {
    holds(readScript, shape, N);
    holds((text) => readScript(`game basic\n---\n${text}`), shape, N);
  }
});

test('records', () => {
  const header = '{"format":"hexfront record","version":1}';
  for (const shape of Object.values(SHAPES)) {
    holds((text) => readRecord(text), shape, N);
    holds((text) => readableRecord(`${header}\n${text}`), shape, N);
  }
});
