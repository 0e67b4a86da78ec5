const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Equal as JSON, keys in any order; a key without a value counts as none. Mostly one look is enough. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (!isObject(a) || !isObject(b)) return false;
  if (Array.isArray(a)) return Array.isArray(b) && a.length === b.length && a.every((entry, i) => same(entry, b[i]));
  if (Array.isArray(b)) return false;
  for (const key in a) if (!same(a[key], b[key])) return false;
  for (const key in b) if (a[key] === undefined && b[key] !== undefined) return false;
  return true;
}
