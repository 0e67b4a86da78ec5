import { createResource } from 'solid-js';

/**
 * The newest answer to what is asked whenever `of` changes; until it comes, the one before. A resource that is read before
 * its first answer takes everything off the page up to the next Suspense, and that would be the whole table.
 */
export function latestOf<S, T>(of: () => S | false | undefined, ask: (of: S) => Promise<T>): () => T | undefined {
  const [answer] = createResource<T | undefined, S>(of, ask, { initialValue: undefined });
  return () => answer.latest;
}
