import type { RuleId } from './objection.ts';
import { english, type Said } from './say.ts';

/** Something said to a player, with the rules behind it. */
export interface Told {
  readonly text: Said;
  readonly rules: readonly RuleId[];
}

export const withRules = ({ text, rules }: Told): string =>
  rules.length > 0 ? `${english(text)} (${rules.join(', ')})` : english(text);
