import type { RuleId } from './objection.ts';

/** The rules ledgers (docs/rules) as an index: what refusals, the command line and the client look rules up in. */

/** Meaning of the letters that ids begin with: `{ B: 'Basic Game' }`. */
export type Levels = Readonly<Record<string, string>>;

export interface Rule {
  readonly id: RuleId;
  /** Text of the rule in Markdown; lists inside it keep their lines. */
  readonly text: string;
  /** A printed table and remarks below it, as they stand. */
  readonly table: string;
  readonly rulings: readonly string[];
  readonly examples: readonly string[];
  /** Reconstructed values and checks. */
  readonly notes: readonly string[];
  /** Headings it stands under, outermost first. */
  readonly headings: readonly string[];
  readonly level: string;
  /** Rules and sections it names, in order. */
  readonly refs: readonly RuleId[];
  readonly ledger: string;
  readonly line: number;
}

export interface Term {
  readonly term: string;
  readonly text: string;
}

export interface Ledger {
  /** In the order of the books. */
  readonly rules: readonly Rule[];
  readonly byId: ReadonlyMap<RuleId, Rule>;
  readonly citedBy: ReadonlyMap<RuleId, readonly RuleId[]>;
  readonly glossary: readonly Term[];
}

export interface LedgerText {
  readonly name: string;
  readonly text: string;
}

interface Open {
  id: RuleId;
  line: number;
  headings: readonly string[];
  text: string[];
  table: string[];
  rulings: string[];
  examples: string[];
  notes: string[];
}

