import { type Ledger, readLedger, type Rule } from '#core/ledger.ts';
import type { Rulebook } from '#web/face.ts';

const read = new WeakMap<Rulebook, Promise<Ledger>>();

/** The ledger of a rulebook, fetched and read when it is first opened. */
export function ledgerOf(book: Rulebook): Promise<Ledger> {
  const reading = read.get(book) ?? book.ledgers().then(readLedger);
  read.set(book, reading);
  return reading;
}

/** The rules that stand under one heading. */
export interface Chapter {
  readonly part: string;
  readonly title: string;
  readonly rules: readonly Rule[];
}

const numberOf = ({ rules }: Chapter): string => rules[0]?.id.split('.')[0] ?? '';

/** Chapters under the parts of a book that names them; chapters no part names come last, under their own. */
function arranged(chapters: readonly Chapter[], parts: NonNullable<Rulebook['parts']>): Chapter[] {
  const named = parts.flatMap(([part, ...numbers]) =>
    numbers.flatMap((number) =>
      chapters.filter((one) => numberOf(one) === number).map((one): Chapter => ({ ...one, part })),
    ),
  );
  const known = new Set(named.map(numberOf));
  return [...named, ...chapters.filter((one) => !known.has(numberOf(one)))];
}

/** The book's chapters in the order they are read. */
export function chaptersOf(ledger: Ledger, parts?: Rulebook['parts']): readonly Chapter[] {
  const chapters = inOrder(ledger);
  return parts ? arranged(chapters, parts) : chapters;
}

function inOrder(ledger: Ledger): readonly Chapter[] {
  const found = new Map<string, { part: string; title: string; rules: Rule[] }>();
  for (const rule of ledger.rules) {
    const [part = '', chapter = part] = rule.headings;
    const key = `${part}|${chapter}`;
    const known = found.get(key);
    if (known) known.rules.push(rule);
    else found.set(key, { part, title: chapter, rules: [rule] });
  }
  return [...found.values()];
}

/** The chapter a rule stands in, or the one whose number is given: `B7.z4` and `B7` both open B7. */
export const chapterOf = (chapters: readonly Chapter[], id: string): Chapter | undefined =>
  chapters.find(({ rules }) => rules.some((rule) => rule.id.toLowerCase() === id.toLowerCase())) ??
  chapters.find(({ rules }) => rules.some((rule) => rule.id.toLowerCase().startsWith(`${id.toLowerCase()}.`)));
