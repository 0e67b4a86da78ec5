import type { RuleId } from './objection.ts';

/** Something said to a player, with the rules behind it. */
export interface Told {
  readonly text: string;
  readonly rules: readonly RuleId[];
}

export const withRules = ({ text, rules }: Told): string => (rules.length > 0 ? `${text} (${rules.join(', ')})` : text);