const ID = '[A-Z]\\d+(?:\\.[A-Za-z0-9]+)*';
const RULE = new RegExp(`^- \\*\\*(${ID})\\*\\*\\s*(.*)$`);
const ROW = new RegExp(`^\\| \\*\\*(${ID})\\*\\* \\|(.*)\\|\\s*$`);
const MENTION = new RegExp(`\\b${ID}`, 'g');
const REMARK = /^(Ruling|Example|Reconstructed|Check)( \([^)]*\))?:\s*(.*)$/;
const TERM = /^- (.+?)(?: `[^`]*`)?: (.*)$/;

const cells = (row: string): string[] => row.split('|').map((cell) => cell.trim());

/** Reads ledgers. Text it cannot place (introductions) is left out; nothing is ever wrong with a ledger. */
export function readLedger(books: readonly LedgerText[], levels: Levels = {}): Ledger {
  const open: (Open & { readonly ledger: string })[] = [];
  const glossary: Term[] = [];
  for (const { name, text } of books) {
    const book = readBook(text);
    open.push(...book.rules.map((rule) => ({ ...rule, ledger: name })));
    glossary.push(...book.glossary);
  }
  const ids = new Set(open.map(({ id }) => id));
  const sections = new Set(open.flatMap(({ id }) => prefixes(id)));
  const byId = new Map<RuleId, Rule>();
  for (const { text, table, ...rest } of open) {
    const said = [...text, ...table, ...rest.rulings, ...rest.examples, ...rest.notes].join('\n');
    const refs = [...new Set(said.match(MENTION) ?? [])].filter(
      (ref) => ref !== rest.id && (ids.has(ref) || sections.has(ref)),
    );
    const level = levels[rest.id.charAt(0)] ?? rest.id.charAt(0);
    // A rule said twice keeps its first place.
    if (!byId.has(rest.id)) byId.set(rest.id, { ...rest, text: text.join('\n'), table: table.join('\n'), level, refs });
  }
  const rules = [...byId.values()];
  const citedBy = new Map<RuleId, RuleId[]>();
  for (const { id, refs } of rules) for (const ref of refs) citedBy.set(ref, [...(citedBy.get(ref) ?? []), id]);
  return { rules, byId, citedBy, glossary };
}

/** `B19`, `B19.5` of `B19.5.1`. */
const prefixes = (id: RuleId): RuleId[] => {
  const parts = id.split('.');
  return parts.slice(1).map((_, i) => parts.slice(0, i + 1).join('.'));
};

function readBook(text: string): { rules: Open[]; glossary: Term[] } {
  const rules: Open[] = [];
  const glossary: Term[] = [];
  let headings: string[] = [];
  let rule: Open | undefined;
  /** The list whose last line goes on in the next one. */
  let list: string[] | undefined;
  let columns: string[] = [];
  const begin = (id: RuleId, line: number, first: string): void => {
    rule = { id, line, headings, text: first === '' ? [] : [first], table: [], rulings: [], examples: [], notes: [] };
    rules.push(rule);
    list = rule.text;
  };
  const goOn = (said: string): void => {
    if (list && list.length > 0) list[list.length - 1] += ` ${said}`;
  };
  for (const [i, raw] of text.split(/\r?\n/).entries()) {
    const line = raw.trimEnd();
    const heading = /^(#+)\s+(.*)$/.exec(line);
    if (heading) {
      headings = [...headings.slice(0, (heading[1] ?? '').length - 1), heading[2] ?? ''];
      rule = undefined;
      list = undefined;
      continue;
    }
    const begun = RULE.exec(line);
    const row = ROW.exec(line);
    if (begun) {
      begin(begun[1] ?? '', i + 1, begun[2] ?? '');
    } else if (row) {
      const values = cells(row[2] ?? '').map((cell, n) => `${columns[n + 1] ?? ''}: ${cell}`);
      begin(row[1] ?? '', i + 1, values.join('. '));
      rule = undefined;
    } else if (/^\|/.test(line)) {
      const inner = cells(line.slice(1, -1));
      if (!inner.every((cell) => /^-+$/.test(cell)) && columns.length === 0) columns = inner;
      if (rule) {
        rule.table.push(line);
        list = undefined;
      }
      continue;
    } else if (line === '') {
      columns = [];
      // A table, and remarks on it, may follow after an empty line; running text may not.
      list = undefined;
    } else if (rule && /^ {2,3}(-|\d+\.) /.test(line)) {
      const said = line.trim().replace(/^- /, '');
      const remark = REMARK.exec(said);
      list = rule.text;
      if (remark) {
        list = { Ruling: rule.rulings, Example: rule.examples }[remark[1] ?? ''] ?? rule.notes;
        list.push(remark[1] === 'Example' || remark[1] === 'Ruling' ? (remark[3] ?? '') : said);
      } else {
        list.push(said);
      }
    } else if (/^\s+\S/.test(line)) {
      goOn(line.trim());
    } else {
      const term = headings.some((one) => /glossary/i.test(one)) ? TERM.exec(line) : undefined;
      if (term) glossary.push({ term: term[1] ?? '', text: term[2] ?? '' });
      else if (rule && rule.table.length > 0) rule.table.push('', line);
    }
    if (!/^\|/.test(line)) columns = [];
  }
  return { rules, glossary };
}

/** A text cut where it names rules of the ledger. */
export function mentions(ledger: Ledger, text: string): readonly { readonly text: string; readonly rule?: RuleId }[] {
  const parts: { text: string; rule?: RuleId }[] = [];
  let from = 0;
  for (const { 0: id, index } of text.matchAll(MENTION)) {
    if (!ledger.byId.has(id)) continue;
    parts.push({ text: text.slice(from, index) }, { text: id, rule: id });
    from = index + id.length;
  }
  return [...parts, { text: text.slice(from) }];
}

/** The rule of that id, however its letters are written. */
export function ruleNamed(ledger: Ledger, word: string): Rule | undefined {
  const exact = ledger.byId.get(word);
  return exact ?? ledger.rules.find((rule) => rule.id.toLowerCase() === word.toLowerCase());
}

/** Is it a number as this ledger's rules have them? */
export const looksLikeId = ({ rules }: Ledger, word: string): boolean =>
  new RegExp(`^${ID}$`, 'i').test(word) && rules.some(({ id }) => id.charAt(0) === word.charAt(0).toUpperCase());

/** The rules below a section: `B7` gives `B7.z1`, `B7.z2` …; `B19.8` gives `B19.8a`. */
export function rulesUnder(ledger: Ledger, section: string): Rule[] {
  const stem = section.toLowerCase();
  return ledger.rules.filter(({ id }) => {
    const plain = id.toLowerCase();
    return plain.startsWith(stem) && plain !== stem && /^[.a-z]/.test(plain.slice(stem.length));
  });
}

function editDistance(a: string, b: string): number {
  let above = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = (above[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      row.push(Math.min(change, (above[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1));
    }
    above = row;
  }
  return above[b.length] ?? 0;
}

/** Words of `known` close to a mistyped `word`, the nearest first. */
export function nearest(word: string, known: Iterable<string>, most = 5): string[] {
  const plain = word.toLowerCase();
  return [...known]
    .map((one) => ({ one, far: editDistance(plain, one.toLowerCase()) }))
    .filter(({ far }) => far <= Math.max(1, Math.floor(word.length / 3)))
    .sort((a, b) => a.far - b.far || (a.one < b.one ? -1 : 1))
    .slice(0, most)
    .map(({ one }) => one);
}

const plainWords = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

export interface Found {
  readonly rule: Rule;
  readonly score: number;
}

/** Rules that hold all the words (or their beginnings), those with the words in their own text first. */
export function searchRules(ledger: Ledger, query: string): Found[] {
  const wanted = plainWords(query);
  if (wanted.length === 0) return [];
  const found: Found[] = [];
  for (const rule of ledger.rules) {
    const parts: readonly (readonly [string, number])[] = [
      [rule.text, 8],
      [rule.headings.slice(1).join(' '), 3],
      [[...rule.rulings, ...rule.examples].join(' '), 2],
      [`${rule.table} ${rule.notes.join(' ')}`, 1],
    ];
    const weights = wanted.map((word) => {
      let best = 0;
      for (const [text, weight] of parts) {
        const words = plainWords(text);
        if (words.includes(word)) best = Math.max(best, weight);
        else if (words.some((one) => one.startsWith(word))) best = Math.max(best, weight / 2);
      }
      return best;
    });
    if (weights.some((weight) => weight === 0)) continue;
    const together = plainWords(rule.text).join(' ').includes(wanted.join(' ')) ? 5 : 0;
    found.push({ rule, score: weights.reduce((sum, weight) => sum + weight, together) });
  }
  return found.sort((a, b) => b.score - a.score);
}

export function searchTerms(ledger: Ledger, query: string): Term[] {
  const wanted = plainWords(query);
  return ledger.glossary.filter(({ term }) => wanted.every((word) => plainWords(term).includes(word)));
}
