import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { de } from '#web/pages/online/words/de.ts';
import { en } from '#web/pages/online/words/en.ts';
import { de as youDe } from '#web/pages/you/words/de.ts';
import { en as youEn } from '#web/pages/you/words/en.ts';

/** The pages around an online table say everything in both languages, and keep nothing nobody says. */

const PAGES = join(import.meta.dirname, '..', '..', '..', 'src', 'web', 'pages');

const shape = (words: unknown): unknown =>
  typeof words === 'object' && words !== null
    ? Object.fromEntries(Object.entries(words).map(([key, value]) => [key, shape(value)]))
    : typeof words;
const texts = (words: unknown): string[] =>
  typeof words === 'string'
    ? [words]
    : typeof words === 'object' && words !== null
      ? Object.values(words).flatMap(texts)
      : [];

describe.each([
  { page: 'online', says: 'o', en, de },
  { page: 'you', says: 'y', en: youEn, de: youDe },
])('$page', ({ page, says, en, de }) => {
  // Pages around a table share the words of their folder only, but for the reasons of refusals.
  const text = readdirSync(join(PAGES, page))
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(join(PAGES, page, file), 'utf8'))
    .join('\n');

  test('German has the keys of English, down to the last reason', () => {
    expect(shape(de)).toEqual(shape(en));
  });

  test('no text is empty', () => {
    for (const words of [en, de]) expect(texts(words).filter((one) => one.trim() === '')).toEqual([]);
  });

  test('every key is said somewhere, and everything said is a key', () => {
    const said = new Set(
      [...text.matchAll(new RegExp(`\\b${says}\\.([a-zA-Z]+)`, 'g'))].map((match) => match[1] ?? ''),
    );
    expect(Object.keys(en).filter((key) => !said.has(key))).toEqual([]);
    expect([...said].filter((key) => !(key in en))).toEqual([]);
  });

  test('players are spoken to in German as everywhere', () => {
    expect(texts(de).filter((one) => /\b(du|dein\w*|dich|dir)\b/i.test(one))).toEqual([]);
  });
});
