import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** What belongs to one game is named in its own rooms only; two files name the games themselves. */

const SRC = join(import.meta.dirname, '../src');
const NAMING = ['games/games.ts', 'web/faces.ts'];

const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => file.replaceAll('\\', '/'));

const isOfAGame = (file: string): boolean => /^(web\/)?games\/[^/]+\//.test(file);

/** Code without its comments: they may speak of anything. */
const codeOf = (file: string): string =>
  readFileSync(join(SRC, file), 'utf8').replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm, '');

const naming = (words: RegExp): string[] =>
  files.filter((file) => !isOfAGame(file) && !NAMING.includes(file) && words.test(codeOf(file)));

test('there is source to look at, and games in it', () => {
  expect(files.length).toBeGreaterThan(200);
  expect(files.filter(isOfAGame).length).toBeGreaterThan(100);
});

test.each([
  ['the sides of Blitzkrieg', /['"`](blue|red)['"`]/],
  ['its game and its decisions', /\b(openBlitz|BlitzFrame|BlitzPlayer|Blitz)\b/],
  ['a game by its name', /['"`](blitz|gamex)['"`]/],
])('%s: nowhere outside the rooms of the game', (_what, words) => {
  expect(naming(words)).toEqual([]);
});
