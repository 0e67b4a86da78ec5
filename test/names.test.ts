import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** Names of a game occur in its own rooms only; two files name the games themselves. */

const SRC = join(import.meta.dirname, '../src');
const NAMING = ['games/games.ts', 'web/faces.ts'];

const all = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll('\\', '/'));
const files = all.filter((file) => /\.tsx?$/.test(file));

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

test('no sheet of style names the sides of a game: they are numbered', () => {
  const sheets = all.filter((file) => file.endsWith('.css') && !isOfAGame(file));
  expect(sheets.length).toBeGreaterThan(5);
  expect(sheets.filter((file) => /[.-](blue|red|axis|allied)\b(?=[^;]*\{)/.test(codeOf(file)))).toEqual([]);
  expect(sheets.filter((file) => /\.side-[01]\b/.test(codeOf(file)))).not.toEqual([]);
});
