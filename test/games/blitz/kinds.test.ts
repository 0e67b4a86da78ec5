import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { KINDS, UNIT_TYPES } from '#games/blitz/kinds.ts';
import { typeNamed, typeWord } from '#games/blitz/text/unit-text.ts';

const SRC = join(import.meta.dirname, '../../../src');
const NAMED = new RegExp(`\\btype\\)?(?:\\(\\))? (?:===|!==) '(?:${UNIT_TYPES.join('|')})'`);

const files = ['games/blitz', 'web/games/blitz'].flatMap((room) =>
  readdirSync(join(SRC, room), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => join(room, file)),
);

describe('kinds of units are rows', () => {
  test('B2.2 nobody compares the name of a type: what it can do is asked of its row', () => {
    expect(files.filter((file) => NAMED.test(readFileSync(join(SRC, file), 'utf8')))).toEqual([]);
  });

  test('a name that is compared would be seen', () => {
    for (const type of UNIT_TYPES) {
      expect(`if (unit.type === '${type}') return`).toMatch(NAMED);
      expect(`type !== '${type}'`).toMatch(NAMED);
    }
  });

  test('B0.4 every word a type is written with means this type and no other', () => {
    for (const type of UNIT_TYPES) {
      for (const word of [type, typeWord(type), ...KINDS[type].written]) expect(typeNamed(word)).toBe(type);
    }
  });
});
