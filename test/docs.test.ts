import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

/** Names of files and tests in the docs: each must be there. */

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => file !== '');

/** Every path of a file or folder, also without the folders it begins with: docs write them as short as they are clear. */
const paths = new Set<string>();
for (const file of files) {
  const parts = file.split('/');
  for (let end = 1; end <= parts.length; end++)
    for (let from = 0; from < end; from++) paths.add(parts.slice(from, end).join('/'));
}

/** Entry points of the package, as programs import them. */
const { exports: entries } = JSON.parse(readFileSync('package.json', 'utf8')) as { readonly exports: object };
for (const name of Object.keys(entries)) paths.add(name.replace('.', 'hexfront'));

const NAMED = /`([\w.@-]+(?:\/[\w.@-]+)+\/?|[\w-]+\.(?:ts|tsx|mjs)|[\w-]+\/)`/g;
/** Made while the program is built or tested. */
const MADE = /^(\.cache|dist|node_modules)\//;

const missingPaths = (text: string): readonly string[] =>
  [...text.matchAll(NAMED)]
    .map(([, path = '']) => path)
    .filter((path) => !MADE.test(path) && !path.startsWith('../') && !paths.has(path.replace(/\/$/, '')));

describe('files named in docs/', () => {
  const pages = readdirSync('docs').filter((name) => name.endsWith('.md'));
  test.each(pages)('%s', (name) => expect(missingPaths(readFileSync(join('docs', name), 'utf8'))).toEqual([]));

  test('a name that leads nowhere is found', () => {
    expect(missingPaths('`core/play.ts`, `src/web`, `core/plays.ts`, `nothing/`')).toEqual([
      'core/plays.ts',
      'nothing/',
    ]);
  });
});

/** A row of a table: what it is about, and where its third column leads. */
interface Row {
  readonly attack: string;
  readonly shown: string;
}

function rowsOf(section: string): readonly Row[] {
  const cells = section
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) => line.split('|').map((cell) => cell.trim()));
  return cells.map(([, attack = '', , shown = '']) => ({ attack, shown }));
}

/** References without a test: `file: title …`, `title …`, or a file alone. `…` cuts a title off; remarks are in brackets. */
function unknownTests({ shown }: Row, usual: string): readonly string[] {
  return shown
    .split(';')
    .map((one) => one.replace(/ \(.*\)$/, '').trim())
    .filter((one) => one !== 'no test: see below')
    .filter((one) => {
      const [, file = usual, title = ''] = /^(?:`([\w./-]+)`(?:: )?)?(.*)$/.exec(one) ?? [];
      const found = files.find((path) => path === file || path.endsWith(`/${file}`));
      if (found === undefined) return true;
      if (title === '') return false;
      const tests = [...readFileSync(found, 'utf8').matchAll(/\btest\(\s*(['`])((?:(?!\1).)+)\1/g)].map(
        ([, , name = '']) => name,
      );
      return !tests.some((name) => (title.endsWith('…') ? name.startsWith(title.slice(0, -1).trim()) : name === title));
    });
}

describe('docs/security.md', () => {
  const [, answered = '', accounts = '', bots = ''] = readFileSync('docs/security.md', 'utf8').split(/^## /m);
  const ABUSE = 'test/server/online/abuse.test.ts';
  const ACCOUNTS = 'test/server/online/accounts.test.ts';
  const BOTS = 'test/server/online/bots.test.ts';
  const rows = [
    ...rowsOf(answered).map((row) => ({ ...row, usual: ABUSE })),
    ...rowsOf(accounts).map((row) => ({ ...row, usual: ACCOUNTS })),
    ...rowsOf(bots).map((row) => ({ ...row, usual: BOTS })),
  ];
  test.each(rows)('$attack', (row) => expect(unknownTests(row, row.usual)).toEqual([]));

  test('lists attacks, and a test that is not there is found', () => {
    expect(rows.length).toBeGreaterThan(40);
    const row = { attack: '', shown: 'one account offers five tables; who has …; no such test; `leaks.test.ts`' };
    expect(unknownTests(row, ABUSE)).toEqual(['no such test']);
  });
});
