import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { nearest, readLedger, ruleNamed, rulesUnder, searchRules, searchTerms } from '#core/ledger.ts';
import { ROOT } from '../cli/blocks.ts';

const BOOKS = ['blitzkrieg-1965', 'module-system', 'tactical-gamex'];
const texts = BOOKS.map((name) => ({ name, text: readFileSync(join(ROOT, 'docs', 'rules', `${name}.md`), 'utf8') }));
const ledger = readLedger(texts);
const all = texts.map(({ text }) => text).join('\n');

describe('the ledgers', () => {
  test('every rule that is written is in the index, once', () => {
    const written = [...all.matchAll(/^(?:- |\| )\*\*([BTOQMX]\d[\w.]*)\*\*/gm)].map(([, id]) => id as string);
    expect(written.length).toBeGreaterThan(1500);
    expect(ledger.rules.map(({ id }) => id)).toEqual([...new Set(written)]);
    expect(written.length).toBe(new Set(written).size);
  });

  test('every ruling and every example belongs to a rule', () => {
    const count = (pattern: RegExp) => [...all.matchAll(pattern)].length;
    const sum = (of: 'rulings' | 'examples') => ledger.rules.reduce((total, rule) => total + rule[of].length, 0);
    expect(sum('rulings')).toBe(count(/^ +- Ruling[ :]/gm));
    expect(sum('examples')).toBe(count(/^ +- Example[ :]/gm));
  });

  test('every rule says something', () => {
    expect(ledger.rules.filter(({ text }) => text.trim() === '').map(({ id }) => id)).toEqual([]);
  });

  test('every rule of the engine is in a ledger', () => {
    expect(ruleNamed(ledger, 'B80.12')?.text).toMatch(/refused/);
  });
});

describe('reading', () => {
  const small = readLedger(
    [
      {
        name: 'small',
        text: `# Book

Before any rule.

## B1. First

- **B1.1** One line,
  and its second.
  - Ruling: decided so,
    over two lines (B1.2).
  - Example (diagram): given this, then that.
  - Reconstructed: from a copy.
- **B1.2** A list:
  1. first
  2. second (B1.1, B2, Q9.9)
- **B1.crt** A table.

| Die | 1-1 |
|---|---|
| 1 | DE |

DE means gone.

  - Ruling: after the table.

## B80. Order

| Id | Phase | Decides |
|---|---|---|
| **B80.1** | Set-up | Blue |

- **B2.1** Last.

# GLOSSARY

- soak-off \`soakOff\`: a poor battle.
`,
      },
    ],
    { B: 'Basic Game' },
  );

  test('text, rulings, examples and notes, over several lines', () => {
    expect(ruleNamed(small, 'B1.1')).toMatchObject({
      text: 'One line, and its second.',
      rulings: ['decided so, over two lines (B1.2).'],
      examples: ['given this, then that.'],
      notes: ['Reconstructed: from a copy.'],
      headings: ['Book', 'B1. First'],
      level: 'Basic Game',
      ledger: 'small',
      line: 7,
    });
  });

  test('lists, tables and what follows them', () => {
    expect(ruleNamed(small, 'B1.2')?.text).toBe('A list:\n1. first\n2. second (B1.1, B2, Q9.9)');
    expect(ruleNamed(small, 'B1.crt')).toMatchObject({
      table: '| Die | 1-1 |\n|---|---|\n| 1 | DE |\n\nDE means gone.',
      rulings: ['after the table.'],
    });
    expect(ruleNamed(small, 'B80.1')?.text).toBe('Phase: Set-up. Decides: Blue');
  });

  test('cross references both ways, sections included, unknown ones left out', () => {
    expect(ruleNamed(small, 'B1.2')?.refs).toEqual(['B1.1', 'B2']);
    expect(small.citedBy.get('B1.1')).toEqual(['B1.2']);
    expect(small.citedBy.get('Q9.9')).toBeUndefined();
  });

  test('the glossary', () => {
    expect(small.glossary).toEqual([{ term: 'soak-off', text: 'a poor battle.' }]);
    expect(searchTerms(small, 'soak off')).toHaveLength(1);
  });

  test('text that is no ledger gives an empty one', () => {
    for (const text of ['', '\n\n', '# only a heading', '- no rule', '| a | b |', '  - Ruling: of nothing']) {
      expect(readLedger([{ name: 'x', text }]).rules).toEqual([]);
    }
  });
});

describe('looking up', () => {
  test('ids in any case, sections, near ids', () => {
    expect(ruleNamed(ledger, 'b7.Z4')?.id).toBe('B7.z4');
    expect(rulesUnder(ledger, 'B19.8').map(({ id }) => id)).toEqual(['B19.8a', 'B19.8b', 'B19.8c']);
    expect(rulesUnder(ledger, 'B1').every(({ id }) => id.startsWith('B1.'))).toBe(true);
    expect(nearest('B7.z8', ledger.byId.keys())).toContain('B7.z4');
    expect(nearest('zzzzzz', ledger.byId.keys())).toEqual([]);
  });

  test('all words must be there, in any form of hyphen, and the rule about it comes first', () => {
    expect(searchRules(ledger, 'soak off')[0]?.rule.id).toBe('B9.4');
    expect(searchRules(ledger, 'soak-off')[0]?.rule.id).toBe('B9.4');
    expect(searchRules(ledger, 'trapped least')[0]?.rule.id).toBe('B7.a11');
    expect(searchRules(ledger, 'soak flibbertigibbet')).toEqual([]);
    expect(searchRules(ledger, '  ')).toEqual([]);
  });
});
