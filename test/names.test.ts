import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** Names of a game occur in its own rooms only; two files name the games themselves. */

const SRC = join(import.meta.dirname, '../src');
const PROJECT = join(import.meta.dirname, '..');
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

/** Nouns that end like a gerund or participle. */
const NOUNS: ReadonlySet<string> = new Set(['drawing', 'landing', 'rating', 'setting', 'spacing', 'speed', 'warning']);
const PARTICIPLE =
  /^(?:[a-z]+(?:ing|ed)|begun|done|drawn|fallen|felt|flown|found|given|gone|held|itself|kept|known|lain|lost|made|meant|said|seen|sent|shown|taken|taught|thrown|told|won|worn|written)$/;

/** Head word of a file's name: the last one, without `.test` and the like. */
const headOf = (file: string): string => /([a-z0-9]+)(?:\.[a-z]+)+$/i.exec(file)?.[1] ?? '';
const isNoun = (file: string): boolean => NOUNS.has(headOf(file)) || !PARTICIPLE.test(headOf(file));

test('files are named by nouns, not by gerunds or participles', () => {
  const named = ['src', 'test', 'bench', 'scripts'].flatMap((room) =>
    readdirSync(join(PROJECT, room), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(tsx?|mjs)$/.test(file))
      .map((file) => `${room}/${file.replaceAll('\\', '/')}`),
  );
  expect(named.length).toBeGreaterThan(1500);
  expect(named.filter((file) => !isNoun(file))).toEqual([]);
  const wrong = [
    'told.ts',
    'b/why-not/seeing.ts',
    'by-itself.ts',
    'm11-written.test.ts',
    'attempted.tsx',
    'closed.mjs',
  ];
  expect(wrong.filter(isNoun)).toEqual([]);
  const right = ['counter-drawing.ts', 'sealed-dice.ts', 'm10-warning.test.ts', 'en.ts'];
  expect(right.filter(isNoun)).toEqual(right);
});
