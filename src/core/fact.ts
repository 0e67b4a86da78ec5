/** Memoizes a pure function of an immutable object; results live as long as the object. */
export function fact<From extends object, Fact>(derive: (from: From) => Fact): (from: From) => Fact {
  const known = new WeakMap<From, Fact>();
  return (from) => {
    let found = known.get(from);
    if (found === undefined) {
      found = derive(from);
      known.set(from, found);
    }
    return found;
  };
}

const KEPT = 8;

/** Memoizes the last few results of a function of short-lived objects, such as the lists of a state. */
export function lately<From extends object, Fact>(derive: (from: From) => Fact): (from: From) => Fact {
  const known: { readonly from: From; readonly fact: Fact }[] = [];
  let newest = 0;
  return (from) => {
    for (let i = 0; i < known.length; i++) {
      const one = known[(newest + KEPT - i) % KEPT];
      if (one?.from === from) return one.fact;
    }
    const fact = derive(from);
    newest = (newest + 1) % KEPT;
    known[newest] = { from, fact };
    return fact;
  };
}

const following = fact((list: readonly unknown[]) => fact((more: readonly unknown[]) => [...list, ...more]));

/** Two lists as one; the same two lists always give the same one, so that facts of it are kept too. */
export function joined<T>(list: readonly T[], more: readonly T[]): readonly T[] {
  if (more.length === 0) return list;
  return list.length === 0 ? more : (following(list)(more) as readonly T[]);
}
