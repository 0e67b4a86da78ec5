import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { de as gameDe } from '#web/games/blitz/words/de.ts';
import { en as gameEn } from '#web/games/blitz/words/en.ts';
import { de as frontDe } from '#web/games/blitz/words/front/de.ts';
import { en as frontEn } from '#web/games/blitz/words/front/en.ts';
import { de as diceDe } from '#web/pages/dice/words/de.ts';
import { en as diceEn } from '#web/pages/dice/words/en.ts';
import { de as pageDe } from '#web/text/de/de.ts';
import { en as pageEn } from '#web/text/en/en.ts';

/** Every catalogue has every key, says something under it, and nothing is kept that nobody says. */

const blitzEn = { ...gameEn, ...frontEn };
const blitzDe = { ...gameDe, ...frontDe };
const en = { ...pageEn, ...blitzEn };
const de = { ...pageDe, ...blitzDe };

const app = join(import.meta.dirname, '..', '..', 'src', 'web');
const sources = (readdirSync(app, { recursive: true }) as string[])
  .filter((path) => /\.tsx?$/.test(path) && !/^text|\/words\//.test(path))
  .map((path) => ({ path, text: readFileSync(join(app, path), 'utf8') }));
/** Texts used by the files of some rooms. */
const saidIn = (rooms: RegExp): Set<string> =>
  new Set(
    sources
      .filter(({ path }) => rooms.test(path))
      .flatMap(({ text }) => [...text.matchAll(/\bw\.([a-zA-Z]+)/g)].map((match) => match[1] ?? '')),
  );

const ROOT = join(import.meta.dirname, '..', '..');

test('German has the keys of English, of the same kind', () => {
  const kinds = (words: object) => Object.fromEntries(Object.entries(words).map(([key, value]) => [key, typeof value]));
  expect(kinds(de)).toEqual(kinds(en));
});

test('no word is empty', () => {
  for (const words of [en, de])
    for (const [key, value] of Object.entries(words))
      if (typeof value === 'string') expect(value.trim(), key).not.toBe('');
});

test('lists are as long in both languages', () => {
  expect(de.keys.length).toBe(en.keys.length);
  expect(de.levelNames.length).toBe(en.levelNames.length);
  expect(de.difficulty.length).toBe(en.difficulty.length);
});

test('the page of the dice says all of its words, and as much in both languages', () => {
  const said = sources
    .filter(({ path }) => path.startsWith('pages/dice'))
    .flatMap(({ text }) => [...text.matchAll(/\bwords\.(?!ts\b)([a-zA-Z]+)/g)].map(([, key = '']) => key));
  expect([...new Set(said)].sort()).toEqual(Object.keys(diceEn).sort());
  expect(Object.keys(diceDe).sort()).toEqual(Object.keys(diceEn).sort());
  for (const list of ['steps', 'can', 'nots'] as const) expect(diceDe[list].length).toBe(diceEn[list].length);
});

test('every key is said somewhere, and everything said is a key', () => {
  const said = saidIn(/./);
  const known = Object.keys(en);
  expect(known.filter((key) => !said.has(key))).toEqual([]);
  expect([...said].filter((key) => !(key in en))).toEqual([]);
});

test('what Blitzkrieg says before a table is laid is among the words of its front page', () => {
  const before = saidIn(
    /^games\/blitz\/(cover|kind|levels|lobby|rulebook|counters|scenarios\/(catalogue|recipes|texts))\.ts$/,
  );
  // A stack is summed up where it is played.
  const atTable = ['attackSum', 'defenceSum', 'ofTwelve'];
  expect([...before].filter((key) => !(key in frontEn) && !(key in pageEn) && !atTable.includes(key))).toEqual([]);
});

test('what the pages say of every game and what a game says of itself are kept apart', () => {
  expect(Object.keys(blitzEn).filter((key) => key in pageEn)).toEqual([]);
  const elsewhere = saidIn(/^(?!games\/)/);
  expect(Object.keys(blitzEn).filter((key) => elsewhere.has(key))).toEqual([]);
});

test('points are whole and thirds', () => {
  expect(en.points(7)).toBe('2⅓');
  expect(en.points(2)).toBe('⅔');
  expect(en.points(0)).toBe('0');
});

test('numbers are written as each language writes them', () => {
  expect([en.decimal(2.04), de.decimal(2.04)]).toEqual(['2.0', '2,0']);
  expect([en.decimal(3.456, 2), de.decimal(3.456, 2)]).toEqual(['3.46', '3,46']);
});

test('a page counts in words for one and for several', () => {
  const things =
    'factors|units|hexes|points|steps|battles|commands|plans|minutes|Faktoren|Einheiten|Felder|Stadtfelder|Punkte|Schritte|Kämpfe|Befehle|Pläne|Minuten';
  const bare = new RegExp(
    `\\$\\{(?!gain|factors: string|of)[\\w.]+\\}(?: (?:city|attack|enemy|gegnerische))? (?:${things})\\b`,
  );
  const files = ['src/web/text', 'src/web/games/blitz/words'].flatMap((room) =>
    (readdirSync(join(ROOT, room), { recursive: true }) as string[])
      .filter((path) => path.endsWith('.ts'))
      .map((path) => join(room, path)),
  );
  const lines = files.flatMap((file) => readFileSync(join(ROOT, file), 'utf8').split('\n'));
  // The best so far is a number with a sign; battles are told together when there are several.
  expect(lines.filter((line) => bare.test(line) && !/bestSoFar|outlook:/.test(line))).toEqual([]);
});

test('M4.5 whoever would pay with all he has is not told that somebody stays', () => {
  expect([gameEn.payFor(4, 0, 6), gameEn.payFor(4, 0, 4), gameDe.payFor(4, 1, 3)]).toEqual([
    'Lose 4 and stay',
    'Lose all 4',
    'Alle 3 verlieren',
  ]);
});
