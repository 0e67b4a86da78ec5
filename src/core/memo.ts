/**
 * Caches of pure functions: the only ones that rules have. Results belong to an immutable object and live as long as it
 * does; nothing is ever invalidated. For parts of states, of which every command makes new ones, only the last few
 * results are kept.
 */

export interface Memo<From, Fact> {
  (from: From): Fact;
  /** The result, if it is known. */
  peek(from: From): Fact | undefined;
  /** Takes over a result found in another way, for example from that of the object before. */
  keep(from: From, fact: Fact): void;
}

/** Memoizes a function of an immutable object; results live as long as the object. */
export function memoize<From extends object, Fact>(derive: (from: From) => Fact): Memo<From, Fact> {
  const known = new WeakMap<From, Fact>();
  // Most questions are about the newest object again, and a WeakMap is slow to look up.
  let newest: From | undefined;
  let newestFact: Fact | undefined;
  const peek = (from: From): Fact | undefined => (from === newest ? newestFact : known.get(from));
  const keep = (from: From, fact: Fact): void => {
    known.set(from, fact);
    newest = from;
    newestFact = fact;
  };
  const memo = (from: From): Fact => {
    if (from === newest && newestFact !== undefined) return newestFact;
    let found = known.get(from);
    if (found === undefined) {
      found = derive(from);
      known.set(from, found);
    }
    newest = from;
    newestFact = found;
    return found;
  };
  return Object.assign(memo, { peek, keep });
}

const KEPT = 8;

interface Result<From, Fact> {
  readonly from: From;
  readonly fact: Fact;
}

/**
 * Memoizes the last few results of a function of short-lived objects, such as the lists of a state, or of long texts.
 * `derive` is given the newest result, which may be the better part of the next.
 */
export function memoizeLast<From, Fact>(
  derive: (from: From, newest: Result<From, Fact> | undefined) => Fact,
  kept = KEPT,
): (from: From) => Fact {
  const known: Result<From, Fact>[] = [];
  let newest = 0;
  return (from) => {
    for (let i = 0; i < known.length; i++) {
      const one = known[(newest + kept - i) % kept];
      if (one?.from === from) return one.fact;
    }
    const fact = derive(from, known[newest]);
    newest = (newest + 1) % kept;
    known[newest] = { from, fact };
    return fact;
  };
}

/** Memoizes a function of one of a limited set of numbers. */
export function memoizeNumber<Fact>(derive: (number: number) => Fact): (number: number) => Fact {
  const known = new Map<number, Fact>();
  return (number) => {
    let found = known.get(number);
    if (found === undefined) {
      found = derive(number);
      known.set(number, found);
    }
    return found;
  };
}

const following = memoize((list: readonly unknown[]) => memoize((more: readonly unknown[]) => [...list, ...more]));

/** Two lists as one; the same two lists always give the same one, so that facts of it are kept too. */
export function joined<T>(list: readonly T[], more: readonly T[]): readonly T[] {
  if (more.length === 0) return list;
  return list.length === 0 ? more : (following(list)(more) as readonly T[]);
}
