import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** Style sheets of pages stay loaded when a game begins from them: what they say about a class must not reach the table. */

const WEB = join(import.meta.dirname, '..', '..', 'src', 'web');
/** Styles for all pages, or made for the table; printing hides the page. */
const SHARED: readonly string[] = ['pages/theme.css', 'pages/print.css'];

/** Out of sight, for those who listen: alike on every page and at the table. */
const EVERYWHERE: readonly string[] = ['away'];

/** Classes a sheet names alone: `.chip` and `.chip:hover`, not `.hold .chip`. */
function bareClasses(css: string): Set<string> {
  const rules = css.replaceAll(/\/\*.*?\*\/|\([^()]*\)/gs, '').matchAll(/([^{}]+)\{/g);
  const selectors = [...rules].flatMap(([, list = '']) => list.split(',')).map((one) => one.trim());
  return new Set(selectors.flatMap((one) => /^\.([\w-]+)(?:[:[][^\s]*)?$/.exec(one)?.[1] ?? []));
}

/** Classes a sheet begins a selector with. */
function named(css: string): Set<string> {
  return new Set([...css.matchAll(/(?:^|[\s,}>(])\.([\w-]+)/g)].flatMap(([, name]) => name ?? []));
}

const SHEETS = readdirSync(WEB, { recursive: true, encoding: 'utf8' })
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => name.endsWith('.css'));
const sheets = (where: RegExp): string[] => SHEETS.filter((name) => where.test(name));
const read = (name: string): string => readFileSync(join(WEB, name), 'utf8');

test('no page styles a class of the table', () => {
  const atTable = new Map(
    sheets(/^(table|games\/\w+\/panels)\//).flatMap((name) =>
      [...named(read(name))].map((one) => [one, name] as const),
    ),
  );
  expect(atTable.size).toBeGreaterThan(100);
  const pages = sheets(/^pages\//).filter((name) => !SHARED.includes(name));
  expect(pages.length).toBeGreaterThan(5);
  const clashes = pages.flatMap((name) =>
    [...bareClasses(read(name))].flatMap((one) =>
      atTable.has(one) && !EVERYWHERE.includes(one) ? `${name}: .${one}, ${atTable.get(one)}` : [],
    ),
  );
  expect(clashes).toEqual([]);
});

test('classes are found as they are written', () => {
  expect([...bareClasses('.a { } .b:hover, .c .d { } .e[x="1"] { } @media print { .f { } }')]).toEqual([
    'a',
    'b',
    'e',
    'f',
  ]);
});
