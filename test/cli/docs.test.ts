import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { program } from '#cli/program.ts';
import { blocksOf, ROOT } from './blocks.ts';
import { hexfront, QUIET } from './run.ts';
import { blitz } from '#games/blitz/game-package.ts';
import { eraseTypes } from '#table/game-package.ts';

let home = '';
beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), 'hexfront-docs-'));
});
afterAll(() => rmSync(home, { recursive: true }));

/** Files a page writes and reads again go to a place of their own; those of the project are where they are. */
const placed = (word: string): string => {
  if (word.startsWith('docs/')) return join(ROOT, word);
  return /^(games|sheets)\b|\.(png|svg)$/.test(word) ? join(home, word) : word;
};

/** `…` on a line stands for anything on it, alone for any number of lines. */
function patternOf(promised: string): RegExp {
  const lines = promised.trimEnd().split('\n');
  const parts = lines.map((line) =>
    line === '…'
      ? '(?:.*\\n)*'
      : `${line
          .split('…')
          .map((text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
          .join('.*')}\\n`,
  );
  return new RegExp(`^${parts.join('')}$`);
}

interface Shown {
  readonly command: string;
  readonly output: string;
}

const shown: Shown[] = ['docs/cli.md', 'docs/gamex-notation.md']
  .flatMap(blocksOf)
  .filter(({ kind }) => kind === 'console')
  .flatMap(({ text }) =>
    text
      .split(/^\$ /m)
      .slice(1)
      .map((part) => ({ command: part.slice(0, part.indexOf('\n')), output: part.slice(part.indexOf('\n') + 1) })),
  );

describe('docs/cli.md', () => {
  /** A server does not end, and benchmarks take minutes. */
  const RUN_ELSEWHERE = ['backup', 'restore', 'work', 'export', 'import', 'bench', 'serve', 'settings'];

  test('shows every command', () => {
    const names = program(QUIET, { exit: 0 }, eraseTypes(blitz)).commands.map((command) => command.name());
    const told = new Set(shown.map(({ command }) => command.split(' ')[1]));
    expect(names.filter((name) => !RUN_ELSEWHERE.includes(name) && !told.has(name))).toEqual([]);
  });

  test.each(shown)('$ $command', async ({ command, output }) => {
    const [name, ...words] = command.trim().split(/\s+/);
    expect(name).toBe('hexfront');
    const { exit, out, err } = await hexfront(words.map(placed));
    expect(err).toBe('');
    expect(exit).toBe(/^ {2}refused /m.test(output) ? 1 : 0);
    expect(out.replaceAll(`${home}/`, '')).toMatch(patternOf(output));
  });
});
