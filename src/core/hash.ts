/**
 * A fingerprint of plain JSON values that does not depend on the order of keys. Nested objects never change once
 * they are part of a state, so their fingerprints are kept: only what a command replaced is worked out again.
 */
interface Fingerprint {
  readonly a: number;
  readonly b: number;
}

const kept = new WeakMap<object, Fingerprint>();
const keyPrints = new Map<string, Fingerprint>();

const mix = (h: number, value: number): number => {
  let x = Math.imul(h ^ value, 0x85ebca6b);
  x ^= x >>> 13;
  x = Math.imul(x, 0xc2b2ae35);
  return (x ^ (x >>> 16)) >>> 0;
};

function ofText(text: string, seed: number): Fingerprint {
  let a = (0x811c9dc5 ^ seed) >>> 0;
  let b = (0x9e3779b9 ^ seed) >>> 0;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    a = Math.imul(a ^ code, 0x01000193) >>> 0;
    b = Math.imul(b ^ (code + i), 0x5bd1e995) >>> 0;
  }
  return { a: mix(a, text.length), b: mix(b, text.length) };
}

/** Longer texts are not names but set-ups, notes and the like; caching them would leak memory. */
const LONGEST_NAME = 64;

function ofKey(key: string): Fingerprint {
  if (key.length > LONGEST_NAME) return ofText(key, 7);
  let print = keyPrints.get(key);
  if (!print) {
    print = ofText(key, 7);
    keyPrints.set(key, print);
  }
  return print;
}

const ofNumber = (value: number): Fingerprint =>
  Number.isInteger(value) && Math.abs(value) < 2 ** 31
    ? { a: mix(0x51ed270b, value | 0), b: mix(0x2545f491, value | 0) }
    : ofText(String(value), 3);

const TRUE = ofText('true', 1);
const FALSE = ofText('false', 1);
const NOTHING = ofText('null', 1);

/** Hashing a tiny value is cheaper than a cache lookup. */
const SMALL = 2;

function print(value: unknown, key: string): Fingerprint {
  if (typeof value === 'number') return ofNumber(value);
  if (typeof value === 'string') return ofKey(value);
  if (typeof value === 'boolean') return value ? TRUE : FALSE;
  if (typeof value !== 'object' || value === null) return NOTHING;
  if (Array.isArray(value) && value.length <= SMALL) return ofList(value, key);
  const known = kept.get(value);
  if (known) return known;
  if (!Array.isArray(value)) return ofObject(value as Record<string, unknown>);
  const fresh = ofList(value, key);
  kept.set(value, fresh);
  return fresh;
}

/**
 * The last long list under each key, with the fingerprints of its entries: in the next state most of them are the same
 * again, and to see that is quicker than to look each of them up.
 */
interface LastSeen {
  readonly entries: unknown[];
  readonly prints: Fingerprint[];
}

const LONG = 16;
const MOST_KEYS = 64;
const lastSeen = new Map<string, LastSeen>();

function seenUnder(key: string): LastSeen {
  let seen = lastSeen.get(key);
  if (!seen) {
    if (lastSeen.size >= MOST_KEYS) lastSeen.clear();
    seen = { entries: [], prints: [] };
    lastSeen.set(key, seen);
  }
  return seen;
}

function ofList(list: readonly unknown[], key: string): Fingerprint {
  const { length } = list;
  let a = 0x1b873593;
  let b = 0x7feb352d;
  const seen = length < LONG ? undefined : seenUnder(key);
  for (let i = 0; i < length; i++) {
    const entry = list[i];
    let inner = seen?.entries[i] === entry ? seen?.prints[i] : undefined;
    if (inner === undefined) {
      inner = print(entry, '');
      if (seen) {
        seen.entries[i] = entry;
        seen.prints[i] = inner;
      }
    }
    a = mix(Math.imul(a, 31), inner.a);
    b = mix(Math.imul(b, 37), inner.b);
  }
  return { a: mix(a, length), b: mix(b, length) };
}

function ofObject(object: Record<string, unknown>): Fingerprint {
  let a = 0x3c6ef372;
  let b = 0x510e527f;
  let size = 0;
  for (const key in object) {
    const value = object[key];
    // JSON drops keys without a value, so they must not count.
    if (value === undefined) continue;
    const name = ofKey(key);
    const inner = print(value, key);
    a = (a + mix(name.a, inner.a)) >>> 0;
    b = (b + mix(name.b, inner.b)) >>> 0;
    size++;
  }
  const fresh = { a: mix(a, 1), b: mix(b, 2) };
  if (size > SMALL) kept.set(object, fresh);
  return fresh;
}

const hex8 = (value: number): string => value.toString(16).padStart(8, '0');

/** Sixteen hex digits; equal for equal JSON. */
export function hashOf(value: unknown): string {
  const { a, b } = print(value, '');
  return hex8(a) + hex8(b);
}
