import { english, type Message } from './message.ts';

/** The id of a rule in a ledger: `B7.z4`, `T6.2.12`. Every refusal and every modifier carries one. */
export type RuleId = string;

/** Refusal of a command: the rule and the reason. A value, never an exception. */
export interface Objection {
  readonly rule: RuleId;
  readonly because: Message;
  /** Further rules that say the same: the limit, where the rule is when it is tested. */
  readonly also?: readonly RuleId[];
}

export const objection = (rule: RuleId, because: Message, ...also: readonly RuleId[]): Objection => ({
  rule,
  because,
  ...(also.length > 0 ? { also } : {}),
});

/** Objection with further rules that support it. */
export const citing = (fault: Objection | undefined, ...rules: readonly RuleId[]): Objection | undefined =>
  fault && objection(fault.rule, fault.because, ...new Set([...(fault.also ?? []), ...rules]));

/** All rules that an objection rests on. */
export const rulesOf = (why: Objection | undefined): readonly RuleId[] => (why ? [why.rule, ...(why.also ?? [])] : []);

/** For the command line and its JSON. */
export interface Refusal {
  readonly rule: RuleId;
  readonly because: string;
  readonly also?: readonly RuleId[];
}

export const inEnglish = ({ because, ...cited }: Objection): Refusal => ({ ...cited, because: english(because) });

export function isObjection(value: unknown): value is Objection {
  return typeof value === 'object' && value !== null && 'because' in value && 'rule' in value;
}
