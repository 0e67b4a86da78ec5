import type { RuleId } from '../objection.ts';
import { english, type Message } from '../message.ts';

/** Log entry for a player, with the rules behind it. */
export interface LogEntry {
  readonly text: Message;
  readonly rules: readonly RuleId[];
  /** A detail of the sentence it belongs to: a step of a move, a marker laid. A log shows it when asked. */
  readonly detail?: true;
}

export const withRules = ({ text, rules }: LogEntry): string =>
  rules.length > 0 ? `${english(text)} (${rules.join(', ')})` : english(text);
