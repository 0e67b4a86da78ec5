import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/**
 * Rules keep nothing between two questions but by `core/memo.ts`: no variables and no maps of their own at the level of
 * a module. Players, who look ahead within one thought, are not held to it.
 */

const GAMES = join(import.meta.dirname, '../src/games');

const KEPT =
  /^(?:export )?(?:let \w+|const \w+(?:: (?!Readonly)[^=]+)? = new (?:WeakMap|WeakSet|Map|Set)(?:<.*>)?\(\);?$)/gm;

const variablesIn = (text: string): string[] => text.match(KEPT) ?? [];

test('rules have no caches of their own', () => {
  const files = readdirSync(GAMES, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.split('/').includes('players'))
    .sort();
  expect(files.length).toBeGreaterThan(400);
  const found = files.flatMap((file) =>
    variablesIn(readFileSync(join(GAMES, file), 'utf8')).map((line) => `${file}: ${line}`),
  );
  expect(found).toEqual([]);
});

test.each([
  'let last: { readonly units: Units } | undefined;',
  'export let asked = 1;',
  'const known = new WeakMap<State, Map<string, boolean>>();',
  'const lines = new Map();',
])('%s is one', (line) => {
  expect(variablesIn(`const a = 1;\n${line}\n`)).toHaveLength(1);
});

test.each(['  let inner = 1;', "const NAMES = new Map([['a', 1]]);", 'const twice = memoize((a: A) => new Map());'])(
  '%s is none',
  (line) => {
    expect(variablesIn(`${line}\n`)).toEqual([]);
  },
);
