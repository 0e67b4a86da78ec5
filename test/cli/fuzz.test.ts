import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { blocksOf } from './blocks.ts';
import { amount } from '../sample.ts';
import { hexfront, onBoard } from './run.ts';

/** Damaged text is refused in words: never a bug, never a stack trace, whatever was damaged. */

const examples = blocksOf('docs/notation.md')
  .filter(({ kind, text }) => kind === 'script' && !text.includes('scenario '))
  .map(({ text }) => text);

const WORDS = [
  '', '---', 'board inline', 'end board', 'blue', 'red', 'moves', 'fights', 'declares', 'sets up', '@', 'as', 'waits', 'lost',
  'spent', 'inner', 'battle', 'retreat', 'advance', 'exchange', 'doomed', 'draw-offer', 'on', 'of', 'from', 'against', 'units',
  'none', 'dice', 'seed', '-1', '0', '7', '999999999999', '0,0', '1,0', '-4,0', 'U11', 'b1', 'r1', '+', ',', ':', ';', '#',
  'grid radius 40', 'grid radius 99999', 'city', 'river', 'road', 'belongs', 'terrain', 'end', 'expect', 'ok:', 'refused:', 'legal:',
  'endMovement', 'endDeclaration', 'resolve', 'takeBack phase', 'constructor', '__proto__', 'toString', '\u0000', 'é', '4-4', '8-4-4',
]; // biome-ignore format: a heap of words

/** Words and lines of a text swapped, dropped, doubled or replaced. */
const damage = (text: string): fc.Arbitrary<string> => {
  const lines = text.split('\n');
  const place = fc.nat({ max: Math.max(lines.length - 1, 0) });
  const edit = fc.oneof(
    fc.record({ kind: fc.constantFrom('drop', 'double', 'cut'), at: place, n: fc.nat({ max: 40 }) }),
    fc.record({
      kind: fc.constantFrom('word', 'insert'),
      at: place,
      n: fc.nat({ max: 8 }),
      word: fc.constantFrom(...WORDS),
    }),
    fc.record({ kind: fc.constant('swap'), at: place, n: place }),
  );
  return fc.array(edit, { minLength: 1, maxLength: 4 }).map((edits) => {
    const now = [...lines];
    for (const one of edits) {
      const line = now[one.at] ?? '';
      const words = line.split(' ');
      if (one.kind === 'drop') now.splice(one.at, 1);
      if (one.kind === 'double') now.splice(one.at, 0, line);
      if (one.kind === 'cut') now[one.at] = line.slice(0, one.n);
      if (one.kind === 'word' && 'word' in one) now[one.at] = words.with(one.n % words.length, one.word).join(' ');
      if (one.kind === 'insert' && 'word' in one) now.splice(one.at, 0, one.word);
      if (one.kind === 'swap') [now[one.at], now[one.n]] = [now[one.n] ?? '', line];
    }
    return now.join('\n');
  });
};

const damagedScript = fc.constantFrom(...examples).chain(damage);

async function holds(argv: readonly string[], text: string): Promise<void> {
  const { exit, err, out } = await hexfront(argv, text);
  expect([0, 1, 2], `${argv.join(' ')}\n${text}\n${err}`).toContain(exit);
  expect(err).not.toMatch(/\n\s+at |undefined|NaN|\[object/);
  if (exit !== 0) expect(`${out}${err}`).toMatch(/\S/);
}

const RUNS = { numRuns: amount(150, 50), endOnFailure: true };

describe('damaged text', () => {
  test('script', () =>
    fc.assert(
      fc.asyncProperty(damagedScript, (text) => holds(['script', '-'], text)),
      RUNS,
    ));
  test('script --json', () =>
    fc.assert(
      fc.asyncProperty(damagedScript, (text) => holds(['script', '-', '--json'], text)),
      RUNS,
    ));
  test('legal', () =>
    fc.assert(
      fc.asyncProperty(damagedScript, (text) => holds(['legal', '-', '--count'], text)),
      RUNS,
    ));
  test('odds', () =>
    fc.assert(
      fc.asyncProperty(
        damagedScript,
        fc.constantFrom(...WORDS, 'b1+b2', '1,0+0,1'),
        fc.constantFrom(...WORDS, '1,0'),
        (text, a, b) => holds(['odds', '-', '-a', a, '-o', b], text),
      ),
      RUNS,
    ));
  test('any text at all', () =>
    fc.assert(
      fc.asyncProperty(
        fc.constantFrom('script', 'legal', 'odds', 'replay', 'check-board'),
        fc.string({ maxLength: 200 }),
        (name, text) => holds([name, '-'], text),
      ),
      RUNS,
    ));

  test('records', async () => {
    const war = onBoard(
      '',
      'blue inf 4-4 @ 0,0 as b1\nblue inf 4-4 @ 0,1 as b2\nred inf 4-4 @ 1,0 as r1\nred inf 4-4 @ 4,0 as r2\nblue moves',
    );
    const { mkdtempSync, readFileSync, rmSync, writeFileSync } = await import('node:fs');
    const { tmpdir } = await import('node:os');
    const { join } = await import('node:path');
    const home = mkdtempSync(join(tmpdir(), 'hexfront-fuzz-'));
    try {
      writeFileSync(join(home, 'war.txt'), war);
      await hexfront(['play', '-q', '--scenario', join(home, 'war.txt'), '--turns', '3', '--save', home]);
      const record = readFileSync(join(home, 'game-1.jsonl'), 'utf8');
      const numbers = fc.constantFrom('-1', '0', '1', '99999', '1e9', 'true', 'null', '"x"', '[]', '{}');
      const places = [...record.matchAll(/(?<=[:,[])(\d+|"[^"]{0,12}"|true|false)(?=[,}\]])/g)].map(
        ({ index }) => index,
      );
      const edited = fc.record({ at: fc.constantFrom(...places), value: numbers }).map(({ at, value }) => {
        const rest = record.slice(at).replace(/^(\d+|"[^"]{0,12}"|true|false)/, value);
        return record.slice(0, at) + rest;
      });
      const cut = fc.nat({ max: record.length - 2 }).map((n) => record.slice(0, n));
      await fc.assert(
        fc.asyncProperty(fc.oneof(edited, cut, damage(record)), fc.boolean(), async (text, verify) => {
          await holds(['replay', '-', ...(verify ? ['--verify'] : ['-q'])], text);
        }),
        RUNS,
      );
    } finally {
      rmSync(home, { recursive: true });
    }
  });
});
