import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { PREFIXES_IN_FORCE, RULE_EXCEPTIONS } from './rule-exceptions.ts';

const ROOT = new URL('..', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, ROOT), 'utf8');

/** Every file under a folder whose name ends so, as paths from the root. */
const files = (folder: string, endings: readonly string[]): string[] =>
  readdirSync(new URL(`${folder}/`, ROOT), { recursive: true })
    .map((name) => `${folder}/${String(name).replaceAll('\\', '/')}`)
    .filter((name) => endings.some((ending) => name.endsWith(ending)))
    .sort();

const ID = /[BTOQM]\d+(?:\.[A-Za-z0-9]+)+/;
const every = (text: string): string[] => text.match(new RegExp(`(?<![\\w.])${ID.source}(?![\\w])`, 'g')) ?? [];

/** The ids a ledger defines: bold at the head of a list item or of a table row. */
function ledgerIds(text: string): string[] {
  const heads = text.matchAll(new RegExp(`^(?:- |\\| )\\*\\*(${ID.source})\\*\\*`, 'gm'));
  return [...heads].map((head) => head[1] as string);
}

/** Titles of tests, from `test('…'`, `it("…"` and `test.each(…)('…'`. */
function titles(source: string): string[] {
  const plain = source.matchAll(/\b(?:test|it)(?:\.\w+)*\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/g);
  const each = source.matchAll(/\b(?:test|it)\.each\b[^;]*?\)\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/g);
  return [...plain, ...each].map((found) => found[2] as string);
}

const LEDGER = read('docs/rules/blitzkrieg-1965.md') + read('docs/rules/module-system.md');
const ids = ledgerIds(LEDGER);
const known = new Set(ids);
/** Chapters: `## O23.5 Nuclear strikes`. */
const chapters = new Set([...LEDGER.matchAll(/^## ([BTOQM]\d+(?:\.\d+)*)\.? /gm)].map((found) => found[1] as string));
/** `B19.5` stands for B19.5.1 to B19.5.8, `O23.5` for its chapter. */
const isGroup = (id: string): boolean => ids.some((other) => other.startsWith(`${id}.`));

/** Names of the cases that are written as scripts, each a test of its own. */
const cases = (text: string): string[] => [...text.matchAll(/^=== (.*)$/gm)].map((found) => found[1] as string);

const tested = new Set(
  [
    ...files('test', ['.test.ts', '.test.tsx']).flatMap((path) => titles(read(path))),
    ...files('test/games/blitz/modules/cases', ['.txt']).flatMap((path) => cases(read(path))),
  ].flatMap(every),
);

describe('rule coverage', () => {
  test('the ledger is read whole: no id twice, and as many as it prints in bold', () => {
    expect(ids.length).toBeGreaterThan(450);
    expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
    const bold = [...LEDGER.matchAll(new RegExp(`\\*\\*(${ID.source})\\*\\*`, 'g'))];
    expect(ids.length).toBe(bold.length);
    for (const id of ['B7.z4', 'B9.6a', 'B19.crt', 'B19.terrain', 'B80.1', 'B80.12', 'T6.2.12', 'O23.5.8', 'Q10.2']) {
      expect(known.has(id), id).toBe(true);
    }
  });

  test('every rule in force has a test that cites it, or a reason why it cannot', () => {
    const inForce = ids.filter((id) => PREFIXES_IN_FORCE.some((prefix) => id.startsWith(prefix)));
    expect(inForce.length).toBeGreaterThan(600);
    expect(inForce.filter((id) => !tested.has(id) && !Object.hasOwn(RULE_EXCEPTIONS, id))).toEqual([]);
  });

  test('the exceptions are rules of the ledger without a test, each with its reason, and few', () => {
    const listed = Object.entries(RULE_EXCEPTIONS);
    expect(listed.filter(([id]) => !known.has(id)).map(([id]) => id)).toEqual([]);
    expect(listed.filter(([id]) => tested.has(id)).map(([id]) => id)).toEqual([]);
    for (const [id, reason] of listed) expect(reason.length, id).toBeGreaterThan(10);
    expect(listed.length).toBeLessThan(12);
  });

  test('every id a test title cites is in the ledger', () => {
    expect([...tested].filter((id) => !known.has(id) && !isGroup(id))).toEqual([]);
  });

  test('every id cited in the source is in the ledger', () => {
    // The strokes of a drawing read like ids.
    const sources = files('src', ['.ts', '.tsx']).filter((path) => path !== 'src/web/table/icon.tsx');
    expect(sources.length).toBeGreaterThan(50);
    const strays: string[] = [];
    let cited = 0;
    for (const path of sources) {
      const text = read(path);
      for (const id of every(text)) {
        cited++;
        if (!known.has(id) && !isGroup(id)) strays.push(`${path}: ${id}`);
      }
      // A string that is nothing but an id is shown to players: a rule itself or a chapter, not part of one.
      for (const [, id = ''] of text.matchAll(new RegExp(`['"](${ID.source})['"]`, 'g'))) {
        if (!known.has(id) && !chapters.has(id)) strays.push(`${path}: '${id}'`);
      }
    }
    expect(cited).toBeGreaterThan(200);
    expect(strays).toEqual([]);
  });

  test('the reading of titles and ids can tell', () => {
    expect(titles(`test('B7.z4 a', () => {}); it("B9.6a it's", f); test.each(rows)('B19.crt %i', f);`)).toEqual([
      'B7.z4 a',
      "B9.6a it's",
      'B19.crt %i',
    ]);
    expect(every('B7.z4, B19.crt; T6.2.12b (Q10.2) B80.12. xB1.2 B12 U10')).toEqual([
      'B7.z4',
      'B19.crt',
      'T6.2.12b',
      'Q10.2',
      'B80.12',
    ]);
  });
});
