import { same } from './same.ts';

/**
 * Undo data of a command. States are replaced value by value, so the difference of two states is found key by key,
 * mostly by identity; for lists entry by entry.
 */
export interface Patch {
  readonly values: { readonly [key: string]: unknown };
  /** Keys that were not there before. */
  readonly fresh: readonly string[];
  readonly lists: {
    readonly [key: string]: { readonly length: number; readonly entries: readonly (readonly [number, unknown])[] };
  };
}

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

/**
 * The patch that leads from `after` back to `before`, but for one key. A state folded from events that were written
 * down and read again holds other objects than the one they were played in, and its patches must be the same: equal is
 * equal as JSON.
 */
export function difference<S extends object>(before: S, after: S, except?: string): Patch {
  const values: Record<string, unknown> = {};
  const fresh: string[] = [];
  const lists: Record<string, Patch['lists'][string]> = {};
  for (const key of touched(before, after)) {
    if (key === except) continue;
    const was: unknown = before[key];
    const is: unknown = after[key];
    if (isList(was) && isList(is)) {
      const entries: [number, unknown][] = [];
      for (let i = 0; i < was.length; i++) if (was[i] !== is[i] && !same(was[i], is[i])) entries.push([i, was[i]]);
      if (entries.length > 0 || was.length !== is.length) lists[key] = { length: was.length, entries };
    } else if (was === undefined) {
      fresh.push(key);
    } else if (!same(was, is)) {
      values[key] = was;
    }
  }
  return { values, fresh: fresh.length > 1 ? fresh.sort() : fresh, lists };
}

/** The keys that hold other values now. States have many keys and most commands touch one or two. */
function touched<S extends object>(before: S, after: S): readonly (keyof S & string)[] {
  const found: (keyof S & string)[] = [];
  let common = 0;
  for (const key in after) {
    const was = before[key];
    if (was !== undefined) common++;
    if (was !== after[key]) found.push(key);
  }
  let had = 0;
  for (const _key in before) had++;
  if (common < had) for (const key in before) if (before[key] !== undefined && !(key in after)) found.push(key);
  return found;
}

/** Applies a patch to a draft. */
export function restore<S extends object>(draft: S, patch: Patch): void {
  const target = draft as Record<string, unknown>;
  Object.assign(target, patch.values);
  for (const key of patch.fresh) delete target[key];
  for (const key in patch.lists) {
    const { length, entries } = patch.lists[key] as Patch['lists'][string];
    const list = (target[key] as readonly unknown[]).slice(0, length);
    for (const [i, entry] of entries) list[i] = entry;
    target[key] = list;
  }
}
