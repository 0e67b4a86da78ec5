import { type Objection, objection, type RuleId } from './objection.ts';
import { code, msg, these } from './message.ts';

/** Compatibility of rule parts: levels, switches and modules, by id. */

export interface Need {
  /** Alternatives: at least one must be in play. */
  readonly anyOf: readonly string[];
  readonly rule: RuleId;
}

export interface Exclusion {
  readonly id: string;
  readonly rule: RuleId;
}

/** Requirements and exclusions of a part. */
export interface Bonds {
  readonly needs?: readonly Need[];
  readonly excludes?: readonly Exclusion[];
}

/** Conflicts between these parts, each reason once; empty when they can be played together. */
export function clashes(parts: readonly (Bonds & { readonly id: string })[]): Objection[] {
  const chosen = new Set(parts.map(({ id }) => id));
  const told = new Set<string>();
  return parts.flatMap(({ id, needs = [], excludes = [] }): Objection[] => {
    const lacking = needs.filter(({ anyOf }) => !anyOf.some((one) => chosen.has(one)));
    const rivals = excludes.filter((one) => chosen.has(one.id) && !told.has(`${one.id} ${id}`));
    for (const rival of rivals) told.add(`${id} ${rival.id}`);
    return [
      ...lacking.map(({ anyOf, rule }) =>
        objection(rule, msg`${code(id)} can be played only with ${these(anyOf.map(code), ' or ')}`),
      ),
      ...rivals.map(({ id: rival, rule }) => objection(rule, msg`${code(id)} and ${code(rival)} exclude each other`)),
    ];
  });
}
