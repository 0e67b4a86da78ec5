import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { expect, test } from 'vitest';

/** A property that nobody sets makes its rule void: a card without ground, a text without colour. */

const files = (...kinds: readonly string[]): string =>
  readdirSync('src/web', { recursive: true, encoding: 'utf8' })
    .filter((file) => kinds.includes(extname(file)))
    .map((file) => readFileSync(join('src/web', file), 'utf8'))
    .join('\n');

test('every custom property a style sheet uses without another value is set somewhere', () => {
  const css = files('.css');
  const used = new Set([...css.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name));
  // Insets are named side by side in `keepFree`.
  const set = new Set(
    [...`${css}\n${files('.ts', '.tsx', '.html')}`.matchAll(/(--[\w-]+)['"`:]/g)].map(([, name]) => name),
  );
  const sides = ['top', 'right', 'bottom', 'left'].map((side) => `--free-${side}`);
  expect(used.size).toBeGreaterThan(20);
  expect([...used].filter((name) => !set.has(name) && !sides.includes(name ?? ''))).toEqual([]);
});
