import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readRules } from '#cli/library.ts';
import { rulingsText } from '#cli/rules.ts';
import { GAMES } from '#games/games.ts';
import { ROOT } from './blocks.ts';
import { hexfront } from './run.ts';

const rules = (...words: string[]) => hexfront(['rules', ...words]);

describe('hexfront rules', () => {
  test('a rule with its rulings, examples and cross references', async () => {
    const { out, exit } = await rules('B5.2');
    expect(exit).toBe(0);
    expect(out).toMatch(/^B5\.2 {2}Basic Game: B5\. Winning \(Basic\)\n\nA player wins when every city hex/);
    expect(out).toMatch(/\nRuling: "occupies" is read as "controls"/);
    expect(out).toMatch(/\nExample: given Blue makes the last Red home city hex friendly/);
    expect(out).toMatch(/\nSee also: B10\.4, B0\.6, B10\n/);
    expect(out).toMatch(/\nCited by: .*T5\.2/);
    expect((await rules('b5.2')).out).toBe(out);
  });

  test('a table stands in it as printed', async () => {
    expect((await rules('B19.crt')).out).toContain('| 2 | AE | AB2 | AB2 | AB2 | EX | EX | EX | EX | EX | DB2 | DB2 |');
  });

  test('a section lists its rules', async () => {
    const { out } = await rules('B19.5');
    expect(out.split('\n').filter((line) => line.startsWith('B19.5.'))).toHaveLength(8);
    expect((await rules('B7')).out).toContain('B7.z4  A unit that begins its player turn');
  });

  test('words are searched, the glossary too', async () => {
    const { out } = await rules('soak', 'off');
    const lines = out.split('\n');
    expect(lines[0]).toBe('soak-off: battle at poor odds accepted to better another.');
    expect(lines[1]).toMatch(/^B9\.4 /);
  });

  test('--json', async () => {
    const rule = JSON.parse((await rules('B7.z4', '--json')).out) as Record<string, unknown>;
    expect(rule).toMatchObject({ id: 'B7.z4', level: 'Basic Game', ledger: 'blitzkrieg-1965', refs: [] });
    expect((rule['examples'] as string[])[0]).toContain('(0,0)-(-1,1)-(0,1) is legal and costs 6 thirds');
    expect(JSON.parse((await rules('--json')).out)).toHaveLength((await readRules(GAMES)).rules.length);
  });

  test('an unknown id suggests near ones, unknown words say so', async () => {
    expect(await rules('B7.z9')).toMatchObject({
      exit: 1,
      err: 'hexfront: there is no rule B7.z9 (did you mean B7.a9, B7.z1, B7.z2, B7.z3, B7.z4?)\n',
    });
    expect(await rules('flibbertigibbet')).toMatchObject({
      exit: 1,
      err: "hexfront: no rule speaks of 'flibbertigibbet'\n",
    });
  });

  test('docs/rulings.md holds every ruling of the ledgers', async () => {
    const written = readFileSync(join(ROOT, 'docs', 'rulings.md'), 'utf8');
    const { out } = await rules('--rulings');
    expect(out).toBe(rulingsText(await readRules(GAMES)));
    expect(written, 'to bring it up to date: hexfront rules --rulings > docs/rulings.md').toBe(out);
  });

  test('an overview names every section', async () => {
    expect((await rules()).out).toMatch(/ Basic Game: B7\. Zones of control and combat\n/);
  });
});
