/** The id of a rule in a ledger: `B7.z4`, `T6.2.12`. Every refusal and every modifier carries one. */
export type RuleId = string;

/** Why a command is refused: the rule and the reason in our words. A value, never an exception. */
export interface Objection {
  readonly rule: RuleId;
  readonly because: string;
}

export const objection = (rule: RuleId, because: string): Objection => ({ rule, because });

export function isObjection(value: unknown): value is Objection {
  return typeof value === 'object' && value !== null && 'because' in value && 'rule' in value;
}
