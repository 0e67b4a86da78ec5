import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

/** Every rule of the ledger has a case that cites it. */

const ROOT = new URL('../../../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, ROOT), 'utf8');
const files = (folder: string): string[] =>
  readdirSync(new URL(`${folder}/`, ROOT), { recursive: true })
    .map((name) => `${folder}/${String(name).replaceAll('\\', '/')}`)
    .filter((name) => name.endsWith('.ts'));

const ID = /X\d+(?:\.[A-Za-z0-9]+)+/;
const every = (text: string): string[] => text.match(new RegExp(`(?<![\\w.])${ID.source}(?![\\w])`, 'g')) ?? [];

const LEDGER = read('docs/rules/tactical-gamex.md');
const ids = [...LEDGER.matchAll(new RegExp(`^(?:- |\\| )\\*\\*(${ID.source})\\*\\*`, 'gm'))].map(
  (head) => head[1] as string,
);
const known = new Set(ids);
/** `X6.4.2` stands for X6.4.2a to X6.4.2g. */
const isGroup = (id: string): boolean => ids.some((other) => other.startsWith(id));

/** Reasons why a rule has no case of its own. */
const GLOSSARY = 'a list of names for code: nothing is done by it';
const EXCEPTIONS: Readonly<Record<string, string>> = Object.fromEntries(
  ids.filter((id) => /^X32\./.test(id) && id !== 'X32.4').map((id) => [id, GLOSSARY]),
);

const titles = files('test/games/gamex')
  .filter((path) => path.endsWith('.test.ts'))
  .flatMap((path) =>
    [...read(path).matchAll(/\b(?:test|describe)(?:\.\w+)*\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/g)].map(
      (found) => found[2] as string,
    ),
  );
const tested = new Set(titles.flatMap(every));

describe('rule coverage of Tactical GameX', () => {
  test('the ledger is read whole', () => {
    expect(ids.length).toBeGreaterThan(400);
    expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
  });
  test('every rule has a case that cites it, or a reason why it has none', () => {
    expect(ids.filter((id) => !tested.has(id) && !Object.hasOwn(EXCEPTIONS, id))).toEqual([]);
    expect(Object.keys(EXCEPTIONS).filter((id) => tested.has(id))).toEqual([]);
  });
  test('every id a case cites is in the ledger', () => {
    expect([...tested].filter((id) => !known.has(id) && !isGroup(id))).toEqual([]);
  });
  test('every id cited in the source is in the ledger, and what players are told is a rule itself', () => {
    const strays: string[] = [];
    let cited = 0;
    for (const path of files('src/games/gamex')) {
      const text = read(path);
      for (const id of every(text)) {
        cited++;
        if (!known.has(id) && !isGroup(id)) strays.push(`${path}: ${id}`);
      }
      for (const [, id = ''] of text.matchAll(new RegExp(`['"](${ID.source})['"]`, 'g')))
        if (!known.has(id)) strays.push(`${path}: '${id}'`);
    }
    expect(cited).toBeGreaterThan(300);
    expect(strays).toEqual([]);
  });
});
