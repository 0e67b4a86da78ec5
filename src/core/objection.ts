import { english, type Said } from './say.ts';

/** The id of a rule in a ledger: `B7.z4`, `T6.2.12`. Every refusal and every modifier carries one. */
export type RuleId = string;

/** Why a command is refused: the rule and the reason in our words. A value, never an exception. */
export interface Objection {
  readonly rule: RuleId;
  readonly because: Said;
}

export const objection = (rule: RuleId, because: Said): Objection => ({ rule, because });

/** For the command line and its JSON. */
export interface Refusal {
  readonly rule: RuleId;
  readonly because: string;
}

export const inEnglish = ({ rule, because }: Objection): Refusal => ({ rule, because: english(because) });

export function isObjection(value: unknown): value is Objection {
  return typeof value === 'object' && value !== null && 'because' in value && 'rule' in value;
}
