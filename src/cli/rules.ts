import {
  type Found,
  type Ledger,
  looksLikeId,
  nearest,
  type Rule,
  ruleNamed,
  rulesUnder,
  searchRules,
  searchTerms,
} from '../core/ledger.ts';
import { Complaint, EXIT } from './complaint.ts';
import { asJson, type Io } from './io.ts';
import { readRules } from './library.ts';
import { counted } from '../core/notation/columns.ts';

export interface RulesOptions {
  readonly json?: boolean;
  readonly rulings?: boolean;
  readonly all?: boolean;
}

const MOST_FOUND = 20;

const excerpt = (text: string, most = 110): string => {
  const line = text.replaceAll(/\s+/g, ' ');
  return line.length <= most ? line : `${line.slice(0, most - 1).trimEnd()}…`;
};

export function ruleText(ledger: Ledger, rule: Rule): string {
  const cited = ledger.citedBy.get(rule.id) ?? [];
  const lines = [`${rule.id}  ${rule.level}: ${rule.headings.at(-1) ?? ''}`, '', rule.text];
  if (rule.table !== '') lines.push('', rule.table);
  const part = (title: string, texts: readonly string[]) => {
    for (const text of texts) lines.push('', `${title}: ${text}`);
  };
  part('Ruling', rule.rulings);
  part('Example', rule.examples);
  part('Note', rule.notes);
  if (rule.refs.length > 0) lines.push('', `See also: ${rule.refs.join(', ')}`);
  if (cited.length > 0) lines.push('', `Cited by: ${cited.join(', ')}`);
  return `${lines.join('\n')}\n`;
}

const ruleJson = (ledger: Ledger, rule: Rule) => ({ ...rule, citedBy: ledger.citedBy.get(rule.id) ?? [] });

const listed = (rules: readonly Rule[]): string => rules.map((rule) => `${rule.id}  ${excerpt(rule.text)}\n`).join('');

const RULINGS = `# Rulings

The sources leave things open and contradict each other in places. Where they do, the project has decided, and the decision
stands in the rules ledger beside the rule it belongs to (\`docs/rules/\`). This page lists every such ruling; the engine, the
refusals and the tests follow them. \`hexfront rules B5.2\` shows a rule with its rulings and examples.

How to decide a new case: look for the reading that keeps every worked example of the source true, then for the one that
needs no exception, then for the one a table of players would agree on without stopping the game. Write it into the ledger as
a \`Ruling:\` of the rule, with an example if it can be tested, and make this page anew:
\`hexfront rules --rulings > docs/rulings.md\`.
`;

/** docs/rulings.md, whole: every ruling of the ledgers, where the sources left something open. */
export function rulingsText(ledger: Ledger): string {
  const lines: string[] = [RULINGS.trimEnd()];
  let heading = '';
  for (const rule of ledger.rules) {
    if (rule.rulings.length === 0) continue;
    const here = `${rule.level}: ${rule.headings.at(-1) ?? ''}`;
    if (here !== heading) lines.push('', `## ${here}`, '');
    heading = here;
    for (const ruling of rule.rulings) lines.push(`- **${rule.id}** ${ruling}`);
  }
  return `${lines.join('\n')}\n`;
}

function overview(ledger: Ledger): string {
  const sections = new Map<string, number>();
  for (const { level, headings } of ledger.rules) {
    const title = `${level}: ${headings.at(-1) ?? ''}`;
    sections.set(title, (sections.get(title) ?? 0) + 1);
  }
  const lines = [...sections].map(([title, count]) => `${String(count).padStart(4)}  ${title}`);
  return `${lines.join('\n')}\n${counted(ledger.rules.length, 'rule')}; hexfront rules B7.z4 shows one, hexfront rules B7 a section, hexfront rules soak off searches\n`;
}

function notFound(ledger: Ledger, query: string): Complaint {
  const near = looksLikeId(ledger, query) ? nearest(query, ledger.byId.keys()) : [];
  const hint = near.length > 0 ? ` (did you mean ${near.join(', ')}?)` : '';
  return new Complaint(
    looksLikeId(ledger, query) ? `there is no rule ${query}${hint}` : `no rule speaks of '${query}'`,
  );
}

function foundText(ledger: Ledger, query: string, found: readonly Found[], all: boolean): string {
  const shown = all ? found : found.slice(0, MOST_FOUND);
  const terms = searchTerms(ledger, query).map(({ term, text }) => `${term}: ${text}\n`);
  const more = found.length > shown.length ? `… and ${found.length - shown.length} more (--all shows them)\n` : '';
  return `${terms.join('')}${listed(shown.map(({ rule }) => rule))}${more}`;
}

export async function rules(words: readonly string[], options: RulesOptions, io: Io): Promise<number> {
  const ledger = await readRules(io.games);
  const query = words.join(' ').trim();
  if (options.rulings) {
    const all = ledger.rules.flatMap(({ id, rulings }) => rulings.map((ruling) => ({ id, ruling })));
    io.out(options.json ? asJson(all) : rulingsText(ledger));
    return EXIT.ok;
  }
  if (query === '') {
    io.out(options.json ? asJson(ledger.rules.map((rule) => ruleJson(ledger, rule))) : overview(ledger));
    return EXIT.ok;
  }
  const rule = looksLikeId(ledger, query) ? ruleNamed(ledger, query) : undefined;
  if (rule) {
    io.out(options.json ? asJson(ruleJson(ledger, rule)) : ruleText(ledger, rule));
    return EXIT.ok;
  }
  const section = looksLikeId(ledger, query) ? rulesUnder(ledger, query) : [];
  if (section.length > 0) {
    io.out(options.json ? asJson(section.map((one) => ruleJson(ledger, one))) : listed(section));
    return EXIT.ok;
  }
  const found = looksLikeId(ledger, query) ? [] : searchRules(ledger, query);
  if (found.length === 0 && searchTerms(ledger, query).length === 0) throw notFound(ledger, query);
  if (options.json) io.out(asJson(found.map(({ rule: one, score }) => ({ score, ...ruleJson(ledger, one) }))));
  else io.out(foundText(ledger, query, found, options.all ?? false));
  return EXIT.ok;
}
