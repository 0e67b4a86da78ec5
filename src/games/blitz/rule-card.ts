import type { Module } from '#core/rulebook.ts';
import type { UnitType } from './kinds.ts';
import type { QUESTIONS } from './questions.ts';
import type { MissionKind } from './types.ts';
import type { Verbs } from './world.ts';

/** Names that a level, a switch or a module brings into a game or takes out of it. */
export interface Lists extends Partial<Verbs> {
  /** T23, O23: kinds of missions aircraft may be sent on. */
  readonly missions?: readonly MissionKind[];
  /** M90.33: what aircraft may be sent to do from airbases, besides the missions of M12. */
  readonly strikes?: readonly MissionKind[];
  /** T22: the countries that can be violated. */
  readonly minors?: readonly number[];
  /** B13.1: the types that keep to roads in forests. */
  readonly heavy?: readonly UnitType[];
}

/** A level, a switch or a module: its answers to the questions, and what it opens and shuts. */
export interface RuleCard extends Module<typeof QUESTIONS> {
  readonly opens?: Lists;
  readonly shuts?: Lists;
}

/** Names that one of these rules opens and none shuts. */
export function opened<K extends keyof Lists>(
  rules: readonly RuleCard[],
  list: K,
  ...always: NonNullable<Lists[K]>
): NonNullable<Lists[K]>[number][] {
  type Item = NonNullable<Lists[K]>[number];
  const named = (of: 'opens' | 'shuts'): Item[] => rules.flatMap((rule) => [...((rule[of]?.[list] ?? []) as Item[])]);
  const shut = named('shuts');
  return [...new Set([...named('opens'), ...always])].filter((item) => !shut.includes(item));
}
