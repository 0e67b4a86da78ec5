import type { RuleId } from './objection.ts';

/** A named modifier: what it does, why, and by which rule. Every number shown to a player is made of these. */
export interface Term {
  readonly rule: RuleId;
  readonly label: string;
  readonly kind: 'add' | 'times';
  readonly value: number;
}

export const add = (rule: RuleId, label: string, value: number): Term => ({ rule, label, kind: 'add', value });
export const times = (rule: RuleId, label: string, value: number): Term => ({ rule, label, kind: 'times', value });

/** Sums first, then factors: the one order in which every total is folded. */
export function total(terms: readonly Term[]): number {
  let sum = 0;
  let factor = 1;
  for (const term of terms) {
    if (term.kind === 'add') sum += term.value;
    else factor *= term.value;
  }
  return sum * factor;
}

/** `8 + 4, x 2 city = 24` */
export function inWords(terms: readonly Term[]): string {
  const sum = terms.filter((term) => term.kind === 'add').map((term) => `${term.value} ${term.label}`);
  const factors = terms.filter((term) => term.kind === 'times').map((term) => `x ${term.value} ${term.label}`);
  const parts = [sum.join(' + '), ...factors].filter((part) => part !== '');
  return `${parts.join(', ')} = ${total(terms)}`;
}
