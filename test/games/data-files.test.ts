import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type FileKind, isStatement, readDocument, statementText, writeDocument } from '#core/notation/document.ts';
import { kit as BLITZ } from '#games/blitz/kit.ts';
import { FILES as BLITZ_FILES } from '#games/blitz/files.ts';
import { kit as GAMEX } from '#games/gamex/kit.ts';
import { FILES as GAMEX_FILES } from '#games/gamex/files.ts';
import { writeOrder } from '#games/gamex/muster/order-text.ts';
import { readOrder } from '#games/gamex/muster/order.ts';

/** Every data file is read statement by statement, and written again from what was read. */

const GAMES: readonly (readonly [string, Readonly<Record<string, string>>, Readonly<Record<string, FileKind>>])[] = [
  ['blitz', BLITZ.kinds, BLITZ_FILES],
  ['gamex', GAMEX.kinds, GAMEX_FILES],
];

describe.each(GAMES)('%s', (game, kinds, writers) => {
  const folder = join(import.meta.dirname, '../../src/games', game, 'data');
  const files = readdirSync(folder);
  const endingOf = (file: string): string => file.slice(file.lastIndexOf('.') + 1);

  test('every kind of file of the library, and of the shipped data, has a writer', () => {
    const wanted = new Set([...Object.keys(kinds), ...files.map(endingOf)]);
    expect([...wanted].filter((kind) => !Object.hasOwn(writers, kind))).toEqual([]);
  });

  test.each(files)('%s is written byte for byte', (file) => {
    const kind = writers[endingOf(file)] as FileKind;
    const text = readFileSync(join(folder, file), 'utf8');
    const document = readDocument(kind, text);
    if ('message' in document) throw new Error(document.message);
    expect(document.entries.flatMap((entry) => ('fault' in entry ? [entry] : []))).toEqual([]);
    expect(writeDocument(kind, document)).toBe(text);
  });

  test.each(files)('%s: each statement is made of its value alone', (file) => {
    const kind = writers[endingOf(file)] as FileKind;
    const document = readDocument(kind, readFileSync(join(folder, file), 'utf8'));
    if ('message' in document) throw new Error(document.message);
    const bare = document.entries.filter(isStatement).map(({ line, word, value }) => ({ line, word, value }));
    const again = readDocument(kind, writeDocument(kind, { entries: bare }));
    if ('message' in again) throw new Error(again.message);
    expect(again.entries.map((entry) => (isStatement(entry) ? [entry.word, entry.value] : entry))).toEqual(
      bare.map(({ word, value }) => [word, value]),
    );
  });
});

test.each(GAMES)('%s: half a line is read, or kept with its fault', (game, _kinds, writers) => {
  const folder = join(import.meta.dirname, '../../src/games', game, 'data');
  for (const file of readdirSync(folder)) {
    const kind = writers[file.slice(file.lastIndexOf('.') + 1)] as FileKind;
    const whole = readFileSync(join(folder, file), 'utf8').split('\n');
    const half = whole
      .map((line, i) =>
        line
          .split(' ')
          .slice(0, i % 7)
          .join(' '),
      )
      .join('\n');
    const document = readDocument(kind, half);
    if ('message' in document) throw new Error(document.message);
    const again = readDocument(kind, writeDocument(kind, document));
    if ('message' in again) throw new Error(again.message);
    expect(writeDocument(kind, again)).toBe(writeDocument(kind, document));
  }
});

test('an order of battle is written, and the same as its document', () => {
  const text = 'map 1 2~\nyear 1943\nfight axis\naxis german 400\nallied soviet 500\nbuy german pzkw-iv-h 3\nseed 7\n';
  const order = readOrder(text);
  if (!('sides' in order)) throw new Error('no order');
  const written = writeOrder(order);
  const document = readDocument(GAMEX_FILES.muster, written);
  if ('message' in document) throw new Error(document.message);
  expect(document.entries.filter(isStatement)).toHaveLength(7);
  expect(writeDocument(GAMEX_FILES.muster, document)).toBe(written);
});

describe('documents', () => {
  const { board } = BLITZ_FILES;
  const lined = '# a board\nboard ardel  # its id\n\n  river  Ardel : A1   A2\n';
  const read = (text: string) => {
    const document = readDocument(board, text);
    if ('message' in document) throw new Error(document.message);
    return document;
  };
  test('comments, blank lines and columns stay as they are written', () => {
    expect(writeDocument(board, read(lined))).toBe(lined);
  });
  test('a changed value is written in the place of the old one', () => {
    const { entries } = read(lined);
    const changed = entries.map((entry) =>
      isStatement(entry) && entry.word === 'river'
        ? { ...entry, value: { name: 'Dott', course: ['B1', 'B2', 'B3'] } }
        : entry,
    );
    expect(writeDocument(board, { entries: changed })).toBe(
      '# a board\nboard ardel  # its id\n\n  river  Dott : B1   B2 B3\n',
    );
  });
  test('a new statement has the usual blanks', () => {
    const value = { name: 'Kronfurt', capital: true, hexes: ['U10', 'U11'] };
    expect(statementText(board, 'city', value)).toBe('city Kronfurt (capital) : U10 U11');
  });
  test('a line that cannot be read keeps its text and says why', () => {
    const { entries } = read('board ardel\nvolcano A1\ncity : A1\n');
    expect(entries.map((entry) => ('fault' in entry ? [entry.text, typeof entry.fault?.message] : []))).toEqual([
      [],
      ['volcano A1', 'string'],
      ['city : A1', 'string'],
      [],
    ]);
  });
});
