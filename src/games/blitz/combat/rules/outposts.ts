import type { RuleId } from '#core/objection.ts';
import type { Outpost } from '#games/blitz/questions.ts';
import type { State, UnitNo } from '#games/blitz/types.ts';

const NONE: readonly Outpost[] = [];

/** M4.15: counters that lend their hex a defence. Asked for hex after hex, and mostly there are none. */
export const outpostsOf = ({ units }: State, some: readonly UnitNo[], rule: RuleId): readonly Outpost[] =>
  some.length === 0 ? NONE : some.map((no) => ({ rule, what: { unit: units[no]?.id ?? '' } }));
