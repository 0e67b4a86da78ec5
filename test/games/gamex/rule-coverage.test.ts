import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

/** Every rule of the Standard game and of engineers, landings and airborne assaults has a case that cites it; the rest of the ledger waits for its options. */

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

const IN_FORCE = /^X([0-9]|1[0-9]|2[01234]|26|27)\./;
const ALSO = ['X25.1', 'X28.1', 'X28.2', 'X28.3', 'X28.4', 'X28.5', 'X28.6', ...ids.filter((id) => /^X31\./.test(id))];

/** Why a rule has no case of its own. */
const EXCEPTIONS: Readonly<Record<string, string>> = {};

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
  test('every rule of the Standard game has a case that cites it, or a reason why it has none', () => {
    const inForce = [...ids.filter((id) => IN_FORCE.test(id)), ...ALSO];
    expect(inForce.length).toBeGreaterThan(230);
    expect(inForce.filter((id) => !tested.has(id) && !Object.hasOwn(EXCEPTIONS, id))).toEqual([]);
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
