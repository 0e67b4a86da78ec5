import type { RuleId } from './objection.ts';
import { type Arg, english, type Message } from './message.ts';

/** An exact number: a whole one over a whole one from 1 up, in lowest terms. */
export interface Ratio {
  readonly n: number;
  readonly d: number;
}

/** A named modifier: what it does, why, and by which rule. Every number shown to a player is made of these. */
export interface Term {
  readonly rule: RuleId;
  readonly label: Message;
  readonly kind: 'add' | 'times';
  readonly value: Ratio;
}

/** One thing that counts, say a unit with its factors, and what is done to it alone. */
export interface Line {
  readonly rule: RuleId;
  readonly what: Arg;
  readonly base: Ratio;
  readonly terms: readonly Term[];
}

/** Lines added up, and what is done to all of them together. */
export interface Sum {
  readonly lines: readonly Line[];
  readonly terms: readonly Term[];
}

const common = (a: number, b: number): number => (b === 0 ? Math.abs(a) : common(b, a % b));

export function ratio(n: number, d: number): Ratio {
  const by = common(n, d) * Math.sign(d);
  return { n: n / by, d: d / by };
}

/** Small whole numbers are asked for all the time: they are made once. */
const SMALL = Array.from({ length: 128 }, (_, n): Ratio => ({ n, d: 1 }));
export const whole = (n: number): Ratio => SMALL[n] ?? { n, d: 1 };

export const plus = (a: Ratio, b: Ratio): Ratio =>
  a.d === 1 && b.d === 1 ? whole(a.n + b.n) : ratio(a.n * b.d + b.n * a.d, a.d * b.d);
const by = (a: Ratio, b: Ratio): Ratio => (a.d === 1 && b.d === 1 ? whole(a.n * b.n) : ratio(a.n * b.n, a.d * b.d));

export const add = (rule: RuleId, label: Message, value: Ratio): Term => ({ rule, label, kind: 'add', value });
export const times = (rule: RuleId, label: Message, value: Ratio): Term => ({ rule, label, kind: 'times', value });

/** Sums first, then factors: the one order in which terms are applied, in whatever order they come. */
export function modified(base: Ratio, terms: readonly Term[]): Ratio {
  let value = base;
  for (const term of terms) if (term.kind === 'add') value = plus(value, term.value);
  for (const term of terms) if (term.kind === 'times') value = by(value, term.value);
  return value;
}

const NOTHING = whole(0);

/** Sum of the lines, each modified separately, then modified as a whole. */
export function total({ lines, terms }: Sum): Ratio {
  let value = NOTHING;
  for (const line of lines) value = plus(value, modified(line.base, line.terms));
  return modified(value, terms);
}

/** The number nearest to it: for showing and for what needs no exactness. */
export const asNumber = ({ n, d }: Ratio): number => n / d;

const written = ({ n, d }: Ratio): string => (d === 1 ? String(n) : `${n}/${d}`);

export type SayLabel = (label: Arg) => string;

function termsInWords(terms: readonly Term[], say: SayLabel, sign: string): string[] {
  const added = terms.filter((term) => term.kind === 'add');
  const factors = terms.filter((term) => term.kind === 'times');
  return [
    ...added.map(({ label, value }) =>
      value.n < 0 ? `- ${written({ n: -value.n, d: value.d })} ${say(label)}` : `+ ${written(value)} ${say(label)}`,
    ),
    ...factors.map(({ label, value }) => `${sign} ${written(value)} ${say(label)}`),
  ];
}

function lineInWords({ what, base, terms }: Line, say: SayLabel, sign: string): string {
  const plain = `${written(base)} ${say(what)}`;
  return terms.length === 0 ? plain : `(${[plain, ...termsInWords(terms, say, sign)].join(', ')})`;
}

/** `8 b8 + (6 b6, x 1/2 isolated), x 2 city = 22` */
export function inWords(sum: Sum, say: SayLabel = english, sign = 'x'): string {
  const lines = sum.lines.map((line) => lineInWords(line, say, sign)).join(' + ');
  const parts = [lines, ...termsInWords(sum.terms, say, sign)].filter((part) => part !== '');
  return `${parts.join(', ')} = ${written(total(sum))}`;
}

interface Ruled {
  readonly rule: RuleId;
}

/** The rules a sum is made by, each once. */
export const rulesOf = ({
  lines,
  terms,
}: {
  readonly lines: readonly (Ruled & { readonly terms: readonly Ruled[] })[];
  readonly terms: readonly Ruled[];
}): RuleId[] => [
  ...new Set([
    ...lines.flatMap((line) => [line.rule, ...line.terms.map((term) => term.rule)]),
    ...terms.map((term) => term.rule),
  ]),
];
